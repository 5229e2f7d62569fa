### The page of Shogun: what stands around the board.

page-shogun = Shogun
page-shogun-line = Plan in secret, feed your people, and trust the tower.

## Where the game stands

page-shogun-when = Year { $year }, { $season }
page-shogun-step-over = The game is over
page-shogun-step-draft = Giving out the provinces
page-shogun-step-station = Giving out the provinces
page-shogun-step-plan = Planning in secret
page-shogun-step-choose-place = The turn order
page-shogun-step-act = The actions
page-shogun-step-march = A march
page-shogun-step-winter = Rice and revolts
page-shogun-step-revolt = Revolts
page-shogun-actions = The actions of the round
page-shogun-face-down = face down
page-shogun-action-done = Action { $number }: { $action }, done
page-shogun-action-now = Action { $number }: { $action }, now
page-shogun-action-open = Action { $number }: { $action }
page-shogun-action-hidden = Action { $number } lies face down
page-shogun-events = Events of the year
page-shogun-event-now = this round
page-shogun-event-over = over
page-shogun-event-open = to come
page-shogun-specials = Special cards
page-shogun-order = Turn order
page-shogun-place =
    { $who ->
        [none] Place { $place } is free: { $special }
       *[other] Place { $place }: { $who } with { $special }
    }

## Words for drawings

