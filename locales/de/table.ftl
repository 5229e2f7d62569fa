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

action-error-no-such-seat = Niemand namens „{ $name }“ spielt in dieser Partie.
action-error-no-such-offer = Ein solches offenes Angebot gibt es für dich nicht.
action-error-no-such-promise = Ein solches Versprechen hat dir niemand gegeben.
action-error-not-yours = Das ist Sache der anderen Seite.
action-error-to-yourself = Mit dir selbst kannst du nichts vereinbaren.
action-error-no-bargaining = Jetzt ist nicht die Zeit zum Verhandeln.
action-error-not-a-gift = Ein Geschenk verlangt keine Gegenleistung; mach stattdessen ein Angebot.
action-error-nothing-offered = Das Angebot ist leer: Füge etwas hinzu, das du gibst, verlangst oder versprichst.
action-error-too-many-promises = Ein Angebot fasst höchstens { $limit } Versprechen.
action-error-too-many-offers = Du kannst höchstens { $limit } offene Angebote haben; zieh erst eines zurück.
action-error-ledger-full = Du kannst derselben Person in einer Partie höchstens { $limit } Versprechen geben.
action-error-no-words = Ein Versprechen braucht Worte.
action-error-words-too-long = Ein Versprechen darf höchstens { $limit } Zeichen haben.
action-error-not-in-words = Über dieses Versprechen urteilt der Tisch selbst.
action-error-already-judged = Über dieses Versprechen ist schon geurteilt.
action-error-over = Die Partie ist zu Ende.
action-error-nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst: Seither wurde etwas aufgedeckt, vereinbart oder von jemand anderem entschieden.
