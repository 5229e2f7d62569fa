### What `tenka admin` says to a host.

## What went wrong

admin-no-database = in { $place } gibt es keine Datenbank; nenne den Ordner des Servers mit --data oder seine Datenbank mit --database-url
admin-empty-database = in dieser Datenbank hat nie ein Server gearbeitet; nenne die des Servers mit --database-url oder seinen Ordner mit --data
admin-database = die Datenbank antwortet nicht, wie sie soll: { $why }
admin-no-such = hier heißt nichts „{ $id }“
admin-closed-already = der Tisch ist schon geschlossen
admin-busy = dort geschieht ununterbrochen etwas; versuch es noch einmal
admin-exists = „{ $id }“ ist schon hier; nichts wurde eingelesen
admin-bad-line = { $file }: in Zeile { $line } steht nicht, was in einem Export dort stehen muss ({ $why }); nichts wurde eingelesen
admin-use-pg-dump = PostgreSQL kopiert sich selbst; nichts wurde geschrieben. Führe aus: { $command }

## Lists

admin-no-users = Hier ist niemand bekannt.
admin-user = { $id }  { $name }  { $kept ->
    [yes] Name gesichert
   *[other] Gast
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, zuletzt hier { $seen }
admin-forgotten = (wird gerade gelöscht)
admin-no-tables = Es gibt keine Tische.
admin-table = { $id }  { $game }  { $stage }  { $people }  geändert { $changed }
admin-free-seat = frei
admin-no-reports = Nichts wurde gemeldet.
admin-report = { $id }  { $at }  { $settled ->
    [yes] erledigt
   *[other] offen
}  Tisch { $table }, von { $by }, über { $about }: { $text } { $quotes ->
    [yes] – „{ $said }“
   *[other] {""}
}
admin-about-nobody = niemand Bestimmtes

## What was done

admin-deleted = { $id } ist gelöscht. Ein laufender Server gibt die Plätze an Bots.
admin-link = Dieser Link meldet einen Browser an, einmal, innerhalb von 24 Stunden: { $link }
admin-closed = Tisch { $id } ist geschlossen.
admin-settled = Meldung { $id } ist erledigt.
admin-exported = { $people ->
    [one] eine Person
   *[other] { $people } Personen
} und { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} in { $file } geschrieben
admin-imported = { $people ->
    [one] eine Person
   *[other] { $people } Personen
} und { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} hinzugefügt
admin-backed-up = Die Datenbank ist nach { $file } kopiert.

## Checking

admin-other-rules = nach Regeln der Version { $rules } gespielt
admin-breaks = { $table } scheitert in Zeile { $line } ({ $why }); { $verdict ->
    [renewed] die Partie ginge dort weiter, wo sie zuletzt festgehalten wurde
   *[lost] die Partie kann nicht weitergehen
}
admin-checked = { $games ->
    [one] ein Tisch
   *[other] { $games } Tische
} nachgespielt: { $good } wie zuvor, { $renewed } gingen dort weiter, wo sie zuletzt festgehalten wurden, { $lost } wären verloren
admin-some-break = { $games ->
    [one] ein Tisch lässt
   *[other] { $games } Tische lassen
} sich nicht wie zuvor nachspielen
