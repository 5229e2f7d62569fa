### A guided first game of Rising Sun: one card for each new thing, when it first happens.

## What lies on the table

page-guide-rising-sun-aim-title = O co chodzi w tej grze
page-guide-rising-sun-aim-text = Prowadzisz klan Koi. Przez trzy pory roku – Wiosnę, Lato i Jesień – zawierasz sojusze, zbierasz armię, oddajesz cześć kami i walczysz o prowincje. Zimą liczy się ostatnie punkty i wygrywa ten, kto ma najwięcej punktów zwycięstwa.
page-guide-rising-sun-aim-consider = Punkty zdobywa się na wiele sposobów i nikt nigdy nie odpada z gry. Najwięcej przychodzi na samym końcu: za żetony wojny z wielu różnych prowincji.

page-guide-rising-sun-board-title = Mapa
page-guide-rising-sun-board-text = Osiem prowincji połączonych granicami i kropkowanymi szlakami morskimi; jedno i drugie to jeden krok. Prowincja nie należy do nikogo: liczy się tylko to, kto w chwili porównania ma tam większą siłę. Każda figurka ma siłę 1, chyba że karta mówi inaczej. Kliknij prowincję, a zobaczysz, kto w niej stoi i co dają tam Żniwa.
page-guide-rising-sun-board-consider = Kioto i Kansai leżą pośrodku i dają w Żniwach najwięcej punktów. Nagato ma tylko jednego sąsiada: łatwo je mieć na oku, trudno z niego wyjść.

page-guide-rising-sun-tea-title = Herbata: poszukaj sojusznika
page-guide-rising-sun-tea-text = Porę roku otwiera Ceremonia Picia Herbaty. Dwa klany, które się dogadają, są sojusznikami aż do następnej; każdy ma najwyżej jednego sojusznika, a we trójkę ktoś zawsze zostaje sam. Obejrzyj oferty, które czekają, złóż własną i zakończ negocjacje, gdy nie masz już nic do ustalenia.
page-guide-rising-sun-tea-consider = Obaj sojusznicy mają premię z każdego rozkazu, który wybierze którykolwiek z nich: mniej więcej dwa razy tyle premii co w pojedynkę. Najlepszy jest ktoś, kto chce innych prowincji niż ty.

page-guide-rising-sun-deals-title = Oferty i podarunki
page-guide-rising-sun-deals-text = W zakładce „Układy” możesz zaproponować sojusz, monety albo roninów i poprosić o coś w zamian. Wszystko, co zawiera przyjęta oferta, dzieje się od razu i jednocześnie. Monety i roninów wolno przekazywać do końca fazy Działań Politycznych; na wojnie już nie.
page-guide-rising-sun-deals-consider = Mały układ załatwiony od razu jest pewniejszy niż duży na później. Jedna lub dwie monety potrafią z wahającego się sąsiada zrobić sojusznika.

page-guide-rising-sun-honor-title = Honor rozstrzyga każdy remis
page-guide-rising-sun-honor-text = Tor honoru ustawia klany w kolejności. Ilekroć dwa z nich mają po równo (siły, monet na przewadze, wyznawców w świątyni, punktów na koniec), wygrywa ten, który stoi wyżej. Koi zaczyna na szczycie: tobie wystarczy tyle samo.
page-guide-rising-sun-honor-consider = Na szczycie potrzebujesz tyle, ile inni, niżej o jeden więcej. W górę niosą cię Seppuku i Amaterasu; Zdrada, gdy masz sojusznika, kosztuje jedno miejsce.

page-guide-rising-sun-seasons-title = Przebieg pory roku
page-guide-rising-sun-seasons-text = Pasek nad mapą pokazuje porę roku: trzy rozkazy, tura Kami, dwa rozkazy, znów Kami, jeszcze dwa rozkazy, jeszcze raz Kami – a potem wojna. Na koniec pory roku wszyscy tracą wszystkie monety i roninów.
page-guide-rising-sun-seasons-consider = Monet nie da się odłożyć. Planuj od końca: na co chcesz je wydać i gdzie chcesz stać, gdy przyjdzie wojna?

