### The page around the tables: start, lists, new table, lobby, profile, history.

## The start page

page-what-it-is = Play at once against bots, or put up a table for friends. No account, nothing to install.
page-rising-sun-about = 3 to 5 players. Three seasons of tea, mandates and war, with Kami Unbound if you like.
page-shogun-about = 3 to 5 players. Two years of secret plans, and battles that a tower of cubes decides.
page-play-game = Play { $game }
page-against =
    { $count ->
        [one] Against one bot: { $level }.
       *[other] Against { $count } bots: { $level }.
    }
page-change = Change
page-level = How strong the bots are
page-level-random = Random
page-level-random-line = plays anything that is allowed
page-level-greedy = Greedy
page-level-greedy-line = a friendly opponent for a first game
page-level-skilled = Skilled
page-level-skilled-line = looks ahead, and is hard to fool
page-level-master = Master
page-level-master-line = the strongest; takes its time
page-seats = How many play
page-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-with-friends = Play with friends: put up a table
page-new-here = New here? Learn by playing
page-fan-work = Tenka is an unofficial work by fans. It is not made, approved or supported by the designers or publishers of the games, and contains none of their art or texts. To play as it is meant, buy the games.

## Lists of tables

page-my-running = Your games
page-my-finished = Finished games
page-open-tables = Open tables
page-watchable = Games to watch
page-no-running = You have no game that goes on. One click on the start page begins one.
page-no-finished = None of your games is over yet.
page-no-open-tables = No table waits for players just now. Put one up, and it is listed here.
page-all-games = All { $count } of your games
page-more-games = Show more of your games
page-nobody-yet = Nobody sits here yet
page-state-over = The game is over
page-state-playing = The game goes on
page-state-others = The others decide
page-free-seats =
    { $count ->
        [0] All seats taken
        [one] One free seat
       *[other] { $count } free seats
    }
