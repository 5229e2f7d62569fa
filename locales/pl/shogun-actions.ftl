### Shogun: actions as things to choose. Where a list is long, `group-…` heads the choices
### that differ only in their `pick-…`.

action-take-card = Weź kartę prowincji { $province }
action-draw-card = Dobierz wierzchnią kartę stosu
action-replace-cards = Włóż obie odkryte karty pod stos i odkryj dwie następne
action-station =
    Rozmieść { $armies ->
        [one] 1 armię
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }
action-plan = { $field }: { $card }
action-leave-empty = { $field }: zostaw puste
action-take-back = { $field }: cofnij
action-commit = Plan jest gotowy
action-reopen = Jednak zmień plan
action-choose-place = Zajmij miejsce { $place }
action-march =
    Wyrusz do prowincji { $to }: { $armies ->
        [one] 1 armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }
action-stay = Zostań
action-face = Najpierw staw czoła buntowi w prowincji { $province }

group-take-card = Weź kartę prowincji
pick-take-card = { $province }
group-station = Armie do rozmieszczenia
pick-station = { $armies }
group-plan = { $field }
pick-plan = { $card }
group-leave-empty = Zostaw puste
pick-leave-empty = { $field }
group-take-back = Cofnij
pick-take-back = { $field }
group-choose-place = Zajmij miejsce
pick-choose-place = { $place }
group-march = Wyrusz do prowincji { $to }, liczba armii
pick-march = { $armies }
group-face = Najpierw staw czoła buntowi w prowincji
pick-face = { $province }
