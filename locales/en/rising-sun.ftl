### Rising Sun: what happens, what is asked, what is refused.

## What happens

event-season-began = { $season } begins.
event-war-province-drawn = War province { $number }: { $province }.
event-coins-gained =
    { $clan } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } ({ $source }).
event-ronin-gained = { $clan } gains { $ronin } ronin ({ $source }).
event-vp-gained =
    { $clan } gains { $vp ->
        [one] 1 victory point
       *[other] { $vp } victory points
    } ({ $source }).
event-vp-stolen =
    { $clan } takes { $vp ->
        [one] 1 victory point
       *[other] { $vp } victory points
    } from { $from } ({ $source }).
event-coins-taken =
    { $clan } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from { $from } ({ $source }).
event-honor-gained = { $clan } gains honor.
event-honor-lost = { $clan } loses honor.
event-rose-to-top = { $clan } rises to the top of the honor track.
event-hostage-returned = { $captor } returns { $figure } to { $clan }.
event-tea-ceremony-began = The Tea Ceremony begins: alliances can be formed.
event-declared-ready = { $clan } has finished negotiating.
event-declared-not-ready = { $clan } wants to negotiate further.
event-alliance-formed = { $clan } and { $with } form an alliance.
event-alliance-broken = { $clan } breaks the alliance with { $with }.
event-goods-given =
    { $clan } gives { $to } { $coins ->
        [0] { $ronin } ronin
        [one] 1 coin{ $ronin ->
            [0] { "" }
           *[other] { " " }and { $ronin } ronin
        }
       *[other] { $coins } coins{ $ronin ->
            [0] { "" }
           *[other] { " " }and { $ronin } ronin
        }
    }.
event-political-phase-began = The Political Phase begins.
event-mandates-drawn = { $clan } looks at the top four mandates.
event-mandates-seen = The four mandates are { $tiles }.
event-tile-placed-face-down = { $clan } puts a mandate on the track face down.
event-tile-placed = The mandate under it is { $tile }.
event-mandate-chosen = { $clan } plays { $mandate }.
event-summoned = { $clan } summons { $figure } in { $province }.
event-stayed = { $clan } keeps { $figure } in { $province }.
event-worshipped = { $clan } sends { $figure } to the shrine of { $kami }.
event-placed = { $clan } places { $figure } { $site } ({ $source }).
event-moved = { $clan } moves { $figure } from { $from } to { $to }.
event-stronghold-moved = { $clan } moves a stronghold from { $from } to { $to }.
event-stronghold-built =
    { $clan } builds a stronghold in { $province } { $cost ->
        [0] for free
        [one] for 1 coin
       *[other] for { $cost } coins
    }.
event-toll-paid = { $clan } pays { $to } 1 coin for the route from { $from-province } to { $to-province }.
event-toll-waived = { $clan } lets { $for-clan } pass from { $from-province } to { $to-province } without a toll.
event-toll-unpaid = { $clan } cannot pay { $to } the toll from { $from-province } to { $to-province } and stays.
event-card-bought =
    { $clan } acquires { $card } { $cost ->
        [0] for free
        [one] for 1 coin
       *[other] for { $cost } coins
    }.
event-replaced =
    { $clan } replaces { $replaced-id ->
        [bushi] a bushi
        [shinto] a shinto
       *[other] the { $replaced }
    } of { $of } { $site } with { $figure-id ->
        [bushi] its own
        [shinto] its own
       *[other] { $figure }
    }.
event-passed = { $clan } passes.
event-kami-turn-began = Kami turn { $number } begins.
event-kami-placed = { $clan } brings { $kami } to { $province }.
event-worshipper-moved = { $clan } sends { $figure } from the shrine of { $from } to that of { $to }.
event-shrine-resolved = { $kami } favors { $clan }.
event-war-phase-began = The War Phase begins.
event-ronin-turned-to-coins =
    { $clan } turns { $ronin } ronin into { $ronin ->
        [one] 1 coin
       *[other] { $ronin } coins
    }.
event-token-discarded = Nobody has force in { $province }: its token is discarded.
event-token-won = { $clan } wins the { $season } token of { $province }.
event-battle-began = Battle for { $province }!
event-force-counted = { $clan } has force { $force } in { $province }.
event-bid-placed =
    { $clan } puts { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    } on { $advantage }.
event-bids-ready = { $clan } has bid.
event-bids-taken-back = { $clan } takes the bids back.
event-bids-revealed = { $clan } bid { $seppuku } on Seppuku, { $take-hostage } on Take Hostage, { $hire-ronin } on Hire Ronin, { $imperial-poets } on Imperial Poets.
event-advantage-won = { $clan } wins { $advantage }.
event-advantage-declined = { $clan } does not use { $advantage }.
event-killed =
    { $by-id ->
        [none] { $clan } gives up { $figure } in { $province }.
       *[other] { $clan } loses { $figure } in { $province }, slain by { $by }.
    }
