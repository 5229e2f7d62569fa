### The page of Shogun: what stands around the board.

page-shogun = Shogun
    .acc = Shoguna
page-shogun-line = Planuj w tajemnicy, karm swój lud i zaufaj wieży.

## Where the game stands

page-shogun-when = Rok { $year }, { $season }
page-shogun-step-over = Koniec gry
page-shogun-step-draft = Podział prowincji
page-shogun-step-station = Podział prowincji
page-shogun-step-plan = Tajne planowanie
page-shogun-step-choose-place = Kolejność
page-shogun-step-act = Akcje
page-shogun-step-march = Wymarsz
page-shogun-step-winter = Ryż i bunty
page-shogun-step-revolt = Bunty
page-shogun-actions = Akcje tej rundy
page-shogun-face-down = zakryta
page-shogun-action-done = Akcja { $number }: { $action }, wykonana
page-shogun-action-now = Akcja { $number }: { $action }, teraz
page-shogun-action-open = Akcja { $number }: { $action }
page-shogun-action-hidden = Akcja { $number } leży zakryta
page-shogun-events = Wydarzenia roku
page-shogun-event-now = ta runda
page-shogun-event-over = minęło
page-shogun-event-open = przed nami
page-shogun-specials = Karty specjalne
page-shogun-order = Kolejność
page-shogun-place =
    { $who ->
        [none] Miejsce { $place } jest wolne: { $special }
       *[other] Miejsce { $place }: { $who }, karta „{ $special }”
    }

## Words for drawings

page-shogun-chests-word = Skrzynie
page-shogun-rice-word = Ryż
page-shogun-supply-word = Armie w zapasie
page-shogun-armies-word = Armie
page-shogun-provinces-word = Prowincje
page-shogun-unrest-word = Niepokój
page-shogun-peasants = Chłopi
page-shogun-chests =
    { $chests ->
        [one] 1 skrzynia
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyń
    }
page-shogun-armies =
    { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }
page-shogun-unrest =
    { $unrest ->
        [one] 1 znacznik niepokoju
        [few] { $unrest } znaczniki niepokoju
        [many] { $unrest } znaczników niepokoju
       *[other] { $unrest } znaczników niepokoju
    }
page-shogun-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }

## Players

page-shogun-you = Ty
page-shogun-bot = bot
page-shogun-decides = decyduje
page-shogun-ready = gotowy
page-shogun-has-chests =
    { $count ->
        [one] 1 skrzynia
        [few] { $count } skrzynie
        [many] { $count } skrzyń
       *[other] { $count } skrzyń
    }
page-shogun-has-rice =
    { $count ->
        [one] 1 miarka ryżu
        [few] { $count } miarki ryżu
        [many] { $count } miarek ryżu
       *[other] { $count } miarek ryżu
    }
page-shogun-has-supply =
    { $count ->
        [one] 1 armia w zapasie
        [few] { $count } armie w zapasie
        [many] { $count } armii w zapasie
       *[other] { $count } armii w zapasie
    }
page-shogun-has-provinces =
    { $count ->
        [one] 1 prowincja
        [few] { $count } prowincje
        [many] { $count } prowincji
       *[other] { $count } prowincji
    }
page-shogun-has-buildings =
    { $building ->
        [castle] { $count ->
            [one] 1 zamek
            [few] { $count } zamki
            [many] { $count } zamków
           *[other] { $count } zamków
        }
        [temple] { $count ->
            [one] 1 świątynia
            [few] { $count } świątynie
            [many] { $count } świątyń
           *[other] { $count } świątyń
        }
       *[theater] { $count ->
            [one] 1 teatr
            [few] { $count } teatry
            [many] { $count } teatrów
           *[other] { $count } teatrów
        }
    }

## The map

page-shogun-map = Mapa prowincji
page-shogun-zoom = Powiększenie
page-shogun-zoom-in = Przybliż
page-shogun-zoom-out = Oddal
page-shogun-zoom-whole = Cała mapa
page-shogun-province-label =
    { $owner ->
        [none] { $province }, niczyja
        [closed] { $province }, zamknięta w tej grze
       *[other] { $province }, { $owner }, { $armies ->
            [one] 1 armia
            [few] { $armies } armie
            [many] { $armies } armii
           *[other] { $armies } armii
        }{ $built ->
            [0] { "" }
           *[other] , { $buildings }
        }{ $unrest ->
            [0] { "" }
           *[other] , niepokój { $unrest }
        }
    }; { $chests ->
        [one] 1 skrzynia
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyń
    }, ryż { $rice }
page-shogun-sites =
    { $built ->
        [0] { $sites ->
            [one] 1 miejsce
            [few] { $sites } miejsca
            [many] { $sites } miejsc
           *[other] { $sites } miejsc
        }
       *[other] zabudowane { $built } z { $sites ->
            [one] 1 miejsca
            [few] { $sites } miejsc
            [many] { $sites } miejsc
           *[other] { $sites } miejsc
        }
    }
