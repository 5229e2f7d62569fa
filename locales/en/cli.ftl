### What the commands of `tenka` say. Numbers and names are filled in; file names stand as they are.

## What went wrong

cli-standard-input = standard input
cli-cannot-read = { $file } cannot be read ({ $why }): check its name and whether you may read it
cli-cannot-write = { $file } cannot be written ({ $why }); nothing was changed
cli-bad-document = { $file }: { $what }; mend that place and try again
cli-refused-line = line { $line } of standard input: { $what }; nothing was written; “tenka legal { $file }” lists what may be done
cli-unknown-game = { $file }: game: this program knows no game called “{ $game }”; it knows { $known }
cli-unknown-language = there is no language “{ $code }”; choose one of: { $known }
cli-unknown-seat = --as: nobody called “{ $name }” is here; choose one of: { $known }
cli-unknown-value = { $option }: “{ $name }” is unknown; choose from: { $known }
cli-wrong-game = { $option } is for { $game }
cli-four-kami = --kami: four names are needed, but { $found ->
    [one] there is one
   *[other] there are { $found }
}
cli-bad-seed = --seed: a seed has 1 to 128 bytes
cli-bad-deadline = --deadline: choose a number of seconds from 0.01 to 3600
cli-bad-seconds = --seconds: choose a number from 0.01 to 3600
cli-not-a-position = { $file } is a record, not a position; “tenka position” makes one of it
cli-position-in-place = { $file } is a position and would be lost; start a record with “tenka new { $game } --from { $file }”
cli-two-inputs = the actions come from standard input, so the record cannot; name its file
cli-resume-input = --resume: the answers come from standard input, so the record cannot; name its file
cli-too-many-bots = --bots: there are { $bots } bots for { $seats } seats; name fewer bots or more players

## A command line that is wrong

cli-usage = { $what } (see { $command } --help)
cli-usage-unknown-option = “{ $name }” is not known here
cli-usage-unknown-command = there is no command “{ $name }”
cli-usage-did-you-mean = { $what }; did you mean { $names }?
cli-usage-missing = missing: { $options }
cli-usage-no-command = a command is missing; choose one of: { $known }
cli-usage-no-value = { $option } needs a value
cli-usage-needless-value = { $option } takes no value, but there is “{ $value }”
cli-usage-bad-value = { $option }: “{ $value }” cannot be used
cli-usage-no-number = { $option }: “{ $value }” is not a number
cli-usage-no-whole-number = { $option }: “{ $value }” is not a whole number, or far too large
cli-usage-no-address = { $option }: “{ $value }” is not an address with a port, such as 127.0.0.1:7300
cli-usage-out-of-range = { $option }: “{ $value }” does not fit; choose a number from { $least } to { $most }
cli-usage-too-small = { $option }: “{ $value }” does not fit; choose a number of at least { $least }
cli-usage-twice = { $option } may be given only once
cli-usage-conflict = { $option } does not go together with { $others }
cli-usage-not-text = something on the command line is not UTF-8
cli-usage-wrong = the command line cannot be understood

## Verifying

cli-verified = { $file }: { $entries ->
    [one] one action
   *[other] { $entries } actions
} checked, { $over ->
    [yes] to the end of the game
   *[other] the game goes on
}; { $commitment ->
    [yes] the commitment in the record fits its seed
   *[other] there is no commitment to check
}
cli-verified-alone = This shows only that the record agrees with itself. It does not prove that the seed was not swapped: check it against a receipt or a commitment that a player kept from before the first decision (--receipt, --commitment).
cli-verified-receipt = { $proof ->
    [deal] The receipt fits: the server’s secret, every contribution, the seed, the assignment of seats and the start of the game are those published before the first decision.
   *[seed] The receipt fits the server’s secret, every contribution and the seed. The rules changed during the game and this record begins later, so the deal itself cannot be checked.
} { $players ->
    [0] No player contributed a random value: the server alone made the seed.
    [one] One of { $seats } seats contributed a random value of its player’s own.
   *[other] { $players } of { $seats } seats contributed random values of their players’ own.
}
cli-verified-commitment = { $what ->
    [seed] The commitment fits: the record has the seed to which it belongs.
   *[secret] The commitment fits: the record has the server’s secret to which it belongs.
}
cli-receipt-differs = { $file } does not match the receipt { $receipt }: { $what }
cli-other-commitment = { $file }: swapped: neither the seed nor the server’s secret of this record has the commitment { $commitment }
cli-broken-rule = { $file }: after { $entries ->
    [one] one action
   *[other] { $entries } actions
} something does not hold that must: { $what }; this is a fault in the program, please report it with this file