event-spared = { $by } spares the figures of { $clan }.
event-hostage-taken = { $captor } takes { $figure } of { $clan } hostage in { $province }.
event-ronin-hired = { $clan } hires ronin: force +{ $force }.
event-bids-discarded =
    { $clan } discards the { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } it bid.
event-reparations-paid =
    { $clan } pays { $to } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } of reparations.
event-season-ended = { $season } ends: coins and ronin are returned, worshippers go home.
event-winter-began = Winter comes: the final scoring begins.
event-game-won =
    { $clan } wins the game with { $vp ->
        [one] 1 victory point
       *[other] { $vp } victory points
    }!

## Where something is

site-province = in { $province }
site-shrine = at the shrine of { $shrine }

## Deals and promises

terms-parts =
    { $alliance-id ->
        [true] an alliance{ $give ->
            [nothing] { $ask ->
                [nothing] { "" }
               *[other] ; the proposer asks for { $ask }
            }
           *[other] { $ask ->
                [nothing] ; the proposer gives { $give }
               *[other] ; the proposer gives { $give } for { $ask }
            }
        }
       *[other] { $ask ->
            [nothing] the proposer gives { $give }
           *[other] the proposer gives { $give } for { $ask }
        }
    }
give-parts =
    { $coins ->
        [0] { $ronin ->
            [0] nothing
           *[other] { $ronin } ronin
        }
        [one] 1 coin{ $ronin ->
            [0] { "" }
           *[other] { " " }and { $ronin } ronin
        }
       *[other] { $coins } coins{ $ronin ->
            [0] { "" }
           *[other] { " " }and { $ronin } ronin
        }
    }
ask-parts =
    { $coins ->
        [0] { $ronin ->
            [0] nothing
           *[other] { $ronin } ronin
        }
        [one] 1 coin{ $ronin ->
            [0] { "" }
           *[other] { " " }and { $ronin } ronin
        }
       *[other] { $coins } coins{ $ronin ->
            [0] { "" }
           *[other] { " " }and { $ronin } ronin
        }
    }
pledge-stay-out = to bring no figure into { $province } this season
pledge-leave-advantage = to bid nothing on { $advantage } in the battle for { $province }
pledge-play-mandate = to play { $mandate } on the next turn

## What is asked of the one who decides

step-over = The game is over.
step-tea = Tea Ceremony: negotiate, then say that you are ready.
step-political = The political track goes on.
step-choose-mandate = Choose one of the four mandates.
step-announce = Announce the mandate to execute; it may be any.
step-mandate = { $mandate } is being executed.
step-recruit =
    { $bonus-id ->
        [true] Recruit: summon one figure for each of your strongholds, and one more as your bonus.
       *[other] Recruit: summon one figure for each of your strongholds.
    }
step-worship = Does { $figure } worship, or stay in { $province }?
step-summoned = The Summon is complete.
step-after-summon = After your Summon, your cards allow this.
step-end-of-recruit = At the end of the Recruit, your cards allow this.
step-marshal =
    Marshal: move each of your figures once{ $builds ->
        [0] { "" }
        [one] , and build a stronghold
       *[other] , and build up to { $builds } strongholds
    }{ $kannushi ->
        [0] { "" }
        [one] ; 1 worshipper may change shrines
       *[other] ; { $kannushi } worshippers may change shrines
    }.
step-toll = { $mover } wants to move { $figure } by ship from { $from } to { $to }. Demand 1 coin?
step-train =
    { $bonus-id ->
        [true] Train: acquire a season card, 1 coin cheaper as your bonus.
       *[other] Train: acquire a season card.
    }
step-summon-monster = Where do you summon { $figure }?
step-benevolence = Benevolence: give 1 of the coins spent to another clan, for honor and 2 victory points?
step-betray =
    Betray: { $left ->
        [0] { "" }
        [one] replace 1 more figure, of a clan not yet betrayed
       *[other] replace up to { $left } figures of different clans
    }{ $extra ->
        [0] { "" }
       *[other] { $left ->
            [0] replace { $extra } more of any clan, even at a shrine
           *[other] , and { $extra } more of any clan, even at a shrine
        }
    }.
step-kami-turn = The kami bestow their favors.
step-amaterasu = Amaterasu: rise to the top of the honor track?
step-fujin =
    Fujin: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } left; one figure may move twice.
step-raijin = Raijin: summon a bushi in any province.
step-ryujin = Ryujin: acquire a season card at full cost.
step-descent = The kami descends.
step-place-kami = Where in the land does the kami go?
step-war-start = The war is about to begin.
step-keiri =
    Way of the Keiri: kill up to { $left ->
        [one] 1 bushi or shinto
       *[other] { $left } bushi or shinto
    } of others in { $province }, for 3 victory points each.
