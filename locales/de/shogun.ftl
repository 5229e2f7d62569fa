### Shogun: what happens, what is asked, what is refused.

## The draft

event-card-offered = Die Karte von { $province } wird aufgedeckt.
event-card-taken = { $colour } nimmt { $province }.
event-card-drawn = { $colour } zieht die oberste Karte: { $province }.
event-cards-replaced = { $colour } legt { $provinces } unter den Stapel.
event-stationed =
    { $colour } stellt { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } in { $province } auf.
event-tower-filled = Grundfüllung des Turms: { $thrown }. Durchgefallen und zurückgenommen: { $fell }.

## Year and round

event-year-began = Jahr { $year } beginnt. Seine Ereignisse: { $events }.
event-round-began = { $season } im Jahr { $year }. Die ersten Aktionen: { $actions }.
event-specials-laid-out = Zu den Plätzen 1 bis 5 der Spielerreihenfolge gehören, der Reihe nach, { $specials }.
event-round-ended = Der { $season } im Jahr { $year } endet.
event-year-ended = Jahr { $year } endet.

## Plans

event-card-planned =
    { $card-id ->
        [chests] { $colour } legt die Karte mit { $card } auf „{ $field }“.
       *[province] { $colour } legt { $card } auf „{ $field }“.
    }
event-field-left-empty = { $colour } lässt „{ $field }“ leer.
event-field-taken-back = { $colour } überlegt sich „{ $field }“ noch einmal.
event-plan-committed = { $colour } hat einen Plan.
event-plan-reopened = { $colour } ändert den Plan.

## Event and turn order

event-event-drawn =
    Das Ereignis der Runde ist „{ $event }“: { $event-id ->
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
        [none] { $colour } bietet gar nichts
        [province] { $colour } bietet die Karte von { $card }
       *[chests] { $colour } bietet { $card }
    }{ $tied-id ->
        [true] { " " }(Gleichstand: Das Los entscheidet)
       *[false] { "" }
    }.
event-place-taken = { $colour } wählt Platz { $place } in der Spielerreihenfolge, mit „{ $special }“.

## Actions

event-action-turned = Aktion { $number } wird „{ $action }“ sein.
event-action-began = Aktion { $number }: { $action }.
event-plan-shown =
    { $card-id ->
        [none] { $colour } hat keine Karte auf „{ $action }“.
        [chests] { $colour } lässt „{ $action }“ aus.
       *[province] { $colour } zeigt { $card }.
    }
event-action-lapsed = „{ $action }“ fällt für { $colour } in { $province } aus: { $why }.
event-built =
    { $colour } baut { $building-id ->
        [castle] eine Burg
        [temple] einen Tempel
       *[theater] ein Theater
    } in { $province } für { $price ->
        [one] 1 Truhe
       *[other] { $price } Truhen
    }.
event-unrest-calmed =
    Das Theater beruhigt { $province }: { $unrest ->
        [0] Es bleibt keine Unruhe
        [one] 1 Unruhemarker bleibt
       *[other] { $unrest } Unruhemarker bleiben
    }.
event-rice-collected = { $colour } zieht { $rice } Reis in { $province } ein.
event-taxes-collected =
    { $colour } zieht { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    } Steuern in { $province } ein.
event-unrest-grew =
    Die Unruhe in { $province } wächst: { $unrest ->
        [one] 1 Marker
       *[other] { $unrest } Marker
    }.
event-deployed =
    { $colour } stellt { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } in { $province } auf, für { $price ->
        [one] 1 Truhe
       *[other] { $price } Truhen
    }.
event-moved =
    { $colour } zieht mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } von { $from } nach { $to }.
event-stayed = { $colour } bleibt in { $province }.

why-no-chests = zu wenige Truhen
why-no-armies = zu wenige Armeen im Vorrat
why-no-site = Kein Bauplatz ist frei
why-building-there = So ein Gebäude steht schon dort
why-no-tile = So ein Gebäude ist nicht mehr in der Schachtel
why-bank-empty = Die Bank hat zu wenige Truhen
why-one-army-only = Die einzige Armee muss bleiben
why-no-way = Es gibt kein Ziel

## Battles

event-attacked =
    { $colour } greift { $defender-id ->
        [none] das neutrale { $to }
       *[other] { $defender } in { $to }
    } an, mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } aus { $from }.
