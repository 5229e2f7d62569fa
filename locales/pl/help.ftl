### What `--help` says. A test in the program sees to it that every command and argument has its message here.

## The program

help-tenka = Rising Sun i Shogun przy jednym stole: granie, badanie, symulowanie
help-tenka-more = ZAPIS to plik z grą albo „-”, czyli standardowe wejście; może to być także pozycja.
help-tenka-note = Nieoficjalne dzieło miłośników tych gier.
help-tenka-lang = Język tekstów dla ludzi; domyślnie ten ze środowiska
help-help = Pokazuje tę pomoc albo pomoc podanego polecenia
help-flag-help = Pokazuje tę pomoc
help-flag-help-short = Pokazuje tę pomoc (obszerniej z --help)
help-flag-help-long = Pokazuje tę pomoc (krócej z -h)
help-flag-version = Pokazuje wersję

## Headings, and what is noted behind an option

help-heading-usage = Użycie
help-heading-commands = Polecenia
help-heading-arguments = Argumenty
help-heading-options = Opcje
help-heading-rising-sun = Opcje gry rising-sun
help-heading-shogun = Opcje gry shogun
help-heading-example = Przykład
help-note-environment = [zmienna środowiskowa: { $what }]
help-note-default = [domyślnie: { $what }]
help-note-alias = [inaczej: { $what }]
help-note-values = [możliwe: { $what }]

## What values are called, in capitals. Those that are not here are called the same in every language: URL, ID, BOT, KAMI

help-value-command = POLECENIE
help-value-options = OPCJE
help-value-addr = ADRES
help-value-address = NADAWCA
help-value-clan = KLAN
help-value-code = KOD
help-value-colour = KOLOR
help-value-days = DNI
help-value-decisions-per-second = DECYZJE_NA_SEKUNDĘ
help-value-dir = FOLDER
help-value-file = PLIK
help-value-game = GRA
help-value-games = GRY
help-value-hex = CYFRY_HEX
help-value-level = POZIOM
help-value-model = RODZAJ
help-value-name = IMIĘ
help-value-page = STRONA
help-value-players = GRACZE
help-value-position = POZYCJA
help-value-puzzle = ZAGADKA
help-value-record = ZAPIS
help-value-seat = MIEJSCE
help-value-seconds = SEKUNDY
help-value-seed = ZIARNO
help-value-set = ZESTAW
help-value-threads = WĄTKI
help-value-word = SŁOWO

## What several commands take

help-any-game = Gra
help-any-record = Zapis albo pozycja; - to standardowe wejście
help-any-json = Wypisuje jeden dokument JSON
help-any-seed = Liczba, z której wynika cała losowość
help-any-threads = Ile wątków; domyślnie tyle, ile ma komputer
help-any-csv = Zapisuje w tym pliku wiersz dla każdej gry i każdego miejsca
help-any-check = Sprawdza po każdej akcji wszystko, co musi się zgadzać; grę, która zawiedzie, zapisuje w pliku
help-any-deadline = Jak długo bot, który jest innym programem, może myśleć nad każdym pytaniem
help-any-players = Ilu graczy, jeśli nie są wymienieni
help-any-clans = Od trzech do pięciu klanów, na przykład koi,lotus,turtle
help-any-set = Zestaw kart pór roku: archway, teapot, horseman, mountain albo random [domyślnie: random]
help-any-kami = Kami: first-game, random albo cztery imiona, na przykład fujin,raijin,ryujin,susanoo [domyślnie: random]
help-any-kami-unbound = Kami chodzą po mapie (dodatek Kami Unbound)
help-any-colours = Od trzech do pięciu spośród blue, yellow, red, black i purple, w kolejności miejsc
help-any-board = Strona planszy: sun albo moon [domyślnie: sun; symulacje losują ją dla każdego rozdania]
help-any-start = Jak rozdziela się prowincje: draft albo, na stronie Słońca, preset [domyślnie: draft; symulacje losują to dla każdego rozdania]
help-any-tower = Wieża: steady, crowded, sieve, wild albo z własnymi szansami, jak w floors:5/6:1/16 lub sieve:2/3:2/3:1/3 [domyślnie: steady]
help-any-free-marches = Pozwala zrezygnować z zaplanowanej bitwy lub ruchu; według instrukcji kto może wyruszyć, ten musi
help-any-limited-stock = Skrzyń i znaczników niepokoju jest tylko tyle, ile leży w pudełku

## serve

