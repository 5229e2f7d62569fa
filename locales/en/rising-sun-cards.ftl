### Rising Sun: what cards, kami, clans, mandates and war advantages do, with the rulings.

## Core cards

card-komainu-effect = Force 1. It is a shinto as well as a monster: when summoned it may go to worship, and in a Betray it can replace or be replaced by either kind.
card-oni-of-skulls-effect = Force 1, but 3 in a province where you have the lowest honor of the clans there. Alone it has force 1.
card-path-of-the-lion-effect = Your daimyo, and any monster of yours that counts as one, has +1 force.
card-righteousness-effect = Each time a figure of yours is killed, whoever kills it, you gain 1 victory point. Figures replaced in a Betray are not killed.
card-way-of-the-shogun-effect = At the start of the War Phase you gain 3 coins.
card-path-of-the-serpent-effect = When another clan moves figures along a shipping route you may demand 1 coin, once for each route in one sequence of moves. Who cannot pay stays. Dragonfly and strongholds never pay.
card-respect-effect = When you take a hostage you may take one more, each with 1 victory point of its clan.
card-way-of-bushido-effect = At the start of the War Phase you gain 2 coins and 2 victory points for each different Virtue you have.
card-way-of-the-ronin-effect = At the start of the War Phase you gain 2 ronin.
card-yurei-effect = Force 2. It counts as a daimyo: it cannot be captured or replaced, and has every bonus of your daimyo.
card-form-of-the-kitsune-effect = At the end of the game you gain 3 victory points for each of your strongholds on the map.
card-form-of-the-phoenix-effect = At the end of the game you gain 3 victory points for each different Virtue you have.
card-path-of-the-dragon-effect = Your daimyo, and any monster of yours that counts as one, has +3 force.
card-river-dragon-effect = Force 5.
card-way-of-the-moneylender-effect = At the start of the War Phase you gain 5 coins.

## Oni of several sets

card-oni-of-blood-effect = Force 2, but 4 in a province where you have the lowest honor of the clans there. Alone it has force 2.
card-oni-of-souls-effect = Force 1. When you win a war province token where it stood as the battle began, you gain 2 victory points for each Oni you have, this one included, wherever they are.
card-oni-of-hate-effect = Force 1. Whenever it enters a province, it kills there 1 bushi or shinto of each clan with higher honor than yours.
card-oni-of-spite-effect = Force 1. Whenever it enters a province, you take 2 victory points from each clan with force there and higher honor than yours.

## Archway

card-benevolence-effect = When you spend coins on a season card or a stronghold, you may give 1 of them to another clan: you gain honor and 2 victory points.
card-path-of-the-kenin-effect = After each of your Summons, you may place 1 more bushi at one of your strongholds.
card-path-of-the-light-effect = At the end of every Recruit, once all have summoned, you may place 1 shinto from reserve at a shrine.
card-justice-effect = Each time you kill figures, you gain 3 victory points for every clan with lower honor than yours among their owners.
card-path-of-the-samurai-effect = At the end of every Recruit, once all have summoned, you may place 1 bushi from reserve in any province.
card-form-of-the-beast-effect = At the end of the game you gain 3 victory points for each monster you have, on the map or not.
card-way-of-the-katana-effect = During the War Phase each of your bushi has force 2.

## Teapot

card-honesty-effect = While you have an ally, you gain 2 victory points each time you play a mandate other than Betray.
card-path-of-the-patron-effect = After each of your Summons, you gain 2 coins if at least two clans have lower honor than you.
card-path-of-the-warlord-effect = After each of your Summons, you gain 1 coin.
card-loyalty-effect = While you have an ally, each time you gain victory points you gain 1 more. What comes at one moment counts once; not in Winter.
card-way-of-the-merchant-effect = Each time a richer clan gains coins from the common pile, you gain 1 coin. Gifts and reparations do not count.
card-form-of-the-kindred-effect = At the end of the game you gain 3 victory points for each season in which you had an alliance, even one that was broken.
card-path-of-the-unrighteous-effect = Each time you play Betray, you may replace 1 more figure, of any clan, even a shinto at a shrine.

## Horseman

