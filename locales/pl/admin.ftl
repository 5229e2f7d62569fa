### What `tenka admin` says to a host.

## What went wrong

admin-no-database = w { $place } nie ma bazy danych; podaj folder serwera przez --data albo jego bazę danych przez --database-url
admin-empty-database = w tej bazie danych nie pracował nigdy żaden serwer; podaj bazę serwera przez --database-url albo jego folder przez --data
admin-database = baza danych nie odpowiada tak, jak powinna: { $why }
admin-no-such = nic tu nie nazywa się „{ $id }”
admin-closed-already = stół jest już zamknięty
admin-busy = ciągle coś się tam dzieje; spróbuj ponownie
admin-exists = „{ $id }” już tu jest; niczego nie zaimportowano
admin-bad-line = { $file }: wiersz { $line } nie jest tym, co ma tam eksport ({ $why }); niczego nie zaimportowano
admin-use-pg-dump = PostgreSQL kopiuje się sam; niczego nie zapisano. Uruchom: { $command }

## Lists

admin-no-users = Nikogo tu nie znamy.
admin-user =
    { $id }  { $name }  { $kept ->
        [yes] imię z hasłem
       *[other] gość
    }, { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołów
    }, ostatnio tutaj { $seen }
admin-forgotten = (w trakcie usuwania)
admin-no-tables = Nie ma stołów.
admin-table = { $id }  { $game }  { $stage }  { $people }  zmiana { $changed }
admin-free-seat = wolne
admin-no-reports = Niczego nie zgłoszono.
admin-report =
    { $id }  { $at }  { $settled ->
        [yes] załatwione
       *[other] otwarte
    }  stół { $table }, zgłasza: { $by }, dotyczy: { $about }: { $text } { $quotes ->
        [yes] – „{ $said }”
       *[other] {""}
    }
admin-about-nobody = nikogo konkretnego

## What was done

admin-deleted = { $id }: usunięto. Działający serwer odda te miejsca botom.
admin-link = Ten link loguje jedną przeglądarkę, raz, w ciągu 24 godzin: { $link }
admin-closed = Stół { $id } jest zamknięty.
admin-settled = Zgłoszenie { $id } jest załatwione.
admin-exported =
    { $people ->
        [one] jedna osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osób
    } i { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołów
    }: zapisano w { $file }
admin-imported =
    dodano: { $people ->
        [one] jedna osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osób
    } i { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołów
    }
admin-backed-up = Baza danych jest skopiowana do { $file }.

## Checking

admin-other-rules = rozegrano to według zasad w wersji { $rules }
admin-breaks =
    { $table } nie zgadza się w wierszu { $line } ({ $why }); { $verdict ->
        [renewed] gra poszłaby dalej od ostatnio zapisanego miejsca
       *[lost] gra nie może iść dalej
    }
admin-checked =
    odtworzono { $games ->
        [one] jeden stół
        [few] { $games } stoły
        [many] { $games } stołów
       *[other] { $games } stołów
    }: bez zmian { $good }, od ostatniego zapisu poszłoby dalej { $renewed }, straconych byłoby { $lost }
admin-some-break =
    { $games ->
        [one] przy jednym stole gra nie przebiega tak jak przedtem
        [few] przy { $games } stołach gra nie przebiega tak jak przedtem
        [many] przy { $games } stołach gra nie przebiega tak jak przedtem
       *[other] przy { $games } stołach gra nie przebiega tak jak przedtem
    }