help-serve = Uruchamia serwer ze stołami dla ludzi: wszystko w jednym procesie i jednym pliku
help-serve-listen = Gdzie serwer nasłuchuje; przy porcie 0 wybiera wolny
help-serve-data = Folder, w którym wszystko się przechowuje; domyślnie twój własny, na przykład ~/.local/share/tenka
help-serve-database-url = Przechowuje wszystko w PostgreSQL. Może z niego korzystać kilka serwerów naraz
help-serve-behind-proxy = Z przodu stoi odwrotne proxy: serwer wierzy temu, co mówi o adresach i TLS
help-serve-host = Przyjmuje także żądania do tej nazwy hosta, obok nazw lokalnych, adresów IP i nazwy z --public-url; można podać kilka razy
help-serve-max-connections = Ile połączeń naraz najwyżej; limit otwartych plików może to obniżyć
help-serve-log = Ile serwer pisze na standardowe wyjście błędów o tym, co robi: w terminalu tekst, gdzie indziej JSON
help-serve-public-url = Pod jakim adresem ludzie znajdą ten serwer, na przykład https://games.example; od niego zaczynają się linki w wiadomościach
help-serve-smtp-url = Powiadamia pocztą przez ten serwer, na przykład smtps://name:password@mail.example
help-serve-mail-from = Adres, z którego przychodzi poczta
help-serve-allow-private-webhooks = Pozwala webhookom prowadzić także do własnej sieci tego komputera
help-serve-admin = Kto zabezpieczył to imię hasłem, może robić porządek w /admin; można podać kilka razy
help-serve-open-metrics = Pozwala także innym komputerom odczytywać stan serwera (/metrics)
help-serve-guest-retention-days = Usuwa gości wraz ze wszystkim, co napisali, po tylu dniach bez wizyty; 0 zachowuje ich
help-serve-table-retention-days = Usuwa zakończone i zamknięte stoły po tylu dniach bez aktywności; 0 zachowuje je
help-serve-report-retention-days = Usuwa zgłoszenia tyle dni po ich załatwieniu; 0 zachowuje je
help-serve-open = Otwiera stronę w przeglądarce

## admin

help-admin = Zarządza serwerem: osoby, stoły i zgłoszenia; eksport, import, kopia zapasowa; sprawdzenie gier przed aktualizacją
help-admin-more = Wszystko to wolno robić, gdy serwer działa.
help-admin-data = Folder serwera; domyślnie twój własny, na przykład ~/.local/share/tenka
help-admin-database-url = Zamiast folderu: baza PostgreSQL serwera
help-admin-users = Wymienia osoby, usuwa kogoś albo wpuszcza kogoś, kto stracił hasło
help-admin-users-json = Wypisuje po jednym dokumencie JSON w wierszu
help-admin-users-delete = Usuwa osobę: imię, hasło, urządzenia, tokeny
help-admin-users-delete-id = Osoba, tak jak nazywa ją lista
help-admin-users-password = Wypisuje link, który jeden raz loguje osobę, żeby mogła wybrać nowe hasło
help-admin-users-password-id = { help-admin-users-delete-id }
help-admin-users-password-url = Adres serwera, który ma stać przed ścieżką
help-admin-tables = Wymienia stoły albo zamyka jeden z nich
help-admin-tables-json = { help-admin-users-json }
help-admin-tables-close = Zamyka stół, ktokolwiek przy nim gra
help-admin-tables-close-id = Stół, tak jak nazywa go lista
help-admin-reports = Wymienia niezałatwione zgłoszenia albo załatwia jedno z nich
help-admin-reports-all = Także załatwione
help-admin-reports-json = { help-admin-users-json }
help-admin-reports-settle = Odnotowuje, że sprawa jest załatwiona
help-admin-reports-settle-id = Zgłoszenie, tak jak nazywa je lista
help-admin-export = Zapisuje w pliku osoby i stoły wraz z przebiegiem gier, po jednym dokumencie JSON w wierszu
help-admin-export-more = Plik zawiera to, co w trwających grach jest tajne, więc zachowaj go dla siebie. Haseł i adresów powiadomień w nim nie ma, chyba że o nie poprosisz.
help-admin-export-file = Plik do zapisania
help-admin-export-table = Tylko ten stół i jego osoby; można podać kilka razy
help-admin-export-secrets = Także skróty haseł i adresy powiadomień
help-admin-import = Dodaje to, co wyeksportowano. Jeśli coś z tego już tu jest, zostaje nietknięte i nic nie zostaje dodane
help-admin-import-file = Plik zapisany przez „tenka admin export”
help-admin-backup = Kopiuje bazę danych, gdy serwer działa: jeden cały plik, wszystko z tej samej chwili
help-admin-backup-note = Aby wrócić do tej kopii, zatrzymaj serwer i włóż plik do jego folderu jako tenka.db.
help-admin-backup-file = { help-admin-export-file }
help-admin-check = Rozgrywa każdą zapisaną grę od nowa według zasad tego programu i mówi, która gdzie by zawiodła
help-admin-check-more = Uruchom to przed aktualizacją w nowym programie. Niczego nie zmienia; status wynosi 1, jeśli któraś gra zawiedzie.
help-admin-check-json = Wypisuje po dokumencie JSON na stół, a na końcu jeden o wszystkich