page-guide-rising-sun-war-provinces-title = Gdzie będzie wojna
page-guide-rising-sun-war-provinces-text = Te prowincje wylosowano na tę porę roku: tyle, ilu jest graczy, i jeszcze dwie. Wojna przychodzi do nich po kolei, w tym porządku; numery widać też na mapie. We wszystkich innych prowincjach nikt w tej porze roku nie walczy.
page-guide-rising-sun-war-provinces-consider = Figurki poza prowincjami wojny nie zdobędą żetonu. Liczy się też kolejność: monet wydanych w pierwszej bitwie zabraknie w ostatniej.

page-guide-rising-sun-clan-title = Twój klan ma swój dar
page-guide-rising-sun-clan-text = Każdy klan przez całą grę nagina jedną zasadę; kliknij klan na liście, by o niej przeczytać. Gdy zaczyna się wojna, wszyscy twoi ronini zamieniają się w monety, a jeśli wygrasz przewagę Najmij Ronina, walczy dla ciebie każda niepostawiona moneta. Lista pokazuje też, co mają wszyscy inni: prawie nic nie jest tajne.
page-guide-rising-sun-clan-consider = Dla Koi moneta to jedno z dwojga: stawka albo wojownik. Przed każdą bitwą policz, co mają inni; kto ma trzy monety, nie przebije czterech.

## Bargaining

page-guide-rising-sun-alliance-title = Sojusz
page-guide-rising-sun-alliance-text = Dwa klany są teraz w sojuszu; mały herb przy nazwie pokazuje, z kim. Dzielą się premią ze swoich rozkazów, zwycięzca bitwy oszczędza figurki sojusznika, a gdzie siły mają tylko te dwa klany, w ogóle nie ma bitwy. Poza tym sojusznik jest takim samym przeciwnikiem jak inni.
page-guide-rising-sun-alliance-consider = Z góry widać, które rozkazy należą do sojuszu. Kto zostaje sam, ma mniej premii, ale też na nikogo nie musi się oglądać.

page-guide-rising-sun-promises-title = Obietnice
page-guide-rising-sun-promises-text = Oferta może zawierać także obietnice: nie wchodzić do prowincji, zostawić komuś przewagę, wybrać określony rozkaz. Żadna obietnica nie wiąże. Stół tylko zapisuje, czy jej dotrzymano, czy ją złamano.
page-guide-rising-sun-promises-consider = Boty i ludzie to pamiętają. Lepiej złamać słowo raz, gdy chodzi o wiele, niż często dla drobiazgów.

## The mandates

page-guide-rising-sun-mandates-title = Faza Działań Politycznych
page-guide-rising-sun-mandates-text = Siedem razy w porze roku ktoś wybiera rozkaz, po kolei, zgodnie z ruchem wskazówek zegara; potem wykonują go prawie wszyscy. Pasek pokazuje, kto co wybrał i kiedy przychodzą trzy tury Kami.
page-guide-rising-sun-mandates-consider = Policz naprzód: które z siedmiu rozkazów wybierasz ty, a które twój sojusznik? Ważne rzeczy powinny dziać się właśnie wtedy.

page-guide-rising-sun-choose-title = Wybierz jeden z czterech kafli
page-guide-rising-sun-choose-text = Te cztery kafle widzisz tylko ty. Wybrany rozkaz wykonują wszyscy; zaczyna gracz po twojej lewej, ty jesteś na końcu, a przy Szkoleniu na początku. Ty i twój sojusznik macie też premię. Pozostałe trzy kafle wracają na wierzch, dla następnego gracza.
page-guide-rising-sun-choose-consider = Przy każdym kaflu zapytaj: co daje mnie, a co innym? I nie zostawiaj sąsiadowi tego, na który czeka.

page-guide-rising-sun-recruit-title = Werbunek
page-guide-rising-sun-recruit-text = Każdy klan może przyzwać z rezerwy po jednej figurce przy każdej swojej warowni na mapie. Zagrywający i jego sojusznik mogą przyzwać jeszcze jedną, przy dowolnej własnej warowni. Wybierz figurkę i podświetloną prowincję; co pominiesz, przepada.
page-guide-rising-sun-recruit-consider = Bushi walczą, shinto mogą właśnie teraz pójść do świątyni. Im więcej warowni, tym więcej figurek – ale bushi masz tylko sześciu.

