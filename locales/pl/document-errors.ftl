### What is wrong with options, a record or a position of any game. The path to it stands before
### the sentence.

## Any document

document-error-not-json = to nie jest JSON (wiersz { $line }, kolumna { $column }: { $detail })
document-error-malformed = to nie pasuje (wiersz { $line }, kolumna { $column }: { $detail })
document-error-missing-field = brakuje tego pola
document-error-too-large =
    dokument ma { $size ->
        [one] 1 bajt
        [few] { $size } bajty
        [many] { $size } bajtów
       *[other] { $size } bajtów
    }; odczytać można najwyżej { $limit }
document-error-wrong-format = to dokument w formacie „{ $found }”; oczekiwano: { $expected }
document-error-wrong-game = to dokument gry „{ $found }”; oczekiwano: „{ $expected }”
document-error-wrong-rules = zapis rozegrano według zasad w wersji { $rules }, a ten program zna zasady tylko do wersji { $known }: zaktualizuj go
document-error-later-version = dokument ma wersję { $version }, a ten program czyta tylko do wersji { $known }: zaktualizuj go
document-error-two-origins = zapis zaczyna się albo od opcji i ziarna, albo od pozycji, nie od obu naraz
document-error-strange-dealings = oferty i obietnice mogą stać tylko obok pozycji, między dwoma miejscami tej gry, ponumerowane w kolejności powstania
document-error-wrong-commitment = zobowiązanie { $found } nie pasuje do ziarna, którego zobowiązanie to { $expected }
document-error-wrong-secret = sekret serwera nie pasuje do zobowiązania w tym samym zapisie
document-error-wrong-contribution = wkład miejsca „{ $seat }” do ziarna nie pasuje do jego zobowiązania
document-error-wrong-seed = to ziarno nie wynika z sekretu serwera i wkładów poszczególnych miejsc
document-error-resumed-deal = zapis, który zaczyna się od rozdania, nie może być kontynuacją według późniejszych zasad
document-error-wrong-assignment = ziarno przydziela inne miejsca, w kolejności przy stole: { $seats }
document-error-wrong-redraw = ta pozycja nie wynika z ziarna
document-error-unknown-seat = nikt o nazwie „{ $seat }” tu nie gra; miejsca to { $seats }
document-error-wrong-seats = miejsca w tej grze to, w tej kolejności: { $seats }
document-error-wrong-length = liczba wpisów na tej liście ma wynosić { $expected }, a wynosi { $found }
document-error-too-long = liczba wpisów na tej liście wynosi { $found }; może najwyżej { $most }
document-error-too-much = ta liczba jest za duża

## A receipt that a player kept

document-error-receipt-nothing-to-check = zapis nie mówi, jak powstało jego ziarno, więc żadne potwierdzenie nie może niczego o nim dowieść
document-error-receipt-other-table = to potwierdzenie należy do innej partii, przy stole { $table }
document-error-receipt-other-secret = podmiana: przed partią serwer zobowiązał się do innego sekretu
document-error-receipt-other-seats = podmiana: według potwierdzenia w losowaniu brały udział inne miejsca
document-error-receipt-other-contribution = podmiana: według potwierdzenia wkład miejsca „{ $seat }” do ziarna był inny
document-error-receipt-other-seed = podmiana: według potwierdzenia partię rozdano z innego ziarna
document-error-receipt-other-assignment = podmiana: według potwierdzenia wylosowano tu „{ $kept }”, a nie „{ $found }”
document-error-receipt-other-options = podmiana: według potwierdzenia partię rozdano z innymi opcjami
document-error-receipt-other-position = podmiana: według potwierdzenia partia zaczęła się w innej pozycji
document-error-receipt-own-value-missing = podmiana: wartość wylosowana przez twoją przeglądarkę nie weszła do ziarna

## Bots

document-error-unknown-bot = nie ma bota o tej nazwie
document-error-not-a-command = „{ $command }” to nie polecenie: po exec: musi stać program, a każdy cudzysłów musi być zamknięty
document-error-cannot-start = nie można uruchomić „{ $program }” ({ $why }): sprawdź nazwę i czy wolno ci to uruchomić

## Puzzles

document-error-solution-ends = tu uczeń ma wybór, a nic z tego, co podaje jeszcze rozwiązanie, nie jest możliwe
document-error-solution-fails = to, co robi rozwiązanie, może nie osiągnąć celu: { $unmet }
document-error-solution-refused = to, co chce zrobić „{ $seat }”, zostało odrzucone
document-error-goal-never-judged = gra kończy się albo trwa bez końca, zanim nadejdzie ten moment
document-error-solves-itself = boty osiągają to za każdym razem bez rozwiązania, więc to nie jest zagadka
