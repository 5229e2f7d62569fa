### A guided first game of Shogun: one card for each new thing, when it first happens.

## What lies on the table

page-guide-shogun-aim-title = What this is about
page-guide-shogun-aim-text = You are Blue, one of the lords who want to become shogun. The game lasts two years; in each winter points are counted: 1 for each province, 1 for each building, and more for the most castles, temples or theaters in a region. Whoever has the most points after the second winter wins.
page-guide-shogun-aim-consider = What stands in the first winter scores twice. Winners usually fight just enough to be able to build in peace.

page-guide-shogun-board-title = The map
page-guide-shogun-board-text = Every province shows what it can give: chests as taxes, rice, and sites for one to three buildings. The number on it is how many armies stand there. A province without armies belongs to nobody. With three players some provinces are closed.
page-guide-shogun-board-consider = Find your own provinces and their neighbors. Provinces that lie together protect each other; one army alone is an invitation.

page-guide-shogun-draft-title = Choose your provinces
page-guide-shogun-draft-text = In turn, everybody takes one of the two open province cards, or the top card of the stack, and puts one of their army groups there. So it goes on until all groups are placed. What nobody takes stays neutral.
page-guide-shogun-draft-consider = Provinces next to each other, several in one region, and at least one with plenty of rice: nobody gets all three, but look for two.

page-guide-shogun-station-title = Which armies go there?
page-guide-shogun-station-text = You begin with a few army groups of different sizes. Choose which of them stands in the province that you have just taken; each group can be used once.
page-guide-shogun-station-consider = The large groups belong where you want to attack or where many neighbors border. At the edge of the map two armies are enough.

page-guide-shogun-start-title = What everybody has
page-guide-shogun-start-text = The list shows each lord’s chests, rice, armies in supply, provinces and buildings, and the points at the right. Chests pay for buildings, armies and bids. Rice begins at 0 and is needed in winter.
page-guide-shogun-start-consider = All ten actions together cost 12 chests. Taxes have to come before the money is gone.

page-guide-shogun-regions-title = Five regions
page-guide-shogun-regions-text = The colors of the land show five regions. They matter for one thing only: in winter whoever has the most castles, temples or theaters in a region gets extra points. This table shows who leads where.
page-guide-shogun-regions-consider = One building is enough, where nobody has more. Look for regions in which a kind of building is still missing altogether.

## Planning

page-guide-shogun-round-title = A round
page-guide-shogun-round-text = Every round – Spring, Summer, Autumn – has the same ten actions, but in a new order. In this row five are open and five face down. First everybody plans in secret, then the turn order is auctioned, then the actions are carried out from left to right.
page-guide-shogun-round-consider = Plan exactly for the five actions that you can see. For the hidden ones, plan so that any order is bearable.

page-guide-shogun-planning-title = Make your plan
page-guide-shogun-planning-text = Lay one card on each of the eleven fields: pick a card from your hand, or a province on the map, then a field. A province card on an action means that the action takes place there. As each card exists once, a province can do only one thing in a round.
page-guide-shogun-planning-consider = Begin with what matters most: where do the taxes come from, where the rice, where do you build? You can change everything until you finish.

page-guide-shogun-actions-title = Ten actions
page-guide-shogun-actions-text = Three build, two collect rice and taxes, three bring armies, two let armies march. The number in the corner is the turn in which an action comes, the one with a minus its price. You need the money when the action comes, not while you plan.
page-guide-shogun-actions-consider = Taxes early in the row pay for what comes after them. New armies help only if they come before the enemy’s battles.

page-guide-shogun-bluff-title = Chest cards are bluffs
page-guide-shogun-bluff-text = Besides your provinces you hold five cards with 0 to 4 chests. On an action such a card costs nothing and means: not this time. The others see only that a card lies there.
page-guide-shogun-bluff-consider = Leave out what you cannot pay or do not need. Taking rice or taxes from a restless province can cost you more than an action left out.

