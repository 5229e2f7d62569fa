### Playing in the terminal, whatever the game: choices, commands, saving.

## Around the map

board-you = (ty)
board-waiting = Decydują: { $clans }

## Choices

play-thing = { $name }: { $effect }

## The prompt

play-welcome = Grasz jako { $seat }. { $about }
play-introduces = { $seat } – gra { $person } ({ $bot }). { $line }
play-welcome-help = Wpisz numer jednej z możliwości albo „help”, by zobaczyć wszystkie polecenia.
play-prompt = { $seat }> { "" }
play-answer = „accept” (przyjmij), „decline” (odrzuć) albo Enter, by zostawić otwartą> { "" }
play-answer-help = Odpowiedz „accept” lub „decline”, a jeśli ofert jest kilka, dodaj numer.
play-hand-over = Teraz decyduje { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy. { "" }
play-empty = Wpisz numer jednej z możliwości (od { $low } do { $high }) albo „help”.
play-no-such-number = Nie ma takiej możliwości; wpisz liczbę od { $low } do { $high }.
play-unknown = Nie rozumiem. Wpisz numer jednej z możliwości albo „help”.
play-not-here = Gracz, o którego chodzi, nie siedzi przy tym ekranie.
play-not-done = Musisz wybrać jedną z możliwości od { $low } do { $high }.
play-no-such-card = Nic tu nie nazywa się „{ $name }”.
play-help =
    Liczba            wybiera to, przy czym stoi
    done              to wszystko, nic więcej
    undo              cofa twój ostatni krok, i kolejne, o ile nic od tamtej pory nie odsłonięto
    map               pokazuje planszę jeszcze raz
    log [LICZBA]      co się wydarzyło
    accept, decline, withdraw [NUMER]     odpowiada na ofertę albo cofa własną
    judge NUMER kept|broken               czy dotrzymano obietnicy danej słowami
    ledger            otwarte oferty i wszystkie obietnice
    hint [BOT]        co zrobiłby tu bot i dlaczego; najsilniejszy, chyba że wskażesz innego: { $bots }
    rules [STRONA]    zasady gry, strona po stronie
    save [PLIK]       zapisuje grę; jeśli jest plik zapisu, robi to też po każdej decyzji
    quit              kończy; grę można potem wznowić
play-lapse =
    { $why ->
        [late] Program grający jako { $seat } nie odpowiedział na czas.
        [ended] Program grający jako { $seat } nie działa.
        [flooded] Program grający jako { $seat } wypisuje o wiele za dużo.
       *[nonsense] Program grający jako { $seat } mówi coś, co nie jest odpowiedzią: „{ $said }”.
    } { $given-up ->
        [yes] Odtąd decyduje wbudowany bot.
       *[no] Zamiast niego decyduje wbudowany bot.
    }
play-open = otwarta
play-offer = { $number }. { $offer }
play-promise = { $number }. { $promise } ({ $verdict })
play-no-deals = Nie ma otwartych ofert i nikt niczego ci nie obiecał.

## Bots: why they deal, how long they think, what they would do

play-bot-offers = { $bot } składa tę ofertę: { $why }
play-bot-agrees = { $bot } się zgadza: { $why }
play-bot-refuses = { $bot } odmawia: { $why }
play-thought = { $bot }: { $seconds } s namysłu.
play-hint = Wybór bota { $bot }: { $choice }
play-hint-points = Jego zdaniem daje to o { $gain } pkt więcej niż druga najlepsza możliwość: { $other }
play-hint-chance = Daje ci wtedy { $chance }% szans na zwycięstwo, a przy drugiej najlepszej możliwości { $less }%: { $other }
play-hint-whole = To część większej całości, z którą daje ci { $chance }% szans na zwycięstwo.
play-hint-alone = Tutaj nie porównuje pojedynczych możliwości.
play-hint-only = Jest tylko jedna możliwość.
play-hint-time = Namysł trwał { $seconds } s.
play-hint-nothing = Nie masz teraz nic do rozstrzygnięcia.
play-hint-nobody = Żaden bot nie nazywa się „{ $name }”. Są: { $bots }

## Deals that are not understood

deal-no-seat = Najpierw podaj gracza z tej gry: { $seats }.
deal-not-a-promise = To, co stoi po /, zaczyna się od „i promise” lub „you promise”.
deal-not-a-verdict = Wpisz numer obietnicy i „kept” (dotrzymana) lub „broken” (złamana): judge 1 kept.
deal-no-offer = Nie ma otwartej oferty.
deal-which-offer = Która oferta? Wpisz jej numer; listę pokaże „ledger”.

## Saving and leaving

play-saved = Zapisano w { $file }.
play-save-where = Gdzie? Podaj plik: save moja-gra.json
play-cannot-save = Nie można zapisać gry w { $file }: { $why }
play-not-saved = Gra nie została zapisana.
play-resume = Gra jest zapisana. Wznów ją tak: tenka play { $game } --resume { $file } --as { $seats }
play-place =
    { $rank }. { $seat }: { $vp ->
        [one] 1 punkt zwycięstwa
        [few] { $vp } punkty zwycięstwa
        [many] { $vp } punktów zwycięstwa
       *[other] { $vp } punktów zwycięstwa
    }
