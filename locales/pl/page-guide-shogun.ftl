### A guided first game of Shogun: one card for each new thing, when it first happens.

## What lies on the table

page-guide-shogun-aim-title = O co chodzi w tej grze
page-guide-shogun-aim-text = Grasz Niebieskim, jednym z panów, którzy chcą zostać szogunem. Gra trwa dwa lata; każdej zimy liczy się punkty: 1 za każdą prowincję, 1 za każdy budynek i jeszcze kilka za najwięcej zamków, świątyń lub teatrów w regionie. Wygrywa ten, kto po drugiej zimie ma najwięcej punktów.
page-guide-shogun-aim-consider = Co stoi już pierwszej zimy, daje punkty dwa razy. Zwycięzca zwykle walczy tylko tyle, by móc w spokoju budować.

page-guide-shogun-board-title = Mapa
page-guide-shogun-board-text = Każda prowincja pokazuje, co może dać: skrzynie z podatków, ryż i od jednego do trzech miejsc na budynki. Liczba na niej mówi, ile stoi tam armii. Prowincja bez armii nie należy do nikogo. We trójkę część prowincji jest zamknięta.
page-guide-shogun-board-consider = Znajdź swoje prowincje i ich sąsiadów. Prowincje leżące obok siebie chronią się nawzajem; pojedyncza armia to zaproszenie.

page-guide-shogun-draft-title = Wybierz swoje prowincje
page-guide-shogun-draft-text = Po kolei każdy bierze jedną z dwóch odkrytych kart prowincji albo wierzchnią kartę stosu i stawia tam jedną ze swoich grup armii. I tak dalej, aż wszystkie grupy będą na mapie. Czego nikt nie weźmie, pozostaje neutralne.
page-guide-shogun-draft-consider = Prowincje obok siebie, kilka w jednym regionie i choć jedna z dużą ilością ryżu: wszystkich trzech rzeczy nie dostanie nikt, ale szukaj dwóch.

page-guide-shogun-station-title = Które armie tam staną?
page-guide-shogun-station-text = Zaczynasz z kilkoma grupami armii różnej wielkości. Wybierz, która z nich stanie w prowincji, którą właśnie bierzesz; każdej grupy można użyć raz.
page-guide-shogun-station-consider = Duże grupy stawiaj tam, skąd chcesz atakować albo gdzie graniczy wielu sąsiadów. Na skraju mapy wystarczą dwie armie.

page-guide-shogun-start-title = Co kto ma
page-guide-shogun-start-text = Lista pokazuje skrzynie, ryż, armie w zapasie, prowincje i budynki każdego gracza, a po prawej punkty. Skrzyniami płaci się za budynki, armie i stawki. Ryżu nikt na początku nie ma, a będzie potrzebny zimą.
page-guide-shogun-start-consider = Wszystkie dziesięć akcji kosztuje razem 12 skrzyń. Podatki muszą przyjść, zanim skończą się pieniądze.

page-guide-shogun-regions-title = Pięć regionów
page-guide-shogun-regions-text = Kolory ziemi oznaczają pięć regionów. Są ważne tylko z jednego powodu: kto ma zimą w regionie najwięcej zamków, świątyń lub teatrów, dostaje dodatkowe punkty. Ta tabela pokazuje, kto gdzie prowadzi.
page-guide-shogun-regions-consider = Wystarczy jeden budynek, jeśli nikt nie ma więcej. Szukaj regionów, w których jakiegoś rodzaju jeszcze zupełnie brakuje.

## Planning

page-guide-shogun-round-title = Runda
page-guide-shogun-round-text = Każda runda – Wiosna, Lato, Jesień – ma tych samych dziesięć akcji, ale w nowej kolejności. W tym rzędzie pięć leży odkrytych, a pięć zakrytych. Najpierw wszyscy planują w tajemnicy, potem licytuje się kolejność, a potem wykonuje akcje od lewej do prawej.
page-guide-shogun-round-consider = Planuj dokładnie pod pięć akcji, które widzisz. Zakryte zaplanuj tak, by dało się przeżyć każdą kolejność.

