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
