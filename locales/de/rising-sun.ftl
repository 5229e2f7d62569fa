### Rising Sun: what happens, what is asked, what is refused.

## What happens

event-season-began = Der { $season } beginnt.
event-war-province-drawn = Kriegsprovinz { $number }: { $province }.
event-coins-gained =
    { $clan } erhält { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ({ $source }).
event-ronin-gained =
    { $clan } erhält { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronins
    } ({ $source }).
event-vp-gained =
    { $clan } erhält { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    } ({ $source }).
event-vp-stolen =
    { $clan } nimmt { $from } { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkte
    } ab ({ $source }).
event-coins-taken =
    { $clan } nimmt { $from } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ab ({ $source }).
event-honor-gained = { $clan } gewinnt Ehre hinzu.
event-honor-lost = { $clan } verliert Ehre.
event-rose-to-top = { $clan } steigt an die Spitze der Ehrenleiste.
event-hostage-returned = { $captor } lässt { $figure-acc } von { $clan } frei.
event-tea-ceremony-began = Die Teezeremonie beginnt: Jetzt können Bündnisse geschlossen werden.
event-declared-ready = { $clan } hat genug verhandelt.
event-declared-not-ready = { $clan } möchte weiter verhandeln.
event-alliance-formed = { $clan } und { $with } schließen ein Bündnis.
event-alliance-broken = { $clan } bricht das Bündnis mit { $with }.
event-goods-given =
    { $clan } gibt { $to } { $coins ->
        [0] { $ronin ->
            [one] 1 Ronin
           *[other] { $ronin } Ronins
        }
        [one] 1 Münze{ $ronin ->
            [0] { "" }
            [one] { " " }und 1 Ronin
           *[other] { " " }und { $ronin } Ronins
        }
       *[other] { $coins } Münzen{ $ronin ->
            [0] { "" }
            [one] { " " }und 1 Ronin
           *[other] { " " }und { $ronin } Ronins
        }
    }.
event-political-phase-began = Die Politikphase beginnt.
event-mandates-drawn = { $clan } sieht sich die obersten vier Aktionskärtchen an.
event-mandates-seen = Die vier Aktionskärtchen sind { $tiles }.
event-tile-placed-face-down = { $clan } legt ein Aktionskärtchen verdeckt auf die Politikleiste.
event-tile-placed = Das verdeckte Kärtchen ist { $tile }.
event-mandate-chosen = { $clan } wählt { $mandate }.
event-summoned = { $clan } stellt { $figure-acc } in { $province } auf.
event-stayed = { $clan } lässt { $figure-acc } in { $province } stehen.
event-worshipped = { $clan } entsendet { $figure-acc } zum Schrein von { $kami }.
event-placed = { $clan } setzt { $figure-acc } { $site } ein ({ $source }).
event-moved = { $clan } bewegt { $figure-acc } von { $from } nach { $to }.
event-stronghold-moved = { $clan } bewegt eine Festung von { $from } nach { $to }.
event-stronghold-built =
    { $clan } errichtet { $cost ->
        [0] kostenlos
        [one] für 1 Münze
       *[other] für { $cost } Münzen
    } eine Festung in { $province }.
event-toll-paid = { $clan } zahlt { $to } 1 Münze für den Seeweg von { $from-province } nach { $to-province }.
event-toll-waived = { $clan } lässt { $for-clan } ohne Zoll von { $from-province } nach { $to-province } fahren.
event-toll-unpaid = { $clan } kann { $to } den Zoll von { $from-province } nach { $to-province } nicht zahlen und bleibt.
event-card-bought =
    { $clan } kauft „{ $card }“ { $cost ->
        [0] ohne Kosten
        [one] für 1 Münze
       *[other] für { $cost } Münzen
    }.
event-replaced =
    { $clan } ersetzt { $replaced-id ->
        [bushi] einen Bushi
        [shinto] einen Shinto
       *[other] den { $replaced-acc }
    } von { $of } { $site } durch { $figure-id ->
        [bushi] einen eigenen
        [shinto] einen eigenen
       *[other] { $figure-acc }
    }.
event-passed = { $clan } passt.
event-kami-turn-began = Die Schreine werden zum { $number }. Mal abgehandelt.
event-kami-placed = { $clan } versetzt { $kami } nach { $province }.
event-worshipper-moved = { $clan } schickt { $figure-acc } vom Schrein von { $from } zu dem von { $to }.
event-shrine-resolved = { $clan } erhält die Gunst von { $kami }.
event-war-phase-began = Die Kriegsphase beginnt.
event-ronin-turned-to-coins =
    { $clan } macht { $ronin ->
        [one] 1 Ronin zu 1 Münze
       *[other] { $ronin } Ronins zu { $ronin } Münzen
    }.
event-token-discarded = Niemand hat Stärke in { $province }: Das Provinzplättchen wird abgelegt.
event-token-won = { $clan } erobert das Provinzplättchen von { $province } ({ $season }).
event-battle-began = Kampf um { $province }!
event-force-counted = { $clan } hat Stärke { $force } in { $province }.
event-bid-placed =
    { $clan } bietet { $coins ->
        [0] nichts
        [one] 1 Münze
       *[other] { $coins } Münzen
    } auf „{ $advantage }“.
event-bids-ready = { $clan } hat geboten.
event-bids-taken-back = { $clan } nimmt die Gebote zurück.
event-bids-revealed = { $clan } hat { $seppuku } auf „Seppuku“ geboten, { $take-hostage } auf „Geisel nehmen“, { $hire-ronin } auf „Ronins anheuern“, { $imperial-poets } auf „Kaiserliche Dichter“.
event-advantage-won = { $clan } gewinnt „{ $advantage }“.
event-advantage-declined = { $clan } lässt „{ $advantage }“ verfallen.
event-killed =
    { $by-id ->
        [none] { $clan } opfert { $figure-acc } in { $province }.
       *[other] { $by } besiegt { $figure-acc } von { $clan } in { $province }.
    }
event-spared = { $by } verschont die Figuren von { $clan }.
event-hostage-taken = { $captor } nimmt { $figure-acc } von { $clan } in { $province } als Geisel.
event-ronin-hired = { $clan } heuert Ronins an: Stärke +{ $force }.
event-bids-discarded =
    { $clan } legt { $coins ->
        [one] die gebotene Münze
       *[other] die { $coins } gebotenen Münzen
    } ab.
event-reparations-paid =
    { $clan } zahlt { $to } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } aus den Kampfausgaben.
