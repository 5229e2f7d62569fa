### What the server keeps about people. The days come from the settings of the server; 0 means that it is never deleted by itself.

page-privacy-line = Was dieser Server über dich speichert, wozu, wie lange, und wer es sehen kann. Verantwortlich ist, wer den Server betreibt; diese Person kann die Datenbank lesen.
page-privacy-to-profile = Zu deinem Profil
page-privacy-account = Dein Konto
page-privacy-account-text = Ein Name, eine zufällige Kennung, deine Sprache, der Zeitpunkt deines ersten und letzten Besuchs und, wenn du ein Passwort gesetzt hast, dessen Hash; das Passwort selbst wird nie gespeichert. Daran erkennen dich deine Partien. Andere Spieler sehen den Namen, Administratoren auch die Zeitpunkte.
page-privacy-account-days =
    { $days ->
        [0] Gäste und Konten bleiben, bis sie gelöscht werden.
        [one] Gäste werden mit allem, was sie geschrieben haben, nach einem Tag ohne Besuch gelöscht. Konten mit Passwort bleiben, bis du sie löschst.
       *[other] Gäste werden mit allem, was sie geschrieben haben, nach { $days } Tagen ohne Besuch gelöscht. Konten mit Passwort bleiben, bis du sie löschst.
    }
page-privacy-sessions = Angemeldete Browser, Links und Tokens
page-privacy-sessions-text = Zu jedem angemeldeten Browser, jedem Link für ein anderes Gerät und jedem Token: ein Hash, die Zeitpunkte und die Bezeichnung, die du einem Token gegeben hast. Damit kommst du herein; nur du kannst sie auflisten. Ein Token läuft an dem Tag ab, den du dafür gewählt hast.
page-privacy-sessions-days =
    { $days ->
        [one] Ein Browser wird nach einem Tag abgemeldet.
       *[other] Ein Browser wird nach { $days } Tagen abgemeldet.
    } { $minutes ->
        [one] Ein Link gilt eine Minute.
       *[other] Ein Link gilt { $minutes } Minuten.
    }
page-privacy-notifications = Benachrichtigungen
page-privacy-notifications-text = Eine E-Mail-Adresse oder ein Webhook, nur wenn du sie einträgst: damit du erfährst, dass du dran bist, dass dir jemand privat schreibt oder dass eine Partie zu Ende ist. Sonst sieht sie niemand.
page-privacy-notifications-days =
    { $days ->
        [one] Die Adresse bleibt, bis du sie entfernst; der Zeitpunkt der letzten Benachrichtigung wird nach einem Tag gelöscht.
       *[other] Die Adresse bleibt, bis du sie entfernst; der Zeitpunkt der letzten Benachrichtigung wird nach { $days } Tagen gelöscht.
    }
page-privacy-no-email = Dieser Server verschickt keine E-Mails.
page-privacy-games = Partien
page-privacy-games-text = Jede Entscheidung mit ihrem Zeitpunkt, denn aus Entscheidungen besteht eine Partie. Während der Partie sehen Spieler und Zuschauer, was die Regeln ihnen zeigen; eine beendete Partie können alle nachspielen, die ihren Tisch sehen dürfen.
page-privacy-games-days =
    { $days ->
        [0] Beendete Partien bleiben.
        [one] Beendete und geschlossene Tische werden nach einem Tag ohne Aktivität gelöscht.
       *[other] Beendete und geschlossene Tische werden nach { $days } Tagen ohne Aktivität gelöscht.
    }
page-privacy-messages = Nachrichten
page-privacy-messages-text = Was du im Chat schreibst, damit die anderen es lesen können. Es sehen alle, an die du es geschrieben hast, und Administratoren, wenn jemand es meldet. Nachrichten bleiben so lange wie ihr Tisch und werden mit deinem Konto gelöscht.
page-privacy-reports = Meldungen
page-privacy-reports-text = Wer wen gemeldet hat, was dazu geschrieben wurde und um welche Nachricht es geht, damit Administratoren eingreifen können. Nur Administratoren sehen Meldungen.
page-privacy-reports-days =
    { $days ->
        [0] Meldungen bleiben.
        [one] Meldungen werden einen Tag nach ihrer Erledigung gelöscht.
       *[other] Meldungen werden { $days } Tage nach ihrer Erledigung gelöscht.
    }
page-privacy-connection = Deine Verbindung
page-privacy-connection-text = Deine IP-Adresse wird nur im Arbeitsspeicher verwendet, um die Zahl der Anfragen zu begrenzen; in der Datenbank steht sie nicht. Das Protokoll des Servers nennt die Art der Anfrage und ihre Dauer, nicht den Absender; nur was Administratoren tun, wird mit Name und Adresse protokolliert. Ein Reverse-Proxy vor dem Server führt vielleicht ein eigenes Protokoll.
page-privacy-browser = In deinem Browser
page-privacy-browser-text = Ein Cookie, durch das du angemeldet bleibst, und Einstellungen wie Sprache, Farbschema und was du schon gelesen hast. Von anderen Seiten wird nichts geladen, und niemand verfolgt dich.
page-privacy-export = Eine Kopie bekommen
page-privacy-export-text = In deinem Profil gibt es eine Schaltfläche, die alles über dich Gespeicherte als eine Datei herunterlädt, ohne Geheimnisse.
page-privacy-delete = Das Konto löschen
page-privacy-delete-text = Du kannst dein Konto jederzeit im Profil löschen. Dein Name, deine Adressen, dein Passwort, deine Geräte und Tokens, die Namen deiner Tische und alles, was du im Chat und in Meldungen geschrieben hast, werden dann aus der Datenbank entfernt und verschwinden von den Bildschirmen aller, die gerade verbunden sind.
page-privacy-stays = Was bleibt
page-privacy-stays-text = Die Entscheidungen deiner Partien bleiben, auch der Wortlaut von Versprechen, denn die Partien anderer bestehen aus ihnen; sie gehören dann einem Spieler ohne Namen. Sicherungskopien von früher enthalten das Gelöschte noch, bis auch sie gelöscht werden.