page-guide-rising-sun-worship-title = Shinto w świątyniach
page-guide-rising-sun-worship-text = Shinto może pójść do jednej z czterech świątyń w chwili, gdy go przyzywasz, i tylko wtedy. Zostaje tam do końca pory roku: nie walczy, ale nikt nie może go też pojmać ani przesunąć. Wskaż świątynię, by przeczytać, co daje jej kami.
page-guide-rising-sun-worship-consider = Shinto, który przyjdzie przed pierwszą turą Kami, liczy się trzy razy. Jeden w świątyni, której nikt inny nie chce, jest wart więcej niż drugi w zatłoczonej.

page-guide-rising-sun-marshal-title = Formacja
page-guide-rising-sun-marshal-text = Każda twoja figurka na mapie może raz przejść do sąsiedniej prowincji, lądem albo szlakiem morskim, choćby każda gdzie indziej. Wrogowie cię nie zatrzymują; walczy się dopiero na wojnie. Zagrywający i jego sojusznik mogą też zbudować warownię.
page-guide-rising-sun-marshal-consider = Kto rusza ostatni, widzi, dokąd idą inni. W prowincji wojny wystarczy o jedną figurkę więcej, niż ma przeciwnik, a przy wyższym honorze nawet tyle samo.

page-guide-rising-sun-strongholds-title = Warownie
page-guide-rising-sun-strongholds-text = Warownia kosztuje 3 monety i może stanąć w dowolnej prowincji, nawet tam, gdzie nic nie masz. Zostaje na całą grę i nie można jej zniszczyć. Sama nie ma siły (chyba że należy do Żółwia), ale w każdym Werbunku można przy niej przyzwać figurkę.
page-guide-rising-sun-strongholds-consider = Warownia z Wiosny zwraca się przez trzy pory roku, z Jesieni już prawie wcale. Buduj tam, gdzie figurek będziesz potrzebować wciąż na nowo.

page-guide-rising-sun-train-title = Szkolenie
page-guide-rising-sun-train-text = Każdy może kupić jedną kartę pory roku; tym razem zaczyna zagrywający. On i jego sojusznik płacą o 1 monetę mniej. Karta działa od chwili, gdy jest twoja, aż do końca gry.
page-guide-rising-sun-train-consider = Każda karta jest w jednym lub dwóch egzemplarzach i kto jest pierwszy, ten wybiera. Zostaw jednak monety na wojnę: tam kupuje się za nie bitwy.

page-guide-rising-sun-cards-title = Pięć rodzajów kart pór roku
page-guide-rising-sun-cards-text = Wzmocnienia ulepszają figurki albo rozkazy. Cnoty dają coś za każdym razem, gdy zdarzy się coś określonego. Potwory to figurki z własną mocą. Ulepszenia Wojenne działają w każdej wojnie, Ulepszenia Zimowe dają punkty na koniec. To, czego nikt nie kupi, przepada wraz z porą roku.
page-guide-rising-sun-cards-consider = Najlepsza karta nagradza to, co i tak robisz. Wczesne karty działają przez trzy pory roku; późne muszą zwrócić się od razu.

page-guide-rising-sun-monsters-title = Potwory
page-guide-rising-sun-monsters-text = Ktoś kupił potwora. Przyzywa się go od razu, w prowincji, w której jego klan ma warownię; o jego mocy przeczytasz w szczegółach klanu. Ginie jak każda inna figurka i można go znów przyzwać.
page-guide-rising-sun-monsters-consider = Niektóre potwory są silne, gdy ich klan ma niski honor. Potwór z dala od wojny to tylko droga ozdoba: zastanów się, jak dotrze tam, gdzie się walczy.

page-guide-rising-sun-harvest-title = Żniwa
page-guide-rising-sun-harvest-text = Wszyscy dostają 1 monetę. Zagrywający i jego sojusznik dostają też wynagrodzenie każdej prowincji, w której mają największą siłę: punkty, monety, roninów. Gdzie najsilniejszy jest ktoś inny, wynagrodzenia nie dostaje nikt.
page-guide-rising-sun-harvest-consider = Kioto daje za każdym razem 4 punkty, Kansai 3. Wybieraj Żniwa, gdy twoje figurki stoją dobrze, a cudze nie.

