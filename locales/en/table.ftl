### What all games share: lists, offers and promises, and why a session denies something.

list-none = nothing
list-two = { $first } and { $last }
list-more = { $first }, { $rest }
# What is counted, such as cubes by color.
list-counts = { $first }, { $rest }

# Where in a document something is wrong, and what.
at-path = { $at }: { $what }

## What happened between players

news-offer-made =
    { $from }’s offer to { $to }: { $terms-id ->
        [none] { "" }
       *[other] { $terms }
    }{ $i-promise-count ->
        [0] { "" }
       *[other] { $terms-id ->
            [none] { $from } promises { $i-promise }
           *[other] ; { $from } promises { $i-promise }
        }
    }{ $you-promise-count ->
        [0] { "" }
       *[other] { $terms-id ->
            [none] { $i-promise-count ->
                [0] { $to } is to promise { $you-promise }
               *[other] ; { $to } is to promise { $you-promise }
            }
           *[other] ; { $to } is to promise { $you-promise }
        }
    }.
news-offer-withdrawn = { $from } withdraws the offer to { $to }.
news-offer-declined = { $to } declines { $from }’s offer.
news-offer-accepted = { $to } accepts { $from }’s offer.
news-offer-lapsed = { $from }’s offer to { $to } has lapsed.
news-promise-made = { $by } promises { $to } { $word }.
news-promise-judged =
    { $verdict-id ->
        [kept] { $by } has kept a promise to { $to }.
        [broken] { $by } has broken a promise to { $to }!
       *[void] A promise of { $by } to { $to } can no longer be kept or broken.
    }
news-undone = { $by } takes the last step back.

part-words = “{ $words }”
part-pledge = { $pledge }
name-kept = kept
name-broken = broken
name-void = void

## Why a session does not do what a player asks

action-error-no-such-seat = Nobody called “{ $name }” plays in this game.
action-error-no-such-offer = There is no such open offer for you.
action-error-no-such-promise = There is no such promise to you.
action-error-not-yours = That is for the other side to do.
action-error-to-yourself = You cannot make a deal with yourself.
action-error-no-bargaining = This is not the time for bargaining.
action-error-not-a-gift = A gift asks for nothing in return; make an offer instead.
action-error-nothing-offered = The offer is empty: add something to give, to ask for or to promise.
action-error-too-many-promises = An offer can hold { $limit } promises at most.
action-error-too-many-offers = You can have { $limit } open offers at most; withdraw one first.
action-error-ledger-full = You can make { $limit } promises to the same player in one game at most.
action-error-no-words = A promise needs words.
action-error-words-too-long = A promise can have { $limit } characters at most.
action-error-not-in-words = The table itself judges that promise.
action-error-already-judged = That promise has been judged already.
action-error-over = The game is over.
action-error-nothing-to-undo = There is nothing that you can take back: something was revealed, agreed, or decided by another player since.
