### Shogun: what happens, what is asked, what is refused.

## The draft

event-card-offered = Odkryto kartę prowincji { $province }.
event-card-taken = { $colour } bierze prowincję { $province }.
event-card-drawn = { $colour } dobiera wierzchnią kartę: { $province }.
event-cards-replaced = { $colour } wkłada pod stos karty prowincji { $provinces }.
event-stationed =
    { $colour } rozmieszcza { $armies ->
        [one] 1 armię
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    } w prowincji { $province }.
event-tower-filled = Na początek do wieży trafiają: { $thrown }. Wypadają i wracają do zapasu: { $fell }.

## Year and round

event-year-began = Zaczyna się rok { $year }. Jego wydarzenia: { $events }.
event-round-began = { $season } roku { $year }. Pierwsze akcje: { $actions }.
event-specials-laid-out = Na miejscach od 1 do 5 w kolejności leżą: { $specials }.
event-round-ended = { $season } roku { $year } dobiega końca.
event-year-ended = Rok { $year } dobiega końca.

## Plans

event-card-planned =
    { $card-id ->
        [chests] { $colour } kładzie kartę „{ $card }” na polu { $field }.
       *[province] { $colour } kładzie kartę prowincji { $card } na polu { $field }.
    }
event-field-left-empty = { $colour } zostawia puste pole { $field }.
event-field-taken-back = { $colour } jeszcze raz zastanawia się nad polem { $field }.
event-plan-committed = { $colour } ma gotowy plan.
event-plan-reopened = { $colour } zmienia plan.

## Event and turn order

