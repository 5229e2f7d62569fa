### Shogun: what event cards, special cards, actions and cards in hand do, and how towers behave.

## What an event changes in its round, within a sentence

effect-theaters-calm = kto buduje teatr, zdejmuje z jego prowincji 1 znacznik niepokoju
effect-wary-peasants = neutralnej prowincji broni 2 chłopów zamiast 1
effect-strong-castles = gdy atakowana jest prowincja z zamkiem, jej właściciel wrzuca do wieży o 1 armię z zapasu więcej
effect-sacred-temples = nie można atakować prowincji ze świątynią
effect-low-taxes = podatki przynoszą najwyżej 5 skrzyń
effect-high-taxes = podatki przynoszą co najmniej 6 skrzyń
effect-rich-harvest = każde zbiory przynoszą co najmniej 4 miarki ryżu
effect-poor-harvest = każde zbiory przynoszą najwyżej 3 miarki ryżu
effect-few-recruits = „Pięć armii” daje tylko 3, a „Trzy armie” tylko 2

## Event cards: above what happens in their round, below what winter takes

event-theaters-calm-5-effect = W swojej rundzie: { effect-theaters-calm }. Jeśli zostanie na zimę: wszyscy tracą 5 miarek ryżu.
event-theaters-calm-7-effect = W swojej rundzie: { effect-theaters-calm }. Jeśli zostanie na zimę: wszyscy tracą 7 miarek ryżu.
event-wary-peasants-3-effect = W swojej rundzie: { effect-wary-peasants }. Jeśli zostanie na zimę: wszyscy tracą 3 miarki ryżu.
event-strong-castles-2-effect = W swojej rundzie: { effect-strong-castles }. Jeśli zostanie na zimę: wszyscy tracą 2 miarki ryżu.
event-strong-castles-6-effect = W swojej rundzie: { effect-strong-castles }. Jeśli zostanie na zimę: wszyscy tracą 6 miarek ryżu.
event-sacred-temples-3-effect = W swojej rundzie: { effect-sacred-temples }. Jeśli zostanie na zimę: wszyscy tracą 3 miarki ryżu.
event-sacred-temples-4-effect = W swojej rundzie: { effect-sacred-temples }. Jeśli zostanie na zimę: wszyscy tracą 4 miarki ryżu.
event-low-taxes-0-effect = W swojej rundzie: { effect-low-taxes }. Jeśli zostanie na zimę: nikt nie traci ryżu.
event-high-taxes-2-effect = W swojej rundzie: { effect-high-taxes }. Jeśli zostanie na zimę: wszyscy tracą 2 miarki ryżu.
event-rich-harvest-3-effect = W swojej rundzie: { effect-rich-harvest }. Jeśli zostanie na zimę: wszyscy tracą 3 miarki ryżu.
event-poor-harvest-4-effect = W swojej rundzie: { effect-poor-harvest }. Jeśli zostanie na zimę: wszyscy tracą 4 miarki ryżu.
event-few-recruits-1-effect = W swojej rundzie: { effect-few-recruits }. Jeśli zostanie na zimę: wszyscy tracą 1 miarkę ryżu.

## Special cards: for one round, after what the event changes

special-extra-chest-effect = Twoje podatki przynoszą o 1 skrzynię więcej.
special-extra-rice-effect = Twoje zbiory przynoszą o 1 miarkę ryżu więcej.
special-six-armies-effect = Twoje „Pięć armii” daje 6, cokolwiek mówi wydarzenie, o ile masz tyle w zapasie.
special-attack-effect = Przy każdym twoim ataku do wieży trafia o 1 armię z twojego zapasu więcej.
special-defense-effect = Za każdym razem, gdy atakuje cię inny gracz, do wieży trafia o 1 armię z twojego zapasu więcej. Nie działa przy buncie.

## The ten actions and the bid: the price, then what happens in the province of the card

field-castle-effect = 3 skrzynie. Zbuduj zamek na wolnym miejscu. W prowincji nie mogą stać dwa takie same budynki.
field-temple-effect = 2 skrzynie. Zbuduj świątynię na wolnym miejscu. W prowincji nie mogą stać dwa takie same budynki.
field-theater-effect = 1 skrzynia. Zbuduj teatr na wolnym miejscu. W prowincji nie mogą stać dwa takie same budynki.
field-rice-effect = Za darmo. Zbierasz ryż tej prowincji. Jeśli panuje w niej niepokój, chłopi się buntują; jeśli prowincja pozostanie twoja, niepokój rośnie o 1.
field-tax-effect = Za darmo. Pobierasz skrzynie tej prowincji. Jeśli panuje w niej niepokój, chłopi się buntują; jeśli prowincja pozostanie twoja, niepokój rośnie o 1.
field-five-armies-effect = 3 skrzynie. Wystaw 5 armii z zapasu.
field-three-armies-effect = 2 skrzynie. Wystaw 3 armie z zapasu.
field-one-army-effect = 1 skrzynia. Wystaw 1 armię z zapasu; potem możesz przesunąć armie stamtąd do jednej ze swoich sąsiednich prowincji.
field-battle-a-effect = Za darmo. Wymarsz do jednej sąsiedniej prowincji, lądem lub morzem: by połączyć się tam ze swoimi armiami albo zaatakować. Co najmniej 1 armia wyrusza i co najmniej 1 zostaje.
field-battle-b-effect = Za darmo. To samo co Bitwa A, po raz drugi.
field-bid-effect = Kto stawia najwięcej, pierwszy zajmuje miejsce w kolejności i bierze leżącą tam kartę specjalną; potem następni. O kolejności równych stawek decyduje los. Bez karty jesteś na końcu.

## Cards in hand

card-province-effect = Na akcji: akcja odbywa się w tej prowincji. W licytacji: nic nie kosztuje, a liczy się jako więcej niż 0 skrzyń i mniej niż 1.
card-chests-effect = W licytacji: tyle skrzyń; płacisz je od razu. Na akcji: pomijasz akcję i nic nie płacisz.

## How a tower behaves

tower-steady-effect = Dwa piętra, które zatrzymują około 5 kostek, niezależnie od tego, ile wrzucisz.
tower-crowded-effect = Dwa piętra, które w ciągu gry zapełniają się mniej więcej tuzinem kostek; to, co w środku, rzadko daje się strącić.
tower-sieve-effect = Bez pięter: jedna trzecia tego, co wrzucono, zostaje w środku, a jedna trzecia tego, co było w środku, wypada.
tower-wild-effect = Bez pięter: połowa tego, co wrzucono, zostaje w środku, a ponad połowa tego, co było w środku, wypada. Najwięcej niespodzianek.