page-guide-shogun-planning-title = Ułóż swój plan
page-guide-shogun-planning-text = Połóż po jednej karcie na każdym z jedenastu pól: wybierz kartę z ręki albo prowincję na mapie, a potem pole. Karta prowincji na akcji znaczy, że akcja odbędzie się właśnie tam. Każda karta jest tylko jedna, więc prowincja może w rundzie zrobić tylko jedną rzecz.
page-guide-shogun-planning-consider = Zacznij od najważniejszego: skąd podatki, skąd ryż, gdzie budujesz? Dopóki nie skończysz, możesz wszystko zmieniać.

page-guide-shogun-actions-title = Dziesięć akcji
page-guide-shogun-actions-text = Trzy budują, dwie zbierają ryż i podatki, trzy wystawiają armie, dwie każą im wyruszyć. Liczba w rogu mówi, która z kolei będzie akcja, a liczba z minusem to jej cena. Pieniędzy potrzebujesz, gdy przyjdzie kolej na akcję, nie podczas planowania.
page-guide-shogun-actions-consider = Podatki na początku rzędu opłacają to, co po nich. Nowe armie pomogą tylko wtedy, gdy przyjdą przed bitwami przeciwników.

page-guide-shogun-bluff-title = Karty skrzyń to blef
page-guide-shogun-bluff-text = Oprócz prowincji masz na ręce pięć kart od 0 do 4 skrzyń. Na akcji taka karta nic nie kosztuje i znaczy: nie tym razem. Inni widzą tylko, że leży tam karta.
page-guide-shogun-bluff-consider = Pomiń to, na co cię nie stać albo czego nie potrzebujesz. Ryż lub podatki z niespokojnej prowincji mogą kosztować więcej niż pominięta akcja.

page-guide-shogun-bid-title = Stawka
page-guide-shogun-bid-text = Ostatnie pole to stawka w licytacji o kolejność. Kartę skrzyń płaci się od razu, cokolwiek z tego wyniknie; karta prowincji nic nie kosztuje i bije tylko 0. Kto stawia więcej, wcześniej wybiera miejsce.
page-guide-shogun-bid-consider = Przy każdym miejscu leży karta specjalna; często jest warta więcej niż samo miejsce. Trzy lub cztery skrzynie to drogo, gdy chcesz jeszcze zbudować zamek.

page-guide-shogun-events-title = Co może przynieść ten rok
page-guide-shogun-events-text = Cztery wydarzenia są znane od początku roku. Po planowaniu losuje się jedno z nich na tę rundę. To, które na końcu zostanie, mówi, ile ryżu wszyscy stracą zimą. Kliknij tutaj, by je przeczytać.
page-guide-shogun-events-consider = Przy każdym wydarzeniu zapytaj: czy mój plan nadal się uda? I spójrz na ryż: szykuj się na największą stratę spośród kart, które zostały.

## Turn order

page-guide-shogun-event-title = Wydarzenie rundy
page-guide-shogun-event-text = Wylosowano jedno z wydarzeń tego roku. Obowiązuje wszystkich do końca rundy i zmienia akcję jeszcze przed kartami specjalnymi. Widać je tu u góry; wskaż je, by przeczytać, co robi.
page-guide-shogun-event-consider = Planu już nie zmienisz, ale możesz zmienić cel wymarszu: gdy obowiązują Nietykalne świątynie, prowincje ze świątynią są na przykład poza zasięgiem.

page-guide-shogun-auction-title = Licytacja
page-guide-shogun-auction-text = Wszystkie stawki się odsłania i opłaca. Najpierw wybierają ci, którzy postawili skrzynie, od 4 do 1, potem ci z kartą prowincji, na końcu ci z kartą 0. Każdy zajmuje jedno z pięciu miejsc i bierze leżącą tam kartę specjalną. O kolejności równych stawek decyduje los.
page-guide-shogun-auction-consider = Pierwsze miejsce jest dobre, gdy chcesz uderzyć, zanim uderzą w ciebie. Ostatnie, gdy wolisz zobaczyć i odpowiedzieć.

