### The page of Rising Sun: what stands around the board.

page-rising-sun = Rising Sun
page-rising-sun-line = Honor, sojusze i zdrada pod okiem kami.

## Where the game stands

page-rs-over = Koniec gry
page-rs-mandate-of = Rozkaz { $number } z { $of }
page-rs-kami-turn = Tura Kami { $number } z 3
page-rs-war-of = Wojna { $number } z { $of }
page-rs-next-political = Dalej: pierwszy rozkaz
page-rs-next-kami = Dalej: kami
page-rs-next-mandate = Dalej: kolejny rozkaz
page-rs-next-war = Dalej: wojna
page-rs-next-province = Dalej: { $province }
page-rs-next-season = Dalej: koniec pory roku

## The board

page-rs-map = Mapa wysp
page-rs-season-track = Pora roku w skrócie
page-rs-track = Tor Działań Politycznych
page-rs-track-open = Rozkaz { $number }: jeszcze niezagrany
page-rs-track-played = Rozkaz { $number }: { $clan-full } zagrał { $mandate-acc }
page-rs-track-secret = Rozkaz { $number }: { $clan-full } ogłosił { $mandate-acc }, a położył { $tile-acc }
page-rs-track-hidden = Rozkaz { $number }: { $clan-full } ogłosił { $mandate-acc } i położył zakryty kafel
page-rs-track-pondering = Rozkaz { $number }: { $clan-full } położył zakryty kafel i jeszcze niczego nie ogłosił
page-rs-track-kami = Tura Kami { $number }
page-rs-wars = Wojny tej pory roku, po kolei
page-rs-war-number = Tu toczy się wojna nr { $number } tej pory roku
page-rs-won-by = Zwycięzca: { $clan }
page-rs-won-in = { $season-ins } wygrał tu { $clan-full }
page-rs-honor = Honor
page-rs-honor-rank = Miejsce { $rank }: { $clan }
page-rs-shrines = Świątynie
page-rs-nobody-worships = nikt nie oddaje czci
page-rs-worship =
    { $clan }: { $count ->
        [one] 1 wyznawca
        [few] { $count } wyznawców
        [many] { $count } wyznawców
       *[other] { $count } wyznawców
    }
page-rs-walks = W { $province }, pod wodzą { $clan-gen }
page-rs-walks-in = w { $province }
page-rs-nearer = Przybliż
page-rs-whole-map = Cała mapa
page-rs-close = Zamknij
page-rs-reward = Co dają tu Żniwa
page-rs-token-worth =
    Żeton wojny tej pory roku jest wart Zimą { $vp ->
        [one] 1 punkt zwycięstwa
        [few] { $vp } punkty zwycięstwa
        [many] { $vp } punktów zwycięstwa
       *[other] { $vp } punktów zwycięstwa
    }.
page-rs-empty-province = Nikogo tu nie ma.
page-rs-stronghold = warownia
    .gen = warowni
    .acc = warownię
page-rs-building = nowa warownia
    .gen = nowej warowni
    .acc = nową warownię
page-rs-counted =
    { $count ->
        [one] { $figure }
       *[other] { $figure } ×{ $count }
    }
page-rs-clan-here = { $clan }, siła { $force }: { $figures }
page-rs-can-be-picked = można wybrać
page-rs-pick-figure =
    { $count ->
        [one] Wybierz w { $province }: { $figure } { $clan-gen }
       *[other] Wybierz w { $province } jedną z { $count } figurek: { $figure } { $clan-gen }
    }
page-rs-pick-destination = Dokąd z { $province }? Wybierz podświetloną prowincję.
page-rs-options = Co można tu zrobić
page-rs-figure-of = { $figure } { $clan-gen }
page-rs-figure-in = { $figure }, { $place }
page-rs-move-figure = Ruch: { $figure }

## What is counted

page-rs-vp = Punkty zwycięstwa
page-rs-coin = Monety
page-rs-ronin = Ronini
page-rs-force = Siła
page-rs-cards = Karty pór roku
page-rs-reserve = W rezerwie
page-rs-hostages-held = Wzięci jeńcy
page-rs-tokens-of =
    { $count ->
        [one] 1 żeton wojny
        [few] { $count } żetony wojny
        [many] { $count } żetonów wojny
       *[other] { $count } żetonów wojny
    } z { $season-gen }
page-rs-tokens-list = Żetony wojny z { $season-gen }, po { $vp }: { $provinces }
page-rs-no-cards = Jeszcze bez kart pór roku.
page-rs-decides = decyduje
page-rs-allied = W sojuszu z { $clan-ins }

## Season cards

