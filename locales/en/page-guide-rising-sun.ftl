### A guided first game of Rising Sun: one card for each new thing, when it first happens.

## What lies on the table

page-guide-rising-sun-aim-title = What this is about
page-guide-rising-sun-aim-text = You lead the Koi clan. Over three seasons – Spring, Summer, Autumn – you make allies, raise an army, worship the kami and fight for provinces. In Winter the last points are counted, and whoever has the most victory points wins.
page-guide-rising-sun-aim-consider = Points come from many places, and nobody is ever out of the game. The largest heap is counted at the very end: for war tokens of many different provinces.

page-guide-rising-sun-board-title = The map
page-guide-rising-sun-board-text = Eight provinces, joined by borders and by dotted shipping routes; both count as one step. Nobody owns a province: all that counts is who has more force there at the moment of comparing. Every figure has force 1, unless a card says otherwise. Click a province to see who stands there and what a Harvest yields.
page-guide-rising-sun-board-consider = Kyoto and Kansai lie in the middle and give the most points in a Harvest. Nagato has a single neighbor: easy to keep an eye on, hard to leave.

page-guide-rising-sun-tea-title = Tea Ceremony: choose a friend
page-guide-rising-sun-tea-text = Every season begins with tea. Two clans that agree become allies until the next Tea Ceremony; each clan has one ally at most, and with three players somebody stays alone. Look at the offers that wait for you, make one of your own, and finish the ceremony when you have nothing left to settle.
page-guide-rising-sun-tea-consider = An ally shares the bonus of every mandate that either of you chooses: about twice as many bonuses as alone. Best is a friend who wants other provinces than you do.

page-guide-rising-sun-deals-title = Offers and gifts
page-guide-rising-sun-deals-text = Under “Deals” you can offer an alliance, coins or ronin, and ask for something in return. What an accepted offer names is done at once and together. Coins and ronin may change hands until the Political Phase is over; in war nothing can be given any more.
page-guide-rising-sun-deals-consider = A small deal that is done at once is safer than a large one for later. A coin or two can turn a hesitant neighbor into an ally.

page-guide-rising-sun-honor-title = Honor decides every tie
page-guide-rising-sun-honor-text = The honor track puts the clans in order. Whenever two of them are equal – in force, in bids, at a shrine, in points at the end –, the one who stands higher wins. Koi begins at the top: an equal number is enough for you.
page-guide-rising-sun-honor-consider = At the top you need as much as the others, below you need one more. Seppuku and Amaterasu carry you up; a Betray while you have an ally costs you a place.

page-guide-rising-sun-seasons-title = The course of a season
page-guide-rising-sun-seasons-text = The strip above the map shows the season: three mandates, a turn of the kami, two mandates, the kami again, two more, the kami once more – and then war. At the end of the season everybody loses all coins and ronin.
page-guide-rising-sun-seasons-consider = Coins cannot be saved. Plan from the end: what do you want to have spent, and where do you want to stand, when war comes?

page-guide-rising-sun-war-provinces-title = Where there will be war
page-guide-rising-sun-war-provinces-text = These provinces were drawn for this season: as many as there are players, plus two. War comes to them one after the other, in this order; the numbers stand on the map, too. In all other provinces nothing is fought this season.
page-guide-rising-sun-war-provinces-consider = Figures outside the war provinces win no token. And the order matters: coins that are gone after the first battle are missing in the last.

page-guide-rising-sun-clan-title = Your clan has a gift
page-guide-rising-sun-clan-text = Each clan bends one rule for the whole game; click a clan in the list to read it. When war begins, all your ronin become coins, and if you win Hire Ronin, each coin that you did not bid fights for you. The list also shows what all the others have: almost nothing is secret.
page-guide-rising-sun-clan-consider = For Koi a coin is two things: a bid, or a fighter. Before every battle count what the others have; whoever has three coins cannot outbid four.

## Bargaining

page-guide-rising-sun-alliance-title = An alliance
page-guide-rising-sun-alliance-text = Two clans are allies now; the small crest beside a name shows with whom. They share the bonus of their mandates, the winner of a battle spares the figures of the ally, and where only the two of them have force there is no battle at all. Apart from that allies are opponents like everybody else.
page-guide-rising-sun-alliance-consider = You can tell in advance which mandate turns belong to an alliance. Whoever stays alone has fewer bonuses, but no friend to be considerate of.

