### What is wrong with options, a record or a position of any game. The path to it stands before
### the sentence.

## Any document

document-error-not-json = this is not JSON (line { $line }, column { $column }: { $detail })
document-error-malformed = this does not fit (line { $line }, column { $column }: { $detail })
document-error-missing-field = this field is missing
document-error-too-large = the document has { $size } bytes; { $limit } is the most that can be read
document-error-wrong-format = this is a document of the format “{ $found }”; expected: { $expected }
document-error-wrong-game = this is a document of the game “{ $found }”; expected: “{ $expected }”
document-error-wrong-rules = the record was played by rules of version { $rules }, this program knows only up to { $known }: update it
document-error-later-version = the document has version { $version }, this program reads only up to { $known }: update it
document-error-two-origins = a record begins either with options and a seed or with a position, not with both
document-error-strange-dealings = offers and promises stand only beside a position, between two seats of the game, numbered as they were made
document-error-wrong-commitment = the commitment { $found } does not fit the seed, whose commitment is { $expected }
document-error-wrong-secret = the server’s secret does not fit the commitment in the same record
document-error-wrong-contribution = what “{ $seat }” contributed to the seed does not fit its commitment
document-error-wrong-seed = this seed does not follow from the server’s secret and the contributions of the seats
document-error-resumed-deal = a record that begins with the deal cannot say that it goes on under later rules
document-error-wrong-assignment = the seed assigns other seats, in the order of the table: { $seats }
document-error-wrong-redraw = this position does not follow from the seed
document-error-unknown-seat = nobody called “{ $seat }” plays here; the seats are { $seats }
document-error-wrong-seats = the seats of this game are, in this order: { $seats }
document-error-wrong-length = this list needs { $expected } entries but has { $found }
document-error-too-long = this list has { $found } entries; { $most } is the most
document-error-too-much = this number is too large

## A receipt that a player kept

document-error-receipt-nothing-to-check = the record does not say how its seed was made, so no receipt can prove anything about it
document-error-receipt-other-table = the receipt belongs to another game, at table { $table }
document-error-receipt-other-secret = swapped: the server had committed to another secret before the game
document-error-receipt-other-seats = swapped: according to the receipt, other seats took part in the draw
document-error-receipt-other-contribution = swapped: according to the receipt, “{ $seat }” contributed something else to the seed
document-error-receipt-other-seed = swapped: according to the receipt, the game was dealt from another seed
document-error-receipt-other-assignment = swapped: according to the receipt, the draw assigned “{ $kept }” here, not “{ $found }”
document-error-receipt-other-options = swapped: according to the receipt, the game was dealt with other options
document-error-receipt-other-position = swapped: according to the receipt, the game began in another position
document-error-receipt-own-value-missing = swapped: the value that your own browser drew is not part of the seed

## Bots

document-error-unknown-bot = there is no bot of this name
document-error-not-a-command = “{ $command }” is no command: a program must stand after exec:, and every quotation mark be closed
document-error-cannot-start = “{ $program }” cannot be started ({ $why }): check its name, and whether you may run it

## Puzzles

document-error-solution-ends = here the learner has a choice, and nothing that the solution still names can be done
document-error-solution-fails = what the solution does can miss the goal: { $unmet }
document-error-solution-refused = what “{ $seat }” wants to do is refused
document-error-goal-never-judged = the game ends, or goes on for ever, before this moment comes
document-error-solves-itself = bots reach this every time without the solution, so it is no puzzle
