### The place to learn, and puzzles at the table.

## The place to learn

page-puzzle-learn = Learn by playing
page-puzzle-learn-line = A first game with a guide at your side; then small puzzles: one position, one task, one idea.
page-puzzle-guide-rising-sun = Your first game of Rising Sun
page-puzzle-guide-rising-sun-line = You lead the Koi against two friendly bots. The guide explains each step when it comes.
page-puzzle-guide-shogun = Your first game of Shogun
page-puzzle-guide-shogun-line = You are Blue, against two friendly bots. The guide goes through the first plan with you.
page-puzzle-begin = Begin
page-puzzle-puzzles-rising-sun = Puzzles of Rising Sun
page-puzzle-puzzles-shogun = Puzzles of Shogun
page-puzzle-about-rising-sun = They grow harder. Every solution works whatever the others do.
page-puzzle-about-shogun = Here every cube falls through the tower: luck decides nothing.
page-puzzle-progress = { $solved } of { $all } solved
page-puzzle-is-solved = Solved
page-puzzle-is-open = Not solved yet
page-puzzle-as = You are { $seat }

## At the table

page-puzzle-task = Task
page-puzzle-hint = Hint
page-puzzle-solved = Solved!
page-puzzle-missed = Not this time
page-puzzle-missed-line = The task was: { $task }
page-puzzle-again = Try again
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-why = Why?
page-puzzle-all-solved = With this one you have solved them all!

## What was missed

page-puzzle-unmet-points = You have fewer than { $count } points.
page-puzzle-unmet-most-points = Somebody has as many points as you, or more.
page-puzzle-unmet-coins = You have fewer than { $count } coins.
page-puzzle-unmet-ronin = You have fewer than { $count } ronin.
page-puzzle-unmet-token = The token of { $province } is not yours.
page-puzzle-unmet-most-force = You do not have the most force in { $province }.
page-puzzle-unmet-honor-above = You do not stand above { $clan } on the honor track.
page-puzzle-unmet-hostages = You hold fewer than { $count } hostages.
page-puzzle-unmet-most-worship = You do not have the most force at the shrine of { $kami }.
page-puzzle-unmet-victory = You did not win the game.
page-puzzle-unmet-chests = You have fewer than { $count } chests.
page-puzzle-unmet-rice = You have less than { $count } rice.
page-puzzle-unmet-provinces = You have fewer than { $count } provinces.
page-puzzle-unmet-holds = { $province } is not yours.
page-puzzle-unmet-majority = You do not have the majority alone: { $building }, { $region }.
page-puzzle-unmet-no-revolt = Peasants have risen in one of your provinces.

## rising-sun/every-bid

page-puzzle-rising-sun-every-bid = Whatever they bid
page-puzzle-rising-sun-every-bid-task = Win the battle of Kyoto, whatever Dragonfly bids.
page-puzzle-rising-sun-every-bid-hint = Dragonfly has 2 coins, and your honor is higher: where you both bid the same, the advantage is yours. Which two advantages must you not lose?
page-puzzle-rising-sun-every-bid-moral = Count the other side’s coins: what they cannot outbid is yours for certain. And a hostage counts twice, for they lose a figure and cannot take one of yours.

## rising-sun/two-shrines

page-puzzle-rising-sun-two-shrines = From shrine to shrine
page-puzzle-rising-sun-two-shrines-task = Choose a mandate. After the kami turn, have at least 3 coins and more honor than Dragonfly.
page-puzzle-rising-sun-two-shrines-hint = Shrines are resolved from left to right, and honor breaks the tie at each of them anew. Two shinto are enough for two shrines.
page-puzzle-rising-sun-two-shrines-moral = Amaterasu stands on the left. Whoever rises to the top of the honor track there wins the ties at all shrines that follow.

## rising-sun/change-sides

page-puzzle-rising-sun-change-sides = A change of sides
page-puzzle-rising-sun-change-sides-task = The last mandate before the war. Have the most force in Edo and in Kansai when it begins.
page-puzzle-rising-sun-change-sides-hint = You lack one bushi in each of the two. A figure that changes sides counts twice – but it costs your alliance.
page-puzzle-rising-sun-change-sides-moral = Betray turns two provinces at once: each replaced figure shifts the balance by two. Right before the war nobody can answer any more.

## rising-sun/beautiful-end

page-puzzle-rising-sun-beautiful-end = A beautiful end
page-puzzle-rising-sun-beautiful-end-task = The battle of Kansai cannot be won. Have at least 12 points when it is over.
page-puzzle-rising-sun-beautiful-end-hint = Seppuku gives you a point and honor for each of your figures; the poets give a point for everyone who died. Who wins the ties after your Seppuku?
page-puzzle-rising-sun-beautiful-end-moral = A lost battle can still be worth a lot. And the order helps: Seppuku lifts your honor before the poets are decided.

