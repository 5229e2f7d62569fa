### What all games share: lists, offers and promises, and why a session denies something.

list-none = nic
list-two = { $first } i { $last }
list-more = { $first }, { $rest }
# What is counted, such as cubes by color.
list-counts = { $first }, { $rest }

# Where in a document something is wrong, and what.
at-path = { $at }: { $what }

## What happened between players

news-offer-made =
    Oferta od { $from-gen } dla { $to-gen }: { $terms-id ->
        [none] { "" }
       *[other] { $terms }
    }{ $i-promise-count ->
        [0] { "" }
       *[other] { $terms-id ->
            [none] { $from } obiecuje: { $i-promise }
           *[other] ; { $from } obiecuje: { $i-promise }
        }
    }{ $you-promise-count ->
        [0] { "" }
       *[other] { $terms-id ->
            [none] { $i-promise-count ->
                [0] { $to } ma obiecać: { $you-promise }
               *[other] ; { $to } ma obiecać: { $you-promise }
            }
           *[other] ; { $to } ma obiecać: { $you-promise }
        }
    }.
news-offer-withdrawn = { $from } wycofuje ofertę dla { $to-gen }.
news-offer-declined = { $to } odrzuca ofertę od { $from-gen }.
news-offer-accepted = { $to } przyjmuje ofertę od { $from-gen }.
news-offer-lapsed = Oferta od { $from-gen } dla { $to-gen } wygasła.
news-promise-made = { $by } obiecuje { $to-dat }: { $word }.
news-promise-judged =
    { $verdict-id ->
        [kept] { $by } dotrzymuje obietnicy danej { $to-dat }.
        [broken] { $by } łamie obietnicę daną { $to-dat }!
       *[void] Obietnicy danej { $to-dat } przez { $by-acc } nie da się już dotrzymać ani złamać.
    }
news-undone = { $by } cofa ostatni krok.

part-words = „{ $words }”
part-pledge = { $pledge }
name-kept = dotrzymana
name-broken = złamana
name-void = nieważna

## Why a session does not do what a player asks

action-error-no-such-seat = W tej grze nie gra nikt o nazwie „{ $name }”.
action-error-no-such-offer = Nie ma dla ciebie takiej otwartej oferty.
action-error-no-such-promise = Nikt nie złożył ci takiej obietnicy.
action-error-not-yours = To należy do drugiej strony.
action-error-to-yourself = Nie możesz zawrzeć układu ze sobą.
action-error-no-bargaining = To nie jest pora na układy.
action-error-not-a-gift = Przy podarunku nie prosi się o nic w zamian; złóż raczej ofertę.
action-error-nothing-offered = Oferta jest pusta: dodaj coś, co dajesz, o co prosisz lub co obiecujesz.
action-error-too-many-promises =
    W ofercie { $limit ->
        [one] może być najwyżej 1 obietnica
        [few] mogą być najwyżej { $limit } obietnice
        [many] może być najwyżej { $limit } obietnic
       *[other] może być najwyżej { $limit } obietnic
    }.
action-error-too-many-offers =
    Możesz mieć najwyżej { $limit ->
        [one] 1 otwartą ofertę
        [few] { $limit } otwarte oferty
        [many] { $limit } otwartych ofert
       *[other] { $limit } otwartych ofert
    }; najpierw jakąś wycofaj.
action-error-ledger-full =
    W jednej partii możesz złożyć tej samej osobie najwyżej { $limit ->
        [one] 1 obietnicę
        [few] { $limit } obietnice
        [many] { $limit } obietnic
       *[other] { $limit } obietnic
    }.
action-error-no-words = Obietnica musi mieć treść.
action-error-words-too-long =
    Obietnica może mieć najwyżej { $limit ->
        [one] 1 znak
        [few] { $limit } znaki
        [many] { $limit } znaków
       *[other] { $limit } znaków
    }.
action-error-not-in-words = Tę obietnicę ocenia sam stół.
action-error-already-judged = Ta obietnica jest już oceniona.
action-error-over = Gra już się skończyła.
action-error-nothing-to-undo = Nie masz czego cofnąć: od tamtej pory coś odsłonięto, coś uzgodniono albo zdecydował ktoś inny.