step-war = The war goes on.
step-battle = The battle goes on.
step-bids = Secretly put coins on the four war advantages.
step-seppuku = Seppuku: give up all your figures here, for 1 victory point and honor each?
step-take-hostage =
    { $left ->
        [one] Take Hostage: capture a figure and take 1 victory point from its clan?
       *[other] Take Hostage: capture up to { $left } figures, each with 1 victory point of its clan?
    }
step-hire-ronin = Hire Ronin: add your ronin to your force?
step-imperial-poets = Imperial Poets: score 1 victory point for each figure killed in this battle?
step-reparations =
    { $left ->
        [one] Reparations: who gets the odd coin?
       *[other] Reparations: who gets the { $left } odd coins, one each?
    }
step-hate = The Oni of Hate has entered { $province }: whom does it kill?
step-mercy = Mercy: spare { $quarry } for 2 victory points, or kill?
quarry-losers = the figures that lost the battle
quarry-bushi = the bushi of { $of } in { $province }
quarry-keiri = the prey of the Way of the Keiri in { $province }
quarry-hate = the prey of the Oni of Hate in { $province }

## Why an action is not allowed

refusal-game-over = The game is over.
refusal-not-your-decision = It is not your turn to decide.
refusal-not-now = That does not answer what is asked now.
refusal-not-in-game = { $clan } does not play in this game.
refusal-no-such-tile = There is no tile { $slot-from-one }; choose 1 to 4.
refusal-not-in-reserve = You have no { $figure-id ->
        [bushi] bushi
        [shinto] shinto
       *[other] such figure
    } in reserve.
refusal-no-stronghold-there = You have no stronghold in { $province }.
refusal-strongholds-used = Your strongholds in { $province } have summoned already.
refusal-summons-used = You have summoned as many figures as you have strongholds.
refusal-no-figure-there = There is no such figure in { $province }: { $figure }.
refusal-already-moved = In { $province }, { $figure } cannot move again in this Marshal.
refusal-no-stronghold-to-move = There is no stronghold of yours in { $province }.
refusal-stronghold-already-moved = The stronghold in { $province } has moved already.
refusal-strongholds-stand-fast = Only the strongholds of Turtle move.
refusal-not-adjacent = No border or shipping route joins { $from } and { $to }.
refusal-held-by-susanoo = Susanoo lets nothing but kami move out of { $province }.
refusal-already-there = It is in { $province } already.
refusal-already-at-shrine = It is at the shrine of { $kami } already.
refusal-protected-by-amaterasu = Amaterasu protects the figures of { $clan } there.
refusal-route-closed = You could not pay the toll from { $from } to { $to }.
refusal-no-bonus = Only the clan that chose the mandate and its ally have the bonus, once.
refusal-no-stronghold-in-reserve = All your strongholds are built.
refusal-not-enough-coins =
    That costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, and you have { $coins ->
        [0] none
       *[other] only { $coins }
    }.
refusal-not-for-sale = { $card } is not for sale.
refusal-no-such-shrine = The shrine of { $kami } is not in play.
refusal-not-a-shinto = Only a shinto can worship, not { $figure }.
refusal-not-yourself = Choose another clan, not your own.
refusal-daimyo-immune = { $figure-id ->
        [daimyo] A daimyo
        [yurei] The Yurei counts as a daimyo and
       *[other] A kami
    } can be neither captured nor replaced.
refusal-different-type = Only a figure of the same type can take that place: { $figure } is none for { $with }.
refusal-already-betrayed = You have betrayed { $clan } already; choose another clan.
refusal-no-replacement-left = You have replaced as many figures as you may.
refusal-at-shrine = A figure at a shrine is out of reach.
refusal-not-at-shrine = There is no such figure at the shrine of { $kami }: { $figure }.
refusal-effect-used = You have no such effect left.
refusal-not-a-target = That figure cannot be chosen: { $figure } of { $clan }.
refusal-nothing-to-take = There is nothing to take.
refusal-wrong-advantage = Next is your bid on { $expected }.
refusal-too-many-coins =
    You cannot bid { $coins }; you have { $left ->
        [0] no coin left
        [one] 1 coin left
       *[other] { $left } coins left
    }.
refusal-already-paid = { $clan } has had an odd coin already.
refusal-not-in-battle = { $clan } is not in this battle.
refusal-must-choose = You have to choose; this cannot be skipped.
refusal-no-bargaining-now = Coins and ronin change hands only in the Tea Ceremony and the Political Phase.
refusal-alliances-only-at-tea = Alliances are formed only in the Tea Ceremony.
refusal-already-allied = { $clan } has an ally already.
refusal-goods-short = { $clan } does not have that much.
refusal-nothing-offered = The offer is empty: add goods, an alliance or a promise.
