### What the server says to people: why something is not done.

notice-rules-renewed = Die Regeln dieses Spiels wurden auf diesem Server aktualisiert. Die Partie geht dort weiter, wo sie zuletzt festgehalten wurde; was danach entschieden wurde, gilt nicht, wo die neuen Regeln es nicht erlauben.

api-error-begun-already = Die Partie hat schon begonnen.
api-error-bad-entropy = Zufallszahlen und Festlegungen haben 64 hexadezimale Ziffern in Kleinbuchstaben.
api-error-not-revealing = Von diesem Platz wird gerade keine Zufallszahl erwartet.
api-error-wrong-reveal = Diese Zufallszahl passt nicht zu der Festlegung, die der Platz vorher geschickt hat.
api-error-bot-plays-there = Dort spielt schon ein Bot.
api-error-cannot-replay = Diese Partie wurde nach älteren Regeln gespielt und lässt sich nicht Zug für Zug nachspielen.
api-error-cannot-resume = Nach den heutigen Regeln lässt sich diese Partie nicht fortsetzen.
api-error-come-back-first = Ein Bot spielt für dich. Nimm erst deinen Platz wieder ein.
api-error-common-password = Dieses Passwort gehört zu den ersten, die jemand erraten würde. Wähle ein längeres oder ungewöhnlicheres.
api-error-control-characters = Dieser Text enthält Zeichen, die sich nicht anzeigen lassen.
api-error-denied = Das geht jetzt nicht.
api-error-flawed = Mit dem, was gesendet wurde, stimmt etwas nicht.
api-error-game-is-given = Dieser Tisch setzt eine andere Partie fort; Spiel und Plätze lassen sich nicht ändern.
api-error-game-over = Die Partie ist zu Ende.
api-error-kept-already = Dein Name ist schon mit einem Passwort gesichert.
api-error-left-already = Du bist schon gegangen.
api-error-lesson-is-given = Das ist kein vorbereiteter Tisch. Vorbereitete findest du auf der Seite „Lernen“.
api-error-line-too-long = Sag etwas, in höchstens { $limit } Zeichen.
api-error-link-is-used = Dieser Link wurde schon benutzt, oder seine Zeit ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
api-error-log-share-spent =
    { $seconds ->
        [one] Du hast an diesem Tisch in kurzer Zeit sehr viel getan. In einer Sekunde geht es weiter.
       *[other] Du hast an diesem Tisch in kurzer Zeit sehr viel getan. In { $seconds } Sekunden geht es weiter.
    }