page-guide-shogun-specials-title = Karty specjalne
page-guide-shogun-specials-text = Z miejscem dostajesz kartę na tę rundę: o skrzynię więcej z podatków, o miarkę ryżu więcej, sześć armii zamiast pięciu albo armię więcej w każdym ataku lub w każdej obronie. Wszyscy widzą, kto którą ma.
page-guide-shogun-specials-consider = Bierz kartę, która pasuje do planu: +1 ryż pomaga tylko, gdy zbierasz ryż. I nie zostawiaj karty +1 w ataku sąsiadowi, którego się boisz.

## The actions

page-guide-shogun-carry-out-title = Plany wychodzą na jaw
page-guide-shogun-carry-out-text = Teraz przychodzi kolej na dziesięć akcji, od lewej do prawej; każdą wykonują po kolei wszyscy gracze. W twojej kolejce twoja karta się odsłania i działa. Po każdej akcji odkrywa się następną zakrytą. Na dole widzisz swój plan.
page-guide-shogun-carry-out-consider = Patrz, gdzie działają inni: kto pobrał w prowincji podatki, zostawia w niej niepokój, a armia, która wyruszyła, już nie broni.

page-guide-shogun-castle-title = Zamek
page-guide-shogun-castle-text = Za 3 skrzynie na wolnym miejscu zaplanowanej prowincji powstaje zamek. Każdej zimy daje 1 punkt, a najwięcej zamków w regionie to jeszcze 3 punkty. Ten sam rodzaj nie stoi w prowincji dwa razy.
page-guide-shogun-castle-consider = Pierwszy zamek w regionie to 4 punkty za 3 skrzynie, i to każdej zimy. Buduj go tam, gdzie nikt po niego nie przyjdzie.

page-guide-shogun-temple-title = Świątynia
page-guide-shogun-temple-text = Świątynia kosztuje 2 skrzynie i każdej zimy daje 1 punkt; najwięcej świątyń w regionie to jeszcze 2 punkty. Gdy obowiązują Nietykalne świątynie, jej prowincji nie można zaatakować.
page-guide-shogun-temple-consider = Jeśli w regionie dwóch ma po równo, każdy dostaje o punkt mniej. Druga świątynia tam bywa warta więcej niż pierwsza gdzie indziej.

page-guide-shogun-theater-title = Teatr
page-guide-shogun-theater-text = Teatr kosztuje tylko 1 skrzynię i każdej zimy daje 1 punkt, a za najwięcej teatrów w regionie jeszcze 1. Gdy obowiązują Kojące teatry, nowy teatr zdejmuje znacznik niepokoju.
page-guide-shogun-theater-consider = Tańszych punktów nie ma. Ale miejsc jest mało: nie oddawaj teatrowi ostatniego miejsca na zamek.

page-guide-shogun-rice-title = Ryż
page-guide-shogun-rice-text = Każdy zbiera ryż z zaplanowanej prowincji. Zimą potrzebujesz 1 miarki na każdą prowincję, którą wtedy masz, a przedtem część się psuje. Gdzie coś zebrano, leży potem znacznik niepokoju.
page-guide-shogun-rice-consider = Policz swoje prowincje i dodaj trzy lub cztery, na trzy rundy. Ryż, który zostanie, nie jest nic wart, a brakujący kosztuje prowincje.

page-guide-shogun-tax-title = Podatki
page-guide-shogun-tax-text = Każdy pobiera skrzynie z zaplanowanej prowincji, od 3 do 7. Potem leży tam znacznik niepokoju. Nie ma znaczenia, czy to ryż, czy podatki: chłopi znoszą to raz w roku.
page-guide-shogun-tax-consider = Bierz z bogatych prowincji po kolei. Trzy rundy z ryżem i podatkami wymagają sześciu różnych prowincji, jeśli nikt ma się nie zbuntować.

