### What the server says to people: why something is not done.

notice-rules-renewed = Na tym serwerze odnowiono zasady tej gry. Gra toczy się dalej od ostatnio zapisanego miejsca; późniejsze decyzje są nieważne tam, gdzie nowe zasady na nie nie pozwalają.

api-error-begun-already = Gra już się zaczęła.
api-error-bad-entropy = Liczby losowe i zobowiązania mają 64 cyfry szesnastkowe, małymi literami.
api-error-not-revealing = Nikt nie czeka teraz na liczbę losową z tego miejsca.
api-error-wrong-reveal = Ta liczba losowa nie pasuje do zobowiązania, które to miejsce wysłało wcześniej.
api-error-bot-plays-there = Tam już gra bot.
api-error-cannot-replay = Tę grę rozegrano według starszych zasad i nie da się jej odtworzyć ruch po ruchu.
api-error-cannot-resume = Tej gry nie da się dokończyć według obecnych zasad.
api-error-come-back-first = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
api-error-common-password = To hasło każdy odgadłby jako jedno z pierwszych. Wybierz dłuższe albo mniej popularne.
api-error-control-characters = Ten tekst zawiera znaki, których nie da się wyświetlić.
api-error-denied = Tego nie można teraz zrobić.
api-error-flawed = Coś jest nie tak z tym, co przysłano.
api-error-game-is-given = Ten stół kontynuuje inną grę; gry i miejsc nie można zmienić.
api-error-game-over = Gra już się skończyła.
api-error-kept-already = Twoje imię jest już zabezpieczone hasłem.
api-error-left-already = Już cię przy tym stole nie ma.
api-error-lesson-is-given = To nie jest przygotowany stół. Przygotowane zaczyna się na stronie „Nauka”.
api-error-line-too-long =
    Napisz coś, najwyżej { $limit ->
        [one] 1 znak
        [few] { $limit } znaki
        [many] { $limit } znaków
       *[other] { $limit } znaków
    }.
api-error-link-is-used = Tego linku już użyto albo minął jego czas. Utwórz nowy na drugim urządzeniu.
api-error-log-share-spent =
    Zbyt wiele działań przy tym stole w krótkim czasie. Możesz kontynuować { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
        [many] za { $seconds } sekund
       *[other] za { $seconds } sekundy
    }.
api-error-log-share-used-up = Masz już przy tym stole tyle wpisów, ile może mieć jedna osoba. Możesz kontynuować, gdy gra ruszy dalej.
api-error-may-come-back =
    Przegłosowany gracz może jeszcze wrócić: miejsce można zwolnić dopiero po { $hours ->
        [one] 1 godzinie
        [few] { $hours } godzinach
        [many] { $hours } godzinach
       *[other] { $hours } godzinach
    }.
api-error-muted = Gospodarz stołu cię wyciszył.
api-error-mixed-name = Imię nie może mieszać liter z różnych alfabetów.
api-error-name-is-kept = Ktoś zabezpieczył to imię hasłem. Zaloguj się albo wybierz inne.
api-error-name-looks-alike = To imię zbyt przypomina inne, zabezpieczone hasłem. Wybierz inne.
api-error-name-too-long =
    Nazwa stołu ma najwyżej { $limit ->
        [one] 1 znak
        [few] { $limit } znaki
        [many] { $limit } znaków
       *[other] { $limit } znaków
    }.
api-error-no-spectators = Tutaj nikt nie może się przyglądać.
api-error-no-such-bot = Nie ma bota { $bot }.
api-error-no-such-device = Nie masz takiej przeglądarki albo jest już wylogowana.
api-error-no-such-game = Nie ma gry { $game }.
api-error-no-such-language = Tym językiem się tu nie mówi. Wybierz jeden z tych: { $languages }.
api-error-no-such-lesson = Nie ma takiej lekcji.
api-error-no-such-line = Nie ma takiej wypowiedzi albo nie była dla ciebie.
api-error-no-such-person = Przy tym stole nie ma nikogo o tym imieniu.
api-error-no-such-moment =
    Ta gra ma tylko { $last ->
        [one] 1 chwilę
        [few] { $last } chwile
        [many] { $last } chwil
       *[other] { $last } chwil
    }.
