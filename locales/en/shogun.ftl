### Shogun: what happens, what is asked, what is refused.

## The draft

event-card-offered = The card of { $province } is turned up.
event-card-taken = { $colour } takes { $province }.
event-card-drawn = { $colour } draws the top card: { $province }.
event-cards-replaced = { $colour } puts { $provinces } under the stack.
event-stationed =
    { $colour } stations { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } in { $province }.
event-tower-filled = Into the tower, to begin with: { $thrown }. Fallen through and taken back: { $fell }.

## Year and round

event-year-began = Year { $year } begins. Its events: { $events }.
event-round-began = { $season } of year { $year }. The first actions: { $actions }.
event-specials-laid-out = With places 1 to 5 of the turn order come { $specials }.
event-round-ended = { $season } of year { $year } ends.
event-year-ended = Year { $year } ends.

## Plans

event-card-planned =
    { $card-id ->
        [chests] { $colour } lays the card of { $card } on { $field }.
       *[province] { $colour } lays { $card } on { $field }.
    }
event-field-left-empty = { $colour } leaves { $field } empty.
event-field-taken-back = { $colour } thinks again about { $field }.
event-plan-committed = { $colour } has a plan.
event-plan-reopened = { $colour } changes the plan.

## Event and turn order

event-event-drawn =
    The event of the round is { $event }: { $event-id ->
        [theaters-calm-5] { effect-theaters-calm }
        [theaters-calm-7] { effect-theaters-calm }
        [wary-peasants-3] { effect-wary-peasants }
        [strong-castles-2] { effect-strong-castles }
        [strong-castles-6] { effect-strong-castles }
        [sacred-temples-3] { effect-sacred-temples }
        [sacred-temples-4] { effect-sacred-temples }
        [low-taxes-0] { effect-low-taxes }
        [high-taxes-2] { effect-high-taxes }
        [rich-harvest-3] { effect-rich-harvest }
        [poor-harvest-4] { effect-poor-harvest }
       *[few-recruits-1] { effect-few-recruits }
    }.
event-bid-shown =
    { $card-id ->
        [none] { $colour } bids nothing at all
        [province] { $colour } bids the card of { $card }
       *[chests] { $colour } bids { $card }
    }{ $tied-id ->
        [true] { " " }(tied: the lot decides)
       *[false] { "" }
    }.
event-place-taken = { $colour } takes place { $place } in the turn order with { $special }.

## Actions

event-action-turned = Action { $number } will be { $action }.
event-action-began = Action { $number }: { $action }.
event-plan-shown =
    { $card-id ->
        [none] { $colour } has no card on { $action }.
        [chests] { $colour } skips { $action }.
       *[province] { $colour } shows { $card }.
    }
event-action-lapsed = { $action } lapses for { $colour } in { $province }: { $why }.
event-built =
    { $colour } builds a { $building } in { $province } for { $price ->
        [one] 1 chest
       *[other] { $price } chests
    }.
event-unrest-calmed =
    The theater calms { $province }: { $unrest ->
        [0] no unrest is left
        [one] 1 unrest marker is left
       *[other] { $unrest } unrest markers are left
    }.
event-rice-collected = { $colour } collects { $rice } rice in { $province }.
event-taxes-collected =
    { $colour } collects { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    } of taxes in { $province }.
event-unrest-grew =
    Unrest grows in { $province }: { $unrest ->
        [one] 1 marker
       *[other] { $unrest } markers
    }.
event-deployed =
    { $colour } deploys { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } in { $province } for { $price ->
        [one] 1 chest
       *[other] { $price } chests
    }.
event-moved =
    { $colour } moves { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } from { $from } to { $to }.
event-stayed = { $colour } stays in { $province }.

why-no-chests = too few chests
why-no-armies = too few armies in the supply
why-no-site = no site is free
why-building-there = such a building stands there already
why-no-tile = no such building is left in the box
why-bank-empty = the bank has too few chests
why-one-army-only = its only army has to stay
why-no-way = there is nowhere to march to

## Battles

event-attacked =
    { $colour } attacks { $defender-id ->
        [none] neutral { $to }
       *[other] { $defender } in { $to }
    } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } from { $from }.
event-reinforced =
    { $help-id ->
        [attack] { $colour } throws 1 army more, with the card for attackers.
        [defense] { $colour } throws 1 army more, with the card for defenders.
       *[castle] { $colour } throws 1 army more, for the strong castle.
    }
event-thrown = Into the tower: { $thrown }. In the tray: { $tray }.
event-battle-fought =
    { $ending-id ->
        [conquered] { $attacker } conquers { $province }, { $attackers } against { battle-defense }; { $left ->
            [one] 1 army moves in
           *[other] { $left } armies move in
        }.
        [held] { $defender } holds { $province }, { $defenders }{ battle-peasants } against { $attackers } of { $attacker }; { $left ->
            [one] 1 army is left
           *[other] { $left } armies are left
        }.
       *[drawn] { $defender-id ->
            [none] { $attacker } does not get { $province }, { $attackers } against { battle-defense }; it stays neutral.
           *[other] Nobody wins { $province }, { $attackers } of { $attacker } against { battle-defense }; it is neutral now.
        }
    }
# What stood against the attackers.
battle-defense =
    { $defender-id ->
        [none] { $peasants ->
            [0] nobody
            [one] 1 peasant
           *[other] { $peasants } peasants
        }
       *[other] { $defenders ->
            [0] none
           *[other] { $defenders }
        } of { $defender }{ battle-peasants }
    }
# The peasants who helped the defenders.
battle-peasants =
    { $peasants ->
        [0] { "" }
        [one] { " " }and 1 peasant
       *[other] { " " }and { $peasants } peasants
    }
