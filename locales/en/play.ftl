### Playing in the terminal: the board, the choices, the commands.

## The map

map-war = war { $number }
map-war-narrow = w{ $number }
map-war-done = ✓{ $number }
map-reward-vp = +{ $count } VP
map-reward-coins = +{ $count }c
map-reward-ronin = +{ $count }r
map-legend-lines = ═ land  ┈ sea
map-legend-small = b bushi s shinto
map-kami = ✦{ $kami }
map-legend-large = D daimyo ⌂ stronghold
map-legend-force = (n) force ✦ kami

## Names in a few letters, for the map

short-koi = Koi
short-lotus = Lot
short-turtle = Tur
short-dragonfly = Dra
short-bonsai = Bon
short-bushi = b
short-shinto = s
short-daimyo = D
short-komainu = Komainu
short-oni-of-skulls = Skulls
short-yurei = Yurei
short-oni-of-blood = Blood
short-oni-of-souls = Souls
short-river-dragon = River
short-oni-of-hate = Hate
short-oni-of-spite = Spite

## Around the map

board-head = { $season } – { $phase }
board-track = Mandates
board-played =
    { $face ->
        [down] { $clan } { $mandate }↓
       *[other] { $clan } { $mandate }
    }
board-kami = → kami
board-kami-war = → kami → war
board-kami-done = ✓ kami
board-honor = Honor
board-war = War
board-clan = Clan
board-you = (you)
board-waiting = To decide: { $clans }
board-vp = VP
board-coins = coins
board-ronin = ronin
board-strongholds = ⌂
board-ally = ally
board-reserve = reserve
board-cards = cards: { $cards }
board-tokens = won: { $tokens }
board-hostages = captured by { $captor }: { $figures }
board-shrines = Shrines
board-battle = Battle for { $province }
board-force = force
board-bid-ready = has bid
board-bid-open = is bidding
board-market = For sale
board-card =
    { $count ->
        [one] { $card } ({ $cost })
       *[other] { $count }× { $card } ({ $cost })
    }

## The board of Shogun

shogun-head = Year { $year } – { $season } ({ $board })
shogun-player = { $seat }{ $special }: { $points } VP, { $chests } chests, { $rice } rice, { $supply } armies in reserve
shogun-plan = plan: { $fields }
shogun-chests = { $chests } chests
shogun-neutral = Nobody’s: { $provinces }

## Choices

play-no = No
play-bids =
    { $coins ->
        [one] You have 1 coin. Write four numbers, one for each advantage in this order, such as 1 0 0 0; or one bid after the other.
       *[other] You have { $coins } coins. Write four numbers, one for each advantage in this order, such as 1 0 2 0; or one bid after the other.
    }
play-card =
    { $card } ({ $type }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }): { $effect }
play-thing = { $name }: { $effect }
play-cards-of = Cards of { $clan }
play-cards-for-sale = For sale
play-no-cards = Nobody has cards, and none are for sale.

## The prompt

play-welcome = You play { $seat }. { $about }
play-welcome-help = Write the number of a choice, or “help” for all commands.
play-prompt = { $seat }> { "" }
play-answer = Accept, decline, or Enter to leave it open> { "" }
play-answer-help = Answer with “accept” or “decline”, and the number of the offer if there are several.
play-hand-over = { $seat } decides now. Press Enter when nobody else is looking. { "" }
play-empty = Write the number of a choice ({ $low } to { $high }), or “help”.
play-no-such-number = There is no such choice; write a number from { $low } to { $high }.
play-unknown = That is not understood. Write the number of a choice, or “help”.
play-four-bids = Write exactly four numbers: Seppuku, Take Hostage, Hire Ronin, Imperial Poets.
play-not-done = You have to choose one of { $low } to { $high }.
play-no-such-card = Nothing here is called “{ $name }”.
play-help =
    A number          chooses what stands beside it
    done              nothing more of this
    undo              takes your last step back, as often as nothing was revealed since
    map               shows the board again
    log [NUMBER]      what happened
    accept, decline, withdraw [NUMBER]    answers an offer, or takes one back
    judge NUMBER kept|broken              whether a promise in words was kept
    ledger            open offers and all promises
    save [FILE]       saves the game; with a save file it is saved after every decision, too
    quit              leaves; the game can be resumed
play-help-rising-sun =
    2 0 1 1           in a battle: coins on the four advantages at once
    cards             shows all cards that somebody has or can acquire
    card NAME         explains a card, kami, clan, mandate or war advantage
    offer CLAN [alliance] [2c 1r] [for 1c 1r] [/ i promise …] [/ you promise …]
    gift CLAN 2 coins 1 ronin             gives something for nothing
    promise CLAN …    stay out kyoto; leave seppuku in kyoto; play harvest; or any words
play-help-shogun =
    offer COLOUR [/ i promise …] [/ you promise …]
    promise COLOUR …  peace; peace until winter; stay out aki; stay out aki until winter; or any words
play-open = open
play-promise = { $number }. { $promise } ({ $verdict })
play-no-deals = There are no open offers, and nobody has promised you anything.

## Deals that are not understood

deal-no-seat = Name a player of this game first: { $seats }.
deal-not-goods = Goods are written like 2c 1r or 2 coins 1 ronin.
deal-no-goods = Nothing but promises changes hands in this game: write them after a /, as in / i promise peace.
deal-not-a-promise = What follows a / begins with “i promise” or “you promise”.
deal-not-a-verdict = Write the number of the promise and “kept” or “broken”: judge 1 kept.
deal-no-offer = There is no open offer.
deal-which-offer = Which offer? Write its number; “ledger” lists them.

## Saving and leaving

play-saved = Saved to { $file }.
play-save-where = Where? Write a file: save my-game.json
play-cannot-save = The game cannot be saved to { $file }: { $why }
play-not-saved = The game was not saved.
play-resume = The game is saved. Go on with: tenka play { $game } --resume { $file } --as { $seats }
play-place =
    { $rank }. { $seat }: { $vp ->
        [one] 1 victory point
       *[other] { $vp } victory points
    }