event-reinforced =
    { $help-id ->
        [attack] { $colour } wirft 1 Armee mehr, dank der Karte „+1 Angriff“.
        [defense] { $colour } wirft 1 Armee mehr, dank der Karte „+1 Verteidigung“.
       *[castle] { $colour } wirft 1 Armee mehr, dank der starken Burg.
    }
event-thrown = In den Turm: { $thrown }. In der Schale: { $tray }.
event-battle-fought =
    { $ending-id ->
        [conquered] { $attacker } erobert { $province } mit { $attackers } gegen { battle-defense }; { $left ->
            [one] 1 Armee rückt ein
           *[other] { $left } Armeen rücken ein
        }.
        [held] { $defender } hält { $province } mit { $defenders }{ battle-peasants } gegen { $attackers } von { $attacker }; { $left ->
            [one] 1 Armee bleibt übrig
           *[other] { $left } Armeen bleiben übrig
        }.
       *[drawn] { $defender-id ->
            [none] { $attacker } bekommt { $province } nicht, mit { $attackers } gegen { battle-defense }; es bleibt neutral.
           *[other] Niemand gewinnt { $province }, { $attackers } von { $attacker } gegen { battle-defense }; es ist jetzt neutral.
        }
    }
# Was den Angreifern gegenüberstand.
battle-defense =
    { $defender-id ->
        [none] { $peasants ->
            [0] niemanden
            [one] 1 Bauern
           *[other] { $peasants } Bauern
        }
       *[other] { $defenders ->
            [0] keine
           *[other] { $defenders }
        } von { $defender }{ battle-peasants }
    }
# Die Bauern, die den Verteidigern halfen.
battle-peasants =
    { $peasants ->
        [0] { "" }
        [one] { " " }und 1 Bauern
       *[other] { " " }und { $peasants } Bauern
    }
event-card-passed =
    { $to-id ->
        [none] { $from } gibt die Karte von { $province } ab
       *[other] { $from-id ->
            [none] { $to } erhält die Karte von { $province }
           *[other] { $from } gibt { $to } die Karte von { $province }
        }
    }{ $field-id ->
        [none] { "" }
       *[other] , die auf „{ $field }“ lag
    }.
event-razed =
    Aus { $province } entfernt: { $buildings ->
        [0] { $unrest } Unruhemarker
       *[other] { $buildings } Gebäude{ $unrest ->
            [0] { "" }
           *[other] { " " }und { $unrest } Unruhemarker
        }
    }.
event-revolt-broke =
    Aufstand in { $province } gegen { $colour }: { $peasants ->
        [0] Keine Bauern sind übrig, die sich erheben könnten
        [one] 1 Bauer erhebt sich
       *[other] { $peasants } Bauern erheben sich
    }.
event-revolt-fought =
    { $beaten-id ->
        [true] { $colour } schlägt den Aufstand in { $province } nieder, { $armies } gegen { $peasants ->
            [0] niemanden
            [one] 1 Bauern
           *[other] { $peasants } Bauern
        }; { $left ->
            [one] 1 Armee bleibt übrig
           *[other] { $left } Armeen bleiben übrig
        }.
       *[false] { $colour } verliert { $province } an die Bauern, { $armies } gegen { $peasants }; es ist jetzt neutral.
    }

## Winter

event-winter-came =
    Winter im Jahr { $year }: Übrig ist „{ $event }“, und { $loss ->
        [0] niemand verliert Reis
       *[other] alle verlieren { $loss } Reis
    }.
event-rice-lost =
    { $colour } verliert { $lost ->
        [0] keinen Reis
       *[other] { $lost } Reis
    } und hat { $left ->
        [0] keinen mehr
       *[other] noch { $left }
    }.
event-unsupplied =
    { $colour } kann { $provinces ->
        [one] 1 Provinz
       *[other] { $provinces } Provinzen
    } nicht versorgen: { $revolts ->
        [one] 1 Aufstand mit { $peasants } zusätzlichen Bauern
       *[other] { $revolts } Aufstände mit je { $peasants } zusätzlichen Bauern
    }.