page-guide-shogun-bid-title = The bid
page-guide-shogun-bid-text = The last field is a bid for the turn order. A chest card is paid at once, whatever comes of it; a province card costs nothing and beats only the 0. Whoever bids more chooses a place first.
page-guide-shogun-bid-consider = With each place lies a special card; often it is worth more than the place. Three or four chests are dear when you want to build a castle as well.

page-guide-shogun-events-title = What this year may bring
page-guide-shogun-events-text = Four events are known from the start of the year. After planning one of them is drawn for the round. The one that is left in the end says how much rice everybody loses in winter. Click here to read them.
page-guide-shogun-events-consider = Ask of each event: would my plan still work? And look at the rice: the largest loss among the cards that are left is what you should be ready for.

## Turn order

page-guide-shogun-event-title = The event of the round
page-guide-shogun-event-text = One of this year’s events has been drawn. It applies to everybody until the end of this round, and changes an action before special cards do. It stands up here; rest on it to read what it does.
page-guide-shogun-event-consider = There is nothing left to change in your plan, but much in how you march: under Sacred Temples, for instance, provinces with a temple are out of reach.

page-guide-shogun-auction-title = The auction
page-guide-shogun-auction-text = All bids are shown and paid. Chests from 4 down to 1 choose first, then province cards, then the 0. Each player takes one of five places and the special card that lies there. Equal bids are put in order by lot.
page-guide-shogun-auction-consider = To be first is good if you want to strike before you are struck. To be last is good if you want to see and answer.

page-guide-shogun-specials-title = Special cards
page-guide-shogun-specials-text = With the place comes a card for this round: one chest more from taxes, one rice more, six armies instead of five, or one army more in each attack or each defense. Everybody can see who has which.
page-guide-shogun-specials-consider = Take the card that fits your plan: +1 Rice only helps if you collect rice. And do not leave +1 in Attack to the neighbor you fear.

## The actions

page-guide-shogun-carry-out-title = The plans come to light
page-guide-shogun-carry-out-text = Now the ten actions are carried out from left to right, each by all players in turn order. When your turn comes, your card is shown and takes effect. After each action the next hidden one is turned up. Below you see what you have planned.
page-guide-shogun-carry-out-consider = Watch where the others act: whoever has taken taxes in a province leaves unrest there, and an army that marched away no longer defends.

page-guide-shogun-castle-title = Castle
page-guide-shogun-castle-text = For 3 chests a castle is built on a free site of the planned province. It is 1 point in each winter, and the most castles in a region are 3 points more. No kind of building stands twice in one province.
page-guide-shogun-castle-consider = The first castle in a region is 4 points for 3 chests, in each winter. Build it where nobody will come for it.

page-guide-shogun-temple-title = Temple
page-guide-shogun-temple-text = A temple costs 2 chests and is 1 point in each winter; the most temples in a region are 2 points more. Under the event Sacred Temples its province cannot be attacked.
page-guide-shogun-temple-consider = If two are equal in a region, each gets one point less. A second temple there is often worth more than a first one elsewhere.

page-guide-shogun-theater-title = Theater
page-guide-shogun-theater-text = A theater costs only 1 chest and is 1 point in each winter, and 1 more for the most theaters in a region. Under the event Calming Theaters a new one takes away an unrest marker.
page-guide-shogun-theater-consider = The cheapest points there are. But sites are scarce: do not let a theater take the last site of a castle.

page-guide-shogun-rice-title = Rice
page-guide-shogun-rice-text = Everybody collects the rice of the province that they planned. In winter you need 1 rice for each province that you have then, and some rice spoils before. Where something was collected, an unrest marker lies afterwards.
page-guide-shogun-rice-consider = Reckon with your provinces plus three or four, in three rounds. Rice left over is worth nothing, rice missing costs provinces.

page-guide-shogun-tax-title = Taxes
page-guide-shogun-tax-text = Everybody collects the chests of the province that they planned, 3 to 7. Afterwards an unrest marker lies there. It does not matter whether it was rice or taxes: peasants put up with it once a year.
page-guide-shogun-tax-consider = Take the rich provinces in turn. Three rounds of rice and taxes need six different provinces, if nobody is to revolt.

