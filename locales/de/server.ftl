### What the server says to people: why something is not done.

notice-rules-renewed = Die Regeln dieses Spiels wurden auf diesem Server aktualisiert. Die Partie geht dort weiter, wo sie zuletzt festgehalten wurde; was danach entschieden wurde, gilt nicht, wo die neuen Regeln es nicht erlauben.

problem-begun-already = Die Partie hat schon begonnen.
problem-bad-entropy = Zufallszahlen und Festlegungen haben 64 hexadezimale Ziffern in Kleinbuchstaben.
problem-not-revealing = Von diesem Platz wird gerade keine Zufallszahl erwartet.
problem-wrong-reveal = Diese Zufallszahl passt nicht zu der Festlegung, die der Platz vorher geschickt hat.
problem-bot-plays-there = Dort spielt schon ein Bot.
problem-cannot-replay = Diese Partie wurde nach älteren Regeln gespielt und lässt sich nicht Zug für Zug nachspielen.
problem-cannot-resume = Nach den heutigen Regeln lässt sich diese Partie nicht fortsetzen.
problem-come-back-first = Ein Bot spielt für dich. Nimm erst deinen Platz wieder ein.
problem-common-password = Dieses Passwort gehört zu den ersten, die jemand erraten würde. Wähle ein längeres oder ungewöhnlicheres.
problem-control-characters = Dieser Text enthält Zeichen, die sich nicht anzeigen lassen.
problem-denied = Das geht jetzt nicht.
problem-flawed = Mit dem, was gesendet wurde, stimmt etwas nicht.
problem-game-is-given = Dieser Tisch setzt eine andere Partie fort; Spiel und Plätze lassen sich nicht ändern.
problem-game-over = Die Partie ist zu Ende.
problem-kept-already = Dein Name ist schon mit einem Passwort gesichert.
problem-left-already = Du bist schon gegangen.
problem-lesson-is-given = Das ist kein vorbereiteter Tisch. Vorbereitete findest du auf der Seite „Lernen“.
problem-line-too-long = Sag etwas, in höchstens { $limit } Zeichen.
problem-link-is-used = Dieser Link wurde schon benutzt, oder seine Zeit ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
problem-log-share-spent =
    { $seconds ->
        [one] Du hast an diesem Tisch in kurzer Zeit sehr viel getan. In einer Sekunde geht es weiter.
       *[other] Du hast an diesem Tisch in kurzer Zeit sehr viel getan. In { $seconds } Sekunden geht es weiter.
    }
