### The page of Rising Sun: what stands around the board.

page-rising-sun = Rising Sun
page-rising-sun-line = Honor, alliances and betrayal under the eyes of the kami.

## Where the game stands

page-rs-over = The game is over
page-rs-mandate-of = Mandate { $number } of { $of }
page-rs-kami-turn = Kami turn { $number } of 3
page-rs-war-of = War { $number } of { $of }
page-rs-next-political = Next: the first mandate
page-rs-next-kami = Next: the kami
page-rs-next-mandate = Next: another mandate
page-rs-next-war = Next: war
page-rs-next-province = Next: { $province }
page-rs-next-season = Next: the season ends

## The board

page-rs-map = Map of the islands
page-rs-season-track = The season at a glance
page-rs-track = Political track
page-rs-track-open = Mandate { $number }: not played yet
page-rs-track-played = Mandate { $number }: { $clan } played { $mandate }
page-rs-track-secret = Mandate { $number }: { $clan } announced { $mandate } and laid down { $tile }
page-rs-track-hidden = Mandate { $number }: { $clan } announced { $mandate } and laid a tile face down
page-rs-track-pondering = Mandate { $number }: { $clan } laid a tile face down and has not announced anything yet
page-rs-track-kami = Kami turn { $number }
page-rs-wars = Wars of this season, in order
page-rs-war-number = War { $number } of this season is fought here
page-rs-won-by = Won by { $clan }
page-rs-won-in = { $clan } won here in { $season }
page-rs-honor = Honor
page-rs-honor-rank = Rank { $rank }: { $clan }
page-rs-shrines = Shrines
page-rs-nobody-worships = nobody worships
page-rs-worship =
    { $count ->
        [one] { $clan }: 1 worshipper
       *[other] { $clan }: { $count } worshippers
    }
page-rs-walks = Walks in { $province }, led by { $clan }
page-rs-walks-in = in { $province }
page-rs-nearer = Nearer
page-rs-whole-map = Whole map
page-rs-close = Close
page-rs-reward = What a Harvest yields here
page-rs-token-worth =
    { $vp ->
        [one] The war token of this season is worth 1 victory point in Winter.
       *[other] The war token of this season is worth { $vp } victory points in Winter.
    }
page-rs-empty-province = Nobody is here.
page-rs-stronghold = stronghold
page-rs-building = new stronghold
page-rs-counted =
    { $count ->
        [one] { $figure }
       *[other] { $count } { $figure }
    }
page-rs-clan-here = { $clan } with force { $force }: { $figures }
page-rs-can-be-picked = can be picked
page-rs-pick-figure =
    { $count ->
        [one] Pick { $figure } of { $clan } in { $province }
       *[other] Pick one of { $count } { $figure } of { $clan } in { $province }
    }
page-rs-pick-destination = From { $province } to where? Pick a lit province.
page-rs-options = What can be done here
page-rs-figure-of = { $figure } of { $clan }
page-rs-figure-in = { $figure }, { $place }
page-rs-move-figure = Move: { $figure }

## What is counted

page-rs-vp = Victory points
page-rs-coin = Coins
page-rs-ronin = Ronin
page-rs-force = Force
page-rs-cards = Season cards
page-rs-reserve = In reserve
page-rs-hostages-held = Hostages held
page-rs-tokens-of =
    { $count ->
        [one] 1 war token of { $season }
       *[other] { $count } war tokens of { $season }
    }
page-rs-tokens-list = War tokens of { $season }, { $vp } each: { $provinces }
page-rs-no-cards = No season cards yet.
page-rs-decides = decides
page-rs-allied = Allied with { $clan }

## Season cards

page-rs-cost =
    { $coins ->
        [0] Free
        [one] Costs 1 coin
       *[other] Costs { $coins } coins
    }
page-rs-card-kind = { $type } · { $season }
page-rs-market = Season cards for sale
page-rs-affordable = Can be acquired
page-rs-buy = Acquire
page-rs-buy-nothing = Acquire nothing
page-rs-why-not = Why not?
page-rs-no-such-card = There is no such card.

## What is decided

page-rs-step-tea = Tea Ceremony
page-rs-step-choose-mandate = Choose a mandate
page-rs-step-announce = Announce a mandate
page-rs-step-recruit = Recruit
page-rs-step-worship = Worship or stay
page-rs-step-after-summon = After the Summon
page-rs-step-end-of-recruit = At the end of the Recruit
page-rs-step-marshal = Marshal
page-rs-step-toll = Path of the Serpent
page-rs-step-train = Train
page-rs-step-summon-monster = Summon the monster
page-rs-step-benevolence = Benevolence
page-rs-step-betray = Betray
page-rs-step-place-kami = A kami comes down
page-rs-step-amaterasu = Amaterasu’s favor
page-rs-step-fujin = Fujin’s favor
page-rs-step-raijin = Raijin’s favor
page-rs-step-ryujin = Ryujin’s favor
page-rs-step-keiri = Way of the Keiri
page-rs-step-bids = Secret bids
page-rs-step-seppuku = Seppuku?
page-rs-step-take-hostage = Take a hostage
page-rs-step-hire-ronin = Hire ronin?
page-rs-step-imperial-poets = Imperial poets?
page-rs-step-reparations = Reparations
page-rs-step-hate = Oni of Hate
page-rs-step-mercy = Mercy?
page-rs-step-over = Winter
page-rs-step-political = Political Phase
page-rs-step-mandate = Mandate
page-rs-step-summoned = Recruit
page-rs-step-kami-turn = Kami turn
page-rs-step-descent = A kami comes down
page-rs-step-war-start = War Phase
page-rs-step-war = War Phase
page-rs-step-battle = Battle
page-rs-mandate-by = { $clan } played { $mandate }.