page-guide-shogun-five-armies-title = Five Armies
page-guide-shogun-five-armies-text = For 3 chests five armies from your supply come to the planned province, all of them. If you have too few chests or too few armies in supply, nothing happens and nothing is paid.
page-guide-shogun-five-armies-consider = Put them where they will attack next, or where your best buildings stand. Many armies in one place keep neighbors polite.

page-guide-shogun-three-armies-title = Three Armies
page-guide-shogun-three-armies-text = For 2 chests three armies come to the planned province. Armies that lie in the tower or its tray are not in your supply: they cannot be deployed until a battle brings them back.
page-guide-shogun-three-armies-consider = Three armies against a province with two look like a sure thing. They are not: not quite every second such attack succeeds.

page-guide-shogun-one-army-title = One Army
page-guide-shogun-one-army-text = For 1 chest one army comes to the planned province. Then you may move any number of armies from there to one neighboring province of your own; one has to stay. This move never attacks.
page-guide-shogun-one-army-consider = The cheapest way to bring a large army from the quiet rear to the border – or out of a province that you want to tax again.

page-guide-shogun-battle-a-title = Battle A
page-guide-shogun-battle-a-text = Now armies march: from the planned province to one neighbor, by land or by sea. Into a province of one’s own they simply move; into any other they fight. At least one army stays behind.
page-guide-shogun-battle-a-consider = What marches away no longer defends. Look who comes after you in the turn order before you empty a province.

page-guide-shogun-battle-b-title = Battle B
page-guide-shogun-battle-b-text = The same once more, from another province. So you can attack twice in a round, even the same target. Armies that have just conquered something cannot go on.
page-guide-shogun-battle-b-consider = Two attacks on one target: the first wears it down, the second takes it. Or plan one of them only to move armies home.

page-guide-shogun-march-title = Where do you march?
page-guide-shogun-march-text = Choose the target and the number of armies now; the plan only said from where. Lit provinces can be entered. Whoever can march must, but it may be one army into a province of your own.
page-guide-shogun-march-consider = Attack with a clear lead: twice the number of the defenders is sound, one more is a coin toss. Neutral provinces are defended by a single peasant.

page-guide-shogun-lapse-title = An action lapses
page-guide-shogun-lapse-text = One of your actions could not be carried out: too few chests or armies, no free site, or no army to spare. Then nothing happens, and nothing is paid.
page-guide-shogun-lapse-consider = Before you finish a plan, go through the row in order: how many chests do you have when each action comes?

page-guide-shogun-unrest-title = Unrest
page-guide-shogun-unrest-text = Something was collected here, so an unrest marker lies in the province until after the winter. If something is collected there again in the same year, the peasants revolt, as many as there are markers.
page-guide-shogun-unrest-consider = Unrest has a second price: where it is, peasants in the tray do not help the defender. A restless province is easier prey.

## Battles

page-guide-shogun-tower-title = The cube tower
page-guide-shogun-tower-text = All armies of both sides go into the tower together, with everything that lies in the tray. Some get stuck inside, some that were stuck before come out. Only what lies in the tray afterwards counts; what is stuck may fight for its owner another day.
page-guide-shogun-tower-consider = Look into the tray before you attack: a cube of yours there is one army more. Cubes inside the tower are worth a little more than half.

page-guide-shogun-result-title = How a battle ends
page-guide-shogun-result-text = The larger side wins and loses as many as the smaller side has. If the attackers win, the rest of them moves in, and buildings, unrest and the province card are theirs. If the defenders win, the rest of them stays.
page-guide-shogun-result-consider = A narrow victory leaves a province that the next one takes. Win with three armies left rather than with one.

page-guide-shogun-neutral-title = Against peasants
page-guide-shogun-neutral-text = A neutral province is defended by one peasant from the supply, and by all peasants that lie in the tray. In a province without unrest those peasants help every defender.
page-guide-shogun-neutral-consider = The tower holds peasants from the beginning. Three armies usually take a neutral province, two are a gamble.

