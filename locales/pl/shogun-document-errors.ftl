### Shogun: what is wrong with options or a position. The path to it stands before the sentence.

## Options

document-error-wrong-player-count = do gry potrzeba od 3 do 5 kolorów
document-error-colour-twice = { $colour } jest wymieniony dwa razy
document-error-colour-not-in-game = { $colour } nie bierze udziału w tej grze
document-error-preset-needs-sun = prowincje rozdaje się tylko na stronie Słońca; wybierz tę stronę planszy albo prowincje wybierane
document-error-sieve-has-one-floor = wieża, która jest sitem, trzyma kostki tylko na pierwszym piętrze
document-error-tower-shut = z tej wieży nigdy nic nie wypadnie; przepuść choć trochę kostek

## Provinces and what stands on them

document-error-wrong-provinces = prowincje w grze nie pasują do strony planszy i liczby graczy
document-error-province-twice = prowincja należy tylko do jednego gracza
document-error-province-closed = ta prowincja jest zamknięta w grze na trzy osoby
document-error-province-without-army = w prowincji gracza musi stać co najmniej 1 armia
document-error-neutral-not-bare = w niczyjej prowincji nie ma armii, budynków ani znaczników niepokoju
document-error-too-many-buildings = budynków jest więcej niż miejsc lub żetonów, albo w jednej prowincji stoją dwa takie same
document-error-wrong-cubes = mapa, zapas, wieża i tacka muszą razem mieć { $expected } takich kostek, a mają { $found }
document-error-too-many-chests = gracze mają więcej skrzyń, niż jest w pudełku
document-error-too-much-unrest = jest więcej znaczników niepokoju, niż może ich być

## The draft

document-error-no-such-group = żadna grupa armii nie ma takiej wielkości: { $armies }
document-error-wrong-groups = grupy armii, które zostały, i te na mapie to nie są grupy, z którymi gracz zaczyna
document-error-groups-left = grupy armii czekają na rozmieszczenie tylko podczas podziału prowincji
document-error-draft-is-over = karty do wyboru są tylko podczas podziału prowincji
document-error-wrong-stack = stos, odkryte karty i wzięte prowincje muszą zawierać każdą prowincję w grze dokładnie raz
document-error-not-the-start = w podziale prowincji nic się jeszcze nie wydarzyło, a coś tu temu przeczy

## Year, round and turn

document-error-wrong-year = ten rok nie pasuje do tego, co dzieje się dalej
document-error-wrong-season = ta pora roku nie pasuje do tego, co dzieje się dalej
document-error-wrong-turn = to, czyja jest kolej, nie pasuje do reszty pozycji
document-error-wrong-step = ten krok nie pasuje do reszty pozycji
document-error-event-twice = każda karta wydarzenia jest tylko jedna
document-error-event-not-turned-up = tej karty wydarzenia jeszcze nie odkryto
document-error-wrong-events = odkryte i zużyte karty wydarzeń nie pasują do roku, pory roku i kroku
document-error-action-twice = każda karta akcji jest tylko jedna
document-error-wrong-actions = odkryte karty akcji nie pasują do dotychczasowej rundy
document-error-special-twice = każda karta specjalna jest tylko jedna
document-error-wrong-places = miejsca w kolejności, ich karty specjalne i stawki nie pasują do siebie lub do kroku

## Plans

document-error-no-plans-now = o tej porze plansze graczy są puste
document-error-not-in-hand = gracz nie ma tej karty na ręce
document-error-bid-too-high = stawka jest wyższa niż to, co ma gracz
document-error-cards-left = pole jest puste, choć gracz ma na nie kartę
document-error-no-card-for-bid = na licytację nie została żadna karta, na którą gracza stać
document-error-plan-incomplete = o każdym polu tego planu trzeba zdecydować
document-error-wrong-field = to, co wszyscy widzą na tym polu, nie pasuje do tego, co na nim zaplanowano
