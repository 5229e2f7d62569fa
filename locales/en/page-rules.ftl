### The page: the rules help.

## Places

page-rules = Rules
page-rules-line = Every rule, card and ruling of both games, in the words of this table.
page-rules-all = All books
page-rules-contents = Contents
page-rules-turn = Turn the page
page-rules-before = Back
page-rules-after = Next
page-rules-aid = Player aid
page-rules-print = Print on one sheet

## Search

page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] Nothing found. Try another word, or a shorter one.
        [one] 1 passage
       *[other] { $count } passages
    }

## At the table

page-rules-open = Rules help
page-rules-key = Rules help (H or ?)
page-rules-about = Rules: { $what }
page-rules-why = The rule
page-rules-back = Back to the page before
page-rules-window = In a window of its own
page-rules-new = New here?
page-rules-aim = What it is about
page-rules-set-up = Set-up
page-rules-powers = The powers of the kami
page-rules-secrets = Open and secret
page-rules-ruling = Ruling
page-rules-ruling-on = Ruling on { $card }

## Catalogue

page-rules-catalogue-rising-sun = Cards, kami and clans
page-rules-catalogue-shogun = Cards, actions and towers
page-rules-filter = Choose from the catalogue
page-rules-kind = Kind
page-rules-all-kinds = All
page-rules-word = Word
page-rules-shown =
    { $count ->
        [0] Nothing fits.
        [one] 1 entry
       *[other] { $count } entries
    }
page-rules-see = See also:
page-rules-trait-type = Type
page-rules-trait-season = Season
page-rules-trait-set = Set
page-rules-core = Core cards
page-rules-set = Set: { $set }
page-rules-shrine = Favor of the shrine: { $text }
page-rules-power = Kami Unbound, on the map: { $text }
page-rules-rank = Starting rank { $rank }
page-rules-income =
    { $coins ->
        [one] Income 1 coin
       *[other] Income { $coins } coins
    }
page-rules-home = Home { $province }
page-rules-group-card = Season cards
page-rules-group-kami = Kami
page-rules-group-clan = Clans
page-rules-group-mandate = Mandates
page-rules-group-advantage = War advantages
page-rules-group-event = Event cards
page-rules-group-special = Special cards
page-rules-group-field = Actions and bid
page-rules-group-building = Buildings
page-rules-group-hand = Cards in hand
page-rules-group-tower = Models of the tower
page-rules-hand-province = Province card
page-rules-hand-chests = Chest card
page-rules-building-castle = Costs { $price } chests. 1 point in each winter, and 3 for the most castles in a region, 2 in a tie.
page-rules-building-temple = Costs { $price } chests. 1 point in each winter, and 2 for the most temples in a region, 1 in a tie.
page-rules-building-theater = Costs { $price } chest. 1 point in each winter, and 1 for the most theaters in a region, 0 in a tie.