page-guide-rising-sun-promises-title = Promises
page-guide-rising-sun-promises-text = An offer may also hold promises: to stay out of a province, to leave an advantage to somebody, to play a certain mandate. No promise binds anybody. The table only notes whether it was kept or broken.
page-guide-rising-sun-promises-consider = Bots and people remember. Break your word once, when it decides much, rather than often for little.

## The mandates

page-guide-rising-sun-mandates-title = The Political Phase
page-guide-rising-sun-mandates-text = Seven times in a season somebody chooses a mandate, clockwise, one after the other; nearly everybody then carries it out. The strip shows who chose what, and where the three turns of the kami come.
page-guide-rising-sun-mandates-consider = Count ahead: which of the seven turns are yours, and which are your ally’s? Important things should happen on those.

page-guide-rising-sun-choose-title = Choose one of four tiles
page-guide-rising-sun-choose-text = You alone see these four tiles. The one that you choose is carried out by all, beginning with the player on your left and ending with you; in a Train you are first. You and your ally have the bonus as well. The other three tiles go back on top, for the next player.
page-guide-rising-sun-choose-consider = Ask of each tile: what does it bring me, and what does it bring the others? And do not leave your neighbor the tile that they are waiting for.

page-guide-rising-sun-recruit-title = Recruit
page-guide-rising-sun-recruit-text = Each clan may summon one figure from its reserve at each of its strongholds on the map. The chooser and the ally may summon one more, at any stronghold of theirs. Pick a figure and a lit province; what you leave out is lost.
page-guide-rising-sun-recruit-consider = Bushi fight, shinto can go to a shrine at this very moment. The more strongholds, the more figures – but six bushi are all you have.

page-guide-rising-sun-worship-title = Shinto at the shrines
page-guide-rising-sun-worship-text = A shinto may go to one of the four shrines at the moment when it is summoned, and only then. It stays there until the end of the season: it does not fight, but nobody can capture or move it either. Rest on a shrine to read what its kami gives.
page-guide-rising-sun-worship-consider = A shinto that arrives before the first turn of the kami counts three times. One alone at a shrine that nobody else wants is worth more than a second at a crowded one.

page-guide-rising-sun-marshal-title = Marshal
page-guide-rising-sun-marshal-text = Each of your figures on the map may move once to an adjacent province, by land or along a shipping route, each wherever you like. Enemies do not stop you; nothing is fought before the war. The chooser and the ally may also build a stronghold.
page-guide-rising-sun-marshal-consider = Whoever moves last sees where the others go. One figure more than the opponent is enough in a war province, and with higher honor even an equal number.

page-guide-rising-sun-strongholds-title = Strongholds
page-guide-rising-sun-strongholds-text = A stronghold costs 3 coins and may be built in any province, even where you have nothing. It stays for the whole game and cannot be destroyed. It has no force of its own (except for the Turtle), but in every Recruit a figure can be summoned there.
page-guide-rising-sun-strongholds-consider = A stronghold of Spring pays in three seasons, one of Autumn hardly at all. Build where you will need figures again and again.

page-guide-rising-sun-train-title = Train
page-guide-rising-sun-train-text = Everybody may buy one season card, this time beginning with the chooser. The chooser and the ally pay 1 coin less. A card works from the moment it is yours until the end of the game.
page-guide-rising-sun-train-consider = There are one or two copies of each card, and whoever is first has the choice. Keep some coins for the war, though: there they buy the battles.

page-guide-rising-sun-cards-title = Five kinds of season cards
page-guide-rising-sun-cards-text = Enhancements make figures or mandates better. Virtues give something each time a certain thing happens. Monsters bring a figure with a power of its own. War Upgrades act in every war, Winter Upgrades give points at the end. What nobody buys is gone with the season.
page-guide-rising-sun-cards-consider = The best card rewards what you do anyway. Early cards work for three seasons; late ones must bring their price at once.

page-guide-rising-sun-monsters-title = Monsters
page-guide-rising-sun-monsters-text = Somebody bought a monster. It is summoned at once, in a province where its owner has a stronghold, and has a power that you can read in the details of its clan. It dies like any other figure and can be summoned again.
page-guide-rising-sun-monsters-consider = Some monsters grow strong when their owner has little honor. A monster far from the war is an expensive ornament: look how it gets there.

page-guide-rising-sun-harvest-title = Harvest
page-guide-rising-sun-harvest-text = Everybody gains 1 coin. The chooser and the ally also gain the reward of each province in which they have the most force: points, coins, ronin. A province where somebody else is strongest gives its reward to nobody.
page-guide-rising-sun-harvest-consider = Kyoto gives 4 points, Kansai 3, each time. Choose a Harvest when your figures stand well and those of the others do not.