page-guide-shogun-draw-title = A draw leaves nothing
page-guide-shogun-draw-text = If both sides are equal, or only peasants beat the attacker, nobody is left: all buildings and all unrest are removed, and the province is neutral.
page-guide-shogun-draw-consider = If you cannot take somebody’s castle, a draw at least destroys it. And a neutral province is easy to take with the next march.

page-guide-shogun-card-title = The card changes hands
page-guide-shogun-card-text = Whoever loses a province loses its card at once, even if it lies face down on a field: the action planned with it is lost. The conqueror can plan with it from the next round on.
page-guide-shogun-card-consider = Do not entrust your most important action to a province that may fall before its turn comes.

page-guide-shogun-revolt-title = A revolt
page-guide-shogun-revolt-text = The peasants rise. All armies of the province, the peasants and the tray go into the tower. If more armies than peasants come out, the province is held; if not, it is lost with everything that was built there.
page-guide-shogun-revolt-consider = What was collected stays with its owner. If you must, do it where many armies stand, or where nothing is built.

## Winter and the second year

page-guide-shogun-winter-title = Winter
page-guide-shogun-winter-text = The event that is left from this year shows how much rice everybody loses. After that each province needs 1 rice. Whoever has enough has nothing to fear; whoever has too little gets revolts, before points are counted.
page-guide-shogun-winter-consider = You know all four events from Spring on, and after the Autumn draw the loss is certain. Plan the rice of Autumn by it.

page-guide-shogun-hunger-title = Hungry provinces
page-guide-shogun-hunger-text = Somebody could not feed all provinces. The more are hungry, the more revolts break out, and the more peasants take part in each. Which provinces rise is drawn from all of that player’s provinces.
page-guide-shogun-hunger-consider = One province without rice costs one revolt with one peasant more: sometimes cheaper than a whole harvest. Seven cost three revolts.

page-guide-shogun-scoring-title = Points
page-guide-shogun-scoring-text = 1 point for each province, 1 for each building in it. Then the majorities are added, region by region. The sheet shows where everybody’s points come from; you can open it again under “Points”.
page-guide-shogun-scoring-consider = Compare yourself with the leader: are they ahead by provinces, by buildings or by majorities? That tells you where to catch up.

page-guide-shogun-majorities-title = Majorities
page-guide-shogun-majorities-text = In each region the most castles bring 3 points, the most temples 2, the most theaters 1. If several are equal, each of them gets one point less. Nothing is given for second place.
page-guide-shogun-majorities-consider = Breaking a tie gives you a point more, and takes from the others what they had for theirs. Contested regions cost more than lonely ones.

page-guide-shogun-second-year-title = The second year
page-guide-shogun-second-year-text = All unrest is gone, all rice is back at 0, and four new events lie open. Provinces, armies, buildings, chests and points stay. Three rounds and a winter are left.
page-guide-shogun-second-year-consider = Every province can be taxed once more in peace. Build early in the year, and keep armies for Autumn, when everybody reaches for the last points.

page-guide-shogun-end-title = The shogun
page-guide-shogun-end-text = After the second winter the most points win; among equals more chests. The sheet shows where everybody’s points come from, and the history of the game lets you look at every moment again.
page-guide-shogun-end-consider = Look for the round in which the winner got away from the others. In your next game you will know it when it comes.

## The page itself

page-guide-shogun-undo-title = You may take things back
page-guide-shogun-undo-text = “Undo” takes back your last step, and the one before, as long as nothing hidden has come to light and nobody else has decided since. Plans can be changed until all are ready.
page-guide-shogun-undo-consider = So try a plan out, look at it, and take it back. Nobody sees it before its time.

page-guide-shogun-promises-title = Promises
page-guide-shogun-promises-text = Nothing changes hands in Shogun, but you can give your word: peace with somebody, or not to attack a province. No promise binds; the table notes whether it was kept. Only the two of you know of it.
page-guide-shogun-promises-consider = Peace with one neighbor frees your armies for another. Make it last until winter – that is when it counts.
