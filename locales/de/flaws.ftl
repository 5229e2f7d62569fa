### What is wrong with options, a record or a position of any game. The path to it stands before
### the sentence.

## Any document

flaw-not-json = das ist kein JSON (Zeile { $line }, Spalte { $column }: { $detail })
flaw-malformed = das passt nicht (Zeile { $line }, Spalte { $column }: { $detail })
flaw-missing-field = dieses Feld fehlt
flaw-too-large = das Dokument hat { $size } Bytes; höchstens { $limit } können gelesen werden
flaw-wrong-format = das ist ein Dokument im Format „{ $found }“; erwartet: { $expected }
flaw-wrong-game = das ist ein Dokument des Spiels „{ $found }“; erwartet: „{ $expected }“
flaw-wrong-rules = die Aufzeichnung wurde nach Regeln der Version { $rules } gespielt, dieses Programm kennt nur solche bis { $known }: Aktualisiere es
flaw-later-version = das Dokument hat Version { $version }, dieses Programm liest nur bis { $known }: Aktualisiere es
flaw-two-origins = eine Aufzeichnung beginnt entweder mit Optionen und einem Startwert oder mit einer Stellung, nicht mit beidem
flaw-strange-dealings = Angebote und Versprechen stehen nur neben einer Stellung, zwischen zwei Plätzen der Partie, nummeriert in der Reihenfolge, in der sie gemacht wurden
flaw-wrong-commitment = die Festlegung { $found } passt nicht zum Startwert, dessen Festlegung { $expected } ist
flaw-unknown-seat = niemand namens „{ $seat }“ spielt hier; die Plätze sind { $seats }
flaw-wrong-seats = die Plätze dieser Partie sind, in dieser Reihenfolge: { $seats }
flaw-wrong-length = diese Liste braucht { $expected } Einträge, hat aber { $found }
flaw-too-long = diese Liste hat { $found } Einträge; höchstens { $most } sind erlaubt
flaw-too-much = diese Zahl ist zu groß

## Bots

flaw-unknown-bot = es gibt keinen Bot dieses Namens
flaw-not-a-command = „{ $command }“ ist kein Befehl: Nach exec: muss ein Programm stehen, und jedes Anführungszeichen muss geschlossen sein
flaw-cannot-start = „{ $program }“ lässt sich nicht starten ({ $why }): Prüfe den Namen und ob du es ausführen darfst

## Puzzles

flaw-solution-ends = wer das Rätsel löst, hat hier eine Wahl, und nichts von dem, was die Lösung noch nennt, ist möglich
flaw-solution-fails = was die Lösung tut, kann das Ziel verfehlen: { $unmet }
flaw-solution-refused = was „{ $seat }“ tun will, wird abgelehnt
flaw-goal-never-judged = die Partie endet oder geht endlos weiter, bevor dieser Moment kommt
flaw-solves-itself = Bots erreichen das jedes Mal ohne die Lösung, also ist es kein Rätsel