page-bots-of =
    { $count ->
        [one] a bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
page-just-now = just now

## How much time there is

page-pace-untimed = No clock
page-pace-live-of =
    { $seconds ->
        [0] { $minutes } min each
       *[other] { $minutes } min + { $seconds } s
    }
page-pace-days-of =
    { $days ->
        [one] A day per decision
       *[other] { $days } days per decision
    }

## A new table

page-new-table-line = Everything has a sensible answer already. Put it up, then invite people or add bots.
page-which-game = Which game
page-setup-table = The table
page-setup-more = More
page-put-up = Put up the table
page-your-name = Your name
page-table-name = Name of the table
page-who-may-sit = Who may sit down
page-sit-private = By invitation
page-sit-private-line = Only those who have your link.
page-sit-open = Anybody
page-sit-open-line = The table is listed on the start page.
page-pace = Time
page-pace-untimed-line = Everybody takes as long as they like.
page-pace-live = Clocks
page-pace-live-line = For one sitting: each has a bank of time.
page-pace-days = Days
page-pace-days-line = For a game beside everyday life.
page-bank = Minutes for each at the start
page-increment = Seconds added after each turn
page-days = Days for each decision
page-vacation-each = Days of vacation for each
page-timeout = When somebody’s time is up
page-timeout-bot = A bot takes over
page-timeout-bot-line = Until the player comes back.
page-timeout-decide = A bot decides once
page-timeout-decide-line = And the player keeps the seat.
page-timeout-vote = The others vote
page-timeout-vote-line = Nothing happens by itself.
page-spectators = Others may watch
page-spectators-line = They see what is public, and talk among themselves.
page-forced = Decide for players who have no choice
page-forced-line = The game goes faster; everything is told.
page-set = Season cards
page-set-random = Drawn at random
page-kami = Kami
page-kami-random = Drawn at random
page-kami-random-line = Four of the seven.
page-kami-first-game = First game
page-kami-first-game-line = The four of the rulebook.
page-kami-chosen = Chosen
page-kami-chosen-line = You name four, from left to right.
page-kami-count = { $count } of { $all } kami are chosen, in the order of their shrines.
page-kami-at = { $place }. { $name }
page-unbound = Kami Unbound
page-unbound-line = The expansion: the kami walk the map beside their most faithful clan.
page-side = Side of the board
page-side-sun = Sun
page-side-sun-line = For a first game.
page-side-moon = Moon
page-side-moon-line = With other regions.
page-provinces = Provinces at the start
page-provinces-draft = Draft
page-provinces-draft-line = The players choose in turn.
page-provinces-preset = Preset
page-provinces-preset-line = By the tables of the rulebook; you play at once.
page-tower = Cube tower
page-tower-steady = Steady
page-tower-steady-line = Two floors, closest to a real tower.
page-tower-crowded = Crowded
page-tower-crowded-line = Holds on to many cubes for long.
page-tower-sieve = Sieve
page-tower-sieve-line = A third of every throw stays behind.
page-tower-wild = Wild
page-tower-wild-line = Half of every throw stays: great surprises.
page-tower-other = Another
page-tower-other-line = With odds of its own, as it was.
page-free-marches = Marches may be called off
page-free-marches-line = By the rulebook, whoever can march must.
page-limited-stock = Chests and unrest markers can run out
page-limited-stock-line = Only what lies in the box exists.

## The lobby of a table

page-lobby-seats = Seats
page-owner = host
page-present = is here
page-absent = is away just now
page-is-ready = ready
page-is-not-ready = not ready yet
page-free-seat = A free seat
page-free-seat-line = Waits for a person or a bot.
page-sit-here = Sit here
page-sit-too = Sit here too
page-sit-down = Sit down
page-stand = Stand up
page-remove = Take away
page-add-bot = Put a bot here
page-character = Character
page-character-any = Anybody
page-character-plain = Level-headed
page-character-cautious = Cautious
page-character-honorable = Honorable
page-character-treacherous = Treacherous
page-character-land-hungry = Land-hungry
page-character-builder = Builder
page-character-raider = Raider
page-character-merchant = Merchant
page-wish = Wish
page-wish-any-rising-sun = Any clan
page-wish-any-shogun = Any color
page-seats-to-fill =
    { $count ->
        [one] One seat is free. Invite somebody, or take a bot.
       *[other] { $count } seats are free. Invite people, or take bots.
    }
page-fill-bots =
    { $count ->
        [one] Take a bot
       *[other] Fill with { $count } bots
    }
page-not-ready =
    { $count ->
        [one] { $who } is not ready yet.
       *[other] Not ready yet: { $who }.
    }
page-can-begin = All are ready.
page-begin = Begin
page-ready = I am ready
page-not-ready-yet = Not ready yet
page-say-ready = Say when you are ready.
page-wait-for-owner = You are ready. The host begins.
page-take-a-seat = You look on. There is a seat for you.
page-table-is-full = All seats are taken. You can look on.
page-invite = Invite friends
page-invite-open = The table is listed on the start page too.
page-invite-private = Whoever has this link can sit down.
page-invite-link = Link of invitation
page-renew-invite = New link
page-renew-invite-line = The old link stops working.
page-invite-renewed = The link has changed; the old one no longer works.
page-copy = Copy
page-copied = Copied
page-share = Share
page-say = Say something
page-chat-empty = Nothing was said yet.
page-change-setup = Change the setup
page-keep-setup = Keep these changes
page-cancel = Cancel
page-close-lobby-sure = Everybody is sent away.
page-goes-on = Goes on from moment { $at } of another game
page-fact-set = Season cards: { $set }
page-fact-kami = Kami: { $kami }
page-fact-side = Board: { $side }
page-fact-provinces = Provinces: { $start }
page-fact-tower = Tower: { $tower }

## A game that is over

page-reading-history = The record is being read …
page-no-history = There is nothing to look back on
page-game-over-at = { $game }, over since { $when }
page-points-word = points
page-watch-replay = Watch the replay
page-play-again = Play again
page-join-rematch = Join the rematch
page-chart-scores = Points over time
page-chart-begin = beginning
page-chart-end = end
page-chart-hint = A click on the chart leads to that moment.
page-chart-as-table = As a table
page-chart-sources = Where the points came from
page-moment = Moment
page-gained-by = What for
page-gain = { $who } { $points } ({ $source })
page-source = Source
page-source-provinces = Provinces
page-source-buildings = Buildings
page-source-majorities = Majorities
page-sum = In the end
page-no-promises = Nobody promised anything.
page-word-kept = { $kept } kept, { $broken } broken
page-at-moment = moment { $at }
page-verdict-unjudged = never judged
page-fair = Was it fair?
page-fair-line = All luck in this game follows from one seed. The server committed to a secret when the table was created; then the browser of every player committed to a random number. The seed was made from all of them, so nobody could pick it alone. This browser keeps a receipt of what was published, and “tenka verify” checks a record against it.
page-fair-how = How the luck is drawn
page-fair-drawing = Drawing the seed …
page-fair-checking = Checking the record against your receipt …
page-fair-good = Checked: the secret, every contribution, the seed and the assignment of seats are those that this browser kept before the first move.
page-fair-late = The record fits the receipt. But this browser first opened the table after the game had begun, so the receipt does not cover what happened before.
page-fair-resumed = The seed is the one in the receipt that this browser kept before the first move. The rules changed during the game, so the record begins later and the deal cannot be checked against it.
page-fair-replaced = The record fits the receipt, but the random number of this browser is not part of the seed. Another device of yours took part instead, or the server left it out; then nothing here proves that the seed was not picked.
page-fair-bad = Warning: the record does not fit the receipt that this browser kept. Somebody swapped the seed, a contribution or a seat. Download both and check them with “tenka verify”.
page-fair-unkept = This browser kept no receipt of this game, so it cannot tell whether the seed was swapped. The browsers of the players can.
page-fair-unproven = The seed of this game was chosen without the players. Nothing here proves that it was chosen fairly or not swapped later.
page-fair-dropped = Your random number is not part of the seed: it did not arrive in time, another device of yours took part instead, or the server left it out.
page-fair-server = Commitment to the server’s secret
page-fair-from-player = contributed a random number
page-fair-from-bot = a bot of the server, with a random number from the server
page-fair-from-fallback = contributed nothing; a value fixed in advance by the server’s secret took its place
page-fair-receipt = Download the receipt
page-commitment = Commitment to the seed
page-seed = Seed
page-began-there = Began at
page-record = Download the record
page-to-table = To the table

## The replay

page-replay-of = Replay of { $name }
page-replay-eyes = Seen by
page-eyes-spectator = Spectators
page-eyes-all = Everything told
page-eyes-all-line = The board as spectators saw it; the story tells every secret.
page-copy-moment = Copy the link
page-fork = Play on from here
page-scores = Points
page-replay-moment = Moment of the game
page-replay-at = { $at } of { $last }
page-replay-year = Year { $year }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-on = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-speed-0 = Slow
page-replay-speed-1 = Normal
page-replay-speed-2 = Fast
page-replay-speed-3 = Very fast

## Nothing here

page-missing = Nothing is here
page-missing-line = This address leads nowhere. Perhaps a letter is missing.

## The profile

page-profile-nobody = You have no name here yet. You get one when you first play; or choose it now.
page-profile-guest = You are a guest: this browser knows you. Keep your name with a password to play from anywhere.
page-to-admin = Put things in order, for the host
page-profile-kept = Your name is yours. With your password you can sign in anywhere.
page-saved = Done.
page-save = Save
page-name = Name
page-choose-name = Take this name
page-rename = Rename
page-keep-name = Keep your name
page-keep-name-line = With a password nobody else can take it, and you can sign in from anywhere.
page-keep-it = Keep the name
page-change-password = Change your password
page-change-password-line = All your other browsers are signed out.
page-change-it = Change it
page-password = Password
page-old-password = Password as it was
page-new-password = New password, at least 8 characters
page-sign-in = Sign in
page-sign-in-line = If you have kept a name with a password before.
page-sign-in-guest-line = If you have kept a name before. The guest that you are now is left behind.
page-other-device = Another device
page-other-device-line = A link that signs in one other device as you, once, within ten minutes.
page-other-device-link = Link for the other device
page-make-link = Make a link
page-good-until = Good until { $when }
page-likes = In this browser
page-likes-confirm = Ask before what cannot be undone
page-likes-confirm-line = Fast players switch it off.
page-likes-sound = Sounds
page-likes-sound-line = A tap of the drum when it is your turn.
page-likes-notices = Notices of the browser
page-likes-notices-line = When something waits for you and the page is not in front.
page-likes-notices-refused = The browser does not allow it. Change that in its settings for this page.
page-likes-text = Board as text
page-likes-text-line = For reading and listening.
page-notices = While you are away
page-notices-line = What you are told of when you do not look at the table.
page-mail = Mail address
page-mail-unconfirmed = A letter is on its way. Follow its link to confirm the address.
page-webhook = Webhook: an address that is called
page-webhook-secret = Key of the signature
page-webhook-secret-line = Every call is signed with this key.
page-notice-turn = It is my turn
page-notice-talk = An offer, or words for me alone
page-notice-over = A game is over
page-devices = Signed-in browsers
page-device-since = since { $when }
page-device-this = this one
page-device-sign-out = Sign out
page-tokens = Tokens
page-tokens-line = Keys for scripts and bots of your own. No token can change your account.
page-tokens-api = How to use them
page-token = Token
page-token-once = Copy it now: it is shown this once.
page-token-label = What it is for
page-token-used = last used { $when }
page-token-made = made { $when }
page-token-ends = expires { $when }
page-token-ended = expired
page-token-days = Good for
page-token-days-count =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
page-scope-read = look
page-scope-play = play and talk
page-scope-create = put up tables
page-new-token = New token
page-make-token = Make a token
page-revoke = Revoke
page-leave-here = Leave
page-sign-out = Sign out
page-sign-out-sure = Your name has no password: once signed out, you cannot come back to your games. Keep the name first, if you like it.
page-sign-out-anyway = Sign out all the same
page-sign-out-everywhere = Sign out everywhere
page-delete-account = Delete the account
page-delete-line = Your name, addresses, password, devices, tokens and everything you wrote in chat are deleted at once, for everybody. Bots take over your seats in running games. The decisions of games you played stay, without your name. This cannot be undone.
page-delete-type = Type your name to be sure: { $name }
page-delete-for-good = Delete for good
page-door-link = Sign in on this device
page-door-link-line = This link signs you in here. It works once.
page-door-link-instead = You are { $name } here. The link signs you in as the person who made it instead. It works once.
page-door-link-do = Sign in
page-door-confirm-mail = Confirm your address
page-door-confirm-mail-line = From then on you are told here when something waits for you.
page-door-confirm-mail-do = Confirm
page-table-closed = This table is closed
page-table-closed-line = Nobody plays on here. Put up another, or look for one that is open.

## One’s own data

page-my-data = Your data
page-my-data-line = A copy of everything this server keeps about you: account, settings, tables and results, your messages and reports. Secrets are left out.
page-my-data-download = Download my data
page-privacy = Privacy
page-privacy-what = What this server keeps about you