page-guide-rising-sun-betray-title = Betray
page-guide-rising-sun-betray-text = Only the chooser does something: they replace up to two figures of two different players by figures of the same kind from their own reserve. If they have an ally, the alliance is broken at once and they lose honor. Daimyo and shinto at shrines are safe.
page-guide-rising-sun-betray-consider = Two figures change sides, and that can decide two battles. Late in the season it costs few shared bonuses – but nobody will have to spare you in the war.

page-guide-rising-sun-bonus-title = Your bonus, and your ally’s
page-guide-rising-sun-bonus-text = Whoever chooses a mandate has a bonus, and so does their ally: a figure more in a Recruit, a stronghold in a Marshal, a discount in a Train, the rewards of a Harvest. You may use it before, after or in the middle of what everybody may do.
page-guide-rising-sun-bonus-consider = Choose mandates whose bonus you can really use now: coins for the stronghold, figures in reserve, force in rich provinces.

page-guide-rising-sun-kami-title = The kami give their favor
page-guide-rising-sun-kami-text = After the third, the fifth and the seventh mandate the four shrines are looked at from left to right. At each of them the clan with the most worshippers gets the favor of the kami, honor decides a tie, and the others get nothing. The shinto stay for the next turn.
page-guide-rising-sun-kami-consider = Amaterasu comes first and can change the honor that decides the shrines after her. Fujin’s two moves are worth most just before the war.

page-guide-rising-sun-ronin-title = Ronin
page-guide-rising-sun-ronin-text = Ronin are masterless fighters. By themselves they have no force; but whoever wins Hire Ronin in a battle adds 1 force for each of theirs. They are not used up, and can be hired again until the season ends. Koi’s ronin become coins when war begins.
page-guide-rising-sun-ronin-consider = Ronin that lie open change every battle: nobody knows in which one they will be hired. Count those of your opponents, too.

## War

page-guide-rising-sun-war-title = War begins
page-guide-rising-sun-war-text = Now the war provinces are settled one after the other. If one clan alone has force there, it takes the token without a battle; two allies among themselves do not fight either. In all other cases there is a battle. Coins and ronin can no longer be given away.
page-guide-rising-sun-war-consider = Look at the whole row before you bid for the first time. Which two battles do you really want? For those your coins are meant.

page-guide-rising-sun-quiet-title = A province without anybody
page-guide-rising-sun-quiet-text = Nobody had force in this war province, so its token is gone. A single figure would have been enough to take it.
page-guide-rising-sun-quiet-consider = Empty war provinces are the cheapest tokens of all. Before the last Marshal, see whether one bushi can slip in somewhere.

page-guide-rising-sun-battle-title = A battle
page-guide-rising-sun-battle-text = All clans with force in the province take part, to the end. The table shows their force, their coins and their ronin. First all bid in secret for four advantages; these are carried out from top to bottom, then force decides.
page-guide-rising-sun-battle-consider = A lost battle can bring more points than a won one. Ask first: can I win this at all – and if not, what is there to gain?

page-guide-rising-sun-bids-title = Secret bids
page-guide-rising-sun-bids-text = Share out as many coins as you like among the four advantages. All bids are shown at once; the highest bid on each wins it, honor decides a tie. What you bid is spent, win or lose; what you do not bid stays yours.
page-guide-rising-sun-bids-consider = A single coin on an advantage that nobody else wants is the best coin of the war. And remember: whoever wins the battle pays their bids to the losers.

page-guide-rising-sun-seppuku-title = Seppuku
page-guide-rising-sun-seppuku-text = Whoever wins this may kill all their own figures in the province: 1 point and one step of honor for each. It is all or none. They stay in the battle and can still win by ronin or by honor.
page-guide-rising-sun-seppuku-consider = Figures that are going to die anyway are worth a point each here – and the honor gained counts at once, for every tie that follows.

page-guide-rising-sun-take-hostage-title = Take Hostage
page-guide-rising-sun-take-hostage-text = The winner may capture one figure of another clan in the province, but no daimyo, and takes 1 point from its owner. The figure no longer counts in this battle. At the start of the next season it goes home, and its captor gets 1 coin.
page-guide-rising-sun-take-hostage-consider = One figure less can turn the battle, and a point changes hands as well. Monsters and strong figures are the best prey.

