### What `--help` says. A test in the program sees to it that every command and argument has its message here.

## The program

help-tenka = Rising Sun and Shogun on one table: play them, inspect them, simulate them
help-tenka-more = A RECORD is a file with a game in it, or “-” for standard input; a position does as well.
help-tenka-note = An unofficial work by fans of the games.
help-tenka-lang = The language of what is written for people; that of the environment otherwise
help-help = Print this help, or that of the given command
help-flag-help = Print help
help-flag-help-short = Print help (more of it with --help)
help-flag-help-long = Print help (a summary with -h)
help-flag-version = Print version

## Headings, and what is noted behind an option

help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-rising-sun = Options of rising-sun
help-heading-shogun = Options of shogun
help-heading-example = Example
help-note-environment = [env: { $what }]
help-note-default = [default: { $what }]
help-note-alias = [alias: { $what }]
help-note-values = [possible values: { $what }]

## What values are called, in capitals. Those that are not here are called the same in every language: URL, ID, BOT, KAMI

help-value-command = COMMAND
help-value-options = OPTIONS
help-value-addr = ADDR
help-value-address = ADDRESS
help-value-clan = CLAN
help-value-code = CODE
help-value-colour = COLOUR
help-value-days = DAYS
help-value-decisions-per-second = DECISIONS_PER_SECOND
help-value-dir = DIR
help-value-file = FILE
help-value-game = GAME
help-value-games = GAMES
help-value-hex = HEX
help-value-level = LEVEL
help-value-model = MODEL
help-value-name = NAME
help-value-page = PAGE
help-value-players = PLAYERS
help-value-position = POSITION
help-value-puzzle = PUZZLE
help-value-record = RECORD
help-value-seat = SEAT
help-value-seconds = SECONDS
help-value-seed = SEED
help-value-set = SET
help-value-threads = THREADS
help-value-word = WORD

## What several commands take

help-any-game = The game
help-any-record = The record or position; - for standard input
help-any-json = One JSON document
help-any-seed = The number from which all chance follows
help-any-threads = How many threads; as many as the machine has otherwise
help-any-csv = Write a row for each game and seat to this file
help-any-check = Check after every action all that must hold; a game that fails is written to a file
help-any-deadline = How long a bot that is another program may think about each question
help-any-players = How many players, where they are not named
help-any-clans = Three to five clans, such as koi,lotus,turtle
help-any-set = The set of season cards: archway, teapot, horseman, mountain or random [default: random]
help-any-kami = The kami: first-game, random, or four names such as fujin,raijin,ryujin,susanoo [default: random]
help-any-kami-unbound = Let the kami walk the map (the expansion Kami Unbound)
help-any-colours = Three to five of blue, yellow, red, black and purple in the order of the seats
help-any-board = The side of the board: sun or moon [default: sun; simulations draw one for each deal]
help-any-start = How provinces are given out: draft, or preset on the sun side [default: draft; simulations draw one for each deal]
help-any-tower = The tower: steady, crowded, sieve, wild, or with odds of one’s own as in floors:5/6:1/16 or sieve:2/3:2/3:1/3 [default: steady]
help-any-free-marches = Let a planned battle or move be called off; by the rulebook whoever can march must
help-any-limited-stock = Let the chests and unrest markers of the box be all there are

## serve

help-serve = Serve tables for people: everything in one process and one file
help-serve-listen = Where to listen; port 0 picks a free one
help-serve-data = The folder in which everything is kept; one of your own otherwise, such as ~/.local/share/tenka
help-serve-database-url = Keep everything in PostgreSQL instead. Several servers may share it
help-serve-behind-proxy = A reverse proxy stands in front: believe what it says about addresses and TLS
help-serve-host = Accept requests for this host name too, besides loopback names, IP addresses and the name in --public-url; may be given several times
help-serve-max-connections = The most connections at once; the limit of open files may lower it
help-serve-log = How much is written to standard error about what the server does: text on a terminal, JSON elsewhere
help-serve-public-url = Where people find this server, such as https://games.example; links in messages begin with it
help-serve-smtp-url = Tell people by mail through this server, such as smtps://name:password@mail.example
help-serve-mail-from = The address from which mail comes
help-serve-allow-private-webhooks = Let webhooks lead into this machine’s own network too
help-serve-admin = Let whoever keeps this name with a password put things in order at /admin; may be given several times
help-serve-open-metrics = Let other machines, too, read how the server is doing (/metrics)
help-serve-guest-retention-days = Delete guests, with everything they wrote, after this many days without a visit; 0 keeps them
help-serve-table-retention-days = Delete finished and closed tables after this many days without activity; 0 keeps them
help-serve-report-retention-days = Delete reports this many days after they were settled; 0 keeps them
help-serve-open = Open the page in a browser