event-revolt-drawn = Der linke Nachbar von { $colour } zieht { $province } für einen Aufstand.
event-scored =
    { $colour } erhält { $provinces ->
        [one] 1 Punkt
       *[other] { $provinces } Punkte
    } für Provinzen und { $buildings } für Gebäude.
event-majority-scored =
    { $colour } { $tied-id ->
        [true] teilt sich { $region-loc } die Führung bei { $building-id ->
            [castle] Burgen
            [temple] Tempeln
           *[theater] Theatern
        }
       *[false] hat { $region-loc } die meisten { $building-id ->
            [castle] Burgen
            [temple] Tempel
           *[theater] Theater
        }
    }: { $points ->
        [0] kein Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-won =
    { $colour } wird Shogun mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }!

## Cards of a player's hand

card-province = { $province }
card-chests =
    { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }

## Promises

pledge-peace = Frieden { $until }
pledge-stay-out = kein Angriff auf { $province } { $until }
until-round-end = bis zum Ende der Runde
until-winter = bis zum Winter

## What is asked of the one who decides

step-over = Die Partie ist zu Ende.
step-draft = Nimm eine der offenen Provinzkarten oder die oberste Karte des Stapels.
step-station = Welche deiner Armeegruppen kommt nach { $province }?
step-plan = Plane geheim: eine Karte für jede der zehn Aktionen und eine für das Gebot.
step-choose-place = Wähle deinen Platz in der Spielerreihenfolge; die Sonderkarte dort gehört in dieser Runde dir.
step-act = Die Aktionen gehen weiter.
step-march =
    { $field-id ->
        [one-army] Ziehe mit Armeen von { $from } in eine deiner Nachbarprovinzen oder bleib. Mindestens 1 Armee bleibt zurück.
       *[other] { $field }: Ziehe von { $from } in eine Nachbarprovinz. Mindestens 1 Armee bleibt zurück.
    }
step-winter = Der Winter geht weiter.
step-revolt = Welchem Aufstand stellst du dich zuerst?

## Why an action is not allowed

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-decision = Du bist gerade nicht an der Reihe.
refusal-not-now = Danach ist jetzt nicht gefragt.
refusal-not-offered = Die Karte von { $province } ist keine der beiden offenen.
refusal-stack-empty = Im Stapel sind nicht mehr genug Karten.
refusal-cards-changed = Nur wenn beide offenen Karten noch dieselben sind wie in deinem letzten Zug, darfst du sie unter den Stapel legen.
refusal-no-such-group =
    Du hast keine Gruppe von { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } mehr.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-field-taken = Über „{ $field }“ hast du schon entschieden; nimm das erst zurück.
refusal-field-undecided = Über „{ $field }“ hast du noch nichts entschieden.
refusal-bid-too-high =
    Du kannst nicht { $bid ->
        [one] 1 Truhe
       *[other] { $bid } Truhen
    } bieten; du hast { $chests ->
        [0] keine
       *[other] nur { $chests }
    }.
refusal-needed-for-bid = Du brauchst diese Karte für das Gebot, denn keine andere könntest du bezahlen: { $card }.
refusal-no-card-for-bid = Lass das Gebot leer: Keine der übrigen Karten könntest du bezahlen.
refusal-cards-left = Du hast Karten für jedes Feld, also darf keines leer bleiben.
refusal-plan-incomplete = Entscheide erst über jedes Feld.
refusal-no-such-place = In der Spielerreihenfolge gibt es keinen Platz { $place }; wähle 1 bis 5.
refusal-place-taken = Platz { $place } ist schon vergeben.
refusal-not-neighbours = Keine Grenze und kein Seeweg verbindet { $from } mit { $to }.
refusal-province-closed = { $province } ist in einer Partie zu dritt gesperrt.
refusal-wrong-number-of-armies =
    { $most ->
        [one] Genau 1 Armee kann ziehen, denn 1 muss zurückbleiben.
       *[other] 1 bis { $most } Armeen können ziehen, denn mindestens 1 muss zurückbleiben.
    }
refusal-not-your-province = Diese Aktion bewegt Armeen nur zwischen deinen eigenen Provinzen, und { $province } gehört dir nicht.
refusal-temple-protects = Der Tempel in { $province } schützt die Provinz in dieser Runde.
refusal-must-march = Du kannst ziehen, also musst du es auch.
refusal-no-revolt = In { $province } gibt es keinen Aufstand.
