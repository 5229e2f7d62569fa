### The page around the tables: start, lists, new table, lobby, profile, history.

## The start page

page-what-it-is = Zagraj od razu z botami albo postaw stół dla przyjaciół. Bez konta, bez instalowania.
page-rising-sun-about = Od 3 do 5 graczy. Trzy pory roku herbaty, rozkazów i wojny, a na życzenie także dodatek Kami Unbound.
page-shogun-about = Od 3 do 5 graczy. Dwa lata tajnych planów i bitew, które rozstrzyga wieża pełna kostek.
page-play-game = Zagraj w { $game-acc }
page-against =
    { $count ->
        [one] Przeciw jednemu botowi: { $level }.
        [few] Przeciw { $count } botom: { $level }.
        [many] Przeciw { $count } botom: { $level }.
       *[other] Przeciw { $count } botom: { $level }.
    }
page-change = Zmień
page-level = Jak silne są boty
page-level-random = Losowy
page-level-random-line = robi cokolwiek, byle było dozwolone
page-level-greedy = Zachłanny
page-level-greedy-line = przyjazny przeciwnik na pierwszą grę
page-level-skilled = Biegły
page-level-skilled-line = patrzy naprzód i trudno go zwieść
page-level-master = Mistrz
page-level-master-line = najsilniejszy; nie spieszy się
page-seats = Ile osób gra
page-players-count =
    { $count ->
        [one] 1 gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } graczy
    }
page-with-friends = Zagraj z przyjaciółmi: postaw stół
page-new-here = Pierwszy raz? Naucz się, grając
page-fan-work = Tenka to nieoficjalne dzieło fanów. Autorzy i wydawcy tych gier jej nie stworzyli, nie zatwierdzili ani nie wspierają; nie ma w niej ich grafik ani tekstów. Chcesz zagrać tak, jak należy? Kup te gry.

## Lists of tables

page-my-running = Twoje gry
page-my-finished = Skończone gry
page-open-tables = Otwarte stoły
page-watchable = Gry do oglądania
page-no-running = Nie masz żadnej trwającej gry. Jedno kliknięcie na stronie startowej i jest.
page-no-finished = Żadna z twoich gier jeszcze się nie skończyła.
page-no-open-tables = Żaden stół nie czeka teraz na graczy. Postaw własny, a pojawi się tutaj.
page-all-games = Wszystkie twoje gry ({ $count })
page-more-games = Pokaż więcej gier
page-nobody-yet = Nikt tu jeszcze nie siedzi
page-state-over = Koniec gry
page-state-playing = Gra trwa
page-state-others = Decydują inni
page-free-seats =
    { $count ->
        [0] Wszystkie miejsca zajęte
        [one] Jedno wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnych miejsc
    }
page-bots-of =
    { $count ->
        [one] bot ({ $level })
        [few] { $count } boty ({ $level })
        [many] { $count } botów ({ $level })
       *[other] { $count } botów ({ $level })
    }
page-just-now = przed chwilą

## How much time there is

