### Bots: who they are, and why they offer, take or refuse something.

## People, one for each character

person-plain = Radca Ren
person-cautious = Pani Aoi
person-honorable = Pan Harutomo
person-treacherous = Pani Shigure
person-land-hungry = Pan Daigen
person-builder = Rządca Hisame
person-raider = Kapitan Gonza
person-merchant = Kupcowa Okane

## A line of character

line-plain = „Ważę to, co mam przed sobą. Ani mniej, ani więcej”.
line-cautious = „Najlepszy mur to ten, którego nikt nigdy nie szturmował”.
line-honorable = „Dane słowo to miecz, który nie opuszcza pochwy”.
line-treacherous = „Obiecuj mi, co chcesz. Zrobię to samo”.
line-land-hungry = „Z tego wzgórza widzę trzy prowincje, a chcę czterech”.
line-builder = „Armie przeminą. Kamień zostanie”.
line-raider = „Po co siać, skoro sąsiad ma pełną stodołę?”
line-merchant = „Wszystko ma swoją cenę, a ja znam każdą”.

## Reasons. $bot says so to $other; $about is a third player

why-good-for-both = Zyskują na tym obie strony: { $bot } i { $other }.
why-stop-leader = Razem { $bot } i { $other } mogą zatrzymać { $about-acc }, zanim ucieknie wszystkim.
why-peace = { $bot } woli walczyć z kim innym niż z { $other-ins }.
why-kept-word = { $other } potrafi dotrzymać słowa, a { $bot } to pamięta.
why-desperate = { $bot } jest za daleko w tyle, by wybrzydzać, nawet w układach z { $other-ins }.
why-keep-ally = { $other } to sojusznik w potrzebie, a { $bot } o swoich dba.
why-amends = { $bot } chce odkupić obietnicę złamaną wobec { $other-gen }.
why-too-strong = { $other } jest za daleko z przodu, by zasługiwać na pomoc.
why-too-dear = { $bot } zapłaci za to więcej, niż dostanie.
why-broken-word = { $other } ma już na koncie złamane słowo.
why-little-trust = { $bot } nie ufa aż tak { $other-dat }.
why-free-hand = { $bot } chce zachować wolną rękę.
why-cannot-keep = { $bot } obiecuje tylko to, czego na pewno może dotrzymać.
why-not-interested = { $bot } nic z tego nie ma.
why-whim = { $bot } po prostu ma taki kaprys.
