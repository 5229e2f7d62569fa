### The page for those whom the host of a server allows to put things in order.

page-admin = For the host
page-admin-line = What stands here is seen by those whom the host of this server allows it. Every deed is noted in the log of the server.
page-admin-refused = The host of this server has not given you any rights here.
page-admin-figures = How things stand
page-admin-again = Read again
page-admin-process = Version { $version }. This process, started { $since }:
page-admin-figure-people = people
page-admin-figure-kept = names kept with a password
page-admin-figure-lobby = tables waiting for players
page-admin-figure-playing = games going on
page-admin-figure-over = games finished
page-admin-figure-closed = tables closed
page-admin-figure-decisions = decisions stored
page-admin-figure-sockets = open connections
page-admin-figure-tables = tables in memory
page-admin-figure-webhook-failures = webhooks not reached
page-admin-figure-database-errors = failures of the database
page-admin-reports = Reports
page-admin-with-settled = Settled ones too
page-admin-no-reports = Nothing waits to be settled.
page-admin-report = { $about ->
    [none] Reported by { $by }
   *[other] Reported by { $by }, about { $about }
} · table “{ $table }” · { $when }
page-admin-settled-at = settled { $when }
page-admin-settle = Settled
page-admin-settled = The report is settled.
page-admin-gone = somebody who has left
page-admin-tables = Tables
page-admin-word = Name, player or number
page-admin-stage = Stage
page-admin-stage-any = all
page-admin-stage-lobby = waiting for players
page-admin-stage-playing = being played
page-admin-stage-over = finished
page-admin-stage-closed = closed
page-admin-search = Search
page-admin-none = Nothing found.
page-admin-close = Close the table
page-admin-sure-close = Close “{ $name }” for good?
page-admin-closed = “{ $name }” is closed.
page-admin-people = People
page-admin-name = Name or number
page-admin-kept = keeps the name
page-admin-guest = guest
page-admin-person = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, last here { $seen }
page-admin-forget = Remove { $name }
page-admin-sure-forget = Remove { $name } for good? Bots take over in games that go on.
page-admin-forgotten = { $name } is forgotten.
page-admin-no = No
