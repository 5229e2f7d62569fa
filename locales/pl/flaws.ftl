### What is wrong with options, a record or a position of any game. The path to it stands before
### the sentence.

## Any document

flaw-not-json = to nie jest JSON (wiersz { $line }, kolumna { $column }: { $detail })
flaw-malformed = to nie pasuje (wiersz { $line }, kolumna { $column }: { $detail })
flaw-missing-field = brakuje tego pola
flaw-too-large =
    dokument ma { $size ->
        [one] 1 bajt
        [few] { $size } bajty
        [many] { $size } bajtów
       *[other] { $size } bajtów
    }; odczytać można najwyżej { $limit }
flaw-wrong-format = to dokument w formacie „{ $found }”; oczekiwano: { $expected }
flaw-wrong-game = to dokument gry „{ $found }”; oczekiwano: „{ $expected }”
flaw-wrong-rules = zapis rozegrano według zasad w wersji { $rules }, a ten program zna zasady tylko do wersji { $known }: zaktualizuj go
flaw-later-version = dokument ma wersję { $version }, a ten program czyta tylko do wersji { $known }: zaktualizuj go
flaw-two-origins = zapis zaczyna się albo od opcji i ziarna, albo od pozycji, nie od obu naraz
flaw-strange-dealings = oferty i obietnice mogą stać tylko obok pozycji, między dwoma miejscami tej gry, ponumerowane w kolejności powstania
flaw-wrong-commitment = zobowiązanie { $found } nie pasuje do ziarna, którego zobowiązanie to { $expected }
flaw-wrong-secret = sekret serwera nie pasuje do zobowiązania w tym samym zapisie
flaw-wrong-contribution = wkład miejsca „{ $seat }” do ziarna nie pasuje do jego zobowiązania
flaw-wrong-seed = to ziarno nie wynika z sekretu serwera i wkładów poszczególnych miejsc
flaw-resumed-deal = zapis, który zaczyna się od rozdania, nie może być kontynuacją według późniejszych zasad
flaw-wrong-assignment = ziarno przydziela inne miejsca, w kolejności przy stole: { $seats }
flaw-wrong-redraw = ta pozycja nie wynika z ziarna
flaw-unknown-seat = nikt o nazwie „{ $seat }” tu nie gra; miejsca to { $seats }
flaw-wrong-seats = miejsca w tej grze to, w tej kolejności: { $seats }
flaw-wrong-length = liczba wpisów na tej liście ma wynosić { $expected }, a wynosi { $found }
flaw-too-long = liczba wpisów na tej liście wynosi { $found }; może najwyżej { $most }
flaw-too-much = ta liczba jest za duża

## A receipt that a player kept

flaw-receipt-nothing-to-check = zapis nie mówi, jak powstało jego ziarno, więc żadne potwierdzenie nie może niczego o nim dowieść
flaw-receipt-other-table = to potwierdzenie należy do innej partii, przy stole { $table }
flaw-receipt-other-secret = podmiana: przed partią serwer zobowiązał się do innego sekretu
flaw-receipt-other-seats = podmiana: według potwierdzenia w losowaniu brały udział inne miejsca
flaw-receipt-other-contribution = podmiana: według potwierdzenia wkład miejsca „{ $seat }” do ziarna był inny
flaw-receipt-other-seed = podmiana: według potwierdzenia partię rozdano z innego ziarna
flaw-receipt-other-assignment = podmiana: według potwierdzenia wylosowano tu „{ $kept }”, a nie „{ $found }”
flaw-receipt-other-options = podmiana: według potwierdzenia partię rozdano z innymi opcjami
flaw-receipt-other-position = podmiana: według potwierdzenia partia zaczęła się w innej pozycji
flaw-receipt-own-value-missing = podmiana: wartość wylosowana przez twoją przeglądarkę nie weszła do ziarna

## Bots

flaw-unknown-bot = nie ma bota o tej nazwie
flaw-not-a-command = „{ $command }” to nie polecenie: po exec: musi stać program, a każdy cudzysłów musi być zamknięty
flaw-cannot-start = nie można uruchomić „{ $program }” ({ $why }): sprawdź nazwę i czy wolno ci to uruchomić

## Puzzles

flaw-solution-ends = tu uczeń ma wybór, a nic z tego, co podaje jeszcze rozwiązanie, nie jest możliwe
flaw-solution-fails = to, co robi rozwiązanie, może nie osiągnąć celu: { $unmet }
flaw-solution-refused = to, co chce zrobić „{ $seat }”, zostało odrzucone
flaw-goal-never-judged = gra kończy się albo trwa bez końca, zanim nadejdzie ten moment
flaw-solves-itself = boty osiągają to za każdym razem bez rozwiązania, więc to nie jest zagadka
