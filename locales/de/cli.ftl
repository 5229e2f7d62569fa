### What the commands of `tenka` say. Numbers and names are filled in; file names stand as they are.

## What went wrong

cli-standard-input = Standardeingabe
cli-cannot-read = { $file } lässt sich nicht lesen ({ $why }): Prüfe den Namen und ob du die Datei lesen darfst
cli-cannot-write = { $file } lässt sich nicht schreiben ({ $why }); nichts wurde geändert
cli-bad-document = { $file }: { $what }; bring die Stelle in Ordnung und versuch es noch einmal
cli-refused-line = Zeile { $line } der Standardeingabe: { $what }; nichts wurde geschrieben; „tenka legal { $file }“ zählt auf, was erlaubt ist
cli-unknown-game = { $file }: game: Dieses Programm kennt kein Spiel namens „{ $game }“; es kennt { $known }
cli-unknown-language = es gibt keine Sprache „{ $code }“; wähle eine von: { $known }
cli-unknown-seat = --as: Niemand heißt hier „{ $name }“; wähle aus: { $known }
cli-unknown-value = { $option }: „{ $name }“ ist unbekannt; wähle aus: { $known }
cli-wrong-game = { $option } gilt für { $game }
cli-four-kami = --kami: Vier Namen sind nötig, genannt { $found ->
    [one] ist einer
   *[other] sind { $found }
}
cli-bad-seed = --seed: Ein Startwert hat 1 bis 128 Bytes
cli-bad-deadline = --deadline: Wähle 0.01 bis 3600 Sekunden
cli-bad-seconds = --seconds: Wähle eine Zahl von 0.01 bis 3600
cli-not-a-position = { $file } ist eine Aufzeichnung, keine Stellung; „tenka position“ macht eine daraus
cli-position-in-place = { $file } ist eine Stellung und ginge verloren; beginn eine Aufzeichnung mit „tenka new { $game } --from { $file }“
cli-two-inputs = die Aktionen kommen schon aus der Standardeingabe, die Aufzeichnung muss also eine Datei sein; nenne sie
cli-resume-input = --resume: Die Antworten kommen schon aus der Standardeingabe, die Aufzeichnung muss also eine Datei sein; nenne sie
cli-too-many-bots = --bots: Es sind { $bots } Bots für { $seats } Plätze; nenne weniger Bots oder mehr Spieler

## A command line that is wrong

cli-usage = { $what } (siehe { $command } --help)
cli-usage-unknown-option = „{ $name }“ ist hier nicht bekannt
cli-usage-unknown-command = es gibt keinen Befehl „{ $name }“
cli-usage-did-you-mean = { $what }; meintest du { $names }?
cli-usage-missing = es fehlt: { $options }
cli-usage-no-command = es fehlt ein Befehl; wähle einen von: { $known }
cli-usage-no-value = { $option } braucht einen Wert
cli-usage-needless-value = { $option } hat keinen Wert, angegeben ist aber „{ $value }“
cli-usage-bad-value = { $option }: „{ $value }“ ist unbrauchbar
cli-usage-no-number = { $option }: „{ $value }“ ist keine Zahl
cli-usage-no-whole-number = { $option }: „{ $value }“ ist keine ganze Zahl oder viel zu groß
cli-usage-no-address = { $option }: „{ $value }“ ist keine Adresse mit Port, etwa 127.0.0.1:7300
cli-usage-out-of-range = { $option }: „{ $value }“ passt nicht; wähle eine Zahl von { $least } bis { $most }
cli-usage-too-small = { $option }: „{ $value }“ passt nicht; wähle mindestens { $least }
cli-usage-twice = { $option } darf nur einmal vorkommen
cli-usage-conflict = { $option } verträgt sich nicht mit { $others }
cli-usage-not-text = etwas auf der Befehlszeile ist kein UTF-8
cli-usage-wrong = die Befehlszeile ist nicht zu verstehen

## Verifying

cli-verified = { $file }: { $entries ->
    [one] eine Aktion
   *[other] { $entries } Aktionen
} geprüft, { $over ->
    [yes] bis zum Ende der Partie
   *[other] die Partie läuft noch
}; { $commitment ->
    [yes] die Festlegung in der Aufzeichnung passt zu ihrem Startwert
   *[other] es gibt keine Festlegung zu prüfen
}
cli-verified-alone = Das zeigt nur, dass die Aufzeichnung in sich stimmt. Es beweist nicht, dass der Startwert nicht ausgetauscht wurde: Prüfe sie gegen einen Beleg oder eine Festlegung, die ein Spieler vor der ersten Entscheidung aufgehoben hat (--receipt, --commitment).
cli-verified-receipt = { $proof ->
    [deal] Der Beleg passt: Das Geheimnis des Servers, alle Beiträge, der Startwert, die Verteilung der Plätze und der Beginn der Partie sind die, die vor der ersten Entscheidung veröffentlicht wurden.
   *[seed] Der Beleg passt zum Geheimnis des Servers, zu allen Beiträgen und zum Startwert. Die Regeln haben sich während der Partie geändert, und diese Aufzeichnung beginnt später; was gegeben wurde, lässt sich deshalb nicht prüfen.
} { $players ->
    [0] Kein Spieler hat eine Zufallszahl beigetragen: Der Server allein hat den Startwert bestimmt.
    [one] Einer von { $seats } Plätzen hat eine eigene Zufallszahl beigetragen.
   *[other] { $players } von { $seats } Plätzen haben eigene Zufallszahlen beigetragen.
}
cli-verified-commitment = { $what ->
    [seed] Die Festlegung passt: Die Aufzeichnung hat den Startwert, zu dem sie gehört.
   *[secret] Die Festlegung passt: Die Aufzeichnung hat das Geheimnis des Servers, zu dem sie gehört.
}
cli-receipt-differs = { $file } passt nicht zum Beleg { $receipt }: { $what }
cli-other-commitment = { $file }: ausgetauscht: Die Festlegung { $commitment } passt weder zum Startwert noch zum Geheimnis des Servers in dieser Aufzeichnung
cli-broken-rule = { $file }: Nach { $entries ->
    [one] einer Aktion
   *[other] { $entries } Aktionen
} gilt etwas nicht, das gelten muss: { $what }; das ist ein Fehler im Programm, bitte melde ihn mit dieser Datei

