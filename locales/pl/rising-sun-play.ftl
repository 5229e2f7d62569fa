### Rising Sun in the terminal: the map, the panels, bids.

## The map

map-war = wojna { $number }
map-war-narrow = w{ $number }
map-war-done = ✓{ $number }
map-reward-vp = +{ $count } PZ
map-reward-coins = +{ $count }m
map-reward-ronin = +{ $count }r
map-legend-lines = ═ ląd  ┈ morze
map-legend-small = b bushi s shinto
map-kami = ✦{ $kami }
map-legend-large = D daimyo ⌂ warownia
map-legend-force = (n) siła ✦ kami

## Names in a few letters, for the map

short-koi = Koi
short-lotus = Lot
short-turtle = Żół
short-dragonfly = Waż
short-bonsai = Bon
short-bushi = b
short-shinto = s
short-daimyo = D
short-komainu = Komainu
short-oni-of-skulls = Czaszki
short-yurei = Yurei
short-oni-of-blood = Krew
short-oni-of-souls = Dusze
short-river-dragon = Smok
short-oni-of-hate = Nienaw.
short-oni-of-spite = Zawiść

## Around the map

board-head = { $season } – { $phase }
board-track = Rozkazy
board-played =
    { $face ->
        [down] { $clan } { $mandate }↓
       *[other] { $clan } { $mandate }
    }
board-kami = → kami
board-kami-war = → kami → wojna
board-kami-done = ✓ kami
board-honor = Honor
board-war = Wojna
board-clan = Klan
board-vp = PZ
board-coins = monety
board-ronin = ronini
board-strongholds = ⌂
board-ally = sojusz
board-reserve = rezerwa
board-cards = karty: { $cards }
board-tokens = zdobyte: { $tokens }
board-hostages = pojmani przez { $captor-acc }: { $figures }
board-shrines = Świątynie
board-battle = Bitwa o { $province }
board-force = siła
board-bid-ready = gotowy
board-bid-open = stawia
board-market = Do kupienia
board-card =
    { $count ->
        [one] { $card } ({ $cost })
       *[other] { $count }× { $card } ({ $cost })
    }

## Choices

play-no = Nie
play-bids =
    { $coins ->
        [one] Masz 1 monetę. Wpisz cztery liczby, po jednej dla każdej przewagi w tej kolejności, na przykład 1 0 0 0; albo stawiaj po kolei.
        [few] Masz { $coins } monety. Wpisz cztery liczby, po jednej dla każdej przewagi w tej kolejności, na przykład 1 0 1 0; albo stawiaj po kolei.
        [many] Masz { $coins } monet. Wpisz cztery liczby, po jednej dla każdej przewagi w tej kolejności, na przykład 1 0 2 0; albo stawiaj po kolei.
       *[other] Masz { $coins } monet. Wpisz cztery liczby, po jednej dla każdej przewagi w tej kolejności, na przykład 1 0 2 0; albo stawiaj po kolei.
    }
play-card =
    { $card } ({ $type }, { $cost ->
        [0] za darmo
        [one] 1 moneta
        [few] { $cost } monety
        [many] { $cost } monet
       *[other] { $cost } monet
    }): { $effect }
play-cards-of = Karty { $clan-gen }
play-cards-for-sale = Do kupienia
play-no-cards = Nikt nie ma kart i żadnych nie można kupić.

## The prompt

play-four-bids = Wpisz dokładnie cztery liczby: Seppuku, Weź Jeńca, Najmij Ronina, Cesarscy Poeci.
play-help-rising-sun =
    2 0 1 1           w bitwie: monety na wszystkie cztery przewagi naraz
    cards             pokazuje wszystkie karty, które ktoś ma lub może kupić
    card NAZWA        objaśnia kartę, kami, klan, rozkaz lub przewagę wojenną
    offer KLAN [alliance] [2c 1r] [for 1c 1r] [/ i promise …] [/ you promise …]
    gift KLAN 2 coins 1 ronin             daje coś za nic
    promise KLAN …    stay out kyoto; leave seppuku in kyoto; play harvest; albo dowolne słowa

## Deals that are not understood

deal-not-goods = Dobra zapisuje się tak: 2c 1r albo 2 coins 1 ronin.