problem-log-share-used-up = Du hast an diesem Tisch so viel hinterlassen, wie eine Person darf. Weiter geht es, sobald die Partie fortschreitet.
problem-may-come-back = Wer abgewählt wurde, darf noch zurückkommen: Erst nach { $hours } Stunden kann der Platz freigegeben werden.
problem-muted = Der Gastgeber des Tisches hat dich stummgeschaltet.
problem-mixed-name = Ein Name darf keine Buchstaben verschiedener Alphabete mischen.
problem-name-is-kept = Jemand hat diesen Namen mit einem Passwort gesichert. Melde dich an oder wähle einen anderen.
problem-name-looks-alike = Dieser Name sieht einem gesicherten Namen zum Verwechseln ähnlich. Wähle einen anderen.
problem-name-too-long = Der Name eines Tisches hat höchstens { $limit } Zeichen.
problem-no-spectators = Hier darf niemand zuschauen.
problem-no-such-bot = Es gibt keinen Bot { $bot }.
problem-no-such-device = So heißt keiner deiner Browser, oder er ist schon abgemeldet.
problem-no-such-game = Es gibt kein Spiel { $game }.
problem-no-such-language = Diese Sprache wird hier nicht gesprochen. Wähle eine von diesen: { $languages }.
problem-no-such-lesson = Eine solche Lektion gibt es nicht.
problem-no-such-line = So eine Zeile gibt es nicht, oder du hast sie nicht gehört.
problem-no-such-person = An diesem Tisch ist niemand mit diesem Namen.
problem-no-such-moment = Die Partie hat nur { $last } Momente.
problem-no-such-seat = So einen Platz gibt es nicht.
problem-no-such-table = So einen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
problem-no-such-token = So ein Token hast du nicht.
problem-no-vacation-left = So viele Urlaubstage hast du nicht mehr.
problem-not-all-are-ready = Noch sind nicht alle bereit.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-kept = Dein Name hat noch kein Passwort. Sichere ihn erst mit einem.
problem-not-over = Die Partie ist noch nicht zu Ende. Ihre Aufzeichnung zeigt alles, darum gibt es sie erst später.
problem-not-replaced = Dort vertritt kein Bot jemanden.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-not-your-seat = Das ist nicht dein Platz.
problem-nothing-here = An dieser Adresse ist nichts.
problem-nothing-left-to-play = In diesem Moment ist die Partie zu Ende; es gibt nichts mehr zu spielen.
problem-nul-character = Text darf das Zeichen NUL nicht enthalten.
problem-other-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen mit der Option --host zulassen.
problem-options-too-long = Die Optionen des Spiels sind länger als { $limit } Bytes.
problem-other-origin = Diese Anfrage kommt von einer anderen Website.
problem-others-play = Hier spielen noch andere. Verlass stattdessen den Tisch; ein Bot übernimmt deinen Platz.
problem-owner-only = Das darf nur der Gastgeber des Tisches.
problem-players-only = Das dürfen nur Spieler.
problem-puzzle-over = Dieses Rätsel ist vorbei. Beginne es neu, um etwas anderes zu versuchen.
problem-removed = Der Gastgeber hat dich vom Tisch entfernt. Du brauchst einen neuen Einladungslink.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seated-already = Du sitzt schon hier.
problem-seats-are-free = Es gibt freie Plätze. Besetze sie mit Menschen oder Bots.
problem-seats-are-taken = Auf einem Platz, der wegfiele, sitzt jemand.
problem-send-json = Sende JSON, mit dem Inhaltstyp application/json.
problem-sign-in-first = Wähle erst einen Namen oder melde dich an.
problem-spectators-only = Das dürfen nur Zuschauer.
problem-still-has-time = Diese Person hat noch Zeit.
problem-still-here = Diese Person ist da oder war es gerade noch: Abgestimmt werden darf erst über jemanden, der seit { $minutes } Minuten nicht auf den Tisch geschaut hat.
problem-strange-key = Jede Anfrage braucht einen Schlüssel von höchstens { $limit } Zeichen.
problem-strange-label = Ein Token braucht einen Namen von höchstens { $limit } Zeichen.
problem-strange-lifetime = Ein Token gilt 1 bis { $most } Tage.
problem-strange-log = Die Aufzeichnung dieses Tisches lässt sich nicht lesen.
problem-strange-name = Ein Name hat 1 bis { $limit } Zeichen, die alle sichtbar sind.
problem-strange-mark = Von dort geht die Liste nicht weiter. Lies sie von Anfang an.
problem-strange-number = Ein Moment ist eine Zahl.
problem-strange-pace = Die Uhr muss mindestens zehn Sekunden und höchstens einen Tag geben, oder einen bis sechzig Tage für jede Entscheidung.
problem-strange-password = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-table-full = Der Tisch ist voll.
problem-token-good-for-nothing = Gib an, wofür das Token gelten soll.
problem-token-not-good-for-this = Dafür gilt dieses Token nicht.
problem-too-long = Das ist zu lang; höchstens { $limit } Bytes werden gelesen.
problem-too-many-open-tables = Du hast schon { $limit } offene Tische, an denen Mitspieler fehlen. Schließ einen oder beginne eine Partie.
problem-too-many-open-tables-here = Aus deinem Netz gibt es schon { $limit } offene Tische. Versuch es später wieder.
problem-too-many-requests =
    { $seconds ->
        [one] Zu viel auf einmal. Versuch es in einer Sekunde wieder.
       *[other] Zu viel auf einmal. Versuch es in { $seconds } Sekunden wieder.
    }
problem-too-many-sockets = Zu viele Tische sind zugleich offen. Schließ einige, dann versuch es wieder.
problem-too-many-tokens = Mehr als { $limit } Tokens kann niemand haben. Widerrufe erst eines.
problem-unavailable = Der Server erreicht gerade seine Datenbank nicht. Nichts, was bestätigt wurde, ist verloren; versuch es noch einmal.
problem-cannot-save = Der Server kann gerade nicht speichern: Seine Festplatte ist voll oder defekt, oder seine Datenbank antwortet nicht. Nichts wurde geändert. Versuch es gleich noch einmal.
problem-which-seat = Du hast hier mehrere Plätze. Sag, für welchen.
problem-wish-taken = { $wish } wünscht sich schon jemand anderes.
problem-wrong-name-or-password = Dieser Name und dieses Passwort passen nicht zusammen.
problem-wrong-password = Das ist nicht dein Passwort.
problem-wrong-seats = Ein Tisch hat 1 bis { $most } Plätze.
problem-strange-webhook = Ein Webhook ist eine Adresse, die mit http:// oder https:// beginnt.
problem-no-mail-here = Dieser Server verschickt keine Mails.
problem-strange-address = Das ist keine E-Mail-Adresse.
problem-link-not-good = Dieser Link gilt nicht oder nicht mehr.

### What people are told who are away.

notice-turn = Du bist dran: { $table }.
notice-talk = Jemand hat dir geschrieben oder ein Angebot gemacht: { $table }.
notice-over = Die Partie ist zu Ende: { $table }.
notice-why = Um diese Mails hast du in deinen Einstellungen gebeten; dort kannst du sie auch abschalten.
confirm-mail-subject = Bestätige deine Adresse
confirm-mail =
    Hallo { $name },

    mit diesem Link bestätigst du, dass du an diese Adresse Bescheid bekommen willst, wenn etwas auf dich wartet:

    { $link }

    Falls du nicht darum gebeten hast, brauchst du nichts zu tun; weitere Mails kommen dann nicht.
problem-admin-stays = Dieser Name hat vom Betreiber Rechte bekommen: Er lässt sich hier weder ändern noch löschen.
problem-closed-already = Der Tisch ist schon geschlossen.
problem-no-such-report = Diese Meldung gibt es nicht.
problem-nobody-of-that-id = Diese Person gibt es nicht oder nicht mehr.
problem-only-for-hosts = Das dürfen nur die, denen der Betreiber dieses Servers es erlaubt.
