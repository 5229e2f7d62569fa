### What the commands of `tenka` say. Numbers and names are filled in; file names stand as they are.

## What went wrong

cli-standard-input = standardowe wejście
cli-cannot-read = nie można odczytać { $file } ({ $why }): sprawdź nazwę i czy wolno ci to czytać
cli-cannot-write = nie można zapisać { $file } ({ $why }); niczego nie zmieniono
cli-bad-document = { $file }: { $what }; popraw to miejsce i spróbuj ponownie
cli-refused-line = wiersz { $line } standardowego wejścia: { $what }; niczego nie zapisano; „tenka legal { $file }” pokaże, co wolno
cli-unknown-game = { $file }: game: ten program nie zna gry „{ $game }”; zna: { $known }
cli-unknown-language = nie ma języka „{ $code }”; wybierz z: { $known }
cli-unknown-seat = --as: nie ma tu nikogo o nazwie „{ $name }”; wybierz z: { $known }
cli-unknown-value = { $option }: nieznane „{ $name }”; wybierz z: { $known }
cli-wrong-game = { $option } jest tylko do gry { $game }
cli-four-kami =
    --kami: trzeba podać cztery imiona, a { $found ->
        [one] jest jedno
        [few] są { $found }
        [many] jest { $found }
       *[other] jest { $found }
    }
cli-bad-seed = --seed: ziarno ma od 1 do 128 bajtów
cli-bad-deadline = --deadline: wybierz liczbę sekund od 0.01 do 3600
cli-bad-seconds = --seconds: wybierz liczbę od 0.01 do 3600
cli-not-a-position = { $file } to zapis, nie pozycja; pozycję zrobi z niego „tenka position”
cli-position-in-place = { $file } to pozycja i zostałaby utracona; zacznij zapis przez „tenka new { $game } --from { $file }”
cli-two-inputs = akcje przychodzą ze standardowego wejścia, więc zapis nie może; podaj jego plik
cli-resume-input = --resume: odpowiedzi przychodzą ze standardowego wejścia, więc zapis nie może; podaj jego plik
cli-too-many-bots = --bots: botów jest { $bots }, a miejsc { $seats }; podaj mniej botów lub więcej graczy

## A command line that is wrong

cli-usage = { $what } (zobacz { $command } --help)
cli-usage-unknown-option = „{ $name }” nic tu nie znaczy
cli-usage-unknown-command = nie ma polecenia „{ $name }”
cli-usage-did-you-mean = { $what }; może chodzi o { $names }?
cli-usage-missing = brakuje: { $options }
cli-usage-no-command = brakuje polecenia; wybierz z: { $known }
cli-usage-no-value = { $option } wymaga wartości
cli-usage-needless-value = { $option } nie ma wartości, a podano „{ $value }”
cli-usage-bad-value = { $option }: „{ $value }” się nie nadaje
cli-usage-no-number = { $option }: „{ $value }” to nie liczba
cli-usage-no-whole-number = { $option }: „{ $value }” to nie liczba całkowita albo jest o wiele za duża
cli-usage-no-address = { $option }: „{ $value }” to nie adres z portem, na przykład 127.0.0.1:7300
cli-usage-out-of-range = { $option }: „{ $value }” nie pasuje; wybierz liczbę od { $least } do { $most }
cli-usage-too-small = { $option }: „{ $value }” nie pasuje; wybierz liczbę nie mniejszą niż { $least }
cli-usage-twice = { $option } można podać tylko raz
cli-usage-conflict = nie można użyć { $option } razem z { $others }
cli-usage-not-text = coś w wierszu poleceń nie jest w UTF-8
cli-usage-wrong = nie da się zrozumieć tego wiersza poleceń

## Verifying

cli-verified =
    { $file }: sprawdzono { $entries ->
        [one] jedną akcję
        [few] { $entries } akcje
        [many] { $entries } akcji
       *[other] { $entries } akcji
    }, { $over ->
        [yes] do końca gry
       *[other] gra trwa
    }; { $commitment ->
        [yes] zobowiązanie w zapisie pasuje do jego ziarna
       *[other] nie ma zobowiązania do sprawdzenia
    }
cli-verified-alone = To pokazuje tylko, że zapis jest zgodny sam ze sobą. Nie dowodzi, że ziarna nie podmieniono: porównaj zapis z potwierdzeniem albo zobowiązaniem, które gracz zachował sprzed pierwszej decyzji (--receipt, --commitment).
cli-verified-receipt =
    { $proof ->
        [deal] Potwierdzenie pasuje: sekret serwera, wszystkie wkłady, ziarno, przydział miejsc i początek gry są takie, jak ogłoszono przed pierwszą decyzją.
       *[seed] Potwierdzenie pasuje do sekretu serwera, wszystkich wkładów i ziarna. W trakcie gry zmieniły się zasady, a ten zapis zaczyna się później, więc samego rozdania nie da się sprawdzić.
    } { $players ->
        [0] Żaden gracz nie dołożył liczby losowej: ziarno ustalił sam serwer.
        [one] Własną liczbę losową dołożyło jedno miejsce z { $seats }.
        [few] Własne liczby losowe dołożyły { $players } miejsca z { $seats }.
        [many] Własne liczby losowe dołożyło { $players } miejsc z { $seats }.
       *[other] Własne liczby losowe dołożyło { $players } miejsca z { $seats }.
    }
cli-verified-commitment =
    { $what ->
        [seed] Zobowiązanie pasuje: zapis ma ziarno, do którego ono należy.
       *[secret] Zobowiązanie pasuje: zapis ma sekret serwera, do którego ono należy.
    }
