// Made from docs/schema/shogun by `npm run types`: not written by hand.

export type components = {
    schemas: {
        /** @description What one viewer may know. */
        View: {
            /** @description The action cards that are turned up. */
            actions?: components["schemas"]["Field"][];
            /** @description In which order the players choose their places. */
            bidders?: components["schemas"]["Colour"][];
            board: components["schemas"]["Board"];
            /** @description The provinces that do not take part. */
            closed?: components["schemas"]["Province"][];
            /**
             * Format: uint8
             * @description How many actions of the round are done.
             * @default 0
             */
            done: number;
            draft?: components["schemas"]["DraftDocument"] | null;
            /** @description The event of the round. */
            event?: components["schemas"]["EventCard"] | null;
            /** @description The event cards turned up so far, year after year. */
            events?: components["schemas"]["EventCard"][];
            free_marches?: boolean;
            /** @description The provinces whose cards changed hands this round. */
            fresh?: components["schemas"]["Province"][];
            /** @description The viewer's cards that are not on the player board. */
            hand?: components["schemas"]["Card"][];
            limited_stock?: boolean;
            /** @description The majorities as they stand. */
            majorities: components["schemas"]["MajorityDocument"][];
            /** @description The provinces that nobody has. */
            neutral: components["schemas"]["Province"][];
            /**
             * Format: uint8
             * @description Peasants beside the board.
             */
            peasants: number;
            /**
             * @description Who stands on the places of the turn order.
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
            /** Format: uint8 */
            revolt_peasants?: number;
            /** @description Winter: the provinces that are still to revolt, and the peasants who join each revolt. */
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
            /** @description Those of them that have had their round. */
            spent?: components["schemas"]["EventCard"][];
            step: components["schemas"]["Step"];
            /** @description The buildings beside the board. */
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
             * @description How many players have had their turn in the present action, or in winter.
             * @default 0
             */
            turn: number;
            /** @description The viewer's colour; absent for spectators. */
            viewer?: components["schemas"]["Colour"] | null;
            /** @description Who owes a decision. */
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
        /** @description A player's colour. Seats are named after their colours. */
        Colour: "blue" | "yellow" | "red" | "black" | "purple";
        /** @description The cards of the draft that all see. */
        DraftDocument: {
            /** @description The two open cards. */
            offered: (components["schemas"]["Province"] | null)[];
            /**
             * Format: uint8
             * @description For how many turns the open cards have been the same.
             * @default 0
             */
            unchanged: number;
            /** @description Cards that were put under the stack. */
            under?: components["schemas"]["Province"][];
            /**
             * Format: uint8
             * @description How many cards nobody has seen lie upon those.
             */
            unseen: number;
        };
        /**
         * @description An event card. The number in its name is the rice that it takes in winter.
         * @enum {string}
         */
        EventCard: "theaters_calm_5" | "theaters_calm_7" | "wary_peasants_3" | "strong_castles_2" | "strong_castles_6" | "sacred_temples_3" | "sacred_temples_4" | "low_taxes_0" | "high_taxes_2" | "rich_harvest_3" | "poor_harvest_4" | "few_recruits_1";
        /**
         * @description A field of the player board (p.5, p.7-8). The ten action cards show the first ten.
         * @enum {string}
         */
        Field: "castle" | "temple" | "theater" | "rice" | "tax" | "five_armies" | "three_armies" | "one_army" | "battle_a" | "battle_b" | "bid";
        /** @description What all see on a field of a player board; an empty field is left out. */
        LyingDocument: "face_down" | components["schemas"]["Card"];
        /** @description Who has the most buildings of a kind in a region, and the points for each of them. */
        MajorityDocument: {
            building: components["schemas"]["Building"];
            colours: components["schemas"]["Colour"][];
            /** Format: uint16 */
            points: number;
            region: components["schemas"]["Region"];
        };
        /** @description Cubes by colour. */
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
        /** @description All that lies with one player. */
        PlayerDocument: {
            /** Format: uint16 */
            chests: number;
            colour: components["schemas"]["Colour"];
            /** @description The player board as all see it. */
            fields?: {
                battle_a?: components["schemas"]["LyingDocument"];
                battle_b?: components["schemas"]["LyingDocument"];
                bid?: components["schemas"]["LyingDocument"];
                castle?: components["schemas"]["LyingDocument"];
                five_armies?: components["schemas"]["LyingDocument"];
                one_army?: components["schemas"]["LyingDocument"];
                rice?: components["schemas"]["LyingDocument"];
                tax?: components["schemas"]["LyingDocument"];
                temple?: components["schemas"]["LyingDocument"];
                theater?: components["schemas"]["LyingDocument"];
                three_armies?: components["schemas"]["LyingDocument"];
            };
            /** @description Army groups still to be stationed: how many of each size. */
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
        /** @description A province that somebody has. */
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
         * @description A region: nine provinces of one colour. The names of the colours are those of the printed board.
         * @enum {string}
         */
        Region: "green" | "purple" | "red" | "yellow" | "brown";
        /**
         * @description A season: three rounds of actions, then winter.
         * @enum {string}
         */
        Season: "spring" | "summer" | "autumn" | "winter";
        /** @description What a player has decided for a field; an undecided field is left out. */
        SlotDocument: "empty" | components["schemas"]["Card"];
        /** @description A special card (p.6-7). */
        Special: "extra_chest" | "extra_rice" | "six_armies" | "attack" | "defense";
        /** @description The next step. In documents, players are colours. */
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
        /** @description How the tower behaves. */
        Tower: {
            floors: {
                /** @description How likely an arriving cube knocks a lying one loose. */
                knock: string;
                /** @description How likely an arriving cube passes a floor. */
                pass: string;
            };
        } | {
            sieve: {
                /** @description How likely a cube falls through at the first filling. */
                fill: string;
                /** @description How likely a cube that was inside comes out. */
                inside: string;
                /** @description How likely a thrown cube falls through. */
                thrown: string;
            };
        };
        /** @description The cube tower. */
        TowerDocument: {
            /**
             * @description What lies on its floors, from the top.
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
            /** @description How it behaves. */
            model: components["schemas"]["Tower"];
            /**
             * @description What lies in the tray.
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
        /** @description Where an additional army in a battle comes from. */
        Help: "attack" | "defense" | "castle";
        /** @description Why an action cannot be done, or not in full. */
        Lapse: "no_chests" | "no_armies" | "no_site" | "building_there" | "no_tile" | "bank_empty" | "one_army_only" | "no_way";
        /** @description What can happen in a session. */
        LogEvent: {
            game: components["schemas"]["Event"];
        } | {
            offer_made: components["schemas"]["Offer"];
        } | {
            offer_withdrawn: {
                /** @description Who made it. */
                from: string;
                /** @description The offer. */
                offer: components["schemas"]["OfferId"];
                /** @description Who received it. */
                to: string;
            };
        } | {
            offer_declined: {
                /** @description Who made it. */
                from: string;
                /** @description The offer. */
                offer: components["schemas"]["OfferId"];
                /** @description Who received it. */
                to: string;
            };
        } | {
            offer_accepted: {
                /** @description Who made it. */
                from: string;
                /** @description The offer. */
                offer: components["schemas"]["OfferId"];
                /** @description Who received it. */
                to: string;
            };
        } | {
            offer_lapsed: {
                /** @description Who made it. */
                from: string;
                /** @description The offer. */
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
                /** @description The promise. */
                promise: components["schemas"]["PromiseId"];
                /** @description Who received it. */
                to: string;
                /** @description What became of it. */
                verdict: components["schemas"]["Verdict"];
            };
        } | {
            undone: {
                /** @description The player. */
                by: string;
            };
        };
        /** @description The type of what a game does not have. */
        Nothing: unknown;
        /** @description An open offer. */
        Offer: {
            /** @description Who made it. */
            from: string;
            /** @description What `from` promises. */
            i_promise: components["schemas"]["PromiseContent"][];
            /** @description Its number. */
            id: components["schemas"]["OfferId"];
            /** @description What changes hands at once, as `from` put it. */
            terms: components["schemas"]["Nothing"] | null;
            /** @description Who may accept it. */
            to: string;
            /** @description What `to` is to promise. */
            you_promise: components["schemas"]["PromiseContent"][];
        };
        /**
         * Format: uint32
         * @description The number of an offer: it names the two parties and counts what passed between them alone, so
         *     that nobody can tell from it how busy others are.
         */
        OfferId: number;
        /** @description A promise. */
        Pledge: {
            peace: {
                /** @description For how long. */
                until: components["schemas"]["Until"];
            };
        } | {
            stay_out: {
                /** @description Which. */
                province: components["schemas"]["Province"];
                /** @description For how long. */
                until: components["schemas"]["Until"];
            };
        };
        /** @description A row of the ledger: a promise that was made, and what became of it. */
        Promise: {
            /** @description Who made it. */
            by: string;
            /** @description Its number. */
            id: components["schemas"]["PromiseId"];
            /** @description Who received it. */
            to: string;
            /** @description What became of it; `None` while it is open. */
            verdict: components["schemas"]["Verdict"] | null;
            /** @description What was promised. */
            word: components["schemas"]["PromiseContent"];
        };
        /** @description What is promised. */
        PromiseContent: {
            words: string;
        } | {
            pledge: components["schemas"]["Pledge"];
        };
        /**
         * Format: uint32
         * @description The number of a promise, made like that of an offer.
         */
        PromiseId: number;
        /** @description How long a promise binds. */
        Until: "round_end" | "winter";
        /** @description What became of a promise. */
        Verdict: "kept" | "broken" | "void";
        /** @description What one viewer may know of a session. */
        SessionView: {
            /** @description What the game shows. */
            game: components["schemas"]["View"];
            /** @description The open offers to and from the viewer. */
            offers: components["schemas"]["Offer"][];
            /** @description The promises to and from the viewer. */
            promises: components["schemas"]["Promise"][];
        };
        /** @description All printed figures of the game. */
        Facts: {
            /**
             * Format: uint
             * @description How many actions a round has.
             */
            actions: number;
            /** @description The kinds of buildings. */
            buildings: components["schemas"]["BuildingFacts"][];
            /** @description The colours of the players. */
            colours: components["schemas"]["Colour"][];
            /** @description The event cards. */
            events: components["schemas"]["EventFacts"][];
            /** @description The fields of a player board in its order: the actions, then the bid. */
            fields: components["schemas"]["FieldFacts"][];
            /**
             * Format: uint8
             * @description The highest bid in chests.
             */
            most_chests: number;
            /** @description What is in the box. */
            pieces: components["schemas"]["Pieces"];
            /** @description The provinces in the order of the alphabet. */
            provinces: components["schemas"]["ProvinceFacts"][];
            /** @description The regions from west to east. */
            regions: components["schemas"]["Region"][];
            /** @description The special cards. */
            specials: components["schemas"]["Special"][];
            /**
             * Format: uint
             * @description How many event cards are turned up each year.
             */
            year_events: number;
            /**
             * Format: uint8
             * @description How many years are played.
             */
            years: number;
        };
        /** @description What a kind of building brings. */
        BuildingFacts: {
            /** @description The kind. */
            building: components["schemas"]["Building"];
            /**
             * Format: uint16
             * @description The points for having the most of them in a region.
             */
            majority: number;
            /**
             * Format: uint8
             * @description How many the box holds.
             */
            tiles: number;
        };
        /** @description What an event changes for all players in its round (supplementary sheet). */
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
        /** @description What is printed on an event card. */
        EventFacts: {
            /** @description What it changes in its round. */
            effect: components["schemas"]["Effect"];
            /** @description The card. */
            event: components["schemas"]["EventCard"];
            /**
             * Format: uint8
             * @description How much rice each player loses in winter.
             */
            rice_loss: number;
        };
        /** @description What is printed beside a field of a player board. */
        FieldFacts: {
            /** @description What its action builds. */
            builds?: components["schemas"]["Building"] | null;
            /** @description The field. */
            field: components["schemas"]["Field"];
            /**
             * Format: uint16
             * @description What its action costs in chests.
             */
            price: number;
        };
        /** @description What is in the box. */
        Pieces: {
            /**
             * Format: uint8
             * @description The armies of each player.
             */
            armies: number;
            /**
             * Format: uint16
             * @description The chests of all.
             */
            chests: number;
            /**
             * Format: uint8
             * @description The armies of the peasants.
             */
            peasants: number;
            /**
             * Format: uint8
             * @description The unrest markers.
             */
            unrest: number;
        };
        /** @description What is printed in a province and on its card. */
        ProvinceFacts: {
            /**
             * Format: uint8
             * @description Chests that its taxes bring.
             */
            chests: number;
            /** @description The sides of the board on which it is closed in a game of three. */
            closed: components["schemas"]["Board"][];
            /** @description Provinces across a border. */
            land: components["schemas"]["Province"][];
            /** @description Its region on the moon side. */
            moon: components["schemas"]["Region"];
            /** @description The province. */
            province: components["schemas"]["Province"];
            /**
             * Format: uint8
             * @description Rice that it yields.
             */
            rice: number;
            /** @description Provinces at the other end of a sea route. */
            sea: components["schemas"]["Province"][];
            /**
             * Format: uint8
             * @description How many buildings it has room for.
             */
            sites: number;
            /** @description Its region on the sun side. */
            sun: components["schemas"]["Region"];
        };
        /** @description Why an action is not allowed. */
        Refusal: "game_over" | "not_your_decision" | "not_now" | {
            not_offered: {
                /** @description Which. */
                province: components["schemas"]["Province"];
            };
        } | "stack_empty" | "cards_changed" | {
            no_such_group: {
                /**
                 * Format: uint8
                 * @description The size.
                 */
                armies: number;
            };
        } | {
            not_in_hand: {
                /** @description Which. */
                card: components["schemas"]["Card"];
            };
        } | {
            field_taken: {
                /** @description Which. */
                field: components["schemas"]["Field"];
            };
        } | {
            field_undecided: {
                /** @description Which. */
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
                 * @description What the player has.
                 */
                chests: number;
            };
        } | {
            needed_for_bid: {
                /** @description Which. */
                card: components["schemas"]["Card"];
            };
        } | "no_card_for_bid" | "cards_left" | "plan_incomplete" | {
            no_such_place: {
                /**
                 * Format: uint8
                 * @description The number.
                 */
                place: number;
            };
        } | {
            place_taken: {
                /**
                 * Format: uint8
                 * @description The number.
                 */
                place: number;
            };
        } | {
            not_neighbours: {
                /** @description From here. */
                from: components["schemas"]["Province"];
                /** @description To there. */
                to: components["schemas"]["Province"];
            };
        } | {
            province_closed: {
                /** @description Which. */
                province: components["schemas"]["Province"];
            };
        } | {
            wrong_number_of_armies: {
                /**
                 * Format: uint8
                 * @description The most that may march.
                 */
                most: number;
            };
        } | {
            not_your_province: {
                /** @description Which. */
                province: components["schemas"]["Province"];
            };
        } | {
            temple_protects: {
                /** @description Which. */
                province: components["schemas"]["Province"];
            };
        } | "must_march" | {
            no_revolt: {
                /** @description Where. */
                province: components["schemas"]["Province"];
            };
        };
        /** @description One decision. */
        Action: {
            take_card: {
                /** @description Which. */
                province: components["schemas"]["Province"];
            };
        } | "draw_card" | "replace_cards" | {
            station: {
                /**
                 * Format: uint8
                 * @description Its size.
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
                 * @description 1 to 5.
                 */
                place: number;
            };
        } | {
            march: {
                /**
                 * Format: uint8
                 * @description How many.
                 */
                armies: number;
                /** @description Where to. */
                to: components["schemas"]["Province"];
            };
        } | "stay" | {
            face: {
                /** @description Where. */
                province: components["schemas"]["Province"];
            };
        };
        /**
         * @description An action of the game, or a free action. Documents do not mark the difference: the name of
         *     the action says it.
         */
        PlayerAction: components["schemas"]["Action"] | components["schemas"]["NegotiationAction"];
        /**
         * @description What any player may do at any moment, whoever the game waits for. Seats are called by name,
         *     because people write these documents.
         */
        NegotiationAction: {
            offer: {
                /** @description What the proposer promises. */
                i_promise?: components["schemas"]["PromiseContent"][];
                /** @description What changes hands at once, if anything. */
                terms?: components["schemas"]["Nothing"] | null;
                /** @description The other player. */
                to: string;
                /** @description What the other player is to promise. */
                you_promise?: components["schemas"]["PromiseContent"][];
            };
        } | {
            withdraw: {
                /** @description The offer. */
                offer: components["schemas"]["OfferId"];
            };
        } | {
            accept: {
                /** @description The offer. */
                offer: components["schemas"]["OfferId"];
            };
        } | {
            decline: {
                /** @description The offer. */
                offer: components["schemas"]["OfferId"];
            };
        } | {
            gift: {
                /** @description What is given. */
                terms: components["schemas"]["Nothing"];
                /** @description Who receives it. */
                to: string;
            };
        } | {
            promise: {
                /** @description Who receives the promise. */
                to: string;
                /** @description What is promised. */
                word: components["schemas"]["PromiseContent"];
            };
        } | {
            judge: {
                /** @description Whether it was kept. */
                kept: boolean;
                /** @description The promise. */
                promise: components["schemas"]["PromiseId"];
            };
        };
        /** @description The options of a game (p.4-5). */
        Options: {
            /**
             * @description Which side of the board.
             * @default sun
             */
            board?: components["schemas"]["Board"];
            /**
             * @description Three to five different colours in the order in which the players sit, clockwise; the
             *     first begins the draft.
             */
            colours: components["schemas"]["Colour"][];
            /** @description Whether a planned battle or move may be called off; by the rulebook whoever can march must. */
            free_marches?: boolean;
            /** @description Whether the 135 chests and 42 unrest markers of the box are all there are. */
            limited_stock?: boolean;
            /**
             * @description How the provinces are given out.
             * @default draft
             */
            start?: components["schemas"]["Start"];
            /**
             * @description How the cube tower behaves.
             * @default {
             *       "floors": {
             *         "knock": "1/16",
             *         "pass": "5/6"
             *       }
             *     }
             */
            tower?: components["schemas"]["Tower"];
        };
        /** @description How the provinces are given out. */
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
export type LyingDocument = components['schemas']['LyingDocument'];
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
export type Event = components['schemas']['Event'];
export type Ending = components['schemas']['Ending'];
export type Help = components['schemas']['Help'];
export type Lapse = components['schemas']['Lapse'];
export type LogEvent = components['schemas']['LogEvent'];
export type Nothing = components['schemas']['Nothing'];
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
