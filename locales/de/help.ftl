### What `--help` says. A test in the program sees to it that every command and argument has its message here.

## The program

help-tenka = Rising Sun und Shogun an einem Tisch: spielen, untersuchen, simulieren
help-tenka-more = Eine AUFZEICHNUNG ist eine Datei mit einer Partie oder „-“ für die Standardeingabe; eine Stellung geht auch.
help-tenka-note = Ein inoffizielles Werk von Liebhabern der Spiele.
help-tenka-lang = Die Sprache der Texte für Menschen; sonst die der Umgebung
help-help = Zeigt diese Hilfe oder die eines Befehls
help-flag-help = Zeigt diese Hilfe
help-flag-help-short = Zeigt diese Hilfe (ausführlicher mit --help)
help-flag-help-long = Zeigt diese Hilfe (knapper mit -h)
help-flag-version = Zeigt die Version

## Headings, and what is noted behind an option

help-heading-usage = Aufruf
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-heading-rising-sun = Optionen für rising-sun
help-heading-shogun = Optionen für shogun
help-heading-example = Beispiel
help-note-environment = [Umgebungsvariable: { $what }]
help-note-default = [Standard: { $what }]
help-note-alias = [auch: { $what }]
help-note-values = [möglich: { $what }]

## What values are called, in capitals. Those that are not here are called the same in every language: URL, ID, BOT, KAMI

help-value-command = BEFEHL
help-value-options = OPTIONEN
help-value-addr = ADRESSE
help-value-address = ABSENDER
help-value-clan = KLAN
help-value-code = KÜRZEL
help-value-colour = FARBE
help-value-days = TAGE
help-value-decisions-per-second = ENTSCHEIDUNGEN_PRO_SEKUNDE
help-value-dir = ORDNER
help-value-file = DATEI
help-value-game = SPIEL
help-value-games = PARTIEN
help-value-hex = HEXZIFFERN
help-value-level = STUFE
help-value-model = MODELL
help-value-name = NAME
help-value-page = SEITE
help-value-players = SPIELER
help-value-position = STELLUNG
help-value-puzzle = RÄTSEL
help-value-record = AUFZEICHNUNG
help-value-seat = PLATZ
help-value-seconds = SEKUNDEN
help-value-seed = STARTWERT
help-value-set = KARTENSET
help-value-threads = THREADS
help-value-word = WORT

## What several commands take

help-any-game = Das Spiel
help-any-record = Die Aufzeichnung oder Stellung; - für die Standardeingabe
help-any-json = Schreibt ein JSON-Dokument
help-any-seed = Die Zahl, aus der aller Zufall folgt
help-any-threads = Wie viele Threads; sonst so viele, wie der Rechner hat
help-any-csv = Schreibt für jede Partie und jeden Platz eine Zeile in diese Datei
help-any-check = Prüft nach jeder Aktion alles, was gelten muss; eine Partie, die scheitert, kommt in eine Datei
help-any-deadline = Wie lange ein Bot, der ein anderes Programm ist, über jede Frage nachdenken darf
help-any-players = Wie viele Spieler, wenn sie nicht genannt sind
help-any-clans = Drei bis fünf Klane, etwa koi,lotus,turtle
help-any-set = Das Set der Jahreszeitkarten: archway, teapot, horseman, mountain oder random [Standard: random]
help-any-kami = Die Kami: first-game, random oder vier Namen, etwa fujin,raijin,ryujin,susanoo [Standard: random]
help-any-kami-unbound = Lässt die Kami auf dem Spielplan wandeln (die Erweiterung „Entfesselte Kami“)
help-any-colours = Drei bis fünf von blue, yellow, red, black und purple in der Reihenfolge der Plätze
help-any-board = Die Spielplanseite: sun oder moon [Standard: sun; Simulationen losen sie für jede Ausgangslage aus]
help-any-start = Wie die Provinzen verteilt werden: draft oder auf der Sonnenseite preset [Standard: draft; Simulationen losen es für jede Ausgangslage aus]
help-any-tower = Der Turm: steady, crowded, sieve, wild oder mit eigenen Wahrscheinlichkeiten wie in floors:5/6:1/16 oder sieve:2/3:2/3:1/3 [Standard: steady]
help-any-free-marches = Erlaubt, einen geplanten Kampf oder Zug abzusagen; nach der Spielanleitung muss ziehen, wer kann
help-any-limited-stock = Es gibt nur so viele Truhen und Unruhemarker, wie in der Schachtel liegen

## serve

