### The page of Shogun: what stands around the board.

page-shogun = Shogun
page-shogun-line = Plane geheim, ernähre dein Volk und vertrau dem Turm.

## Where the game stands

page-shogun-when = Jahr { $year }, { $season }
page-shogun-step-over = Die Partie ist zu Ende
page-shogun-step-draft = Verteilung der Provinzen
page-shogun-step-station = Verteilung der Provinzen
page-shogun-step-plan = Geheime Planung
page-shogun-step-choose-place = Spielerreihenfolge
page-shogun-step-act = Die Aktionen
page-shogun-step-march = Armeen ziehen
page-shogun-step-winter = Reis und Aufstände
page-shogun-step-revolt = Aufstände
page-shogun-actions = Die Aktionen der Runde
page-shogun-face-down = verdeckt
page-shogun-action-done = Aktion { $number }: { $action }, vorbei
page-shogun-action-now = Aktion { $number }: { $action }, jetzt
page-shogun-action-open = Aktion { $number }: { $action }
page-shogun-action-hidden = Aktion { $number } liegt verdeckt
page-shogun-events = Ereignisse des Jahres
page-shogun-event-now = diese Runde
page-shogun-event-over = vorbei
page-shogun-event-open = kommt noch
page-shogun-specials = Sonderkarten
page-shogun-order = Spielerreihenfolge
page-shogun-place =
    { $who ->
        [none] Platz { $place } ist frei: { $special }
       *[other] Platz { $place }: { $who } mit { $special }
    }

## Words for drawings

page-shogun-chests-word = Truhen
page-shogun-rice-word = Reis
page-shogun-supply-word = Armeen im Vorrat
page-shogun-armies-word = Armeen
page-shogun-provinces-word = Provinzen
page-shogun-unrest-word = Unruhe
page-shogun-peasants = Bauern
page-shogun-chests =
    { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }
page-shogun-armies =
    { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }
page-shogun-unrest =
    { $unrest ->
        [one] 1 Unruhemarker
       *[other] { $unrest } Unruhemarker
    }
page-shogun-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Players

page-shogun-you = Du
page-shogun-bot = Bot
page-shogun-decides = entscheidet
page-shogun-ready = bereit
page-shogun-has-chests =
    { $count ->
        [one] 1 Truhe
       *[other] { $count } Truhen
    }
page-shogun-has-rice = { $count } Reis
page-shogun-has-supply =
    { $count ->
        [one] 1 Armee im Vorrat
       *[other] { $count } Armeen im Vorrat
    }
page-shogun-has-provinces =
    { $count ->
        [one] 1 Provinz
       *[other] { $count } Provinzen
    }
page-shogun-has-buildings =
    { $building ->
        [castle] { $count ->
            [one] 1 Burg
           *[other] { $count } Burgen
        }
        [temple] { $count } Tempel
       *[theater] { $count } Theater
    }

## The map

page-shogun-map = Karte der Provinzen
page-shogun-zoom = Genauer hinsehen
page-shogun-zoom-in = Vergrößern
page-shogun-zoom-out = Verkleinern
page-shogun-zoom-whole = Der ganze Spielplan
page-shogun-province-label =
    { $owner ->
        [none] { $province }, neutral
        [closed] { $province }, in dieser Partie gesperrt
       *[other] { $province }, { $owner }, { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }{ $built ->
            [0] { "" }
           *[other] , { $buildings }
        }{ $unrest ->
            [0] { "" }
           *[other] , Unruhe { $unrest }
        }
    }; { $chests } Truhen, { $rice } Reis
page-shogun-sites =
    { $built ->
        [0] { $sites ->
            [one] 1 Bauplatz
           *[other] { $sites } Bauplätze
        }
       *[other] { $built } von { $sites ->
            [one] 1 Bauplatz
           *[other] { $sites } Bauplätzen
        } bebaut
    }