page-rs-cost =
    { $coins ->
        [0] Za darmo
        [one] Kosztuje 1 monetę
        [few] Kosztuje { $coins } monety
        [many] Kosztuje { $coins } monet
       *[other] Kosztuje { $coins } monet
    }
page-rs-card-kind = { $type } · { $season }
page-rs-market = Karty pory roku do kupienia
page-rs-affordable = Można kupić
page-rs-buy = Kup
page-rs-buy-nothing = Nic nie kupuję
page-rs-why-not = Dlaczego nie?
page-rs-no-such-card = Nie ma takiej karty.

## What is decided

page-rs-step-tea = Ceremonia Picia Herbaty
page-rs-step-choose-mandate = Wybierz rozkaz
page-rs-step-announce = Ogłoś rozkaz
page-rs-step-recruit = Werbunek
page-rs-step-worship = Oddać cześć czy zostać
page-rs-step-after-summon = Po Przyzwaniu
page-rs-step-end-of-recruit = Na końcu Werbunku
page-rs-step-marshal = Formacja
page-rs-step-toll = Ścieżka Węża
page-rs-step-train = Szkolenie
page-rs-step-summon-monster = Przyzwij potwora
page-rs-step-benevolence = Dobroczynność
page-rs-step-betray = Zdrada
page-rs-step-place-kami = Kami zstępuje
page-rs-step-amaterasu = Łaska Amaterasu
page-rs-step-fujin = Łaska Fujina
page-rs-step-raijin = Łaska Raijina
page-rs-step-ryujin = Łaska Ryujina
page-rs-step-keiri = Droga Keiri
page-rs-step-bids = Tajne stawki
page-rs-step-seppuku = Seppuku?
page-rs-step-take-hostage = Weź jeńca
page-rs-step-hire-ronin = Nająć roninów?
page-rs-step-imperial-poets = Cesarscy Poeci?
page-rs-step-reparations = Reparacje
page-rs-step-hate = Oni Nienawiści
page-rs-step-mercy = Miłosierdzie?
page-rs-step-over = Zima
page-rs-step-political = Faza Działań Politycznych
page-rs-step-mandate = Rozkaz
page-rs-step-summoned = Werbunek
page-rs-step-kami-turn = Tura Kami
page-rs-step-descent = Kami zstępuje
page-rs-step-war-start = Faza Działań Wojennych
page-rs-step-war = Faza Działań Wojennych
page-rs-step-battle = Bitwa
page-rs-mandate-by = { $clan } zagrywa { $mandate-acc }.

page-rs-help-tea = Sojusznicy nie walczą ze sobą i dzielą się premiami z rozkazów. Składaj oferty, potem zakończ.
page-rs-help-choose-mandate = Masz przed sobą cztery kafle. Jeden zagrywasz, reszta wraca na stos.
page-rs-help-announce = Twój kafel leży zakryty. Ogłoś, co chcesz.
page-rs-help-recruit =
    { $bonus ->
        [yes] Przyzwij po 1 figurce przy każdej swojej warowni i jeszcze 1.
       *[no] Przyzwij po 1 figurce przy każdej swojej warowni.
    }
page-rs-help-worship = Przybywa do { $province }. Może zamiast tego pójść do świątyni.
page-rs-help-after-summon = Twoje karty pozwalają na więcej: { $cards }.
page-rs-help-end-of-recruit = Twoje karty pozwalają na więcej: { $cards }.
page-rs-help-marshal =
    { $builds ->
        [0] Każda twoja figurka może ruszyć się raz. Wybierz figurkę, potem miejsce.
       *[other] Każda twoja figurka może ruszyć się raz, możesz też zbudować warownię. Wybierz figurkę, potem miejsce.
    }
page-rs-help-toll = { $mover } płynie z { $from } do { $to }.
page-rs-help-train =
    { $bonus ->
        [yes] Możesz kupić 1 kartę pory roku, o 1 monetę taniej.
       *[no] Możesz kupić 1 kartę pory roku.
    }
page-rs-help-summon-monster = Gdzie pojawi się { $figure }?
page-rs-help-benevolence = Możesz oddać 1 z właśnie wydanych monet w zamian za honor i 2 punkty zwycięstwa.
page-rs-help-betray =
    { $left ->
        [0] Możesz wymienić jeszcze 1 dowolną figurkę, nawet w świątyni.
        [one] Możesz wymienić jeszcze 1 figurkę klanu dotąd niezdradzonego.
       *[other] Możesz wymienić do { $left } figurek { $left } różnych klanów na figurki tego samego rodzaju ze swojej rezerwy.
    }
