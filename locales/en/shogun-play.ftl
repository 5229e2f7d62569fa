### Shogun in the terminal: the map, the panels, plans and marches.

## The board of Shogun

# Letters for players, buildings and regions; on the map a region is the first letter of its quarter.
letter-blue = B
letter-yellow = Y
letter-red = R
letter-black = K
letter-purple = P
letter-castle = C
letter-temple = T
letter-theater = N
quarter-green = West
quarter-purple = South
quarter-red = Center
quarter-yellow = East
quarter-brown = North
# Provinces where there is little room: five letters at most.
short-awa-boso = AwaBo
short-awa-shikoku = AwaSh
short-bitchu = Bichu
short-echigo = Echgo
short-echizen = Echzn
short-harima = Harma
short-hitachi = Hitch
short-kazusa = Kazsa
short-kozuke = Kozke
short-mikawa = Mikwa
short-mimasaka = Mimas
short-musashi = Musas
short-sagami = Sagmi
short-sanuki = Sanki
short-settsu = Setsu
short-shimosa = Shmsa
short-shimotsuke = Shmtk
short-shinano = Shnno
short-suruga = Surga
short-tajima = Tajma
short-totomi = Totmi
short-wakasa = Wakas
short-yamato = Yamto
shogun-legend-sites = C castle  T temple  N theater  · site
shogun-legend-marks = w s c e n region (West … North)
shogun-legend-lines = ! unrest  – nobody  ┈ sea
shogun-nobody = –
shogun-closed = shut
shogun-head = Year { $year } – { $season } – { $step } ({ $board } side)
shogun-now-over = the end
shogun-now-draft = giving out the provinces
shogun-now-plan = planning
shogun-now-places = the turn order
shogun-now-act = the actions
shogun-now-winter = rice and revolts
shogun-actions = Actions
shogun-event = Event
shogun-open-events = To come
shogun-winter = Winter
shogun-places = Places
shogun-draft = Cards
shogun-draft-cards =
    { $cards } open, { $stack ->
        [0] none
       *[other] { $stack }
    } in the stack
shogun-player = Player
shogun-points = points
shogun-chests = chests
shogun-rice = rice
shogun-hunger = hungry
shogun-supply = supply
shogun-lands = lands
shogun-buildings = buildings
shogun-card = card
shogun-ready = ready
shogun-plans = is planning
shogun-groups = groups { $groups }
shogun-most = Most
shogun-tower = Tower
shogun-inside = inside
shogun-tray = tray
shogun-peasants = peasants
shogun-plan-ahead = Your plan: { $fields }
shogun-plan-of = Plan of { $seat }: { $fields }

## Planning in Shogun

shogun-field = action
shogun-when = turn
shogun-price = costs
shogun-card-on-it = card
shogun-undecided = …
shogun-left-empty = left empty
shogun-none = none
shogun-no-plan = Only players have a plan.
shogun-bid-province = more than 0 chests, less than 1
shogun-skipped = left out
shogun-skip-with = leave it out with
shogun-bid-with = chests
shogun-yields-rice = { $rice } rice
shogun-yields-chests =
    { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
shogun-revolt-risk =
    , and a revolt: { $peasants ->
        [one] 1 peasant
       *[other] { $peasants } peasants
    } against { $armies }
shogun-stands-there = one stands there already
shogun-sites-free =
    { $free ->
        [0] no site is free
       *[other] { $sites ->
            [one] its site is free
           *[other] { $free } of { $sites } sites free
        }
    }, { $region }
shogun-armies-around =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }{ $some ->
        [0] , only your own around
       *[other] ; around it { $around }
    }
shogun-armies-own =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }{ $some ->
        [0] , none of your own around
       *[other] ; can move to { $around }
    }
shogun-hand = Hand: { $provinces }; chest cards: { $chests }
shogun-costs = This plan costs { $costs } of your { $chests } chests.
shogun-which-card =
    Which card for { $field }?{ $price ->
        [0] { "" }
        [one] { " " }It costs 1 chest.
       *[other] { " " }It costs { $price } chests.
    } (Enter: back to the plan)