cli-receipt-differs = { $file } nie pasuje do potwierdzenia { $receipt }: { $what }
cli-other-commitment = { $file }: podmiana: ani ziarno, ani sekret serwera z tego zapisu nie ma zobowiązania { $commitment }
cli-broken-rule =
    { $file }: { $entries ->
        [one] po jednej akcji
        [few] po { $entries } akcjach
        [many] po { $entries } akcjach
       *[other] po { $entries } akcjach
    } nie zgadza się coś, co zawsze musi się zgadzać: { $what }; to błąd w programie, zgłoś go, proszę, razem z tym plikiem

## Simulating

cli-progress = gry: { $done } z { $total }, { $rate } na sekundę, zostało około { $left } s
cli-stopped =
    zatrzymano po { $finished } z { $games ->
        [one] 1 gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gier
    }
cli-simulated =
    { $finished } z { $games ->
        [one] 1 gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gier
    }, decyzje: { $decisions }, { $seconds } s
cli-simulated-row = { $name } zwycięstwa: { $wins } na { $seats }, czyli { $share }% (95%: od { $low } do { $high }), średnio { $score } pkt
cli-lapses =
    { $name } oddaje wbudowanemu botowi { $turns ->
        [one] jedną turę
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tur
    }: za późno { $late }, nie działał { $ended }, zalew { $flooded }, bez sensu { $nonsense }; odsunięty w { $games ->
        [one] jednej grze
        [few] { $games } grach
        [many] { $games } grach
       *[other] { $games } grach
    }
cli-failed-game = w grze { $number } coś poszło nie tak: { $what }; jej zapis jest w { $file }, zgłoś to, proszę
cli-panicked = program uległ awarii
cli-no-way = ktoś musi zdecydować, a nic mu nie wolno
cli-not-listed = bot wybrał coś, czego nie było do wyboru
cli-endless = gra się nie skończyła

## Measuring

cli-bench = { $game }, gracze: { $players }; decyzje na sekundę: { $decisions } (gry na sekundę: { $games }, średnia długość: { $length }); kopie na sekundę: { $copies }, każda po { $bytes } B; alokacje na decyzję: { $allocations }; wyobrażone decyzje na sekundę przy patrzeniu naprzód: { $imagined }
cli-swarm = { $game }, stoły: { $tables }, klienci: { $clients }: potwierdzone decyzje: { $decisions }, { $rate } na sekundę; połowa w { $half } ms, 99 na 100 w { $most } ms; skończone gry: { $games }, odrzucone decyzje: { $refused }, porzucone stoły: { $broken }, utknęło: { $stuck }, utracone decyzje: { $lost }
cli-swarm-memory = Serwer podaje, że zajmuje { $memory } MB pamięci.
cli-swarm-progress = decyzje: { $done }, { $rate } na sekundę, zostało około { $left } s
cli-swarm-limited = Serwer ogranicza, jak szybko goście dołączają i działają, więc klienci czekają, gdy trzeba (teraz { $seconds } s). Aby zmierzyć sam serwer, uruchom go z --no-limits.
cli-swarm-address = Potrzebny jest adres serwera, na przykład http://127.0.0.1:7300
cli-swarm-gone = Serwer zniknął: { $why }
cli-swarm-refused = Serwer odmówił: { $why }
cli-swarm-strange = Serwer mówi coś, czego nikt nie rozumie: { $why }
cli-swarm-lost =
    { $lost ->
        [one] 1 decyzja została potwierdzona, a nie jest zapisana.
        [few] { $lost } decyzje zostały potwierdzone, a nie są zapisane.
        [many] { $lost } decyzji zostało potwierdzonych, a nie jest zapisanych.
       *[other] { $lost } decyzji zostało potwierdzonych, a nie jest zapisanych.
    }

## The server

cli-cannot-listen = Serwer nie może tam nasłuchiwać: { $why }
cli-cannot-open-database = Nie można otworzyć bazy danych: { $why }
cli-cannot-mail = Tak nie da się wysyłać poczty: { $why }
cli-folder-taken = W { $why } pracuje inny serwer. Najpierw go zatrzymaj albo wybierz inny folder przez --data.
cli-no-browser = Nie udało się otworzyć przeglądarki; otwórz w niej adres podany wyżej.
cli-unknown-admin = Nikt nie zabezpieczył jeszcze hasłem imienia „{ $name }”, więc nikt nie może pod nim korzystać z /admin. Zabezpiecz to imię na stronie i uruchom serwer ponownie.
cli-test-seed-refused = --test-seed sprawia, że każdy sekret da się przewidzieć, i służy wyłącznie do testów automatycznych; ustaw { $variable }=1, aby potwierdzić, że to jeden z nich.
cli-test-seed-warning = OSTRZEŻENIE: użyto --test-seed. Każdy może przewidzieć przebieg gier, sesje i linki z zaproszeniami. Nigdy nie udostępniaj tego serwera ludziom.

## Puzzles

cli-puzzle-every-reply = { $file }: rozwiązanie osiąga cel niezależnie od tego, co zrobią inni.
cli-puzzle-bots = { $file }: rozwiązanie osiąga cel przeciwko siedzącym tam botom; odpowiedzi jest zbyt wiele, żeby sprawdzić wszystkie.
cli-puzzle-by-chance = Bez rozwiązania { $bot } osiąga cel tyle razy: { $solved } na { $tries }.

## The rules help

cli-rules-more = „tenka rules GRA STRONA” pokazuje stronę, „tenka rules --search SŁOWO” ją znajduje.
cli-rules-unknown-page = nie ma strony „{ $page }”; wybierz jedną z: { $known }
cli-rules-not-found = W zasadach nie ma nic takiego: „{ $word }”.
