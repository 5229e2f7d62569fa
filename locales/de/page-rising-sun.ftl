### The page of Rising Sun: what stands around the board.

page-rising-sun = Rising Sun
page-rising-sun-line = Ehre, Bündnisse und Verrat unter den Augen der Kami.

## Where the game stands

page-rs-over = Die Partie ist zu Ende
page-rs-mandate-of = Aktion { $number } von { $of }
page-rs-kami-turn = Schreine zum { $number }. Mal
page-rs-war-of = Krieg { $number } von { $of }
page-rs-next-political = Danach: die erste Aktion
page-rs-next-kami = Danach: die Schreine
page-rs-next-mandate = Danach: die nächste Aktion
page-rs-next-war = Danach: Krieg
page-rs-next-province = Danach: { $province }
page-rs-next-season = Danach: Ende der Jahreszeit

## The board

page-rs-map = Karte der Inseln
page-rs-season-track = Die Jahreszeit auf einen Blick
page-rs-track = Politikleiste
page-rs-track-open = Aktion { $number }: noch nicht gewählt
page-rs-track-played = Aktion { $number }: { $clan } hat { $mandate } gewählt
page-rs-track-secret = Aktion { $number }: { $clan } hat { $mandate } angesagt und { $tile } hingelegt
page-rs-track-hidden = Aktion { $number }: { $clan } hat { $mandate } angesagt und ein Kärtchen verdeckt hingelegt
page-rs-track-pondering = Aktion { $number }: { $clan } hat ein Kärtchen verdeckt hingelegt und noch nichts angesagt
page-rs-track-kami = Schreine zum { $number }. Mal
page-rs-wars = Kriege dieser Jahreszeit, der Reihe nach
page-rs-war-number = Hier wird Krieg { $number } dieser Jahreszeit ausgetragen
page-rs-won-by = Erobert von { $clan }
page-rs-won-in = { $clan } hat hier im { $season } gesiegt
page-rs-honor = Ehre
page-rs-honor-rank = Rang { $rank }: { $clan }
page-rs-shrines = Schreine
page-rs-nobody-worships = niemand huldigt
page-rs-worship =
    { $count ->
        [one] { $clan }: 1 Huldigender
       *[other] { $clan }: { $count } Huldigende
    }
page-rs-walks = Wandelt in { $province }, kontrolliert von { $clan }
page-rs-walks-in = in { $province }
page-rs-nearer = Vergrößern
page-rs-whole-map = Ganzer Spielplan
page-rs-close = Schließen
page-rs-reward = Was eine Ernte hier bringt
page-rs-token-worth =
    { $vp ->
        [one] Das Provinzplättchen dieser Jahreszeit zählt im Winter 1 Siegpunkt.
       *[other] Das Provinzplättchen dieser Jahreszeit zählt im Winter { $vp } Siegpunkte.
    }
page-rs-empty-province = Niemand ist hier.
page-rs-stronghold = Festung
page-rs-building = neue Festung
page-rs-counted =
    { $count ->
        [one] { $figure }
       *[other] { $count }× { $figure }
    }
page-rs-clan-here = { $clan } mit Stärke { $force }: { $figures }
page-rs-can-be-picked = wählbar
page-rs-pick-figure =
    { $count ->
        [one] { $figure } von { $clan } in { $province } wählen
       *[other] { $figure } von { $clan } in { $province } wählen, 1 von { $count }
    }
page-rs-pick-destination = Von { $province } wohin? Wähle eine leuchtende Provinz.
page-rs-options = Was hier möglich ist
page-rs-figure-of = { $figure } von { $clan }
page-rs-figure-in = { $figure }, { $place }
page-rs-move-figure = Bewegen: { $figure }

## What is counted

page-rs-vp = Siegpunkte
page-rs-coin = Münzen
page-rs-ronin = Ronins
page-rs-force = Stärke
page-rs-cards = Jahreszeitkarten
page-rs-reserve = In Reserve
page-rs-hostages-held = Geiseln
page-rs-tokens-of =
    { $count ->
        [one] 1 Provinzplättchen aus dem { $season }
       *[other] { $count } Provinzplättchen aus dem { $season }
    }
page-rs-tokens-list = Provinzplättchen aus dem { $season }, je { $vp }: { $provinces }
page-rs-no-cards = Noch keine Jahreszeitkarten.
page-rs-decides = entscheidet
page-rs-allied = Verbündet mit { $clan }

## Season cards

page-rs-cost =
    { $coins ->
        [0] Kostenlos
        [one] Kostet 1 Münze
       *[other] Kostet { $coins } Münzen
    }
