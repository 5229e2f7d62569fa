### What the server keeps about people. The days come from the settings of the server; 0 means that it is never deleted by itself.

page-privacy-line = Co ten serwer o tobie przechowuje, po co, jak długo i kto może to zobaczyć. Odpowiada za to operator serwera, który może czytać jego bazę danych.
page-privacy-to-profile = Przejdź do profilu
page-privacy-account = Twoje konto
page-privacy-account-text = Imię, losowy identyfikator, język, czas pierwszej i ostatniej wizyty oraz skrót hasła, jeśli je ustawisz; samo hasło nigdy nie jest zapisywane. Dzięki temu twoje gry cię rozpoznają. Inni gracze widzą imię, administratorzy także daty.
page-privacy-account-days =
    { $days ->
        [0] Goście i konta pozostają, dopóki ktoś ich nie usunie.
        [one] Goście są usuwani wraz ze wszystkim, co napisali, po jednym dniu bez wizyty. Konta z hasłem pozostają, dopóki ich nie usuniesz.
        [few] Goście są usuwani wraz ze wszystkim, co napisali, po { $days } dniach bez wizyty. Konta z hasłem pozostają, dopóki ich nie usuniesz.
        [many] Goście są usuwani wraz ze wszystkim, co napisali, po { $days } dniach bez wizyty. Konta z hasłem pozostają, dopóki ich nie usuniesz.
       *[other] Goście są usuwani wraz ze wszystkim, co napisali, po { $days } dnia bez wizyty. Konta z hasłem pozostają, dopóki ich nie usuniesz.
    }
page-privacy-sessions = Zalogowane przeglądarki, linki i tokeny
page-privacy-sessions-text = Dla każdej zalogowanej przeglądarki, każdego linku dla innego urządzenia i każdego tokenu: skrót, daty i nazwa, którą nadasz tokenowi. Służą do logowania i tylko ty możesz je wyświetlić. Token wygasa w dniu, który dla niego wybierzesz.
page-privacy-sessions-days =
    { $days ->
        [one] Przeglądarka zostaje wylogowana po jednym dniu.
        [few] Przeglądarka zostaje wylogowana po { $days } dniach.
        [many] Przeglądarka zostaje wylogowana po { $days } dniach.
       *[other] Przeglądarka zostaje wylogowana po { $days } dnia.
    } { $minutes ->
        [one] Link działa przez minutę.
        [few] Link działa przez { $minutes } minuty.
        [many] Link działa przez { $minutes } minut.
       *[other] Link działa przez { $minutes } minuty.
    }
page-privacy-notifications = Powiadomienia
page-privacy-notifications-text = Adres e-mail lub webhook, tylko jeśli go podasz: aby dać ci znać, że to twoja kolej, że ktoś pisze do ciebie prywatnie albo że gra się skończyła. Nikt inny go nie widzi.
page-privacy-notifications-days =
    { $days ->
        [one] Adres pozostaje, dopóki go nie usuniesz; czas ostatniego powiadomienia jest usuwany po jednym dniu.
        [few] Adres pozostaje, dopóki go nie usuniesz; czas ostatniego powiadomienia jest usuwany po { $days } dniach.
        [many] Adres pozostaje, dopóki go nie usuniesz; czas ostatniego powiadomienia jest usuwany po { $days } dniach.
       *[other] Adres pozostaje, dopóki go nie usuniesz; czas ostatniego powiadomienia jest usuwany po { $days } dnia.
    }
page-privacy-no-email = Ten serwer nie wysyła e-maili.
page-privacy-games = Gry
page-privacy-games-text = Każda decyzja wraz z czasem, bo gra składa się z decyzji. W trakcie gry gracze i widzowie widzą to, co pokazują im zasady; zakończoną grę może odtworzyć każdy, kto może oglądać jej stół.
page-privacy-games-days =
    { $days ->
        [0] Zakończone gry pozostają.
        [one] Zakończone i zamknięte stoły są usuwane po jednym dniu bez aktywności.
        [few] Zakończone i zamknięte stoły są usuwane po { $days } dniach bez aktywności.
        [many] Zakończone i zamknięte stoły są usuwane po { $days } dniach bez aktywności.
       *[other] Zakończone i zamknięte stoły są usuwane po { $days } dnia bez aktywności.
    }
page-privacy-messages = Wiadomości
page-privacy-messages-text = To, co piszesz na czacie, aby inni mogli to przeczytać. Widzą to adresaci oraz administratorzy, jeśli ktoś to zgłosi. Wiadomości pozostają tak długo jak ich stół i znikają razem z twoim kontem.
page-privacy-reports = Zgłoszenia
page-privacy-reports-text = Kto kogo zgłosił, co napisał i jakiej wiadomości to dotyczy, aby administratorzy mogli zareagować. Zgłoszenia widzą tylko administratorzy.
page-privacy-reports-days =
    { $days ->
        [0] Zgłoszenia pozostają.
        [one] Zgłoszenia są usuwane jeden dzień po załatwieniu.
        [few] Zgłoszenia są usuwane { $days } dni po załatwieniu.
        [many] Zgłoszenia są usuwane { $days } dni po załatwieniu.
       *[other] Zgłoszenia są usuwane { $days } dnia po załatwieniu.
    }
page-privacy-connection = Twoje połączenie
page-privacy-connection-text = Twój adres IP służy tylko w pamięci do ograniczania liczby zapytań; nie jest zapisywany w bazie danych. Dziennik serwera podaje rodzaj zapytania i czas odpowiedzi, a nie to, kto je wysłał; tylko działania administratorów są zapisywane z imieniem i adresem. Odwrotne proxy przed serwerem może prowadzić własny dziennik.
page-privacy-browser = W twojej przeglądarce
page-privacy-browser-text = Jedno ciasteczko, dzięki któremu nie trzeba logować się za każdym razem, oraz ustawienia takie jak język, motyw i to, co już przeczytane. Nic nie jest pobierane z innych stron i nikt cię nie śledzi.
page-privacy-export = Jak dostać kopię
page-privacy-export-text = W profilu jest przycisk, który pobiera wszystko, co o tobie przechowujemy, w jednym pliku, bez tajnych kluczy.
page-privacy-delete = Jak usunąć konto
page-privacy-delete-text = Konto możesz w każdej chwili usunąć w profilu. Imię, adresy, hasło, urządzenia i tokeny, nazwy nadane stołom oraz wszystkie twoje wiadomości i treść zgłoszeń znikają wtedy z bazy danych i z ekranów wszystkich połączonych osób.
page-privacy-stays = Co zostaje
page-privacy-stays-text = Decyzje z twoich gier zostają, także treść obietnic, bo składają się z nich gry innych osób; należą odtąd do gracza bez imienia. Wcześniejsze kopie zapasowe operatora zawierają usunięte dane, dopóki i one nie zostaną usunięte.