## Simulating

cli-progress = { $done } von { $total } Partien, { $rate } pro Sekunde, noch etwa { $left } s
cli-stopped = angehalten nach { $finished } von { $games } Partien
cli-simulated = { $finished } von { $games } Partien, { $decisions } Entscheidungen, { $seconds } s
cli-simulated-row = { $name } { $wins } Siege in { $seats }: { $share } % (95 %: { $low } bis { $high }), im Schnitt { $score } Punkte
cli-lapses = { $name } hat { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} an den eingebauten Bot verloren: { $late } zu spät, { $ended } ohne laufendes Programm, { $flooded } überflutet, { $nonsense } unverständlich; aufgegeben in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
cli-failed-game = Partie { $number } ging schief: { $what }; ihre Aufzeichnung ist in { $file }, bitte melde sie
cli-panicked = das Programm ist abgestürzt
cli-no-way = jemand muss entscheiden und darf nichts tun
cli-not-listed = ein Bot hat gewählt, was nicht angeboten war
cli-endless = die Partie endete nicht

## Measuring

cli-bench = { $game }, { $players } Spieler: { $decisions } Entscheidungen pro Sekunde ({ $games } Partien zu je { $length }), { $copies } Kopien zu je { $bytes } Bytes pro Sekunde, { $allocations } Speicheranforderungen pro Entscheidung; beim Vorausdenken { $imagined } gedachte Entscheidungen pro Sekunde
cli-swarm = { $game }, { $tables } Tische, { $clients } Clients: { $decisions } Entscheidungen bestätigt, { $rate } pro Sekunde; die Hälfte binnen { $half } ms, 99 von 100 binnen { $most } ms; { $games } Partien beendet, { $refused } Entscheidungen abgelehnt, { $broken } Tische aufgegeben, { $stuck } hängen geblieben, { $lost } Entscheidungen verloren
cli-swarm-memory = Der Server belegt nach eigener Auskunft { $memory } MB Speicher.
cli-swarm-progress = { $done } Entscheidungen, { $rate } pro Sekunde, noch etwa { $left } s
cli-swarm-limited = Der Server begrenzt, wie schnell Gäste dazukommen und handeln; wo nötig, warten die Clients (jetzt { $seconds } s). Um den Server selbst zu messen, startet man ihn mit --no-limits.
cli-swarm-address = Die Adresse eines Servers ist nötig, etwa http://127.0.0.1:7300
cli-swarm-gone = Der Server ist weg: { $why }
cli-swarm-refused = Der Server hat abgelehnt: { $why }
cli-swarm-strange = Der Server sagt etwas, das niemand versteht: { $why }
cli-swarm-lost = { $lost ->
    [one] Eine Entscheidung wurde
   *[other] { $lost } Entscheidungen wurden
} bestätigt und { $lost ->
    [one] ist
   *[other] sind
} nicht gespeichert.

## The server

cli-cannot-listen = Der Server kann dort nicht lauschen: { $why }
cli-cannot-open-database = Die Datenbank lässt sich nicht öffnen: { $why }
cli-cannot-mail = So lassen sich keine Mails verschicken: { $why }
cli-folder-taken = Ein anderer Server arbeitet in { $why }. Halte ihn erst an oder wähle mit --data einen anderen Ordner.
cli-no-browser = Es ließ sich kein Browser öffnen; öffne die Adresse oben in einem.
cli-unknown-admin = Noch hat niemand den Namen „{ $name }“ mit einem Passwort gesichert; unter diesem Namen darf also niemand /admin benutzen. Sichere den Namen auf der Seite und starte den Server dann neu.
cli-test-seed-refused = --test-seed macht jedes Geheimnis vorhersehbar und ist nur für automatische Tests gedacht; setze { $variable }=1, um zu bestätigen, dass dies einer ist.
cli-test-seed-warning = WARNUNG: --test-seed ist gesetzt. Spiele, Sitzungen und Einladungslinks kann jeder vorhersagen. Lass niemals Menschen auf diesen Server.

## Puzzles

cli-puzzle-every-reply = { $file }: Die Lösung erreicht das Ziel, was die anderen auch tun.
cli-puzzle-bots = { $file }: Die Lösung erreicht das Ziel gegen die Bots, die dort sitzen; um alle Antworten durchzuprobieren, sind es zu viele.
cli-puzzle-by-chance = Ohne die Lösung hat { $bot } es { $solved } von { $tries } Mal erreicht.

## The rules help

cli-rules-more = „tenka rules SPIEL SEITE“ zeigt eine Seite, „tenka rules --search WORT“ findet eine.
cli-rules-unknown-page = es gibt keine Seite „{ $page }“; wähle eine von: { $known }
cli-rules-not-found = Nichts in den Regeln enthält „{ $word }“.
