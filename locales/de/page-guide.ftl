### The guide of a first game: what stands around its cards.

page-guide = Begleiter
page-tab-guide = Begleiter
page-guide-consider = Worauf gute Spieler achten
page-guide-understood = Verstanden
page-guide-back = Zurück
page-guide-all = Alle bisher ({ $count })
page-guide-rule = Zur Regel
page-guide-so-far = Alle Lektionen bisher
page-guide-progress = { $met } von { $of } sind schon aufgetaucht. Die anderen warten auf ihren Moment.
page-guide-elsewhere = Diese Partie hat auf einem anderen Gerät begonnen. Das ist bisher aufgetaucht; lies, was dir neu ist.
page-guide-unread = ungelesen
page-guide-to-card = Zur Lektion
page-guide-go-on = Weiterspielen
page-guide-waits = Die nächste Lektion kommt, wenn etwas Neues geschieht.
page-guide-new = Neue Lektion: { $title }. { $text }
page-guide-set = Begleiter
page-guide-set-hint = Erklärt alles Neue, wenn es zum ersten Mal geschieht. Die Partie geht auch ohne ihn weiter.