event-season-ended = Der { $season } endet: Münzen und Ronins gehen in den Vorrat, alle Huldigenden kehren heim.
event-winter-began = Der Winter kommt: Die Schlusswertung beginnt.
event-game-won =
    { $clan } gewinnt die Partie mit { $vp ->
        [one] 1 Siegpunkt
       *[other] { $vp } Siegpunkten
    }!

## Where something is

site-province = in { $province }
site-shrine = am Schrein von { $shrine }

## Deals and promises

terms-parts =
    { $alliance-id ->
        [true] ein Bündnis{ $give ->
            [nichts] { $ask ->
                [nichts] { "" }
               *[other] ; verlangt: { $ask }
            }
           *[other] { $ask ->
                [nichts] ; geboten: { $give }
               *[other] ; geboten: { $give }, verlangt: { $ask }
            }
        }
       *[other] { $ask ->
            [nichts] geboten: { $give }
           *[other] geboten: { $give }, verlangt: { $ask }
        }
    }
give-parts =
    { $coins ->
        [0] { $ronin ->
            [0] nichts
            [one] 1 Ronin
           *[other] { $ronin } Ronins
        }
        [one] 1 Münze{ $ronin ->
            [0] { "" }
            [one] { " " }und 1 Ronin
           *[other] { " " }und { $ronin } Ronins
        }
       *[other] { $coins } Münzen{ $ronin ->
            [0] { "" }
            [one] { " " }und 1 Ronin
           *[other] { " " }und { $ronin } Ronins
        }
    }
ask-parts =
    { $coins ->
        [0] { $ronin ->
            [0] nichts
            [one] 1 Ronin
           *[other] { $ronin } Ronins
        }
        [one] 1 Münze{ $ronin ->
            [0] { "" }
            [one] { " " }und 1 Ronin
           *[other] { " " }und { $ronin } Ronins
        }
       *[other] { $coins } Münzen{ $ronin ->
            [0] { "" }
            [one] { " " }und 1 Ronin
           *[other] { " " }und { $ronin } Ronins
        }
    }
pledge-stay-out = in dieser Jahreszeit keine Figur nach { $province } bringen
pledge-leave-advantage = kein Gebot auf „{ $advantage }“ im Kampf um { $province }
pledge-play-mandate = { $mandate } als nächste eigene Aktion

## What is asked of the one who decides

step-over = Die Partie ist zu Ende.
step-tea = Teezeremonie: Verhandle, dann sag, dass du bereit bist.
step-political = Die Politikphase geht weiter.
step-choose-mandate = Wähle eines der vier Aktionskärtchen.
step-announce = Sag an, welche Aktion ausgeführt wird; jede ist erlaubt.
step-mandate = { $mandate } wird ausgeführt.
step-recruit =
    { $bonus-id ->
        [true] Rekrutierung: Stelle für jede deiner Festungen eine Figur auf und als Bonus eine weitere.
       *[other] Rekrutierung: Stelle für jede deiner Festungen eine Figur auf.
    }