page-guide-shogun-five-armies-title = Pięć armii
page-guide-shogun-five-armies-text = Za 3 skrzynie do zaplanowanej prowincji przychodzi pięć armii z twojego zapasu, wszystkie razem. Jeśli masz za mało skrzyń albo armii w zapasie, nic się nie dzieje i nic nie płacisz.
page-guide-shogun-five-armies-consider = Stawiaj je tam, skąd zaraz zaatakują, albo gdzie stoją twoje najlepsze budynki. Wiele armii w jednym miejscu uczy sąsiadów grzeczności.

page-guide-shogun-three-armies-title = Trzy armie
page-guide-shogun-three-armies-text = Za 2 skrzynie do zaplanowanej prowincji przychodzą trzy armie. Armie, które leżą w wieży albo na tacce, nie są w twoim zapasie: nie wystawisz ich, dopóki nie odda ich jakaś bitwa.
page-guide-shogun-three-armies-consider = Trzy armie na prowincję z dwiema wyglądają na pewną sprawę. To złudzenie: nie udaje się nawet co drugi taki atak.

page-guide-shogun-one-army-title = Jedna armia
page-guide-shogun-one-army-text = Za 1 skrzynię do zaplanowanej prowincji przychodzi jedna armia. Potem możesz przesunąć stamtąd dowolnie wiele armii do jednej swojej sąsiedniej prowincji; jedna musi zostać. Ten ruch nigdy nie jest atakiem.
page-guide-shogun-one-army-consider = To najtańszy sposób, by przerzucić dużą armię ze spokojnego zaplecza na granicę – albo wyprowadzić ją z prowincji, z której chcesz zbierać jeszcze raz.

page-guide-shogun-battle-a-title = Bitwa A
page-guide-shogun-battle-a-text = Teraz armie wyruszają: z zaplanowanej prowincji do jednej sąsiedniej, lądem albo morzem. Do własnej prowincji po prostu przechodzą; o każdą inną walczą. Co najmniej jedna armia zostaje na miejscu.
page-guide-shogun-battle-a-consider = Co wyruszy, już nie broni. Zanim opróżnisz prowincję, sprawdź, kto jest w kolejności po tobie.

page-guide-shogun-battle-b-title = Bitwa B
page-guide-shogun-battle-b-text = To samo jeszcze raz, z innej prowincji. Możesz więc w rundzie zaatakować dwa razy, nawet ten sam cel. Armie, które właśnie coś zdobyły, nie mogą iść dalej.
page-guide-shogun-battle-b-consider = Dwa ataki na jeden cel: pierwszy go osłabia, drugi zdobywa. Albo zaplanuj jeden tylko po to, by sprowadzić armie do domu.

page-guide-shogun-march-title = Dokąd wyruszasz?
page-guide-shogun-march-text = Cel i liczbę armii wybierasz dopiero teraz; plan mówił tylko, skąd. Podświetlone prowincje stoją otworem. Kto może wyruszyć, ten musi, ale wystarczy jedna armia do własnej prowincji.
page-guide-shogun-march-consider = Atakuj z wyraźną przewagą: dwa razy tyle armii, ile ma obrońca, to rozsądny atak, a o jedną więcej to rzut monetą. Neutralnej prowincji broni jeden chłop.

page-guide-shogun-lapse-title = Akcja przepada
page-guide-shogun-lapse-text = Jednej z twoich akcji nie dało się wykonać: za mało skrzyń lub armii, brak wolnego miejsca albo armii, która mogłaby wyruszyć. Wtedy nic się nie dzieje i nic nie płacisz.
page-guide-shogun-lapse-consider = Zanim zatwierdzisz plan, przejdź rząd po kolei: ile skrzyń masz, gdy przychodzi kolej na każdą z akcji?