page-guide-rising-sun-betray-title = Zdrada
page-guide-rising-sun-betray-text = Działa tylko zagrywający: wymienia do dwóch figurek dwóch różnych graczy na figurki tego samego rodzaju ze swojej rezerwy. Jeśli ma sojusznika, sojusz natychmiast się kończy, a on traci honor. Daimyo i shinto w świątyniach są bezpieczni.
page-guide-rising-sun-betray-consider = Dwie figurki zmieniają stronę, a to może rozstrzygnąć dwie bitwy. Pod koniec pory roku tracisz niewiele wspólnych premii – ale na wojnie nikt już nie musi cię oszczędzać.

page-guide-rising-sun-bonus-title = Premia twoja i sojusznika
page-guide-rising-sun-bonus-text = Kto wybiera rozkaz, ma premię, a jego sojusznik także: figurkę więcej przy Werbunku, warownię przy Formacji, zniżkę przy Szkoleniu, wynagrodzenia przy Żniwach. Możesz użyć jej przed tym, co wolno wszystkim, po tym albo w trakcie.
page-guide-rising-sun-bonus-consider = Wybieraj rozkazy, z których premii naprawdę teraz skorzystasz: monety na warownię, figurki w rezerwie, siła w bogatych prowincjach.

page-guide-rising-sun-kami-title = Kami obdarzają łaską
page-guide-rising-sun-kami-text = Po trzecim, piątym i siódmym rozkazie rozpatruje się cztery świątynie, od lewej do prawej. W każdej łaskę kami dostaje klan, który ma najwięcej wyznawców; remis rozstrzyga honor, a pozostali nie dostają nic. Shinto zostają do następnej tury Kami.
page-guide-rising-sun-kami-consider = Amaterasu jest pierwsza i może zmienić honor, który rozstrzyga w dalszych świątyniach. Dwa ruchy od Fujina są najwięcej warte tuż przed wojną.

page-guide-rising-sun-ronin-title = Ronini
page-guide-rising-sun-ronin-text = Ronini to wojownicy bez pana. Sami nie mają siły; ale kto w bitwie wygra przewagę Najmij Ronina, dodaje 1 do siły za każdego swojego ronina. Nie zużywa się ich i można ich najmować znowu aż do końca pory roku. Ronini klanu Koi z początkiem wojny zamieniają się w monety.
page-guide-rising-sun-ronin-consider = Ronini zmieniają każdą bitwę: nikt nie wie, w której zostaną najęci. Licz także tych, których mają przeciwnicy.

## War

page-guide-rising-sun-war-title = Zaczyna się wojna
page-guide-rising-sun-war-text = Teraz rozstrzygają się prowincje wojny, jedna po drugiej. Jeśli siły ma tam tylko jeden klan, bierze żeton bez bitwy; sojusznicy między sobą też nie walczą. We wszystkich innych przypadkach dochodzi do bitwy. Monet i roninów nie można już przekazywać.
page-guide-rising-sun-war-consider = Zanim pierwszy raz coś postawisz, spójrz na cały szereg. Na których dwóch bitwach naprawdę ci zależy? To na nie przeznacz monety.

page-guide-rising-sun-quiet-title = Prowincja, w której nie ma nikogo
page-guide-rising-sun-quiet-text = W tej prowincji wojny nikt nie miał siły, więc jej żeton przepada. Do zdobycia go wystarczyłaby jedna figurka.
page-guide-rising-sun-quiet-consider = Puste prowincje wojny to najtańsze żetony ze wszystkich. Przed ostatnią Formacją sprawdź, czy gdzieś nie wślizgnie się jeden bushi.