page-rs-card-kind = { $type } · { $season }
page-rs-market = Jahreszeitkarten zum Kauf
page-rs-affordable = Kann gekauft werden
page-rs-buy = Kaufen
page-rs-buy-nothing = Nichts kaufen
page-rs-why-not = Warum nicht?
page-rs-no-such-card = So eine Karte gibt es nicht.

## What is decided

page-rs-step-tea = Teezeremonie
page-rs-step-choose-mandate = Wähle eine Aktion
page-rs-step-announce = Sag eine Aktion an
page-rs-step-recruit = Rekrutierung
page-rs-step-worship = Huldigen oder bleiben
page-rs-step-after-summon = Nach der Aufstellung
page-rs-step-end-of-recruit = Am Ende der Rekrutierung
page-rs-step-marshal = Marsch
page-rs-step-toll = Der Pfad der Schlange
page-rs-step-train = Aufrüstung
page-rs-step-summon-monster = Stelle das Monster auf
page-rs-step-benevolence = Güte
page-rs-step-betray = Verrat
page-rs-step-place-kami = Ein Kami steigt herab
page-rs-step-amaterasu = Amaterasus Gunst
page-rs-step-fujin = Fujins Gunst
page-rs-step-raijin = Raijins Gunst
page-rs-step-ryujin = Ryujins Gunst
page-rs-step-keiri = Der Weg des Keiri
page-rs-step-bids = Verdeckte Gebote
page-rs-step-seppuku = Seppuku?
page-rs-step-take-hostage = Geisel nehmen
page-rs-step-hire-ronin = Ronins anheuern?
page-rs-step-imperial-poets = Kaiserliche Dichter?
page-rs-step-reparations = Kampfausgaben
page-rs-step-hate = Oni des Hasses
page-rs-step-mercy = Gnade?
page-rs-step-over = Winter
page-rs-step-political = Politikphase
page-rs-step-mandate = Aktion
page-rs-step-summoned = Rekrutierung
page-rs-step-kami-turn = Schreine
page-rs-step-descent = Ein Kami steigt herab
page-rs-step-war-start = Kriegsphase
page-rs-step-war = Kriegsphase
page-rs-step-battle = Kampf
page-rs-mandate-by = { $clan } hat { $mandate } gewählt.

page-rs-help-tea = Bündnispartner bekämpfen sich nicht und haben beide den Bonus ihrer Aktionen. Mach Angebote, dann schließ die Zeremonie ab.
page-rs-help-choose-mandate = Du hast vier Kärtchen gezogen. Eines wird gespielt, die anderen kommen zurück auf den Stapel.
page-rs-help-announce = Dein Kärtchen liegt verdeckt. Sag an, was du willst.
page-rs-help-recruit =
    { $bonus ->
        [yes] Stelle bei jeder deiner Festungen 1 Figur auf und dazu 1 weitere.
       *[no] Stelle bei jeder deiner Festungen 1 Figur auf.
    }
page-rs-help-worship = Die Figur steht jetzt in { $province }. Sie darf stattdessen zu einem Schrein gehen.
page-rs-help-after-summon = Deine Karten erlauben mehr: { $cards }.
page-rs-help-end-of-recruit = Deine Karten erlauben mehr: { $cards }.
page-rs-help-marshal =
    { $builds ->
        [0] Jede deiner Figuren darf sich einmal bewegen. Wähle eine Figur, dann ihr Ziel.
       *[other] Jede deiner Figuren darf sich einmal bewegen, und du darfst eine Festung errichten. Wähle eine Figur, dann ihr Ziel.
    }
page-rs-help-toll = { $mover } segelt von { $from } nach { $to }.
page-rs-help-train =
    { $bonus ->
        [yes] Du darfst 1 Jahreszeitkarte kaufen, für 1 Münze weniger.
       *[no] Du darfst 1 Jahreszeitkarte kaufen.
    }
page-rs-help-summon-monster = { $figure }: Wo stellst du das Monster auf?
page-rs-help-benevolence = Du darfst 1 der eben ausgegebenen Münzen weggeben, für Ehre und 2 Siegpunkte.
page-rs-help-betray =
    { $left ->
        [0] Du darfst 1 weitere Figur eines beliebigen Klans ersetzen, selbst an einem Schrein.
        [one] Du darfst 1 weitere Figur ersetzen, von einem Klan, den du noch nicht verraten hast.
       *[other] Du darfst { $left } Figuren von { $left } verschiedenen Klanen durch Figuren gleichen Typs aus deiner Reserve ersetzen.
    }
