// Made from docs/schema/rising-sun by `npm run types`: not written by hand.

export type components = {
    schemas: {
        /** @description What one viewer may know. */
        View: {
            /** @description What must still happen, the next step last. */
            agenda: components["schemas"]["Step"][];
            battle?: components["schemas"]["BattleDocument"] | null;
            /** @description The viewer's own bids so far while they are hidden. */
            bids?: {
                /** Format: uint8 */
                hire_ronin?: number;
                /** Format: uint8 */
                imperial_poets?: number;
                /** Format: uint8 */
                seppuku?: number;
                /** Format: uint8 */
                take_hostage?: number;
            };
            /** @description The clan that has the deck of mandates. */
            chooser: components["schemas"]["Clan"];
            /** @description The clan that controls each kami on the map. */
            controllers?: {
                amaterasu?: components["schemas"]["Clan"];
                fujin?: components["schemas"]["Clan"];
                hachiman?: components["schemas"]["Clan"];
                raijin?: components["schemas"]["Clan"];
                ryujin?: components["schemas"]["Clan"];
                susanoo?: components["schemas"]["Clan"];
                tsukuyomi?: components["schemas"]["Clan"];
            };
            /** @description The top four mandate tiles of the deck, as far as the viewer has seen them. */
            deck: (components["schemas"]["Mandate"] | null)[];
            /** @description The force of each clan in each province where it has any. */
            force: {
                edo?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                hokkaido?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                kansai?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                kyoto?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                kyushu?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                nagato?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                oshu?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                shikoku?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
            };
            /** @description The four tiles drawn, if it is the viewer's turn to choose. */
            hand?: components["schemas"]["Mandate"][] | null;
            /** @description The clans from the top of the honor track down. */
            honor: components["schemas"]["Clan"][];
            kami: components["schemas"]["Kami"][];
            /**
             * Format: uint8
             * @default 0
             */
            kami_turns: number;
            /** @description Whether the kami walk the map, and where. */
            kami_unbound?: boolean;
            market?: {
                /** Format: uint8 */
                benevolence?: number;
                /** Format: uint8 */
                courage?: number;
                /** Format: uint8 */
                form_of_the_beast?: number;
                /** Format: uint8 */
                form_of_the_demon?: number;
                /** Format: uint8 */
                form_of_the_kindred?: number;
                /** Format: uint8 */
                form_of_the_kitsune?: number;
                /** Format: uint8 */
                form_of_the_phoenix?: number;
                /** Format: uint8 */
                form_of_the_tanuki?: number;
                /** Format: uint8 */
                honesty?: number;
                /** Format: uint8 */
                justice?: number;
                /** Format: uint8 */
                komainu?: number;
                /** Format: uint8 */
                loyalty?: number;
                /** Format: uint8 */
                mercy?: number;
                /** Format: uint8 */
                oni_of_blood?: number;
                /** Format: uint8 */
                oni_of_hate?: number;
                /** Format: uint8 */
                oni_of_skulls?: number;
                /** Format: uint8 */
                oni_of_souls?: number;
                /** Format: uint8 */
                oni_of_spite?: number;
                /** Format: uint8 */
                path_of_sengoku?: number;
                /** Format: uint8 */
                path_of_the_builder?: number;
                /** Format: uint8 */
                path_of_the_dragon?: number;
                /** Format: uint8 */
                path_of_the_favored?: number;
                /** Format: uint8 */
                path_of_the_kannushi?: number;
                /** Format: uint8 */
                path_of_the_kenin?: number;
                /** Format: uint8 */
                path_of_the_light?: number;
                /** Format: uint8 */
                path_of_the_lion?: number;
                /** Format: uint8 */
                path_of_the_monkey?: number;
                /** Format: uint8 */
                path_of_the_ninja?: number;
                /** Format: uint8 */
                path_of_the_patron?: number;
                /** Format: uint8 */
                path_of_the_samurai?: number;
                /** Format: uint8 */
                path_of_the_serpent?: number;
                /** Format: uint8 */
                path_of_the_spirit?: number;
                /** Format: uint8 */
                path_of_the_unrighteous?: number;
                /** Format: uint8 */
                path_of_the_warlord?: number;
                /** Format: uint8 */
                piety?: number;
                /** Format: uint8 */
                respect?: number;
                /** Format: uint8 */
                righteousness?: number;
                /** Format: uint8 */
                river_dragon?: number;
                /** Format: uint8 */
                sincerity?: number;
                /** Format: uint8 */
                way_of_bushido?: number;
                /** Format: uint8 */
                way_of_the_katana?: number;
                /** Format: uint8 */
                way_of_the_keiri?: number;
                /** Format: uint8 */
                way_of_the_merchant?: number;
                /** Format: uint8 */
                way_of_the_moneylender?: number;
                /** Format: uint8 */
                way_of_the_righteous?: number;
                /** Format: uint8 */
                way_of_the_ronin?: number;
                /** Format: uint8 */
                way_of_the_shogun?: number;
                /** Format: uint8 */
                yurei?: number;
            };
            movement?: components["schemas"]["MovementDocument"];
            phase: components["schemas"]["Phase"];
            /** @description In seating order. */
            players: components["schemas"]["PlayerDocument"][];
            season: components["schemas"]["Season"];
            set: components["schemas"]["CardSet"];
            /** @description The clan with the most force in each province; honor breaks ties. */
            strongest: {
                edo?: components["schemas"]["Clan"];
                hokkaido?: components["schemas"]["Clan"];
                kansai?: components["schemas"]["Clan"];
                kyoto?: components["schemas"]["Clan"];
                kyushu?: components["schemas"]["Clan"];
                nagato?: components["schemas"]["Clan"];
                oshu?: components["schemas"]["Clan"];
                shikoku?: components["schemas"]["Clan"];
            };
            summoned?: {
                /** Format: uint8 */
                edo?: number;
                /** Format: uint8 */
                hokkaido?: number;
                /** Format: uint8 */
                kansai?: number;
                /** Format: uint8 */
                kyoto?: number;
                /** Format: uint8 */
                kyushu?: number;
                /** Format: uint8 */
                nagato?: number;
                /** Format: uint8 */
                oshu?: number;
                /** Format: uint8 */
                shikoku?: number;
            };
            /** @description The clan with the most force at each shrine; honor breaks ties. */
            top_worshippers: {
                amaterasu?: components["schemas"]["Clan"];
                fujin?: components["schemas"]["Clan"];
                hachiman?: components["schemas"]["Clan"];
                raijin?: components["schemas"]["Clan"];
                ryujin?: components["schemas"]["Clan"];
                susanoo?: components["schemas"]["Clan"];
                tsukuyomi?: components["schemas"]["Clan"];
            };
            /** @default [] */
            track: components["schemas"]["PlayedDocument"][];
            /** @description The viewer's clan; absent for spectators. */
            viewer?: components["schemas"]["Clan"] | null;
            /** @description The clans that owe a decision. */
            waiting_for: components["schemas"]["Clan"][];
            walks?: {
                amaterasu?: components["schemas"]["WalkDocument"];
                fujin?: components["schemas"]["WalkDocument"];
                hachiman?: components["schemas"]["WalkDocument"];
                raijin?: components["schemas"]["WalkDocument"];
                ryujin?: components["schemas"]["WalkDocument"];
                susanoo?: components["schemas"]["WalkDocument"];
                tsukuyomi?: components["schemas"]["WalkDocument"];
            };
            war_provinces?: components["schemas"]["Province"][];
            /**
             * Format: uint8
             * @default 0
             */
            wars_resolved: number;
            /** @description The force of each clan at each shrine where it has any. */
            worship: {
                amaterasu?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                fujin?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                hachiman?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                raijin?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                ryujin?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                susanoo?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
                tsukuyomi?: {
                    /** Format: uint16 */
                    bonsai?: number;
                    /** Format: uint16 */
                    dragonfly?: number;
                    /** Format: uint16 */
                    koi?: number;
                    /** Format: uint16 */
                    lotus?: number;
                    /** Format: uint16 */
                    turtle?: number;
                };
            };
        };
        /** @description The battle that is being fought. */
        BattleDocument: {
            /** @description All bids, once they are shown. */
            bids?: {
                bonsai?: {
                    /** Format: uint8 */
                    hire_ronin?: number;
                    /** Format: uint8 */
                    imperial_poets?: number;
                    /** Format: uint8 */
                    seppuku?: number;
                    /** Format: uint8 */
                    take_hostage?: number;
                };
                dragonfly?: {
                    /** Format: uint8 */
                    hire_ronin?: number;
                    /** Format: uint8 */
                    imperial_poets?: number;
                    /** Format: uint8 */
                    seppuku?: number;
                    /** Format: uint8 */
                    take_hostage?: number;
                };
                koi?: {
                    /** Format: uint8 */
                    hire_ronin?: number;
                    /** Format: uint8 */
                    imperial_poets?: number;
                    /** Format: uint8 */
                    seppuku?: number;
                    /** Format: uint8 */
                    take_hostage?: number;
                };
                lotus?: {
                    /** Format: uint8 */
                    hire_ronin?: number;
                    /** Format: uint8 */
                    imperial_poets?: number;
                    /** Format: uint8 */
                    seppuku?: number;
                    /** Format: uint8 */
                    take_hostage?: number;
                };
                turtle?: {
                    /** Format: uint8 */
                    hire_ronin?: number;
                    /** Format: uint8 */
                    imperial_poets?: number;
                    /** Format: uint8 */
                    seppuku?: number;
                    /** Format: uint8 */
                    take_hostage?: number;
                };
            } | null;
            hired?: components["schemas"]["Clan"] | null;
            /**
             * Format: uint8
             * @default 0
             */
            killed: number;
            /** @description Whether Loyalty has added to what the winner gains from the outcome. */
            loyalty_counted?: boolean;
            participants: components["schemas"]["Clan"][];
            province: components["schemas"]["Province"];
            /**
             * @description The clans that have placed all bids.
             * @default []
             */
            ready: components["schemas"]["Clan"][];
            /** @description The clans that had a shinto here when the battle began. */
            shinto?: components["schemas"]["Clan"][];
            /** @description The clan that had the Oni of Souls here when the battle began. */
            souls?: components["schemas"]["Clan"] | null;
            winner?: components["schemas"]["Clan"] | null;
        };
        /**
         * @description A set of season cards that is added to the core cards.
         * @enum {string}
         */
        CardSet: "archway" | "teapot" | "horseman" | "mountain";
        /**
         * @description A clan. Seats are named after their clans.
         * @enum {string}
         */
        Clan: "koi" | "lotus" | "turtle" | "dragonfly" | "bonsai";
        /**
         * @description A kind of figure. Every monster is a kind of its own, because there is one of each.
         * @enum {string}
         */
        Figure: "fujin" | "hachiman" | "raijin" | "ryujin" | "susanoo" | "tsukuyomi" | "bushi" | "shinto" | "daimyo" | "komainu" | "oni_of_skulls" | "yurei" | "oni_of_blood" | "oni_of_souls" | "river_dragon" | "oni_of_hate" | "oni_of_spite" | "amaterasu";
        /**
         * @description A kami; four of the seven have a shrine in a game.
         * @enum {string}
         */
        Kami: "amaterasu" | "fujin" | "hachiman" | "raijin" | "ryujin" | "susanoo" | "tsukuyomi";
        /** @description A political mandate. */
        Mandate: "recruit" | "marshal" | "train" | "harvest" | "betray";
        /** @description The group that Mercy may spare. */
        MercyTarget: "losers" | {
            bushi: {
                /** @description The owner of the bushi. */
                of: components["schemas"]["Clan"];
                /** @description The province of the bushi. */
                province: components["schemas"]["Province"];
            };
        } | {
            keiri: {
                /** @description The province of the daimyo. */
                province: components["schemas"]["Province"];
            };
        } | {
            hate: {
                /** @description The province that the Oni entered. */
                province: components["schemas"]["Province"];
            };
        };
        /** @description What has moved in the current Marshal or by Fujin. */
        MovementDocument: {
            bushi?: {
                /** Format: uint8 */
                edo?: number;
                /** Format: uint8 */
                hokkaido?: number;
                /** Format: uint8 */
                kansai?: number;
                /** Format: uint8 */
                kyoto?: number;
                /** Format: uint8 */
                kyushu?: number;
                /** Format: uint8 */
                nagato?: number;
                /** Format: uint8 */
                oshu?: number;
                /** Format: uint8 */
                shikoku?: number;
            };
            /** @description Shipping routes whose toll could not be paid. */
            closed_routes?: [
                components["schemas"]["Province"],
                components["schemas"]["Province"]
            ][];
            /** @description Shipping routes whose toll is settled. */
            open_routes?: [
                components["schemas"]["Province"],
                components["schemas"]["Province"]
            ][];
            /** @description The daimyo, monsters and kami. */
            others?: components["schemas"]["Figure"][];
            shinto?: {
                /** Format: uint8 */
                edo?: number;
                /** Format: uint8 */
                hokkaido?: number;
                /** Format: uint8 */
                kansai?: number;
                /** Format: uint8 */
                kyoto?: number;
                /** Format: uint8 */
                kyushu?: number;
                /** Format: uint8 */
                nagato?: number;
                /** Format: uint8 */
                oshu?: number;
                /** Format: uint8 */
                shikoku?: number;
            };
            strongholds?: {
                /** Format: uint8 */
                edo?: number;
                /** Format: uint8 */
                hokkaido?: number;
                /** Format: uint8 */
                kansai?: number;
                /** Format: uint8 */
                kyoto?: number;
                /** Format: uint8 */
                kyushu?: number;
                /** Format: uint8 */
                nagato?: number;
                /** Format: uint8 */
                oshu?: number;
                /** Format: uint8 */
                shikoku?: number;
            };
        };
        /** @description The large steps of a season. */
        Phase: "tea_ceremony" | "political" | "war" | "over";
        /** @description A mandate on the political track. */
        PlayedDocument: {
            /** @description The clan that chose it. */
            clan: components["schemas"]["Clan"];
            /** @description Whether the tile is face down. */
            face_down?: boolean;
            /** @description What was executed. */
            mandate: components["schemas"]["Mandate"];
            /** @description The tile; absent if it is face down and the viewer has not seen it. */
            tile?: components["schemas"]["Mandate"] | null;
        };
        /** @description Everything that belongs to one player. */
        PlayerDocument: {
            /** @description The seasons with an alliance, even one broken later. */
            allied_seasons?: components["schemas"]["Season"][];
            ally?: components["schemas"]["Clan"] | null;
            cards?: {
                /** Format: uint8 */
                benevolence?: number;
                /** Format: uint8 */
                courage?: number;
                /** Format: uint8 */
                form_of_the_beast?: number;
                /** Format: uint8 */
                form_of_the_demon?: number;
                /** Format: uint8 */
                form_of_the_kindred?: number;
                /** Format: uint8 */
                form_of_the_kitsune?: number;
                /** Format: uint8 */
                form_of_the_phoenix?: number;
                /** Format: uint8 */
                form_of_the_tanuki?: number;
                /** Format: uint8 */
                honesty?: number;
                /** Format: uint8 */
                justice?: number;
                /** Format: uint8 */
                komainu?: number;
                /** Format: uint8 */
                loyalty?: number;
                /** Format: uint8 */
                mercy?: number;
                /** Format: uint8 */
                oni_of_blood?: number;
                /** Format: uint8 */
                oni_of_hate?: number;
                /** Format: uint8 */
                oni_of_skulls?: number;
                /** Format: uint8 */
                oni_of_souls?: number;
                /** Format: uint8 */
                oni_of_spite?: number;
                /** Format: uint8 */
                path_of_sengoku?: number;
                /** Format: uint8 */
                path_of_the_builder?: number;
                /** Format: uint8 */
                path_of_the_dragon?: number;
                /** Format: uint8 */
                path_of_the_favored?: number;
                /** Format: uint8 */
                path_of_the_kannushi?: number;
                /** Format: uint8 */
                path_of_the_kenin?: number;
                /** Format: uint8 */
                path_of_the_light?: number;
                /** Format: uint8 */
                path_of_the_lion?: number;
                /** Format: uint8 */
                path_of_the_monkey?: number;
                /** Format: uint8 */
                path_of_the_ninja?: number;
                /** Format: uint8 */
                path_of_the_patron?: number;
                /** Format: uint8 */
                path_of_the_samurai?: number;
                /** Format: uint8 */
                path_of_the_serpent?: number;
                /** Format: uint8 */
                path_of_the_spirit?: number;
                /** Format: uint8 */
                path_of_the_unrighteous?: number;
                /** Format: uint8 */
                path_of_the_warlord?: number;
                /** Format: uint8 */
                piety?: number;
                /** Format: uint8 */
                respect?: number;
                /** Format: uint8 */
                righteousness?: number;
                /** Format: uint8 */
                river_dragon?: number;
                /** Format: uint8 */
                sincerity?: number;
                /** Format: uint8 */
                way_of_bushido?: number;
                /** Format: uint8 */
                way_of_the_katana?: number;
                /** Format: uint8 */
                way_of_the_keiri?: number;
                /** Format: uint8 */
                way_of_the_merchant?: number;
                /** Format: uint8 */
                way_of_the_moneylender?: number;
                /** Format: uint8 */
                way_of_the_righteous?: number;
                /** Format: uint8 */
                way_of_the_ronin?: number;
                /** Format: uint8 */
                way_of_the_shogun?: number;
                /** Format: uint8 */
                yurei?: number;
            };
            clan: components["schemas"]["Clan"];
            /** Format: uint16 */
            coins: number;
            /** @description Figures taken hostage, by captor. */
            hostages?: {
                bonsai?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                dragonfly?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                koi?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                lotus?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                turtle?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
            };
            provinces: {
                edo?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                hokkaido?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                kansai?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                kyoto?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                kyushu?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                nagato?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                oshu?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                shikoku?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
            };
            reserve: {
                /** Format: uint8 */
                amaterasu?: number;
                /** Format: uint8 */
                bushi?: number;
                /** Format: uint8 */
                daimyo?: number;
                /** Format: uint8 */
                fujin?: number;
                /** Format: uint8 */
                hachiman?: number;
                /** Format: uint8 */
                komainu?: number;
                /** Format: uint8 */
                oni_of_blood?: number;
                /** Format: uint8 */
                oni_of_hate?: number;
                /** Format: uint8 */
                oni_of_skulls?: number;
                /** Format: uint8 */
                oni_of_souls?: number;
                /** Format: uint8 */
                oni_of_spite?: number;
                /** Format: uint8 */
                raijin?: number;
                /** Format: uint8 */
                river_dragon?: number;
                /** Format: uint8 */
                ryujin?: number;
                /** Format: uint8 */
                shinto?: number;
                /** Format: uint8 */
                susanoo?: number;
                /** Format: uint8 */
                tsukuyomi?: number;
                /** Format: uint8 */
                yurei?: number;
            };
            /** Format: uint16 */
            ronin: number;
            shrines?: {
                amaterasu?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                fujin?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                hachiman?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                raijin?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                ryujin?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                susanoo?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
                tsukuyomi?: {
                    /** Format: uint8 */
                    amaterasu?: number;
                    /** Format: uint8 */
                    bushi?: number;
                    /** Format: uint8 */
                    daimyo?: number;
                    /** Format: uint8 */
                    fujin?: number;
                    /** Format: uint8 */
                    hachiman?: number;
                    /** Format: uint8 */
                    komainu?: number;
                    /** Format: uint8 */
                    oni_of_blood?: number;
                    /** Format: uint8 */
                    oni_of_hate?: number;
                    /** Format: uint8 */
                    oni_of_skulls?: number;
                    /** Format: uint8 */
                    oni_of_souls?: number;
                    /** Format: uint8 */
                    oni_of_spite?: number;
                    /** Format: uint8 */
                    raijin?: number;
                    /** Format: uint8 */
                    river_dragon?: number;
                    /** Format: uint8 */
                    ryujin?: number;
                    /** Format: uint8 */
                    shinto?: number;
                    /** Format: uint8 */
                    susanoo?: number;
                    /** Format: uint8 */
                    tsukuyomi?: number;
                    /** Format: uint8 */
                    yurei?: number;
                };
            };
            strongholds: {
                /** Format: uint8 */
                edo?: number;
                /** Format: uint8 */
                hokkaido?: number;
                /** Format: uint8 */
                kansai?: number;
                /** Format: uint8 */
                kyoto?: number;
                /** Format: uint8 */
                kyushu?: number;
                /** Format: uint8 */
                nagato?: number;
                /** Format: uint8 */
                oshu?: number;
                /** Format: uint8 */
                shikoku?: number;
            };
            tokens?: {
                autumn?: components["schemas"]["Province"][];
                spring?: components["schemas"]["Province"][];
                summer?: components["schemas"]["Province"][];
                winter?: components["schemas"]["Province"][];
            };
            /** Format: uint16 */
            vp: number;
        };
        /**
         * @description A province.
         * @enum {string}
         */
        Province: "hokkaido" | "oshu" | "edo" | "kyoto" | "kansai" | "nagato" | "shikoku" | "kyushu";
        /**
         * @description A season. Winter is the end of the game.
         * @enum {string}
         */
        Season: "spring" | "summer" | "autumn" | "winter";
        /**
         * @description A pending step of the agenda, named after what is decided or run.
         *     In documents, players are clans.
         */
        Step: "over" | {
            /** @description Decision of all who are not ready: whether the tea ceremony is over for them. */
            tea: {
                /** @description The players who are ready. */
                ready: components["schemas"]["Clan"][];
            };
        } | "political" | {
            /** @description Decision: which of the four tiles drawn to play. */
            choose_mandate: {
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision of the Lotus: which mandate to announce for the tile played face down. */
            announce: {
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Runs a mandate: the players perform it in turn, then come the effects at its end. */
            mandate: {
                /** @description The player who chose it. */
                chooser: components["schemas"]["Clan"];
                /**
                 * Format: uint8
                 * @description How many players have performed it, plus how many have had the effects at its end in the order of honor.
                 */
                done: number;
                /** @description The mandate that is performed. */
                mandate: components["schemas"]["Mandate"];
            };
        } | {
            /** @description Decision: which figure to summon to which province. */
            recruit: {
                /** @description Whether the player has the bonus of the mandate. */
                bonus: boolean;
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: whether the figure just summoned worships, and where. */
            worship: {
                /** @description The figure just summoned. */
                figure: components["schemas"]["Figure"];
                /** @description The province where it was summoned. */
                province: components["schemas"]["Province"];
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Runs what happens after a Summon. */
            summoned: {
                /** @description The player who summoned. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: what to do with the cards that act after a Summon, as often as there are copies left. */
            after_summon: {
                /**
                 * Format: uint8
                 * @description Uses left of the Path of the Kenin.
                 */
                kenin: number;
                /**
                 * Format: uint8
                 * @description Uses left of the Path of the Monkey.
                 */
                monkey: number;
                /**
                 * Format: uint8
                 * @description Uses left of the Path of the Ninja.
                 */
                ninja: number;
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: what to place with the cards that act at the end of a Recruit, as often as there are copies left. */
            end_of_recruit: {
                /**
                 * Format: uint8
                 * @description Uses left of the Path of the Light.
                 */
                light: number;
                /**
                 * Format: uint8
                 * @description Uses left of the Path of the Samurai.
                 */
                samurai: number;
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: what to move where, and where to build. */
            marshal: {
                /**
                 * Format: uint8
                 * @description How many strongholds the player may still build.
                 */
                builds: number;
                /**
                 * Format: uint8
                 * @description Uses left of the Path of the Kannushi.
                 */
                kannushi: number;
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision of the owner of the Path of the Serpent: whether a move over a shipping route costs a coin. */
            toll: {
                /** @description The figure that waits to move. */
                figure: components["schemas"]["Figure"];
                /** @description The province that it leaves. */
                from: components["schemas"]["Province"];
                /** @description The player who moves. */
                mover: components["schemas"]["Clan"];
                /** @description The player who may demand the toll. */
                owner: components["schemas"]["Clan"];
                /** @description The province that it enters. */
                to: components["schemas"]["Province"];
            };
        } | {
            /** @description Decision: which season card to buy. */
            train: {
                /** @description Whether the player has the bonus of the mandate. */
                bonus: boolean;
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: where to summon the monster just bought. */
            summon_monster: {
                /** @description The monster. */
                figure: components["schemas"]["Figure"];
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: who gets one of the coins just spent. */
            benevolence: {
                /**
                 * Format: uint8
                 * @description How many coins may still be given.
                 */
                left: number;
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: which figure of another player to replace. */
            betray: {
                /**
                 * Format: uint8
                 * @description Uses left of the Path of the Unrighteous: against any player, even at a shrine.
                 */
                extra: number;
                /**
                 * Format: uint8
                 * @description Replacements left that must hit different players.
                 */
                left: number;
                /** @description Players hit by a replacement of the first kind. */
                replaced: components["schemas"]["Clan"][];
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Runs the shrines of a kami turn from this one on. */
            kami_turn: {
                /**
                 * Format: uint8
                 * @description The next shrine, counted from the left.
                 */
                shrine: number;
            };
        } | {
            /** @description Runs what follows once a shrine is resolved in Kami Unbound. */
            descent: {
                /**
                 * Format: uint8
                 * @description The shrine, counted from the left.
                 */
                shrine: number;
            };
        } | {
            /** @description Decision: where the kami of a shrine goes. */
            place_kami: {
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
                /**
                 * Format: uint8
                 * @description The shrine, counted from the left.
                 */
                shrine: number;
            };
        } | {
            /** @description Decision: whether to rise to the top of the honor track. */
            amaterasu: {
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: what to move where. */
            fujin: {
                /**
                 * Format: uint8
                 * @description How many moves are left.
                 */
                moves: number;
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: where to summon a bushi. */
            raijin: {
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: which season card to buy at full cost. */
            ryujin: {
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Runs the start of the war for the player at this place of the honor track, and then for those below. */
            war_start: {
                /**
                 * Format: uint8
                 * @description The place on the honor track, counted from 0 at the top.
                 */
                place: number;
            };
        } | {
            /** @description Decision: which figure the Way of the Keiri kills. */
            keiri: {
                /** @description Whether Loyalty has already added to this gain of points. */
                counted: boolean;
                /**
                 * Format: uint8
                 * @description How many more figures may be killed.
                 */
                left: number;
                /** @description The province of the daimyo. */
                province: components["schemas"]["Province"];
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | "war" | {
            /** @description Runs the stages of a battle. */
            battle: {
                /**
                 * Format: uint8
                 * @description The stage that comes next.
                 */
                stage: number;
            };
        } | "bids" | {
            /** @description Decision: whether to use Seppuku. */
            seppuku: {
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: which figure to take hostage. */
            take_hostage: {
                /** @description Whether Loyalty has already added to this gain of points. */
                counted: boolean;
                /**
                 * Format: uint8
                 * @description How many more hostages may be taken; Respect allows more than one.
                 */
                left: number;
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
                /** @description Whether a hostage was taken. */
                taken: boolean;
            };
        } | {
            /** @description Decision: whether to use Hire Ronin. */
            hire_ronin: {
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: whether to use the Imperial Poets. */
            imperial_poets: {
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision of the winner: which losers get the odd coins of the reparations. */
            reparations: {
                /**
                 * Format: uint8
                 * @description How many coins are left.
                 */
                left: number;
                /** @description The losers that have got one. */
                paid: components["schemas"]["Clan"][];
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        } | {
            /** @description Decision: which figure of the first victim the Oni of Hate kills. */
            hate: {
                /** @description The province that it entered. */
                province: components["schemas"]["Province"];
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
                /** @description The players that still lose a figure. */
                victims: components["schemas"]["Clan"][];
            };
        } | {
            /** @description Decision: whether to spare a whole group. */
            mercy: {
                /** @description The group that may be spared. */
                quarry: components["schemas"]["MercyTarget"];
                /** @description The player who decides. */
                seat: components["schemas"]["Clan"];
            };
        };
        /** @description A kami on the map. */
        WalkDocument: {
            /** @description The clan that had its card last. */
            holder: components["schemas"]["Clan"];
            /** @description Where it is; absent while it is about to come down. */
            province?: components["schemas"]["Province"] | null;
        };
        /** @description An event of the game. */
        Event: ("tea_ceremony_began" | "political_phase_began" | "war_phase_began" | "winter_began") | {
            season_began: {
                season: components["schemas"]["Season"];
            };
        } | {
            war_province_drawn: {
                /** Format: uint8 */
                number: number;
                province: components["schemas"]["Province"];
            };
        } | {
            coins_gained: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                coins: number;
                source: components["schemas"]["Source"];
            };
        } | {
            ronin_gained: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                ronin: number;
                source: components["schemas"]["Source"];
            };
        } | {
            vp_gained: {
                clan: components["schemas"]["Clan"];
                source: components["schemas"]["Source"];
                /** Format: uint16 */
                vp: number;
            };
        } | {
            vp_stolen: {
                clan: components["schemas"]["Clan"];
                from: components["schemas"]["Clan"];
                source: components["schemas"]["Source"];
                /** Format: uint16 */
                vp: number;
            };
        } | {
            coins_taken: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                coins: number;
                from: components["schemas"]["Clan"];
                source: components["schemas"]["Source"];
            };
        } | {
            honor_gained: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            honor_lost: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            rose_to_top: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            hostage_returned: {
                captor: components["schemas"]["Clan"];
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
            };
        } | {
            declared_ready: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            declared_not_ready: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            alliance_formed: {
                clan: components["schemas"]["Clan"];
                with: components["schemas"]["Clan"];
            };
        } | {
            alliance_broken: {
                clan: components["schemas"]["Clan"];
                with: components["schemas"]["Clan"];
            };
        } | {
            goods_given: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                coins: number;
                /** Format: uint16 */
                ronin: number;
                to: components["schemas"]["Clan"];
            };
        } | {
            mandates_drawn: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            mandates_seen: {
                clan: components["schemas"]["Clan"];
                tiles: components["schemas"]["Mandate"][];
            };
        } | {
            tile_placed_face_down: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            tile_placed: {
                clan: components["schemas"]["Clan"];
                tile: components["schemas"]["Mandate"];
            };
        } | {
            mandate_chosen: {
                clan: components["schemas"]["Clan"];
                mandate: components["schemas"]["Mandate"];
            };
        } | {
            summoned: {
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
                province: components["schemas"]["Province"];
            };
        } | {
            stayed: {
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
                province: components["schemas"]["Province"];
            };
        } | {
            worshipped: {
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
                kami: components["schemas"]["Kami"];
            };
        } | {
            placed: {
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
                site: components["schemas"]["Site"];
                source: components["schemas"]["Source"];
            };
        } | {
            moved: {
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
                from: components["schemas"]["Province"];
                to: components["schemas"]["Province"];
            };
        } | {
            stronghold_moved: {
                clan: components["schemas"]["Clan"];
                from: components["schemas"]["Province"];
                to: components["schemas"]["Province"];
            };
        } | {
            stronghold_built: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                cost: number;
                province: components["schemas"]["Province"];
            };
        } | {
            toll_paid: {
                clan: components["schemas"]["Clan"];
                from_province: components["schemas"]["Province"];
                to: components["schemas"]["Clan"];
                to_province: components["schemas"]["Province"];
            };
        } | {
            toll_waived: {
                clan: components["schemas"]["Clan"];
                for_clan: components["schemas"]["Clan"];
                from_province: components["schemas"]["Province"];
                to_province: components["schemas"]["Province"];
            };
        } | {
            toll_unpaid: {
                clan: components["schemas"]["Clan"];
                from_province: components["schemas"]["Province"];
                to: components["schemas"]["Clan"];
                to_province: components["schemas"]["Province"];
            };
        } | {
            card_bought: {
                card: components["schemas"]["Card"];
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                cost: number;
            };
        } | {
            replaced: {
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
                of: components["schemas"]["Clan"];
                replaced: components["schemas"]["Figure"];
                site: components["schemas"]["Site"];
            };
        } | {
            passed: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            kami_turn_began: {
                /** Format: uint8 */
                number: number;
            };
        } | {
            kami_placed: {
                clan: components["schemas"]["Clan"];
                kami: components["schemas"]["Kami"];
                province: components["schemas"]["Province"];
            };
        } | {
            worshipper_moved: {
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
                from: components["schemas"]["Kami"];
                to: components["schemas"]["Kami"];
            };
        } | {
            shrine_resolved: {
                clan: components["schemas"]["Clan"];
                kami: components["schemas"]["Kami"];
            };
        } | {
            ronin_turned_to_coins: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                ronin: number;
            };
        } | {
            token_discarded: {
                province: components["schemas"]["Province"];
            };
        } | {
            token_won: {
                clan: components["schemas"]["Clan"];
                province: components["schemas"]["Province"];
                season: components["schemas"]["Season"];
            };
        } | {
            battle_began: {
                province: components["schemas"]["Province"];
            };
        } | {
            force_counted: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                force: number;
                province: components["schemas"]["Province"];
            };
        } | {
            bid_placed: {
                advantage: components["schemas"]["Advantage"];
                clan: components["schemas"]["Clan"];
                /** Format: uint8 */
                coins: number;
            };
        } | {
            bids_ready: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            bids_taken_back: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            bids_revealed: {
                clan: components["schemas"]["Clan"];
                /** Format: uint8 */
                hire_ronin: number;
                /** Format: uint8 */
                imperial_poets: number;
                province: components["schemas"]["Province"];
                /** Format: uint8 */
                seppuku: number;
                /** Format: uint8 */
                take_hostage: number;
            };
        } | {
            advantage_won: {
                advantage: components["schemas"]["Advantage"];
                clan: components["schemas"]["Clan"];
            };
        } | {
            advantage_declined: {
                advantage: components["schemas"]["Advantage"];
                clan: components["schemas"]["Clan"];
            };
        } | {
            killed: {
                /** @description `None` if the clan did it to itself. */
                by: components["schemas"]["Clan"] | null;
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
                province: components["schemas"]["Province"];
            };
        } | {
            spared: {
                by: components["schemas"]["Clan"];
                clan: components["schemas"]["Clan"];
            };
        } | {
            hostage_taken: {
                captor: components["schemas"]["Clan"];
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
                province: components["schemas"]["Province"];
            };
        } | {
            ronin_hired: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                force: number;
            };
        } | {
            bids_discarded: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                coins: number;
            };
        } | {
            reparations_paid: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                coins: number;
                to: components["schemas"]["Clan"];
            };
        } | {
            season_ended: {
                season: components["schemas"]["Season"];
            };
        } | {
            game_won: {
                clan: components["schemas"]["Clan"];
                /** Format: uint16 */
                vp: number;
            };
        };
        /**
         * @description A war advantage, in the order in which they are resolved (p.22-23).
         * @enum {string}
         */
        Advantage: "seppuku" | "take_hostage" | "hire_ronin" | "imperial_poets";
        /**
         * @description A kind of season card; up to two copies of it are in the game.
         * @enum {string}
         */
        Card: "komainu" | "oni_of_skulls" | "path_of_the_lion" | "righteousness" | "way_of_the_shogun" | "path_of_the_serpent" | "respect" | "way_of_bushido" | "way_of_the_ronin" | "yurei" | "form_of_the_kitsune" | "form_of_the_phoenix" | "path_of_the_dragon" | "river_dragon" | "way_of_the_moneylender" | "oni_of_blood" | "oni_of_souls" | "oni_of_hate" | "oni_of_spite" | "benevolence" | "path_of_the_kenin" | "path_of_the_light" | "justice" | "path_of_the_samurai" | "form_of_the_beast" | "way_of_the_katana" | "honesty" | "path_of_the_patron" | "path_of_the_warlord" | "loyalty" | "way_of_the_merchant" | "form_of_the_kindred" | "path_of_the_unrighteous" | "courage" | "path_of_the_ninja" | "way_of_the_righteous" | "mercy" | "path_of_the_monkey" | "form_of_the_demon" | "path_of_the_spirit" | "path_of_the_builder" | "path_of_the_kannushi" | "piety" | "path_of_sengoku" | "path_of_the_favored" | "sincerity" | "form_of_the_tanuki" | "way_of_the_keiri";
        /**
         * @description Why a player gained something.
         * @enum {string}
         */
        Reason: "income" | "hostage_returned" | "harvest" | "seppuku" | "take_hostage" | "imperial_poets" | "war_province_tokens" | "war_province_set";
        /** @description The place of a figure: a province or a shrine. */
        Site: {
            province: components["schemas"]["Province"];
        } | {
            shrine: components["schemas"]["Kami"];
        };
        /** @description Where a gain comes from: a rule, a card or a kami. Written as a bare name. */
        Source: components["schemas"]["Reason"] | components["schemas"]["Card"] | components["schemas"]["Kami"];
        /** @description One thing that happens in a session: an event of the game or of a negotiation. */
        LogEvent: {
            game: components["schemas"]["Event"];
        } | {
            offer_made: components["schemas"]["Offer"];
        } | {
            offer_withdrawn: {
                /** @description Who made it. */
                from: string;
                /** @description Number of the offer. */
                offer: components["schemas"]["OfferId"];
                /** @description Who received it. */
                to: string;
            };
        } | {
            offer_declined: {
                /** @description Who made it. */
                from: string;
                /** @description Number of the offer. */
                offer: components["schemas"]["OfferId"];
                /** @description Who received it. */
                to: string;
            };
        } | {
            offer_accepted: {
                /** @description Who made it. */
                from: string;
                /** @description Number of the offer. */
                offer: components["schemas"]["OfferId"];
                /** @description Who received it. */
                to: string;
            };
        } | {
            offer_lapsed: {
                /** @description Who made it. */
                from: string;
                /** @description Number of the offer. */
                offer: components["schemas"]["OfferId"];
                /** @description Who received it. */
                to: string;
            };
        } | {
            promise_made: components["schemas"]["Promise"];
        } | {
            promise_judged: {
                /** @description Who made it. */
                by: string;
                /** @description Number of the promise. */
                promise: components["schemas"]["PromiseId"];
                /** @description Who received it. */
                to: string;
                /** @description Whether it was kept. */
                verdict: components["schemas"]["Verdict"];
            };
        } | {
            undone: {
                /** @description The player. */
                by: string;
            };
        };
        /** @description Coins and ronin from a reserve. */
        Goods: {
            /**
             * Format: uint16
             * @description Coins.
             * @default 0
             */
            coins: number;
            /**
             * Format: uint16
             * @description Ronin tokens.
             * @default 0
             */
            ronin: number;
        };
        /** @description An open offer. */
        Offer: {
            /** @description The maker. */
            from: string;
            /** @description Promises of `from`. */
            i_promise: components["schemas"]["PromiseContent"][];
            /** @description Number of the offer. */
            id: components["schemas"]["OfferId"];
            /** @description What changes hands at once, from the point of view of `from`. */
            terms: components["schemas"]["Terms"] | null;
            /** @description The player who may accept it. */
            to: string;
            /** @description Promises asked of `to`. */
            you_promise: components["schemas"]["PromiseContent"][];
        };
        /**
         * Format: uint32
         * @description The number of an offer. It encodes the two parties and counts only the offers between them, so that
         *     it gives away nothing about the negotiations of others.
         */
        OfferId: number;
        /** @description A promise that the engine can judge. It is not binding. */
        Pledge: {
            stay_out: {
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | {
            leave_advantage: {
                /** @description The advantage. */
                advantage: components["schemas"]["Advantage"];
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | {
            play_mandate: {
                /** @description The mandate. */
                mandate: components["schemas"]["Mandate"];
            };
        };
        /** @description A promise that was made, with its judgment. */
        Promise: {
            /** @description The maker. */
            by: string;
            /** @description Number of the promise. */
            id: components["schemas"]["PromiseId"];
            /** @description The receiver. */
            to: string;
            /** @description The judgment; `None` while the promise is open. */
            verdict: components["schemas"]["Verdict"] | null;
            /** @description What was promised. */
            word: components["schemas"]["PromiseContent"];
        };
        /** @description What a promise says. */
        PromiseContent: {
            words: string;
        } | {
            pledge: components["schemas"]["Pledge"];
        };
        /**
         * Format: uint32
         * @description The number of a promise, built like an [`OfferId`].
         */
        PromiseId: number;
        /** @description What changes at once when two players agree. */
        Terms: {
            /**
             * @description The two form an alliance.
             * @default false
             */
            alliance: boolean;
            /**
             * @description What the proposer asks for.
             * @default {
             *       "coins": 0,
             *       "ronin": 0
             *     }
             */
            ask: components["schemas"]["Goods"];
            /**
             * @description What the proposer gives.
             * @default {
             *       "coins": 0,
             *       "ronin": 0
             *     }
             */
            give: components["schemas"]["Goods"];
        };
        /** @description The judgment of a promise. */
        Verdict: "kept" | "broken" | "void";
        /** @description What one viewer may know of a session. */
        SessionView: {
            /** @description The view of the game. */
            game: components["schemas"]["View"];
            /** @description The open offers to and from the viewer. */
            offers: components["schemas"]["Offer"][];
            /** @description The promises to and from the viewer. */
            promises: components["schemas"]["Promise"][];
        };
        /** @description All printed figures of the game. */
        Facts: {
            /** @description The war advantages in the order in which they are resolved. */
            advantages: components["schemas"]["Advantage"][];
            /** @description Their types. */
            card_types: components["schemas"]["CardType"][];
            /** @description The season cards. */
            cards: components["schemas"]["CardFacts"][];
            /** @description The clans in the order of their starting honor rank. */
            clans: components["schemas"]["ClanFacts"][];
            /**
             * Format: uint
             * @description See `tiles`.
             */
            drawn: number;
            /** @description The kami of a first game. */
            first_game: components["schemas"]["Kami"][];
            /** @description All kami. */
            kami: components["schemas"]["Kami"][];
            /** @description The mandates. */
            mandates: components["schemas"]["Mandate"][];
            /** @description What each clan has. */
            pieces: components["schemas"]["Pieces"];
            /** @description The provinces from north to south. */
            provinces: components["schemas"]["ProvinceFacts"][];
            /** @description The shipping routes in the order of their numbers. */
            routes: [
                components["schemas"]["Province"],
                components["schemas"]["Province"]
            ][];
            /** @description The seasons that are played, in order. */
            seasons: components["schemas"]["Season"][];
            /** @description The points in Winter for tokens of so many different provinces, from none to all. */
            set_bonus: number[];
            /** @description The sets of which one is added to the core cards. */
            sets: components["schemas"]["CardSet"][];
            /**
             * Format: uint
             * @description How many of them have a shrine in a game.
             */
            shrines: number;
            /**
             * Format: uint
             * @description How many mandate tiles there are, and how many are drawn to choose from.
             */
            tiles: number;
            /** @description What a war province token of each season is worth in Winter. */
            token_worth: {
                /** Format: uint16 */
                autumn?: number;
                /** Format: uint16 */
                spring?: number;
                /** Format: uint16 */
                summer?: number;
                /** Format: uint16 */
                winter?: number;
            };
            /** @description The spaces of the political track. */
            track: components["schemas"]["Space"][];
        };
        /** @description What is printed on a season card apart from its effect, and the decks that contain it. */
        CardFacts: {
            /** @description The card. */
            card: components["schemas"]["Card"];
            /**
             * Format: uint8
             * @description How many copies are among the core cards, which are in every game.
             */
            core: number;
            /**
             * Format: uint16
             * @description Its cost in coins.
             */
            cost: number;
            /** @description The monster it brings. */
            monster?: components["schemas"]["Figure"] | null;
            /** @description The season in which it is for sale. */
            season: components["schemas"]["Season"];
            /** @description How many copies come with each set that has any. */
            sets: {
                /** Format: uint8 */
                archway?: number;
                /** Format: uint8 */
                horseman?: number;
                /** Format: uint8 */
                mountain?: number;
                /** Format: uint8 */
                teapot?: number;
            };
            /** @description Its type. */
            type: components["schemas"]["CardType"];
        };
        /**
         * @description The types of season cards (p.7).
         * @enum {string}
         */
        CardType: "enhancement" | "virtue" | "monster" | "war_upgrade" | "winter_upgrade";
        /** @description What is printed on a clan screen. */
        ClanFacts: {
            /** @description The clan. */
            clan: components["schemas"]["Clan"];
            /** @description The home province. */
            home: components["schemas"]["Province"];
            /**
             * Format: uint16
             * @description The seasonal income in coins.
             */
            income: number;
            /**
             * Format: uint8
             * @description The starting honor rank.
             */
            rank: number;
        };
        /** @description What each clan has in the box. */
        Pieces: {
            /** Format: uint8 */
            bushi: number;
            /** Format: uint8 */
            daimyo: number;
            /** Format: uint8 */
            shinto: number;
            /** Format: uint8 */
            strongholds: number;
        };
        /** @description What is printed in a province. */
        ProvinceFacts: {
            /** @description Provinces across a border. */
            land: components["schemas"]["Province"][];
            /** @description The province. */
            province: components["schemas"]["Province"];
            /** @description What a Harvest yields here. */
            reward: components["schemas"]["Reward"];
            /** @description Provinces at the other end of a shipping route. */
            sea: components["schemas"]["Province"][];
        };
        /** @description Goods that a province yields in a Harvest. */
        Reward: {
            /**
             * Format: uint16
             * @description Coins.
             */
            coins: number;
            /**
             * Format: uint16
             * @description Ronin tokens.
             */
            ronin: number;
            /**
             * Format: uint16
             * @description Victory points.
             */
            vp: number;
        };
        /** @description A space of the political track. */
        Space: "mandate" | "kami";
        /** @description Why an action is refused. People read it as a sentence from `locales/`. */
        Refusal: ("no_stronghold_in_reserve" | "no_replacement_left" | "nothing_to_take" | "alliances_only_at_tea" | "nothing_offered") | "game_over" | "not_your_decision" | "not_now" | {
            not_in_game: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            no_such_tile: {
                /** Format: uint8 */
                slot: number;
            };
        } | {
            not_in_reserve: {
                figure: components["schemas"]["Figure"];
            };
        } | {
            no_stronghold_there: {
                province: components["schemas"]["Province"];
            };
        } | {
            strongholds_used: {
                province: components["schemas"]["Province"];
            };
        } | "summons_used" | {
            no_figure_there: {
                figure: components["schemas"]["Figure"];
                province: components["schemas"]["Province"];
            };
        } | {
            already_moved: {
                figure: components["schemas"]["Figure"];
                province: components["schemas"]["Province"];
            };
        } | {
            no_stronghold_to_move: {
                province: components["schemas"]["Province"];
            };
        } | {
            stronghold_already_moved: {
                province: components["schemas"]["Province"];
            };
        } | "strongholds_stand_fast" | {
            not_adjacent: {
                from: components["schemas"]["Province"];
                to: components["schemas"]["Province"];
            };
        } | {
            held_by_susanoo: {
                province: components["schemas"]["Province"];
            };
        } | {
            already_there: {
                province: components["schemas"]["Province"];
            };
        } | {
            already_at_shrine: {
                kami: components["schemas"]["Kami"];
            };
        } | {
            protected_by_amaterasu: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            route_closed: {
                from: components["schemas"]["Province"];
                to: components["schemas"]["Province"];
            };
        } | "no_bonus" | {
            not_enough_coins: {
                /** Format: uint16 */
                coins: number;
                /** Format: uint16 */
                cost: number;
            };
        } | {
            not_for_sale: {
                card: components["schemas"]["Card"];
            };
        } | {
            no_such_shrine: {
                kami: components["schemas"]["Kami"];
            };
        } | {
            not_a_shinto: {
                figure: components["schemas"]["Figure"];
            };
        } | "not_yourself" | {
            daimyo_immune: {
                figure: components["schemas"]["Figure"];
            };
        } | {
            different_type: {
                figure: components["schemas"]["Figure"];
                with: components["schemas"]["Figure"];
            };
        } | {
            already_betrayed: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            at_shrine: {
                figure: components["schemas"]["Figure"];
            };
        } | {
            not_at_shrine: {
                figure: components["schemas"]["Figure"];
                kami: components["schemas"]["Kami"];
            };
        } | "effect_used" | {
            not_a_target: {
                clan: components["schemas"]["Clan"];
                figure: components["schemas"]["Figure"];
            };
        } | {
            wrong_advantage: {
                expected: components["schemas"]["Advantage"];
            };
        } | {
            too_many_coins: {
                /** Format: uint8 */
                coins: number;
                /** Format: uint16 */
                left: number;
            };
        } | {
            already_paid: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            not_in_battle: {
                clan: components["schemas"]["Clan"];
            };
        } | "must_choose" | "no_bargaining_now" | {
            already_allied: {
                clan: components["schemas"]["Clan"];
            };
        } | {
            goods_short: {
                clan: components["schemas"]["Clan"];
            };
        };
        /** @description One decision of a player. */
        Action: "ready" | "not_ready" | {
            choose_mandate: {
                /**
                 * Format: uint8
                 * @description The place of the tile, from 0 to 3.
                 */
                slot: number;
            };
        } | {
            announce: {
                /** @description The mandate to execute; any will do. */
                mandate: components["schemas"]["Mandate"];
            };
        } | {
            summon: {
                /** @description The figure. */
                figure: components["schemas"]["Figure"];
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | {
            worship: {
                /** @description The kami of the shrine. */
                kami: components["schemas"]["Kami"];
            };
        } | "stay" | {
            place_figure: {
                /** @description The figure. */
                figure: components["schemas"]["Figure"];
                /** @description The province or shrine. */
                site: components["schemas"]["Site"];
            };
        } | {
            move_figure: {
                /** @description The figure. */
                figure: components["schemas"]["Figure"];
                /** @description The province that it leaves. */
                from: components["schemas"]["Province"];
                /** @description The province that it enters. */
                to: components["schemas"]["Province"];
            };
        } | {
            move_stronghold: {
                /** @description The province that it leaves. */
                from: components["schemas"]["Province"];
                /** @description The province that it enters. */
                to: components["schemas"]["Province"];
            };
        } | {
            build_stronghold: {
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | "demand_toll" | "waive_toll" | {
            buy_card: {
                /** @description The card. */
                card: components["schemas"]["Card"];
            };
        } | {
            give_coin: {
                /** @description The clan that gets it. */
                to: components["schemas"]["Clan"];
            };
        } | {
            replace: {
                /** @description The owner of the figure. */
                clan: components["schemas"]["Clan"];
                /** @description The figure. */
                figure: components["schemas"]["Figure"];
                /** @description The province or shrine. */
                site: components["schemas"]["Site"];
                /** @description The figure that replaces it. */
                with: components["schemas"]["Figure"];
            };
        } | {
            kill_figure: {
                /** @description The owner of the figure. */
                clan: components["schemas"]["Clan"];
                /** @description The figure. */
                figure: components["schemas"]["Figure"];
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | "take_from_richest" | "spare" | "kill" | "rise_to_top" | {
            place_kami: {
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | {
            move_worshipper: {
                /** @description The figure. */
                figure: components["schemas"]["Figure"];
                /** @description The shrine that it leaves. */
                from: components["schemas"]["Kami"];
                /** @description The shrine that it goes to. */
                to: components["schemas"]["Kami"];
            };
        } | {
            bid: {
                /** @description The advantage. */
                advantage: components["schemas"]["Advantage"];
                /**
                 * Format: uint8
                 * @description The coins bid.
                 */
                coins: number;
            };
        } | "take_back_bids" | "execute" | {
            take_hostage: {
                /** @description The owner of the figure. */
                clan: components["schemas"]["Clan"];
                /** @description The figure. */
                figure: components["schemas"]["Figure"];
            };
        } | "done";
        /**
         * @description What a player can do in a session: act in the game or negotiate. Documents do not mark the difference; the
         *     name of the action tells them apart.
         */
        PlayerAction: components["schemas"]["Action"] | components["schemas"]["NegotiationAction"];
        /** @description Coins and ronin from a reserve. */
        GoodsInput: {
            /**
             * Format: uint16
             * @description Coins.
             * @default 0
             */
            coins?: number;
            /**
             * Format: uint16
             * @description Ronin tokens.
             * @default 0
             */
            ronin?: number;
        };
        /**
         * @description An action of a negotiation, which any player may take at any time. Seats are given by name,
         *     because people write these documents.
         */
        NegotiationAction: {
            offer: {
                /** @description Promises of the proposer. */
                i_promise?: components["schemas"]["PromiseContent"][];
                /** @description What changes hands at once, if anything. */
                terms?: components["schemas"]["TermsInput"] | null;
                /** @description Name of the other player. */
                to: string;
                /** @description Promises asked of the other player. */
                you_promise?: components["schemas"]["PromiseContent"][];
            };
        } | {
            withdraw: {
                /** @description Number of the offer. */
                offer: components["schemas"]["OfferId"];
            };
        } | {
            accept: {
                /** @description Number of the offer. */
                offer: components["schemas"]["OfferId"];
            };
        } | {
            decline: {
                /** @description Number of the offer. */
                offer: components["schemas"]["OfferId"];
            };
        } | {
            gift: {
                /** @description What is given. */
                terms: components["schemas"]["TermsInput"];
                /** @description Name of the receiver. */
                to: string;
            };
        } | {
            promise: {
                /** @description Name of the receiver. */
                to: string;
                /** @description What is promised. */
                word: components["schemas"]["PromiseContent"];
            };
        } | {
            judge: {
                /** @description Whether it was kept. */
                kept: boolean;
                /** @description Number of the promise. */
                promise: components["schemas"]["PromiseId"];
            };
        };
        /** @description What changes at once when two players agree. */
        TermsInput: {
            /**
             * @description The two form an alliance.
             * @default false
             */
            alliance?: boolean;
            /**
             * @description What the proposer asks for.
             * @default {
             *       "coins": 0,
             *       "ronin": 0
             *     }
             */
            ask?: components["schemas"]["GoodsInput"];
            /**
             * @description What the proposer gives.
             * @default {
             *       "coins": 0,
             *       "ronin": 0
             *     }
             */
            give?: components["schemas"]["GoodsInput"];
        };
        /** @description The options of a game (p.8-9). Seating follows the clans' starting honor rank. */
        Options: {
            /** @description Three to five different clans, in any order. */
            clans: components["schemas"]["Clan"][];
            /**
             * @description The four kami in play.
             * @default random
             */
            kami?: components["schemas"]["KamiChoice"];
            /** @description Whether the kami walk the map (the expansion Kami Unbound). */
            kami_unbound?: boolean;
            /**
             * @description The set of season cards added to the core cards.
             * @default random
             */
            set?: components["schemas"]["SetChoice"];
        };
        /** @description Which kami to use. */
        KamiChoice: "random" | "first-game" | components["schemas"]["Kami"][];
        /** @description Which set of season cards to use. */
        SetChoice: "random" | components["schemas"]["CardSet"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type View = components['schemas']['View'];
export type BattleDocument = components['schemas']['BattleDocument'];
export type CardSet = components['schemas']['CardSet'];
export type Clan = components['schemas']['Clan'];
export type Figure = components['schemas']['Figure'];
export type Kami = components['schemas']['Kami'];
export type Mandate = components['schemas']['Mandate'];
export type MercyTarget = components['schemas']['MercyTarget'];
export type MovementDocument = components['schemas']['MovementDocument'];
export type Phase = components['schemas']['Phase'];
export type PlayedDocument = components['schemas']['PlayedDocument'];
export type PlayerDocument = components['schemas']['PlayerDocument'];
export type Province = components['schemas']['Province'];
export type Season = components['schemas']['Season'];
export type Step = components['schemas']['Step'];
export type WalkDocument = components['schemas']['WalkDocument'];
export type Event = components['schemas']['Event'];
export type Advantage = components['schemas']['Advantage'];
export type Card = components['schemas']['Card'];
export type Reason = components['schemas']['Reason'];
export type Site = components['schemas']['Site'];
export type Source = components['schemas']['Source'];
export type LogEvent = components['schemas']['LogEvent'];
export type Goods = components['schemas']['Goods'];
export type Offer = components['schemas']['Offer'];
export type OfferId = components['schemas']['OfferId'];
export type Pledge = components['schemas']['Pledge'];
export type Promise = components['schemas']['Promise'];
export type PromiseContent = components['schemas']['PromiseContent'];
export type PromiseId = components['schemas']['PromiseId'];
export type Terms = components['schemas']['Terms'];
export type Verdict = components['schemas']['Verdict'];
export type SessionView = components['schemas']['SessionView'];
export type Facts = components['schemas']['Facts'];
export type CardFacts = components['schemas']['CardFacts'];
export type CardType = components['schemas']['CardType'];
export type ClanFacts = components['schemas']['ClanFacts'];
export type Pieces = components['schemas']['Pieces'];
export type ProvinceFacts = components['schemas']['ProvinceFacts'];
export type Reward = components['schemas']['Reward'];
export type Space = components['schemas']['Space'];
export type Refusal = components['schemas']['Refusal'];
export type Action = components['schemas']['Action'];
export type PlayerAction = components['schemas']['PlayerAction'];
export type GoodsInput = components['schemas']['GoodsInput'];
export type NegotiationAction = components['schemas']['NegotiationAction'];
export type TermsInput = components['schemas']['TermsInput'];
export type Options = components['schemas']['Options'];
export type KamiChoice = components['schemas']['KamiChoice'];
export type SetChoice = components['schemas']['SetChoice'];
