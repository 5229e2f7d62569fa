### Shogun: what is wrong with options or a position. The path to it stands before the sentence.

## Options

flaw-wrong-player-count = do gry potrzeba od 3 do 5 kolorów
flaw-colour-twice = { $colour } jest wymieniony dwa razy
flaw-colour-not-in-game = { $colour } nie bierze udziału w tej grze
flaw-preset-needs-sun = prowincje rozdaje się tylko na stronie Słońca; wybierz tę stronę planszy albo prowincje wybierane
flaw-sieve-has-one-floor = wieża, która jest sitem, trzyma kostki tylko na pierwszym piętrze
flaw-tower-shut = z tej wieży nigdy nic nie wypadnie; przepuść choć trochę kostek

## Provinces and what stands on them

flaw-wrong-provinces = prowincje w grze nie pasują do strony planszy i liczby graczy
flaw-province-twice = prowincja należy tylko do jednego gracza
flaw-province-closed = ta prowincja jest zamknięta w grze na trzy osoby
flaw-province-without-army = w prowincji gracza musi stać co najmniej 1 armia
flaw-neutral-not-bare = w niczyjej prowincji nie ma armii, budynków ani znaczników niepokoju
flaw-too-many-buildings = budynków jest więcej niż miejsc lub żetonów, albo w jednej prowincji stoją dwa takie same
flaw-wrong-cubes = mapa, zapas, wieża i tacka muszą razem mieć { $expected } takich kostek, a mają { $found }
flaw-too-many-chests = gracze mają więcej skrzyń, niż jest w pudełku
flaw-too-much-unrest = jest więcej znaczników niepokoju, niż może ich być

## The draft

flaw-no-such-group = żadna grupa armii nie ma takiej wielkości: { $armies }
flaw-wrong-groups = grupy armii, które zostały, i te na mapie to nie są grupy, z którymi gracz zaczyna
flaw-groups-left = grupy armii czekają na rozmieszczenie tylko podczas podziału prowincji
flaw-draft-is-over = karty do wyboru są tylko podczas podziału prowincji
flaw-wrong-stack = stos, odkryte karty i wzięte prowincje muszą zawierać każdą prowincję w grze dokładnie raz
flaw-not-the-start = w podziale prowincji nic się jeszcze nie wydarzyło, a coś tu temu przeczy

## Year, round and turn

flaw-wrong-year = ten rok nie pasuje do tego, co dzieje się dalej
flaw-wrong-season = ta pora roku nie pasuje do tego, co dzieje się dalej
flaw-wrong-turn = to, czyja jest kolej, nie pasuje do reszty pozycji
flaw-wrong-step = ten krok nie pasuje do reszty pozycji
flaw-event-twice = każda karta wydarzenia jest tylko jedna
flaw-event-not-turned-up = tej karty wydarzenia jeszcze nie odkryto
flaw-wrong-events = odkryte i zużyte karty wydarzeń nie pasują do roku, pory roku i kroku
flaw-action-twice = każda karta akcji jest tylko jedna
flaw-wrong-actions = odkryte karty akcji nie pasują do dotychczasowej rundy
flaw-special-twice = każda karta specjalna jest tylko jedna
flaw-wrong-places = miejsca w kolejności, ich karty specjalne i stawki nie pasują do siebie lub do kroku

## Plans

flaw-no-plans-now = o tej porze plansze graczy są puste
flaw-not-in-hand = gracz nie ma tej karty na ręce
flaw-bid-too-high = stawka jest wyższa niż to, co ma gracz
flaw-cards-left = pole jest puste, choć gracz ma na nie kartę
flaw-no-card-for-bid = na licytację nie została żadna karta, na którą gracza stać
flaw-plan-incomplete = o każdym polu tego planu trzeba zdecydować
flaw-wrong-field = to, co wszyscy widzą na tym polu, nie pasuje do tego, co na nim zaplanowano