page-rs-help-place-kami = Wo soll { $kami } wandeln?
page-rs-help-amaterasu = Du darfst an die Spitze der Ehrenleiste steigen.
page-rs-help-fujin =
    { $moves ->
        [one] 1 Bewegung ist übrig.
       *[other] { $moves } Bewegungen: zwei Figuren je einmal oder eine Figur zweimal.
    }
page-rs-help-raijin = Du darfst 1 Bushi in einer beliebigen Provinz aufstellen.
page-rs-help-ryujin = Du darfst 1 Jahreszeitkarte zu ihren vollen Kosten kaufen.
page-rs-help-keiri =
    { $left ->
        [one] Du darfst 1 weiteren Bushi oder Shinto in { $province } besiegen.
       *[other] Du darfst bis zu { $left } Bushi oder Shinto in { $province } besiegen.
    }
page-rs-help-bids = Biete Münzen auf die Kampfaktionen. Alle Schirme werden zugleich gehoben; das höchste Gebot gewinnt, bei Gleichstand entscheidet die Ehre.
page-rs-help-take-hostage =
    { $left ->
        [one] Du darfst 1 Figur als Geisel nehmen.
       *[other] Du darfst { $left } Figuren als Geiseln nehmen.
    }
page-rs-help-reparations =
    { $left ->
        [one] 1 Münze der Kampfausgaben lässt sich nicht gleichmäßig verteilen. Wer bekommt sie?
       *[other] { $left } Münzen der Kampfausgaben lassen sich nicht gleichmäßig verteilen. Wer bekommt eine?
    }
page-rs-help-hate = Er ist nach { $province } gekommen und besiegt dort je eine Figur jedes Klans mit mehr Ehre.
page-rs-help-mercy = Du darfst sie am Leben lassen, für 2 Siegpunkte.

page-rs-stage-market = Jahreszeitkarten zum Kauf
page-rs-stage-battle = Kampf
page-rs-see-map = Spielplan ansehen
page-rs-see-stage = Zurück zur Entscheidung

## Answers and buttons

page-rs-done = Das ist alles
page-rs-done-all = Ich bin fertig
page-rs-fill-bushi = Überall Bushi
page-rs-where-to = Wohin
page-rs-how-many = Wie viele?
page-rs-with-your = durch deinen { $figure-acc }
page-rs-answer-amaterasu-done = Bleiben, wo ich bin
page-rs-answer-seppuku-execute = Seppuku begehen
page-rs-answer-seppuku-done = Leben und kämpfen
page-rs-answer-hire-ronin-execute = Ronins anheuern
page-rs-answer-hire-ronin-done = Nicht anheuern
page-rs-answer-imperial-poets-execute = Die Dichter singen lassen
page-rs-answer-imperial-poets-done = Kein Lied
page-rs-answer-benevolence-done = Nichts geben

## The tea ceremony

page-rs-is-ready = ist fertig
page-rs-still-talks = verhandelt
page-rs-allies = { $one } und { $other } sind verbündet
page-rs-finish-tea = Teezeremonie abschließen

## Battle

page-rs-battle-for = Kampf um { $province }
page-rs-wins = gewinnt
page-rs-ronin-hired = Ronins sind angeheuert
page-rs-coins-left = Münzen übrig
page-rs-coins-at-hand = Münzen
page-rs-bids-ready = bereit
page-rs-bids-open = grübelt
page-rs-bids-wait = Deine Gebote stehen. Die Schirme werden gehoben, sobald alle bereit sind.
page-rs-bid-less = Eine Münze weniger auf „{ $advantage }“
page-rs-bid-more = Eine Münze mehr auf „{ $advantage }“
page-rs-bid-on = Münzen auf „{ $advantage }“
page-rs-bid-sum = { $sum } von { $coins } Münzen geboten, { $left } behalten
page-rs-bid-commit = So bieten
page-rs-fallen =
    { $count ->
        [one] 1 Figur ist gefallen.
       *[other] { $count } Figuren sind gefallen.
    }
page-rs-last-war = Der letzte Krieg

## The end

page-rs-gained = +{ $vp } { $source }

## What an action would change

page-rs-change-coins = Münzen
page-rs-change-ronin = Ronins
page-rs-change-vp = Punkte
page-rs-change-honor = Ehrenrang
page-rs-change-force = Stärke in { $province }
page-rs-ahead = { $clan } vorn
page-rs-ahead-by-honor = { $clan } dank Ehre vorn
page-rs-nobody-ahead = niemand