help-serve = Betreibt einen Server, an dessen Tischen Menschen spielen: alles in einem Prozess und einer Datei
help-serve-listen = Wo der Server lauscht; bei Port 0 sucht er sich einen freien
help-serve-data = Der Ordner, in dem alles aufbewahrt wird; sonst einer in deinem Benutzerverzeichnis, etwa ~/.local/share/tenka
help-serve-database-url = Bewahrt stattdessen alles in PostgreSQL auf. Mehrere Server dürfen es sich teilen
help-serve-behind-proxy = Davor steht ein Reverse-Proxy; der Server glaubt ihm, was er über Adressen und TLS sagt
help-serve-host = Nimmt auch Anfragen an diesen Hostnamen an, neben Loopback-Namen, IP-Adressen und dem Namen in --public-url; mehrfach möglich
help-serve-max-connections = Wie viele Verbindungen höchstens zugleich bestehen; die Grenze offener Dateien kann das senken
help-serve-log = Wie viel der Server auf der Standardfehlerausgabe über sein Tun schreibt: im Terminal Text, sonst JSON
help-serve-public-url = Wo man diesen Server findet, etwa https://games.example; damit beginnen Links in Nachrichten
help-serve-smtp-url = Benachrichtigt per Mail über diesen Server, etwa smtps://name:password@mail.example
help-serve-mail-from = Die Adresse, von der die Mails kommen
help-serve-allow-private-webhooks = Lässt Webhooks auch ins eigene Netz dieses Rechners führen
help-serve-admin = Wer diesen Namen mit einem Passwort gesichert hat, darf unter /admin für Ordnung sorgen; mehrfach möglich
help-serve-open-metrics = Lässt auch andere Rechner lesen, wie es dem Server geht (/metrics)
help-serve-guest-retention-days = Löscht Gäste mit allem, was sie geschrieben haben, nach so vielen Tagen ohne Besuch; 0 behält sie
help-serve-table-retention-days = Löscht beendete und geschlossene Tische nach so vielen Tagen ohne Aktivität; 0 behält sie
help-serve-report-retention-days = Löscht Meldungen so viele Tage nach ihrer Erledigung; 0 behält sie
help-serve-open = Öffnet die Seite im Browser

## admin

help-admin = Kümmert sich um einen Server: Leute, Tische und Meldungen; Export, Import, Sicherung; Prüfung vor einem Update
help-admin-more = All das geht auch, während der Server läuft.
help-admin-data = Der Ordner des Servers; sonst einer in deinem Benutzerverzeichnis, etwa ~/.local/share/tenka
help-admin-database-url = Stattdessen die PostgreSQL-Datenbank des Servers
help-admin-users = Zählt die Leute auf, löscht ein Konto oder lässt jemanden mit verlorenem Passwort wieder herein
help-admin-users-json = Schreibt je Zeile ein JSON-Dokument
help-admin-users-delete = Löscht ein Konto: Name, Passwort, Geräte, Tokens
help-admin-users-delete-id = Die Person, so wie die Liste sie nennt
help-admin-users-password = Gibt einen Link aus, der die Person einmal anmeldet, damit sie ein neues Passwort wählen kann
help-admin-users-password-id = { help-admin-users-delete-id }
help-admin-users-password-url = Die Adresse des Servers, die vor dem Pfad stehen soll
help-admin-tables = Zählt die Tische auf oder schließt einen
help-admin-tables-json = { help-admin-users-json }
help-admin-tables-close = Schließt einen Tisch, wer auch immer dort spielt
help-admin-tables-close-id = Der Tisch, so wie die Liste ihn nennt
help-admin-reports = Zählt auf, was gemeldet und nicht erledigt ist, oder erledigt etwas
help-admin-reports-all = Auch, was erledigt ist
help-admin-reports-json = { help-admin-users-json }
help-admin-reports-settle = Hält fest, dass etwas erledigt ist
help-admin-reports-settle-id = Die Meldung, so wie die Liste sie nennt
help-admin-export = Schreibt Leute und Tische samt ihrem Verlauf in eine Datei, je Zeile ein JSON-Dokument
help-admin-export-more = Die Datei enthält, was in laufenden Partien geheim ist; behalte sie also für dich. Passwörter und die Adressen für Benachrichtigungen fehlen, wenn du sie nicht eigens verlangst.
help-admin-export-file = Die Datei, die geschrieben wird
help-admin-export-table = Nur dieser Tisch und seine Leute; mehrfach möglich
help-admin-export-secrets = Auch die Hashes der Passwörter und die Adressen für Benachrichtigungen
help-admin-import = Fügt hinzu, was exportiert wurde. Ist etwas davon schon hier, bleibt es unberührt, und gar nichts kommt dazu
help-admin-import-file = Die Datei, die „tenka admin export“ geschrieben hat
help-admin-backup = Kopiert die Datenbank, während der Server läuft: eine ganze Datei, alles von ein und demselben Moment
help-admin-backup-note = Um zu diesem Stand zurückzukehren, halte den Server an und leg die Datei als tenka.db in seinen Ordner.
help-admin-backup-file = { help-admin-export-file }
help-admin-check = Spielt jede gespeicherte Partie nach den Regeln dieses Programms nach und sagt, welche wo scheitern würde
help-admin-check-more = Lass es vor einem Update mit dem neuen Programm laufen. Nichts wird geändert; der Status ist 1, wenn eine Partie scheitert.
help-admin-check-json = Schreibt je Tisch ein JSON-Dokument und am Ende eines für alle