## play

help-play = Gra w terminalu, przeciw botom albo ze znajomymi przy tym samym ekranie
help-play-seed = Dowolny krótki tekst, z którego wynika cała losowość w grze; domyślnie losowy
help-play-as = Miejsca ludzi, na przykład koi albo koi,lotus; domyślnie pierwsze miejsce
help-play-bots = Boty na pozostałych miejscach, po kolei: poziom, także z charakterem, jak w greedy:raider lub greedy:any. Domyślnie najsilniejsze w tej grze, każdy z innym charakterem. exec:"python3 bot.py" to inny program (docs/protocol.md)
help-play-resume = Wznawia grę z tego zapisu
help-play-save = Przechowuje grę w tym pliku; domyślnie w tym z --resume albo w jednym z twoich własnych

## rules

help-rules = Pokazuje zasady, strona po stronie, albo szuka w nich słowa
help-rules-game = Gra albo dodatek: rising-sun, kami-unbound lub shogun
help-rules-page = Strona, tak jak nazywa ją lista
help-rules-search = Pokazuje każde miejsce, w którym jest to słowo

## new

help-new = Wypisuje nowy zapis na standardowe wyjście
help-new-seed = { help-play-seed }
help-new-from = Zaczyna zamiast tego od pozycji

## show

help-show = Pokazuje grę tak, jak widzi ją miejsce, widz albo wszyscy razem
help-show-as = Czyimi oczami; all widzi wszystkie tajemnice
help-show-to = Po pierwszych N akcjach
help-show-json = Wypisuje widok jako JSON; dla all pozycję

## legal

help-legal = Wymienia, co teraz wolno, po jednym {"{"}"seat":…,"action":…{"}"} w wierszu
help-legal-as = Tylko to, co wolno temu miejscu
help-legal-free = Także to, co można cofnąć, choć nikt na to nie czeka

## apply

help-apply = Czyta ze standardowego wejścia wiersze {"{"}"seat":…,"action":…{"}"} i wypisuje dłuższy zapis
help-apply-more = Odrzucony wiersz zatrzymuje polecenie i nic nie zostaje zapisane.
help-apply-record = Zapis albo pozycja
help-apply-in-place = Zapisuje z powrotem w pliku zamiast na standardowe wyjście

## position

help-position = Wypisuje pozycję jako JSON, który człowiek może czytać i zmieniać
help-position-to = Pozycja po pierwszych N akcjach

## replay

help-replay = Opowiada grę, wydarzenie po wydarzeniu
help-replay-record = Zapis; - to standardowe wejście
help-replay-to = Tylko pierwsze N akcji
help-replay-as = Tylko to, co wolno usłyszeć miejscu albo widzowi
help-replay-json = Wypisuje po jednym {"{"}"entry":…,"seat":…,"event":…{"}"} w wierszu; liczy się od 0, a to, co dzieje się przed pierwszą decyzją, nie ma ani „entry”, ani „seat”

## verify

help-verify = Rozgrywa zapis od nowa; sprawdza każdą akcję, wszystko, co musi się zgadzać, oraz czy ziarno pasuje do tego, co mówi o nim zapis
help-verify-more = Sam zapis nie może dowieść, że jego ziarna nie podmieniono. Może to potwierdzenie: strona zachowuje je dla każdej gry przed pierwszą decyzją i pozwala je pobrać. Status 2 oznacza, że coś się nie zgadza.
help-verify-receipt = Potwierdzenie zachowane przez gracza: porównuje z nim sekret serwera, wszystkie wkłady, ziarno i przydział miejsc
help-verify-commitment = Zobowiązanie zachowane przez gracza: do ziarna albo do sekretu serwera

## lessons

