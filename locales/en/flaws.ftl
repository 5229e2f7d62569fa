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
flaw-unknown-seat = nobody called “{ $seat }” plays here; the seats are { $seats }
flaw-wrong-seats = the seats of this game are, in this order: { $seats }
flaw-wrong-length = this list needs { $expected } entries but has { $found }
flaw-too-long = this list has { $found } entries; { $most } is the most
flaw-too-much = this number is too large

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