step-worship =
    Geht { $figure-id ->
        [shinto] der Shinto
       *[other] { $figure }
    } zu einem Schrein, oder bleibt er in { $province }?
step-summoned = Die Aufstellung ist abgeschlossen.
step-after-summon = Nach deiner Aufstellung erlauben dir deine Karten dies.
step-end-of-recruit = Am Ende der Rekrutierung erlauben dir deine Karten dies.
step-marshal =
    Marsch: Bewege jede deiner Figuren einmal{ $builds ->
        [0] { "" }
        [one] { " " }und errichte eine Festung
       *[other] { " " }und errichte bis zu { $builds } Festungen
    }{ $kannushi ->
        [0] { "" }
        [one] ; 1 Huldigender darf den Schrein wechseln
       *[other] ; { $kannushi } Huldigende dürfen den Schrein wechseln
    }.
step-toll = { $mover } möchte { $figure-acc } auf dem Seeweg von { $from } nach { $to } bewegen. Verlangst du 1 Münze?
step-train =
    { $bonus-id ->
        [true] Aufrüstung: Kaufe eine Jahreszeitkarte, als Bonus 1 Münze billiger.
       *[other] Aufrüstung: Kaufe eine Jahreszeitkarte.
    }
step-summon-monster = Wo stellst du { $figure-acc } auf?
step-benevolence = Güte: Gibst du 1 der ausgegebenen Münzen einem anderen Klan, für Ehre und 2 Siegpunkte?
step-betray =
    Verrat: { $left ->
        [0] { "" }
        [one] Ersetze 1 weitere Figur eines noch nicht verratenen Klans
       *[other] Ersetze bis zu { $left } Figuren verschiedener Klane
    }{ $extra ->
        [0] { "" }
       *[other] { $left ->
            [0] Ersetze noch { $extra } eines beliebigen Klans, selbst an einem Schrein
           *[other] { " " }und noch { $extra } eines beliebigen Klans, selbst an einem Schrein
        }
    }.
step-kami-turn = Die Kami gewähren ihre Gunst.
step-amaterasu = Amaterasu: Steigst du an die Spitze der Ehrenleiste?
step-fujin =
    Fujin: noch { $moves ->
        [one] 1 Bewegung
       *[other] { $moves } Bewegungen
    }; eine Figur darf sich zweimal bewegen.
step-raijin = Raijin: Stelle einen Bushi in einer beliebigen Provinz auf.
step-ryujin = Ryujin: Kaufe eine Jahreszeitkarte zu ihren vollen Kosten.
step-descent = Der Kami steigt herab.
step-place-kami = In welche Provinz geht der Kami?
step-war-start = Der Krieg steht bevor.
step-keiri =
    Der Weg des Keiri: Besiege bis zu { $left ->
        [one] 1 Bushi oder Shinto
       *[other] { $left } Bushi oder Shinto
    } anderer in { $province }, für je 3 Siegpunkte.
step-war = Der Krieg geht weiter.
step-battle = Der Kampf geht weiter.
step-bids = Biete verdeckt Münzen auf die vier Kampfaktionen.
step-seppuku = Seppuku: Opferst du alle deine Figuren hier, für je 1 Siegpunkt und Ehre?
step-take-hostage =
    { $left ->
        [one] Geisel nehmen: Nimmst du eine Figur als Geisel, mit 1 Siegpunkt ihres Klans?
       *[other] Geisel nehmen: Nimmst du bis zu { $left } Figuren als Geiseln, jede mit 1 Siegpunkt ihres Klans?
    }
step-hire-ronin = Ronins anheuern: Zählst du deine Ronins zu deiner Stärke hinzu?
step-imperial-poets = Kaiserliche Dichter: Nimmst du 1 Siegpunkt für jede Figur, die in diesem Kampf besiegt wurde?
step-reparations =
    { $left ->
        [one] Kampfausgaben: Wer bekommt die überzählige Münze?
       *[other] Kampfausgaben: Wer bekommt die { $left } überzähligen Münzen, je eine?
    }
step-hate = Der Oni des Hasses hat { $province } betreten: Wen besiegt er?
step-mercy = Gnade: Willst du { $quarry } verschonen und dafür 2 Siegpunkte erhalten?
quarry-losers = die Figuren, die den Kampf verloren haben,
quarry-bushi = den Bushi von { $of } in { $province }
quarry-keiri = die Opfer vom Weg des Keiri in { $province }
quarry-hate = die Opfer des Oni des Hasses in { $province }