help-lessons = Wymienia przygotowane stoły albo sprawdza napisaną przez kogoś zagadkę
help-lessons-check = Sprawdza zagadkę: jej pozycję i to, czy rozwiązanie osiąga cel, cokolwiek zrobią inni
help-lessons-check-puzzle = Zagadka; - to standardowe wejście

## simulate

help-simulate = Rozgrywa gry bez ludzi i liczy, kto wygrywa
help-simulate-more = Boty zajmują miejsca po kolei: tyle kolejnych gier, ile jest botów, ma to samo rozdanie i każdy bot gra w nim na każdym miejscu. Klany lub kolory, plansze, zestawy kart i kolejność przy stole występują jednakowo często. Wspólne zwycięstwo liczy się każdemu, kto ma w nim udział. To samo ziarno daje te same wyniki przy dowolnej liczbie wątków. Ctrl-C zatrzymuje i podsumowuje to, co zrobiono.
help-simulate-games = Ile gier
help-simulate-bots = Boty przy stole, na przykład greedy,random,random, także z charakterem, jak w greedy:raider. Mniej niż trzy wypełniają od trzech do pięciu miejsc. exec:"python3 bot.py" to inny program (docs/protocol.md)

## arena

help-arena = Ocenia boty w grach między nimi
help-arena-more =
    Jeśli botów jest więcej niż miejsc, stoły losuje się tak, żeby wszyscy spotykali się jednakowo często; jeśli mniej, powtarzają się. Z --pairs każdy bot gra sam wśród kopii każdego innego, z --alone tylko pierwszy.

    Każdy gra na każdym miejscu rozdania, a klany lub kolory, plansze, zestawy kart i kolejność przy stole występują jednakowo często. Wspólne zwycięstwo liczy się każdemu, kto ma w nim udział. To samo ziarno daje te same gry i rankingi przy dowolnej liczbie wątków. Ctrl-C zatrzymuje i podsumowuje to, co zrobiono; z --resume to samo polecenie ruszy od tego miejsca. Boty, które są innymi programami, mogą oczywiście za każdym razem decydować inaczej.
help-arena-bots = Boty, każdy podany raz, na przykład random,greedy,skilled, także z charakterem, jak w greedy:raider. Jeśli nie mieszczą się przy stole, spotykają się po kolei. exec:"python3 bot.py" to inny program (docs/protocol.md)
help-arena-games = Ile gier; z --pairs lub --alone dla każdego składu
help-arena-pairs = Sadza każdego bota wśród kopii każdego innego, w obie strony, z tymi samymi rozdaniami
help-arena-alone = Sadza pierwszego bota wśród kopii każdego innego, z tymi samymi rozdaniami
help-arena-report = Zapisuje w tym pliku stronę z tabelami i wykresami
help-arena-resume = Przechowuje w tym pliku każdą zakończoną grę i idzie dalej od tych, które już w nim są

## bench

help-bench = Mierzy losową grę w jednym wątku: wyliczyć, co wolno, wybrać, wykonać; i jak szybko bot patrzy naprzód
help-bench-game = Gra; wszystkie, jeśli żadnej nie podano
help-bench-json = Wypisuje dla każdej gry wiersz z dokumentem JSON
help-bench-seconds = Jak długo mierzyć
help-bench-games = Rozgrywa zamiast tego tyle gier, jakkolwiek długo to potrwa; za każdym razem te same

## swarm

help-swarm = Każe tłumowi prawdziwych klientów grać na serwerze, mierzy go i sprawdza, czy nic nie zginęło
help-swarm-more = Każde miejsce to gość z własnym połączeniem, który losowo wybiera coś dozwolonego. Na końcu każdy gość pyta, które z jego decyzji serwer zapisał; decyzja potwierdzona, której brakuje, jest utracona, a polecenie kończy się błędem. Serwer ze zwykłymi ograniczeniami wpuszcza od razu 20 gości z jednego adresu, a potem jednego co 20 sekund; klienci na to czekają. Aby zmierzyć sam serwer, uruchom go z --no-limits.
help-swarm-url = Sam serwer, na przykład http://127.0.0.1:7300
help-swarm-tables = Przy ilu stołach gra się naraz
help-swarm-seats = Ile osób siedzi przy każdym
help-swarm-seconds = Ile sekund mierzyć, gdy wszyscy już siedzą
help-swarm-rate = Tyle decyzji na sekundę przy wszystkich stołach razem; domyślnie tyle, ile zniesie serwer
help-swarm-views = Każda wiadomość przynosi to, co widzi miejsce, tak jak żądają tego strony
