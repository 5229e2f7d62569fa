### Rising Sun in the terminal: the map, the panels, bids.

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
play-cards-of = Cards of { $clan }
play-cards-for-sale = For sale
play-no-cards = Nobody has cards, and none are for sale.

## The prompt

play-four-bids = Write exactly four numbers: Seppuku, Take Hostage, Hire Ronin, Imperial Poets.
play-help-rising-sun =
    2 0 1 1           in a battle: coins on the four advantages at once
    cards             shows all cards that somebody has or can acquire
    card NAME         explains a card, kami, clan, mandate or war advantage
    offer CLAN [alliance] [2c 1r] [for 1c 1r] [/ i promise …] [/ you promise …]
    gift CLAN 2 coins 1 ronin             gives something for nothing
    promise CLAN …    stay out kyoto; leave seppuku in kyoto; play harvest; or any words

## Deals that are not understood

deal-not-goods = Goods are written like 2c 1r or 2 coins 1 ronin.
