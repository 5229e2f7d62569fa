### The page for those whom the host of a server allows to put things in order.

page-admin = Dla administratora
page-admin-line = Tę stronę widzą tylko osoby, którym pozwolił na to administrator tego serwera. Każda czynność trafia do dziennika serwera.
page-admin-refused = Administrator tego serwera nie nadał ci tu żadnych uprawnień.
page-admin-figures = Jak się mają sprawy
page-admin-again = Odśwież
page-admin-process = Wersja { $version }. Ten proces, uruchomiony { $since }:
page-admin-figure-people = osoby
page-admin-figure-kept = imiona z hasłem
page-admin-figure-lobby = stoły czekające na graczy
page-admin-figure-playing = trwające gry
page-admin-figure-over = skończone gry
page-admin-figure-closed = zamknięte stoły
page-admin-figure-decisions = zapisane decyzje
page-admin-figure-sockets = otwarte połączenia
page-admin-figure-tables = stoły w pamięci
page-admin-figure-webhook-failures = niedostarczone webhooki
page-admin-figure-database-errors = błędy bazy danych
page-admin-reports = Zgłoszenia
page-admin-with-settled = Także załatwione
page-admin-no-reports = Nic nie czeka na załatwienie.
page-admin-report = { $about ->
    [none] Zgłasza: { $by }
   *[other] Zgłasza: { $by }, dotyczy: { $about }
} · stół „{ $table }” · { $when }
page-admin-settled-at = załatwione { $when }
page-admin-settle = Załatwione
page-admin-settled = Zgłoszenie jest załatwione.
page-admin-gone = ktoś, kto odszedł
page-admin-tables = Stoły
page-admin-word = Nazwa, gracz lub numer
page-admin-stage = Stan
page-admin-stage-any = wszystkie
page-admin-stage-lobby = czeka na graczy
page-admin-stage-playing = gra trwa
page-admin-stage-over = gra skończona
page-admin-stage-closed = zamknięty
page-admin-search = Szukaj
page-admin-none = Niczego nie znaleziono.
page-admin-close = Zamknij stół
page-admin-sure-close = Zamknąć „{ $name }” na dobre?
page-admin-closed = Stół „{ $name }” jest zamknięty.
page-admin-people = Osoby
page-admin-name = Imię lub numer
page-admin-kept = imię z hasłem
page-admin-guest = gość
page-admin-person = { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, ostatnio tutaj { $seen }
page-admin-forget = Usuń: { $name }
page-admin-sure-forget = Usunąć na dobre: { $name }? W trwających grach zagrają boty.
page-admin-forgotten = Usunięto: { $name }.
page-admin-no = Nie
