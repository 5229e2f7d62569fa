### What the server says to people: why something is not done.

notice-rules-renewed = Na tym serwerze odnowiono zasady tej gry. Gra toczy się dalej od ostatnio zapisanego miejsca; późniejsze decyzje są nieważne tam, gdzie nowe zasady na nie nie pozwalają.

problem-begun-already = Gra już się zaczęła.
problem-bad-entropy = Liczby losowe i zobowiązania mają 64 cyfry szesnastkowe, małymi literami.
problem-not-revealing = Nikt nie czeka teraz na liczbę losową z tego miejsca.
problem-wrong-reveal = Ta liczba losowa nie pasuje do zobowiązania, które to miejsce wysłało wcześniej.
problem-bot-plays-there = Tam już gra bot.
problem-cannot-replay = Tę grę rozegrano według starszych zasad i nie da się jej odtworzyć ruch po ruchu.
problem-cannot-resume = Tej gry nie da się dokończyć według obecnych zasad.
problem-come-back-first = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
problem-common-password = To hasło każdy odgadłby jako jedno z pierwszych. Wybierz dłuższe albo mniej popularne.
problem-control-characters = Ten tekst zawiera znaki, których nie da się wyświetlić.
problem-denied = Tego nie można teraz zrobić.
problem-flawed = Coś jest nie tak z tym, co przysłano.
problem-game-is-given = Ten stół kontynuuje inną grę; gry i miejsc nie można zmienić.
problem-game-over = Gra już się skończyła.
problem-kept-already = Twoje imię jest już zabezpieczone hasłem.
problem-left-already = Już cię przy tym stole nie ma.
problem-lesson-is-given = To nie jest przygotowany stół. Przygotowane zaczyna się na stronie „Nauka”.
problem-line-too-long =
    Napisz coś, najwyżej { $limit ->
        [one] 1 znak
        [few] { $limit } znaki
        [many] { $limit } znaków
       *[other] { $limit } znaków
    }.
problem-link-is-used = Tego linku już użyto albo minął jego czas. Utwórz nowy na drugim urządzeniu.
problem-log-share-spent =
    Zbyt wiele działań przy tym stole w krótkim czasie. Możesz kontynuować { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
        [many] za { $seconds } sekund
       *[other] za { $seconds } sekundy
    }.
problem-log-share-used-up = Masz już przy tym stole tyle wpisów, ile może mieć jedna osoba. Możesz kontynuować, gdy gra ruszy dalej.
problem-may-come-back =
    Przegłosowany gracz może jeszcze wrócić: miejsce można zwolnić dopiero po { $hours ->
        [one] 1 godzinie
        [few] { $hours } godzinach
        [many] { $hours } godzinach
       *[other] { $hours } godzinach
    }.
problem-muted = Gospodarz stołu cię wyciszył.
problem-mixed-name = Imię nie może mieszać liter z różnych alfabetów.
problem-name-is-kept = Ktoś zabezpieczył to imię hasłem. Zaloguj się albo wybierz inne.
problem-name-looks-alike = To imię zbyt przypomina inne, zabezpieczone hasłem. Wybierz inne.
problem-name-too-long =
    Nazwa stołu ma najwyżej { $limit ->
        [one] 1 znak
        [few] { $limit } znaki
        [many] { $limit } znaków
       *[other] { $limit } znaków
    }.
problem-no-spectators = Tutaj nikt nie może się przyglądać.
problem-no-such-bot = Nie ma bota { $bot }.
problem-no-such-device = Nie masz takiej przeglądarki albo jest już wylogowana.
problem-no-such-game = Nie ma gry { $game }.
problem-no-such-language = Tym językiem się tu nie mówi. Wybierz jeden z tych: { $languages }.
problem-no-such-lesson = Nie ma takiej lekcji.
problem-no-such-line = Nie ma takiej wypowiedzi albo nie była dla ciebie.
problem-no-such-person = Przy tym stole nie ma nikogo o tym imieniu.
problem-no-such-moment =
    Ta gra ma tylko { $last ->
        [one] 1 chwilę
        [few] { $last } chwile
        [many] { $last } chwil
       *[other] { $last } chwil
    }.