page-shogun-chests-word = Chests
page-shogun-rice-word = Rice
page-shogun-supply-word = Armies in supply
page-shogun-armies-word = Armies
page-shogun-provinces-word = Provinces
page-shogun-unrest-word = Unrest
page-shogun-peasants = Peasants
page-shogun-chests =
    { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
page-shogun-armies =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
page-shogun-unrest =
    { $unrest ->
        [one] 1 unrest marker
       *[other] { $unrest } unrest markers
    }
page-shogun-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Players

page-shogun-you = You
page-shogun-bot = bot
page-shogun-decides = decides
page-shogun-ready = ready
page-shogun-has-chests =
    { $count ->
        [one] 1 chest
       *[other] { $count } chests
    }
page-shogun-has-rice = { $count } rice
page-shogun-has-supply =
    { $count ->
        [one] 1 army in the supply
       *[other] { $count } armies in the supply
    }
page-shogun-has-provinces =
    { $count ->
        [one] 1 province
       *[other] { $count } provinces
    }
page-shogun-has-buildings =
    { $building ->
        [castle] { $count ->
            [one] 1 castle
           *[other] { $count } castles
        }
        [temple] { $count ->
            [one] 1 temple
           *[other] { $count } temples
        }
       *[theater] { $count ->
            [one] 1 theater
           *[other] { $count } theaters
        }
    }

## The map

page-shogun-map = Map of the provinces
page-shogun-zoom = Look closer
page-shogun-zoom-in = Closer
page-shogun-zoom-out = Farther away
page-shogun-zoom-whole = The whole map
page-shogun-province-label =
    { $owner ->
        [none] { $province }, nobody’s
        [closed] { $province }, closed in this game
       *[other] { $province }, { $owner }, { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }{ $built ->
            [0] { "" }
           *[other] , { $buildings }
        }{ $unrest ->
            [0] { "" }
           *[other] , unrest { $unrest }
        }
    }; { $chests } chests, { $rice } rice
page-shogun-sites =
    { $built ->
        [0] { $sites ->
            [one] 1 site
           *[other] { $sites } sites
        }
       *[other] { $built } of { $sites ->
            [one] 1 site
           *[other] { $sites } sites
        } built on
    }
page-shogun-closed = Closed in this game
page-shogun-neutral = Nobody’s
page-shogun-majorities = Who has the most buildings in each region, and the points for it
page-shogun-majorities-short = Majorities
page-shogun-region-green = West
page-shogun-region-purple = South
page-shogun-region-red = Center
page-shogun-region-yellow = East
page-shogun-region-brown = North
page-shogun-lead =
    { $who } in { $region }: { $points ->
        [0] no point
        [one] 1 point
       *[other] { $points } points
    }
page-shogun-here-march = { $who } marches from { $province }
page-shogun-here-station = { $who } takes { $province }

## Giving out the provinces

page-shogun-draft-hint = Take an open card, or the top card of the stack.
page-shogun-draft-take = Take { $province }
page-shogun-draft-draw =
    Draw from the stack of { $stack ->
        [one] 1 card
       *[other] { $stack } cards
    }
page-shogun-draft-replace = Put both open cards under the stack
page-shogun-station-in = How many armies go to { $province }?
page-shogun-groups-left =
    { $count ->
        [one] 1 such group
       *[other] { $count } such groups
    }

## Planning

page-shogun-planning = Planning board
page-shogun-my-plan = Your plan
page-shogun-plan-hint = Drag a card to each field, or pick a card and a field.
page-shogun-plan-held = { $card }: choose a field for it.
page-shogun-plan-wanted = Choose a card for { $field }.
page-shogun-plan-ready = Your plan is complete. The others still plan.
page-shogun-plan-below = Lay a card on each field of your planning board, under the map.
page-shogun-plan-others = The others still plan.
page-shogun-plan-clear = Take all back
page-shogun-plan-commit =
    { $decided ->
        [11] The plan is complete
       *[other] { $decided } of { $fields }
    }
page-shogun-plan-reopen = Change the plan
page-shogun-plan-of =
    { $ready ->
        [yes] { $who } has a plan
       *[no] { $who } is planning
    }
page-shogun-hand = Your cards
page-shogun-turn = Action { $turn } of this round
page-shogun-empty = empty
page-shogun-leave-empty = Leave empty
page-shogun-take-back = { $field }: take it back
page-shogun-field-open = { $field }: undecided
page-shogun-field-empty = { $field }: left empty
page-shogun-field-holds = { $field }: { $card }. { $worth }
page-shogun-worth-bid =
    { $chests ->
        [0] A bid of nothing.
        [one] A bid of 1 chest.
       *[other] A bid of { $chests } chests.
    }
page-shogun-worth-bid-province = A bid of more than 0 chests and less than 1.
page-shogun-worth-skip = The action is left out.
page-shogun-worth-tax =
    Brings { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }{ $unrest ->
        [0] .
       *[other] , then a revolt.
    }
page-shogun-worth-rice =
    Brings { $rice } rice{ $unrest ->
        [0] .
       *[other] , then a revolt.
    }
page-shogun-worth-stands =
    { $building ->
        [castle] A castle stands there already.
        [temple] A temple stands there already.
       *[theater] A theater stands there already.
    }
page-shogun-worth-sites =
    { $free ->
        [0] No site is free.
       *[other] { $free } of { $sites ->
            [one] 1 site is free.
           *[other] { $sites } sites are free.
        }
    }
page-shogun-worth-armies =
    { $armies ->
        [one] 1 army is there now.
       *[other] { $armies } armies are there now.
    }

## The turn order

page-shogun-bidders = In this order the places are chosen
page-shogun-place-of = Place { $place }: { $special }

## Marches

page-shogun-march-from =
    { $field }: march from { $from }, where { $armies ->
        [one] 1 army stands.
       *[other] { $armies } armies stand.
    }
page-shogun-join =
    { $armies ->
        [one] Yours, 1 army there
       *[other] Yours, { $armies } armies there
    }
page-shogun-against-armies =
    { $armies ->
        [one] against 1 army
       *[other] against { $armies } armies
    }{ $unrest ->
        [0] { "" }
       *[other] , unrest
    }
page-shogun-all-targets = All targets
page-shogun-stay = Stay

## The tower and battles

page-shogun-tower = Tower
page-shogun-tower-label =
    The cube tower. Inside: { $many ->
        [0] nothing
       *[other] { $inside }
    }. In the tray: { $few ->
        [0] nothing
       *[other] { $tray }
    }.
page-shogun-cubes = { $who } { $count }
page-shogun-last-battles = The last battles
page-shogun-no-battles = There has been no battle yet.
page-shogun-battles =
    { $count ->
        [one] 1 battle
       *[other] { $count } battles
    }
page-shogun-battle-for = Battle for { $province }
page-shogun-revolt-in = Revolt in { $province }
page-shogun-thrown = thrown in
page-shogun-stayed = stay inside
page-shogun-loose = shaken loose
page-shogun-tray = come out
page-shogun-against = against
page-shogun-help-attack = { $who } throws 1 army more: the card for attackers.
page-shogun-help-defense = { $who } throws 1 army more: the card for defenders.
page-shogun-help-castle = { $who } throws 1 army more: the strong castle.
page-shogun-throw-again = Show the throw again
page-shogun-next-battle =
    { $more ->
        [one] The next battle
       *[other] The next of { $more } battles
    }
page-shogun-skip-battles = Skip them
page-shogun-close = Close

## Winter and the end

page-shogun-face-first =
    Which revolt do you face first? { $peasants ->
        [0] { "" }
        [one] 1 more peasant joins each.
       *[other] { $peasants } more peasants join each.
    }
page-shogun-face =
    { $province }: { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }, unrest { $unrest }
page-shogun-scores = Points
page-shogun-winter-of = Winter of year { $year }
page-shogun-winter-event =
    Year { $year }: { $event } was left for winter, and { $loss ->
        [0] nobody lost rice.
       *[other] everybody lost { $loss } rice.
    }
page-shogun-rice-left = rice left
page-shogun-hungry = hungry
page-shogun-hungry-of =
    { $provinces ->
        [one] 1 province
       *[other] { $provinces } provinces
    }, { $revolts ->
        [one] 1 revolt
       *[other] { $revolts } revolts
    }
page-shogun-source-provinces = Points for provinces
page-shogun-source-buildings = Points for buildings
page-shogun-source-castle = Points for the most castles
page-shogun-source-temple = Points for the most temples
page-shogun-source-theater = Points for the most theaters
page-shogun-sum = sum
page-shogun-won =
    { $who } is shogun with { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What an action would change

page-shogun-change-chests = chests
page-shogun-change-rice = rice
page-shogun-change-points = points
page-shogun-change-armies = armies in { $province }
page-shogun-change-unrest = unrest in { $province }

## What comes next

page-shogun-next-plan = Next: planning
page-shogun-next-order = Next: turn order and event
page-shogun-next-action = Next: { $action }
page-shogun-next-hidden = Next: a hidden action
page-shogun-next-season = Next: the next season
page-shogun-next-winter = Next: winter
page-shogun-next-year = Next: the second year
page-shogun-next-end = Next: the end of the game