api-error-log-share-used-up = Du hast an diesem Tisch so viel hinterlassen, wie eine Person darf. Weiter geht es, sobald die Partie fortschreitet.
api-error-may-come-back = Wer abgewählt wurde, darf noch zurückkommen: Erst nach { $hours } Stunden kann der Platz freigegeben werden.
api-error-muted = Der Gastgeber des Tisches hat dich stummgeschaltet.
api-error-mixed-name = Ein Name darf keine Buchstaben verschiedener Alphabete mischen.
api-error-name-is-kept = Jemand hat diesen Namen mit einem Passwort gesichert. Melde dich an oder wähle einen anderen.
api-error-name-looks-alike = Dieser Name sieht einem gesicherten Namen zum Verwechseln ähnlich. Wähle einen anderen.
api-error-name-too-long = Der Name eines Tisches hat höchstens { $limit } Zeichen.
api-error-no-spectators = Hier darf niemand zuschauen.
api-error-no-such-bot = Es gibt keinen Bot { $bot }.
api-error-no-such-device = So heißt keiner deiner Browser, oder er ist schon abgemeldet.
api-error-no-such-game = Es gibt kein Spiel { $game }.
api-error-no-such-language = Diese Sprache wird hier nicht gesprochen. Wähle eine von diesen: { $languages }.
api-error-no-such-lesson = Eine solche Lektion gibt es nicht.
api-error-no-such-line = So eine Zeile gibt es nicht, oder du hast sie nicht gehört.
api-error-no-such-person = An diesem Tisch ist niemand mit diesem Namen.
api-error-no-such-moment = Die Partie hat nur { $last } Momente.
api-error-no-such-seat = So einen Platz gibt es nicht.
api-error-no-such-table = So einen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
api-error-no-such-token = So ein Token hast du nicht.
api-error-no-vacation-left = So viele Urlaubstage hast du nicht mehr.
api-error-not-all-are-ready = Noch sind nicht alle bereit.
api-error-not-begun = Die Partie hat noch nicht begonnen.
api-error-not-kept = Dein Name hat noch kein Passwort. Sichere ihn erst mit einem.
api-error-not-over = Die Partie ist noch nicht zu Ende. Ihre Aufzeichnung zeigt alles, darum gibt es sie erst später.
api-error-not-replaced = Dort vertritt kein Bot jemanden.
api-error-not-seated = Du sitzt nicht an diesem Tisch.
api-error-not-your-seat = Das ist nicht dein Platz.
api-error-nothing-here = An dieser Adresse ist nichts.
api-error-nothing-left-to-play = In diesem Moment ist die Partie zu Ende; es gibt nichts mehr zu spielen.
api-error-nul-character = Text darf das Zeichen NUL nicht enthalten.
api-error-other-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen mit der Option --host zulassen.
api-error-options-too-long = Die Optionen des Spiels sind länger als { $limit } Bytes.
api-error-other-origin = Diese Anfrage kommt von einer anderen Website.
api-error-others-play = Hier spielen noch andere. Verlass stattdessen den Tisch; ein Bot übernimmt deinen Platz.
api-error-owner-only = Das darf nur der Gastgeber des Tisches.
api-error-players-only = Das dürfen nur Spieler.
api-error-puzzle-over = Dieses Rätsel ist vorbei. Beginne es neu, um etwas anderes zu versuchen.
api-error-removed = Der Gastgeber hat dich vom Tisch entfernt. Du brauchst einen neuen Einladungslink.
api-error-seat-taken = Dieser Platz ist besetzt.
api-error-seated-already = Du sitzt schon hier.
api-error-seats-are-free = Es gibt freie Plätze. Besetze sie mit Menschen oder Bots.
api-error-seats-are-taken = Auf einem Platz, der wegfiele, sitzt jemand.
api-error-send-json = Sende JSON, mit dem Inhaltstyp application/json.
api-error-sign-in-first = Wähle erst einen Namen oder melde dich an.
api-error-spectators-only = Das dürfen nur Zuschauer.
api-error-still-has-time = Diese Person hat noch Zeit.
api-error-still-here = Diese Person ist da oder war es gerade noch: Abgestimmt werden darf erst über jemanden, der seit { $minutes } Minuten nicht auf den Tisch geschaut hat.
api-error-strange-key = Jede Anfrage braucht einen Schlüssel von höchstens { $limit } Zeichen.
api-error-strange-label = Ein Token braucht einen Namen von höchstens { $limit } Zeichen.
api-error-strange-lifetime = Ein Token gilt 1 bis { $most } Tage.
api-error-strange-log = Die Aufzeichnung dieses Tisches lässt sich nicht lesen.
api-error-strange-name = Ein Name hat 1 bis { $limit } Zeichen, die alle sichtbar sind.
api-error-strange-mark = Von dort geht die Liste nicht weiter. Lies sie von Anfang an.
api-error-strange-number = Ein Moment ist eine Zahl.
api-error-strange-pace = Die Uhr muss mindestens zehn Sekunden und höchstens einen Tag geben, oder einen bis sechzig Tage für jede Entscheidung.
api-error-strange-password = Ein Passwort hat { $least } bis { $most } Zeichen.
api-error-table-full = Der Tisch ist voll.
api-error-token-good-for-nothing = Gib an, wofür das Token gelten soll.
api-error-token-not-good-for-this = Dafür gilt dieses Token nicht.
api-error-too-long = Das ist zu lang; höchstens { $limit } Bytes werden gelesen.
api-error-too-many-open-tables = Du hast schon { $limit } offene Tische, an denen Mitspieler fehlen. Schließ einen oder beginne eine Partie.
api-error-too-many-open-tables-here = Aus deinem Netz gibt es schon { $limit } offene Tische. Versuch es später wieder.
api-error-too-many-requests =
    { $seconds ->
        [one] Zu viel auf einmal. Versuch es in einer Sekunde wieder.
       *[other] Zu viel auf einmal. Versuch es in { $seconds } Sekunden wieder.
    }
api-error-too-many-sockets = Zu viele Tische sind zugleich offen. Schließ einige, dann versuch es wieder.
api-error-too-many-tokens = Mehr als { $limit } Tokens kann niemand haben. Widerrufe erst eines.
api-error-unavailable = Der Server erreicht gerade seine Datenbank nicht. Nichts, was bestätigt wurde, ist verloren; versuch es noch einmal.
api-error-cannot-save = Der Server kann gerade nicht speichern: Seine Festplatte ist voll oder defekt, oder seine Datenbank antwortet nicht. Nichts wurde geändert. Versuch es gleich noch einmal.
api-error-which-seat = Du hast hier mehrere Plätze. Sag, für welchen.
api-error-wish-taken = { $wish } wünscht sich schon jemand anderes.
api-error-wrong-name-or-password = Dieser Name und dieses Passwort passen nicht zusammen.
api-error-wrong-password = Das ist nicht dein Passwort.
api-error-wrong-seats = Ein Tisch hat 1 bis { $most } Plätze.
api-error-strange-webhook = Ein Webhook ist eine Adresse, die mit http:// oder https:// beginnt.
api-error-no-mail-here = Dieser Server verschickt keine Mails.
api-error-strange-address = Das ist keine E-Mail-Adresse.
api-error-link-not-good = Dieser Link gilt nicht oder nicht mehr.

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
api-error-admin-stays = Dieser Name hat vom Betreiber Rechte bekommen: Er lässt sich hier weder ändern noch löschen.
api-error-closed-already = Der Tisch ist schon geschlossen.
api-error-no-such-report = Diese Meldung gibt es nicht.
api-error-nobody-of-that-id = Diese Person gibt es nicht oder nicht mehr.
api-error-only-for-hosts = Das dürfen nur die, denen der Betreiber dieses Servers es erlaubt.