page-guide-shogun-unrest-title = Niepokój
page-guide-shogun-unrest-text = Coś tu zebrano, więc aż do końca zimy leży w prowincji znacznik niepokoju. Jeśli w tym samym roku ktoś zbierze tu coś jeszcze raz, chłopi się zbuntują, i to tylu, ile jest znaczników.
page-guide-shogun-unrest-consider = Niepokój ma drugą cenę: gdzie panuje, chłopi z tacki nie pomagają obrońcy. Niespokojna prowincja to łatwiejszy łup.

## Battles

page-guide-shogun-tower-title = Wieża z kostkami
page-guide-shogun-tower-text = Wszystkie armie obu stron trafiają razem do wieży, ze wszystkim, co leży na tacce. Niektóre utykają w środku, inne, które utknęły wcześniej, wypadają. Liczy się tylko to, co potem leży na tacce; co utknęło, może powalczyć dla właściciela innym razem.
page-guide-shogun-tower-consider = Przed atakiem spójrz na tackę: twoja kostka na niej to o jedną armię więcej. Kostki w wieży są warte trochę ponad połowę tego.

page-guide-shogun-result-title = Jak kończy się bitwa
page-guide-shogun-result-text = Wygrywa liczniejsza strona i traci tyle, ile ma mniej liczna. Jeśli wygra napastnik, reszta jego armii wkracza, a budynki, niepokój i karta prowincji są jego. Jeśli wygra obrońca, reszta jego armii zostaje na miejscu.
page-guide-shogun-result-consider = Po wygranej o włos zostaje prowincja, którą weźmie następny. Lepiej wygrać z trzema armiami niż z jedną.

page-guide-shogun-neutral-title = Przeciw chłopom
page-guide-shogun-neutral-text = Neutralnej prowincji broni jeden chłop z zapasu i wszyscy chłopi, którzy leżą na tacce. W prowincji bez niepokoju ci chłopi pomagają każdemu obrońcy.
page-guide-shogun-neutral-consider = Chłopi są w wieży od początku. Trzy armie zwykle zdobywają neutralną prowincję, dwie to hazard.

page-guide-shogun-draw-title = Po remisie nie zostaje nic
page-guide-shogun-draw-text = Jeśli obie strony mają po równo albo napastnika pokonali sami chłopi, nie zostaje nikt: usuwa się wszystkie budynki i cały niepokój, a prowincja jest neutralna.
page-guide-shogun-draw-consider = Jeśli nie możesz komuś odebrać zamku, remis go przynajmniej zniszczy. A neutralną prowincję łatwo wziąć następnym wymarszem.

page-guide-shogun-card-title = Karta zmienia właściciela
page-guide-shogun-card-text = Kto traci prowincję, natychmiast traci jej kartę, nawet jeśli leży zakryta na polu: zaplanowana nią akcja przepada. Zdobywca może planować z nią od następnej rundy.
page-guide-shogun-card-consider = Nie powierzaj najważniejszej akcji prowincji, która może paść, zanim przyjdzie jej kolej.

page-guide-shogun-revolt-title = Bunt
page-guide-shogun-revolt-text = Chłopi chwytają za broń. Do wieży trafiają wszystkie armie prowincji, chłopi i to, co leży na tacce. Jeśli wypadnie więcej armii niż chłopów, prowincja jest utrzymana; jeśli nie, jest stracona ze wszystkim, co w niej zbudowano.
page-guide-shogun-revolt-consider = To, co zebrano, zostaje u właściciela. Jeśli już musisz, rób to tam, gdzie stoi wiele armii albo nic nie jest zbudowane.

## Winter and the second year

page-guide-shogun-winter-title = Zima
page-guide-shogun-winter-text = Wydarzenie, które zostało z tego roku, pokazuje, ile ryżu tracą wszyscy. Potem każda prowincja potrzebuje 1 miarki. Kto ma dość, nie musi się niczego bać; u tego, kto ma za mało, wybuchają bunty, i to przed liczeniem punktów.
page-guide-shogun-winter-consider = Wszystkie cztery wydarzenia znasz od Wiosny, a po jesiennym losowaniu strata jest już pewna. Pod nią planuj ryż na Jesień.

