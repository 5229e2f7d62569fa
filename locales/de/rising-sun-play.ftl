### Rising Sun in the terminal: the map, the panels, bids.

## The map

map-war = Krieg { $number }
map-war-narrow = K{ $number }
map-war-done = ✓{ $number }
map-reward-vp = +{ $count } SP
map-reward-coins = +{ $count }M
map-reward-ronin = +{ $count }R
map-legend-lines = ═ Land  ┈ See
map-legend-small = b Bushi s Shinto
map-kami = ✦{ $kami }
map-legend-large = D Daimyo ⌂ Festung
map-legend-force = (n) Stärke ✦ Kami

## Names in a few letters, for the map

short-koi = Koi
short-lotus = Lot
short-turtle = Sch
short-dragonfly = Lib
short-bonsai = Bon
short-bushi = b
short-shinto = s
short-daimyo = D
short-komainu = Komainu
short-oni-of-skulls = Schädel
short-yurei = Yurei
short-oni-of-blood = Blut
short-oni-of-souls = Seelen
short-river-dragon = Drache
short-oni-of-hate = Hass
short-oni-of-spite = Bosheit

## Around the map

board-head = { $season } – { $phase }
board-track = Aktionen
board-played =
    { $face ->
        [down] { $clan } { $mandate }↓
       *[other] { $clan } { $mandate }
    }
board-kami = → Kami
board-kami-war = → Kami → Krieg
board-kami-done = ✓ Kami
board-honor = Ehre
board-war = Krieg
board-clan = Klan
board-vp = SP
board-coins = Münzen
board-ronin = Ronins
board-strongholds = ⌂
board-ally = Partner
board-reserve = Reserve
board-cards = Karten: { $cards }
board-tokens = erobert: { $tokens }
board-hostages = Geiseln bei { $captor }: { $figures }
board-shrines = Schreine
board-battle = Kampf um { $province }
board-force = Stärke
board-bid-ready = hat geboten
board-bid-open = bietet noch
board-market = Zum Kauf
board-card =
    { $count ->
        [one] { $card } ({ $cost })
       *[other] { $count }× { $card } ({ $cost })
    }

## Choices

play-no = Nein
play-bids =
    { $coins ->
        [one] Du hast 1 Münze. Schreib vier Zahlen, eine für jede Kampfaktion in dieser Reihenfolge, etwa 1 0 0 0; oder ein Gebot nach dem anderen.
       *[other] Du hast { $coins } Münzen. Schreib vier Zahlen, eine für jede Kampfaktion in dieser Reihenfolge, etwa 1 0 2 0; oder ein Gebot nach dem anderen.
    }
play-card =
    { $card } ({ $type }, { $cost ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $cost } Münzen
    }): { $effect }
play-cards-of = Karten von { $clan }
play-cards-for-sale = Zum Kauf
play-no-cards = Niemand hat Karten, und keine liegen aus.

## The prompt

play-four-bids = Schreib genau vier Zahlen: Seppuku, Geisel nehmen, Ronins anheuern, Kaiserliche Dichter.
play-help-rising-sun =
    2 0 1 1           im Kampf: Münzen auf alle vier Kampfaktionen zugleich
    cards             zeigt alle Karten, die jemand hat oder kaufen kann
    card NAME         erklärt eine Karte, einen Kami oder Klan, eine Aktion oder Kampfaktion
    offer KLAN [alliance] [2c 1r] [for 1c 1r] [/ i promise …] [/ you promise …]
    gift KLAN 2 coins 1 ronin             verschenkt etwas
    promise KLAN …    stay out kyoto; leave seppuku in kyoto; play harvest; oder freie Worte

## Deals that are not understood

deal-not-goods = Münzen und Ronins schreibt man so: 2c 1r oder 2 coins 1 ronin.
