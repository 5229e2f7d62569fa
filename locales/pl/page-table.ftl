### The page: the table while a game goes on.

## The screen

page-board = Plansza
page-players = Gracze
page-what-you-can-do = Co możesz zrobić
page-parts = Części stołu
page-close = Zamknij
page-menu = Menu
page-all = Wszystko
page-yes = tak
page-no = nie
page-tab-act = Ruch
page-tab-now = Teraz
page-tab-players = Gracze
page-tab-deals = Układy
page-tab-talk = Rozmowy
page-tab-log = Kronika
page-tab-chat = Czat
page-waits = czeka na ciebie
page-unread = nieprzeczytane
page-title-turn = ● Twoja decyzja – { $name }
page-title-table = { $name } – Tenka
page-alert-turn = Tenka czeka na twoją decyzję

## Whose decision

page-your-turn = Twoja decyzja
page-waiting-for = Czekamy na: { $who }
page-also-waiting-for = Czekamy też na: { $who }
page-over = Koniec gry
page-closed = Ten stół został zamknięty.
page-clocks = Pozostały czas
page-clock-days = { $days } d { $hours } h
page-seat-of = { $seat } ({ $who })

## Choices

page-undo = Cofnij
page-undo-key = Cofnij ostatni ruch (U lub Ctrl+Z)
page-let-go = Odznacz wybór
page-confirm = Potwierdź
page-final = Tego nie da się cofnąć.
page-do-it = Zrób to
page-not-yet = Jeszcze nie
page-ask-no-more = Nie pytaj więcej
page-find = Znajdź możliwość
page-found =
    { $count ->
        [one] 1 możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
page-show-all = Pokaż wszystkie możliwości ({ $count })
page-also-possible = Inne możliwości: { $count }
page-as-list = Pokaż wszystko jako listę
page-on-its-way = wysyłam…
page-preview = Co z tego wyniknie:
page-preview-to = potem
page-why-not = Dlaczego nie?
page-why-not-this = Dlaczego nie: { $what }

# What a group of choices is called.
page-act-choose-mandate = Zagraj rozkaz
page-act-announce = Ogłoś rozkaz
page-act-summon = Przyzwij
page-act-worship = Oddaj cześć
page-act-place-figure = Postaw
page-act-move-figure = Przesuń
page-act-move-stronghold = Przesuń warownię
page-act-build-stronghold = Zbuduj warownię
page-act-buy-card = Kup kartę
page-act-give-coin = Daj monetę
page-act-replace = Wymień
page-act-kill-figure = Zabij
page-act-place-kami = Sprowadź kami
page-act-move-worshipper = Wyślij wyznawcę
page-act-bid = Postaw monety
page-act-take-hostage = Weź jeńca
page-act-take-card = Weź kartę
page-act-station = Rozmieść armie
page-act-plan = Planuj
page-act-leave-empty = Zostaw puste
page-act-take-back = Cofnij
page-act-choose-place = Zajmij miejsce w kolejności
page-act-march = Wyrusz
page-act-face = Staw czoła buntowi

# What the words of a choice say.
page-facet-province = Gdzie
page-facet-from = Skąd
page-facet-to = Dokąd
page-facet-figure = Figurka
page-facet-with = Na co
page-facet-clan = Klan
page-facet-kami = Kami
page-facet-card = Karta
page-facet-field = Pole
page-facet-advantage = Przewaga
page-facet-mandate = Rozkaz
page-facet-until = Do kiedy

## What happened

page-log = Co się wydarzyło
page-log-keys = Strzałki prowadzą od nazwy do nazwy, począwszy od ostatniej wstecz.
page-earlier =
    { $count ->
        [one] 1 wcześniejszy wpis
        [few] { $count } wcześniejsze wpisy
        [many] { $count } wcześniejszych wpisów
       *[other] { $count } wcześniejszych wpisów
    }
page-and-earlier =
    { $count ->
        [one] Wcześniej zaszło jedno zdarzenie.
        [few] Wcześniej zaszły { $count } zdarzenia.
        [many] Wcześniej zaszło { $count } zdarzeń.
       *[other] Wcześniej zaszło { $count } zdarzeń.
    }
page-since-you = Od twojej ostatniej decyzji
page-hand-forced = brak wyboru
page-hand-forced-why = Zdecydował o tym stół, bo nie było wyboru.
page-hand-clock = koniec czasu
page-hand-clock-why = Zdecydował o tym bot, bo skończył się czas.

## Chat

page-chat = Czat
page-talk-with = Rozmówca
page-circle-table = Stół
page-circle-spectators = Widzowie
page-message-deleted = Wiadomość usunięta
page-chat-none = Nikt jeszcze nic nie powiedział.
page-chat-none-private = To, co tu powiesz, przeczytacie tylko ty i { $who }.
page-say-to = Napisz do: { $who }
page-send = Wyślij
page-about-line = Wycisz lub zgłoś
page-hide-words = Nie pokazuj mi słów tej osoby
page-mute-all = Wycisz dla wszystkich
page-mute-all-hint = Nikt przy tym stole nie słyszy już tej osoby.
page-report = Zgłoś to osobom prowadzącym serwer
page-report-send = Zgłoś
page-report-sent = Dziękujemy. Zgłoszenie wysłane.
page-own-line = To twoje słowa.
page-bot-line = To słowa bota.

## Deals

page-deal-with = Partner
page-offers-to-you = Oferty dla ciebie
page-offers-from-you = Twoje otwarte oferty
page-offers-wait =
    { $count ->
        [one] Oferta czeka na twoją odpowiedź
        [few] { $count } oferty czekają na twoją odpowiedź
        [many] { $count } ofert czeka na twoją odpowiedź
       *[other] { $count } ofert czeka na twoją odpowiedź
    }
page-no-offers = Nie ma otwartych ofert.
page-new-offer = Nowa oferta, podarunek lub obietnica
page-accept = Przyjmij
page-cannot-accept = Teraz nie: { $why }
page-decline = Odrzuć
page-counter = Kontroferta
page-withdraw = Wycofaj
page-offer-from = { $who } oferuje
page-offer-to = Twoja oferta dla: { $who }
page-alliance = Sojusz
page-you-get = Dostajesz
page-you-give = Dajesz
page-their-promise = obietnica: { $word }
page-your-promise = twoja obietnica: { $word }
page-words = „{ $words }”
page-goods-coins =
    { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monet
    }
page-goods-ronin =
    { $ronin ->
        [one] 1 ronin
        [few] { $ronin } roninów
        [many] { $ronin } roninów
       *[other] { $ronin } roninów
    }
page-goods-both =
    { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monet
    } i { $ronin ->
        [one] 1 ronin
        [few] { $ronin } roninów
        [many] { $ronin } roninów
       *[other] { $ronin } roninów
    }
page-offer-whom = Dla
page-offer-alliance = Zawieramy sojusz
page-i-give = Daję
page-i-ask = Proszę o
page-coins = Monety ({ $most })
page-ronin = Ronini ({ $most })
page-give-coins = Monety, które daję
page-give-ronin = Ronini, których daję
page-ask-coins = Monety, o które proszę
page-ask-ronin = Ronini, o których proszę
page-fewer = Mniej
page-more = Więcej
page-i-promise = Obiecuję…
page-they-promise = Druga strona obiecuje…
page-promise-words = słowami
page-promise-rising-sun-stay-out = nie wchodzić do prowincji
page-promise-rising-sun-leave-advantage = nic nie stawiać na przewagę
page-promise-rising-sun-play-mandate = zagrać rozkaz
page-promise-shogun-peace = pokój
page-promise-shogun-stay-out = oszczędzić prowincję
page-pledge-rising-sun-stay-out = nie wprowadzać w tej porze roku żadnej figurki do { $province }
page-pledge-rising-sun-leave-advantage = nic nie stawiać na przewagę { $advantage } w bitwie o { $province }
page-pledge-rising-sun-play-mandate = zagrać { $mandate-acc } w następnej turze
page-pledge-shogun-peace = pokój do { $until }
page-pledge-shogun-stay-out = nie atakować prowincji { $province } do { $until }
page-until-round-end = końca rundy
page-until-winter = zimy
page-add = Dodaj
page-take-off = Usuń to
page-put-offer = Złóż ofertę
page-give-freely = Daj za nic
page-promise-freely = Obiecaj za nic
page-drop = Porzuć
page-ledger = Obietnice
page-you-promised = Twoja obietnica dla { $to-gen }: { $word }
page-promised-you = Obietnica { $by-gen } dla ciebie: { $word }
page-verdict-open = otwarta
page-verdict-kept = dotrzymana
page-verdict-broken = złamana
page-verdict-void = nieważna
page-judge-kept = Dotrzymana
page-judge-broken = Złamana

## People at the table

page-people = Ludzie przy stole
page-you = ty
page-seat-present = przy stole
page-seat-away = poza stołem
page-seat-bot = bot
# Somebody whose character nobody knows yet.
page-bot-any =
    { $level ->
        [random] Wędrowny mnich
        [greedy] Zamaskowany sługa
        [skilled] Zamaskowany doradca
        [master] Zamaskowany mistrz
       *[other] Zamaskowany nieznajomy
    }
page-seat-replaced = poza stołem; gra bot
page-seat-open = poza stołem; miejsce może zająć każdy
page-seat-timed-out = koniec czasu
page-votes =
    { $count ->
        [one] 1 gracz chce, by zagrał bot
        [few] { $count } graczy chce, by zagrał bot
        [many] { $count } graczy chce, by zagrał bot
       *[other] { $count } graczy chce, by zagrał bot
    }
page-vote = Niech zagra bot
page-return = Wróć na swoje miejsce
page-take-seat = Zajmij to miejsce
page-take-seat-of = Zajmij miejsce: { $seat }
page-open-seat = Otwórz dla każdego
page-mute = Wycisz
page-hand-over = Przekaż stół
page-look-as = Patrz jako { $seat }
page-looking-on =
    { $count ->
        [0] Nikt się nie przygląda.
        [one] Przygląda się 1 osoba.
        [few] Przyglądają się { $count } osoby.
        [many] Przygląda się { $count } osób.
       *[other] Przygląda się { $count } osób.
    }
page-you-look-on =
    { $count ->
        [0] Przyglądasz się grze.
        [one] Tylko ty przyglądasz się grze.
       *[other] Przyglądasz się grze; razem widzów: { $count }.
    }
page-replaced = Gra za ciebie bot.
page-your-seats = Twoje miejsca
page-your-place-here = Twoje miejsce przy tym stole

## The menu

page-set-sound = Dźwięki
page-set-notices = Powiadomienia, gdy strona jest ukryta
page-set-notices-hint = Przeglądarka da ci znać, gdy przyjdzie twoja kolej.
page-set-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
page-set-confirm = Pytaj przed decyzją, której nie da się cofnąć
page-set-confirm-hint = Wszystko inne i tak można cofnąć.
page-set-list = Pokaż wszystko jako listę
page-set-list-hint = Każda możliwość z planszy jest też wypisana, dla klawiatury i czytnika ekranu.
page-set-text-board = Plansza jako tekst
page-set-text-board-hint = Zarys całej gry zamiast obrazu.
page-set-keys = Pojedyncze klawisze
page-set-keys-hint = Klawisze 1–9 wybierają, U cofa, H otwiera zasady, Escape odznacza.
page-set-spectators = Inni mogą się przyglądać
page-vacation =
    Urlop w dniach ({ $left ->
        [one] został 1 dzień
        [few] zostały { $left } dni
        [many] zostało { $left } dni
       *[other] zostało { $left } dni
    })
page-vacation-go = Idę na urlop
page-copy-link = Kopiuj link dla widzów
page-leave = Odejdź od stołu
page-leave-sure = Zagra za ciebie bot. Dopóki gra trwa, możesz wrócić.
page-close-table = Zamknij stół
page-close-sure = Gra skończy się bez wyniku. To możliwe tylko wtedy, gdy nikt inny już nie gra.

## The end

page-result = Wynik
page-you-won = Zwycięstwo jest twoje!
page-your-place = Twoje miejsce: { $rank }
page-won = Zwycięstwo: { $who }
page-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
page-rematch = Jeszcze raz w tym samym gronie
page-rematch-join = Dołącz do rewanżu
page-look-back = Obejrzyj przebieg gry