page-rs-help-place-kami = Dokąd zstąpi { $kami }?
page-rs-help-amaterasu = Możesz wejść na szczyt toru honoru.
page-rs-help-fujin =
    { $moves ->
        [one] Został 1 ruch.
        [few] { $moves } ruchy: dwiema figurkami po jednym albo jedną figurką dwa razy.
        [many] { $moves } ruchów: dwiema figurkami po jednym albo jedną figurką dwa razy.
       *[other] { $moves } ruchów: dwiema figurkami po jednym albo jedną figurką dwa razy.
    }
page-rs-help-raijin = Możesz przyzwać 1 bushi w dowolnej prowincji.
page-rs-help-ryujin = Możesz kupić 1 kartę pory roku za pełną cenę.
page-rs-help-keiri =
    { $left ->
        [one] Możesz zabić jeszcze 1 bushi lub shinto w { $province }.
       *[other] Możesz zabić do { $left } bushi lub shinto w { $province }.
    }
page-rs-help-bids = Postaw monety na przewagi. Wszystkie zasłonki unoszą się razem; każdą przewagę wygrywa najwyższa stawka, remisy rozstrzyga honor.
page-rs-help-take-hostage =
    Możesz pojmać { $left ->
        [one] 1 figurkę
        [few] { $left } figurki
        [many] { $left } figurek
       *[other] { $left } figurek
    }.
page-rs-help-reparations =
    { $left ->
        [one] 1 monety reparacji nie da się podzielić równo. Kto ją dostanie?
        [few] { $left } monet reparacji nie da się podzielić równo. Kto dostanie jedną?
        [many] { $left } monet reparacji nie da się podzielić równo. Kto dostanie jedną?
       *[other] { $left } monet reparacji nie da się podzielić równo. Kto dostanie jedną?
    }
page-rs-help-hate = Wkracza do { $province } i zabija po jednej figurce każdego klanu z wyższym honorem.
page-rs-help-mercy = Możesz darować im życie za 2 punkty zwycięstwa.

page-rs-stage-market = Karty pory roku do kupienia
page-rs-stage-battle = Bitwa
page-rs-see-map = Zobacz mapę
page-rs-see-stage = Wróć do decyzji

## Answers and buttons

page-rs-done = To wszystko
page-rs-done-all = Kończę
page-rs-fill-bushi = Wszędzie bushi
page-rs-where-to = Dokąd
page-rs-how-many = Ile?
page-rs-with-your = na własną figurkę: { $figure }
page-rs-answer-amaterasu-done = Zostaję tu, gdzie jestem
page-rs-answer-seppuku-execute = Popełnij Seppuku
page-rs-answer-seppuku-done = Żyj i walcz
page-rs-answer-hire-ronin-execute = Najmij roninów
page-rs-answer-hire-ronin-done = Nie najmuj
page-rs-answer-imperial-poets-execute = Niech poeci śpiewają
page-rs-answer-imperial-poets-done = Bez pieśni
page-rs-answer-benevolence-done = Nic nie daję

## The tea ceremony

page-rs-is-ready = po rozmowach
page-rs-still-talks = rozmawia
page-rs-allies = Sojusz: { $one } i { $other }
page-rs-finish-tea = Zakończ ceremonię

## Battle

page-rs-battle-for = Bitwa o { $province }
page-rs-wins = wygrywa
page-rs-ronin-hired = Ronini są najęci
page-rs-coins-left = Zostało monet
page-rs-coins-at-hand = Monety
page-rs-bids-ready = gotowy
page-rs-bids-open = rozmyśla
page-rs-bids-wait = Twoje stawki są gotowe. Zasłonki uniosą się, gdy gotowi będą wszyscy.
page-rs-bid-less = O jedną monetę mniej na przewagę { $advantage }
page-rs-bid-more = O jedną monetę więcej na przewagę { $advantage }
page-rs-bid-on = Monety na przewagę { $advantage }
page-rs-bid-sum = Postawione: { $sum } z { $coins }, zostaje { $left }
page-rs-bid-commit = Zatwierdź stawki
page-rs-fallen =
    { $count ->
        [one] Poległa 1 figurka.
        [few] Poległy { $count } figurki.
        [many] Poległo { $count } figurek.
       *[other] Poległo { $count } figurek.
    }
page-rs-last-war = Ostatnia wojna

## The end

page-rs-gained = +{ $vp } { $source }

## What an action would change

page-rs-change-coins = monety
page-rs-change-ronin = ronini
page-rs-change-vp = punkty
page-rs-change-honor = miejsce na torze honoru
page-rs-change-force = siła: { $province }
page-rs-ahead = prowadzi { $clan }
page-rs-ahead-by-honor = dzięki honorowi prowadzi { $clan }
page-rs-nobody-ahead = nikt
