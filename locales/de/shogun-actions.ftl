### Shogun: actions as things to choose. Where a list is long, `group-…` heads the choices
### that differ only in their `pick-…`.

action-take-card = Nimm die Karte von { $province }
action-draw-card = Ziehe die oberste Karte des Stapels
action-replace-cards = Lege beide offenen Karten unter den Stapel und decke die nächsten zwei auf
action-station =
    Stelle { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } auf
action-plan = { $field }: { $card }
action-leave-empty = { $field }: leer lassen
action-take-back = { $field }: zurücknehmen
action-commit = Der Plan steht
action-reopen = Ändere den Plan doch noch
action-choose-place = Wähle Platz { $place }
action-march =
    Ziehe nach { $to } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
action-stay = Bleib
action-face = Stelle dich zuerst dem Aufstand in { $province }

group-take-card = Nimm die Karte von
pick-take-card = { $province }
group-station = Aufzustellende Armeen
pick-station = { $armies }
group-plan = { $field }
pick-plan = { $card }
group-leave-empty = Leer lassen
pick-leave-empty = { $field }
group-take-back = Zurücknehmen
pick-take-back = { $field }
group-choose-place = Wähle Platz
pick-choose-place = { $place }
group-march = Ziehe nach { $to } mit so vielen Armeen
pick-march = { $armies }
group-face = Stelle dich zuerst dem Aufstand in
pick-face = { $province }
