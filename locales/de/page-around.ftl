### The page around the tables: start, lists, new table, lobby, profile, history.

## The start page

page-what-it-is = Spiel sofort gegen Bots oder eröffne einen Tisch für Freunde. Kein Konto nötig, nichts zu installieren.
page-rising-sun-about = 3 bis 5 Spieler. Drei Jahreszeiten voller Tee, Politik und Krieg, auf Wunsch mit den Entfesselten Kami.
page-shogun-about = 3 bis 5 Spieler. Zwei Jahre voller geheimer Pläne und Kämpfe, die ein Würfelturm entscheidet.
page-play-game = { $game } spielen
page-against =
    { $count ->
        [one] Gegen einen Bot: { $level }.
       *[other] Gegen { $count } Bots: { $level }.
    }
page-change = Ändern
page-level = Wie stark die Bots sind
page-level-random = Zufall
page-level-random-line = spielt irgendetwas Erlaubtes
page-level-greedy = Gierig
page-level-greedy-line = ein freundlicher Gegner für die erste Partie
page-level-skilled = Geübt
page-level-skilled-line = denkt voraus und lässt sich kaum täuschen
page-level-master = Meister
page-level-master-line = der stärkste; nimmt sich Zeit
page-seats = Wie viele spielen
page-players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
page-with-friends = Mit Freunden spielen: Tisch eröffnen
page-new-here = Neu hier? Spielend lernen
page-fan-work = Tenka ist ein inoffizielles Werk von Fans. Die Autoren und Verlage der Spiele haben es weder gemacht noch gebilligt und unterstützen es nicht; von ihren Bildern und Texten enthält es nichts. Wer die Spiele so erleben will, wie sie gedacht sind, sollte sie kaufen.

## Lists of tables

