### Shogun: actions as things to choose. Where a list is long, `group-…` heads the choices
### that differ only in their `pick-…`.

action-take-card = Take the card of { $province }
action-draw-card = Draw the top card of the stack
action-replace-cards = Put both open cards under the stack and turn up the next two
action-station =
    Station { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
action-plan = { $field }: { $card }
action-leave-empty = { $field }: leave it empty
action-take-back = { $field }: take it back
action-commit = The plan is complete
action-reopen = Change the plan after all
action-choose-place = Take place { $place }
action-march =
    March to { $to } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
action-stay = Stay
action-face = Face the revolt in { $province } first

group-take-card = Take the card of
pick-take-card = { $province }
group-station = Armies to station
pick-station = { $armies }
group-plan = { $field }
pick-plan = { $card }
group-leave-empty = Leave empty
pick-leave-empty = { $field }
group-take-back = Take back
pick-take-back = { $field }
group-choose-place = Take place
pick-choose-place = { $place }
group-march = March to { $to } with armies
pick-march = { $armies }
group-face = Face first the revolt in
pick-face = { $province }