shogun-leave-and-go-on = leave it so, and go on with { $field }
shogun-leave-and-commit = leave it so; the plan is complete
shogun-plan-help = Choose a field, or write: castle aki, tax settsu, bid 1 · back castle · auto (chest cards on the rest) · done
shogun-auto-nothing = No chest card is left for what is open.
shogun-no-such-field = No field is called “{ $name }”.
shogun-no-such-province = No province is called “{ $name }”, or more than one is.
shogun-not-understood = “{ $part }” is not understood; nothing of the line was done.
shogun-part-fails = “{ $part }”: { $why }

## Other choices in Shogun

shogun-about = Your daimyo is { $daimyo }.
shogun-around =
    { $some ->
        [0] nobody around it
       *[other] around it { $around }
    }
shogun-yields =
    { $chests } chests, { $rice } rice, { $sites ->
        [one] 1 site
       *[other] { $sites } sites
    }, { $region }
shogun-place = place { $place }
shogun-group =
    a group of { $armies } armies{ $left ->
        [one] { "" }
       *[other] { " " }(of { $left })
    }
shogun-revolt-odds =
    { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against { $peasants ->
        [one] 1 peasant
       *[other] { $peasants } peasants
    }
shogun-march-help = Choose a target, or write it with a number of armies: izu 4 · izu all
shogun-how-many = How many armies march to { $province }: 1 to { $most }? (Enter: another target)
shogun-say-how-many = How many armies to { $province }? Write it with a number from 1 to { $most }, or all.
shogun-target-own =
    yours, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
shogun-target-enemy =
    { $seat }, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
shogun-target-neutral =
    neutral, { $peasants ->
        [one] 1 peasant
       *[other] { $peasants } peasants
    }
shogun-target-card = +1 by card
shogun-target-castle = +1 by castle
shogun-target-unrest =
    { $unrest ->
        [0] peasants help{ $peasants ->
            [0] { "" }
           *[other] { " " }({ $peasants } in the tray)
        }
       *[other] unrest: no peasants help
    }
shogun-by-sea = by sea

## What can be looked up in Shogun

shogun-is-closed = closed in this game
shogun-is-neutral = nobody’s
shogun-is-held =
    { $seat }, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }{ $built ->
        [0] { "" }
       *[other] ; { $buildings }
    }{ $free ->
        [0] { "" }
        [one] ; 1 site free
       *[other] ; { $free } sites free
    }{ $unrest ->
        [0] { "" }
       *[other] ; unrest { $unrest }
    }
shogun-bidders = The places are chosen in this order: { $seats }.
shogun-no-order = There is no turn order yet.
shogun-no-events = No event is open yet.
shogun-event-now = ▸ { $event }, this round: { $effect }
shogun-event-over = ✓ { $event }, over
shogun-event-open = · { $event }, to come: { $effect } Or in winter: everybody loses { $loss } rice.

## The prompt

play-help-shogun =
    5 2               a number for each question: the fifth field, the second card
    castle aki, tax settsu, bid 1         lays several cards at once; skip lays a chest card
    back castle, back all                 takes cards back into the hand
    auto              lays chest cards on all that is undecided, as far as they go
    commit            the plan is complete; the same as done
    reopen COLOR      others still plan, and COLOR at this screen wants to change a plan
    izu 4, izu all    marches there with so many armies
    plan              shows your player board
    province NAME     all about a province and its neighbors
    majorities        who has the most of what, and the provinces of each region
    order, events     the places of the turn order, the events of the year
    tower             what lies in the tower and in the tray
    card NAME         explains an event, a special card, an action or a province
    offer COLOR [/ i promise …] [/ you promise …]
    promise COLOR …   peace; peace until winter; stay out aki; stay out aki until winter; or any words

## Deals that are not understood

deal-no-goods = Nothing but promises changes hands in this game: write them after a /, as in / i promise peace.