page-shogun-closed = In dieser Partie gesperrt
page-shogun-neutral = Neutral
page-shogun-majorities = Wer in jeder Region die meisten Gebäude hat, und die Punkte dafür
page-shogun-majorities-short = Mehrheiten
page-shogun-region-green = Westen
page-shogun-region-purple = Süden
page-shogun-region-red = Mitte
page-shogun-region-yellow = Osten
page-shogun-region-brown = Norden
page-shogun-lead =
    { $who }, { $region }: { $points ->
        [0] kein Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-shogun-here-march = { $who } zieht aus { $province } los
page-shogun-here-station = { $who } nimmt { $province }

## Giving out the provinces

page-shogun-draft-hint = Nimm eine offene Karte oder die oberste des Stapels.
page-shogun-draft-take = { $province } nehmen
page-shogun-draft-draw =
    Vom Stapel ziehen ({ $stack ->
        [one] 1 Karte
       *[other] { $stack } Karten
    })
page-shogun-draft-replace = Beide offenen Karten unter den Stapel legen
page-shogun-station-in = Wie viele Armeen kommen nach { $province }?
page-shogun-groups-left =
    { $count ->
        [one] 1 solche Gruppe
       *[other] { $count } solche Gruppen
    }

## Planning

page-shogun-planning = Spielertableau
page-shogun-my-plan = Dein Plan
page-shogun-plan-hint = Zieh auf jedes Feld eine Karte oder wähle Karte und Feld.
page-shogun-plan-held = { $card }: Wähle ein Feld dafür.
page-shogun-plan-wanted = Wähle eine Karte für „{ $field }“.
page-shogun-plan-ready = Dein Plan steht. Die anderen planen noch.
page-shogun-plan-below = Leg auf jedes Feld deines Spielertableaus unter dem Spielplan eine Provinz- oder Truhenkarte.
page-shogun-plan-others = Die anderen planen noch.
page-shogun-plan-clear = Alles zurücknehmen
page-shogun-plan-commit =
    { $decided ->
        [11] Der Plan steht
       *[other] { $decided } von { $fields }
    }
page-shogun-plan-reopen = Plan ändern
page-shogun-plan-of =
    { $ready ->
        [yes] { $who } hat einen Plan
       *[no] { $who } plant noch
    }
page-shogun-hand = Deine Karten
page-shogun-turn = Aktion { $turn } dieser Runde
page-shogun-empty = leer
page-shogun-leave-empty = Leer lassen
page-shogun-take-back = { $field }: zurücknehmen
page-shogun-field-open = { $field }: noch offen
page-shogun-field-empty = { $field }: bleibt leer
page-shogun-field-holds = { $field }: { $card }. { $worth }
page-shogun-worth-bid =
    { $chests ->
        [0] Ein Gebot von 0 Truhen.
        [one] Ein Gebot von 1 Truhe.
       *[other] Ein Gebot von { $chests } Truhen.
    }
page-shogun-worth-bid-province = Ein Gebot von mehr als 0 und weniger als 1 Truhe.
page-shogun-worth-skip = Du lässt die Aktion aus.
page-shogun-worth-tax =
    Bringt { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }{ $unrest ->
        [0] .
       *[other] , danach ein Aufstand.
    }
page-shogun-worth-rice =
    Bringt { $rice } Reis{ $unrest ->
        [0] .
       *[other] , danach ein Aufstand.
    }
page-shogun-worth-stands =
    { $building ->
        [castle] Dort steht schon eine Burg.
        [temple] Dort steht schon ein Tempel.
       *[theater] Dort steht schon ein Theater.
    }
page-shogun-worth-sites =
    { $free ->
        [0] Kein Bauplatz ist frei.
       *[other] { $free } von { $sites ->
            [one] 1 Bauplatz frei.
           *[other] { $sites } Bauplätzen frei.
        }
    }
page-shogun-worth-armies =
    { $armies ->
        [one] Dort steht jetzt 1 Armee.
       *[other] Dort stehen jetzt { $armies } Armeen.
    }

## The turn order

page-shogun-bidders = In dieser Reihenfolge werden die Plätze gewählt
page-shogun-place-of = Platz { $place }: { $special }

## Marches

page-shogun-march-from =
    { $field }: Ziehe aus { $from } los, wo { $armies ->
        [one] 1 Armee steht.
       *[other] { $armies } Armeen stehen.
    }
page-shogun-join =
    { $armies ->
        [one] Eigene Provinz, 1 Armee dort
       *[other] Eigene Provinz, { $armies } Armeen dort
    }
page-shogun-against-armies =
    { $armies ->
        [one] gegen 1 Armee
       *[other] gegen { $armies } Armeen
    }{ $unrest ->
        [0] { "" }
       *[other] , Unruhe
    }
page-shogun-all-targets = Alle Ziele
page-shogun-stay = Bleiben

## The tower and battles

page-shogun-tower = Turm
page-shogun-tower-label =
    Der Würfelturm. Im Turm: { $many ->
        [0] nichts
       *[other] { $inside }
    }. In der Schale: { $few ->
        [0] nichts
       *[other] { $tray }
    }.
page-shogun-cubes = { $who } { $count }
page-shogun-last-battles = Die letzten Kämpfe
page-shogun-no-battles = Noch gab es keinen Kampf.
page-shogun-battles =
    { $count ->
        [one] 1 Kampf
       *[other] { $count } Kämpfe
    }
page-shogun-battle-for = Kampf um { $province }
page-shogun-revolt-in = Aufstand in { $province }
page-shogun-thrown = hineingeworfen
page-shogun-stayed = bleiben drin
page-shogun-loose = lösen sich
page-shogun-tray = kommen heraus
page-shogun-against = gegen
page-shogun-help-attack = { $who } wirft 1 Armee mehr: die Karte „+1 Angriff“.
page-shogun-help-defense = { $who } wirft 1 Armee mehr: die Karte „+1 Verteidigung“.
page-shogun-help-castle = { $who } wirft 1 Armee mehr: die starke Burg.
page-shogun-throw-again = Wurf noch einmal zeigen
page-shogun-next-battle =
    { $more ->
        [one] Der nächste Kampf
       *[other] Der nächste von { $more } Kämpfen
    }
page-shogun-skip-battles = Überspringen
page-shogun-close = Schließen

## Winter and the end

page-shogun-face-first =
    Welchem Aufstand stellst du dich zuerst? { $peasants ->
        [0] { "" }
        [one] Zu jedem kommt 1 Bauer hinzu.
       *[other] Zu jedem kommen { $peasants } Bauern hinzu.
    }
page-shogun-face =
    { $province }: { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }, Unruhe { $unrest }
page-shogun-scores = Punkte
page-shogun-winter-of = Winter im Jahr { $year }
page-shogun-winter-event =
    Jahr { $year }: Für den Winter blieb „{ $event }“, und { $loss ->
        [0] niemand verlor Reis.
       *[other] alle verloren { $loss } Reis.
    }
page-shogun-rice-left = Reis übrig
page-shogun-hungry = Hunger
page-shogun-hungry-of =
    { $provinces ->
        [one] 1 Provinz
       *[other] { $provinces } Provinzen
    }, { $revolts ->
        [one] 1 Aufstand
       *[other] { $revolts } Aufstände
    }
page-shogun-source-provinces = Punkte für Provinzen
page-shogun-source-buildings = Punkte für Gebäude
page-shogun-source-castle = Punkte für die meisten Burgen
page-shogun-source-temple = Punkte für die meisten Tempel
page-shogun-source-theater = Punkte für die meisten Theater
page-shogun-sum = Summe
page-shogun-won =
    { $who } ist Shogun mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }

## What an action would change

page-shogun-change-chests = Truhen
page-shogun-change-rice = Reis
page-shogun-change-points = Punkte
page-shogun-change-armies = Armeen in { $province }
page-shogun-change-unrest = Unruhe in { $province }

## What comes next

page-shogun-next-plan = Danach: Planung
page-shogun-next-order = Danach: Reihenfolge und Ereignis
page-shogun-next-action = Danach: { $action }
page-shogun-next-hidden = Danach: eine verdeckte Aktion
page-shogun-next-season = Danach: die nächste Jahreszeit
page-shogun-next-winter = Danach: Winter
page-shogun-next-year = Danach: das zweite Jahr
page-shogun-next-end = Danach: das Ende der Partie