page-guide-shogun-hunger-title = Głodne prowincje
page-guide-shogun-hunger-text = Ktoś nie mógł wyżywić wszystkich prowincji. Im więcej głoduje, tym więcej wybucha buntów i tym więcej chłopów bierze w każdym udział. Prowincje, które się buntują, losuje się ze wszystkich prowincji tego gracza.
page-guide-shogun-hunger-consider = Jedna niewyżywiona prowincja to jeden bunt z jednym chłopem więcej: czasem taniej niż całe zbiory. Siedem to trzy bunty.

page-guide-shogun-scoring-title = Punkty
page-guide-shogun-scoring-text = 1 punkt za każdą prowincję, 1 za każdy budynek w niej. Potem dochodzą większości, region po regionie. Arkusz pokazuje, skąd kto ma punkty; możesz go znów otworzyć przyciskiem „Punkty”.
page-guide-shogun-scoring-consider = Porównaj się z tym, kto prowadzi: ma więcej prowincji, budynków czy większości? Wtedy wiesz, gdzie nadrabiać.

page-guide-shogun-majorities-title = Większości
page-guide-shogun-majorities-text = W każdym regionie najwięcej zamków daje 3 punkty, najwięcej świątyń 2, najwięcej teatrów 1. Jeśli kilku ma po równo, każdy z nich dostaje o punkt mniej. Za drugie miejsce nie ma nic.
page-guide-shogun-majorities-consider = Przełamując remis, zyskujesz punkt, a inni tracą to, co za niego mieli. Sporne regiony kosztują więcej niż samotne.

page-guide-shogun-second-year-title = Drugi rok
page-guide-shogun-second-year-text = Niepokój zniknął, cały ryż wrócił do 0 i leżą odkryte cztery nowe wydarzenia. Prowincje, armie, budynki, skrzynie i punkty zostają. Przed wami jeszcze trzy rundy i zima.
page-guide-shogun-second-year-consider = Z każdej prowincji znów można raz zbierać w spokoju. Buduj na początku roku i zachowaj armie na Jesień, gdy wszyscy sięgają po ostatnie punkty.

page-guide-shogun-end-title = Szogun
page-guide-shogun-end-text = Po drugiej zimie wygrywa ten, kto ma najwięcej punktów, a przy równej liczbie ten, kto ma więcej skrzyń. Arkusz pokazuje, skąd kto ma punkty, a w historii gry możesz jeszcze raz obejrzeć każdą chwilę.
page-guide-shogun-end-consider = Poszukaj rundy, w której zwycięzca odskoczył innym. W następnej grze poznasz ją, gdy przyjdzie.

## The page itself

page-guide-shogun-undo-title = Wolno cofać ruchy
page-guide-shogun-undo-text = „Cofnij” cofa twój ostatni krok i te przed nim, dopóki nic ukrytego nie wyszło na jaw i nikt inny nie podjął decyzji. Plany można zmieniać, dopóki nie są gotowi wszyscy.
page-guide-shogun-undo-consider = Wypróbuj więc plan, obejrzyj go i cofnij. Przed czasem nikt go nie zobaczy.

page-guide-shogun-promises-title = Obietnice
page-guide-shogun-promises-text = W grze Shogun nic nie przechodzi z rąk do rąk, ale możesz dać słowo: zachować z kimś pokój albo nie atakować prowincji. Żadna obietnica nie wiąże; stół zapisuje, czy jej dotrzymano. Wiecie o niej tylko wy dwoje.
page-guide-shogun-promises-consider = Pokój z jednym sąsiadem uwalnia twoje armie na drugiego. Umawiaj się na pokój do zimy – wtedy liczy się najbardziej.