## rising-sun/house-is-an-army

page-puzzle-rising-sun-house-is-an-army = A house is an army
page-puzzle-rising-sun-house-is-an-army-task = It is your Marshal, and all others have moved. Have the most force in Kyoto, Edo and Oshu.
page-puzzle-rising-sun-house-is-an-army-hint = The strongholds of Turtle count as force and march along. For 3 coins you may build one more.
page-puzzle-rising-sun-house-is-an-army-moral = Strongholds fight for Turtle, and move. And whoever chooses a mandate acts last, knowing what is enough.

## rising-sun/two-wars

page-puzzle-rising-sun-two-wars = Two wars, one purse
page-puzzle-rising-sun-two-wars-task = Win the battles of Oshu and of Kyoto. Your 5 coins must last for both.
page-puzzle-rising-sun-two-wars-hint = Dragonfly has 1 coin, Lotus has 2, and both have more honor. Outbid each of them by one, and by no more.
page-puzzle-rising-sun-two-wars-moral = With less honor a sure bid is one more than the other side can pay. Every coin beyond that is missing in the next battle – the winner’s bids go to the losers.

## rising-sun/kingmaker

page-puzzle-rising-sun-kingmaker = Kingmaker
page-puzzle-rising-sun-kingmaker-task = The last battle of the game: if Dragonfly wins Edo, Dragonfly wins it all. Win the game.
page-puzzle-rising-sun-kingmaker-hint = You cannot win Edo with one bushi, but you can say who does. Lotus has no coins and stands below Dragonfly in honor.
page-puzzle-rising-sun-kingmaker-moral = Three different provinces are worth 10 points in Winter. Sometimes the best token is one that a third player takes.

## shogun/the-right-place

page-puzzle-shogun-the-right-place = The right place
page-puzzle-shogun-the-right-place-task = Your plan lies ready, and you choose first: take a place with which no revolt breaks out this winter.
page-puzzle-shogun-the-right-place-hint = Seven provinces need seven rice. You have 3, Sagami yields 4, and winter takes 1.
page-puzzle-shogun-the-right-place-moral = A place in the turn order is a special card as well. One rice more can be worth a whole province in winter.

## shogun/the-tray

page-puzzle-shogun-the-tray = What lies in the tray
page-puzzle-shogun-the-tray-task = March from Mino and conquer one province more. Every cube falls through the tower.
page-puzzle-shogun-the-tray-hint = All that lies in the tray is thrown along: 2 of yours, 3 of Yellow’s, 2 peasants. Peasants help a defender only where there is no unrest.
page-puzzle-shogun-the-tray-moral = Look into the tray before you march. Even a strong province can fall: where there is unrest, the peasants only look on.

## shogun/two-strikes

page-puzzle-shogun-two-strikes = Two strikes
page-puzzle-shogun-two-strikes-task = Conquer Ise this round; 7 armies defend it. You have two battles, and every cube falls through the tower.
page-puzzle-shogun-two-strikes-hint = Your special card adds an army to each attack. A battle that you lose weakens the defender, too.
page-puzzle-shogun-two-strikes-moral = With +1 in Attack, two attacks bring two more armies. Gathering everything for one great battle brings only one.

## shogun/rice-for-winter

page-puzzle-shogun-rice-for-winter = Rice for the winter
page-puzzle-shogun-rice-for-winter-task = Lay the four cards that are missing: no revolt until the winter is over, and at least 3 chests left.
page-puzzle-shogun-rice-for-winter-hint = Both events that are left take 2 rice. Six provinces need six rice, you have 4 – and where unrest lies, whoever collects makes the peasants rise.
page-puzzle-shogun-rice-for-winter-moral = Count back from the winter: one rice for each province, and what the event takes. And collect where it is calm.

## shogun/two-buildings

page-puzzle-shogun-two-buildings = Five chests, two buildings
page-puzzle-shogun-two-buildings-task = The last winter is coming. Lay the three cards for buildings so that you end with 35 points.
page-puzzle-shogun-two-buildings-hint = The theater is built first. Five chests pay for a castle and a temple – unless one was spent before. Where does a theater stand already?
page-puzzle-shogun-two-buildings-moral = What cannot be done costs nothing, so a card can also be laid to save chests. And a majority that nobody shares is worth a point more.

## shogun/angry-peasants

page-puzzle-shogun-angry-peasants = Angry peasants
page-puzzle-shogun-angry-peasants-task = Lay the four cards that are missing. At the end of the round, hold Mino, Suruga and Izu and have at least 5 chests. Every cube falls through the tower.
page-puzzle-shogun-angry-peasants-hint = Two peasants lie in the tray and join the first revolt, then they go home. Rice comes before taxes: where do you have armies enough?
page-puzzle-shogun-angry-peasants-moral = A revolt that meets enough armies is beaten, and it takes the peasants out of the tray: the next one is easier.
