### What `tenka admin` says to a host.

## What went wrong

admin-no-database = there is no database in { $place }; name the folder of the server with --data, or its database with --database-url
admin-empty-database = no server has ever worked in this database; name that of the server with --database-url, or its folder with --data
admin-database = the database does not answer as it should: { $why }
admin-no-such = nothing here is called “{ $id }”
admin-closed-already = the table is closed already
admin-busy = something happens there all the time; try again
admin-exists = “{ $id }” is here already; nothing was imported
admin-bad-line = { $file }: line { $line } is not what an export has there ({ $why }); nothing was imported
admin-use-pg-dump = PostgreSQL copies itself; nothing was written. Run: { $command }

## Lists

admin-no-users = Nobody is known here.
admin-user = { $id }  { $name }  { $kept ->
    [yes] keeps the name
   *[other] guest
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}, last here { $seen }
admin-forgotten = (being forgotten)
admin-no-tables = There are no tables.
admin-table = { $id }  { $game }  { $stage }  { $people }  changed { $changed }
admin-free-seat = free
admin-no-reports = Nothing was reported.
admin-report = { $id }  { $at }  { $settled ->
    [yes] settled
   *[other] open
}  table { $table }, by { $by }, about { $about }: { $text } { $quotes ->
    [yes] – “{ $said }”
   *[other] {""}
}
admin-about-nobody = nobody in particular

## What was done

admin-deleted = { $id } is forgotten. A server that runs gives their seats to bots.
admin-link = This link signs one browser in, once, within 24 hours: { $link }
admin-closed = Table { $id } is closed.
admin-settled = Report { $id } is settled.
admin-exported = { $people ->
    [one] one person
   *[other] { $people } people
} and { $tables ->
    [one] one table
   *[other] { $tables } tables
} written to { $file }
admin-imported = { $people ->
    [one] one person
   *[other] { $people } people
} and { $tables ->
    [one] one table
   *[other] { $tables } tables
} added
admin-backed-up = The database is copied to { $file }.

## Checking

admin-other-rules = it was played by rules of version { $rules }
admin-breaks = { $table } breaks at line { $line } ({ $why }); { $verdict ->
    [renewed] it would go on from where it was last written down
   *[lost] it cannot go on
}
admin-checked = { $games ->
    [one] one table
   *[other] { $games } tables
} played again: { $good } as they were, { $renewed } would go on from where they were last written down, { $lost } would be lost
admin-some-break = { $games ->
    [one] one table does
   *[other] { $games } tables do
} not play as before