event-card-passed =
    { $to-id ->
        [none] { $from } gives up the card of { $province }
       *[other] { $from-id ->
            [none] { $to } gets the card of { $province }
           *[other] { $from } hands { $to } the card of { $province }
        }
    }{ $field-id ->
        [none] { "" }
       *[other] , which lay on { $field }
    }.
event-razed =
    { $buildings ->
        [0] { $unrest ->
            [one] 1 unrest marker is
           *[other] { $unrest } unrest markers are
        }
        [one] 1 building { $unrest ->
            [0] is
            [one] and 1 unrest marker are
           *[other] and { $unrest } unrest markers are
        }
       *[other] { $buildings } buildings { $unrest ->
            [0] are
            [one] and 1 unrest marker are
           *[other] and { $unrest } unrest markers are
        }
    } removed from { $province }.
event-revolt-broke =
    Revolt in { $province } against { $colour }: { $peasants ->
        [0] no peasants are left to join
        [one] 1 peasant rises
       *[other] { $peasants } peasants rise
    }.
event-revolt-fought =
    { $beaten-id ->
        [true] { $colour } puts down the revolt in { $province }, { $armies } against { $peasants ->
            [0] nobody
            [one] 1 peasant
           *[other] { $peasants } peasants
        }; { $left ->
            [one] 1 army is left
           *[other] { $left } armies are left
        }.
       *[false] { $colour } loses { $province } to its peasants, { $armies } against { $peasants }; it is neutral now.
    }

## Winter

event-winter-came =
    Winter of year { $year }: { $event } is left, and { $loss ->
        [0] nobody loses rice
       *[other] everybody loses { $loss } rice
    }.
event-rice-lost =
    { $colour } loses { $lost ->
        [0] no rice
       *[other] { $lost } rice
    } and has { $left ->
        [0] none
       *[other] { $left }
    } left.
event-unsupplied =
    { $colour } cannot feed { $provinces ->
        [one] 1 province
       *[other] { $provinces } provinces
    }: { $revolts ->
        [one] 1 revolt
       *[other] { $revolts } revolts
    }, with { $peasants ->
        [one] 1 more peasant
       *[other] { $peasants } more peasants
    }{ $revolts ->
        [one] { "" }
       *[other] { " " }each
    }.
event-revolt-drawn = The left neighbor of { $colour } draws { $province } for a revolt.
event-scored =
    { $colour } scores { $provinces ->
        [one] 1 point
       *[other] { $provinces } points
    } for provinces and { $buildings } for buildings.
event-majority-scored =
    { $colour } { $tied-id ->
        [true] shares the lead in
       *[false] has the most
    } { $building-id ->
        [castle] castles
        [temple] temples
       *[theater] theaters
    } in { $region }: { $points ->
        [0] no point
        [one] 1 point
       *[other] { $points } points
    }.
event-won =
    { $colour } becomes shogun with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!

## Cards of a player’s hand

card-province = { $province }
card-chests =
    { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }

## Promises

pledge-peace = peace until { $until }
pledge-stay-out = not to attack { $province } until { $until }
until-round-end = the round ends
until-winter = winter comes

## What is asked of the one who decides

step-over = The game is over.
step-draft = Take one of the open province cards, or the top card of the stack.
step-station = Which of your army groups goes to { $province }?
step-plan = Plan in secret: a card for each of the ten actions, and one for the bid.
step-choose-place = Choose your place in the turn order; its special card is yours for this round.
step-act = The actions go on.
step-march =
    { $field-id ->
        [one-army] Move armies from { $from } into one of your neighboring provinces, or stay. At least 1 army stays behind.
       *[other] { $field }: march from { $from } into a neighboring province. At least 1 army stays behind.
    }
step-winter = The winter goes on.
step-revolt = Which revolt do you face first?

## Why an action is not allowed

refusal-game-over = The game is over.
refusal-not-your-decision = It is not your turn to decide.
refusal-not-now = That does not answer what is asked now.
refusal-not-offered = The card of { $province } is not one of the two open ones.
refusal-stack-empty = There are not enough cards left in the stack.
refusal-cards-changed = Only if both open cards are still the same as on your last turn may you put them under the stack.
refusal-no-such-group =
    You have no group of { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } left.
refusal-not-in-hand = You do not have this card in hand: { $card }.
refusal-field-taken = You have decided about { $field } already; take that back first.
refusal-field-undecided = You have decided nothing about { $field } so far.
refusal-bid-too-high =
    You cannot bid { $bid ->
        [one] 1 chest
       *[other] { $bid } chests
    }; you have { $chests ->
        [0] none
       *[other] only { $chests }
    }.
refusal-needed-for-bid = You need this card for the bid, for you could pay no other: { $card }.
refusal-no-card-for-bid = Leave the bid empty instead: you could pay none of the cards that are left.
refusal-cards-left = You have cards for every field, so none may stay empty.
refusal-plan-incomplete = Decide about every field first.
refusal-no-such-place = There is no place { $place } in the turn order; choose 1 to 5.
refusal-place-taken = Somebody has place { $place } already.
refusal-not-neighbours = No border or sea route joins { $from } and { $to }.
refusal-province-closed = { $province } is closed in a game of three.
refusal-wrong-number-of-armies =
    { $most ->
        [one] Exactly 1 army can march, for 1 has to stay behind.
       *[other] From 1 to { $most } armies can march, for at least 1 has to stay behind.
    }
refusal-not-your-province = This action only moves armies between your own provinces, and { $province } is not yours.
refusal-temple-protects = The temple in { $province } protects it this round.
refusal-must-march = You can march, so you must.
refusal-no-revolt = There is no revolt to face in { $province }.
