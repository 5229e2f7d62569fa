### The guide of a first game: what stands around its cards.

page-guide = Guide
page-tab-guide = Guide
page-guide-consider = What good players consider
page-guide-understood = Understood
page-guide-back = Back
page-guide-all = All so far ({ $count })
page-guide-rule = The rule
page-guide-so-far = All lessons so far
page-guide-progress = { $met } of { $of } have come up. The others wait for their moment.
page-guide-elsewhere = This game began on another device. This is what has come up so far; read what is new to you.
page-guide-unread = not read
page-guide-to-card = To the card
page-guide-go-on = Go on playing
page-guide-waits = The next card comes when something new happens.
page-guide-new = New lesson: { $title }. { $text }
page-guide-set = Guide
page-guide-set-hint = Explains each new thing when it first happens. The game goes on without it.
