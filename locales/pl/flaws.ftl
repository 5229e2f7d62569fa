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
flaw-unknown-seat = nikt o nazwie „{ $seat }” tu nie gra; miejsca to { $seats }
flaw-wrong-seats = miejsca w tej grze to, w tej kolejności: { $seats }
flaw-wrong-length = liczba wpisów na tej liście ma wynosić { $expected }, a wynosi { $found }
flaw-too-long = liczba wpisów na tej liście wynosi { $found }; może najwyżej { $most }
flaw-too-much = ta liczba jest za duża

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