page-guide-rising-sun-battle-title = Bitwa
page-guide-rising-sun-battle-text = Biorą w niej udział wszystkie klany, które mają w prowincji siły, i to do końca. Tabela pokazuje ich siłę, monety i roninów. Najpierw wszyscy w tajemnicy stawiają monety na cztery przewagi; te rozpatruje się z góry na dół, a potem decyduje siła.
page-guide-rising-sun-battle-consider = Przegrana bitwa może dać więcej punktów niż wygrana. Najpierw zapytaj: czy w ogóle mogę ją wygrać – a jeśli nie, co jest tu do zdobycia?

page-guide-rising-sun-bids-title = Tajne stawki
page-guide-rising-sun-bids-text = Rozdziel dowolnie wiele monet między cztery przewagi. Wszystkie stawki odsłania się naraz; każdą przewagę wygrywa najwyższa stawka, a remis rozstrzyga honor. To, co stawiasz, jest wydane, czy wygrasz, czy nie; to, czego nie stawiasz, zostaje twoje.
page-guide-rising-sun-bids-consider = Pojedyncza moneta na przewagę, której nikt inny nie chce, to najlepsza moneta całej wojny. I pamiętaj: kto wygra bitwę, płaci swoje stawki przegranym.

page-guide-rising-sun-seppuku-title = Seppuku
page-guide-rising-sun-seppuku-text = Kto wygra tę przewagę, może zabić wszystkie własne figurki w prowincji: za każdą 1 punkt i jeden krok na torze honoru. Wszystkie albo żadną. Zostaje w bitwie i może ją jeszcze wygrać dzięki roninom albo honorowi.
page-guide-rising-sun-seppuku-consider = Figurki, które i tak zginą, są tu warte po punkcie – a honor liczy się od razu, przy każdym następnym remisie.

page-guide-rising-sun-take-hostage-title = Weź Jeńca
page-guide-rising-sun-take-hostage-text = Kto wygra tę przewagę, może pojmać w prowincji jedną figurkę innego klanu, byle nie daimyo, i zabiera jej właścicielowi 1 punkt. W tej bitwie figurka już się nie liczy. Na początku następnej pory roku wraca do domu, a ten, kto ją pojmał, dostaje 1 monetę.
page-guide-rising-sun-take-hostage-consider = Jedna figurka mniej może odwrócić bitwę, a do tego punkt zmienia właściciela. Najlepszy łup to potwory i silne figurki.

page-guide-rising-sun-hire-ronin-title = Najmij Ronina
page-guide-rising-sun-hire-ronin-text = Każdy ronin zwycięzcy tej przewagi dodaje w tej bitwie 1 do siły; żaden się nie zużywa. U Koi jak ronin liczy się każda niepostawiona moneta – i zostaje u ciebie.
page-guide-rising-sun-hire-ronin-consider = Tak wygrywa garstka figurek. Jeśli ktoś ma wielu roninów, przebicie go tutaj bywa tańsze niż sprowadzanie nowych figurek.

page-guide-rising-sun-imperial-poets-title = Cesarscy Poeci
page-guide-rising-sun-imperial-poets-text = Poeci piszą na końcu: kto wygra tę przewagę, zdobywa 1 punkt za każdą figurkę zabitą w tej bitwie, czyjakolwiek była – także przez Seppuku. Pojmane się nie liczą.
page-guide-rising-sun-imperial-poets-consider = Im więcej figurek stoi w prowincji, tym więcej warci są poeci. Seppuku i poeci razem: twoi polegli liczą się podwójnie.

page-guide-rising-sun-outcome-title = Kto wygrywa bitwę
page-guide-rising-sun-outcome-text = Wygrywa największa siła, wliczając najętych roninów; remis rozstrzyga honor. Zwycięzca bierze żeton prowincji. Wszystkie figurki przegranych w prowincji giną, oprócz figurek sojusznika zwycięzcy, i wracają do rezerw.
page-guide-rising-sun-outcome-consider = Zabite figurki nie są stracone: sprowadzi je następny Werbunek. Liczy się, ile masz na to warowni i monet.

page-guide-rising-sun-reparations-title = Reparacje
page-guide-rising-sun-reparations-text = Wszystkie stawki są wydane. Monety przegranych idą do wspólnej puli, a monety zwycięzcy dzieli się między przegranych, którzy mogą je postawić już w następnej bitwie.
page-guide-rising-sun-reparations-consider = Drogie zwycięstwo uzbraja twoich wrogów. Kto przegra z bogatym zwycięzcą, wchodzi do następnej bitwy z większą liczbą monet.

