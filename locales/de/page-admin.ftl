### The page for those whom the host of a server allows to put things in order.

page-admin = Für den Betreiber
page-admin-line = Was hier steht, sehen nur die, denen der Betreiber dieses Servers es erlaubt. Jeder Eingriff wird im Protokoll des Servers vermerkt.
page-admin-refused = Der Betreiber dieses Servers hat dir hier keine Rechte gegeben.
page-admin-figures = Überblick
page-admin-again = Neu laden
page-admin-process = Version { $version }. Dieser Prozess, gestartet { $since }:
page-admin-figure-people = Personen
page-admin-figure-kept = Namen mit Passwort
page-admin-figure-lobby = Tische, die auf Mitspieler warten
page-admin-figure-playing = laufende Partien
page-admin-figure-over = beendete Partien
page-admin-figure-closed = geschlossene Tische
page-admin-figure-decisions = gespeicherte Entscheidungen
page-admin-figure-sockets = offene Verbindungen
page-admin-figure-tables = Tische im Speicher
page-admin-figure-webhook-failures = nicht erreichte Webhooks
page-admin-figure-database-errors = Fehler der Datenbank
page-admin-reports = Meldungen
page-admin-with-settled = auch erledigte
page-admin-no-reports = Nichts zu erledigen.
page-admin-report = { $about ->
    [none] Gemeldet von { $by }
   *[other] Gemeldet von { $by }, über { $about }
} · Tisch „{ $table }“ · { $when }
page-admin-settled-at = erledigt am { $when }
page-admin-settle = Erledigt
page-admin-settled = Die Meldung ist erledigt.
page-admin-gone = jemandem, der gegangen ist
page-admin-tables = Tische
page-admin-word = Name, Spieler oder Nummer
page-admin-stage = Stand
page-admin-stage-any = alle
page-admin-stage-lobby = wartet auf Mitspieler
page-admin-stage-playing = wird gespielt
page-admin-stage-over = beendet
page-admin-stage-closed = geschlossen
page-admin-search = Suchen
page-admin-none = Nichts gefunden.
page-admin-close = Tisch schließen
page-admin-sure-close = „{ $name }“ endgültig schließen?
page-admin-closed = „{ $name }“ ist geschlossen.
page-admin-people = Personen
page-admin-name = Name oder Nummer
page-admin-kept = Name gesichert
page-admin-guest = Gast
page-admin-person = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, zuletzt hier { $seen }
page-admin-forget = { $name } entfernen
page-admin-sure-forget = { $name } endgültig entfernen? In laufenden Partien übernehmen Bots.
page-admin-forgotten = { $name } ist entfernt.
page-admin-no = Nein