## admin

help-admin = Look after a server: its users, tables and reports; export, import, backup; check games before an update
help-admin-more = Everything here may be done while the server runs.
help-admin-data = The folder of the server; one of your own otherwise, such as ~/.local/share/tenka
help-admin-database-url = The PostgreSQL of the server instead
help-admin-users = List users, forget one, or let one in again who lost their password
help-admin-users-json = One JSON document per line
help-admin-users-delete = Forget a user: name, password, devices, tokens
help-admin-users-delete-id = The user, as the list names them
help-admin-users-password = Print a link that signs the user in once, so that they can choose a new password
help-admin-users-password-id = { help-admin-users-delete-id }
help-admin-users-password-url = The address of the server, to stand before the path
help-admin-tables = List tables, or close one
help-admin-tables-json = { help-admin-users-json }
help-admin-tables-close = Close a table, whoever plays there
help-admin-tables-close-id = The table, as the list names it
help-admin-reports = List what was reported and is not settled, or settle something
help-admin-reports-all = What was settled too
help-admin-reports-json = { help-admin-users-json }
help-admin-reports-settle = Note that something was seen to
help-admin-reports-settle-id = The report, as the list names it
help-admin-export = Write people and tables with their logs to a file, one JSON document per line
help-admin-export-more = The file holds what is secret in games that are not over, so keep it to yourself. Passwords and where people are notified are left out unless you ask for them.
help-admin-export-file = The file to write
help-admin-export-table = Only this table and its people; may be given several times
help-admin-export-secrets = Also the hashes of passwords, and where people are notified
help-admin-import = Add what was exported. What is here already is never touched: then nothing at all is added
help-admin-import-file = The file that “tenka admin export” wrote
help-admin-backup = Copy the database while the server runs: one whole file, as everything was at one moment
help-admin-backup-note = To go back to it, stop the server and put the file in its folder as tenka.db.
help-admin-backup-file = { help-admin-export-file }
help-admin-check = Play every stored game again by the rules of this program, and say which would break and where
help-admin-check-more = Run it with the new program before an update. Nothing is changed; the status is 1 if any game breaks.
help-admin-check-json = One JSON document per table, and one for all at the end

## play

help-play = Play in the terminal, against bots or with friends at the same screen
help-play-seed = Any short text from which all chance of the game follows; random where it is not given
help-play-as = The seats of people, such as koi or koi,lotus; the first seat otherwise
help-play-bots = The bots at the other seats, in turn: a level, or with a character as in greedy:raider or greedy:any. The strongest of the game otherwise, each with another character. exec:"python3 bot.py" is another program (docs/protocol.md)
help-play-resume = Go on with the game in this record
help-play-save = Keep the game in this file; that of --resume, or one among your own files, where none is given

## rules

help-rules = Read the rules, page by page, or look for a word in them
help-rules-game = The game or the expansion: rising-sun, kami-unbound or shogun
help-rules-page = The page, as the list calls it
help-rules-search = Show every place that says this

## new

help-new = Write a new record to standard output
help-new-seed = { help-play-seed }
help-new-from = Begin at a position instead

## show

help-show = Show the game as a seat, a spectator or everybody together sees it
help-show-as = Whose eyes to look with; all sees every secret
help-show-to = After the first N actions
help-show-json = The view as JSON; of all, the position

## legal

help-legal = List what may be done now, one {"{"}"seat":…,"action":…{"}"} per line
help-legal-as = Only what this seat may do
help-legal-free = Also what may be taken back although nobody waits for it

## apply

