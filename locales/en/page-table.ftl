### The page: the table while a game goes on.

## The screen

page-board = Board
page-players = Players
page-what-you-can-do = What you can do
page-parts = Parts of the table
page-close = Close
page-menu = Menu
page-all = All
page-yes = yes
page-no = no
page-tab-act = Act
page-tab-now = Now
page-tab-players = Players
page-tab-deals = Deals
page-tab-talk = Talk
page-tab-log = Log
page-tab-chat = Chat
page-waits = waiting for you
page-unread = unread
page-title-turn = ● Your decision – { $name }
page-title-table = { $name } – Tenka
page-alert-turn = Tenka waits for your decision

## Whose decision

page-your-turn = Your decision
page-waiting-for = Waiting for { $who }
page-also-waiting-for = Also waiting for { $who }
page-over = The game is over
page-closed = This table has been closed.
page-clocks = Time left
page-clock-days = { $days } d { $hours } h
page-seat-of = { $seat } ({ $who })

## Choices

page-undo = Undo
page-undo-key = Take back what you did last (U or Ctrl+Z)
page-let-go = Let go of what is picked
page-confirm = Confirm
page-final = This cannot be undone.
page-do-it = Do it
page-not-yet = Not yet
page-ask-no-more = Do not ask again
page-find = Find a choice
page-found =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
page-show-all = Show all { $count } choices
page-also-possible =
    { $count ->
        [one] Also possible: 1 more choice
       *[other] Also possible: { $count } more choices
    }
page-as-list = Show everything as a list
page-on-its-way = on its way …
page-preview = What would come of it:
page-preview-to = then
page-why-not = Why not?
page-why-not-this = Why not: { $what }

# What a group of choices is called.
page-act-choose-mandate = Play a mandate
page-act-announce = Announce a mandate
page-act-summon = Summon
page-act-worship = Worship
page-act-place-figure = Place
page-act-move-figure = Move
page-act-move-stronghold = Move a stronghold
page-act-build-stronghold = Build a stronghold
page-act-buy-card = Acquire a card
page-act-give-coin = Give a coin
page-act-replace = Replace
page-act-kill-figure = Kill
page-act-place-kami = Put the kami
page-act-move-worshipper = Send a worshipper
page-act-bid = Bid
page-act-take-hostage = Take a hostage
page-act-take-card = Take a card
page-act-station = Station armies
page-act-plan = Plan
page-act-leave-empty = Leave empty
page-act-take-back = Take back
page-act-choose-place = Take a place in the turn order
page-act-march = March
page-act-face = Face a revolt

# What the words of a choice say.
page-facet-province = Where
page-facet-from = From
page-facet-to = To
page-facet-figure = Figure
page-facet-with = With
page-facet-clan = Clan
page-facet-kami = Kami
page-facet-card = Card
page-facet-field = Field
page-facet-advantage = Advantage
page-facet-mandate = Mandate
page-facet-until = Until

## What happened

