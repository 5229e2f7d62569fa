### The page of Rising Sun: what stands around the board.

page-rising-sun = Rising Sun
page-rising-sun-line = Honor, alliances and betrayal under the eyes of the kami.
