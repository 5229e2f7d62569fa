### What `tenka arena` says, in the terminal and on its page.

## What went wrong

arena-bot-twice = --bots: “{ $name }” is named twice; an arena seats copies by itself, so name each bot once
arena-too-many-bots = --bots: there are { $bots } bots; name at most { $most }
arena-one-bot = --pairs: two bots at least are needed; name another with --bots
arena-too-many-games = --games: so many games cannot be counted; choose at most { $most }
arena-same-file = { $one } and { $other } name the same file; give each its own
arena-store-in-use = { $file } is in use by another run; wait for its end or name another file
arena-store-foreign = { $file }: line { $line } is not of these games; nothing was changed; name another file or none that exists
arena-store-differs = { $file } has games with another “{ $field }”: { $found }, but asked for is { $asked }; ask for the same or name another file
arena-stopped = stopped after { $finished } of { $games } games; the same command goes on from there

## Tables

arena-bots = The bots, the strongest first
arena-by-clan = By clan
arena-by-colour = By colour
arena-by-seat = By seat
arena-by-set = By card set
arena-by-board = By board and start
arena-pairs = One among copies of another: games won in per cent (95 % interval); a fair share is { $fair } %
arena-bot = bot
arena-name = name
arena-seats = seats
arena-wins = wins
arena-share = won %
arena-interval = 95 %
arena-fair = fair %
arena-score = points
arena-rating = rating
arena-uncertainty = ±
arena-think = ms
arena-longest = longest ms
arena-one = alone
arena-among = among { $bot }

## The page

arena-title = { $game ->
    [rising-sun] Rising Sun
    [shogun] Shogun
   *[other] { $game }
}: { $bots ->
    [one] one bot
   *[other] { $bots } bots
} in the arena
arena-seed = Seed { $seed }.
arena-read = Bars are 95 % intervals. A fair share is what somebody as good as the others wins. A win that is shared counts for each who shares it. Ratings are by the method of Weng and Lin: everybody begins with 25, and whoever has 4.2 more comes in before the other two times in three; ± is one standard deviation. Times are milliseconds of thinking for a decision, with the offers and answers around it, and for the longest single question.
arena-plot-shares = Games won, %
arena-plot-shares-what = For each bot the share of games won with its 95 % interval, and the fair share as a dashed line
arena-plot-ratings = Ratings
arena-plot-ratings-what = For each bot its rating with a 95 % interval
arena-plot-pairs = One (left) among copies (above)
arena-plot-pairs-what = A table of the per cent of games won by one bot among copies of another
arena-plot-clan = Games won by clan, %
arena-plot-colour = Games won by colour, %
arena-plot-seat = Games won by seat, %
arena-plot-group-what = The share of games won, all bots together, with its 95 % interval, and the fair share as a dashed line
arena-plot-bots-clan = Games won by clan and bot, %
arena-plot-bots-colour = Games won by colour and bot, %
arena-plot-bots-set = Games won by set and bot, %
arena-plot-bots-board = Games won by board and bot, %
arena-plot-bots-what = A table of the per cent of games won, a row for each name and a column for each bot
arena-plot-scores = Points at the end
arena-plot-scores-what = For each bot how often it had how many points, with the mean as a line
arena-seat-number = seat { $seat }
arena-fair-line = fair share