## Why an action is not allowed

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-decision = Du bist gerade nicht an der Reihe.
refusal-not-now = Danach ist jetzt nicht gefragt.
refusal-not-in-game = { $clan } spielt in dieser Partie nicht mit.
refusal-no-such-tile = Es gibt kein Kärtchen { $slot-from-one }; wähle 1 bis 4.
refusal-not-in-reserve = Du hast { $figure-id ->
        [bushi] keinen Bushi
        [shinto] keinen Shinto
       *[other] keine solche Figur
    } in Reserve.
refusal-no-stronghold-there = Du hast keine Festung in { $province }.
refusal-strongholds-used = Für deine Festungen in { $province } hast du schon aufgestellt.
refusal-summons-used = Du hast schon so viele Figuren aufgestellt, wie du Festungen hast.
refusal-no-figure-there = In { $province } gibt es keine solche Figur: { $figure }.
refusal-already-moved = In { $province } kann sich { $figure } bei diesem Marsch nicht noch einmal bewegen.
refusal-no-stronghold-to-move = Du hast keine Festung in { $province }.
refusal-stronghold-already-moved = Die Festung in { $province } hat sich schon bewegt.
refusal-strongholds-stand-fast = Nur die Festungen von Schildkröte bewegen sich.
refusal-not-adjacent = Keine Grenze und kein Seeweg verbindet { $from } mit { $to }.
refusal-held-by-susanoo = Susanoo lässt nichts außer Kami aus { $province } hinaus.
refusal-already-there = Die Figur ist schon in { $province }.
refusal-already-at-shrine = Die Figur ist schon am Schrein von { $kami }.
refusal-protected-by-amaterasu = Amaterasu beschützt dort die Figuren von { $clan }.
refusal-route-closed = Du konntest den Zoll von { $from } nach { $to } nicht zahlen.
refusal-no-bonus = Den Bonus haben nur der Klan, der die Aktion gewählt hat, und sein Bündnispartner, je einmal.
refusal-no-stronghold-in-reserve = Alle deine Festungen sind errichtet.
refusal-not-enough-coins =
    Das kostet { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }, und du hast { $coins ->
        [0] keine
       *[other] nur { $coins }
    }.
refusal-not-for-sale = „{ $card }“ liegt nicht zum Kauf aus.
refusal-no-such-shrine = Der Schrein von { $kami } ist nicht im Spiel.
refusal-not-a-shinto = Nur ein Shinto kann huldigen, { $figure } nicht.
refusal-not-yourself = Wähle einen anderen Klan als deinen eigenen.
refusal-daimyo-immune = { $figure-id ->
        [daimyo] Ein Daimyo
        [yurei] Der Yurei gilt als Daimyo und
       *[other] Ein Kami
    } kann weder als Geisel genommen noch ersetzt werden.
refusal-different-type = Nur eine Figur gleichen Typs kann eine andere ersetzen: { $figure } ist nicht vom selben Typ wie { $with }.
refusal-already-betrayed = { $clan } hast du schon verraten; wähle einen anderen Klan.
refusal-no-replacement-left = Du hast so viele Figuren ersetzt, wie du darfst.
refusal-at-shrine = Eine Figur an einem Schrein ist außer Reichweite.
refusal-not-at-shrine = Am Schrein von { $kami } gibt es keine solche Figur: { $figure }.
refusal-effect-used = So einen Effekt hast du nicht mehr.
refusal-not-a-target = Diese Figur kann nicht gewählt werden: { $figure } von { $clan }.
refusal-nothing-to-take = Es gibt nichts zu nehmen.
refusal-wrong-advantage = Als Nächstes kommt dein Gebot auf „{ $expected }“.
refusal-too-many-coins =
    Du kannst nicht { $coins } bieten; du hast { $left ->
        [0] keine Münze mehr
        [one] noch 1 Münze
       *[other] noch { $left } Münzen
    }.
refusal-already-paid = { $clan } hat schon eine überzählige Münze bekommen.
refusal-not-in-battle = { $clan } nimmt an diesem Kampf nicht teil.
refusal-must-choose = Du musst wählen; das kannst du nicht auslassen.
refusal-no-bargaining-now = Münzen und Ronins wechseln nur in der Teezeremonie und in der Politikphase den Besitzer.
refusal-alliances-only-at-tea = Bündnisse werden nur in der Teezeremonie geschlossen.
refusal-already-allied = { $clan } hat schon einen Bündnispartner.
refusal-goods-short = So viel hat { $clan } nicht.
refusal-nothing-offered = Das Angebot ist leer: Füge Münzen, Ronins, ein Bündnis oder ein Versprechen hinzu.