## play

help-play = Lässt dich im Terminal spielen, gegen Bots oder mit Freunden am selben Bildschirm
help-play-seed = Ein beliebiger kurzer Text, aus dem aller Zufall der Partie folgt; sonst ein zufälliger
help-play-as = Die Plätze der Menschen, etwa koi oder koi,lotus; sonst der erste Platz
help-play-bots = Die Bots auf den anderen Plätzen, reihum: eine Stufe, auch mit einem Charakter wie in greedy:raider oder greedy:any. Sonst die stärksten des Spiels, jeder mit einem anderen Charakter. exec:"python3 bot.py" ist ein anderes Programm (docs/protocol.md)
help-play-resume = Setzt die Partie in dieser Aufzeichnung fort
help-play-save = Bewahrt die Partie in dieser Datei auf; sonst in der von --resume oder in einer in deinem Benutzerverzeichnis

## rules

help-rules = Zeigt die Regeln, Seite für Seite, oder sucht darin nach einem Wort
help-rules-game = Das Spiel oder die Erweiterung: rising-sun, kami-unbound oder shogun
help-rules-page = Die Seite, so wie die Liste sie nennt
help-rules-search = Zeigt jede Stelle, an der dieses Wort steht

## new

help-new = Schreibt eine neue Aufzeichnung auf die Standardausgabe
help-new-seed = { help-play-seed }
help-new-from = Beginnt stattdessen bei einer Stellung

## show

help-show = Zeigt die Partie, wie ein Platz, ein Zuschauer oder alle zusammen sie sehen
help-show-as = Aus wessen Sicht; all sieht alles Geheime
help-show-to = Nach den ersten N Aktionen
help-show-json = Schreibt die Ansicht als JSON; bei all die Stellung

## legal

help-legal = Zählt auf, was jetzt erlaubt ist, je Zeile ein {"{"}"seat":…,"action":…{"}"}
help-legal-as = Nur, was dieser Platz darf
help-legal-free = Auch, was sich zurücknehmen lässt, obwohl niemand darauf wartet

## apply

help-apply = Liest Zeilen mit {"{"}"seat":…,"action":…{"}"} aus der Standardeingabe und schreibt die längere Aufzeichnung
help-apply-more = Eine Zeile, die abgelehnt wird, hält den Befehl an, und nichts wird geschrieben.
help-apply-record = Die Aufzeichnung oder Stellung
help-apply-in-place = Schreibt die Aufzeichnung in ihre Datei zurück statt auf die Standardausgabe

## position

help-position = Schreibt die Stellung als JSON, das ein Mensch lesen und ändern kann
help-position-to = Die Stellung nach den ersten N Aktionen

## replay

help-replay = Erzählt die Partie, Ereignis für Ereignis
help-replay-record = Die Aufzeichnung; - für die Standardeingabe
help-replay-to = Nur die ersten N Aktionen
help-replay-as = Nur, was ein Platz oder ein Zuschauer hören darf
help-replay-json = Schreibt je Zeile ein {"{"}"entry":…,"seat":…,"event":…{"}"}; gezählt wird ab 0, und was vor der ersten Entscheidung geschieht, hat weder „entry“ noch „seat“

## verify

help-verify = Spielt die Aufzeichnung nach; prüft jede Aktion, alles, was gelten muss, und ob der Startwert zu dem passt, was die Aufzeichnung über ihn sagt
help-verify-more = Eine Aufzeichnung allein kann nicht beweisen, dass ihr Startwert nicht ausgetauscht wurde. Ein Beleg kann es: Die Seite hebt für jede Partie vor der ersten Entscheidung einen auf und bietet ihn zum Herunterladen an. Status 2 heißt, dass etwas nicht passt.
help-verify-receipt = Der Beleg, den ein Spieler aufgehoben hat: Das Geheimnis des Servers, alle Beiträge, der Startwert und die Verteilung der Plätze werden gegen ihn geprüft
help-verify-commitment = Eine Festlegung, die ein Spieler aufgehoben hat: die des Startwerts oder die des Server-Geheimnisses

## lessons