page-pace-untimed = Bez zegara
page-pace-live-of =
    { $seconds ->
        [0] po { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
page-pace-days-of =
    { $days ->
        [one] Dzień na decyzję
        [few] { $days } dni na decyzję
        [many] { $days } dni na decyzję
       *[other] { $days } dni na decyzję
    }

## A new table

page-new-table-line = Wszystko jest już rozsądnie ustawione. Postaw stół, a potem zaproś ludzi lub dodaj boty.
page-which-game = Która gra
page-setup-table = Stół
page-setup-more = Więcej
page-put-up = Postaw stół
page-your-name = Twoje imię
page-table-name = Nazwa stołu
page-who-may-sit = Kto może usiąść
page-sit-private = Z zaproszeniem
page-sit-private-line = Tylko ci, którzy mają twój link.
page-sit-open = Każdy
page-sit-open-line = Stół widać na stronie startowej.
page-pace = Czas
page-pace-untimed-line = Każdy myśli tak długo, jak chce.
page-pace-live = Zegary
page-pace-live-line = Na jedno posiedzenie: każdy ma swój zapas czasu.
page-pace-days = Dni
page-pace-days-line = Do gry między codziennymi sprawami.
page-bank = Minuty dla każdego na początku
page-increment = Sekundy dodawane po każdej turze
page-days = Dni na każdą decyzję
page-vacation-each = Dni urlopu dla każdego
page-timeout = Gdy komuś skończy się czas
page-timeout-bot = Zastępuje go bot
page-timeout-bot-line = Dopóki gracz nie wróci.
page-timeout-decide = Bot decyduje raz
page-timeout-decide-line = A gracz zachowuje miejsce.
page-timeout-vote = Inni głosują
page-timeout-vote-line = Nic nie dzieje się samo.
page-spectators = Inni mogą patrzeć
page-spectators-line = Widzą to, co jawne, i rozmawiają między sobą.
page-forced = Decyduj za graczy, którzy nie mają wyboru
page-forced-line = Gra toczy się szybciej, a wszystko trafia do kroniki.
page-set = Zestaw kart pór roku
page-set-random = Losowy
page-kami = Kami
page-kami-random = Losowo
page-kami-random-line = Czworo z siedmiorga.
page-kami-first-game = Pierwsza gra
page-kami-first-game-line = Czworo z instrukcji.
page-kami-chosen = Wybrane
page-kami-chosen-line = Wskazujesz czworo, od lewej do prawej.
page-kami-count = Wybrane kami: { $count } z { $all }, w kolejności świątyń.
page-kami-at = { $place }. { $name }
page-unbound = Kami Unbound
page-unbound-line = Dodatek: kami chodzą po mapie u boku najwierniejszego klanu.
page-side = Strona planszy
page-side-sun = Słońce
page-side-sun-line = Na pierwszą grę.
page-side-moon = Księżyc
page-side-moon-line = Z innymi regionami.
page-provinces = Prowincje na początku
page-provinces-draft = Wybierane
page-provinces-draft-line = Gracze wybierają po kolei.
page-provinces-preset = Rozdane
page-provinces-preset-line = Według tabel z instrukcji; grasz od razu.
page-tower = Wieża z kostkami
page-tower-steady = Stateczna
page-tower-steady-line = Dwa piętra, najbliższa prawdziwej wieży.
page-tower-crowded = Zatłoczona
page-tower-crowded-line = Długo trzyma wiele kostek.
page-tower-sieve = Sito
page-tower-sieve-line = Zostaje jedna trzecia każdego rzutu.
page-tower-wild = Dzika
page-tower-wild-line = Zostaje połowa każdego rzutu: wielkie niespodzianki.
page-tower-other = Inna
page-tower-other-line = Z własnymi szansami, jak dotąd.
page-free-marches = Z wymarszu można zrezygnować
page-free-marches-line = Według instrukcji kto może wyruszyć, ten musi.
page-limited-stock = Skrzynie i znaczniki niepokoju mogą się skończyć
page-limited-stock-line = Jest tylko to, co leży w pudełku.

## The lobby of a table

page-lobby-seats = Miejsca
page-owner = gospodarz
page-present = jest tutaj
page-absent = chwilowo poza stołem
page-is-ready = w gotowości
page-is-not-ready = jeszcze się szykuje
page-free-seat = Wolne miejsce
page-free-seat-line = Czeka na człowieka lub bota.
page-sit-here = Usiądź tutaj
page-sit-too = Usiądź i tutaj
page-sit-down = Usiądź
page-stand = Wstań
page-remove = Usuń
page-add-bot = Posadź tu bota
page-character = Charakter
page-character-any = Dowolny
page-character-plain = Zrównoważony
page-character-cautious = Ostrożny
page-character-honorable = Honorowy
page-character-treacherous = Wiarołomny
page-character-land-hungry = Głodny ziemi
page-character-builder = Budowniczy
page-character-raider = Łupieżca
page-character-merchant = Kupiec
page-wish = Życzenie
page-wish-any-rising-sun = Dowolny klan
page-wish-any-shogun = Dowolny kolor
page-seats-to-fill =
    { $count ->
        [one] Jedno miejsce jest wolne. Zaproś kogoś albo weź bota.
        [few] { $count } miejsca są wolne. Zaproś ludzi albo weź boty.
        [many] { $count } miejsc jest wolnych. Zaproś ludzi albo weź boty.
       *[other] { $count } miejsc jest wolnych. Zaproś ludzi albo weź boty.
    }
page-fill-bots =
    { $count ->
        [one] Weź bota
        [few] Dosadź { $count } boty
        [many] Dosadź { $count } botów
       *[other] Dosadź { $count } botów
    }
page-not-ready =
    { $count ->
        [one] Jeszcze się szykuje: { $who }.
       *[other] Jeszcze się szykują: { $who }.
    }
page-can-begin = Wszyscy są gotowi.
page-begin = Zaczynamy
page-ready = Można zaczynać
page-not-ready-yet = Jeszcze chwila
page-say-ready = Daj znać, kiedy można zaczynać.
page-wait-for-owner = Twoja gotowość jest zgłoszona. Grę zaczyna gospodarz.
page-take-a-seat = Przyglądasz się. Jest tu miejsce dla ciebie.
page-table-is-full = Wszystkie miejsca zajęte. Możesz się przyglądać.
page-invite = Zaproś przyjaciół
page-invite-open = Stół widać też na stronie startowej.
page-invite-private = Kto ma ten link, może usiąść.
page-invite-link = Link z zaproszeniem
page-renew-invite = Nowy link
page-renew-invite-line = Stary link przestanie działać.
page-invite-renewed = Link jest nowy; stary już nie działa.
page-copy = Kopiuj
page-copied = Skopiowano
page-share = Udostępnij
page-say = Powiedz coś
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-change-setup = Zmień ustawienia
page-keep-setup = Zachowaj zmiany
page-cancel = Anuluj
page-close-lobby-sure = Wszyscy zostaną odprawieni.
page-goes-on = Ciąg dalszy innej gry, od chwili { $at }
page-fact-set = Zestaw kart: { $set }
page-fact-kami = Kami: { $kami }
page-fact-side = Plansza: { $side }
page-fact-provinces = Prowincje: { $start }
page-fact-tower = Wieża: { $tower }

## A game that is over

page-reading-history = Wczytuję zapis…
page-no-history = Nie ma tu czego obejrzeć
page-game-over-at = { $game }, koniec: { $when }
page-points-word = punkty
page-watch-replay = Obejrzyj powtórkę
page-play-again = Zagraj jeszcze raz
page-join-rematch = Dołącz do rewanżu
page-chart-scores = Punkty w czasie
page-chart-begin = początek
page-chart-end = koniec
page-chart-hint = Kliknięcie wykresu przenosi do danej chwili.
page-chart-as-table = Jako tabela
page-chart-sources = Skąd wzięły się punkty
page-moment = Chwila
page-gained-by = Za co
page-gain = { $who } { $points } ({ $source })
page-source = Źródło
page-source-provinces = Prowincje
page-source-buildings = Budynki
page-source-majorities = Większości
page-sum = Na koniec
page-no-promises = Nikt niczego nie obiecywał.
page-word-kept = dotrzymane: { $kept }, złamane: { $broken }
page-at-moment = chwila { $at }
page-verdict-unjudged = nieoceniona
page-fair = Czy było uczciwie?
page-fair-line = Cała losowość w tej grze wynika z jednego ziarna. Serwer zobowiązał się do sekretu, gdy powstał stół; potem przeglądarka każdego gracza zobowiązała się do liczby losowej. Ziarno powstało z tego wszystkiego, więc nikt nie mógł wybrać go sam. Ta przeglądarka zachowuje potwierdzenie tego, co ogłoszono, a „tenka verify” porównuje z nim zapis.
page-fair-how = Skąd bierze się los
page-fair-drawing = Trwa losowanie ziarna…
page-fair-checking = Porównywanie zapisu z twoim potwierdzeniem…
page-fair-good = Sprawdzono: sekret, wszystkie wkłady, ziarno i przydział miejsc są takie, jak ta przeglądarka zachowała przed pierwszym ruchem.
page-fair-late = Zapis pasuje do potwierdzenia. Ta przeglądarka otworzyła jednak stół dopiero po rozpoczęciu gry, więc potwierdzenie nie obejmuje tego, co było wcześniej.
page-fair-resumed = Ziarno jest takie jak w potwierdzeniu, które ta przeglądarka zachowała przed pierwszym ruchem. W trakcie gry zmieniły się zasady, więc zapis zaczyna się później i rozdania nie da się z nim porównać.
page-fair-replaced = Zapis pasuje do potwierdzenia, ale liczba losowa tej przeglądarki nie weszła do ziarna. Albo wzięło udział inne twoje urządzenie, albo serwer ją pominął; wtedy nic tu nie dowodzi, że ziarna nie wybrano celowo.
page-fair-bad = Uwaga: zapis nie pasuje do potwierdzenia zachowanego w tej przeglądarce. Ktoś podmienił ziarno, wkład albo miejsce. Pobierz jedno i drugie i sprawdź programem „tenka verify”.
page-fair-unkept = Ta przeglądarka nie ma potwierdzenia tej gry, więc nie wie, czy ziarna nie podmieniono. Przeglądarki graczy mogą to sprawdzić.
page-fair-unproven = Ziarno tej gry wybrano bez udziału graczy. Nic tu nie dowodzi, że wybrano je uczciwie ani że później go nie podmieniono.
page-fair-dropped = Twoja liczba losowa nie weszła do ziarna: nie dotarła na czas, wzięło udział inne twoje urządzenie albo serwer ją pominął.
page-fair-server = Zobowiązanie do sekretu serwera
page-fair-from-player = wkład: liczba losowa
page-fair-from-bot = bot serwera, z liczbą losową od serwera
page-fair-from-fallback = bez wkładu; zastąpiła go wartość ustalona z góry przez sekret serwera
page-fair-receipt = Pobierz potwierdzenie
page-commitment = Zobowiązanie do ziarna
page-seed = Ziarno
page-began-there = Początek od
page-record = Pobierz zapis
page-to-table = Do stołu

## The replay

page-replay-of = Powtórka: { $name }
page-replay-eyes = Widok
page-eyes-spectator = Widzowie
page-eyes-all = Wszystko jawne
page-eyes-all-line = Plansza taka, jak widzieli ją widzowie; opowieść zdradza każdą tajemnicę.
page-copy-moment = Kopiuj link
page-fork = Graj dalej stąd
page-scores = Punkty
page-replay-moment = Chwila gry
page-replay-at = { $at } z { $last }
page-replay-year = Rok { $year }
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-on = Krok naprzód
page-replay-last = Na koniec
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-speed = Tempo
page-replay-speed-0 = Wolno
page-replay-speed-1 = Normalnie
page-replay-speed-2 = Szybko
page-replay-speed-3 = Bardzo szybko

## Nothing here

page-missing = Nic tu nie ma
page-missing-line = Ten adres donikąd nie prowadzi. Może brakuje litery.

## The profile

page-profile-nobody = Nie masz tu jeszcze imienia. Dostaniesz je przy pierwszej grze; możesz też wybrać je teraz.
page-profile-guest = Jesteś tu gościem: zna cię ta przeglądarka. Zabezpiecz imię hasłem, by grać skądkolwiek.
page-to-admin = Porządki na serwerze, dla administratora
page-profile-kept = Imię jest twoje. Z hasłem zalogujesz się wszędzie.
page-saved = Gotowe.
page-save = Zapisz
page-name = Imię
page-choose-name = Biorę to imię
page-rename = Zmień imię
page-keep-name = Zabezpiecz imię
page-keep-name-line = Z hasłem nikt inny go nie zajmie, a ty zalogujesz się skądkolwiek.
page-keep-it = Zabezpiecz imię
page-change-password = Zmień hasło
page-change-password-line = Wszystkie inne twoje przeglądarki zostaną wylogowane.
page-change-it = Zmień
page-password = Hasło
page-old-password = Dotychczasowe hasło
page-new-password = Nowe hasło, co najmniej 8 znaków
page-sign-in = Zaloguj się
page-sign-in-line = Jeśli masz już imię zabezpieczone hasłem.
page-sign-in-guest-line = Jeśli masz już zabezpieczone imię. Gość, którym teraz jesteś, zostaje za drzwiami.
page-other-device = Inne urządzenie
page-other-device-line = Link, który raz, w ciągu dziesięciu minut, zaloguje cię na innym urządzeniu.
page-other-device-link = Link dla innego urządzenia
page-make-link = Utwórz link
page-good-until = Ważny do { $when }
page-likes = W tej przeglądarce
page-likes-confirm = Pytaj przed decyzją, której nie da się cofnąć
page-likes-confirm-line = Szybcy gracze to wyłączają.
page-likes-sound = Dźwięki
page-likes-sound-line = Uderzenie bębna, gdy przychodzi twoja kolej.
page-likes-notices = Powiadomienia przeglądarki
page-likes-notices-line = Gdy coś na ciebie czeka, a strona jest w tle.
page-likes-notices-refused = Przeglądarka na to nie pozwala. Zmień to w jej ustawieniach dla tej strony.
page-likes-text = Plansza jako tekst
page-likes-text-line = Do czytania i słuchania.
page-notices = Gdy cię nie ma
page-notices-line = O czym chcesz wiedzieć, kiedy nie patrzysz na stół.
page-mail = Adres e-mail
page-mail-unconfirmed = Wiadomość jest w drodze. Otwórz zawarty w niej link, by potwierdzić adres.
page-webhook = Webhook: adres, który wywołamy
page-webhook-secret = Klucz podpisu
page-webhook-secret-line = Każde wywołanie jest podpisane tym kluczem.
page-notice-turn = Moja kolej
page-notice-talk = Oferta albo słowa tylko dla mnie
page-notice-over = Koniec gry
page-devices = Zalogowane przeglądarki
page-device-since = od { $when }
page-device-this = ta
page-device-sign-out = Wyloguj
page-tokens = Tokeny
page-tokens-line = Klucze dla twoich skryptów i botów. Żaden token nie może zmienić konta.
page-tokens-api = Jak ich używać
page-token = Token
page-token-once = Skopiuj go teraz: widać go tylko ten jeden raz.
page-token-label = Do czego służy
page-token-used = ostatnio użyty { $when }
page-token-made = utworzony { $when }
page-token-ends = wygasa { $when }
page-token-ended = wygasł
page-token-days = Ważny przez
page-token-days-count =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
page-scope-read = patrzeć
page-scope-play = grać i rozmawiać
page-scope-create = stawiać stoły
page-new-token = Nowy token
page-make-token = Utwórz token
page-revoke = Unieważnij
page-leave-here = Odejście
page-sign-out = Wyloguj się
page-sign-out-sure = Twoje imię nie ma hasła: po wylogowaniu nie wrócisz do swoich gier. Jeśli je lubisz, najpierw je zabezpiecz.
page-sign-out-anyway = Wyloguj mimo to
page-sign-out-everywhere = Wyloguj wszędzie
page-delete-account = Usuń konto
page-delete-line = Twoje imię, adresy, hasło, urządzenia, tokeny i wszystkie wiadomości z czatu zostaną od razu usunięte, także u innych. W trwających grach twoje miejsca zajmą boty. Decyzje z twoich gier zostaną, bez imienia. Tego nie da się cofnąć.
page-delete-type = Dla pewności wpisz swoje imię: { $name }
page-delete-for-good = Usuń na zawsze
page-door-link = Zaloguj się na tym urządzeniu
page-door-link-line = Ten link loguje cię tutaj. Działa tylko raz.
page-door-link-instead = Tutaj nazywasz się { $name }. Link zaloguje cię jako osobę, która go utworzyła. Działa tylko raz.
page-door-link-do = Zaloguj się
page-door-confirm-mail = Potwierdź adres
page-door-confirm-mail-line = Odtąd na ten adres przyjdzie wiadomość, gdy coś będzie na ciebie czekać.
page-door-confirm-mail-do = Potwierdź
page-table-closed = Ten stół jest zamknięty
page-table-closed-line = Nikt tu już nie gra. Postaw inny albo poszukaj otwartego.

## One’s own data

page-my-data = Twoje dane
page-my-data-line = Kopia wszystkiego, co ten serwer o tobie przechowuje: konto, ustawienia, stoły i wyniki, twoje wiadomości i zgłoszenia. Bez tajnych kluczy.
page-my-data-download = Pobierz moje dane
page-privacy = Prywatność
page-privacy-what = Co ten serwer o tobie przechowuje
