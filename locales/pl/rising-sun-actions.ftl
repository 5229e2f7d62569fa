### Rising Sun: actions as things to choose. Where a list is long, `group-…` heads the choices
### that differ only in their `pick-…`.

action-ready = Zakończ negocjacje
action-not-ready = Negocjuj dalej
action-choose-mandate = Zagraj kafel { $slot-from-one }
action-announce = Ogłoś { $mandate-acc }
action-summon = Przyzwij { $figure-acc } w { $province }
action-worship = Oddaj cześć { $kami-dat }
action-stay = Zostań w prowincji
action-place-figure = Postaw { $figure-acc } { $site }
action-move-figure = Przesuń { $figure-acc } z { $from } do { $to }
action-move-stronghold = Przesuń warownię z { $from } do { $to }
action-build-stronghold = Zbuduj warownię w { $province }
action-demand-toll = Zażądaj 1 monety
action-waive-toll = Przepuść
action-buy-card = Kup kartę { $card }
action-give-coin = Daj 1 monetę { $to-dat }
action-replace =
    Wymień { $figure-id ->
        [bushi] bushi
        [shinto] shinto
       *[other] potwora { $figure-acc }
    } { $clan-gen } { $site } na własną figurkę: { $with }
action-kill-figure = Zabij { $figure-acc } { $clan-gen } w { $province }
action-take-from-richest = Zabierz 1 monetę najbogatszym i strać honor
action-spare = Oszczędź
action-kill = Zabij
action-rise-to-top = Wejdź na szczyt toru honoru
action-place-kami = Sprowadź kami do { $province }
action-move-worshipper = Wyślij { $figure-acc } ze świątyni { $from-gen } do świątyni { $to-gen }
action-bid =
    { $advantage }: { $coins ->
        [0] bez monet
        [one] 1 moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monet
    }
action-take-back-bids = Wycofaj wszystkie stawki
action-execute = Tak
action-take-hostage = Pojmij { $figure-acc } { $clan-gen }
action-done = Gotowe

group-summon = Przyzwij { $figure-acc } w
pick-summon = { $province }
group-place-figure = Postaw { $figure-acc }
pick-place-figure = { $site }
group-move-figure = Przesuń { $figure-acc } z { $from } do
pick-move-figure = { $to }
group-place-kami = Sprowadź kami do
pick-place-kami = { $province }
group-move-stronghold = Przesuń warownię z { $from } do
pick-move-stronghold = { $to }
group-build-stronghold = Zbuduj warownię w
pick-build-stronghold = { $province }
group-replace = Wymień figurkę { $clan-gen }
pick-replace =
    { $figure } { $site }{ $with-id ->
        [bushi] { "" }
        [shinto] { $figure-id ->
            [shinto] { "" }
           *[other] { " " }na własnego shinto
        }
       *[other] { " " }na własną figurkę: { $with }
    }
group-kill-figure = Zabij figurkę { $clan-gen }
pick-kill-figure = { $figure } w { $province }
group-bid = Monety na przewagę { $advantage }
pick-bid = { $coins }