page-guide-rising-sun-hire-ronin-title = Hire Ronin
page-guide-rising-sun-hire-ronin-text = Each ronin of the winner adds 1 force in this battle; none of them is spent. With Koi every coin that was not bid counts as a ronin – and stays with you.
page-guide-rising-sun-hire-ronin-consider = This is how figures few in number win. If somebody has many ronin, outbidding them here can be cheaper than bringing more figures.

page-guide-rising-sun-imperial-poets-title = Imperial Poets
page-guide-rising-sun-imperial-poets-text = The poets write last: their winner gains 1 point for each figure killed in this battle, whoever it belonged to – those of Seppuku, too. Captured figures do not count.
page-guide-rising-sun-imperial-poets-consider = The more figures stand in the province, the more the poets are worth. Seppuku and the poets together: your own dead count twice.

page-guide-rising-sun-outcome-title = Who wins the battle
page-guide-rising-sun-outcome-text = The most force wins, hired ronin included; honor decides a tie. The winner takes the token of the province. All figures of the losers there are killed, except those of the winner’s ally, and go back to their reserves.
page-guide-rising-sun-outcome-consider = Killed figures are not lost: the next Recruit brings them back. What counts is how many strongholds and coins you have for it.

page-guide-rising-sun-reparations-title = Reparations
page-guide-rising-sun-reparations-text = All bids are spent. Those of the losers go to the common pile; those of the winner are shared out among the losers, who can use them in the very next battle.
page-guide-rising-sun-reparations-consider = A dear victory arms your enemies. Whoever loses a battle against a rich winner goes into the next one with more coins.

page-guide-rising-sun-tokens-title = War tokens
page-guide-rising-sun-tokens-text = A token of Spring is worth 1 point in Winter, one of Summer 2, one of Autumn 3. On top comes a bonus for different provinces among all your tokens: 10 points for three or four, 20 for five or six, 30 for seven or eight.
page-guide-rising-sun-tokens-consider = The third, the fifth and the seventh different province are worth 10 points more each. Look which one you lack – and which one your opponent lacks.

## The year goes on

page-guide-rising-sun-season-end-title = The season is over
page-guide-rising-sun-season-end-text = All coins and ronin are gone, and the shinto at the shrines are back in reserve. Figures and strongholds on the map, cards, tokens, points and honor stay. Now new war provinces are drawn, twelve new cards are for sale, and every clan gets its income.
page-guide-rising-sun-season-end-consider = Look at the map anew: where do your figures stand, and which of the new war provinces are near? The first mandate goes to the player after the one who chose last.

page-guide-rising-sun-hostages-title = Hostages come home
page-guide-rising-sun-hostages-text = Figures that were taken hostage go back to the reserves of their owners, and each captor gets 1 coin for each of them.
page-guide-rising-sun-hostages-consider = Until now these figures could not be summoned. Whoever gets several back at once profits from an early Recruit.

page-guide-rising-sun-autumn-title = The last season
page-guide-rising-sun-autumn-text = Autumn is the last season with a war, and its tokens are worth 3 points each. Among the cards there are now Winter Upgrades, which give points at the end for strongholds, Virtues, monsters and the like.
page-guide-rising-sun-autumn-consider = Nothing has to last any more: coins, promises, alliances. Reckon which different provinces you still need, and which card gives you the most points for what you have.

page-guide-rising-sun-winter-title = Winter: the last points
page-guide-rising-sun-winter-text = First Winter Upgrades give their points, then tokens are counted, then the bonus for different provinces. The most points win; among equals the higher honor, unless allies are equal at the top: they win together.
page-guide-rising-sun-winter-consider = See in the result where the points of the others came from. In your next game you can go for that from Spring on.

## The page itself

page-guide-rising-sun-undo-title = You may take things back
page-guide-rising-sun-undo-text = “Undo” takes back your last step, and the one before, as long as nothing hidden has come to light and nobody else has decided since. Where something could not be taken back, the page asks you first.
page-guide-rising-sun-undo-consider = So try things out: move a figure, look at the map, take it back. Nobody minds.

page-guide-rising-sun-ahead-title = Look before you leap
page-guide-rising-sun-ahead-text = Rest on a choice with the pointer or the keyboard, and the page shows what it would change: force, coins, honor, who would be ahead. With “Show everything as a list” you see all that is allowed, in sentences.
page-guide-rising-sun-ahead-consider = Compare two or three choices like this before a mandate. The difference is often larger for the others than for you.