help-lessons = Zählt die vorbereiteten Tische auf oder prüft ein Rätsel, das jemand geschrieben hat
help-lessons-check = Prüft ein Rätsel: seine Stellung, und dass die Lösung das Ziel erreicht, was die anderen auch tun
help-lessons-check-puzzle = Das Rätsel; - für die Standardeingabe

## simulate

help-simulate = Spielt Partien ohne Menschen und zählt, wer gewinnt
help-simulate-more = Die Bots wechseln die Plätze reihum: So viele Partien hintereinander, wie es Bots gibt, haben dieselbe Ausgangslage, und jeder Bot spielt darin jeden Platz. Klane oder Farben, Spielpläne, Kartensets und die Reihenfolge am Tisch kommen gleich oft vor. Ein geteilter Sieg zählt für alle, die ihn teilen. Derselbe Startwert gibt mit jeder Zahl von Threads dieselben Ergebnisse. Strg-C hält an und berichtet, was bis dahin geschah.
help-simulate-games = Wie viele Partien
help-simulate-bots = Die Bots am Tisch, etwa greedy,random,random, oder mit einem Charakter wie in greedy:raider. Weniger als drei füllen drei bis fünf Plätze. exec:"python3 bot.py" ist ein anderes Programm (docs/protocol.md)

## arena

help-arena = Misst Bots aneinander und bewertet sie
help-arena-more =
    Sind mehr Bots genannt, als Plätze da sind, werden die Tische so ausgelost, dass sich alle gleich oft treffen; sind es weniger, wiederholen sie sich. Mit --pairs spielt jeder Bot allein unter Kopien jedes anderen, mit --alone nur der erste.

    Alle spielen jeden Platz einer Ausgangslage, und Klane oder Farben, Spielpläne, Kartensets und die Reihenfolge am Tisch kommen gleich oft vor. Ein geteilter Sieg zählt für alle, die ihn teilen. Derselbe Startwert gibt mit jeder Zahl von Threads dieselben Partien und Wertungen. Strg-C hält an und berichtet, was bis dahin geschah; mit --resume macht derselbe Befehl dort weiter. Bots, die andere Programme sind, können natürlich jedes Mal anders entscheiden.
help-arena-bots = Die Bots, jeder einmal genannt, etwa random,greedy,skilled, oder mit einem Charakter wie in greedy:raider. Passen nicht alle an einen Tisch, treffen sie sich reihum. exec:"python3 bot.py" ist ein anderes Programm (docs/protocol.md)
help-arena-games = Wie viele Partien; mit --pairs oder --alone für jede Besetzung
help-arena-pairs = Setzt jeden Bot einzeln unter Kopien jedes anderen, und umgekehrt, mit denselben Ausgangslagen
help-arena-alone = Setzt den ersten Bot einzeln unter Kopien jedes anderen, mit denselben Ausgangslagen
help-arena-report = Schreibt eine Seite mit Tabellen und Diagrammen in diese Datei
help-arena-resume = Bewahrt jede Partie, sobald sie endet, in dieser Datei auf und macht nach denen weiter, die schon darin sind

## bench

help-bench = Misst zufälliges Spiel in einem Thread: aufzählen, was erlaubt ist, etwas wählen, ausführen; und wie schnell ein Bot vorausdenkt
help-bench-game = Das Spiel; alle, wenn keines genannt ist
help-bench-json = Schreibt je Spiel eine Zeile mit einem JSON-Dokument
help-bench-seconds = Wie lange gemessen wird
help-bench-games = Spielt stattdessen so viele Partien, wie lange es auch dauert; jedes Mal dieselben

## swarm

help-swarm = Lässt viele echte Clients gegen einen Server spielen, misst ihn und prüft, dass nichts verloren ging
help-swarm-more = Jeder Platz ist ein Gast mit eigener Verbindung, der zufällig etwas Erlaubtes wählt. Am Ende fragt jeder Gast, welche seiner Entscheidungen der Server gespeichert hat; eine, die bestätigt wurde und fehlt, ist verloren, und der Befehl scheitert. Ein Server mit den üblichen Grenzen lässt 20 Gäste einer Adresse auf einmal herein und dann alle 20 Sekunden einen; darauf wird gewartet. Um den Server selbst zu messen, startet man ihn mit --no-limits.
help-swarm-url = Der Server selbst, etwa http://127.0.0.1:7300
help-swarm-tables = An wie vielen Tischen zugleich gespielt wird
help-swarm-seats = Wie viele Leute an jedem sitzen
help-swarm-seconds = Wie viele Sekunden gemessen wird, sobald alle sitzen
help-swarm-rate = So viele Entscheidungen pro Sekunde an allen Tischen zusammen; sonst so viele, wie der Server verträgt
help-swarm-views = Jede Nachricht bringt mit, was der Platz sieht, so wie Seiten es verlangen