problem-no-such-seat = Nie ma takiego miejsca.
problem-no-such-table = Nie ma takiego stołu albo nie możesz go zobaczyć.
problem-no-such-token = Nie masz takiego tokenu.
problem-no-vacation-left = Nie zostało ci tyle dni urlopu.
problem-not-all-are-ready = Nie wszyscy są gotowi.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-not-kept = Twoje imię nie ma jeszcze hasła. Najpierw je zabezpiecz.
problem-not-over = Gra jeszcze trwa. Jej zapis pokazuje wszystko, więc to na później.
problem-not-replaced = Tam żaden bot nikogo nie zastępuje.
problem-not-seated = Nie siedzisz przy tym stole.
problem-not-your-seat = To nie jest twoje miejsce.
problem-nothing-here = Pod tym adresem niczego nie ma.
problem-nothing-left-to-play = W tamtej chwili gra była już skończona; nie ma czego rozgrywać.
problem-nul-character = Tekst nie może zawierać znaku NUL.
problem-other-host = Ten serwer nie jest znany pod tą nazwą. Administrator może ją dopuścić opcją --host.
problem-options-too-long =
    Opcje gry są dłuższe niż { $limit ->
        [one] 1 bajt
        [few] { $limit } bajty
        [many] { $limit } bajtów
       *[other] { $limit } bajta
    }.
problem-other-origin = To żądanie pochodzi z innej strony.
problem-others-play = Grają tu inni. Odejdź od stołu, a twoje miejsce zajmie bot.
problem-owner-only = To może zrobić tylko gospodarz stołu.
problem-players-only = To mogą zrobić tylko gracze.
problem-puzzle-over = Ta zagadka jest już zakończona. Zacznij ją od nowa, żeby spróbować inaczej.
problem-removed = Gospodarz usunął cię od stołu. Potrzebujesz nowego linku z zaproszeniem.
problem-seat-taken = To miejsce jest zajęte.
problem-seated-already = Już tu siedzisz.
problem-seats-are-free = Są wolne miejsca. Posadź na nich ludzi lub boty.
problem-seats-are-taken = Ktoś siedzi na miejscu, które by zniknęło.
problem-send-json = Wyślij JSON, z typem treści application/json.
problem-sign-in-first = Najpierw wybierz imię albo się zaloguj.
problem-spectators-only = To jest dla tych, którzy się przyglądają.
problem-still-has-time = Czas tego gracza jeszcze się nie skończył.
problem-still-here =
    Ten gracz jest przy stole albo był przed chwilą: głosować można dopiero wtedy, gdy ktoś nie zagląda do stołu od { $minutes ->
        [one] 1 minuty
        [few] { $minutes } minut
        [many] { $minutes } minut
       *[other] { $minutes } minut
    }.
problem-strange-key =
    Każde żądanie wymaga klucza, który ma najwyżej { $limit ->
        [one] 1 znak
        [few] { $limit } znaki
        [many] { $limit } znaków
       *[other] { $limit } znaków
    }.
problem-strange-label =
    Token musi mieć nazwę, najwyżej { $limit ->
        [one] 1 znak
        [few] { $limit } znaki
        [many] { $limit } znaków
       *[other] { $limit } znaków
    }.
problem-strange-lifetime =
    { $most ->
        [one] Token jest ważny 1 dzień.
        [few] Token jest ważny od 1 do { $most } dni.
        [many] Token jest ważny od 1 do { $most } dni.
       *[other] Token jest ważny od 1 do { $most } dnia.
    }
problem-strange-log = Zapisu tego stołu nie da się odczytać.
problem-strange-name = Imię ma od 1 do { $limit } znaków, a każdy z nich musi być widoczny.
problem-strange-mark = Od tego miejsca listy nie da się czytać dalej. Wczytaj ją od początku.
problem-strange-number = Chwilę gry podaje się liczbą.
problem-strange-pace = Zegar musi dawać co najmniej dziesięć sekund i najwyżej dobę albo od jednego do sześćdziesięciu dni na każdą decyzję.
problem-strange-password = Hasło ma od { $least } do { $most } znaków.
problem-table-full = Stół jest pełny.
problem-token-good-for-nothing = Podaj, do czego ma służyć token.
problem-token-not-good-for-this = Ten token do tego nie służy.
problem-too-long =
    To za długie; czytamy najwyżej { $limit ->
        [one] 1 bajt
        [few] { $limit } bajty
        [many] { $limit } bajtów
       *[other] { $limit } bajtów
    }.
