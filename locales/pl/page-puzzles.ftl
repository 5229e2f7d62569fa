### The place to learn, and puzzles at the table.

## The place to learn

page-puzzle-learn = Nauka przez grę
page-puzzle-learn-line = Pierwsza gra z przewodnikiem u boku, a potem małe zagadki: jedna sytuacja, jedno zadanie, jeden pomysł.
page-puzzle-guide-rising-sun = Twoja pierwsza gra w Rising Sun
page-puzzle-guide-rising-sun-line = Prowadzisz klan Koi przeciwko dwóm przyjaznym botom. Przewodnik objaśnia każdy krok, kiedy na niego pora.
page-puzzle-guide-shogun = Twoja pierwsza gra w Shoguna
page-puzzle-guide-shogun-line = Grasz Niebieskim przeciwko dwóm przyjaznym botom. Przewodnik układa z tobą pierwszy plan.
page-puzzle-begin = Zaczynamy
page-puzzle-puzzles-rising-sun = Zagadki z Rising Sun
page-puzzle-puzzles-shogun = Zagadki z Shoguna
page-puzzle-about-rising-sun = Są coraz trudniejsze. Każde rozwiązanie działa niezależnie od tego, co zrobią inni.
page-puzzle-about-shogun = Tutaj każda kostka przelatuje przez wieżę: szczęście o niczym nie decyduje.
page-puzzle-progress = Rozwiązane: { $solved } z { $all }
page-puzzle-is-solved = Rozwiązana
page-puzzle-is-open = Jeszcze nierozwiązana
page-puzzle-as = Grasz jako { $seat }

## At the table

page-puzzle-task = Zadanie
page-puzzle-hint = Wskazówka
page-puzzle-solved = Rozwiązane!
page-puzzle-missed = Tym razem nie
page-puzzle-missed-line = Zadanie brzmiało: { $task }
page-puzzle-again = Jeszcze raz
page-puzzle-next = Następna zagadka
page-puzzle-all = Wszystkie zagadki
page-puzzle-why = Dlaczego?
page-puzzle-all-solved = Teraz masz rozwiązane wszystkie!

## What was missed

page-puzzle-unmet-points = Masz mniej punktów niż { $count }.
page-puzzle-unmet-most-points = Ktoś ma tyle samo punktów co ty albo więcej.
page-puzzle-unmet-coins = Masz mniej monet niż { $count }.
page-puzzle-unmet-ronin = Masz mniej roninów niż { $count }.
page-puzzle-unmet-token = Żeton wojny z prowincji { $province } nie należy do ciebie.
page-puzzle-unmet-most-force = Nie masz największej siły w { $province }.
page-puzzle-unmet-honor-above = Na torze honoru nie stoisz wyżej niż { $clan }.
page-puzzle-unmet-hostages = Masz mniej jeńców niż { $count }.
page-puzzle-unmet-most-worship = Nie masz największej siły w świątyni { $kami-gen }.
page-puzzle-unmet-victory = Gra nie jest wygrana.
page-puzzle-unmet-chests = Masz mniej skrzyń niż { $count }.
page-puzzle-unmet-rice = Masz mniej ryżu niż { $count }.
page-puzzle-unmet-provinces = Masz mniej prowincji niż { $count }.
page-puzzle-unmet-holds = Prowincja { $province } nie należy do ciebie.
page-puzzle-unmet-majority = Nie masz samodzielnej większości: { $building }, { $region }.
page-puzzle-unmet-no-revolt = W jednej z twoich prowincji wybuchł bunt.

## rising-sun/every-bid

page-puzzle-rising-sun-every-bid = Cokolwiek postawią
page-puzzle-rising-sun-every-bid-task = Wygraj bitwę o Kioto, cokolwiek postawi klan Ważki.
page-puzzle-rising-sun-every-bid-hint = Klan Ważki ma 2 monety, a twój honor jest wyższy: przy równych stawkach przewaga jest twoja. Których dwóch przewag nie wolno ci stracić?
page-puzzle-rising-sun-every-bid-moral = Policz monety drugiej strony: czego nie może przebić, to na pewno jest twoje. A jeniec liczy się podwójnie, bo druga strona traci figurkę i nie może zabrać twojej.

## rising-sun/two-shrines