page-shogun-closed = Zamknięta w tej grze
page-shogun-neutral = Niczyja
page-shogun-majorities = Kto ma najwięcej budynków w każdym regionie i ile to punktów
page-shogun-majorities-short = Większości
page-shogun-region-green = Zachód
page-shogun-region-purple = Południe
page-shogun-region-red = Centrum
page-shogun-region-yellow = Wschód
page-shogun-region-brown = Północ
page-shogun-lead =
    { $who }, { $region }: { $points ->
        [0] bez punktów
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
page-shogun-here-march = { $who } wyrusza z prowincji { $province }
page-shogun-here-station = { $who } bierze prowincję { $province }

## Giving out the provinces

page-shogun-draft-hint = Weź odkrytą kartę albo wierzchnią kartę stosu.
page-shogun-draft-take = Weź prowincję { $province }
page-shogun-draft-draw =
    Dobierz ze stosu ({ $stack ->
        [one] 1 karta
        [few] { $stack } karty
        [many] { $stack } kart
       *[other] { $stack } kart
    })
page-shogun-draft-replace = Włóż obie odkryte karty pod stos
page-shogun-station-in = Ile armii do prowincji { $province }?
page-shogun-groups-left =
    { $count ->
        [one] 1 taka grupa
        [few] { $count } takie grupy
        [many] { $count } takich grup
       *[other] { $count } takich grup
    }

## Planning

page-shogun-planning = Plansza planowania
page-shogun-my-plan = Twój plan
page-shogun-plan-hint = Przeciągnij karty na pola albo wybierz kartę i pole.
page-shogun-plan-held = { $card }: wybierz pole dla tej karty.
page-shogun-plan-wanted = Wybierz kartę na pole { $field }.
page-shogun-plan-ready = Twój plan jest gotowy. Inni jeszcze planują.
page-shogun-plan-below = Połóż po karcie na każdym polu swojej planszy planowania, pod mapą.
page-shogun-plan-others = Inni jeszcze planują.
page-shogun-plan-clear = Cofnij wszystko
page-shogun-plan-commit =
    { $decided ->
        [11] Plan jest gotowy
       *[other] { $decided } z { $fields }
    }
page-shogun-plan-reopen = Zmień plan
page-shogun-plan-of =
    { $ready ->
        [yes] { $who } ma gotowy plan
       *[no] { $who } planuje
    }
page-shogun-hand = Twoje karty
page-shogun-turn = Akcja { $turn } tej rundy
page-shogun-empty = puste
page-shogun-leave-empty = Zostaw puste
page-shogun-take-back = { $field }: cofnij
page-shogun-field-open = { $field }: bez decyzji
page-shogun-field-empty = { $field }: puste
page-shogun-field-holds = { $field }: { $card }. { $worth }
page-shogun-worth-bid =
    { $chests ->
        [0] Stawka: nic.
        [one] Stawka: 1 skrzynia.
        [few] Stawka: { $chests } skrzynie.
        [many] Stawka: { $chests } skrzyń.
       *[other] Stawka: { $chests } skrzyń.
    }
page-shogun-worth-bid-province = Stawka: więcej niż 0 skrzyń i mniej niż 1.
page-shogun-worth-skip = Akcja zostanie pominięta.
page-shogun-worth-tax =
    Przynosi { $chests ->
        [one] 1 skrzynię
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyń
    }{ $unrest ->
        [0] .
       *[other] , a potem wybucha bunt.
    }
page-shogun-worth-rice =
    Przynosi { $rice ->
        [one] 1 miarkę ryżu
        [few] { $rice } miarki ryżu
        [many] { $rice } miarek ryżu
       *[other] { $rice } miarek ryżu
    }{ $unrest ->
        [0] .
       *[other] , a potem wybucha bunt.
    }
page-shogun-worth-stands =
    { $building ->
        [castle] Zamek już tam stoi.
        [temple] Świątynia już tam stoi.
       *[theater] Teatr już tam stoi.
    }
page-shogun-worth-sites =
    { $free ->
        [0] Nie ma wolnego miejsca.
       *[other] Wolne miejsca: { $free } z { $sites }.
    }
page-shogun-worth-armies =
    { $armies ->
        [one] Stoi tam teraz 1 armia.
        [few] Stoją tam teraz { $armies } armie.
        [many] Stoi tam teraz { $armies } armii.
       *[other] Stoi tam teraz { $armies } armii.
    }

## The turn order

page-shogun-bidders = W tej kolejności wybiera się miejsca
page-shogun-place-of = Miejsce { $place }: { $special }

## Marches

page-shogun-march-from =
    { $field }: wyrusz z prowincji { $from }, gdzie { $armies ->
        [one] stoi 1 armia.
        [few] stoją { $armies } armie.
        [many] stoi { $armies } armii.
       *[other] stoi { $armies } armii.
    }
page-shogun-join =
    Twoja, { $armies ->
        [one] stoi tam 1 armia
        [few] stoją tam { $armies } armie
        [many] stoi tam { $armies } armii
       *[other] stoi tam { $armies } armii
    }
page-shogun-against-armies =
    przeciw { $armies ->
        [one] 1 armii
        [few] { $armies } armiom
        [many] { $armies } armiom
       *[other] { $armies } armiom
    }{ $unrest ->
        [0] { "" }
       *[other] , niepokój
    }
page-shogun-all-targets = Wszystkie cele
page-shogun-stay = Zostań

## The tower and battles

page-shogun-tower = Wieża
page-shogun-tower-label =
    Wieża z kostkami. W środku: { $many ->
        [0] nic
       *[other] { $inside }
    }. Na tacce: { $few ->
        [0] nic
       *[other] { $tray }
    }.
page-shogun-cubes = { $who } { $count }
page-shogun-last-battles = Ostatnie bitwy
page-shogun-no-battles = Nie było jeszcze żadnej bitwy.
page-shogun-battles =
    { $count ->
        [one] 1 bitwa
        [few] { $count } bitwy
        [many] { $count } bitew
       *[other] { $count } bitwy
    }
page-shogun-battle-for = Bitwa o prowincję { $province }
page-shogun-revolt-in = Bunt w prowincji { $province }
page-shogun-thrown = wrzucone
page-shogun-stayed = zostają w środku
page-shogun-loose = strącone
page-shogun-tray = wypadają
page-shogun-against = kontra
page-shogun-help-attack = { $who } wrzuca o 1 armię więcej: karta „+1 w ataku”.
page-shogun-help-defense = { $who } wrzuca o 1 armię więcej: karta „+1 w obronie”.
page-shogun-help-castle = { $who } wrzuca o 1 armię więcej: silny zamek.
page-shogun-throw-again = Pokaż rzut jeszcze raz
page-shogun-next-battle =
    { $more ->
        [one] Następna bitwa
       *[other] Następna z { $more } bitew
    }
page-shogun-skip-battles = Pomiń
page-shogun-close = Zamknij

## Winter and the end

page-shogun-face-first =
    Któremu buntowi stawiasz czoła najpierw? { $peasants ->
        [0] { "" }
        [one] Do każdego dołącza jeszcze 1 chłop.
        [few] Do każdego dołącza jeszcze { $peasants } chłopów.
        [many] Do każdego dołącza jeszcze { $peasants } chłopów.
       *[other] Do każdego dołącza jeszcze { $peasants } chłopów.
    }
page-shogun-face =
    { $province }: { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }, niepokój { $unrest }
page-shogun-scores = Punkty
page-shogun-winter-of = Zima roku { $year }
page-shogun-winter-event =
    Rok { $year }: na zimę została karta „{ $event }” i { $loss ->
        [0] nikt nie stracił ryżu.
        [one] wszyscy stracili 1 miarkę ryżu.
        [few] wszyscy stracili { $loss } miarki ryżu.
        [many] wszyscy stracili { $loss } miarek ryżu.
       *[other] wszyscy stracili { $loss } miarek ryżu.
    }
page-shogun-rice-left = pozostały ryż
page-shogun-hungry = głód
page-shogun-hungry-of =
    { $provinces ->
        [one] 1 prowincja
        [few] { $provinces } prowincje
        [many] { $provinces } prowincji
       *[other] { $provinces } prowincji
    }, { $revolts ->
        [one] 1 bunt
        [few] { $revolts } bunty
        [many] { $revolts } buntów
       *[other] { $revolts } buntów
    }
page-shogun-source-provinces = Punkty za prowincje
page-shogun-source-buildings = Punkty za budynki
page-shogun-source-castle = Punkty za najwięcej zamków
page-shogun-source-temple = Punkty za najwięcej świątyń
page-shogun-source-theater = Punkty za najwięcej teatrów
page-shogun-sum = suma
page-shogun-won =
    { $who } zostaje szogunem z { $points ->
        [one] 1 punktem
        [few] { $points } punktami
        [many] { $points } punktami
       *[other] { $points } punktami
    }

## What an action would change

page-shogun-change-chests = skrzynie
page-shogun-change-rice = ryż
page-shogun-change-points = punkty
page-shogun-change-armies = armie: { $province }
page-shogun-change-unrest = niepokój: { $province }

## What comes next

page-shogun-next-plan = Dalej: planowanie
page-shogun-next-order = Dalej: kolejność i wydarzenie
page-shogun-next-action = Dalej: { $action }
page-shogun-next-hidden = Dalej: zakryta akcja
page-shogun-next-season = Dalej: kolejna pora roku
page-shogun-next-winter = Dalej: zima
page-shogun-next-year = Dalej: drugi rok
page-shogun-next-end = Dalej: koniec gry