page-guide-rising-sun-tokens-title = Żetony wojny
page-guide-rising-sun-tokens-text = Żeton z Wiosny jest Zimą wart 1 punkt, z Lata 2, z Jesieni 3. Do tego dochodzi premia za różne prowincje na wszystkich twoich żetonach: 10 punktów za trzy lub cztery, 20 za pięć lub sześć, 30 za siedem lub osiem.
page-guide-rising-sun-tokens-consider = Trzecia, piąta i siódma różna prowincja są warte o 10 punktów więcej każda. Sprawdź, której brakuje tobie – a której przeciwnikowi.

## The year goes on

page-guide-rising-sun-season-end-title = Koniec pory roku
page-guide-rising-sun-season-end-text = Wszystkie monety i ronini przepadły, a shinto ze świątyń są znów w rezerwach. Figurki i warownie na mapie, karty, żetony, punkty i honor zostają. Teraz losuje się nowe prowincje wojny, do kupienia jest dwanaście nowych kart, a każdy klan dostaje swój dochód.
page-guide-rising-sun-season-end-consider = Spójrz na mapę od nowa: gdzie stoją twoje figurki i które z nowych prowincji wojny są blisko? Pierwszy rozkaz wybiera gracz siedzący za tym, kto wybierał ostatni.

page-guide-rising-sun-hostages-title = Jeńcy wracają do domu
page-guide-rising-sun-hostages-text = Pojmane figurki wracają do rezerw swoich właścicieli, a klan, który je pojmał, dostaje za każdą 1 monetę.
page-guide-rising-sun-hostages-consider = Do tej chwili nie można ich było przyzwać. Komu wraca kilka naraz, temu przyda się wczesny Werbunek.

page-guide-rising-sun-autumn-title = Ostatnia pora roku
page-guide-rising-sun-autumn-text = Jesień to ostatnia pora roku z wojną, a jej żetony są warte po 3 punkty. Wśród kart są teraz Ulepszenia Zimowe, które na koniec dają punkty za warownie, Cnoty, potwory i tym podobne.
page-guide-rising-sun-autumn-consider = Nic już nie musi trwać: ani monety, ani obietnice, ani sojusze. Policz, których różnych prowincji jeszcze ci brakuje i która karta da ci najwięcej punktów za to, co masz.

page-guide-rising-sun-winter-title = Zima: ostatnie punkty
page-guide-rising-sun-winter-text = Najpierw dają punkty Ulepszenia Zimowe, potem liczy się żetony, potem premię za różne prowincje. Wygrywa ten, kto ma najwięcej punktów, a przy równej liczbie ten, kto ma wyższy honor. Tylko sojusznicy, którzy prowadzą z równą liczbą punktów, wygrywają razem.
page-guide-rising-sun-winter-consider = Sprawdź w wynikach, skąd inni mieli punkty. W następnej grze możesz tego spróbować od Wiosny.

## The page itself

page-guide-rising-sun-undo-title = Wolno cofać ruchy
page-guide-rising-sun-undo-text = „Cofnij” cofa twój ostatni krok i te przed nim, dopóki nic ukrytego nie wyszło na jaw i nikt inny nie podjął decyzji. Gdzie czegoś nie dałoby się cofnąć, strona najpierw zapyta.
page-guide-rising-sun-undo-consider = Próbuj więc śmiało: przesuń figurkę, spójrz na mapę, cofnij. Nikt nie będzie miał ci tego za złe.

page-guide-rising-sun-ahead-title = Najpierw spójrz, potem działaj
page-guide-rising-sun-ahead-text = Wskaż którąś możliwość myszą albo klawiaturą, a strona pokaże, co by zmieniła: siłę, monety, honor, kto byłby na prowadzeniu. „Pokaż wszystko jako listę” wypisuje zdaniami wszystko, co wolno.
page-guide-rising-sun-ahead-consider = Porównaj tak dwie lub trzy możliwości, zanim wybierzesz rozkaz. Dla innych różnica bywa większa niż dla ciebie.
