// Made from docs/schema/shogun by `npm run types`: not written by hand.

export type components = {
    schemas: {
        /** @description What one viewer may know of a game. */
        View: {
            /** @description The revealed action cards, in order. */
            actions?: components["schemas"]["Field"][];
            /** @description The order in which the players choose their places. */
            bidders?: components["schemas"]["Colour"][];
            board: components["schemas"]["Board"];
            /** @description The provinces that are closed in this game. */
            closed?: components["schemas"]["Province"][];
            /**
             * Format: uint8
             * @description Number of finished actions of the round.
             * @default 0
             */
            done: number;
            draft?: components["schemas"]["DraftDocument"] | null;
            /** @description The event of the round. */
            event?: components["schemas"]["EventCard"] | null;
            /** @description The event cards revealed so far, year by year. */
            events?: components["schemas"]["EventCard"][];
            free_marches?: boolean;
            /** @description The provinces that changed hands this round. */
            fresh?: components["schemas"]["Province"][];
            /** @description The viewer's cards in hand. */
            hand?: components["schemas"]["Card"][];
            limited_stock?: boolean;
            /** @description The present majorities. */
            majorities: components["schemas"]["MajorityDocument"][];
            /** @description The neutral provinces. */
            neutral: components["schemas"]["Province"][];
            /**
             * Format: uint8
             * @description Peasants beside the board.
             */
            peasants: number;
            /**
             * @description The players on the places of the turn order.
             * @default [
             *       null,
             *       null,
             *       null,
             *       null,
             *       null
             *     ]
             */
            places: (components["schemas"]["Colour"] | null)[];
            /** @description The viewer's own plan. */
            plan?: {
                battle_a?: components["schemas"]["SlotDocument"];
                battle_b?: components["schemas"]["SlotDocument"];
                bid?: components["schemas"]["SlotDocument"];
                castle?: components["schemas"]["SlotDocument"];
                five_armies?: components["schemas"]["SlotDocument"];
                one_army?: components["schemas"]["SlotDocument"];
                rice?: components["schemas"]["SlotDocument"];
                tax?: components["schemas"]["SlotDocument"];
                temple?: components["schemas"]["SlotDocument"];
                theater?: components["schemas"]["SlotDocument"];
                three_armies?: components["schemas"]["SlotDocument"];
            };
            /** @description In seating order. */
            players: components["schemas"]["PlayerDocument"][];
            /**
             * Format: uint8
             * @description Winter: number of peasants that join each revolt.
             */
            revolt_peasants?: number;
            /** @description Winter: the provinces that are still to revolt. */
            revolts?: components["schemas"]["Province"][];
            season: components["schemas"]["Season"];
            /**
             * @description The special cards on the places of the turn order.
             * @default [
             *       null,
             *       null,
             *       null,
             *       null,
             *       null
             *     ]
             */
            specials: (components["schemas"]["Special"] | null)[];
            /** @description Those that have already been the event of a round. */
            spent?: components["schemas"]["EventCard"][];
            step: components["schemas"]["Step"];
            /** @description Building tiles beside the board. */
            tiles: {
                /** Format: uint8 */
                castle?: number;
                /** Format: uint8 */
                temple?: number;
                /** Format: uint8 */
                theater?: number;
            };
            tower: components["schemas"]["TowerDocument"];
            /**
             * Format: uint8
             * @description Number of players who have had their turn in the present action, or in winter.
             * @default 0
             */
            turn: number;
            /** @description Color of the viewer; absent for spectators. */
            viewer?: components["schemas"]["Colour"] | null;
            /** @description The players who have to decide. */
            waiting_for: components["schemas"]["Colour"][];
            /** Format: uint8 */
            year: number;
        };
        /** @description A side of the board. */
        Board: "sun" | "moon";
        /**
         * @description A kind of building.
         * @enum {string}
         */
        Building: "castle" | "temple" | "theater";
        /** @description A card of a player's hand. */
        Card: {
            province: components["schemas"]["Province"];
        } | {
            /** Format: uint8 */
            chests: number;
        };
        /** @description The color of a player, which is also the name of the seat. */
        Colour: "blue" | "yellow" | "red" | "black" | "purple";
        /** @description What all players know of the cards of the draft. */
        DraftDocument: {
            /** @description The two open cards. */
            offered: (components["schemas"]["Province"] | null)[];
            /**
             * Format: uint8
             * @description Number of turns since the open cards last changed.
             * @default 0
             */
            unchanged: number;
            /** @description Cards that were put under the stack. */
            under?: components["schemas"]["Province"][];
            /**
             * Format: uint8
             * @description Number of unseen cards above those.
             */
            unseen: number;
        };
        /**
         * @description An event card. The number in its name is the rice that players lose in winter.
         * @enum {string}
         */
        EventCard: "theaters_calm_5" | "theaters_calm_7" | "wary_peasants_3" | "strong_castles_2" | "strong_castles_6" | "sacred_temples_3" | "sacred_temples_4" | "low_taxes_0" | "high_taxes_2" | "rich_harvest_3" | "poor_harvest_4" | "few_recruits_1";
        /**
         * @description A field of the player board (p.5, p.7-8). The ten action cards show the first ten.
         * @enum {string}
         */
        Field: "castle" | "temple" | "theater" | "rice" | "tax" | "five_armies" | "three_armies" | "one_army" | "battle_a" | "battle_b" | "bid";
        /** @description The players with the most buildings of a kind in a region, and the points for each of them. */
        MajorityDocument: {
            building: components["schemas"]["Building"];
            colours: components["schemas"]["Colour"][];
            /** Format: uint16 */
            points: number;
            region: components["schemas"]["Region"];
        };
        /** @description Number of cubes by color. */
        Pile: {
            /**
             * Format: uint8
             * @default 0
             */
            black: number;
            /**
             * Format: uint8
             * @default 0
             */
            blue: number;
            /**
             * Format: uint8
             * @default 0
             */
            peasants: number;
            /**
             * Format: uint8
             * @default 0
             */
            purple: number;
            /**
             * Format: uint8
             * @default 0
             */
            red: number;
            /**
             * Format: uint8
             * @default 0
             */
            yellow: number;
        };
        /** @description The open possessions of one player. */
        PlayerDocument: {
            /** Format: uint16 */
            chests: number;
            colour: components["schemas"]["Colour"];
            /** @description The player board as all players see it. */
            fields?: {
                battle_a?: components["schemas"]["VisibleCardDocument"];
                battle_b?: components["schemas"]["VisibleCardDocument"];
                bid?: components["schemas"]["VisibleCardDocument"];
                castle?: components["schemas"]["VisibleCardDocument"];
                five_armies?: components["schemas"]["VisibleCardDocument"];
                one_army?: components["schemas"]["VisibleCardDocument"];
                rice?: components["schemas"]["VisibleCardDocument"];
                tax?: components["schemas"]["VisibleCardDocument"];
                temple?: components["schemas"]["VisibleCardDocument"];
                theater?: components["schemas"]["VisibleCardDocument"];
                three_armies?: components["schemas"]["VisibleCardDocument"];
            };
            /** @description Army groups still to be stationed: number of groups by size. */
            groups?: {
                [key: string]: number;
            };
            /** Format: uint16 */
            points: number;
            provinces: {
                aki?: components["schemas"]["ProvinceDocument"];
                awa_boso?: components["schemas"]["ProvinceDocument"];
                awa_shikoku?: components["schemas"]["ProvinceDocument"];
                bingo?: components["schemas"]["ProvinceDocument"];
                bitchu?: components["schemas"]["ProvinceDocument"];
                bizen?: components["schemas"]["ProvinceDocument"];
                echigo?: components["schemas"]["ProvinceDocument"];
                echizen?: components["schemas"]["ProvinceDocument"];
                etchu?: components["schemas"]["ProvinceDocument"];
                harima?: components["schemas"]["ProvinceDocument"];
                hida?: components["schemas"]["ProvinceDocument"];
                hitachi?: components["schemas"]["ProvinceDocument"];
                hoki?: components["schemas"]["ProvinceDocument"];
                ise?: components["schemas"]["ProvinceDocument"];
                iwami?: components["schemas"]["ProvinceDocument"];
                iyo?: components["schemas"]["ProvinceDocument"];
                izu?: components["schemas"]["ProvinceDocument"];
                izumo?: components["schemas"]["ProvinceDocument"];
                kaga?: components["schemas"]["ProvinceDocument"];
                kai?: components["schemas"]["ProvinceDocument"];
                kazusa?: components["schemas"]["ProvinceDocument"];
                kii?: components["schemas"]["ProvinceDocument"];
                kozuke?: components["schemas"]["ProvinceDocument"];
                mikawa?: components["schemas"]["ProvinceDocument"];
                mimasaka?: components["schemas"]["ProvinceDocument"];
                mino?: components["schemas"]["ProvinceDocument"];
                musashi?: components["schemas"]["ProvinceDocument"];
                mutsu?: components["schemas"]["ProvinceDocument"];
                noto?: components["schemas"]["ProvinceDocument"];
                omi?: components["schemas"]["ProvinceDocument"];
                owari?: components["schemas"]["ProvinceDocument"];
                sagami?: components["schemas"]["ProvinceDocument"];
                sanuki?: components["schemas"]["ProvinceDocument"];
                settsu?: components["schemas"]["ProvinceDocument"];
                shima?: components["schemas"]["ProvinceDocument"];
                shimosa?: components["schemas"]["ProvinceDocument"];
                shimotsuke?: components["schemas"]["ProvinceDocument"];
                shinano?: components["schemas"]["ProvinceDocument"];
                suruga?: components["schemas"]["ProvinceDocument"];
                tajima?: components["schemas"]["ProvinceDocument"];
                tamba?: components["schemas"]["ProvinceDocument"];
                tosa?: components["schemas"]["ProvinceDocument"];
                totomi?: components["schemas"]["ProvinceDocument"];
                wakasa?: components["schemas"]["ProvinceDocument"];
                yamato?: components["schemas"]["ProvinceDocument"];
            };
            /** Format: uint16 */
            rice: number;
            special?: components["schemas"]["Special"] | null;
            /**
             * Format: uint8
             * @description Armies beside the board.
             */
            supply: number;
        };
        /**
         * @description A province.
         * @enum {string}
         */
        Province: "aki" | "awa_boso" | "awa_shikoku" | "bingo" | "bitchu" | "bizen" | "echigo" | "echizen" | "etchu" | "harima" | "hida" | "hitachi" | "hoki" | "ise" | "iwami" | "iyo" | "izu" | "izumo" | "kaga" | "kai" | "kazusa" | "kii" | "kozuke" | "mikawa" | "mimasaka" | "mino" | "musashi" | "mutsu" | "noto" | "omi" | "owari" | "sagami" | "sanuki" | "settsu" | "shima" | "shimosa" | "shimotsuke" | "shinano" | "suruga" | "tajima" | "tamba" | "tosa" | "totomi" | "wakasa" | "yamato";
        /** @description A province of a player. */
        ProvinceDocument: {
            /** Format: uint8 */
            armies: number;
            buildings?: components["schemas"]["Building"][];
            /**
             * Format: uint8
             * @description Unrest markers.
             */
            unrest?: number;
        };
        /**
         * @description A region: nine provinces of one color. The names of the colors are those of the printed board.
         * @enum {string}
         */
        Region: "green" | "purple" | "red" | "yellow" | "brown";
        /**
         * @description A season: three rounds of actions, then winter.
         * @enum {string}
         */
        Season: "spring" | "summer" | "autumn" | "winter";
        /** @description The decision of a player for a field; undecided fields are omitted. */
        SlotDocument: "empty" | components["schemas"]["Card"];
        /** @description A special card (p.6-7). */
        Special: "extra_chest" | "extra_rice" | "six_armies" | "attack" | "defense";
        /** @description The next step of a game. In documents, players are colors. */
        Step: "over" | {
            draft: {
                seat: components["schemas"]["Colour"];
            };
        } | {
            station: {
                province: components["schemas"]["Province"];
                seat: components["schemas"]["Colour"];
            };
        } | {
            plan: {
                ready: components["schemas"]["Colour"][];
            };
        } | {
            choose_place: {
                seat: components["schemas"]["Colour"];
            };
        } | "act" | {
            march: {
                field: components["schemas"]["Field"];
                from: components["schemas"]["Province"];
                seat: components["schemas"]["Colour"];
            };
        } | "winter" | {
            revolt: {
                seat: components["schemas"]["Colour"];
            };
        };
        /** @description A model of the tower. */
        Tower: {
            floors: {
                /** @description Probability that an arriving cube knocks a given cube on the floor loose. */
                knock: string;
                /** @description Probability that an arriving cube passes a floor. */
                pass: string;
            };
        } | {
            sieve: {
                /** @description Probability that a cube falls through at the first filling. */
                fill: string;
                /** @description Probability that a cube inside falls out in a throw. */
                inside: string;
                /** @description Probability that a thrown cube falls through. */
                thrown: string;
            };
        };
        /** @description The cube tower. */
        TowerDocument: {
            /**
             * @description Cubes on each floor, from the top.
             * @default [
             *       {
             *         "black": 0,
             *         "blue": 0,
             *         "peasants": 0,
             *         "purple": 0,
             *         "red": 0,
             *         "yellow": 0
             *       },
             *       {
             *         "black": 0,
             *         "blue": 0,
             *         "peasants": 0,
             *         "purple": 0,
             *         "red": 0,
             *         "yellow": 0
             *       }
             *     ]
             */
            floors: components["schemas"]["Pile"][];
            /** @description Model of the tower. */
            model: components["schemas"]["Tower"];
            /**
             * @description Cubes in the tray.
             * @default {
             *       "black": 0,
             *       "blue": 0,
             *       "peasants": 0,
             *       "purple": 0,
             *       "red": 0,
             *       "yellow": 0
             *     }
             */
            tray: components["schemas"]["Pile"];
        };
        /** @description The card on a field of a player board as all players see it; empty fields are omitted. */
        VisibleCardDocument: "face_down" | components["schemas"]["Card"];
        /** @description One thing that happened. */
        Event: {
            card_offered: {
                province: components["schemas"]["Province"];
            };
        } | {
            card_taken: {
                colour: components["schemas"]["Colour"];
                province: components["schemas"]["Province"];
            };
        } | {
            card_drawn: {
                colour: components["schemas"]["Colour"];
                province: components["schemas"]["Province"];
            };
        } | {
            cards_replaced: {
                colour: components["schemas"]["Colour"];
                provinces: components["schemas"]["Province"][];
            };
        } | {
            stationed: {
                /** Format: uint8 */
                armies: number;
                colour: components["schemas"]["Colour"];
                province: components["schemas"]["Province"];
            };
        } | {
            tower_filled: {
                fell: components["schemas"]["Pile"];
                thrown: components["schemas"]["Pile"];
            };
        } | {
            year_began: {
                events: components["schemas"]["EventCard"][];
                /** Format: uint8 */
                year: number;
            };
        } | {
            round_began: {
                actions: components["schemas"]["Field"][];
                season: components["schemas"]["Season"];
                /** Format: uint8 */
                year: number;
            };
        } | {
            specials_laid_out: {
                specials: components["schemas"]["Special"][];
            };
        } | {
            card_planned: {
                card: components["schemas"]["Card"];
                colour: components["schemas"]["Colour"];
                field: components["schemas"]["Field"];
            };
        } | {
            field_left_empty: {
                colour: components["schemas"]["Colour"];
                field: components["schemas"]["Field"];
            };
        } | {
            field_taken_back: {
                colour: components["schemas"]["Colour"];
                field: components["schemas"]["Field"];
            };
        } | {
            plan_committed: {
                colour: components["schemas"]["Colour"];
            };
        } | {
            plan_reopened: {
                colour: components["schemas"]["Colour"];
            };
        } | {
            event_drawn: {
                event: components["schemas"]["EventCard"];
            };
        } | {
            bid_shown: {
                card: components["schemas"]["Card"] | null;
                colour: components["schemas"]["Colour"];
                tied: boolean;
            };
        } | {
            place_taken: {
                colour: components["schemas"]["Colour"];
                /** Format: uint8 */
                place: number;
                special: components["schemas"]["Special"];
            };
        } | {
            action_turned: {
                action: components["schemas"]["Field"];
                /** Format: uint8 */
                number: number;
            };
        } | {
            action_began: {
                action: components["schemas"]["Field"];
                /** Format: uint8 */
                number: number;
            };
        } | {
            plan_shown: {
                action: components["schemas"]["Field"];
                card: components["schemas"]["Card"] | null;
                colour: components["schemas"]["Colour"];
            };
        } | {
            action_lapsed: {
                action: components["schemas"]["Field"];
                colour: components["schemas"]["Colour"];
                province: components["schemas"]["Province"];
                why: components["schemas"]["Lapse"];
            };
        } | {
            built: {
                building: components["schemas"]["Building"];
                colour: components["schemas"]["Colour"];
                /** Format: uint16 */
                price: number;
                province: components["schemas"]["Province"];
            };
        } | {
            unrest_calmed: {
                province: components["schemas"]["Province"];
                /** Format: uint8 */
                unrest: number;
            };
        } | {
            rice_collected: {
                colour: components["schemas"]["Colour"];
                province: components["schemas"]["Province"];
                /** Format: uint16 */
                rice: number;
            };
        } | {
            taxes_collected: {
                /** Format: uint16 */
                chests: number;
                colour: components["schemas"]["Colour"];
                province: components["schemas"]["Province"];
            };
        } | {
            unrest_grew: {
                province: components["schemas"]["Province"];
                /** Format: uint8 */
                unrest: number;
            };
        } | {
            deployed: {
                /** Format: uint8 */
                armies: number;
                colour: components["schemas"]["Colour"];
                /** Format: uint16 */
                price: number;
                province: components["schemas"]["Province"];
            };
        } | {
            moved: {
                /** Format: uint8 */
                armies: number;
                colour: components["schemas"]["Colour"];
                from: components["schemas"]["Province"];
                to: components["schemas"]["Province"];
            };
        } | {
            stayed: {
                colour: components["schemas"]["Colour"];
                province: components["schemas"]["Province"];
            };
        } | {
            attacked: {
                /** Format: uint8 */
                armies: number;
                colour: components["schemas"]["Colour"];
                defender: components["schemas"]["Colour"] | null;
                from: components["schemas"]["Province"];
                to: components["schemas"]["Province"];
            };
        } | {
            reinforced: {
                colour: components["schemas"]["Colour"];
                help: components["schemas"]["Help"];
            };
        } | {
            thrown: {
                thrown: components["schemas"]["Pile"];
                tray: components["schemas"]["Pile"];
            };
        } | {
            battle_fought: {
                attacker: components["schemas"]["Colour"];
                /** Format: uint8 */
                attackers: number;
                defender: components["schemas"]["Colour"] | null;
                /** Format: uint8 */
                defenders: number;
                ending: components["schemas"]["Ending"];
                /** Format: uint8 */
                left: number;
                /** Format: uint8 */
                peasants: number;
                province: components["schemas"]["Province"];
            };
        } | {
            card_passed: {
                field: components["schemas"]["Field"] | null;
                from: components["schemas"]["Colour"] | null;
                province: components["schemas"]["Province"];
                to: components["schemas"]["Colour"] | null;
            };
        } | {
            razed: {
                /** Format: uint8 */
                buildings: number;
                province: components["schemas"]["Province"];
                /** Format: uint8 */
                unrest: number;
            };
        } | {
            revolt_broke: {
                colour: components["schemas"]["Colour"];
                /** Format: uint8 */
                peasants: number;
                province: components["schemas"]["Province"];
            };
        } | {
            revolt_fought: {
                /** Format: uint8 */
                armies: number;
                beaten: boolean;
                colour: components["schemas"]["Colour"];
                /** Format: uint8 */
                left: number;
                /** Format: uint8 */
                peasants: number;
                province: components["schemas"]["Province"];
            };
        } | {
            round_ended: {
                season: components["schemas"]["Season"];
                /** Format: uint8 */
                year: number;
            };
        } | {
            winter_came: {
                event: components["schemas"]["EventCard"];
                /** Format: uint8 */
                loss: number;
                /** Format: uint8 */
                year: number;
            };
        } | {
            rice_lost: {
                colour: components["schemas"]["Colour"];
                /** Format: uint16 */
                left: number;
                /** Format: uint16 */
                lost: number;
            };
        } | {
            unsupplied: {
                colour: components["schemas"]["Colour"];
                /** Format: uint8 */
                peasants: number;
                /** Format: uint8 */
                provinces: number;
                /** Format: uint8 */
                revolts: number;
            };
        } | {
            revolt_drawn: {
                colour: components["schemas"]["Colour"];
                province: components["schemas"]["Province"];
            };
        } | {
            scored: {
                /** Format: uint16 */
                buildings: number;
                colour: components["schemas"]["Colour"];
                /** Format: uint16 */
                provinces: number;
            };
        } | {
            majority_scored: {
                building: components["schemas"]["Building"];
                colour: components["schemas"]["Colour"];
                /** Format: uint16 */
                points: number;
                region: components["schemas"]["Region"];
                tied: boolean;
            };
        } | {
            year_ended: {
                /** Format: uint8 */
                year: number;
            };
        } | {
            won: {
                colour: components["schemas"]["Colour"];
                /** Format: uint16 */
                points: number;
            };
        };
        /** @description How a battle ended. */
        Ending: "conquered" | "held" | "drawn";
        /** @description The reason for an additional army in a battle. */
        Help: "attack" | "defense" | "castle";
        /** @description Why a planned action cannot be done, or not in full. */
        Lapse: "no_chests" | "no_armies" | "no_site" | "building_there" | "no_tile" | "bank_empty" | "one_army_only" | "no_way";
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
        /** @description A type without values, for what a game does not have. */
        Never: unknown;
        /** @description An open offer. */
        Offer: {
            /** @description The maker. */
            from: string;
            /** @description Promises of `from`. */
            i_promise: components["schemas"]["PromiseContent"][];
            /** @description Number of the offer. */
            id: components["schemas"]["OfferId"];
            /** @description What changes hands at once, from the point of view of `from`. */
            terms: components["schemas"]["Never"] | null;
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
        /** @description A promise that the engine can judge. */
        Pledge: {
            peace: {
                /** @description How long it is valid. */
                until: components["schemas"]["Until"];
            };
        } | {
            stay_out: {
                /** @description The province. */
                province: components["schemas"]["Province"];
                /** @description How long it is valid. */
                until: components["schemas"]["Until"];
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
        /** @description How long a pledge is valid. */
        Until: "round_end" | "winter";
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
        /** @description The printed figures of the game. */
        Facts: {
            /**
             * Format: uint
             * @description Number of actions in a round.
             */
            actions: number;
            /** @description The kinds of buildings. */
            buildings: components["schemas"]["BuildingFacts"][];
            /** @description The colors of the players. */
            colours: components["schemas"]["Colour"][];
            /** @description The event cards. */
            events: components["schemas"]["EventFacts"][];
            /** @description The fields of a player board in order: the actions, then the bid. */
            fields: components["schemas"]["FieldFacts"][];
            /**
             * Format: uint8
             * @description The highest bid in chests.
             */
            most_chests: number;
            /** @description The contents of the box. */
            pieces: components["schemas"]["Pieces"];
            /** @description The provinces in alphabetical order. */
            provinces: components["schemas"]["ProvinceFacts"][];
            /** @description The regions from west to east. */
            regions: components["schemas"]["Region"][];
            /** @description The special cards. */
            specials: components["schemas"]["Special"][];
            /**
             * Format: uint
             * @description Number of event cards each year.
             */
            year_events: number;
            /**
             * Format: uint8
             * @description Number of years in a game.
             */
            years: number;
        };
        /** @description The printed figures of a kind of building. */
        BuildingFacts: {
            /** @description The kind. */
            building: components["schemas"]["Building"];
            /**
             * Format: uint16
             * @description Points for the most buildings of this kind in a region.
             */
            majority: number;
            /**
             * Format: uint8
             * @description Number of tiles in the box.
             */
            tiles: number;
        };
        /** @description The effect of an event on all players in its round (supplementary sheet). */
        Effect: "theaters_calm" | "wary_peasants" | "strong_castles" | "sacred_temples" | {
            /** Format: uint8 */
            tax_at_most: number;
        } | {
            /** Format: uint8 */
            tax_at_least: number;
        } | {
            /** Format: uint8 */
            rice_at_least: number;
        } | {
            /** Format: uint8 */
            rice_at_most: number;
        } | "few_recruits";
        /** @description The printed figures of an event card. */
        EventFacts: {
            /** @description Effect in its round. */
            effect: components["schemas"]["Effect"];
            /** @description The card. */
            event: components["schemas"]["EventCard"];
            /**
             * Format: uint8
             * @description Rice that each player loses in winter.
             */
            rice_loss: number;
        };
        /** @description The printed figures of a field of a player board. */
        FieldFacts: {
            /** @description The building that the action builds. */
            builds?: components["schemas"]["Building"] | null;
            /** @description The field. */
            field: components["schemas"]["Field"];
            /**
             * Format: uint16
             * @description Price of the action in chests.
             */
            price: number;
        };
        /** @description The contents of the box. */
        Pieces: {
            /**
             * Format: uint8
             * @description Number of armies of each player.
             */
            armies: number;
            /**
             * Format: uint16
             * @description Value of all chests.
             */
            chests: number;
            /**
             * Format: uint8
             * @description Number of armies of the peasants.
             */
            peasants: number;
            /**
             * Format: uint8
             * @description Number of unrest markers.
             */
            unrest: number;
        };
        /** @description The printed figures of a province. */
        ProvinceFacts: {
            /**
             * Format: uint8
             * @description Chests from taxes.
             */
            chests: number;
            /** @description Sides of the board on which it is closed in a game of three players. */
            closed: components["schemas"]["Board"][];
            /** @description Neighbors by land. */
            land: components["schemas"]["Province"][];
            /** @description Its region on the moon side. */
            moon: components["schemas"]["Region"];
            /** @description The province. */
            province: components["schemas"]["Province"];
            /**
             * Format: uint8
             * @description Rice from a collection.
             */
            rice: number;
            /** @description Neighbors by sea route. */
            sea: components["schemas"]["Province"][];
            /**
             * Format: uint8
             * @description Number of building sites.
             */
            sites: number;
            /** @description Its region on the sun side. */
            sun: components["schemas"]["Region"];
        };
        /** @description Why an action is illegal. */
        Refusal: "game_over" | "not_your_decision" | "not_now" | {
            not_offered: {
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | "stack_empty" | "cards_changed" | {
            no_such_group: {
                /**
                 * Format: uint8
                 * @description Size of the group.
                 */
                armies: number;
            };
        } | {
            not_in_hand: {
                /** @description The card. */
                card: components["schemas"]["Card"];
            };
        } | {
            field_taken: {
                /** @description The field. */
                field: components["schemas"]["Field"];
            };
        } | {
            field_undecided: {
                /** @description The field. */
                field: components["schemas"]["Field"];
            };
        } | {
            bid_too_high: {
                /**
                 * Format: uint8
                 * @description The bid.
                 */
                bid: number;
                /**
                 * Format: uint16
                 * @description Chests of the player.
                 */
                chests: number;
            };
        } | {
            needed_for_bid: {
                /** @description The card. */
                card: components["schemas"]["Card"];
            };
        } | "no_card_for_bid" | "cards_left" | "plan_incomplete" | {
            no_such_place: {
                /**
                 * Format: uint8
                 * @description Number of the place.
                 */
                place: number;
            };
        } | {
            place_taken: {
                /**
                 * Format: uint8
                 * @description Number of the place.
                 */
                place: number;
            };
        } | {
            not_neighbours: {
                /** @description Province of the armies. */
                from: components["schemas"]["Province"];
                /** @description Province to enter. */
                to: components["schemas"]["Province"];
            };
        } | {
            province_closed: {
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | {
            wrong_number_of_armies: {
                /**
                 * Format: uint8
                 * @description Maximum number of armies that may march.
                 */
                most: number;
            };
        } | {
            not_your_province: {
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | {
            temple_protects: {
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        } | "must_march" | {
            no_revolt: {
                /** @description The province. */
                province: components["schemas"]["Province"];
            };
        };
        /** @description One action of a player. */
        Action: {
            take_card: {
                /** @description The card. */
                province: components["schemas"]["Province"];
            };
        } | "draw_card" | "replace_cards" | {
            station: {
                /**
                 * Format: uint8
                 * @description Size of the group.
                 */
                armies: number;
            };
        } | {
            plan: {
                /** @description The card. */
                card: components["schemas"]["Card"];
                /** @description The field. */
                field: components["schemas"]["Field"];
            };
        } | {
            leave_empty: {
                /** @description The field. */
                field: components["schemas"]["Field"];
            };
        } | {
            take_back: {
                /** @description The field. */
                field: components["schemas"]["Field"];
            };
        } | "commit" | "reopen" | {
            choose_place: {
                /**
                 * Format: uint8
                 * @description Number of the place, 1 to 5.
                 */
                place: number;
            };
        } | {
            march: {
                /**
                 * Format: uint8
                 * @description Number of armies.
                 */
                armies: number;
                /** @description Province to enter. */
                to: components["schemas"]["Province"];
            };
        } | "stay" | {
            face: {
                /** @description Province of the revolt. */
                province: components["schemas"]["Province"];
            };
        };
        /**
         * @description What a player can do in a session: act in the game or negotiate. Documents do not mark the difference; the
         *     name of the action tells them apart.
         */
        PlayerAction: components["schemas"]["Action"] | components["schemas"]["NegotiationAction"];
        /**
         * @description An action of a negotiation, which any player may take at any time. Seats are given by name,
         *     because people write these documents.
         */
        NegotiationAction: {
            offer: {
                /** @description Promises of the proposer. */
                i_promise?: components["schemas"]["PromiseContent"][];
                /** @description What changes hands at once, if anything. */
                terms?: components["schemas"]["Never"] | null;
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
                terms: components["schemas"]["Never"];
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
        /** @description The options of a game (p.4-5). */
        Options: {
            /**
             * @description Side of the board.
             * @default sun
             */
            board?: components["schemas"]["Board"];
            /** @description Three to five different colors in seating order, clockwise. The first begins the draft. */
            colours: components["schemas"]["Colour"][];
            /** @description Whether players may decline a planned battle or move; by the rulebook they must march if they can. */
            free_marches?: boolean;
            /** @description Whether chests and unrest markers are limited to the 135 and 42 in the box. */
            limited_stock?: boolean;
            /**
             * @description How players get their provinces.
             * @default draft
             */
            start?: components["schemas"]["Start"];
            /**
             * @description Model of the cube tower.
             * @default {
             *       "floors": {
             *         "knock": "1/16",
             *         "pass": "5/6"
             *       }
             *     }
             */
            tower?: components["schemas"]["Tower"];
        };
        /** @description How players get their provinces. */
        Start: "draft" | "preset";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type View = components['schemas']['View'];
export type Board = components['schemas']['Board'];
export type Building = components['schemas']['Building'];
export type Card = components['schemas']['Card'];
export type Colour = components['schemas']['Colour'];
export type DraftDocument = components['schemas']['DraftDocument'];
export type EventCard = components['schemas']['EventCard'];
export type Field = components['schemas']['Field'];
export type MajorityDocument = components['schemas']['MajorityDocument'];
export type Pile = components['schemas']['Pile'];
export type PlayerDocument = components['schemas']['PlayerDocument'];
export type Province = components['schemas']['Province'];
export type ProvinceDocument = components['schemas']['ProvinceDocument'];
export type Region = components['schemas']['Region'];
export type Season = components['schemas']['Season'];
export type SlotDocument = components['schemas']['SlotDocument'];
export type Special = components['schemas']['Special'];
export type Step = components['schemas']['Step'];
export type Tower = components['schemas']['Tower'];
export type TowerDocument = components['schemas']['TowerDocument'];
export type VisibleCardDocument = components['schemas']['VisibleCardDocument'];
export type Event = components['schemas']['Event'];
export type Ending = components['schemas']['Ending'];
export type Help = components['schemas']['Help'];
export type Lapse = components['schemas']['Lapse'];
export type LogEvent = components['schemas']['LogEvent'];
export type Never = components['schemas']['Never'];
export type Offer = components['schemas']['Offer'];
export type OfferId = components['schemas']['OfferId'];
export type Pledge = components['schemas']['Pledge'];
export type Promise = components['schemas']['Promise'];
export type PromiseContent = components['schemas']['PromiseContent'];
export type PromiseId = components['schemas']['PromiseId'];
export type Until = components['schemas']['Until'];
export type Verdict = components['schemas']['Verdict'];
export type SessionView = components['schemas']['SessionView'];
export type Facts = components['schemas']['Facts'];
export type BuildingFacts = components['schemas']['BuildingFacts'];
export type Effect = components['schemas']['Effect'];
export type EventFacts = components['schemas']['EventFacts'];
export type FieldFacts = components['schemas']['FieldFacts'];
export type Pieces = components['schemas']['Pieces'];
export type ProvinceFacts = components['schemas']['ProvinceFacts'];
export type Refusal = components['schemas']['Refusal'];
export type Action = components['schemas']['Action'];
export type PlayerAction = components['schemas']['PlayerAction'];
export type NegotiationAction = components['schemas']['NegotiationAction'];
export type Options = components['schemas']['Options'];
export type Start = components['schemas']['Start'];