page-log = What happened
page-log-keys = Arrow keys lead from one name to the next, from the last one back.
page-earlier =
    { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
page-and-earlier =
    { $count ->
        [one] One thing happened before.
       *[other] { $count } things happened before.
    }
page-since-you = Since your last decision
page-hand-forced = no choice
page-hand-forced-why = The table decided this, because there was no choice.
page-hand-clock = time was up
page-hand-clock-why = A bot decided this, because the time was up.

## Chat

page-chat = Chat
page-talk-with = Talk with
page-circle-table = Table
page-circle-spectators = Spectators
page-message-deleted = Message deleted
page-chat-none = Nobody has said anything yet.
page-chat-none-private = Only you and { $who } can read what is said here.
page-say-to = Say to { $who }
page-send = Send
page-about-line = Mute or report
page-hide-words = Do not show me what this person says
page-mute-all = Mute for all
page-mute-all-hint = Nobody at this table hears this person any longer.
page-report = Report this to the people who run the server
page-report-send = Report
page-report-sent = Thank you. The report has been sent.
page-own-line = You said this.
page-bot-line = A bot said this.

## Deals

page-deal-with = Deal with
page-offers-to-you = Offers to you
page-offers-from-you = Your open offers
page-offers-wait =
    { $count ->
        [one] An offer waits for your answer
       *[other] { $count } offers wait for your answer
    }
page-no-offers = No offers are open.
page-new-offer = New offer, gift or promise
page-accept = Accept
page-cannot-accept = Not now: { $why }
page-decline = Decline
page-counter = Counter
page-withdraw = Withdraw
page-offer-from = { $who } offers
page-offer-to = You offer { $who }
page-alliance = Alliance
page-you-get = You get
page-you-give = You give
page-their-promise = a promise: { $word }
page-your-promise = your promise: { $word }
page-words = “{ $words }”
page-goods-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
page-goods-ronin = { $ronin } ronin
page-goods-both =
    { $coins ->
        [one] 1 coin and { $ronin } ronin
       *[other] { $coins } coins and { $ronin } ronin
    }
page-offer-whom = To
page-offer-alliance = We form an alliance
page-i-give = I give
page-i-ask = I ask for
page-coins = Coins ({ $most })
page-ronin = Ronin ({ $most })
page-give-coins = Coins that I give
page-give-ronin = Ronin that I give
page-ask-coins = Coins that I ask for
page-ask-ronin = Ronin that I ask for
page-fewer = Fewer
page-more = More
page-i-promise = I promise …
page-they-promise = They promise …
page-promise-words = in words
page-promise-rising-sun-stay-out = to stay out of a province
page-promise-rising-sun-leave-advantage = to bid nothing on an advantage
page-promise-rising-sun-play-mandate = to play a mandate
page-promise-shogun-peace = peace
page-promise-shogun-stay-out = to spare a province
page-pledge-rising-sun-stay-out = to bring no figure into { $province } this season
page-pledge-rising-sun-leave-advantage = to bid nothing on { $advantage } in the battle for { $province }
page-pledge-rising-sun-play-mandate = to play { $mandate } on the next turn
page-pledge-shogun-peace = peace until { $until }
page-pledge-shogun-stay-out = not to attack { $province } until { $until }
page-until-round-end = the end of the round
page-until-winter = winter
page-add = Add
page-take-off = Take this off
page-put-offer = Put the offer
page-give-freely = Give it for nothing
page-promise-freely = Promise it for nothing
page-drop = Drop
page-ledger = Promises
page-you-promised = You promised { $to }: { $word }
page-promised-you = { $by } promised you: { $word }
page-verdict-open = open
page-verdict-kept = kept
page-verdict-broken = broken
page-verdict-void = void
page-judge-kept = They kept it
page-judge-broken = They broke it

## People at the table

page-people = People at the table
page-you = you
page-seat-present = here
page-seat-away = not here
page-seat-bot = bot
# Somebody whose character nobody knows yet.
page-bot-any =
    { $level ->
        [random] Wandering monk
        [greedy] Masked retainer
        [skilled] Masked advisor
        [master] Masked master
       *[other] Masked stranger
    }
page-seat-replaced = away; a bot plays
page-seat-open = away; anybody may take the seat
page-seat-timed-out = time is up
page-votes =
    { $count ->
        [one] 1 player wants a bot to take over
       *[other] { $count } players want a bot to take over
    }
page-vote = Let a bot take over
page-return = Return to my seat
page-take-seat = Take this seat
page-take-seat-of = Take the seat of { $seat }
page-open-seat = Open to anybody
page-mute = Mute
page-hand-over = Make owner
page-look-as = Look as { $seat }
page-looking-on =
    { $count ->
        [0] Nobody looks on.
        [one] 1 person looks on.
       *[other] { $count } people look on.
    }
page-you-look-on =
    { $count ->
        [0] You are looking on.
        [one] You are looking on, alone.
       *[other] You are looking on, { $count } in all.
    }
page-replaced = A bot plays for you.
page-your-seats = Your seats
page-your-place-here = Your place at this table

## The menu

page-set-sound = Sounds
page-set-notices = Notices when this page is hidden
page-set-notices-hint = The browser tells you when it is your turn.
page-set-notices-denied = The browser does not allow notices from this page.
page-set-confirm = Ask before what cannot be undone
page-set-confirm-hint = Everything else can be taken back anyway.
page-set-list = Show everything as a list
page-set-list-hint = Every choice of the board is written out as well, for keyboard and screen reader.
page-set-text-board = Board as a text
page-set-text-board-hint = An outline of the whole game instead of the picture.
page-set-keys = Single keys
page-set-keys-hint = 1 to 9 choose, U takes back, H opens the rules, Escape lets go.
page-set-spectators = Others may look on
page-vacation =
    { $left ->
        [one] Vacation in days (1 day left)
       *[other] Vacation in days ({ $left } days left)
    }
page-vacation-go = Go on vacation
page-copy-link = Copy the link for spectators
page-leave = Leave the table
page-leave-sure = A bot will play for you. You can return while the game goes on.
page-close-table = Close the table
page-close-sure = The game ends without a result. This is possible only once nobody else plays.

## The end

page-result = Result
page-you-won = You have won!
page-your-place = Your place: { $rank }
page-won = { $who } has won
page-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-rematch = Play again with the same people
page-rematch-join = Join the rematch
page-look-back = Look back at the game
