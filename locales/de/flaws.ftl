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
flaw-wrong-secret = das Geheimnis des Servers passt nicht zur Festlegung in derselben Aufzeichnung
flaw-wrong-contribution = was „{ $seat }“ zum Startwert beigetragen hat, passt nicht zur Festlegung dieses Platzes
flaw-wrong-seed = dieser Startwert ergibt sich nicht aus dem Geheimnis des Servers und den Beiträgen der Plätze
flaw-resumed-deal = ein Protokoll, das mit dem Geben beginnt, kann nicht unter späteren Regeln fortgesetzt worden sein
flaw-wrong-assignment = nach dem Startwert sind die Plätze anders verteilt, in der Reihenfolge des Tisches: { $seats }
flaw-wrong-redraw = diese Stellung ergibt sich nicht aus dem Startwert
flaw-unknown-seat = niemand namens „{ $seat }“ spielt hier; die Plätze sind { $seats }
flaw-wrong-seats = die Plätze dieser Partie sind, in dieser Reihenfolge: { $seats }
flaw-wrong-length = diese Liste braucht { $expected } Einträge, hat aber { $found }
flaw-too-long = diese Liste hat { $found } Einträge; höchstens { $most } sind erlaubt
flaw-too-much = diese Zahl ist zu groß

## A receipt that a player kept

flaw-receipt-nothing-to-check = in der Aufzeichnung steht nicht, wie ihr Startwert entstanden ist; kein Beleg kann etwas über sie beweisen
flaw-receipt-other-table = der Beleg gehört zu einer anderen Partie, am Tisch { $table }
flaw-receipt-other-secret = ausgetauscht: Der Server hatte sich vor der Partie auf ein anderes Geheimnis festgelegt
flaw-receipt-other-seats = ausgetauscht: Laut Beleg waren andere Plätze an der Auslosung beteiligt
flaw-receipt-other-contribution = ausgetauscht: Laut Beleg hat „{ $seat }“ etwas anderes zum Startwert beigetragen
flaw-receipt-other-seed = ausgetauscht: Laut Beleg wurde die Partie aus einem anderen Startwert gegeben
flaw-receipt-other-assignment = ausgetauscht: Laut Beleg wurde hier „{ $kept }“ zugelost, nicht „{ $found }“
flaw-receipt-other-options = ausgetauscht: Laut Beleg wurde die Partie mit anderen Optionen gegeben
flaw-receipt-other-position = ausgetauscht: Laut Beleg begann die Partie in einer anderen Stellung
flaw-receipt-own-value-missing = ausgetauscht: Der Wert, den dein eigener Browser gezogen hat, steckt nicht im Startwert

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
