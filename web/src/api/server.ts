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
        /** @description Who brought something about. */
        Actor: "person" | "bot" | "forced" | "clock";
        /** @description Whom something is said to. */
        Addressee: "table" | "spectators" | {
            seat: string;
        };
        /** @description A problem as it is written. */
        ApiErrorBody: {
            /** @description The name of the reason. */
            code: string;
            /** @description What the game or the document says, for programs. */
            detail?: unknown;
            /** @description The reason as a sentence. */
            text: string;
        };
        /** @description Which lesson. */
        Begin: {
            /** @description Its name, as in `shogun/first-game`. */
            lesson: string;
        };
        /** @description Who may hear what is said. */
        Channel: "table" | "spectators" | string[];
        /** @description What was heard of one entry of the record. */
        Chapter: {
            /**
             * Format: uint
             * @description After so many entries; 0 is the beginning, before the first.
             */
            at: number;
            /** @description Whose hand it was. */
            by: components["schemas"]["Actor"] | null;
            /** @description What the viewer heard of it. */
            log: components<View, LogEvent, Action, PlayerAction>["schemas"]["LogEntry"][];
            /** @description The seat that did something. */
            seat: string | null;
            /**
             * Format: int64
             * @description When that was.
             */
            when: number;
        };
        /** @description What somebody said. */
        ChatLine: {
            /**
             * Format: int64
             * @description When.
             */
            at: number;
            /** @description What they are called. */
            name: string | null;
            /**
             * Format: uint64
             * @description Its number among all that was said in that circle, from 1.
             */
            number: number;
            /** @description The person who says it; nobody where it is a bot. */
            person: components["schemas"]["PersonId"] | null;
            /** @description Whether its author deleted their account, and the text with it. */
            removed?: boolean;
            /** @description The seat that says it, if any. */
            seat: string | null;
            /** @description What is said; empty where it was removed. */
            text: string;
            /** @description Who may hear it. */
            to: components["schemas"]["Channel"];
        };
        /** @description Something that can be chosen. */
        Choice: {
            /** @description The action, to be sent back as it is. */
            action: Action;
            /** @description Whether it could not be taken back; said where the listener named a language. */
            final?: boolean;
            /** @description The same as a sentence, where the listener named a language. */
            text?: string | null;
        };
        /** @description What a person chooses. */
        Chosen: {
            /** @description A mailbox; nothing switches it off. */
            mail?: components["schemas"]["ChosenMail"] | null;
            /** @description A program of theirs; nothing switches it off. */
            webhook?: components["schemas"]["ChosenHook"] | null;
        };
        /** @description A program to be told. */
        ChosenHook: {
            /**
             * @description When a game is over.
             * @default true
             */
            over?: boolean;
            /**
             * @description When there is an offer, or words for them alone.
             * @default true
             */
            talk?: boolean;
            /**
             * @description When a decision is waited for.
             * @default true
             */
            turn?: boolean;
            /** @description Where it listens. */
            url: string;
        };
        /** @description A mailbox to be written to. */
        ChosenMail: {
            /** @description The address. */
            address: string;
            /**
             * @description When a game is over.
             * @default true
             */
            over?: boolean;
            /**
             * @description When there is an offer, or words for them alone.
             * @default true
             */
            talk?: boolean;
            /**
             * @description When a decision is waited for.
             * @default true
             */
            turn?: boolean;
        };
        /** @description What comes over a socket. */
        ClientMessage: {
            request: components<View, LogEvent, Action, PlayerAction>["schemas"]["CommandRequest"];
        } | {
            preview: {
                /** @description The action. */
                action: PlayerAction;
                /** @description What the sender calls the question. */
                key: string;
            };
        };
        /** @description The clock of a seat. */
        ClockInfo: {
            /**
             * Format: int64
             * @description When the time is up, while the clock runs.
             */
            deadline: number | null;
            /**
             * Format: int64
             * @description The time that was left, in milliseconds, when the clock last stood still.
             */
            left: number;
            /** @description The seat. */
            seat: string;
            /**
             * Format: uint32
             * @description The vacation days that are left, where there are any.
             */
            vacation_days: number | null;
        };
        /** @description What can be asked for. */
        Command: {
            act: {
                /** @description What. */
                action: PlayerAction;
            };
        } | {
            undo: Record<string, never>;
        } | {
            say: {
                /** @description What. */
                text: string;
                /** @description To whom. */
                to: components["schemas"]["Addressee"];
            };
        } | {
            sit: {
                /**
                 * Format: uint
                 * @description Which, counted from 0.
                 * @default null
                 */
                seat?: number | null;
                /**
                 * @description The clan or colour that one would like.
                 * @default null
                 */
                wish?: string | null;
            };
        } | {
            wish: {
                /**
                 * Format: uint
                 * @description Which seat, counted from 0.
                 */
                seat: number;
                /** @description What; nothing leaves it to chance. */
                wish?: string | null;
            };
        } | {
            stand: {
                /**
                 * Format: uint
                 * @description Which, counted from 0.
                 */
                seat: number;
            };
        } | {
            add_bot: {
                /** @description A level, with or without a character: `skilled`, `greedy:raider`, `master:any`. */
                bot: string;
                /**
                 * Format: uint
                 * @description Which, counted from 0.
                 * @default null
                 */
                seat?: number | null;
                /**
                 * @description The clan or colour that it gets.
                 * @default null
                 */
                wish?: string | null;
            };
        } | {
            remove: {
                /**
                 * Format: uint
                 * @description Which, counted from 0.
                 */
                seat: number;
            };
        } | {
            ready: {
                /** @description Whether. */
                ready: boolean;
            };
        } | {
            configure: {
                /** @description How. */
                setup: components["schemas"]["SetupInput"];
            };
        } | {
            commit_entropy: {
                /** @description SHA-256 of `tenka contribution`, a line feed and the value, in 64 lower-case hexadecimal digits. */
                commitment: string;
                /**
                 * Format: uint
                 * @description Seat of one's own, counted from 0.
                 */
                seat: number;
            };
        } | {
            reveal_entropy: {
                /**
                 * Format: uint
                 * @description Seat of one's own, counted from 0.
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
                /** @description The seat. */
                about: string;
                /** @description Whether. */
                replace: boolean;
            };
        } | {
            return: Record<string, never>;
        } | {
            open: {
                /** @description The seat. */
                about: string;
                /** @description Whether. */
                open: boolean;
            };
        } | {
            take: {
                /** @description The seat. */
                about: string;
            };
        } | {
            away: {
                /**
                 * Format: uint32
                 * @description How many.
                 */
                days: number;
            };
        } | {
            mute: {
                /** @description Whether they are muted. */
                muted: boolean;
                /** @description Who. */
                person: components["schemas"]["PersonId"];
            };
        } | {
            spectators: {
                /** @description Whether. */
                allowed: boolean;
            };
        } | {
            hand_over: {
                /** @description Who. */
                to: components["schemas"]["PersonId"];
            };
        } | {
            renew_invite: Record<string, never>;
        } | {
            close: Record<string, never>;
        };
        /** @description Something that a person wants done at a table. The same key is never done twice. */
        CommandRequest: {
            /**
             * @description For which seat, where the person holds several.
             * @default null
             */
            as?: string | null;
            /** @description What to do. */
            command: components<View, LogEvent, Action, PlayerAction>["schemas"]["Command"];
            /** @description What the sender calls the request: anything that they have not used before at this table. */
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
        /** @description How much is stored. */
        Counts: {
            /**
             * Format: int64
             * @description How many tables were closed.
             */
            closed: number;
            /**
             * Format: int64
             * @description How many of them keep their names with a password.
             */
            kept: number;
            /**
             * Format: int64
             * @description How many tables wait for players.
             */
            lobby: number;
            /**
             * Format: int64
             * @description How many games are over.
             */
            over: number;
            /**
             * Format: int64
             * @description How many people are known.
             */
            people: number;
            /**
             * Format: int64
             * @description At how many a game goes on.
             */
            playing: number;
            /**
             * Format: int64
             * @description How many reports nobody has settled.
             */
            reports: number;
        };
        /** @description A browser that is signed in. */
        Device: {
            /**
             * Format: int64
             * @description When it was signed in.
             */
            created_at: number;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /**
             * Format: int64
             * @description When it is signed out by itself.
             */
            ends_at: number;
            /** @description What it is called by. What it holds cannot be told from this. */
            id: string;
        };
        /** @description Browsers in a list. */
        Devices: {
            /** @description The browsers, the newest first. */
            devices: components["schemas"]["Device"][];
        };
        /** @description Nothing to say. */
        Empty: Record<string, never>;
        /** @description What the page is told. */
        Event: {
            notice: {
                /** @description The game. */
                game: string;
                /** @description What. */
                kind: components["schemas"]["Kind"];
                /** @description What the table is called. */
                name: string;
                /** @description Where. */
                table: components["schemas"]["TableId"];
            };
        };
        /** @description The account itself. */
        ExportedAccount: {
            /** @description Whether the person is an administrator of this server. */
            administrator: boolean;
            /** Format: int64 */
            created_at: number;
            /** @description Whether a password is set. It is stored as a hash, which is not exported. */
            has_password: boolean;
            id: components["schemas"]["PersonId"];
            /** @description Code of the language. */
            language: string | null;
            name: string;
            /**
             * Format: int64
             * @description The last visit, to the hour.
             */
            seen_at: number;
        };
        /** @description One switch for each kind. */
        ExportedEmail: {
            address: string;
            confirmed: boolean;
            /**
             * @description When a game is over.
             * @default true
             */
            over: boolean;
            /**
             * @description When there is an offer, or words for them alone.
             * @default true
             */
            talk: boolean;
            /**
             * @description When a decision is waited for.
             * @default true
             */
            turn: boolean;
        };
        ExportedMessage: {
            /** Format: int64 */
            at: number;
            table: components["schemas"]["TableId"];
            text: string;
            to: components["schemas"]["Channel"];
        };
        ExportedNotice: {
            /** Format: int64 */
            at: number;
            table: components["schemas"]["TableId"];
        };
        /** @description Where the person is notified, and of what. */
        ExportedNotifications: {
            email: components["schemas"]["ExportedEmail"] | null;
            /** @description When the person was last notified of which table. */
            sent: components["schemas"]["ExportedNotice"][];
            webhook: components["schemas"]["ExportedWebhook"] | null;
        };
        ExportedReport: {
            about: components["schemas"]["PersonId"] | null;
            /** Format: int64 */
            at: number;
            /** Format: int64 */
            settled_at: number | null;
            table: components["schemas"]["TableId"];
            text: string;
        };
        ExportedSession: {
            /** Format: int64 */
            created_at: number;
            /** @description Whether the export was asked for in this browser. */
            current: boolean;
            /** Format: int64 */
            ends_at: number;
        };
        ExportedTable: {
            /** Format: int64 */
            changed_at: number;
            /** Format: int64 */
            created_at: number;
            game: string;
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
            stage: string;
        };
        ExportedToken: {
            /** Format: int64 */
            created_at: number;
            /** Format: int64 */
            ends_at: number;
            id: string;
            label: string;
            /** @description What it permits, by name, with blanks between. */
            scopes: string;
            /**
             * Format: int64
             * @description The last use, to the hour.
             */
            used_at: number | null;
        };
        /** @description One switch for each kind. */
        ExportedWebhook: {
            /**
             * @description When a game is over.
             * @default true
             */
            over: boolean;
            /**
             * @description When there is an offer, or words for them alone.
             * @default true
             */
            talk: boolean;
            /**
             * @description When a decision is waited for.
             * @default true
             */
            turn: boolean;
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
        /** @description The last word. */
        Farewell: {
            /**
             * @description The password, where the name is kept with one.
             * @default null
             */
            password?: string | null;
        };
        /** @description What a host sees of this process without collecting its metrics. */
        Figures: {
            /**
             * Format: uint64
             * @description How often the database did not answer as it should.
             */
            database_errors: number;
            /**
             * Format: uint64
             * @description What was done at tables and stored.
             */
            decisions: number;
            /**
             * Format: int64
             * @description How many sockets are open.
             */
            sockets: number;
            /**
             * Format: int64
             * @description When it began.
             */
            started_at: number;
            /**
             * Format: uint
             * @description How many tables are in memory.
             */
            tables: number;
            /**
             * Format: uint64
             * @description How often a webhook could not be reached.
             */
            webhook_failures: number;
        };
        /** @description A moment of another table. */
        Fork: {
            /**
             * Format: uint
             * @description After so many entries of its record.
             */
            at: number;
            /** @description The table. */
            table: components["schemas"]["TableId"];
        };
        /** @description Where to begin. */
        Forked: {
            /**
             * Format: uint
             * @description After so many entries of the record.
             */
            at: number;
            /**
             * @description How the table is set up; like the old one otherwise. The game and its seats are given.
             * @default null
             */
            setup?: components["schemas"]["SetupInput"] | null;
        };
        /** @description Points that a seat won or lost. */
        Gain: {
            /**
             * Format: int32
             * @description How many.
             */
            points: number;
            /** @description The seat. */
            seat: string;
            /** @description Where from: a rule, a card or a kami by its name in documents. */
            source: string;
        };
        /** @description How a game stands for one viewer. */
        GameUpdate: {
            /** @description The clocks of the seats in order, where there are any. */
            clocks?: components["schemas"]["ClockInfo"][];
            /** @description What the viewer may also do, although nobody waits for it. */
            free: components<View, LogEvent, Action, PlayerAction>["schemas"]["Choice"][];
            /** @description What the viewer may decide now. */
            legal: components<View, LogEvent, Action, PlayerAction>["schemas"]["Choice"][];
            /** @description What happened since the last message. */
            log: components<View, LogEvent, Action, PlayerAction>["schemas"]["LogEntry"][];
            /**
             * Format: uint64
             * @description How many pieces of news this viewer has heard so far.
             */
            number: number;
            /**
             * Format: uint
             * @description How many of the viewer's last entries can be taken back.
             */
            undo: number;
            /** @description What the viewer sees, with open offers and promises: the `session-view` of the game. */
            view?: View;
            /** @description The seats that owe a decision. */
            waiting_for: string[];
        };
        /** @description How it stands with the goal of a puzzle. */
        GoalStanding: "open" | "solved" | "missed";
        /** @description A game that is over. */
        History: {
            /**
             * Format: int64
             * @description When the game began.
             */
            began_at: number | null;
            /**
             * Format: int64
             * @description When it was over.
             */
            ended_at: number | null;
            /**
             * Format: uint
             * @description How many entries the record has: the last moment.
             */
            last: number;
            /** @description The scores at the beginning and wherever they changed. */
            points: components["schemas"]["Point"][];
            /** @description All promises, in the order in which they were made. */
            promises: components["schemas"]["Promised"][];
            /** @description Where chance came from; a game that began in a position has no seed. */
            seed: string | null;
            /** @description The table with its seats, the places and the commitment. */
            table: components["schemas"]["TableInfo"];
        };
        /** @description People as a host sees them. */
        HostPeople: {
            people: components["schemas"]["PersonRow"][];
        };
        /** @description Reports as a host sees them. */
        HostReports: {
            reports: components["schemas"]["ReportEntry"][];
        };
        /** @description How much there is, and how the server is doing. */
        HostState: {
            /** @description What this process has done since it began. */
            process: components["schemas"]["Figures"];
            /** @description What is stored. */
            stored: components["schemas"]["Counts"];
            /** @description The version of the program. */
            version: string;
        };
        /** @description Tables as a host sees them. */
        HostTables: {
            tables: components["schemas"]["TableRow"][];
        };
        /** @description What people are told of. */
        Kind: "turn" | "talk" | "over";
        /** @description A prepared table. */
        LessonInfo: {
            /** @description The game. */
            game: string;
            /** @description Whether it is a first game with a guide, or a puzzle. */
            kind: components["schemas"]["LessonKind"];
            /** @description The game and the lesson, as in `shogun/first-game`. */
            name: string;
            /** @description The seat of whoever learns. */
            seat: string;
        };
        /** @description What a lesson is. */
        LessonKind: "guide" | "puzzle";
        /** @description All prepared tables. */
        Lessons: {
            /** @description The lessons, those of a game from the easiest to the hardest. */
            lessons: components["schemas"]["LessonInfo"][];
        };
        /** @description A line that the reporter has heard. */
        LineSaid: {
            /**
             * Format: uint64
             * @description Its number in that circle.
             */
            number: number;
            /** @description Who could hear it. */
            to: components["schemas"]["Channel"];
        };
        /** @description A link to another device. */
        Link: {
            /**
             * Format: int64
             * @description Until when it can be used.
             */
            ends_at: number;
            /** @description The link, to be put behind the address of this server. No server is sent what stands behind the `#`. */
            path: string;
        };
        /** @description One piece of news. */
        LogEntry: {
            /**
             * @description Who did it, where that was not the person at the seat: `forced` where the table decided for the
             *     viewer, who had no choice; `clock` where a bot decided because somebody's time was up.
             */
            actor?: components["schemas"]["Actor"] | null;
            /**
             * Format: uint64
             * @description Its number among all that this viewer has heard, from 1.
             */
            number: number;
            /** @description The same as a sentence, where the listener named a language. */
            text?: string | null;
            /** @description What happened: the `news` of the game. */
            what: LogEvent;
        };
        /** @description A token that was just made. */
        MadeToken: {
            /** @description What is known of it. */
            info: components["schemas"]["TokenInfo"];
            /** @description The token, to be sent as `Authorization: Bearer …`. */
            token: string;
        };
        /** @description A person as they know themselves. */
        Me: {
            /** @description Whether the host allows them to put things in order. */
            admin: boolean;
            /** @description Whether the name is kept with a password. */
            kept: boolean;
            /** @description The code of the language in which they are told things. */
            language: string | null;
            /** @description What they are called. */
            name: string | null;
            /** @description The person; nobody where the browser is not known. */
            person: components["schemas"]["PersonId"] | null;
        };
        /** @description Where the same people meet again. */
        Meeting: {
            /** @description The end of the link by which one sits down there. */
            invite: string;
            /** @description The table. */
            table: components["schemas"]["TableId"];
        };
        /** @description Some of my tables. */
        MyTables: {
            /** @description Where the list goes on, if these are not all. */
            next: string | null;
            /** @description The tables. */
            tables: components["schemas"]["TableSummary"][];
        };
        /** @description A language. */
        NewLanguage: {
            /** @description Its code: `en`. */
            language: string;
        };
        /** @description A new guest, or a new name. */
        NewName: {
            /** @description What one wants to be called. */
            name: string;
        };
        /** @description A password for one's name. */
        NewPassword: {
            /** @description The password: 8 to 200 characters. */
            password: string;
        };
        /** @description A token to be made. */
        NewToken: {
            /**
             * Format: uint32
             * @description For how many days it is good: 1 to 365. Default: 90.
             * @default null
             */
            days?: number | null;
            /** @description What I call it, to know it again. */
            label: string;
            /** @description What it is good for. What anybody may ask for needs `read`. */
            scopes: components["schemas"]["Scope"][];
        };
        /** @description What happens when somebody's time is up. */
        OnTimeout: "bot" | "decide" | "vote";
        /** @description An order, with the end of the link where one comes by it. */
        Ordered: {
            /**
             * @description For which seat, where one holds several.
             * @default null
             */
            as?: string | null;
            /** @description What to do. */
            command: components<View, LogEvent, Action, PlayerAction>["schemas"]["Command"];
            /** @description What the sender calls the request. */
            idempotency_key: string;
            /**
             * @description The end of the link by which one was invited.
             * @default null
             */
            invite?: string | null;
        };
        /** @description Orders that were done. */
        Orders: {
            /** @description What the sender called them. */
            keys: string[];
        };
        /** @description Another password. */
        OtherPassword: {
            /** @description The password from now on: 8 to 200 characters. */
            new: string;
            /** @description The password as it was. */
            old: string;
        };
        /** @description How much time there is to decide. */
        Pace: "untimed" | {
            live: {
                /**
                 * Format: uint32
                 * @description What each has at the start.
                 */
                bank_seconds: number;
                /**
                 * Format: uint32
                 * @description What is added after each turn.
                 */
                increment_seconds: number;
            };
        } | {
            days: {
                /**
                 * Format: uint32
                 * @description How many.
                 */
                days: number;
                /**
                 * Format: uint32
                 * @description How many days in all each may be away without their time running.
                 * @default 0
                 */
                vacation_days: number;
            };
        };
        /** @description How much time there is to decide. */
        PaceInput: "untimed" | {
            live: {
                /**
                 * Format: uint32
                 * @description What each has at the start.
                 */
                bank_seconds: number;
                /**
                 * Format: uint32
                 * @description What is added after each turn.
                 */
                increment_seconds: number;
            };
        } | {
            days: {
                /**
                 * Format: uint32
                 * @description How many.
                 */
                days: number;
                /**
                 * Format: uint32
                 * @description How many days in all each may be away without their time running.
                 * @default 0
                 */
                vacation_days?: number;
            };
        };
        /** @description The name of a person, which stays when they change what they are called. */
        PersonId: string;
        /** @description A person, as a host sees them. */
        PersonRow: {
            /**
             * Format: int64
             * @description Since when they are known.
             */
            created_at: number;
            /** @description Who. */
            id: string;
            /** @description Whether they keep their name with a password. */
            kept: boolean;
            /** @description The language that they are spoken to in. */
            language: string | null;
            /** @description What they are called; empty while they are being forgotten. */
            name: string;
            /**
             * Format: int64
             * @description When they were last here.
             */
            seen_at: number;
            /**
             * Format: int64
             * @description How many tables are theirs.
             */
            tables: number;
        };
        /** @description Everything that the server keeps about a person. */
        PersonalData: {
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
        /** @description A seat's place at the end. */
        PlaceInfo: {
            /**
             * Format: uint8
             * @description 1 for the winner.
             */
            rank: number;
            /**
             * Format: int32
             * @description The points.
             */
            score: number;
            /** @description The seat. */
            seat: string;
        };
        /** @description The scores at a moment. */
        Point: {
            /**
             * Format: uint
             * @description After so many entries of the record.
             */
            at: number;
            /** @description Where the points came from, as far as the game tells. */
            gains: components["schemas"]["Gain"][];
            /** @description The scores of the seats in order. */
            scores: number[];
            /**
             * Format: int64
             * @description When that was.
             */
            when: number;
        };
        /** @description What would come of an action that was tried. */
        Preview: {
            /** @description What the viewer would hear, as sentences; empty where the listener named no language. */
            log: string[];
            /** @description What the viewer would see: the `session-view` of the game. */
            view: View;
        };
        /** @description How long this server keeps what. */
        Privacy: {
            /** @description Whether the server sends email to those who want it. */
            email: boolean;
            /**
             * Format: uint32
             * @description Days after their last visit until guests are deleted; nothing where they are kept.
             */
            guest_days: number | null;
            /**
             * Format: int64
             * @description Minutes for which a link to another device can be used.
             */
            link_minutes: number;
            /**
             * Format: uint32
             * @description Days for which it is remembered when somebody was last notified.
             */
            notice_days: number;
            /**
             * Format: uint32
             * @description Days after they were settled until reports are deleted; nothing where they are kept.
             */
            report_days: number | null;
            /**
             * Format: int64
             * @description Days until a browser must sign in again.
             */
            session_days: number;
            /**
             * Format: uint32
             * @description Days without activity until finished and closed tables are deleted; nothing where they are kept.
             */
            table_days: number | null;
        };
        /** @description A row of the ledger of promises. */
        Promised: {
            /** @description Who made it. */
            by: string;
            /**
             * Format: uint
             * @description The moment at which that was known.
             */
            judged_at: number | null;
            /**
             * Format: uint
             * @description It was made with the entry that led to this moment.
             */
            made_at: number;
            /** @description The same as a sentence, where the asker named a language. */
            text?: string | null;
            /** @description Who received it. */
            to: string;
            /** @description What became of it; nothing where nobody ever said. */
            verdict: components["schemas"]["Verdict"] | null;
            /** @description What was promised. */
            word: unknown;
        };
        /** @description A record, as it is written to a file. */
        RecordFile: unknown;
        /** @description A page of the story of a game. */
        Replay: {
            /**
             * Format: uint
             * @description The last moment of the game.
             */
            last: number;
            /** @description The moments of this page. */
            moments: components<View, LogEvent, Action, PlayerAction>["schemas"]["Chapter"][];
        };
        /** @description Something that is wrong. */
        Report: {
            /**
             * @description The person whom it is about.
             * @default null
             */
            about?: components["schemas"]["PersonId"] | null;
            /** @description The line that was said, if it is about one. */
            line?: components["schemas"]["LineSaid"] | null;
            /** @description What is wrong. */
            text: string;
        };
        /** @description Something that somebody reported, with the names of those whom it is about. */
        ReportEntry: {
            /** @description About whom. */
            about: string | null;
            /** @description What they are called, while they are known. */
            about_name: string | null;
            /**
             * Format: int64
             * @description When.
             */
            at: number;
            /** @description Who reports. */
            by: string;
            /** @description What they are called, while they are known. */
            by_name: string | null;
            /** @description What is played there. */
            game: string | null;
            /** @description Which. */
            id: string;
            /** @description The words that it is about, as they were said. */
            said: string | null;
            /**
             * Format: int64
             * @description When it was settled.
             */
            settled_at: number | null;
            /** @description How far it is. */
            stage: string | null;
            /** @description At which table. */
            table: string;
            /** @description What that is called. */
            table_name: string;
            /** @description What is said to be wrong. */
            text: string;
        };
        /** @description How things stood at a moment. */
        Scene: {
            /**
             * Format: uint
             * @description After so many entries.
             */
            at: number;
            /**
             * Format: uint
             * @description The last moment of the game.
             */
            last: number;
            /** @description The scores of the seats in order. */
            scores: number[];
            /** @description What the viewer saw: the `session-view` of the game, or for all eyes its `position`. */
            view: View;
            /** @description The seats that owed a decision. */
            waiting_for: string[];
        };
        /** @description What a token may be good for. */
        Scope: "read" | "play" | "create";
        /** @description A seat as all know it. */
        SeatInfo: {
            /** @description The bot that decides here. */
            bot: string | null;
            /** @description Its name in the game, once that has begun. */
            name: string | null;
            /** @description Whether anybody may take the seat. */
            open: boolean;
            /** @description The person who holds it, also while a bot sits there for them. */
            person: components["schemas"]["PersonId"] | null;
            /** @description What the person is called. */
            person_name: string | null;
            /** @description Whether the person looks at the table. */
            present: boolean;
            /** @description Whether the person is ready to begin. */
            ready: boolean;
            /** @description Whether the time of the seat is up and nobody has decided for it yet. */
            timed_out: boolean;
            /** @description Who wants that a bot takes the seat. */
            votes: components["schemas"]["PersonId"][];
            /** @description The clan or colour that is wished for. */
            wish: string | null;
        };
        /** @description What was sent to an address. */
        Secret: {
            /** @description The end of the link. */
            secret: string;
        };
        /** @description What goes over a socket. A socket has one viewer, and hears what that viewer may know. */
        ServerMessage: {
            welcome: {
                /** @description The version of the server. */
                version: string;
                /** @description Whose eyes this socket has: the name of a seat, or `spectator`. */
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
                /** @description The author of the lines. */
                person: components["schemas"]["PersonId"];
            };
        } | {
            done: {
                /** @description Which. */
                idempotency_key: string;
            };
        } | {
            refused: {
                /** @description Why. */
                error: components["schemas"]["ApiErrorBody"];
                /** @description Which; empty where it could not be read. */
                idempotency_key: string;
            };
        } | {
            preview: {
                /** @description Why not; nothing where it could be done. */
                error: components["schemas"]["ApiErrorBody"] | null;
                /** @description Which. */
                key: string;
                /** @description What would come of it; nothing where it cannot be done, or would show something hidden or random. */
                preview?: components<View, LogEvent, Action, PlayerAction>["schemas"]["Preview"] | null;
            };
        };
        /** @description What a table is set up for. */
        Setup: {
            /**
             * @description Whether the table takes decisions that leave no choice by itself. They are told like all others.
             * @default false
             */
            forced: boolean;
            /** @description The game: `rising-sun` or `shogun`. */
            game: string;
            /** @description The prepared table that this is, such as `shogun/first-game`: those are put up by `/api/lessons` alone. */
            lesson?: string | null;
            /**
             * @description What the table is called; may be empty.
             * @default
             */
            name: string;
            /**
             * @description What happens when somebody's time is up.
             * @default bot
             */
            on_timeout: components["schemas"]["OnTimeout"];
            /**
             * @description Whether the table stands in the lobby, where anybody may sit down. Otherwise only those who
             *     have the link can.
             * @default false
             */
            open: boolean;
            /**
             * @description The options of the game, without the clans or colours: those belong to the seats.
             * @default {}
             */
            options: {
                [key: string]: unknown;
            };
            /**
             * @description How much time there is.
             * @default untimed
             */
            pace: components["schemas"]["Pace"];
            /**
             * Format: uint
             * @description How many sit at it.
             */
            seats: number;
            /**
             * @description Whether others may look on.
             * @default true
             */
            spectators: boolean;
        };
        /** @description What a table is set up for. */
        SetupInput: {
            /**
             * @description Whether the table takes decisions that leave no choice by itself. They are told like all others.
             * @default false
             */
            forced?: boolean;
            /** @description The game: `rising-sun` or `shogun`. */
            game: string;
            /** @description The prepared table that this is, such as `shogun/first-game`: those are put up by `/api/lessons` alone. */
            lesson?: string | null;
            /**
             * @description What the table is called; may be empty.
             * @default
             */
            name?: string;
            /**
             * @description What happens when somebody's time is up.
             * @default bot
             */
            on_timeout?: components["schemas"]["OnTimeout"];
            /**
             * @description Whether the table stands in the lobby, where anybody may sit down. Otherwise only those who
             *     have the link can.
             * @default false
             */
            open?: boolean;
            /**
             * @description The options of the game, without the clans or colours: those belong to the seats.
             * @default {}
             */
            options?: {
                [key: string]: unknown;
            };
            /**
             * @description How much time there is.
             * @default untimed
             */
            pace?: components["schemas"]["PaceInput"];
            /**
             * Format: uint
             * @description How many sit at it.
             */
            seats: number;
            /**
             * @description Whether others may look on.
             * @default true
             */
            spectators?: boolean;
        };
        /** @description What a person is told of, and where. */
        Shown: {
            /** @description Whether this server can send mail. */
            can_mail: boolean;
            /** @description A mailbox. */
            mail: components["schemas"]["ShownMail"] | null;
            /** @description A program of theirs. */
            webhook: components["schemas"]["ShownHook"] | null;
        };
        /** @description A program that is told. */
        ShownHook: {
            /**
             * @description When a game is over.
             * @default true
             */
            over: boolean;
            /** @description The key of the HMAC-SHA-256 over each message, which comes as `tenka-signature`. */
            secret: string;
            /**
             * @description When there is an offer, or words for them alone.
             * @default true
             */
            talk: boolean;
            /**
             * @description When a decision is waited for.
             * @default true
             */
            turn: boolean;
            /** @description Where it listens. */
            url: string;
        };
        /** @description A mailbox that is written to. */
        ShownMail: {
            /** @description The address. */
            address: string;
            /** @description Whether somebody has confirmed it. Nothing else is sent there before. */
            confirmed: boolean;
            /**
             * @description When a game is over.
             * @default true
             */
            over: boolean;
            /**
             * @description When there is an offer, or words for them alone.
             * @default true
             */
            talk: boolean;
            /**
             * @description When a decision is waited for.
             * @default true
             */
            turn: boolean;
        };
        /** @description A name and its password. */
        SignIn: {
            /** @description The name. */
            name: string;
            /** @description The password. */
            password: string;
        };
        /** @description How far a table is. */
        Stage: "lobby" | "playing" | "over" | "closed";
        /** @description A table that was put up. */
        TableCreated: {
            /** @description Which. */
            table: components["schemas"]["TableId"];
        };
        /** @description The name of a table; whoever knows it does not yet have a right to anything. */
        TableId: string;
        /** @description A table as all who may see it know it. */
        TableInfo: {
            /** @description The commitment to the seed, once the game is dealt: SHA-256. Nothing where the game began in a position. */
            commitment: string | null;
            /**
             * Format: int64
             * @description When it was put up.
             */
            created_at: number;
            /** @description How the seed comes about; nothing at prepared tables, whose deal is fixed. */
            fairness: components["schemas"]["FairnessInfo"] | null;
            /** @description The table and the entry of its record at which this game began, if it did so there. */
            from: components["schemas"]["Fork"] | null;
            /** @description How it stands with the goal of a puzzle; nothing at other tables. */
            goal: components["schemas"]["GoalStanding"] | null;
            /** @description The table. */
            id: components["schemas"]["TableId"];
            /** @description The end of the link by which others can sit down; only those who sit here know it. */
            invite?: string | null;
            /** @description People whose words are not passed on. */
            muted: components["schemas"]["PersonId"][];
            /** @description Whose table it is. */
            owner: components["schemas"]["PersonId"];
            /** @description The result, once the game is over. */
            places: components["schemas"]["PlaceInfo"][] | null;
            /** @description Where the same people meet again. */
            rematch: components["schemas"]["TableId"] | null;
            /** @description The seats in order. */
            seats: components["schemas"]["SeatInfo"][];
            /** @description What it is set up for. */
            setup: components["schemas"]["Setup"];
            /**
             * Format: uint
             * @description How many look on.
             */
            spectators: number;
            /** @description How far it is. */
            stage: components["schemas"]["Stage"];
            /** @description The parts of the goal that were missed, as the puzzle names them. */
            unmet?: unknown[];
        };
        /** @description A table, as a host sees it. */
        TableRow: {
            /**
             * Format: int64
             * @description When something last happened there.
             */
            changed_at: number;
            /**
             * Format: int64
             * @description When it was put up.
             */
            created_at: number;
            /** @description The game. */
            game: string;
            /** @description Which. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Who sits there; nobody on a free seat. */
            seats: (string | null)[];
            /** @description How far it is. */
            stage: string;
        };
        /** @description A table in a list. */
        TableSummary: {
            /** @description The people who owe a decision. */
            awaited: components["schemas"]["PersonId"][];
            /**
             * Format: int64
             * @description When something last happened there.
             * @default 0
             */
            changed_at: number;
            /** @description The game. */
            game: string;
            /** @description The table. */
            id: components["schemas"]["TableId"];
            /** @description The prepared table that this is. */
            lesson?: string | null;
            /** @description What the table is called. */
            name: string;
            /** @description Whose table it is. */
            owner?: components["schemas"]["PersonId"] | null;
            /** @description How much time there is. */
            pace: components["schemas"]["Pace"];
            /** @description What the people at it are called, and its bots, seat by seat; nothing for a free seat. */
            seats: (string | null)[];
            /** @description Whether others may look on. */
            spectators: boolean;
            /** @description How far it is. */
            stage: components["schemas"]["Stage"];
        };
        /** @description Tables in a list. */
        Tables: {
            /** @description The tables. */
            tables: components["schemas"]["TableSummary"][];
        };
        /** @description A token, without what makes it one. */
        TokenInfo: {
            /**
             * Format: int64
             * @description When it was made.
             */
            created_at: number;
            /**
             * Format: int64
             * @description When it expires. From then on it is refused.
             */
            ends_at: number;
            /** @description What it is called by. */
            id: string;
            /** @description What I call it. */
            label: string;
            /** @description What it is good for. */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: int64
             * @description When it was last used, to the hour.
             */
            used_at: number | null;
        };
        /** @description Tokens in a list. */
        Tokens: {
            /** @description The tokens, oldest first. */
            tokens: components["schemas"]["TokenInfo"][];
        };
        /** @description A link as it is used. */
        UsedLink: {
            /** @description What stands behind the `#`. */
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
