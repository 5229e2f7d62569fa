### The page of Shogun: what stands around the board.

page-shogun = Shogun
page-shogun-line = Plan in secret, feed your people, and trust the tower.
