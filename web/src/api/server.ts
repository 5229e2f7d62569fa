// Made from docs/schema/openapi.json by `npm run types`: not written by hand.

import type { AnyView, AnyLogEvent, AnyAction, AnyPlayerAction } from "./games";

export type paths = {
    "/api/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much there is, and how the server is doing. */
        get: operations["get_admin_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People: those who were here last, at most 200 of them. */
        get: operations["get_admin_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a person: name, password, browsers, tokens. Bots take their seats in games that go on. */
        delete: operations["delete_admin_people_person"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was reported: what nobody has settled yet before the rest, at most 200 of them. */
        get: operations["get_admin_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{report}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a report is settled. */
        post: operations["post_admin_reports_report_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables as lists have them: those where something happened last, at most 200 of them. */
        get: operations["get_admin_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tables/{table}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a table, whatever its game says. */
        post: operations["post_admin_tables_table_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play at once, as a guest with a name. */
        post: operations["post_guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The prepared tables: a first game with a guide, and puzzles, the easiest first. */
        get: operations["get_lessons"];
        put?: never;
        /** Put up a prepared table, at which one sits at once, alone with bots, and the game has begun. */
        post: operations["post_lessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by a link: by what stands behind its `#`, which browsers do not send by themselves. */
        post: operations["post_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who I am. */
        get: operations["get_me"];
        put?: never;
        post?: never;
        /** Delete my account with everything that I wrote. Bots take my seats in games that go on; finished games stay, without my name. */
        delete: operations["delete_me"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My browsers that are signed in. */
        get: operations["get_me_devices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one of my browsers. */
        delete: operations["delete_me_devices_device"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens at my tables while I do not look at them, over a WebSocket.
         * @description Text messages of JSON: first `"listening"`, from which on nothing is missed; then an `Event` each time.
         */
        get: operations["get_me_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the server keeps about me, as one document without secrets. */
        get: operations["get_me_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep my name with a password: nobody else can take it, and I can sign in from anywhere. */
        post: operations["post_me_keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told things in another language. */
        post: operations["post_me_language"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a link that signs in one other device, once, within ten minutes. */
        post: operations["post_me_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be called otherwise. */
        post: operations["post_me_name"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I am told of while I am away, and where. */
        get: operations["get_me_notices"];
        /** Choose what I am told of while I am away, and where. A new address must be confirmed by the link sent there. */
        put: operations["put_me_notices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a mail address with the secret that was sent there. */
        post: operations["post_me_notices_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change my password. All my other browsers are signed out; tokens stay. */
        post: operations["post_me_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My tables: first those whose game is not over, then those where something happened last; at most 200 at once. */
        get: operations["get_me_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My tokens. What they are themselves is not known here. */
        get: operations["get_me_tokens"];
        put?: never;
        /** Make a token for a script or an outside bot. It is told this once, and expires. No token can change the account. */
        post: operations["post_me_tokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Make a token good for nothing, at once. */
        delete: operations["delete_me_tokens_token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long this server keeps what. */
        get: operations["get_privacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a name and its password. */
        post: operations["post_sign_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign this browser out. */
        post: operations["post_sign_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign all my browsers out, this one too. Tokens stay. */
        post: operations["post_sign_out_everywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open tables at which somebody is missing, and those that can be watched: everybody's newest first, at most 100 of each. */
        get: operations["get_tables"];
        put?: never;
        /** Put up a table. */
        post: operations["post_tables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table, for those who may see it. */
        get: operations["get_tables_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of what I asked for at a table and what is stored, in order: what became of it, after a lost connection. */
        get: operations["get_tables_table_commands"];
        put?: never;
        /** Ask for something at a table. The answer comes when it is stored; the same key is never done twice. */
        post: operations["post_tables_table_commands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put up a table whose game begins at a moment of one that is over, with other luck to come. */
        post: operations["post_tables_table_fork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the game stands for a seat of mine, or for a spectator. */
        get: operations["get_tables_table_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game that is over: result, scores over time, promises, seed. */
        get: operations["get_tables_table_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a game that is over, which `tenka verify` checks. */
        get: operations["get_tables_table_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Meet the same people again: for those who played. Whoever asks first puts up the table; all others are told the same one. */
        post: operations["post_tables_table_rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The story of a game that is over, moment by moment; at most 200 at once. */
        get: operations["get_tables_table_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay/{at}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a game that is over stood after so many entries of its record. */
        get: operations["get_tables_table_replay_at"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell those who run the server that something is wrong at a table. */
        post: operations["post_tables_table_reports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live table, over a WebSocket: one socket, one viewer.
         * @description Text messages of JSON. What is sent is an `Ask`, what is received a `Tell`: first `welcome`, the table, what was said, and how the game stands; then whatever changes. Whoever does not keep up, or is signed out, is sent away, and is told everything when they come back.
         */
        get: operations["get_tables_table_socket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components<View = AnyView, LogEvent = AnyLogEvent, Action = AnyAction, PlayerAction = AnyPlayerAction> = {
    schemas: {
        /** @description Who decided for a seat. */
        Actor: "person" | "bot" | "forced" | "clock";
        /** @description Recipients of a chat message. */
        Addressee: "table" | "spectators" | {
            seat: string;
        };
        /** @description The body of every answer with an error status, and the error in socket messages. */
        ApiErrorBody: {
            /** @description Stable name of the reason. */
            code: string;
            /** @description What the game or the document reader says about it, for programs. */
            detail?: unknown;
            /** @description The reason as a sentence in the client's language. */
            text: string;
        };
        /** @description Request to create a prepared table. */
        Begin: {
            /** @description Game and lesson, such as `shogun/first-game`. */
            lesson: string;
        };
        /** @description Channel of a chat message: who may read it. */
        Channel: "table" | "spectators" | string[];
        /** @description What a viewer heard of one entry of the record. */
        Chapter: {
            /**
             * Format: uint
             * @description The step: how many entries of the record came before. 0 is the start of the game.
             */
            at: number;
            /** @description Who decided for the seat. */
            by: components["schemas"]["Actor"] | null;
            /** @description What the viewer heard. */
            log: components<View, LogEvent, Action, PlayerAction>["schemas"]["LogEntry"][];
            /** @description The seat that acted. */
            seat: string | null;
            /**
             * Format: int64
             * @description When it happened.
             */
            when: number;
        };
        /** @description A chat message. */
        ChatLine: {
            /**
             * Format: int64
             * @description When it was sent.
             */
            at: number;
            /** @description Display name of the author. */
            name: string | null;
            /**
             * Format: uint64
             * @description Number in its channel, from 1.
             */
            number: number;
            /** @description Id of the author; none where that is a bot. */
            person: components["schemas"]["PersonId"] | null;
            /** @description Whether the author deleted their account, and the text with it. */
            removed?: boolean;
            /** @description Seat of the author, if any. */
            seat: string | null;
            /** @description The text; empty where it was removed. */
            text: string;
            /** @description Channel of the message. */
            to: components["schemas"]["Channel"];
        };
        /** @description A legal action. */
        Choice: {
            /** @description The action, to be sent back as it is. */
            action: Action;
            /** @description Whether the action cannot be undone; given where the client named a language. */
            final?: boolean;
            /** @description The same as a sentence, where the client named a language. */
            text?: string | null;
        };
        /** @description Request to change where notifications go. */
        Chosen: {
            /** @description Email; none switches it off. */
            mail?: components["schemas"]["ChosenMail"] | null;
            /** @description Webhook; none switches it off. */
            webhook?: components["schemas"]["ChosenHook"] | null;
        };
        /** @description A webhook to be called. */
        ChosenHook: {
            /**
             * @description When a game is over.
             * @default true
             */
            over?: boolean;
            /**
             * @description When there is an offer or a private message.
             * @default true
             */
            talk?: boolean;
            /**
             * @description When the person owes a decision.
             * @default true
             */
            turn?: boolean;
            /** @description Address of the webhook. */
            url: string;
        };
        /** @description An email address to be written to. */
        ChosenMail: {
            /** @description The address. */
            address: string;
            /**
             * @description When a game is over.
             * @default true
             */
            over?: boolean;
            /**
             * @description When there is an offer or a private message.
             * @default true
             */
            talk?: boolean;
            /**
             * @description When the person owes a decision.
             * @default true
             */
            turn?: boolean;
        };
        /** @description A message from a client over the socket. */
        ClientMessage: {
            request: components<View, LogEvent, Action, PlayerAction>["schemas"]["CommandRequest"];
        } | {
            preview: {
                /** @description The action. */
                action: PlayerAction;
                /** @description Chosen by the sender, repeated in the answer. */
                key: string;
            };
        };
        /** @description The clock of a seat. */
        ClockInfo: {
            /**
             * Format: int64
             * @description When the time is up; none while the clock stands still.
             */
            deadline: number | null;
            /**
             * Format: int64
             * @description Milliseconds that were left when the clock last stopped.
             */
            left: number;
            /** @description Name of the seat. */
            seat: string;
            /**
             * Format: uint32
             * @description Vacation days left, where there are any.
             */
            vacation_days: number | null;
        };
        /** @description Everything that a person can do at a table. */
        Command: {
            act: {
                /** @description The action. */
                action: PlayerAction;
            };
        } | {
            undo: Record<string, never>;
        } | {
            say: {
                /** @description Text of the message. */
                text: string;
                /** @description Recipients. */
                to: components["schemas"]["Addressee"];
            };
        } | {
            sit: {
                /**
                 * Format: uint
                 * @description Seat index, counted from 0.
                 * @default null
                 */
                seat?: number | null;
                /**
                 * @description Preferred clan or color.
                 * @default null
                 */
                wish?: string | null;
            };
        } | {
            wish: {
                /**
                 * Format: uint
                 * @description Seat index, counted from 0.
                 */
                seat: number;
                /** @description Preferred clan or color; none leaves it to chance. */
                wish?: string | null;
            };
        } | {
            stand: {
                /**
                 * Format: uint
                 * @description Seat index, counted from 0.
                 */
                seat: number;
            };
        } | {
            add_bot: {
                /** @description A level, with or without a character: `skilled`, `greedy:raider`, `master:any`. */
                bot: string;
                /**
                 * Format: uint
                 * @description Seat index, counted from 0.
                 * @default null
                 */
                seat?: number | null;
                /**
                 * @description Preferred clan or color.
                 * @default null
                 */
                wish?: string | null;
            };
        } | {
            remove: {
                /**
                 * Format: uint
                 * @description Seat index, counted from 0.
                 */
                seat: number;
            };
        } | {
            ready: {
                /** @description Whether the person is ready. */
                ready: boolean;
            };
        } | {
            configure: {
                /** @description The new setup. */
                setup: components["schemas"]["SetupInput"];
            };
        } | {
            commit_entropy: {
                /** @description SHA-256 of `tenka contribution`, a line feed and the value, in 64 lower-case hexadecimal digits. */
                commitment: string;
                /**
                 * Format: uint
                 * @description Index of one's own seat, counted from 0.
                 */
                seat: number;
            };
        } | {
            reveal_entropy: {
                /**
                 * Format: uint
                 * @description Index of one's own seat, counted from 0.
                 */
                seat: number;
                /** @description The value: 64 lower-case hexadecimal digits. */
                value: string;
            };
        } | {
            start: Record<string, never>;
        } | {
            leave: Record<string, never>;
        } | {
            vote: {
                /** @description Name of the seat. */
                about: string;
                /** @description Whether a bot should take the seat. */
                replace: boolean;
            };
        } | {
            return: Record<string, never>;
        } | {
            open: {
                /** @description Name of the seat. */
                about: string;
                /** @description Whether the seat is open. */
                open: boolean;
            };
        } | {
            take: {
                /** @description Name of the seat. */
                about: string;
            };
        } | {
            away: {
                /**
                 * Format: uint32
                 * @description Number of days.
                 */
                days: number;
            };
        } | {
            mute: {
                /** @description Whether they are muted. */
                muted: boolean;
                /** @description Id of the person. */
                person: components["schemas"]["PersonId"];
            };
        } | {
            spectators: {
                /** @description Whether spectators are allowed. */
                allowed: boolean;
            };
        } | {
            hand_over: {
                /** @description Id of the new owner. */
                to: components["schemas"]["PersonId"];
            };
        } | {
            renew_invite: Record<string, never>;
        } | {
            close: Record<string, never>;
        };
        /** @description A command with its idempotency key: the same key is never executed twice. */
        CommandRequest: {
            /**
             * @description Name of the seat, where the person holds several.
             * @default null
             */
            as?: string | null;
            /** @description What to do. */
            command: components<View, LogEvent, Action, PlayerAction>["schemas"]["Command"];
            /** @description Chosen by the sender, unique among their requests at this table. */
            idempotency_key: string;
        };
        /** @description What a seat contributes to the seed. */
        ContributionInfo: {
            /** @description Whether the server waits for the value now. */
            awaited?: boolean;
            /** @description The commitment to its value: SHA-256. */
            commitment?: string | null;
            /** @description The seat that was assigned, once the game is dealt. */
            seat?: string | null;
            /** @description `player`, `bot`, or `fallback` where the value follows from the server's secret; known once the game is dealt. */
            source?: string | null;
            /** @description The value, once the game is dealt: 64 hexadecimal digits. */
            value?: string | null;
            /** @description The seat that was asked for, once the game is dealt. */
            wish?: string | null;
        };
        /** @description Counts of what the database holds. */
        Counts: {
            /**
             * Format: int64
             * @description Tables that were closed.
             */
            closed: number;
            /**
             * Format: int64
             * @description People who have set a password.
             */
            kept: number;
            /**
             * Format: int64
             * @description Tables that wait for players.
             */
            lobby: number;
            /**
             * Format: int64
             * @description Tables whose game is over.
             */
            over: number;
            /**
             * Format: int64
             * @description People, guests included.
             */
            people: number;
            /**
             * Format: int64
             * @description Tables with a game in progress.
             */
            playing: number;
            /**
             * Format: int64
             * @description Reports that are not settled.
             */
            reports: number;
        };
        /** @description A signed-in browser. */
        Device: {
            /**
             * Format: int64
             * @description When the browser signed in.
             */
            created_at: number;
            /** @description Whether the request came from this browser. */
            current: boolean;
            /**
             * Format: int64
             * @description When the session expires.
             */
            ends_at: number;
            /** @description Id of the session. The session's secret cannot be derived from it. */
            id: string;
        };
        /** @description All signed-in browsers of a person. */
        Devices: {
            /** @description The browsers, the newest session first. */
            devices: components["schemas"]["Device"][];
        };
        /** @description An empty object, where a request or an answer says nothing. */
        Empty: Record<string, never>;
        /** @description A message on the socket for notifications, which an open page listens to. */
        Event: {
            notice: {
                /** @description Name of the game. */
                game: string;
                /** @description What happened. */
                kind: components["schemas"]["Kind"];
                /** @description Name of the table. */
                name: string;
                /** @description Id of the table. */
                table: components["schemas"]["TableId"];
            };
        };
        /** @description The account itself. */
        ExportedAccount: {
            /** @description Whether the person is an administrator of this server. */
            administrator: boolean;
            /**
             * Format: int64
             * @description When it was created.
             */
            created_at: number;
            /** @description Whether a password is set. It is stored as a hash, which is not exported. */
            has_password: boolean;
            /** @description Id. */
            id: components["schemas"]["PersonId"];
            /** @description Code of the language. */
            language: string | null;
            /** @description Display name. */
            name: string;
            /**
             * Format: int64
             * @description The last visit, to the hour.
             */
            seen_at: number;
        };
        /** @description Email settings. */
        ExportedEmail: {
            /** @description The email address. */
            address: string;
            /** @description Whether the address is confirmed. */
            confirmed: boolean;
            /**
             * @description When a game is over.
             * @default true
             */
            over: boolean;
            /**
             * @description When there is an offer or a private message.
             * @default true
             */
            talk: boolean;
            /**
             * @description When the person owes a decision.
             * @default true
             */
            turn: boolean;
        };
        /** @description A chat message of the person. */
        ExportedMessage: {
            /**
             * Format: int64
             * @description When that was.
             */
            at: number;
            /** @description Id of the table. */
            table: components["schemas"]["TableId"];
            /** @description The text. */
            text: string;
            /** @description Channel of the message. */
            to: components["schemas"]["Channel"];
        };
        /** @description When the person was notified of a table. */
        ExportedNotice: {
            /**
             * Format: int64
             * @description When that was.
             */
            at: number;
            /** @description Id of the table. */
            table: components["schemas"]["TableId"];
        };
        /** @description Where the person is notified, and of what. */
        ExportedNotifications: {
            /** @description Email settings. */
            email: components["schemas"]["ExportedEmail"] | null;
            /** @description When the person was last notified of which table. */
            sent: components["schemas"]["ExportedNotice"][];
            /** @description Webhook settings. */
            webhook: components["schemas"]["ExportedWebhook"] | null;
        };
        /** @description A report that the person made. */
        ExportedReport: {
            /** @description Id of the person whom it is about. */
            about: components["schemas"]["PersonId"] | null;
            /**
             * Format: int64
             * @description When that was.
             */
            at: number;
            /**
             * Format: int64
             * @description When it was settled.
             */
            settled_at: number | null;
            /** @description Id of the table. */
            table: components["schemas"]["TableId"];
            /** @description The text. */
            text: string;
        };
        /** @description A signed-in browser. */
        ExportedSession: {
            /**
             * Format: int64
             * @description When it was created.
             */
            created_at: number;
            /** @description Whether the export was asked for in this browser. */
            current: boolean;
            /**
             * Format: int64
             * @description When it expires.
             */
            ends_at: number;
        };
        /** @description A table of which the person is a member. */
        ExportedTable: {
            /**
             * Format: int64
             * @description When something last happened there.
             */
            changed_at: number;
            /**
             * Format: int64
             * @description When it was created.
             */
            created_at: number;
            /** @description Name of the game. */
            game: string;
            /** @description Id. */
            id: components["schemas"]["TableId"];
            /** @description The name of the table. */
            name: string | null;
            /** @description Whether the person owns the table. */
            owner: boolean;
            /** @description Where the record of the game is, with every decision; only for finished games. */
            record: string | null;
            /** @description Rank and points of every seat, once the game is over. */
            result: components["schemas"]["PlaceInfo"][] | null;
            /** @description The seats that the person holds, once the game has begun. */
            seats: string[];
            /** @description Stage of the table. */
            stage: string;
        };
        /** @description A token, without its secret. */
        ExportedToken: {
            /**
             * Format: int64
             * @description When it was created.
             */
            created_at: number;
            /**
             * Format: int64
             * @description When it expires.
             */
            ends_at: number;
            /** @description Id. */
            id: string;
            /** @description Label that its owner gave it. */
            label: string;
            /** @description What it permits, by name, with blanks between. */
            scopes: string;
            /**
             * Format: int64
             * @description The last use, to the hour.
             */
            used_at: number | null;
        };
        /** @description Webhook settings. */
        ExportedWebhook: {
            /**
             * @description When a game is over.
             * @default true
             */
            over: boolean;
            /**
             * @description When there is an offer or a private message.
             * @default true
             */
            talk: boolean;
            /**
             * @description When the person owes a decision.
             * @default true
             */
            turn: boolean;
            /** @description Address of the webhook. */
            url: string;
        };
        /**
         * @description How the seed of the game at a table comes about, as everybody who may see the table knows it. A client keeps the
         *     last state of this from before the first decision: together with the table's id and game it is the receipt that
         *     `tenka verify --receipt` reads.
         */
        FairnessInfo: {
            /** @description What each seat contributes to the seed, in the order of the lobby. */
            contributions: components["schemas"]["ContributionInfo"][];
            /** @description The names that seats can be assigned; empty until the draw has begun. */
            names: string[];
            /** @description The options of the game with the seats that were assigned, once it is dealt. */
            options?: unknown;
            /** @description The commitment to the position in which the game begins, where it goes on from another game. */
            position_commitment?: string | null;
            /**
             * Format: int64
             * @description When the game is dealt at the latest, while values are being revealed.
             */
            reveal_by?: number | null;
            /** @description The commitment to the seed, once the game is dealt. */
            seed_commitment?: string | null;
            /** @description The commitment to the server's secret: SHA-256, published when the table was created. */
            server_commitment: string;
        };
        /** @description Request to delete the account. */
        Farewell: {
            /**
             * @description The password, where the account has one.
             * @default null
             */
            password?: string | null;
        };
        /** @description Figures of one server process, without collecting its metrics. */
        Figures: {
            /**
             * Format: uint64
             * @description Database operations that failed.
             */
            database_errors: number;
            /**
             * Format: uint64
             * @description Decisions that were stored.
             */
            decisions: number;
            /**
             * Format: int64
             * @description Open sockets.
             */
            sockets: number;
            /**
             * Format: int64
             * @description When the process started.
             */
            started_at: number;
            /**
             * Format: uint
             * @description Tables in memory.
             */
            tables: number;
            /**
             * Format: uint64
             * @description Failed attempts to reach a webhook.
             */
            webhook_failures: number;
        };
        /** @description A step of a finished game at another table. */
        Fork: {
            /**
             * Format: uint
             * @description The step: how many entries of the record came before.
             */
            at: number;
            /** @description Id of the table. */
            table: components["schemas"]["TableId"];
        };
        /** @description Request to start another game from a step of a finished one. */
        Forked: {
            /**
             * Format: uint
             * @description The step: how many entries of the record came before.
             */
            at: number;
            /**
             * @description Setup of the new table; default: that of the old one. The game and its seats cannot change.
             * @default null
             */
            setup?: components["schemas"]["SetupInput"] | null;
        };
        /** @description Points that a seat won or lost. */
        Gain: {
            /**
             * Format: int32
             * @description How many points; negative where they were lost.
             */
            points: number;
            /** @description The seat. */
            seat: string;
            /** @description Rule, card or kami that brought the points, by its name in documents. */
            source: string;
        };
        /** @description The game as one viewer sees it. */
        GameUpdate: {
            /** @description The clocks of the seats in order, where there are any. */
            clocks?: components["schemas"]["ClockInfo"][];
            /** @description Legal actions that nobody waits for, such as those of negotiation. */
            free: components<View, LogEvent, Action, PlayerAction>["schemas"]["Choice"][];
            /** @description The legal actions of the viewer. */
            legal: components<View, LogEvent, Action, PlayerAction>["schemas"]["Choice"][];
            /** @description Log entries since the last update. */
            log: components<View, LogEvent, Action, PlayerAction>["schemas"]["LogEntry"][];
            /**
             * Format: uint64
             * @description Number of log entries that this viewer has received so far.
             */
            number: number;
            /**
             * Format: uint
             * @description How many of the viewer's last actions can be undone.
             */
            undo: number;
            /** @description The `session-view` of the game, with open offers and promises. */
            view?: View;
            /** @description The seats that owe a decision. */
            waiting_for: string[];
        };
        /** @description State of a puzzle's goal. */
        GoalStanding: "open" | "solved" | "missed";
        /** @description Summary of a finished game. */
        History: {
            /**
             * Format: int64
             * @description When the game began.
             */
            began_at: number | null;
            /**
             * Format: int64
             * @description When the game ended.
             */
            ended_at: number | null;
            /**
             * Format: uint
             * @description The last step: how many entries the record has.
             */
            last: number;
            /** @description The scores at the beginning and wherever they changed. */
            points: components["schemas"]["Point"][];
            /** @description All promises, in the order in which they were made. */
            promises: components["schemas"]["Promised"][];
            /** @description The seed; none where the game began in a position. */
            seed: string | null;
            /** @description The table with its seats, the places and the commitment. */
            table: components["schemas"]["TableInfo"];
        };
        /** @description Answer to a search for people. */
        HostPeople: {
            /** @description The people, the last seen first. */
            people: components["schemas"]["PersonRow"][];
        };
        /** @description Reports that people made. */
        HostReports: {
            /** @description The reports, open ones first, then the newest. */
            reports: components["schemas"]["ReportEntry"][];
        };
        /** @description What is stored, and how the process is doing. */
        HostState: {
            /** @description Figures of this process since it started. */
            process: components["schemas"]["Figures"];
            /** @description Counts of what is stored. */
            stored: components["schemas"]["Counts"];
            /** @description Version of the program. */
            version: string;
        };
        /** @description Answer to a search for tables. */
        HostTables: {
            /** @description The tables, the most recently changed first. */
            tables: components["schemas"]["TableRow"][];
        };
        /** @description What a notification is about. */
        Kind: "turn" | "talk" | "over";
        /** @description A prepared table. */
        LessonInfo: {
            /** @description Name of the game. */
            game: string;
            /** @description Guided first game or puzzle. */
            kind: components["schemas"]["LessonKind"];
            /** @description Game and lesson, such as `shogun/first-game`. */
            name: string;
            /** @description Seat of the learner. */
            seat: string;
        };
        /** @description The two kinds of prepared tables. */
        LessonKind: "guide" | "puzzle";
        /** @description All prepared tables. */
        Lessons: {
            /** @description The lessons of each game from the easiest to the hardest. */
            lessons: components["schemas"]["LessonInfo"][];
        };
        /** @description Reference to a chat message. */
        LineSaid: {
            /**
             * Format: uint64
             * @description Number of the message in its channel.
             */
            number: number;
            /** @description Channel of the message. */
            to: components["schemas"]["Channel"];
        };
        /** @description A link that signs in another device, once. */
        Link: {
            /**
             * Format: int64
             * @description When the link expires.
             */
            ends_at: number;
            /** @description Path and fragment, to be appended to the server's address. Browsers never send the part after the `#`. */
            path: string;
        };
        /** @description One entry of a viewer's log. */
        LogEntry: {
            /**
             * @description Who decided, where that was not the person at the seat: `forced` where the server made the viewer's
             *     only legal decision; `clock` where a bot decided because the player's time was up.
             */
            actor?: components["schemas"]["Actor"] | null;
            /**
             * Format: uint64
             * @description Number in this viewer's log, from 1.
             */
            number: number;
            /** @description The same as a sentence, where the client named a language. */
            text?: string | null;
            /** @description The event, as in the `log-event` schema of the game. */
            what: LogEvent;
        };
        /** @description A token that was just created. Its secret is shown only here. */
        MadeToken: {
            /** @description The token without its secret. */
            info: components["schemas"]["TokenInfo"];
            /** @description The secret, to be sent as `Authorization: Bearer …`. */
            token: string;
        };
        /** @description The person who asks. */
        Me: {
            /** @description Whether the person is an administrator of this server. */
            admin: boolean;
            /** @description Whether the account has a password. */
            kept: boolean;
            /** @description Code of the language of emails and notifications. */
            language: string | null;
            /** @description Display name. */
            name: string | null;
            /** @description Id of the person; none where the browser is not signed in. */
            person: components["schemas"]["PersonId"] | null;
        };
        /** @description The table of a rematch. */
        Meeting: {
            /** @description The last part of its invitation link. */
            invite: string;
            /** @description Id of the table. */
            table: components["schemas"]["TableId"];
        };
        /** @description One page of the tables of a person. */
        MyTables: {
            /** @description Cursor of the next page, if there is one. */
            next: string | null;
            /** @description Games in progress first, then the most recently changed. */
            tables: components["schemas"]["TableSummary"][];
        };
        /** @description Request to change the language of emails and notifications. */
        NewLanguage: {
            /** @description Code of the language, such as `en`. */
            language: string;
        };
        /** @description Request to change the display name, or to create a guest with that name. */
        NewName: {
            /** @description The name. */
            name: string;
        };
        /** @description Request to set a password, which turns a guest into an account. */
        NewPassword: {
            /** @description The password: 8 to 200 characters. */
            password: string;
        };
        /** @description Request to create a token. */
        NewToken: {
            /**
             * Format: uint32
             * @description Lifetime in days: 1 to 365. Default: 90.
             * @default null
             */
            days?: number | null;
            /** @description Label by which its owner recognizes the token. */
            label: string;
            /** @description What the token permits. Even public information needs `read`. */
            scopes: components["schemas"]["Scope"][];
        };
        /** @description What happens when a player's time is up. */
        OnTimeout: "bot" | "decide" | "vote";
        /** @description A command, as it is sent over REST. */
        Ordered: {
            /**
             * @description Name of the seat, where the person holds several.
             * @default null
             */
            as?: string | null;
            /** @description What to do. */
            command: components<View, LogEvent, Action, PlayerAction>["schemas"]["Command"];
            /** @description Chosen by the sender, unique among their requests at this table: the same key is never executed twice. */
            idempotency_key: string;
            /**
             * @description The last part of the invitation link, where the sender came by one.
             * @default null
             */
            invite?: string | null;
        };
        /** @description The idempotency keys of a person's commands that are stored. */
        Orders: {
            /** @description The keys in the order in which the commands were executed. */
            keys: string[];
        };
        /** @description Request to change the password. */
        OtherPassword: {
            /** @description The new password: 8 to 200 characters. */
            new: string;
            /** @description The current password. */
            old: string;
        };
        /** @description Time control. */
        Pace: "untimed" | {
            live: {
                /**
                 * Format: uint32
                 * @description Time on each clock at the start.
                 */
                bank_seconds: number;
                /**
                 * Format: uint32
                 * @description Time added after each turn.
                 */
                increment_seconds: number;
            };
        } | {
            days: {
                /**
                 * Format: uint32
                 * @description Days per decision.
                 */
                days: number;
                /**
                 * Format: uint32
                 * @description Vacation days per player, during which their clock stands still.
                 * @default 0
                 */
                vacation_days: number;
            };
        };
        /** @description Time control. */
        PaceInput: "untimed" | {
            live: {
                /**
                 * Format: uint32
                 * @description Time on each clock at the start.
                 */
                bank_seconds: number;
                /**
                 * Format: uint32
                 * @description Time added after each turn.
                 */
                increment_seconds: number;
            };
        } | {
            days: {
                /**
                 * Format: uint32
                 * @description Days per decision.
                 */
                days: number;
                /**
                 * Format: uint32
                 * @description Vacation days per player, during which their clock stands still.
                 * @default 0
                 */
                vacation_days?: number;
            };
        };
        /** @description Id of a person, which stays the same when the display name changes. */
        PersonId: string;
        /** @description A person, as administrators see them. */
        PersonRow: {
            /**
             * Format: int64
             * @description When the person first came.
             */
            created_at: number;
            /** @description Id of the person. */
            id: string;
            /** @description Whether the account has a password. */
            kept: boolean;
            /** @description Code of the language of emails and notifications. */
            language: string | null;
            /** @description Display name; empty while the account is being deleted. */
            name: string;
            /**
             * Format: int64
             * @description When the person was last here.
             */
            seen_at: number;
            /**
             * Format: int64
             * @description How many tables the person is a member of.
             */
            tables: number;
        };
        /** @description Everything that the server keeps about a person. */
        PersonalData: {
            /** @description The account. */
            account: components["schemas"]["ExportedAccount"];
            /** @description Whether all tables have their seats and results. Where there are very many, the oldest may lack them. */
            complete: boolean;
            /**
             * Format: int64
             * @description When it was made. All times are milliseconds since 1970 in UTC.
             */
            exported_at: number;
            /** @description Always `tenka-personal-data`. */
            format: string;
            /** @description Messages that the person wrote, in all channels. */
            messages: components["schemas"]["ExportedMessage"][];
            /** @description Notification settings, and what was sent. */
            notifications: components["schemas"]["ExportedNotifications"];
            /** @description Reports that the person made, oldest first. */
            reports: components["schemas"]["ExportedReport"][];
            /** @description Browsers that are signed in, oldest first. */
            sessions: components["schemas"]["ExportedSession"][];
            /** @description Tables of which the person is a member, most recently active first. */
            tables: components["schemas"]["ExportedTable"][];
            /** @description Tokens for scripts and bots, oldest first. */
            tokens: components["schemas"]["ExportedToken"][];
            /**
             * Format: uint32
             * @description The version of this document's form.
             */
            version: number;
        };
        /** @description Final rank of a seat. */
        PlaceInfo: {
            /**
             * Format: uint8
             * @description 1 for the winner.
             */
            rank: number;
            /**
             * Format: int32
             * @description Points at the end.
             */
            score: number;
            /** @description Name of the seat. */
            seat: string;
        };
        /** @description The scores at a step of the game. */
        Point: {
            /**
             * Format: uint
             * @description The step: how many entries of the record came before.
             */
            at: number;
            /** @description Where the points came from, as far as the game tells. */
            gains: components["schemas"]["Gain"][];
            /** @description The scores of the seats in order. */
            scores: number[];
            /**
             * Format: int64
             * @description When it happened.
             */
            when: number;
        };
        /** @description What an action would lead to. */
        Preview: {
            /** @description The log entries as sentences; empty where the client named no language. */
            log: string[];
            /** @description The `session-view` of the game afterwards. */
            view: View;
        };
        /** @description How long the server keeps what it knows about people. */
        Privacy: {
            /** @description Whether the server sends email to those who want it. */
            email: boolean;
            /**
             * Format: uint32
             * @description Days after their last visit until guests are deleted; none where they are kept.
             */
            guest_days: number | null;
            /**
             * Format: int64
             * @description Minutes until a sign-in link expires.
             */
            link_minutes: number;
            /**
             * Format: uint32
             * @description Days until the time of a notification is forgotten.
             */
            notice_days: number;
            /**
             * Format: uint32
             * @description Days after they were settled until reports are deleted; none where they are kept.
             */
            report_days: number | null;
            /**
             * Format: int64
             * @description Days until a browser must sign in again.
             */
            session_days: number;
            /**
             * Format: uint32
             * @description Days without activity until finished and closed tables are deleted; none where they are kept.
             */
            table_days: number | null;
        };
        /** @description A promise that was made during the game. */
        Promised: {
            /** @description Seat that made it. */
            by: string;
            /**
             * Format: uint
             * @description The step at which that was decided.
             */
            judged_at: number | null;
            /**
             * Format: uint
             * @description The step with which it was made.
             */
            made_at: number;
            /** @description The same as a sentence, where the client named a language. */
            text?: string | null;
            /** @description Seat that received it. */
            to: string;
            /** @description Whether it was kept; none where that was never decided. */
            verdict: components["schemas"]["Verdict"] | null;
            /** @description What was promised. */
            word: unknown;
        };
        /** @description The record of a game. */
        RecordFile: unknown;
        /** @description One page of a replay. */
        Replay: {
            /**
             * Format: uint
             * @description The last step of the game.
             */
            last: number;
            /** @description The steps of this page. */
            moments: components<View, LogEvent, Action, PlayerAction>["schemas"]["Chapter"][];
        };
        /** @description Request to report something that happened at a table. */
        Report: {
            /**
             * @description Id of the person whom the report is about.
             * @default null
             */
            about?: components["schemas"]["PersonId"] | null;
            /** @description The chat message that the report is about. */
            line?: components["schemas"]["LineSaid"] | null;
            /** @description What is wrong. */
            text: string;
        };
        /** @description A report, with the names of the people concerned. */
        ReportEntry: {
            /** @description Id of the person the report is about. */
            about: string | null;
            /** @description Their display name, unless the account was deleted. */
            about_name: string | null;
            /**
             * Format: int64
             * @description When the report was made.
             */
            at: number;
            /** @description Id of the person who made the report. */
            by: string;
            /** @description Their display name, unless the account was deleted. */
            by_name: string | null;
            /** @description Game at the table. */
            game: string | null;
            /** @description Id of the report. */
            id: string;
            /** @description The chat message the report is about, as it was written. */
            said: string | null;
            /**
             * Format: int64
             * @description When the report was settled.
             */
            settled_at: number | null;
            /** @description Stage of the table. */
            stage: string | null;
            /** @description Id of the table. */
            table: string;
            /** @description Name of the table. */
            table_name: string;
            /** @description What is said to be wrong. */
            text: string;
        };
        /** @description The game at one step, as a viewer saw it. */
        Scene: {
            /**
             * Format: uint
             * @description The step: how many entries of the record came before.
             */
            at: number;
            /**
             * Format: uint
             * @description The last step of the game.
             */
            last: number;
            /** @description The scores of the seats in order. */
            scores: number[];
            /** @description The `session-view` of the game for one viewer, or its `position` where everything is shown. */
            view: View;
            /** @description The seats that owed a decision. */
            waiting_for: string[];
        };
        /** @description What a token permits. */
        Scope: "read" | "play" | "create";
        /** @description A seat, as everybody sees it. */
        SeatInfo: {
            /** @description The bot that decides for the seat. */
            bot: string | null;
            /** @description Clan or color, once the game has started. */
            name: string | null;
            /** @description Whether anybody may take the seat. */
            open: boolean;
            /** @description Id of the player, even while a bot replaces them. */
            person: components["schemas"]["PersonId"] | null;
            /** @description Display name of the player. */
            person_name: string | null;
            /** @description Whether the player is connected to the table. */
            present: boolean;
            /** @description Whether the player is ready. */
            ready: boolean;
            /** @description Whether the seat's time is up and nobody has decided for it yet. */
            timed_out: boolean;
            /** @description Ids of those who voted for a bot. */
            votes: components["schemas"]["PersonId"][];
            /** @description Preferred clan or color. */
            wish: string | null;
        };
        /** @description Request to confirm an email address. */
        Secret: {
            /** @description The last part of the confirmation link. */
            secret: string;
        };
        /** @description A message to a client over the socket. A socket has one viewer and receives what that viewer may know. */
        ServerMessage: {
            welcome: {
                /** @description Version of the server. */
                version: string;
                /** @description Viewer of this socket: the name of a seat, or `spectator`. */
                viewer: string;
            };
        } | {
            table: components["schemas"]["TableInfo"];
        } | {
            update: components<View, LogEvent, Action, PlayerAction>["schemas"]["GameUpdate"];
        } | {
            chat: components["schemas"]["ChatLine"];
        } | {
            chat_removed: {
                /** @description Author of the messages. */
                person: components["schemas"]["PersonId"];
            };
        } | {
            done: {
                /** @description Key of the request. */
                idempotency_key: string;
            };
        } | {
            refused: {
                /** @description The reason. */
                error: components["schemas"]["ApiErrorBody"];
                /** @description Key of the request; empty where the message could not be read. */
                idempotency_key: string;
            };
        } | {
            preview: {
                /** @description Why the action is illegal; none where it is legal. */
                error: components["schemas"]["ApiErrorBody"] | null;
                /** @description Key of the request. */
                key: string;
                /** @description What the action would lead to; none where it is illegal, or would reveal something hidden or random. */
                preview?: components<View, LogEvent, Action, PlayerAction>["schemas"]["Preview"] | null;
            };
        };
        /** @description Setup of a table. */
        Setup: {
            /**
             * @description Whether the server makes forced decisions by itself. They appear in the log like all others.
             * @default false
             */
            forced: boolean;
            /** @description The game: `rising-sun` or `shogun`. */
            game: string;
            /** @description The lesson of a prepared table, such as `shogun/first-game`. Only `/api/lessons` creates these. */
            lesson?: string | null;
            /**
             * @description Name of the table; may be empty.
             * @default
             */
            name: string;
            /**
             * @description What happens when a player's time is up.
             * @default bot
             */
            on_timeout: components["schemas"]["OnTimeout"];
            /**
             * @description Whether the table is listed in the lobby and anybody may join. Otherwise only people with the
             *     invitation link can.
             * @default false
             */
            open: boolean;
            /**
             * @description Options of the game, without clans or colors, which follow from the seats.
             * @default {}
             */
            options: {
                [key: string]: unknown;
            };
            /**
             * @description Time control.
             * @default untimed
             */
            pace: components["schemas"]["Pace"];
            /**
             * Format: uint
             * @description Number of seats.
             */
            seats: number;
            /**
             * @description Whether spectators are allowed.
             * @default true
             */
            spectators: boolean;
        };
        /** @description Setup of a table. */
        SetupInput: {
            /**
             * @description Whether the server makes forced decisions by itself. They appear in the log like all others.
             * @default false
             */
            forced?: boolean;
            /** @description The game: `rising-sun` or `shogun`. */
            game: string;
            /** @description The lesson of a prepared table, such as `shogun/first-game`. Only `/api/lessons` creates these. */
            lesson?: string | null;
            /**
             * @description Name of the table; may be empty.
             * @default
             */
            name?: string;
            /**
             * @description What happens when a player's time is up.
             * @default bot
             */
            on_timeout?: components["schemas"]["OnTimeout"];
            /**
             * @description Whether the table is listed in the lobby and anybody may join. Otherwise only people with the
             *     invitation link can.
             * @default false
             */
            open?: boolean;
            /**
             * @description Options of the game, without clans or colors, which follow from the seats.
             * @default {}
             */
            options?: {
                [key: string]: unknown;
            };
            /**
             * @description Time control.
             * @default untimed
             */
            pace?: components["schemas"]["PaceInput"];
            /**
             * Format: uint
             * @description Number of seats.
             */
            seats: number;
            /**
             * @description Whether spectators are allowed.
             * @default true
             */
            spectators?: boolean;
        };
        /** @description Where a person's notifications go. */
        Shown: {
            /** @description Whether this server can send email. */
            can_mail: boolean;
            /** @description Email, if any. */
            mail: components["schemas"]["ShownMail"] | null;
            /** @description Webhook, if any. */
            webhook: components["schemas"]["ShownHook"] | null;
        };
        /** @description A webhook that is called. */
        ShownHook: {
            /**
             * @description When a game is over.
             * @default true
             */
            over: boolean;
            /** @description Key of the HMAC-SHA-256 over each message, which is sent in the header `tenka-signature`. */
            secret: string;
            /**
             * @description When there is an offer or a private message.
             * @default true
             */
            talk: boolean;
            /**
             * @description When the person owes a decision.
             * @default true
             */
            turn: boolean;
            /** @description Address of the webhook. */
            url: string;
        };
        /** @description An email address that is written to. */
        ShownMail: {
            /** @description The address. */
            address: string;
            /** @description Whether the address is confirmed. Until then it receives only the confirmation link. */
            confirmed: boolean;
            /**
             * @description When a game is over.
             * @default true
             */
            over: boolean;
            /**
             * @description When there is an offer or a private message.
             * @default true
             */
            talk: boolean;
            /**
             * @description When the person owes a decision.
             * @default true
             */
            turn: boolean;
        };
        /** @description Request to sign in with name and password. */
        SignIn: {
            /** @description The name. */
            name: string;
            /** @description The password. */
            password: string;
        };
        /** @description Stage of a table. */
        Stage: "lobby" | "playing" | "over" | "closed";
        /** @description Answer to a request that created a table. */
        TableCreated: {
            /** @description Id of the table. */
            table: components["schemas"]["TableId"];
        };
        /** @description Id of a table. Knowing it grants no access. */
        TableId: string;
        /** @description A table, as everybody who may see it knows it. */
        TableInfo: {
            /** @description Commitment to the seed (SHA-256), once the game is dealt; none where the game began in a position. */
            commitment: string | null;
            /**
             * Format: int64
             * @description When the table was created.
             */
            created_at: number;
            /** @description How the seed comes about; none at prepared tables, whose deal is fixed. */
            fairness: components["schemas"]["FairnessInfo"] | null;
            /** @description The finished game and its step from which this game started, if any. */
            from: components["schemas"]["Fork"] | null;
            /** @description State of a puzzle's goal; none at other tables. */
            goal: components["schemas"]["GoalStanding"] | null;
            /** @description Id of the table. */
            id: components["schemas"]["TableId"];
            /** @description The last part of the invitation link; only for members of the table. */
            invite?: string | null;
            /** @description People who are muted in the chat. */
            muted: components["schemas"]["PersonId"][];
            /** @description Id of the owner. */
            owner: components["schemas"]["PersonId"];
            /** @description The result, once the game is over. */
            places: components["schemas"]["PlaceInfo"][] | null;
            /** @description Table of the rematch. */
            rematch: components["schemas"]["TableId"] | null;
            /** @description The seats in order. */
            seats: components["schemas"]["SeatInfo"][];
            /** @description Setup of the table. */
            setup: components["schemas"]["Setup"];
            /**
             * Format: uint
             * @description Number of spectators.
             */
            spectators: number;
            /** @description Stage of the table. */
            stage: components["schemas"]["Stage"];
            /** @description Conditions of the goal that were missed, as the puzzle names them. */
            unmet?: unknown[];
        };
        /** @description A table, as administrators see it. */
        TableRow: {
            /**
             * Format: int64
             * @description When something last happened at the table.
             */
            changed_at: number;
            /**
             * Format: int64
             * @description When the table was created.
             */
            created_at: number;
            /** @description Name of the game. */
            game: string;
            /** @description Id of the table. */
            id: string;
            /** @description Name of the table. */
            name: string;
            /** @description Display names of people and bots, seat by seat; none for a free seat. */
            seats: (string | null)[];
            /** @description Stage of the table. */
            stage: string;
        };
        /** @description A table in a list. */
        TableSummary: {
            /** @description Ids of people who owe a decision. */
            awaited: components["schemas"]["PersonId"][];
            /**
             * Format: int64
             * @description When something last happened at the table.
             * @default 0
             */
            changed_at: number;
            /** @description Name of the game. */
            game: string;
            /** @description Id of the table. */
            id: components["schemas"]["TableId"];
            /** @description The lesson of a prepared table. */
            lesson?: string | null;
            /** @description Name of the table. */
            name: string;
            /** @description Id of the owner. */
            owner?: components["schemas"]["PersonId"] | null;
            /** @description Time control. */
            pace: components["schemas"]["Pace"];
            /** @description Display names of people and bots, seat by seat; none for a free seat. */
            seats: (string | null)[];
            /** @description Whether spectators are allowed. */
            spectators: boolean;
            /** @description Stage of the table. */
            stage: components["schemas"]["Stage"];
        };
        /** @description The open tables. */
        Tables: {
            /** @description Tables that wait for players, then games that can be watched. */
            tables: components["schemas"]["TableSummary"][];
        };
        /** @description A token, without its secret. */
        TokenInfo: {
            /**
             * Format: int64
             * @description When the token was created.
             */
            created_at: number;
            /**
             * Format: int64
             * @description When the token expires.
             */
            ends_at: number;
            /** @description Id of the token. */
            id: string;
            /** @description Label that its owner gave it. */
            label: string;
            /** @description What the token permits. */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: int64
             * @description When the token was last used, to the hour.
             */
            used_at: number | null;
        };
        /** @description All tokens of a person. */
        Tokens: {
            /** @description The tokens, oldest first. */
            tokens: components["schemas"]["TokenInfo"][];
        };
        /** @description Request to sign in with a link from another device. */
        UsedLink: {
            /** @description The part of the link after the `#`. */
            secret: string;
        };
        /** @description The judgment of a promise. */
        Verdict: "kept" | "broken" | "void";
    };
    responses: {
        /** @description 400: the request is wrong; 401: nobody knows who asks; 403: not allowed; 404: there is no such thing; 409: not now; 429: too much at once; 503: the database cannot be reached. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type Actor = components['schemas']['Actor'];
export type Addressee = components['schemas']['Addressee'];
export type ApiErrorBody = components['schemas']['ApiErrorBody'];
export type Begin = components['schemas']['Begin'];
export type Channel = components['schemas']['Channel'];
export type Chapter<LogEvent = AnyLogEvent> = components<AnyView, LogEvent, AnyAction, AnyPlayerAction>["schemas"]["Chapter"];
export type ChatLine = components['schemas']['ChatLine'];
export type Choice<Action = AnyAction> = components<AnyView, AnyLogEvent, Action, AnyPlayerAction>["schemas"]["Choice"];
export type Chosen = components['schemas']['Chosen'];
export type ChosenHook = components['schemas']['ChosenHook'];
export type ChosenMail = components['schemas']['ChosenMail'];
export type ClientMessage<PlayerAction = AnyPlayerAction> = components<AnyView, AnyLogEvent, AnyAction, PlayerAction>["schemas"]["ClientMessage"];
export type ClockInfo = components['schemas']['ClockInfo'];
export type Command<PlayerAction = AnyPlayerAction> = components<AnyView, AnyLogEvent, AnyAction, PlayerAction>["schemas"]["Command"];
export type CommandRequest<PlayerAction = AnyPlayerAction> = components<AnyView, AnyLogEvent, AnyAction, PlayerAction>["schemas"]["CommandRequest"];
export type ContributionInfo = components['schemas']['ContributionInfo'];
export type Counts = components['schemas']['Counts'];
export type Device = components['schemas']['Device'];
export type Devices = components['schemas']['Devices'];
export type Empty = components['schemas']['Empty'];
export type Event = components['schemas']['Event'];
export type ExportedAccount = components['schemas']['ExportedAccount'];
export type ExportedEmail = components['schemas']['ExportedEmail'];
export type ExportedMessage = components['schemas']['ExportedMessage'];
export type ExportedNotice = components['schemas']['ExportedNotice'];
export type ExportedNotifications = components['schemas']['ExportedNotifications'];
export type ExportedReport = components['schemas']['ExportedReport'];
export type ExportedSession = components['schemas']['ExportedSession'];
export type ExportedTable = components['schemas']['ExportedTable'];
export type ExportedToken = components['schemas']['ExportedToken'];
export type ExportedWebhook = components['schemas']['ExportedWebhook'];
export type FairnessInfo = components['schemas']['FairnessInfo'];
export type Farewell = components['schemas']['Farewell'];
export type Figures = components['schemas']['Figures'];
export type Fork = components['schemas']['Fork'];
export type Forked = components['schemas']['Forked'];
export type Gain = components['schemas']['Gain'];
export type GameUpdate<View = AnyView, LogEvent = AnyLogEvent, Action = AnyAction> = components<View, LogEvent, Action, AnyPlayerAction>["schemas"]["GameUpdate"];
export type GoalStanding = components['schemas']['GoalStanding'];
export type History = components['schemas']['History'];
export type HostPeople = components['schemas']['HostPeople'];
export type HostReports = components['schemas']['HostReports'];
export type HostState = components['schemas']['HostState'];
export type HostTables = components['schemas']['HostTables'];
export type Kind = components['schemas']['Kind'];
export type LessonInfo = components['schemas']['LessonInfo'];
export type LessonKind = components['schemas']['LessonKind'];
export type Lessons = components['schemas']['Lessons'];
export type LineSaid = components['schemas']['LineSaid'];
export type Link = components['schemas']['Link'];
export type LogEntry<LogEvent = AnyLogEvent> = components<AnyView, LogEvent, AnyAction, AnyPlayerAction>["schemas"]["LogEntry"];
export type MadeToken = components['schemas']['MadeToken'];
export type Me = components['schemas']['Me'];
export type Meeting = components['schemas']['Meeting'];
export type MyTables = components['schemas']['MyTables'];
export type NewLanguage = components['schemas']['NewLanguage'];
export type NewName = components['schemas']['NewName'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewToken = components['schemas']['NewToken'];
export type OnTimeout = components['schemas']['OnTimeout'];
export type Ordered<PlayerAction = AnyPlayerAction> = components<AnyView, AnyLogEvent, AnyAction, PlayerAction>["schemas"]["Ordered"];
export type Orders = components['schemas']['Orders'];
export type OtherPassword = components['schemas']['OtherPassword'];
export type Pace = components['schemas']['Pace'];
export type PaceInput = components['schemas']['PaceInput'];
export type PersonId = components['schemas']['PersonId'];
export type PersonRow = components['schemas']['PersonRow'];
export type PersonalData = components['schemas']['PersonalData'];
export type PlaceInfo = components['schemas']['PlaceInfo'];
export type Point = components['schemas']['Point'];
export type Preview<View = AnyView> = components<View, AnyLogEvent, AnyAction, AnyPlayerAction>["schemas"]["Preview"];
export type Privacy = components['schemas']['Privacy'];
export type Promised = components['schemas']['Promised'];
export type RecordFile = components['schemas']['RecordFile'];
export type Replay<LogEvent = AnyLogEvent> = components<AnyView, LogEvent, AnyAction, AnyPlayerAction>["schemas"]["Replay"];
export type Report = components['schemas']['Report'];
export type ReportEntry = components['schemas']['ReportEntry'];
export type Scene<View = AnyView> = components<View, AnyLogEvent, AnyAction, AnyPlayerAction>["schemas"]["Scene"];
export type Scope = components['schemas']['Scope'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type Secret = components['schemas']['Secret'];
export type ServerMessage<View = AnyView, LogEvent = AnyLogEvent, Action = AnyAction> = components<View, LogEvent, Action, AnyPlayerAction>["schemas"]["ServerMessage"];
export type Setup = components['schemas']['Setup'];
export type SetupInput = components['schemas']['SetupInput'];
export type Shown = components['schemas']['Shown'];
export type ShownHook = components['schemas']['ShownHook'];
export type ShownMail = components['schemas']['ShownMail'];
export type SignIn = components['schemas']['SignIn'];
export type Stage = components['schemas']['Stage'];
export type TableCreated = components['schemas']['TableCreated'];
export type TableId = components['schemas']['TableId'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableRow = components['schemas']['TableRow'];
export type TableSummary = components['schemas']['TableSummary'];
export type Tables = components['schemas']['Tables'];
export type TokenInfo = components['schemas']['TokenInfo'];
export type Tokens = components['schemas']['Tokens'];
export type UsedLink = components['schemas']['UsedLink'];
export type Verdict = components['schemas']['Verdict'];
export type ResponseProblem = components['responses']['Problem'];
export type $defs = Record<string, never>;
export interface operations {
    get_admin_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_admin_people: {
        parameters: {
            query?: {
                /** @description Only those in which this is found; all without it. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostPeople"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    delete_admin_people_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_admin_reports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostReports"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_admin_reports_report_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_admin_tables: {
        parameters: {
            query?: {
                /** @description Only those in which this is found; all without it. */
                search?: string;
                /** @description Only those of this stage: `lobby`, `playing`, `over`, `closed`. */
                stage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostTables"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_admin_tables_table_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_lessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lessons"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_lessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Begin"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCreated"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsedLink"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    delete_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Farewell"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_me_devices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    delete_me_devices_device: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_me_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The socket is open. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    get_me_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_me_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_me_language: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLanguage"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_me_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_me_name: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_me_notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shown"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    put_me_notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Chosen"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shown"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_me_notices_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Secret"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shown"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_me_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherPassword"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_me_tables: {
        parameters: {
            query?: {
                /** @description Where the list goes on: what `next` of the part before says. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTables"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_me_tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_me_tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeToken"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    delete_me_tokens_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_privacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_sign_out_everywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tables"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_tables: {
        parameters: {
            query?: {
                /** @description What the sender calls the request: the same key gives the same table, and no second one. */
                idempotency_key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupInput"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCreated"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_tables_table: {
        parameters: {
            query?: {
                /** @description The end of the link by which one was invited. */
                invite?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_tables_table_commands: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Orders"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_tables_table_commands: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ordered"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_tables_table_fork: {
        parameters: {
            query?: {
                /** @description What the sender calls the request: the same key gives the same table, and no second one. */
                idempotency_key?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Forked"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCreated"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_tables_table_game: {
        parameters: {
            query?: {
                /** @description The seat of mine whose eyes are meant, or `spectator`. */
                as?: string;
                /** @description The language in which it is told; without it there are no sentences. */
                lang?: string;
                /** @description The number of the last piece of news that one knows; what came after it is told again. */
                since?: string;
                /** @description The end of the link by which one was invited. */
                invite?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameUpdate"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_tables_table_history: {
        parameters: {
            query?: {
                /** @description The language in which it is told; without it there are no sentences. */
                lang?: string;
                /** @description The end of the link by which one was invited. */
                invite?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_tables_table_record: {
        parameters: {
            query?: {
                /** @description The end of the link by which one was invited. */
                invite?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordFile"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_tables_table_rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_tables_table_replay: {
        parameters: {
            query?: {
                /** @description Whose eyes are meant: a seat, `spectator` or `all`. */
                as?: string;
                /** @description The first moment: after so many entries of the record; 0 where nothing is said. */
                from?: string;
                /** @description The last moment. */
                to?: string;
                /** @description The language in which it is told; without it there are no sentences. */
                lang?: string;
                /** @description The end of the link by which one was invited. */
                invite?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_tables_table_replay_at: {
        parameters: {
            query?: {
                /** @description Whose eyes are meant: a seat, `spectator` or `all`. */
                as?: string;
                /** @description The end of the link by which one was invited. */
                invite?: string;
            };
            header?: never;
            path: {
                table: string;
                at: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    post_tables_table_reports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Report"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    get_tables_table_socket: {
        parameters: {
            query?: {
                /** @description The seat of mine whose eyes are meant, or `spectator`. */
                as?: string;
                /** @description The language in which it is told; without it there are no sentences. */
                lang?: string;
                /** @description `no` where a moment need not come with the view. */
                views?: string;
                /** @description The number of the last piece of news that one knows; what came after it is told again. */
                since?: string;
                /** @description The end of the link by which one was invited. */
                invite?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The socket is open. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
}