page-rs-help-tea = Allies do not fight each other and share the bonus of mandates. Make offers, then finish.
page-rs-help-choose-mandate = You drew four tiles. One is played, the others go back on the deck.
page-rs-help-announce = Your tile lies face down. Announce whatever you like.
page-rs-help-recruit =
    { $bonus ->
        [yes] Summon 1 figure at each of your strongholds, and 1 more.
       *[no] Summon 1 figure at each of your strongholds.
    }
page-rs-help-worship = It came to { $province }. It may go to a shrine instead.
page-rs-help-after-summon = Your cards allow more: { $cards }.
page-rs-help-end-of-recruit = Your cards allow more: { $cards }.
page-rs-help-marshal =
    { $builds ->
        [0] Each of your figures may move once. Pick a figure, then where it goes.
       *[other] Each of your figures may move once, and you may build a stronghold. Pick a figure, then where it goes.
    }
page-rs-help-toll = { $mover } sails from { $from } to { $to }.
page-rs-help-train =
    { $bonus ->
        [yes] You may acquire 1 season card, for 1 coin less.
       *[no] You may acquire 1 season card.
    }
page-rs-help-summon-monster = Where does { $figure } come into the world?
page-rs-help-benevolence = You may give away 1 of the coins just spent, for honor and 2 victory points.
page-rs-help-betray =
    { $left ->
        [0] You may replace 1 more figure of anybody, even at a shrine.
        [one] You may replace 1 more figure, of a clan not yet hit.
       *[other] You may replace { $left } figures of { $left } different clans with the same kind from your reserve.
    }
page-rs-help-place-kami = Where shall { $kami } walk?
page-rs-help-amaterasu = You may rise to the top of the honor track.
page-rs-help-fujin =
    { $moves ->
        [one] 1 move is left.
       *[other] { $moves } moves: two figures once, or one figure twice.
    }
page-rs-help-raijin = You may summon 1 bushi in any province.
page-rs-help-ryujin = You may acquire 1 season card at full cost.
page-rs-help-keiri =
    { $left ->
        [one] You may kill 1 more bushi or shinto in { $province }.
       *[other] You may kill up to { $left } bushi or shinto in { $province }.
    }
page-rs-help-bids = Put coins on the advantages. All screens are lifted together; the highest bid wins each, honor breaks ties.
page-rs-help-take-hostage =
    { $left ->
        [one] You may capture 1 figure.
       *[other] You may capture { $left } figures.
    }
page-rs-help-reparations =
    { $left ->
        [one] 1 coin of the reparations cannot be shared out evenly. Who gets it?
       *[other] { $left } coins of the reparations cannot be shared out evenly. Who gets one?
    }
page-rs-help-hate = It came to { $province } and kills one of each clan with higher honor.
page-rs-help-mercy = You may leave them alive for 2 victory points.

page-rs-stage-market = Season cards for sale
page-rs-stage-battle = Battle
page-rs-see-map = See the map
page-rs-see-stage = Back to the decision

## Answers and buttons

page-rs-done = That is all
page-rs-done-all = I am done
page-rs-fill-bushi = Bushi everywhere
page-rs-where-to = Where to
page-rs-how-many = How many?
page-rs-with-your = with your { $figure }
page-rs-answer-amaterasu-done = Stay where I am
page-rs-answer-seppuku-execute = Commit Seppuku
page-rs-answer-seppuku-done = Live and fight
page-rs-answer-hire-ronin-execute = Hire the ronin
page-rs-answer-hire-ronin-done = Do not hire
page-rs-answer-imperial-poets-execute = Let the poets sing
page-rs-answer-imperial-poets-done = No song
page-rs-answer-benevolence-done = Give nothing

## The tea ceremony

page-rs-is-ready = has finished
page-rs-still-talks = is talking
page-rs-allies = { $one } and { $other } are allies
page-rs-finish-tea = Finish the tea ceremony

## Battle

page-rs-battle-for = Battle for { $province }
page-rs-wins = wins
page-rs-ronin-hired = Ronin are hired
page-rs-coins-left = Coins left
page-rs-coins-at-hand = Coins
page-rs-bids-ready = ready
page-rs-bids-open = ponders
page-rs-bids-wait = Your bids are down. The screens are lifted once all are ready.
page-rs-bid-less = One coin less on { $advantage }
page-rs-bid-more = One coin more on { $advantage }
page-rs-bid-on = Coins on { $advantage }
page-rs-bid-sum = { $sum } of { $coins } coins bid, { $left } kept
page-rs-bid-commit = Put these bids down
page-rs-fallen =
    { $count ->
        [one] 1 figure has fallen.
       *[other] { $count } figures have fallen.
    }
page-rs-last-war = The last war

## The end

page-rs-gained = +{ $vp } { $source }

## What an action would change

page-rs-change-coins = coins
page-rs-change-ronin = ronin
page-rs-change-vp = points
page-rs-change-honor = honor rank
page-rs-change-force = force in { $province }
page-rs-ahead = { $clan } ahead
page-rs-ahead-by-honor = { $clan } ahead by honor
page-rs-nobody-ahead = nobody