page-my-running = Deine Partien
page-my-finished = Beendete Partien
page-open-tables = Offene Tische
page-watchable = Partien zum Zuschauen
page-no-running = Du hast keine laufende Partie. Auf der Startseite beginnst du mit einem Klick eine.
page-no-finished = Noch ist keine deiner Partien zu Ende.
page-no-open-tables = Gerade wartet kein Tisch auf Spieler. Eröffne einen, dann steht er hier.
page-all-games = Alle { $count } deiner Partien
page-more-games = Weitere deiner Partien zeigen
page-nobody-yet = Noch sitzt hier niemand
page-state-over = Die Partie ist zu Ende
page-state-playing = Die Partie läuft
page-state-others = Die anderen entscheiden
page-free-seats =
    { $count ->
        [0] Alle Plätze besetzt
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
page-bots-of =
    { $count ->
        [one] ein Bot ({ $level })
       *[other] { $count } Bots ({ $level })
    }
page-just-now = gerade eben

## How much time there is

page-pace-untimed = Ohne Uhr
page-pace-live-of =
    { $seconds ->
        [0] je { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
page-pace-days-of =
    { $days ->
        [one] Ein Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }

## A new table

page-new-table-line = Alles ist schon sinnvoll eingestellt. Eröffne den Tisch, dann lade Leute ein oder setz Bots dazu.
page-which-game = Welches Spiel
page-setup-table = Der Tisch
page-setup-more = Mehr
page-put-up = Tisch eröffnen
page-your-name = Dein Name
page-table-name = Name des Tisches
page-who-may-sit = Wer sich setzen darf
page-sit-private = Mit Einladung
page-sit-private-line = Nur wer deinen Link hat.
page-sit-open = Alle
page-sit-open-line = Der Tisch steht auf der Startseite.
page-pace = Zeit
page-pace-untimed-line = Alle lassen sich so viel Zeit, wie sie wollen.
page-pace-live = Uhren
page-pace-live-line = Für eine Partie am Stück: Alle haben ein Zeitkonto.
page-pace-days = Tage
page-pace-days-line = Für eine Partie neben dem Alltag.
page-bank = Minuten je Spieler zu Beginn
page-increment = Sekunden dazu nach jedem Zug
page-days = Tage für jede Entscheidung
page-vacation-each = Urlaubstage je Spieler
page-timeout = Wenn jemandem die Zeit ausgeht
page-timeout-bot = Ein Bot übernimmt
page-timeout-bot-line = Bis die Person zurückkommt.
page-timeout-decide = Ein Bot entscheidet einmal
page-timeout-decide-line = Und die Person behält den Platz.
page-timeout-vote = Die anderen stimmen ab
page-timeout-vote-line = Von selbst geschieht nichts.
page-spectators = Andere dürfen zuschauen
page-spectators-line = Sie sehen, was öffentlich ist, und reden unter sich.
page-forced = Für Spieler entscheiden, die keine Wahl haben
page-forced-line = So geht es schneller; was geschieht, steht im Verlauf.
page-set = Jahreszeitkarten
page-set-random = Zufällig gezogen
page-kami = Kami
page-kami-random = Zufällig gezogen
page-kami-random-line = Vier von sieben.
page-kami-first-game = Erste Partie
page-kami-first-game-line = Die vier aus der Spielregel.
page-kami-chosen = Selbst gewählt
page-kami-chosen-line = Du bestimmst vier, von links nach rechts.
page-kami-count = { $count } von { $all } Kami gewählt, in der Reihenfolge ihrer Schreine.
page-kami-at = { $place }. { $name }
page-unbound = Entfesselte Kami
page-unbound-line = Die Erweiterung: Die Kami wandeln auf dem Spielplan an der Seite ihres treuesten Klans.
page-side = Spielplanseite
page-side-sun = Sonne
page-side-sun-line = Für die erste Partie.
page-side-moon = Mond
page-side-moon-line = Mit anderen Regionen.
page-provinces = Startprovinzen
page-provinces-draft = Auswahl
page-provinces-draft-line = Die Spieler wählen reihum.
page-provinces-preset = Vorgabe
page-provinces-preset-line = Nach den Tabellen der Spielanleitung; es geht sofort los.
page-tower = Würfelturm
page-tower-steady = Stetig
page-tower-steady-line = Zwei Böden, einem echten Turm am nächsten.
page-tower-crowded = Voll
page-tower-crowded-line = Hält viele Würfel lange fest.
page-tower-sieve = Sieb
page-tower-sieve-line = Ein Drittel jedes Wurfs bleibt hängen.
page-tower-wild = Wild
page-tower-wild-line = Die Hälfte jedes Wurfs bleibt: große Überraschungen.
page-tower-other = Ein anderer
page-tower-other-line = Mit eigenen Wahrscheinlichkeiten, wie bisher.
page-free-marches = Armeen dürfen stehen bleiben
page-free-marches-line = Nach der Spielanleitung muss ziehen, wer kann.
page-limited-stock = Truhen und Unruhemarker können ausgehen
page-limited-stock-line = Es gibt nur, was in der Schachtel liegt.

## The lobby of a table

page-lobby-seats = Plätze
page-owner = Gastgeber
page-present = ist hier
page-absent = ist gerade nicht da
page-is-ready = bereit
page-is-not-ready = noch nicht bereit
page-free-seat = Ein freier Platz
page-free-seat-line = Wartet auf einen Menschen oder einen Bot.
page-sit-here = Hier sitzen
page-sit-too = Auch hier sitzen
page-sit-down = Hinsetzen
page-stand = Aufstehen
page-remove = Entfernen
page-add-bot = Bot hierher setzen
page-character = Charakter
page-character-any = Beliebig
page-character-plain = Nüchtern
page-character-cautious = Vorsichtig
page-character-honorable = Ehrenhaft
page-character-treacherous = Heimtückisch
page-character-land-hungry = Landhungrig
page-character-builder = Baumeister
page-character-raider = Plünderer
page-character-merchant = Händler
page-wish = Wunsch
page-wish-any-rising-sun = Beliebiger Klan
page-wish-any-shogun = Beliebige Farbe
page-seats-to-fill =
    { $count ->
        [one] Ein Platz ist frei. Lade jemanden ein oder nimm einen Bot.
       *[other] { $count } Plätze sind frei. Lade Leute ein oder nimm Bots.
    }
page-fill-bots =
    { $count ->
        [one] Einen Bot nehmen
       *[other] Mit { $count } Bots auffüllen
    }
page-not-ready =
    { $count ->
        [one] { $who } ist noch nicht bereit.
       *[other] Noch nicht bereit: { $who }.
    }
page-can-begin = Alle sind bereit.
page-begin = Beginnen
page-ready = Ich bin bereit
page-not-ready-yet = Noch nicht bereit
page-say-ready = Sag Bescheid, wenn du bereit bist.
page-wait-for-owner = Du bist bereit. Der Gastgeber startet die Partie.
page-take-a-seat = Du schaust zu. Es gibt einen Platz für dich.
page-table-is-full = Alle Plätze sind besetzt. Du kannst zuschauen.
page-invite = Freunde einladen
page-invite-open = Der Tisch steht auch auf der Startseite.
page-invite-private = Wer diesen Link hat, kann sich setzen.
page-invite-link = Einladungslink
page-renew-invite = Neuer Link
page-renew-invite-line = Der alte Link gilt dann nicht mehr.
page-invite-renewed = Der Link ist neu; der alte gilt nicht mehr.
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-say = Sag etwas
page-chat-empty = Noch wurde nichts gesagt.
page-change-setup = Einstellungen ändern
page-keep-setup = Änderungen übernehmen
page-cancel = Abbrechen
page-close-lobby-sure = Alle müssen den Tisch verlassen.
page-goes-on = Führt eine andere Partie ab Moment { $at } weiter
page-fact-set = Jahreszeitkarten: { $set }
page-fact-kami = Kami: { $kami }
page-fact-side = Spielplan: { $side }
page-fact-provinces = Provinzen: { $start }
page-fact-tower = Turm: { $tower }

## A game that is over

page-reading-history = Die Aufzeichnung wird gelesen …
page-no-history = Hier gibt es nichts, worauf man zurückblicken könnte
page-game-over-at = { $game }, zu Ende seit { $when }
page-points-word = Punkte
page-watch-replay = Wiedergabe ansehen
page-play-again = Noch einmal spielen
page-join-rematch = Zur Revanche
page-chart-scores = Punkte im Lauf der Zeit
page-chart-begin = Anfang
page-chart-end = Ende
page-chart-hint = Ein Klick auf das Diagramm führt zu diesem Moment.
page-chart-as-table = Als Tabelle
page-chart-sources = Woher die Punkte kamen
page-moment = Moment
page-gained-by = Wofür
page-gain = { $who } { $points } ({ $source })
page-source = Quelle
page-source-provinces = Provinzen
page-source-buildings = Gebäude
page-source-majorities = Mehrheiten
page-sum = Am Ende
page-no-promises = Niemand hat etwas versprochen.
page-word-kept = { $kept } gehalten, { $broken } gebrochen
page-at-moment = Moment { $at }
page-verdict-unjudged = nie beurteilt
page-fair = War es fair?
page-fair-line = Aller Zufall in dieser Partie ergibt sich aus einem Startwert. Der Server hat sich auf ein Geheimnis festgelegt, als der Tisch eröffnet wurde; danach hat sich der Browser jedes Spielers auf eine Zufallszahl festgelegt. Der Startwert entstand aus all dem, also konnte ihn niemand allein bestimmen. Dieser Browser hebt einen Beleg darüber auf, was veröffentlicht wurde; „tenka verify“ prüft eine Aufzeichnung dagegen.
page-fair-how = Wie der Zufall entsteht
page-fair-drawing = Der Startwert wird ausgelost …
page-fair-checking = Die Aufzeichnung wird mit deinem Beleg verglichen …
page-fair-good = Geprüft: Das Geheimnis, alle Beiträge, der Startwert und die Verteilung der Plätze sind die, die dieser Browser vor dem ersten Zug aufgehoben hat.
page-fair-late = Die Aufzeichnung passt zum Beleg. Dieser Browser hat den Tisch aber erst nach Beginn der Partie geöffnet; was vorher geschah, deckt der Beleg nicht ab.
page-fair-resumed = Der Startwert ist der aus dem Beleg, den dieser Browser vor dem ersten Zug aufgehoben hat. Die Regeln haben sich während der Partie geändert; die Aufzeichnung beginnt deshalb später, und was gegeben wurde, lässt sich nicht prüfen.
page-fair-replaced = Die Aufzeichnung passt zum Beleg, aber die Zufallszahl dieses Browsers ist nicht Teil des Startwerts. Entweder hat ein anderes deiner Geräte teilgenommen, oder der Server hat sie weggelassen; dann beweist hier nichts, dass der Startwert nicht ausgesucht wurde.
page-fair-bad = Warnung: Die Aufzeichnung passt nicht zu dem Beleg, den dieser Browser aufgehoben hat. Jemand hat den Startwert, einen Beitrag oder einen Platz ausgetauscht. Lade beides herunter und prüfe es mit „tenka verify“.
page-fair-unkept = Dieser Browser hat keinen Beleg für diese Partie und kann nicht sagen, ob der Startwert ausgetauscht wurde. Die Browser der Spieler können es.
page-fair-unproven = Der Startwert dieser Partie wurde ohne die Spieler bestimmt. Nichts hier beweist, dass er fair gewählt oder später nicht ausgetauscht wurde.
page-fair-dropped = Deine Zufallszahl ist nicht Teil des Startwerts: Sie kam nicht rechtzeitig an, ein anderes deiner Geräte hat teilgenommen, oder der Server hat sie weggelassen.
page-fair-server = Festlegung des Server-Geheimnisses
page-fair-from-player = hat eine Zufallszahl beigetragen
page-fair-from-bot = ein Bot des Servers, mit einer Zufallszahl vom Server
page-fair-from-fallback = hat nichts beigetragen; stattdessen gilt ein Wert, der durch das Geheimnis des Servers im Voraus feststand
page-fair-receipt = Beleg herunterladen
page-commitment = Festlegung des Startwerts
page-seed = Startwert
page-began-there = Begonnen bei
page-record = Aufzeichnung herunterladen
page-to-table = Zum Tisch

## The replay

page-replay-of = Wiedergabe von { $name }
page-replay-eyes = Blickwinkel
page-eyes-spectator = Zuschauer
page-eyes-all = Alle Geheimnisse
page-eyes-all-line = Der Spielplan, wie Zuschauer ihn sahen; die Erzählung verrät jedes Geheimnis.
page-copy-moment = Link kopieren
page-fork = Von hier weiterspielen
page-scores = Punkte
page-replay-moment = Moment der Partie
page-replay-at = { $at } von { $last }
page-replay-year = Jahr { $year }
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-on = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-speed = Tempo
page-replay-speed-0 = Langsam
page-replay-speed-1 = Normal
page-replay-speed-2 = Schnell
page-replay-speed-3 = Sehr schnell

## Nothing here

page-missing = Hier ist nichts
page-missing-line = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.

## The profile

page-profile-nobody = Du hast hier noch keinen Namen. Du bekommst einen, sobald du zum ersten Mal spielst – oder du wählst ihn jetzt.
page-profile-guest = Du bist ein Gast: Nur dieser Browser kennt dich. Sichere deinen Namen mit einem Passwort, um von überall zu spielen.
page-to-admin = Verwaltung, für den Betreiber
page-profile-kept = Dein Name gehört dir. Mit deinem Passwort kannst du dich überall anmelden.
page-saved = Erledigt.
page-save = Speichern
page-name = Name
page-choose-name = Diesen Namen nehmen
page-rename = Umbenennen
page-keep-name = Namen sichern
page-keep-name-line = Mit einem Passwort kann ihn dir niemand wegnehmen, und du kannst dich von überall anmelden.
page-keep-it = Namen sichern
page-change-password = Passwort ändern
page-change-password-line = Alle deine anderen Browser werden abgemeldet.
page-change-it = Ändern
page-password = Passwort
page-old-password = Bisheriges Passwort
page-new-password = Neues Passwort, mindestens 8 Zeichen
page-sign-in = Anmelden
page-sign-in-line = Falls du schon einmal einen Namen mit Passwort gesichert hast.
page-sign-in-guest-line = Falls du schon einmal einen Namen gesichert hast. Den Gast, der du jetzt bist, lässt du zurück.
page-other-device = Ein anderes Gerät
page-other-device-line = Ein Link, der dich auf einem anderen Gerät anmeldet: einmal, innerhalb von zehn Minuten.
page-other-device-link = Link für das andere Gerät
page-make-link = Link erstellen
page-good-until = Gültig bis { $when }
page-likes = In diesem Browser
page-likes-confirm = Nachfragen, bevor etwas endgültig ist
page-likes-confirm-line = Wer schnell spielt, schaltet es aus.
page-likes-sound = Töne
page-likes-sound-line = Ein Trommelschlag, wenn du dran bist.
page-likes-notices = Benachrichtigungen des Browsers
page-likes-notices-line = Wenn etwas auf dich wartet und die Seite im Hintergrund ist.
page-likes-notices-refused = Der Browser erlaubt es nicht. Ändere das in seinen Einstellungen für diese Seite.
page-likes-text = Spielplan als Text
page-likes-text-line = Zum Lesen oder Vorlesenlassen.
page-notices = Während du weg bist
page-notices-line = Worüber du benachrichtigt wirst, wenn du nicht auf den Tisch schaust.
page-mail = E-Mail-Adresse
page-mail-unconfirmed = Eine Mail ist unterwegs. Folge ihrem Link, um die Adresse zu bestätigen.
page-webhook = Webhook: eine Adresse, die aufgerufen wird
page-webhook-secret = Schlüssel für die Signatur
page-webhook-secret-line = Jeder Aufruf ist mit diesem Schlüssel signiert.
page-notice-turn = Ich bin dran
page-notice-talk = Ein Angebot oder eine Nachricht nur für mich
page-notice-over = Eine Partie ist zu Ende
page-devices = Angemeldete Browser
page-device-since = seit { $when }
page-device-this = dieser hier
page-device-sign-out = Abmelden
page-tokens = Tokens
page-tokens-line = Schlüssel für eigene Skripte und Bots. Kein Token kann dein Konto ändern.
page-tokens-api = So benutzt du sie
page-token = Token
page-token-once = Kopier es jetzt: Es wird nur dieses eine Mal gezeigt.
page-token-label = Wofür es ist
page-token-used = zuletzt benutzt { $when }
page-token-made = erstellt am { $when }
page-token-ends = läuft ab { $when }
page-token-ended = abgelaufen
page-token-days = Gültig für
page-token-days-count =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
page-scope-read = zuschauen
page-scope-play = spielen und reden
page-scope-create = Tische eröffnen
page-new-token = Neues Token
page-make-token = Token erstellen
page-revoke = Widerrufen
page-leave-here = Abschied
page-sign-out = Abmelden
page-sign-out-sure = Dein Name hat kein Passwort: Einmal abgemeldet, kommst du nicht mehr zu deinen Partien zurück. Sichere den Namen vorher, wenn du ihn magst.
page-sign-out-anyway = Trotzdem abmelden
page-sign-out-everywhere = Überall abmelden
page-delete-account = Konto löschen
page-delete-line = Dein Name, deine Adressen, dein Passwort, deine Geräte und Tokens und alles, was du im Chat geschrieben hast, werden sofort gelöscht, auch für alle anderen. Bots übernehmen deine Plätze in laufenden Partien. Die Entscheidungen deiner Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
page-delete-type = Tipp zur Sicherheit deinen Namen ein: { $name }
page-delete-for-good = Endgültig löschen
page-door-link = Auf diesem Gerät anmelden
page-door-link-line = Dieser Link meldet dich hier an. Er gilt nur einmal.
page-door-link-instead = Du bist hier { $name }. Der Link meldet dich stattdessen als die Person an, die ihn erstellt hat. Er gilt nur einmal.
page-door-link-do = Anmelden
page-door-confirm-mail = Adresse bestätigen
page-door-confirm-mail-line = Danach bekommst du an diese Adresse Bescheid, wenn etwas auf dich wartet.
page-door-confirm-mail-do = Bestätigen
page-table-closed = Dieser Tisch ist geschlossen
page-table-closed-line = Hier spielt niemand weiter. Eröffne einen anderen oder such dir einen offenen.

## One’s own data

page-my-data = Deine Daten
page-my-data-line = Eine Kopie von allem, was dieser Server über dich speichert: Konto, Einstellungen, Tische und Ergebnisse, deine Nachrichten und Meldungen. Geheimnisse sind nicht dabei.
page-my-data-download = Meine Daten herunterladen
page-privacy = Datenschutz
page-privacy-what = Was dieser Server über dich speichert