page-puzzle-rising-sun-two-shrines = Od świątyni do świątyni
page-puzzle-rising-sun-two-shrines-task = Wybierz rozkaz tak, by po turze Kami mieć co najmniej 3 monety i więcej honoru niż klan Ważki.
page-puzzle-rising-sun-two-shrines-hint = Świątynie rozpatruje się od lewej do prawej i w każdej na nowo remis rozstrzyga honor. Dwóch shinto wystarczy na dwie świątynie.
page-puzzle-rising-sun-two-shrines-moral = Amaterasu stoi po lewej. Kto wejdzie tam na szczyt toru honoru, wygrywa remisy we wszystkich następnych świątyniach.

## rising-sun/change-sides

page-puzzle-rising-sun-change-sides = Zmiana stron
page-puzzle-rising-sun-change-sides-task = Ostatni rozkaz przed wojną. Musisz mieć na jej początku największą siłę w prowincjach Edo i Kansai.
page-puzzle-rising-sun-change-sides-hint = W obu brakuje ci po jednym bushi. Figurka, która zmienia stronę, liczy się podwójnie – ale kosztuje cię sojusz.
page-puzzle-rising-sun-change-sides-moral = Zdrada odwraca układ w dwóch prowincjach naraz: każda wymieniona figurka zmienia stosunek sił o dwa. Tuż przed wojną nikt nie zdąży odpowiedzieć.

## rising-sun/beautiful-end

page-puzzle-rising-sun-beautiful-end = Piękny koniec
page-puzzle-rising-sun-beautiful-end-task = Bitwy o Kansai nie da się wygrać. Skończ ją, mając co najmniej 12 punktów.
page-puzzle-rising-sun-beautiful-end-hint = Seppuku daje ci punkt i honor za każdą twoją figurkę, a poeci dają punkt za każdego poległego. Kto wygrywa remisy po twoim Seppuku?
page-puzzle-rising-sun-beautiful-end-moral = Przegrana bitwa też może być dużo warta. A kolejność pomaga: Seppuku podnosi twój honor, zanim rozstrzygną się poeci.

## rising-sun/house-is-an-army

page-puzzle-rising-sun-house-is-an-army = Dom to też armia
page-puzzle-rising-sun-house-is-an-army-task = To twoja Formacja, a wszyscy inni już się ruszyli. Zdobądź największą siłę w prowincjach Kioto, Edo i Oshu.
page-puzzle-rising-sun-house-is-an-army-hint = Warownie klanu Żółwia liczą się jako siła i maszerują razem z nim. Za 3 monety możesz zbudować jeszcze jedną.
page-puzzle-rising-sun-house-is-an-army-moral = Warownie walczą za klan Żółwia i mogą się ruszać. A kto wybiera rozkaz, działa ostatni i wie, ile wystarczy.

## rising-sun/two-wars

page-puzzle-rising-sun-two-wars = Dwie wojny, jedna sakiewka
page-puzzle-rising-sun-two-wars-task = Wygraj bitwy o Oshu i o Kioto. Twoje 5 monet musi wystarczyć na obie.
page-puzzle-rising-sun-two-wars-hint = Klan Ważki ma 1 monetę, klan Lotosu 2, a oba mają więcej honoru. Przebij każdego o jedną, nie więcej.
page-puzzle-rising-sun-two-wars-moral = Gdy masz mniej honoru, pewna stawka to o jedną monetę więcej, niż może zapłacić druga strona. Każdej monety ponad to zabraknie w następnej bitwie – stawki zwycięzcy trafiają do pokonanych.

## rising-sun/kingmaker

page-puzzle-rising-sun-kingmaker = Kto zostanie królem
page-puzzle-rising-sun-kingmaker-task = Ostatnia bitwa w grze: jeśli klan Ważki wygra Edo, wygra wszystko. Wygraj grę.
page-puzzle-rising-sun-kingmaker-hint = Z jednym bushi nie wygrasz Edo, ale możesz zdecydować, kto wygra. Klan Lotosu nie ma monet i stoi na torze honoru niżej niż klan Ważki.
page-puzzle-rising-sun-kingmaker-moral = Trzy różne prowincje są Zimą warte 10 punktów. Czasem najlepszy żeton to ten, który zdobywa ktoś trzeci.

## shogun/the-right-place

