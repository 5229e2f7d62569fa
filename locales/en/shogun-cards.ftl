### Shogun: what event cards, special cards, actions and cards in hand do, and how towers behave.

## What an event changes in its round, within a sentence

effect-theaters-calm = whoever builds a theater takes 1 unrest marker from its province
effect-wary-peasants = a neutral province is defended by 2 peasants instead of 1
effect-strong-castles = where a province with a castle is attacked, its owner throws 1 army more from the supply
effect-sacred-temples = provinces with a temple cannot be attacked
effect-low-taxes = taxes bring 5 chests at most
effect-high-taxes = taxes bring 6 chests at least
effect-rich-harvest = every harvest brings 4 rice at least
effect-poor-harvest = every harvest brings 3 rice at most
effect-few-recruits = Five Armies brings only 3, and Three Armies only 2

## Event cards: above what happens in their round, below what winter takes

event-theaters-calm-5-effect = In its round: { effect-theaters-calm }. Left for winter: everybody loses 5 rice.
event-theaters-calm-7-effect = In its round: { effect-theaters-calm }. Left for winter: everybody loses 7 rice.
event-wary-peasants-3-effect = In its round: { effect-wary-peasants }. Left for winter: everybody loses 3 rice.
event-strong-castles-2-effect = In its round: { effect-strong-castles }. Left for winter: everybody loses 2 rice.
event-strong-castles-6-effect = In its round: { effect-strong-castles }. Left for winter: everybody loses 6 rice.
event-sacred-temples-3-effect = In its round: { effect-sacred-temples }. Left for winter: everybody loses 3 rice.
event-sacred-temples-4-effect = In its round: { effect-sacred-temples }. Left for winter: everybody loses 4 rice.
event-low-taxes-0-effect = In its round: { effect-low-taxes }. Left for winter: everybody loses 0 rice.
event-high-taxes-2-effect = In its round: { effect-high-taxes }. Left for winter: everybody loses 2 rice.
event-rich-harvest-3-effect = In its round: { effect-rich-harvest }. Left for winter: everybody loses 3 rice.
event-poor-harvest-4-effect = In its round: { effect-poor-harvest }. Left for winter: everybody loses 4 rice.
event-few-recruits-1-effect = In its round: { effect-few-recruits }. Left for winter: everybody loses 1 rice.

## Special cards: for one round, after what the event changes

special-extra-chest-effect = Your taxes bring 1 chest more.
special-extra-rice-effect = Your harvest brings 1 rice more.
special-six-armies-effect = Your Five Armies brings 6, whatever the event says, if your supply has them.
special-attack-effect = Each time you attack, 1 more army from your supply goes into the tower.
special-defense-effect = Each time another player attacks you, 1 more army from your supply goes into the tower. Not in a revolt.

## The ten actions and the bid: the price, then what happens in the province of the card

field-castle-effect = 3 chests. Build a castle on a free site. No kind of building stands twice in a province.
field-temple-effect = 2 chests. Build a temple on a free site. No kind of building stands twice in a province.
field-theater-effect = 1 chest. Build a theater on a free site. No kind of building stands twice in a province.
field-rice-effect = Free. Gain the rice of the province. If there is unrest, its peasants rise; if it stays yours, unrest grows by 1.
field-tax-effect = Free. Gain the chests of the province. If there is unrest, its peasants rise; if it stays yours, unrest grows by 1.
field-five-armies-effect = 3 chests. Deploy 5 armies from your supply.
field-three-armies-effect = 2 chests. Deploy 3 armies from your supply.
field-one-army-effect = 1 chest. Deploy 1 army from your supply; then armies may move from there into one neighboring province of yours.
field-battle-a-effect = Free. March into one neighboring province, by land or sea: to join your armies there, or to attack. At least 1 army marches and at least 1 stays.
field-battle-b-effect = Free. The same as Battle A, a second time.
field-bid-effect = The highest bid takes a place in the turn order, and the special card there, first; then the next. Equal bids are put in order by lot. Without a card you are last.

## Cards in hand

card-province-effect = On an action: it takes place in this province. As a bid: free, more than 0 chests, less than 1.
card-chests-effect = As a bid: so many chests, which are paid at once. On an action: you leave the action out, and pay nothing.

## How a tower behaves

tower-steady-effect = Two floors that keep about 5 cubes, however many are thrown.
tower-crowded-effect = Two floors that fill up over the game, to about a dozen cubes; what is inside seldom comes loose.
tower-sieve-effect = No floors: a third of what is thrown stays inside, and a third of what was inside comes out.
tower-wild-effect = No floors: half of what is thrown stays inside, and more than half of what was inside comes out. The most surprising.
