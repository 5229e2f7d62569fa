### What all games share: lists, offers and promises, and why a session denies something.

list-none = nichts
list-two = { $first } und { $last }
list-more = { $first }, { $rest }
# Was gezählt wird, etwa Würfel nach Farbe.
list-counts = { $first }, { $rest }

# Wo in einem Dokument etwas nicht stimmt, und was.
at-path = { $at }: { $what }

## What happened between players

news-offer-made =
    Angebot von { $from } an { $to }: { $terms-id ->
        [none] { "" }
       *[other] { $terms }
    }{ $i-promise-count ->
        [0] { "" }
       *[other] { $terms-id ->
            [none] { $from } verspricht: { $i-promise }
           *[other] ; { $from } verspricht: { $i-promise }
        }
    }{ $you-promise-count ->
        [0] { "" }
       *[other] { $terms-id ->
            [none] { $i-promise-count ->
                [0] { $to } soll versprechen: { $you-promise }
               *[other] ; { $to } soll versprechen: { $you-promise }
            }
           *[other] ; { $to } soll versprechen: { $you-promise }
        }
    }.
news-offer-withdrawn = { $from } zieht das Angebot an { $to } zurück.
news-offer-declined = { $to } lehnt das Angebot von { $from } ab.
news-offer-accepted = { $to } nimmt das Angebot von { $from } an.
news-offer-lapsed = Das Angebot von { $from } an { $to } ist verfallen.
news-promise-made = { $by } verspricht { $to }: { $word }.
news-promise-judged =
    { $verdict-id ->
        [kept] { $by } hat ein Versprechen an { $to } gehalten.
        [broken] { $by } hat ein Versprechen an { $to } gebrochen!
       *[void] Ein Versprechen von { $by } an { $to } kann nicht mehr gehalten oder gebrochen werden.
    }
news-undone = { $by } nimmt den letzten Schritt zurück.

part-words = „{ $words }“
part-pledge = { $pledge }
name-kept = gehalten
name-broken = gebrochen
name-void = hinfällig

## Why a session does not do what a player asks

denied-no-such-seat = Niemand namens „{ $name }“ spielt in dieser Partie.
denied-no-such-offer = Ein solches offenes Angebot gibt es für dich nicht.
denied-no-such-promise = Ein solches Versprechen hat dir niemand gegeben.
denied-not-yours = Das ist Sache der anderen Seite.
denied-to-yourself = Mit dir selbst kannst du nichts vereinbaren.
denied-no-bargaining = Jetzt ist nicht die Zeit zum Verhandeln.
denied-not-a-gift = Ein Geschenk verlangt keine Gegenleistung; mach stattdessen ein Angebot.
denied-nothing-offered = Das Angebot ist leer: Füge etwas hinzu, das du gibst, verlangst oder versprichst.
denied-too-many-promises = Ein Angebot fasst höchstens { $limit } Versprechen.
denied-too-many-offers = Du kannst höchstens { $limit } offene Angebote haben; zieh erst eines zurück.
denied-ledger-full = Du kannst derselben Person in einer Partie höchstens { $limit } Versprechen geben.
denied-no-words = Ein Versprechen braucht Worte.
denied-words-too-long = Ein Versprechen darf höchstens { $limit } Zeichen haben.
denied-not-in-words = Über dieses Versprechen urteilt der Tisch selbst.
denied-already-judged = Über dieses Versprechen ist schon geurteilt.
denied-over = Die Partie ist zu Ende.
denied-nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst: Seither wurde etwas aufgedeckt, vereinbart oder von jemand anderem entschieden.