## Simulating

cli-progress = { $done } of { $total } games, { $rate } per second, about { $left } s to go
cli-stopped = stopped after { $finished } of { $games } games
cli-simulated = { $finished } of { $games } games, { $decisions } decisions, { $seconds } s
cli-simulated-row = { $name } { $wins } wins in { $seats }: { $share } % (95 %: { $low } to { $high }), { $score } points on average
cli-lapses = { $name } lost { $turns ->
    [one] one turn
   *[other] { $turns } turns
} to the built-in bot: { $late } late, { $ended } not running, { $flooded } flooded, { $nonsense } nonsense; given up in { $games ->
    [one] one game
   *[other] { $games } games
}
cli-failed-game = game { $number } went wrong: { $what }; its record is in { $file }, please report it
cli-panicked = the program panicked
cli-no-way = somebody has to decide and may do nothing
cli-not-listed = a bot chose what was not offered
cli-endless = the game did not end

## Measuring

cli-bench = { $game }, { $players } players: { $decisions } decisions per second ({ $games } games of { $length }), { $copies } copies per second of { $bytes } bytes, { $allocations } allocations per decision; looking ahead, { $imagined } imagined decisions per second
cli-swarm = { $game }, { $tables } tables, { $clients } clients: { $decisions } decisions acknowledged, { $rate } per second; half within { $half } ms, 99 of 100 within { $most } ms; { $games } games ended, { $refused } decisions refused, { $broken } tables given up, { $stuck } stuck, { $lost } decisions lost
cli-swarm-memory = The server says that it has { $memory } MB of memory.
cli-swarm-progress = { $done } decisions, { $rate } per second, about { $left } s to go
cli-swarm-limited = The server limits how fast guests join and act, so the swarm waits where it must (now { $seconds } s). To measure the server itself, start it with --no-limits.
cli-swarm-address = The address of a server is needed, such as http://127.0.0.1:7300
cli-swarm-gone = The server is gone: { $why }
cli-swarm-refused = The server refused: { $why }
cli-swarm-strange = The server says what nobody understands: { $why }
cli-swarm-lost = { $lost ->
    [one] A decision was
   *[other] { $lost } decisions were
} acknowledged and { $lost ->
    [one] is
   *[other] are
} not stored.

## The server

cli-cannot-listen = The server cannot listen there: { $why }
cli-cannot-open-database = The database cannot be opened: { $why }
cli-cannot-mail = Mail cannot be sent like this: { $why }
cli-folder-taken = Another server works in { $why }. Stop it first, or choose another folder with --data.
cli-no-browser = No browser could be opened; open the address above in one.
cli-unknown-admin = Nobody keeps the name “{ $name }” with a password yet, so nobody may use /admin by it. Keep the name in the page, then start the server again.
cli-test-seed-refused = --test-seed makes every secret predictable and is only for automated tests; set { $variable }=1 to confirm that this is one.
cli-test-seed-warning = WARNING: --test-seed is set. Games, sessions and invitation links can be predicted by anybody. Never let people use this server.

## Puzzles

cli-puzzle-every-reply = { $file }: the solution reaches the goal whatever the others do.
cli-puzzle-bots = { $file }: the solution reaches the goal against the bots that sit there; the replies are too many to try them all.
cli-puzzle-by-chance = Without the solution, { $bot } reached it { $solved } of { $tries } times.

## The rules help

cli-rules-more = “tenka rules GAME PAGE” shows a page, “tenka rules --search WORD” finds one.
cli-rules-unknown-page = there is no page “{ $page }”; choose one of: { $known }
cli-rules-not-found = Nothing in the rules says “{ $word }”.