page-puzzle-shogun-the-right-place = Właściwe miejsce
page-puzzle-shogun-the-right-place-task = Twój plan jest gotowy, a miejsce wybierasz przed innymi: zajmij takie, dzięki któremu zimą nie wybuchnie żaden bunt.
page-puzzle-shogun-the-right-place-hint = Siedem prowincji potrzebuje siedmiu miarek ryżu. Masz 3, Sagami daje 4, a zima zabiera 1.
page-puzzle-shogun-the-right-place-moral = Miejsce w kolejności to także karta specjalna. Jedna miarka ryżu więcej może być zimą warta całej prowincji.

## shogun/the-tray

page-puzzle-shogun-the-tray = Co leży na tacce
page-puzzle-shogun-the-tray-task = Wyrusz z prowincji Mino i zdobądź jeszcze jedną prowincję. Każda kostka przelatuje przez wieżę.
page-puzzle-shogun-the-tray-hint = Wszystko, co leży na tacce, wrzuca się razem: 2 twoje kostki, 3 kostki Żółtego i 2 chłopów. Chłopi pomagają obrońcy tylko tam, gdzie nie ma niepokoju.
page-puzzle-shogun-the-tray-moral = Zanim wyruszysz, spójrz na tackę. Nawet silna prowincja może upaść: tam, gdzie jest niepokój, chłopi tylko patrzą.

## shogun/two-strikes

page-puzzle-shogun-two-strikes = Dwa uderzenia
page-puzzle-shogun-two-strikes-task = Zdobądź w tej rundzie prowincję Ise; broni jej 7 armii. Masz dwie bitwy, a każda kostka przelatuje przez wieżę.
page-puzzle-shogun-two-strikes-hint = Twoja karta specjalna dodaje jedną armię w każdym ataku. Przegrana bitwa też osłabia obrońcę.
page-puzzle-shogun-two-strikes-moral = Z kartą +1 w ataku dwa ataki dają dwie dodatkowe armie. Zebranie wszystkiego na jedną wielką bitwę daje tylko jedną.

## shogun/rice-for-winter

page-puzzle-shogun-rice-for-winter = Ryż na zimę
page-puzzle-shogun-rice-for-winter-task = Połóż cztery brakujące karty: żadnego buntu do końca zimy i co najmniej 3 skrzynie na koniec.
page-puzzle-shogun-rice-for-winter-hint = Oba pozostałe wydarzenia zabierają 2 miarki ryżu. Sześć prowincji potrzebuje sześciu, a masz 4 – a tam, gdzie panuje niepokój, zbieranie wywołuje bunt.
page-puzzle-shogun-rice-for-winter-moral = Licz wstecz od zimy: jedna miarka ryżu na każdą prowincję i to, co zabierze wydarzenie. I zbieraj tam, gdzie jest spokojnie.

## shogun/two-buildings

page-puzzle-shogun-two-buildings = Pięć skrzyń, dwa budynki
page-puzzle-shogun-two-buildings-task = Nadchodzi ostatnia zima. Połóż trzy karty na polach budowy tak, żeby skończyć z 35 punktami.
page-puzzle-shogun-two-buildings-hint = Teatr jest pierwszy w kolejności. Pięć skrzyń wystarczy na zamek i świątynię – jeśli wcześniej żadnej nie wydasz. Gdzie już stoi teatr?
page-puzzle-shogun-two-buildings-moral = To, czego nie da się wykonać, nic nie kosztuje, więc kartą można też oszczędzać. A większość, której nikt nie dzieli, jest warta o punkt więcej.

## shogun/angry-peasants

page-puzzle-shogun-angry-peasants = Gniewni chłopi
page-puzzle-shogun-angry-peasants-task = Połóż cztery brakujące karty. Na koniec rundy musisz mieć prowincje Mino, Suruga i Izu oraz co najmniej 5 skrzyń. Każda kostka przelatuje przez wieżę.
page-puzzle-shogun-angry-peasants-hint = Dwóch chłopów leży na tacce: dołączą do pierwszego buntu, a potem odejdą. Ryż jest przed podatkami: gdzie masz dość armii?
page-puzzle-shogun-angry-peasants-moral = Bunt, który trafi na dość armii, zostaje stłumiony i zabiera chłopów z tacki: następny jest łatwiejszy.