event-event-drawn =
    Wydarzenie tej rundy to { $event }: { $event-id ->
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
    Stawka { $colour-gen }: { $card-id ->
        [none] brak
        [province] karta prowincji { $card }
       *[chests] { $card }
    }{ $tied-id ->
        [true] { " " }(remis: decyduje los)
       *[false] { "" }
    }.
event-place-taken = { $colour } zajmuje miejsce { $place } w kolejności i bierze kartę „{ $special }”.

## Actions

event-action-turned = Odkryto akcję { $number }: { $action }.
event-action-began = Akcja { $number }: { $action }.
event-plan-shown =
    { $card-id ->
        [none] { $colour } nie ma karty na polu { $action }.
        [chests] { $colour } pomija akcję { $action }.
       *[province] { $colour } odsłania kartę prowincji { $card }.
    }
event-action-lapsed = { $colour } traci akcję { $action } w prowincji { $province }: { $why }.
event-built =
    { $colour } buduje { $building-acc } w prowincji { $province } za { $price ->
        [one] 1 skrzynię
        [few] { $price } skrzynie
        [many] { $price } skrzyń
       *[other] { $price } skrzyń
    }.
event-unrest-calmed =
    Teatr uspokaja prowincję { $province }: { $unrest ->
        [0] po niepokoju nie ma śladu
        [one] zostaje 1 znacznik niepokoju
        [few] zostają { $unrest } znaczniki niepokoju
        [many] zostaje { $unrest } znaczników niepokoju
       *[other] zostaje { $unrest } znaczników niepokoju
    }.
event-rice-collected =
    { $colour } zbiera { $rice ->
        [one] 1 miarkę ryżu
        [few] { $rice } miarki ryżu
        [many] { $rice } miarek ryżu
       *[other] { $rice } miarek ryżu
    } w prowincji { $province }.
event-taxes-collected =
    { $colour } pobiera { $chests ->
        [one] 1 skrzynię
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyń
    } podatków w prowincji { $province }.
event-unrest-grew =
    Rośnie niepokój w prowincji { $province }: { $unrest ->
        [one] 1 znacznik
        [few] { $unrest } znaczniki
        [many] { $unrest } znaczników
       *[other] { $unrest } znaczników
    }.
event-deployed =
    { $colour } wystawia { $armies ->
        [one] 1 armię
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    } w prowincji { $province } za { $price ->
        [one] 1 skrzynię
        [few] { $price } skrzynie
        [many] { $price } skrzyń
       *[other] { $price } skrzyń
    }.
event-moved =
    { $colour } przesuwa { $armies ->
        [one] 1 armię
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    } z prowincji { $from } do prowincji { $to }.
event-stayed = { $colour } zostaje w prowincji { $province }.

why-no-chests = za mało skrzyń
why-no-armies = za mało armii w zapasie
why-no-site = nie ma wolnego miejsca
why-building-there = taki budynek już tam stoi
why-no-tile = w pudełku nie ma już takich budynków
why-bank-empty = w banku jest za mało skrzyń
why-one-army-only = jedyna armia musi zostać
why-no-way = nie ma dokąd wyruszyć

## Battles

event-attacked =
    { $colour } atakuje { $defender-id ->
        [none] neutralną prowincję { $to }
       *[other] { $defender-acc } w prowincji { $to }
    } { $armies ->
        [one] 1 armią
        [few] { $armies } armiami
        [many] { $armies } armiami
       *[other] { $armies } armiami
    } z prowincji { $from }.
event-reinforced =
    { $help-id ->
        [attack] { $colour } wrzuca o 1 armię więcej dzięki karcie „+1 w ataku”.
        [defense] { $colour } wrzuca o 1 armię więcej dzięki karcie „+1 w obronie”.
       *[castle] { $colour } wrzuca o 1 armię więcej dzięki silnemu zamkowi.
    }
event-thrown = Do wieży: { $thrown }. Na tacce: { $tray }.
event-battle-fought =
    { $ending-id ->
        [conquered] { $attacker } zdobywa prowincję { $province }: { $attackers ->
            [0] 0 armii
            [one] 1 armia
            [few] { $attackers } armie
            [many] { $attackers } armii
           *[other] { $attackers } armii
        } kontra { battle-defense }; { $left ->
            [one] wkracza 1 armia
            [few] wkraczają { $left } armie
            [many] wkracza { $left } armii
           *[other] wkracza { $left } armii
        }.
        [held] { $defender } utrzymuje prowincję { $province }: { $defenders ->
            [0] 0 armii
            [one] 1 armia
            [few] { $defenders } armie
            [many] { $defenders } armii
           *[other] { $defenders } armii
        }{ battle-peasants } kontra { $attackers ->
            [0] 0 armii
            [one] 1 armia
            [few] { $attackers } armie
            [many] { $attackers } armii
           *[other] { $attackers } armii
        } { $attacker-gen }; { $left ->
            [one] zostaje 1 armia
            [few] zostają { $left } armie
            [many] zostaje { $left } armii
           *[other] zostaje { $left } armii
        }.
       *[drawn] { $defender-id ->
            [none] { $attacker } nie zdobywa prowincji { $province }: { $attackers ->
                [0] 0 armii
                [one] 1 armia
                [few] { $attackers } armie
                [many] { $attackers } armii
               *[other] { $attackers } armii
            } kontra { battle-defense }; prowincja pozostaje neutralna.
           *[other] Nikt nie wygrywa bitwy o prowincję { $province }: { $attackers ->
                [0] 0 armii
                [one] 1 armia
                [few] { $attackers } armie
                [many] { $attackers } armii
               *[other] { $attackers } armii
            } { $attacker-gen } kontra { battle-defense }; prowincja jest teraz neutralna.
        }
    }
# What stood against the attackers.
battle-defense =
    { $defender-id ->
        [none] { $peasants ->
            [0] nikt
            [one] 1 chłop
            [few] { $peasants } chłopów
            [many] { $peasants } chłopów
           *[other] { $peasants } chłopów
        }
       *[other] { $defenders ->
            [0] 0 armii
            [one] 1 armia
            [few] { $defenders } armie
            [many] { $defenders } armii
           *[other] { $defenders } armii
        } { $defender-gen }{ battle-peasants }
    }
# The peasants who helped the defenders.
battle-peasants =
    { $peasants ->
        [0] { "" }
        [one] { " " }i 1 chłop
        [few] { " " }i { $peasants } chłopów
        [many] { " " }i { $peasants } chłopów
       *[other] { " " }i { $peasants } chłopów
    }
event-card-passed =
    { $to-id ->
        [none] { $from } oddaje kartę prowincji { $province }
       *[other] { $from-id ->
            [none] { $to } dostaje kartę prowincji { $province }
           *[other] { $from } przekazuje { $to-dat } kartę prowincji { $province }
        }
    }{ $field-id ->
        [none] { "" }
       *[other] , która leżała na polu { $field }
    }.
event-razed =
    Z prowincji { $province } usunięto { $buildings ->
        [0] { $unrest ->
            [one] 1 znacznik niepokoju
            [few] { $unrest } znaczniki niepokoju
            [many] { $unrest } znaczników niepokoju
           *[other] { $unrest } znaczników niepokoju
        }
       *[other] { $buildings ->
            [one] 1 budynek
            [few] { $buildings } budynki
            [many] { $buildings } budynków
           *[other] { $buildings } budynków
        }{ $unrest ->
            [0] { "" }
           *[other] { " " }i { $unrest ->
                [one] 1 znacznik niepokoju
                [few] { $unrest } znaczniki niepokoju
                [many] { $unrest } znaczników niepokoju
               *[other] { $unrest } znaczników niepokoju
            }
        }
    }.
event-revolt-broke =
    Bunt przeciw { $colour-dat } w prowincji { $province }: { $peasants ->
        [0] nie ma już chłopów, którzy mogliby się przyłączyć
        [one] buntuje się 1 chłop
        [few] buntuje się { $peasants } chłopów
        [many] buntuje się { $peasants } chłopów
       *[other] buntuje się { $peasants } chłopów
    }.
event-revolt-fought =
    { $beaten-id ->
        [true] { $colour } tłumi bunt w prowincji { $province }: { $armies ->
            [0] 0 armii
            [one] 1 armia
            [few] { $armies } armie
            [many] { $armies } armii
           *[other] { $armies } armii
        } kontra { $peasants ->
            [0] nikt
            [one] 1 chłop
            [few] { $peasants } chłopów
            [many] { $peasants } chłopów
           *[other] { $peasants } chłopów
        }; { $left ->
            [one] zostaje 1 armia
            [few] zostają { $left } armie
            [many] zostaje { $left } armii
           *[other] zostaje { $left } armii
        }.
       *[false] { $colour } traci prowincję { $province } na rzecz chłopów: { $armies ->
            [0] 0 armii
            [one] 1 armia
            [few] { $armies } armie
            [many] { $armies } armii
           *[other] { $armies } armii
        } kontra { $peasants ->
            [one] 1 chłop
            [few] { $peasants } chłopów
            [many] { $peasants } chłopów
           *[other] { $peasants } chłopów
        }; prowincja jest teraz neutralna.
    }

## Winter

event-winter-came =
    Zima roku { $year }: zostaje karta „{ $event }” i { $loss ->
        [0] nikt nie traci ryżu
        [one] wszyscy tracą 1 miarkę ryżu
        [few] wszyscy tracą { $loss } miarki ryżu
        [many] wszyscy tracą { $loss } miarek ryżu
       *[other] wszyscy tracą { $loss } miarek ryżu
    }.
event-rice-lost =
    { $colour } { $lost ->
        [0] nie traci ryżu
       *[other] traci { $lost ->
            [one] 1 miarkę ryżu
            [few] { $lost } miarki ryżu
            [many] { $lost } miarek ryżu
           *[other] { $lost } miarek ryżu
        }
    } i { $left ->
        [0] nic mu nie zostaje
        [one] zostaje mu 1
        [few] zostają mu { $left }
        [many] zostaje mu { $left }
       *[other] zostaje mu { $left }
    }.
event-unsupplied =
    { $colour } nie może wyżywić { $provinces ->
        [one] 1 prowincji
        [few] { $provinces } prowincji
        [many] { $provinces } prowincji
       *[other] { $provinces } prowincji
    }: { $revolts ->
        [one] 1 bunt
        [few] { $revolts } bunty
        [many] { $revolts } buntów
       *[other] { $revolts } buntów
    }, { $revolts ->
        [one] a w nim
       *[other] w każdym
    } o { $peasants ->
        [one] 1 chłopa
        [few] { $peasants } chłopów
        [many] { $peasants } chłopów
       *[other] { $peasants } chłopów
    } więcej.
event-revolt-drawn = Lewy sąsiad { $colour-gen } losuje, gdzie wybuchnie bunt: { $province }.
event-scored =
    { $colour } zdobywa { $provinces ->
        [one] 1 punkt
        [few] { $provinces } punkty
        [many] { $provinces } punktów
       *[other] { $provinces } punktów
    } za prowincje i { $buildings } za budynki.
event-majority-scored =
    { $colour } { $tied-id ->
        [true] ma wspólnie z innymi najwięcej
       *[false] ma najwięcej
    } { $building-id ->
        [castle] zamków
        [temple] świątyń
       *[theater] teatrów
    } { $region-loc }: { $points ->
        [0] bez punktów
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }.
event-won =
    { $colour } zostaje szogunem z { $points ->
        [one] 1 punktem
        [few] { $points } punktami
        [many] { $points } punktami
       *[other] { $points } punktami
    }!

## Cards of a player's hand

card-province = { $province }
card-chests =
    { $chests ->
        [one] 1 skrzynia
        [few] { $chests } skrzynie
        [many] { $chests } skrzyń
       *[other] { $chests } skrzyń
    }

## Promises

pledge-peace = pokój do { $until }
pledge-stay-out = nie atakować prowincji { $province } do { $until }
until-round-end = końca rundy
until-winter = zimy

## What is asked of the one who decides

step-over = Koniec gry.
step-draft = Weź jedną z odkrytych kart prowincji albo wierzchnią kartę stosu.
step-station = Która z twoich grup armii trafia do prowincji { $province }?
step-plan = Planuj w tajemnicy: karta na każdą z dziesięciu akcji i jedna na licytację.
step-choose-place = Wybierz swoje miejsce w kolejności; leżąca tam karta specjalna jest twoja na tę rundę.
step-act = Trwa wykonywanie akcji.
step-march =
    { $field-id ->
        [one-army] Przesuń armie z prowincji { $from } do jednej ze swoich sąsiednich prowincji albo zostań. Co najmniej 1 armia nie rusza się z miejsca.
       *[other] { $field }: wyrusz z prowincji { $from } do sąsiedniej prowincji. Co najmniej 1 armia nie rusza się z miejsca.
    }
step-winter = Zima trwa.
step-revolt = Któremu buntowi stawiasz czoła najpierw?

## Why an action is not allowed

refusal-game-over = Gra już się skończyła.
refusal-not-your-decision = Teraz decyduje ktoś inny.
refusal-not-now = To nie jest odpowiedź na obecne pytanie.
refusal-not-offered = Karta prowincji { $province } nie jest jedną z dwóch odkrytych.
refusal-stack-empty = W stosie nie ma już dość kart.
refusal-cards-changed = Odkryte karty możesz włożyć pod stos tylko wtedy, gdy obie leżały tu już w twojej poprzedniej kolejce.
refusal-no-such-group =
    Nie masz już grupy złożonej z { $armies ->
        [one] 1 armii
        [few] { $armies } armii
        [many] { $armies } armii
       *[other] { $armies } armii
    }.
refusal-not-in-hand = Nie masz na ręce tej karty: { $card }.
refusal-field-taken = Decyzja o polu { $field } już zapadła; najpierw ją cofnij.
refusal-field-undecided = O polu { $field } nie zapadła jeszcze decyzja.
refusal-bid-too-high =
    Nie możesz postawić { $bid ->
        [one] 1 skrzyni
        [few] { $bid } skrzyń
        [many] { $bid } skrzyń
       *[other] { $bid } skrzyń
    }; { $chests ->
        [0] nie masz żadnej
       *[other] masz tylko { $chests }
    }.
refusal-needed-for-bid = Tej karty potrzebujesz do licytacji, bo na żadną inną cię nie stać: { $card }.
refusal-no-card-for-bid = Zostaw licytację pustą: nie stać cię na żadną z pozostałych kart.
refusal-cards-left = Masz karty na wszystkie pola, więc żadne nie może zostać puste.
refusal-plan-incomplete = Najpierw zdecyduj o każdym polu.
refusal-no-such-place = Nie ma miejsca { $place } w kolejności; wybierz od 1 do 5.
refusal-place-taken = Miejsce { $place } jest już zajęte.
refusal-not-neighbours = { $from } i { $to } nie mają wspólnej granicy ani szlaku morskiego.
refusal-province-closed = Prowincja { $province } jest zamknięta w grze na trzy osoby.
refusal-wrong-number-of-armies =
    { $most ->
        [one] Może wyruszyć dokładnie 1 armia, bo 1 musi zostać.
       *[other] Może wyruszyć od 1 do { $most } armii, bo co najmniej 1 musi zostać.
    }
refusal-not-your-province = Ta akcja przesuwa armie tylko między twoimi prowincjami, a { $province } do ciebie nie należy.
refusal-temple-protects = W tej rundzie prowincji { $province } strzeże świątynia.
refusal-must-march = Możesz wyruszyć, więc musisz.
refusal-no-revolt = W prowincji { $province } nie ma buntu, któremu trzeba stawić czoła.