api-error-no-such-seat = Nie ma takiego miejsca.
api-error-no-such-table = Nie ma takiego stołu albo nie możesz go zobaczyć.
api-error-no-such-token = Nie masz takiego tokenu.
api-error-no-vacation-left = Nie zostało ci tyle dni urlopu.
api-error-not-all-are-ready = Nie wszyscy są gotowi.
api-error-not-begun = Gra jeszcze się nie zaczęła.
api-error-not-kept = Twoje imię nie ma jeszcze hasła. Najpierw je zabezpiecz.
api-error-not-over = Gra jeszcze trwa. Jej zapis pokazuje wszystko, więc to na później.
api-error-not-replaced = Tam żaden bot nikogo nie zastępuje.
api-error-not-seated = Nie siedzisz przy tym stole.
api-error-not-your-seat = To nie jest twoje miejsce.
api-error-nothing-here = Pod tym adresem niczego nie ma.
api-error-nothing-left-to-play = W tamtej chwili gra była już skończona; nie ma czego rozgrywać.
api-error-nul-character = Tekst nie może zawierać znaku NUL.
api-error-other-host = Ten serwer nie jest znany pod tą nazwą. Administrator może ją dopuścić opcją --host.
api-error-options-too-long =
    Opcje gry są dłuższe niż { $limit ->
        [one] 1 bajt
        [few] { $limit } bajty
        [many] { $limit } bajtów
       *[other] { $limit } bajta
    }.
api-error-other-origin = To żądanie pochodzi z innej strony.
api-error-others-play = Grają tu inni. Odejdź od stołu, a twoje miejsce zajmie bot.
api-error-owner-only = To może zrobić tylko gospodarz stołu.
api-error-players-only = To mogą zrobić tylko gracze.
api-error-puzzle-over = Ta zagadka jest już zakończona. Zacznij ją od nowa, żeby spróbować inaczej.
api-error-removed = Gospodarz usunął cię od stołu. Potrzebujesz nowego linku z zaproszeniem.
api-error-seat-taken = To miejsce jest zajęte.
api-error-seated-already = Już tu siedzisz.
api-error-seats-are-free = Są wolne miejsca. Posadź na nich ludzi lub boty.
api-error-seats-are-taken = Ktoś siedzi na miejscu, które by zniknęło.
api-error-send-json = Wyślij JSON, z typem treści application/json.
api-error-sign-in-first = Najpierw wybierz imię albo się zaloguj.
api-error-spectators-only = To jest dla tych, którzy się przyglądają.
api-error-still-has-time = Czas tego gracza jeszcze się nie skończył.
api-error-still-here =
    Ten gracz jest przy stole albo był przed chwilą: głosować można dopiero wtedy, gdy ktoś nie zagląda do stołu od { $minutes ->
        [one] 1 minuty
        [few] { $minutes } minut
        [many] { $minutes } minut
       *[other] { $minutes } minut
    }.
api-error-strange-key =
    Każde żądanie wymaga klucza, który ma najwyżej { $limit ->
        [one] 1 znak
        [few] { $limit } znaki
        [many] { $limit } znaków
       *[other] { $limit } znaków
    }.
api-error-strange-label =
    Token musi mieć nazwę, najwyżej { $limit ->
        [one] 1 znak
        [few] { $limit } znaki
        [many] { $limit } znaków
       *[other] { $limit } znaków
    }.
api-error-strange-lifetime =
    { $most ->
        [one] Token jest ważny 1 dzień.
        [few] Token jest ważny od 1 do { $most } dni.
        [many] Token jest ważny od 1 do { $most } dni.
       *[other] Token jest ważny od 1 do { $most } dnia.
    }