problem-too-many-open-tables =
    { $limit ->
        [one] Masz już { $limit } otwarty stół, który czeka na graczy. Zamknij go albo zacznij grę.
        [few] Masz już { $limit } otwarte stoły, które czekają na graczy. Zamknij jeden albo zacznij grę.
        [many] Masz już { $limit } otwartych stołów, które czekają na graczy. Zamknij jeden albo zacznij grę.
       *[other] Masz już { $limit } otwartego stołu, który czeka na graczy. Zamknij jeden albo zacznij grę.
    }
problem-too-many-open-tables-here =
    { $limit ->
        [one] Z twojej sieci otwarto już { $limit } stół. Spróbuj ponownie później.
        [few] Z twojej sieci otwarto już { $limit } stoły. Spróbuj ponownie później.
        [many] Z twojej sieci otwarto już { $limit } stołów. Spróbuj ponownie później.
       *[other] Z twojej sieci otwarto już { $limit } stołu. Spróbuj ponownie później.
    }
problem-too-many-requests =
    Za dużo naraz. Spróbuj { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
        [many] za { $seconds } sekund
       *[other] za { $seconds } sekund
    }.
problem-too-many-sockets = Za dużo stołów otwartych naraz. Zamknij kilka i spróbuj ponownie.
problem-too-many-tokens =
    Nikt nie może mieć więcej niż { $limit ->
        [one] 1 token
        [few] { $limit } tokeny
        [many] { $limit } tokenów
       *[other] { $limit } tokenów
    }. Najpierw unieważnij któryś.
problem-unavailable = Serwer nie ma teraz połączenia ze swoją bazą danych. Nic, co potwierdzono, nie przepadło; spróbuj ponownie.
problem-cannot-save = Serwer nie może teraz zapisywać: jego dysk jest pełny lub uszkodzony albo jego baza danych nie odpowiada. Nic nie zostało zmienione. Spróbuj ponownie za chwilę.
problem-which-seat = Masz tu kilka miejsc. Powiedz, o które chodzi.
problem-wish-taken = Tego życzy sobie już ktoś inny: { $wish }.
problem-wrong-name-or-password = Imię i hasło do siebie nie pasują.
problem-wrong-password = To nie jest twoje hasło.
problem-wrong-seats = Stół ma od 1 do { $most } miejsc.
problem-strange-webhook = Webhook to adres, który zaczyna się od http:// lub https://.
problem-no-mail-here = Ten serwer nie wysyła poczty.
problem-strange-address = To nie jest adres e-mail.
problem-link-not-good = Ten link jest nieważny albo już stracił ważność.

### What people are told who are away.

notice-turn = Twoja kolej: { $table }.
notice-talk = Masz wiadomość lub ofertę: { $table }.
notice-over = Koniec gry: { $table }.
notice-why = Dostajesz te wiadomości, bo tak jest w twoich ustawieniach; tam możesz je też wyłączyć.
confirm-mail-subject = Potwierdź swój adres
confirm-mail =
    Cześć, { $name }!

    Tym linkiem potwierdzasz, że chcesz dostawać pod tym adresem wiadomości, gdy coś na ciebie czeka:

    { $link }

    Jeśli ta prośba nie pochodzi od ciebie, nic nie rób; niczego więcej nie wyślemy.
problem-admin-stays = Administrator serwera nadał temu imieniu uprawnienia: nie można go tu ani zmienić, ani usunąć.
problem-closed-already = Stół jest już zamknięty.
problem-no-such-report = Nie ma takiego zgłoszenia.
problem-nobody-of-that-id = Nie ma takiej osoby albo już jej tu nie ma.
problem-only-for-hosts = To mogą robić tylko osoby, którym pozwolił na to administrator tego serwera.