help-apply = Read {"{"}"seat":…,"action":…{"}"} lines from standard input and write the longer record
help-apply-more = A line that is refused stops the command, and nothing is written.
help-apply-record = The record or position
help-apply-in-place = Write the record back to its file instead of standard output

## position

help-position = Write the position as JSON that a person can read and edit
help-position-to = The position after the first N actions

## replay

help-replay = Tell the story of the game, event by event
help-replay-record = The record; - for standard input
help-replay-to = Only the first N actions
help-replay-as = Only what a seat or a spectator may hear
help-replay-json = One {"{"}"entry":…,"seat":…,"event":…{"}"} per line; entries are counted from 0, and what happens before the first decision has neither entry nor seat

## verify

help-verify = Play the record again; check every action, every rule that must hold, and that the seed fits what the record says about it
help-verify-more = A record alone cannot prove that its seed was not swapped. A receipt can: the page keeps one for each game before the first decision, and offers it as a download. Status 2 means that something does not fit.
help-verify-receipt = The receipt that a player kept: check the server’s secret, all contributions, the seed and the assignment of seats against it
help-verify-commitment = A commitment that a player kept: the one to the seed or the one to the server’s secret

## lessons

help-lessons = List the prepared tables, or check a puzzle that somebody wrote
help-lessons-check = Check a puzzle: its position, and that its solution reaches the goal whatever the others do
help-lessons-check-puzzle = The puzzle; - for standard input

## simulate

help-simulate = Play games without people and count who wins
help-simulate-more = The bots take the seats in turn: as many games in a row as there are bots have the same deal, and each bot plays each seat of it. Clans or colours, boards, card sets and the order around the table come equally often. A win that is shared counts for each who shares it. The same seed gives the same results with any number of threads. Ctrl-C stops and reports what was done.
help-simulate-games = How many games
help-simulate-bots = The bots at the table, such as greedy,random,random, or greedy:raider with a character. Fewer than three fill three to five seats. exec:"python3 bot.py" is another program (docs/protocol.md)

## arena

help-arena = Rate bots against each other
help-arena-more =
    Where more bots are named than have seats, tables are drawn so that all meet equally often; where fewer, they repeat. With --pairs each bot plays alone among copies of each other one, with --alone only the first does.

    Everybody plays each seat of a deal, and clans or colours, boards, card sets and the order around the table come equally often. A win that is shared counts for each who shares it. The same seed gives the same games and ratings with any number of threads. Ctrl-C stops and reports what was done; with --resume the same command goes on from there. Bots that are other programs may of course decide otherwise each time.
help-arena-bots = The bots, each named once, such as random,greedy,skilled, or greedy:raider with a character. More than fit at a table meet in turn. exec:"python3 bot.py" is another program (docs/protocol.md)
help-arena-games = How many games; with --pairs or --alone for each line-up
help-arena-pairs = Play one of each bot among copies of each other one, both ways, with the same deals
help-arena-alone = Play one of the first bot among copies of each other one, with the same deals
help-arena-report = Write a page with tables and plots to this file
help-arena-resume = Keep every game in this file as it ends, and go on from those that are in it

## bench

help-bench = Measure random play on one thread: list what is legal, pick one, perform it; and how fast a bot looks ahead
help-bench-game = The game; all of them where none is named
help-bench-json = One JSON document per line and game
help-bench-seconds = How long to measure
help-bench-games = Play this many games instead, however long it takes; the same games every time

## swarm

help-swarm = Let a crowd of real clients play against a server, measure it, and check that nothing was lost
help-swarm-more = Every seat is a guest with a socket of its own who chooses at random among what is legal. At the end each guest asks which of their decisions the server has stored; one that was acknowledged and is not there is lost, and the command fails. A server with its usual limits lets 20 guests of one address sign in at once and then one every 20 seconds; the swarm waits for that. To measure the server itself, start it with --no-limits.
help-swarm-url = The server itself, such as http://127.0.0.1:7300
help-swarm-tables = How many tables are played at once
help-swarm-seats = How many people sit at each
help-swarm-seconds = How long to measure, once all sit
help-swarm-rate = So many decisions a second over all tables; as many as the server can take otherwise
help-swarm-views = Let every message come with what the seat sees, as pages ask for it
