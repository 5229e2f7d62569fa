### What is wrong with options, a record or a position of any game. The path to it stands before
### the sentence.

## Any document

flaw-not-json = this is not JSON (line { $line }, column { $column }: { $detail })
flaw-malformed = this does not fit (line { $line }, column { $column }: { $detail })
flaw-missing-field = this field is missing
flaw-too-large = the document has { $size } bytes; { $limit } is the most that can be read
flaw-wrong-format = this is a document of the format “{ $found }”; expected: { $expected }
flaw-wrong-game = this is a document of the game “{ $found }”; expected: “{ $expected }”
flaw-wrong-rules = the record was played by rules of version { $rules }, this program knows only up to { $known }: update it
flaw-later-version = the document has version { $version }, this program reads only up to { $known }: update it
flaw-two-origins = a record begins either with options and a seed or with a position, not with both
flaw-strange-dealings = offers and promises stand only beside a position, between two seats of the game, numbered as they were made
flaw-wrong-commitment = the commitment { $found } does not fit the seed, whose commitment is { $expected }
flaw-wrong-secret = the server’s secret does not fit the commitment in the same record
flaw-wrong-contribution = what “{ $seat }” contributed to the seed does not fit its commitment
flaw-wrong-seed = this seed does not follow from the server’s secret and the contributions of the seats
flaw-resumed-deal = a record that begins with the deal cannot say that it goes on under later rules
flaw-wrong-assignment = the seed assigns other seats, in the order of the table: { $seats }
flaw-wrong-redraw = this position does not follow from the seed
flaw-unknown-seat = nobody called “{ $seat }” plays here; the seats are { $seats }
flaw-wrong-seats = the seats of this game are, in this order: { $seats }
flaw-wrong-length = this list needs { $expected } entries but has { $found }
flaw-too-long = this list has { $found } entries; { $most } is the most
flaw-too-much = this number is too large

## A receipt that a player kept

flaw-receipt-nothing-to-check = the record does not say how its seed was made, so no receipt can prove anything about it
flaw-receipt-other-table = the receipt belongs to another game, at table { $table }
flaw-receipt-other-secret = swapped: the server had committed to another secret before the game
flaw-receipt-other-seats = swapped: according to the receipt, other seats took part in the draw
flaw-receipt-other-contribution = swapped: according to the receipt, “{ $seat }” contributed something else to the seed
flaw-receipt-other-seed = swapped: according to the receipt, the game was dealt from another seed
flaw-receipt-other-assignment = swapped: according to the receipt, the draw assigned “{ $kept }” here, not “{ $found }”
flaw-receipt-other-options = swapped: according to the receipt, the game was dealt with other options
flaw-receipt-other-position = swapped: according to the receipt, the game began in another position
flaw-receipt-own-value-missing = swapped: the value that your own browser drew is not part of the seed

## Bots

flaw-unknown-bot = there is no bot of this name
flaw-not-a-command = “{ $command }” is no command: a program must stand after exec:, and every quotation mark be closed
flaw-cannot-start = “{ $program }” cannot be started ({ $why }): check its name, and whether you may run it

## Puzzles

flaw-solution-ends = here the learner has a choice, and nothing that the solution still names can be done
flaw-solution-fails = what the solution does can miss the goal: { $unmet }
flaw-solution-refused = what “{ $seat }” wants to do is refused
flaw-goal-never-judged = the game ends, or goes on for ever, before this moment comes
flaw-solves-itself = bots reach this every time without the solution, so it is no puzzle