card-courage-effect = Each time you win a war province token, with or without a battle, you gain 2 victory points.
card-path-of-the-ninja-effect = After each of your Summons, you may kill any 1 bushi on the map; then you lose honor.
card-way-of-the-righteous-effect = At the start of the War Phase you take 1 coin from each clan with lower honor than yours.
card-mercy-effect = When you would kill figures of others, you may leave all of them alive and gain 2 victory points instead.
card-path-of-the-monkey-effect = After each of your Summons, you may take 1 coin from the richest other clan, or from each if several are; then you lose honor once.
card-form-of-the-demon-effect = At the end of the game you gain 3 victory points for each Oni you have, on the map or not.
card-path-of-the-spirit-effect = After each of your Summons, you gain 2 coins and 2 victory points if you have the highest honor.

## Mountain

card-path-of-the-builder-effect = In every Marshal, whoever chose it, you may build a stronghold at the usual cost, besides that of a bonus.
card-path-of-the-kannushi-effect = On your turn in every Marshal, you may move 1 of your worshippers to another shrine.
card-piety-effect = When you win a war province token with a shinto in the province, even one that fell in the battle, you gain honor and 3 victory points.
card-path-of-sengoku-effect = At the end of every Harvest you gain the reward of the province where your daimyo is, unless you had it in this Harvest. A monster that counts as a daimyo brings its own.
card-path-of-the-favored-effect = Your shinto have force 3 in a province where you have the highest honor of the clans there. Not at shrines.
card-sincerity-effect = Each time you take a hostage, you gain honor and 1 victory point more.
card-form-of-the-tanuki-effect = At the end of the game you gain 2 victory points for each different type of season card you have.
card-way-of-the-keiri-effect = At the start of the War Phase you may kill up to 2 bushi or shinto of others where your daimyo is, and gain 3 victory points for each. A monster that counts as a daimyo brings its own.

## Kami

kami-amaterasu-effect = The clan she favors may rise to the top of the honor track; the shrines after hers are judged by the new order.
kami-fujin-effect = Two moves: two figures once, or one figure twice.
kami-hachiman-effect = 2 ronin.
kami-raijin-effect = Summon 1 bushi in any province.
kami-ryujin-effect = Acquire 1 season card at full cost.
kami-susanoo-effect = 1 victory point for each of your strongholds on the map.
kami-tsukuyomi-effect = 2 coins.

## The powers of the kami on the map

kami-amaterasu-power = In her province, nobody can kill the figures of the most honorable clan with force but that clan itself.
kami-fujin-power = His province yields twice its reward in a Harvest; whoever wins its token gains the reward once more.
kami-hachiman-power = Ronin hired in his province add 2 force each.
kami-raijin-power = In his province only bushi, kami and the Turtle’s strongholds have force.
kami-ryujin-power = He has as much force as the clan that controls him has types of season cards.
kami-susanoo-power = Nothing but kami can move out of his province.
kami-tsukuyomi-power = Before war is resolved in his province, each clan with force there gains 4 coins.

## Clans

clan-koi-ability = At the start of the War Phase, your ronin become coins. When you win Hire Ronin, every coin you have left counts as a ronin.
clan-lotus-ability = You put your mandates on the track face down and announce any mandate you like.
clan-turtle-ability = Your strongholds move as figures do and have force 1 each. They cannot be killed, captured or replaced.
clan-dragonfly-ability = You summon in any province and move to any province. How many figures you summon still depends on your strongholds.
clan-bonsai-ability = Nothing you buy costs more than 1 coin; discounts are taken off after that.

## Mandates

mandate-recruit-effect = All summon 1 figure at each of their strongholds; shinto may go to worship. Bonus: 1 figure more.
mandate-marshal-effect = All move each of their figures once. Bonus: build a stronghold for 3 coins.
mandate-train-effect = All, the chooser first, may acquire 1 season card. Bonus: it costs 1 coin less.
mandate-harvest-effect = All gain 1 coin. Bonus: the reward of every province in which you have the most force.
mandate-betray-effect = The chooser alone: break your alliance and lose honor, if you have one; then replace up to 2 figures of 2 different clans with the same kind from your reserve.

## War advantages

advantage-seppuku-effect = You may kill all your figures in the province and gain 1 victory point and honor for each.
advantage-take-hostage-effect = You may capture 1 figure, no daimyo, and take 1 victory point from its clan. It goes home next season, which gives you 1 coin.
advantage-hire-ronin-effect = Each of your ronin adds 1 force. You keep them for later battles.
advantage-imperial-poets-effect = You gain 1 victory point for each figure killed in the battle.