api-error-strange-log = Zapisu tego stołu nie da się odczytać.
api-error-strange-name = Imię ma od 1 do { $limit } znaków, a każdy z nich musi być widoczny.
api-error-strange-mark = Od tego miejsca listy nie da się czytać dalej. Wczytaj ją od początku.
api-error-strange-number = Chwilę gry podaje się liczbą.
api-error-strange-pace = Zegar musi dawać co najmniej dziesięć sekund i najwyżej dobę albo od jednego do sześćdziesięciu dni na każdą decyzję.
api-error-strange-password = Hasło ma od { $least } do { $most } znaków.
api-error-table-full = Stół jest pełny.
api-error-token-good-for-nothing = Podaj, do czego ma służyć token.
api-error-token-not-good-for-this = Ten token do tego nie służy.
api-error-too-long =
    To za długie; czytamy najwyżej { $limit ->
        [one] 1 bajt
        [few] { $limit } bajty
        [many] { $limit } bajtów
       *[other] { $limit } bajtów
    }.
api-error-too-many-open-tables =
    { $limit ->
        [one] Masz już { $limit } otwarty stół, który czeka na graczy. Zamknij go albo zacznij grę.
        [few] Masz już { $limit } otwarte stoły, które czekają na graczy. Zamknij jeden albo zacznij grę.
        [many] Masz już { $limit } otwartych stołów, które czekają na graczy. Zamknij jeden albo zacznij grę.
       *[other] Masz już { $limit } otwartego stołu, który czeka na graczy. Zamknij jeden albo zacznij grę.
    }
api-error-too-many-open-tables-here =
    { $limit ->
        [one] Z twojej sieci otwarto już { $limit } stół. Spróbuj ponownie później.
        [few] Z twojej sieci otwarto już { $limit } stoły. Spróbuj ponownie później.
        [many] Z twojej sieci otwarto już { $limit } stołów. Spróbuj ponownie później.
       *[other] Z twojej sieci otwarto już { $limit } stołu. Spróbuj ponownie później.
    }
api-error-too-many-requests =
    Za dużo naraz. Spróbuj { $seconds ->
        [one] za sekundę
        [few] za { $seconds } sekundy
        [many] za { $seconds } sekund
       *[other] za { $seconds } sekund
    }.
api-error-too-many-sockets = Za dużo stołów otwartych naraz. Zamknij kilka i spróbuj ponownie.
api-error-too-many-tokens =
    Nikt nie może mieć więcej niż { $limit ->
        [one] 1 token
        [few] { $limit } tokeny
        [many] { $limit } tokenów
       *[other] { $limit } tokenów
    }. Najpierw unieważnij któryś.
api-error-unavailable = Serwer nie ma teraz połączenia ze swoją bazą danych. Nic, co potwierdzono, nie przepadło; spróbuj ponownie.
api-error-cannot-save = Serwer nie może teraz zapisywać: jego dysk jest pełny lub uszkodzony albo jego baza danych nie odpowiada. Nic nie zostało zmienione. Spróbuj ponownie za chwilę.
api-error-which-seat = Masz tu kilka miejsc. Powiedz, o które chodzi.
api-error-wish-taken = Tego życzy sobie już ktoś inny: { $wish }.
api-error-wrong-name-or-password = Imię i hasło do siebie nie pasują.
api-error-wrong-password = To nie jest twoje hasło.
api-error-wrong-seats = Stół ma od 1 do { $most } miejsc.
api-error-strange-webhook = Webhook to adres, który zaczyna się od http:// lub https://.
api-error-no-mail-here = Ten serwer nie wysyła poczty.
api-error-strange-address = To nie jest adres e-mail.
api-error-link-not-good = Ten link jest nieważny albo już stracił ważność.

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
api-error-admin-stays = Administrator serwera nadał temu imieniu uprawnienia: nie można go tu ani zmienić, ani usunąć.
api-error-closed-already = Stół jest już zamknięty.
api-error-no-such-report = Nie ma takiego zgłoszenia.
api-error-nobody-of-that-id = Nie ma takiej osoby albo już jej tu nie ma.
api-error-only-for-hosts = To mogą robić tylko osoby, którym pozwolił na to administrator tego serwera.
