# Co mówi stół: kto przy nim siedzi, czego nie można, o czym dowiadują się wszyscy.

refused-not-seated = Nie siedzisz przy tym stole.
refused-seated = Już siedzisz przy tym stole.
refused-stopped = Ta gra została przerwana.
refused-parked = Ta gra jest odłożona. Najpierw ją wznów.
refused-not-parked = Ta gra nie jest odłożona.
refused-park = Odłożyć można tylko grę jednoosobową w wiadomościach prywatnych.
refused-channel-busy = Na tym kanale toczy się już inna gra. Tylko jedna naraz: zacznij w osobnym wątku.
refused-not-creator = Może to zrobić tylko osoba, która otworzyła ten stół.
refused-lobby-over = Ta poczekalnia jest zamknięta: gra się zaczęła albo z niej zrezygnowano.
refused-lobby-full = Wszystkie miejsca są zajęte.
refused-size = Przy tym stole liczba miejsc może wynosić: { $sizes }.
refused-seats-empty = { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[other] { $count } miejsc jest jeszcze wolnych.
    } Poczekaj na kolejne osoby, dodaj boty albo zmniejsz liczbę miejsc.
refused-language = Dostępne są tylko te języki: { $languages }.
refused-pace = Stół gra na żywo, ruch dziennie, dwa ruchy w tygodniu albo bez pośpiechu.
refused-same-pace = Stół gra już w tym tempie.
refused-calls = Można cię wołać wzmianką, wiadomością prywatną albo wcale.
refused-zone = Nie znam takiej strefy czasowej. Wpisz miasto po angielsku i wybierz z listy.
refused-quiet = Ciszę zapisz jako 22-7 albo 22:30-6:45.
refused-quiet-long = Cisza może trwać najwyżej { $hours } godz. i nie może być pusta.
refused-day = Dzień zapisz jako 2026-07-31.
refused-days = Nieobecność może trwać najwyżej { $most } dni, a jej ostatni dzień nie może wypadać przed pierwszym ani być już przeszłością.
refused-not-away = Nie masz zapowiedzianej nieobecności.
refused-no-poll = Tu nie ma już o czym decydować.
refused-about-you = To na ciebie czeka stół: po prostu zagraj, a pytanie zniknie.
refused-screen = Obrazy są rysowane na szeroki ekran albo na telefon.
refused-hints-off = W tej partii nie ma podpowiedzi: wyłączono je w poczekalni.
refused-hint-stop = Dalej nie ma odwrotu i nikt nie wie, co się stanie: żadna podpowiedź tam nie zagląda.
refused-hint-one = Jest tu tylko jedna odpowiedź, więc nie ma czego doradzać.
refused-hint-none = W tej chwili nie ma kto obmyślić podpowiedzi.
refused-strength = Żaden bot tak nie gra.
refused-empty-line = Wpisz co najmniej jedną odpowiedź.
refused-standing = W tej chwili nie można tu ustawić stałej odpowiedzi.
refused-nobody-away = Stół nie czeka na nikogo dłużej, niż pozwala tempo gry.
refused-nobody-to-nudge = Stół nie czeka na nikogo innego.
refused-nudged = Ktoś już ponaglał. Ponownie można { $again }.
refused-no-free-seat = Nie ma tu takiego wolnego miejsca.
refused-proposal-open = Trwa już głosowanie nad cofnięciem. Najpierw w nim zagłosuj.
refused-no-proposal = Nie ma nad czym głosować.
refused-voted = Twoja zgoda jest już zapisana.
refused-checkpoint = Stół nie może wrócić do kroku { $step }: nikt niczego w nim nie rozstrzygał.
refused-export-running = Zapis partii można pobrać dopiero po jej zakończeniu.
refused-course-running = Przebieg gry można obejrzeć po jej zakończeniu: wcześniej zdradziłby to, co jeszcze zakryte.
refused-course-none = W trakcie tej gry niczego nie notowano, więc nie da się pokazać jej przebiegu.
refused-no-result = Ta gra nie ma wyniku: jeszcze trwa albo została przerwana przed końcem.
refused-again-running = Ta gra jeszcze trwa.

notice-left = { $who } odchodzi od stołu. Miejsce jest wolne.
notice-away = { $who }: nieobecność od { $from } do { $until }; zegar w tym czasie stoi.
notice-not-away = { $who } jest na miejscu; zegar znów chodzi.
notice-offered = Stół długo czekał ({ $who }): miejsce jest wolne i czeka na kogoś nowego.
notice-stands-in = Komputer gra w zastępstwie: { $who }. Tylko do powrotu.
notice-is-back = { $who } wraca do gry.
notice-pace = Nowe tempo, na wniosek gracza { $who }: { $pace }.
notice-took-over = { $who } zajmuje wolne miejsce.
notice-bot-plays = { $who } gra dalej w zastępstwie brakującej osoby.
notice-nobody-left = Przy stole nie został już nikt, więc gra zostaje przerwana.
notice-stopped = Gra została przerwana przed końcem.
notice-went-back = Stół wraca do kroku { $step } (propozycja: { $who }). Od tego miejsca los jest tasowany na nowo.
notice-answers-lost = W międzyczasie poprawiono zasady tej gry. { $count ->
        [one] Jedna odpowiedź z tej tury już nie pasuje i trzeba ją podać
        [few] { $count } odpowiedzi z tej tury już nie pasują i trzeba je podać
       *[other] { $count } odpowiedzi z tej tury już nie pasuje i trzeba je podać
    } ponownie.

trouble-rule = Coś jest nie tak z zasadą tej gry; nic się nie zmieniło. Podaj, proszę, gospodarzowi bota ten kod: { $code }.
trouble-table = Tego stołu nie da się otworzyć. Podaj, proszę, gospodarzowi bota ten kod: { $code }.

keep-backed-up = Kopia jest w pliku { $file }.
keep-failure = Dane odtwarzające błąd są w pliku { $file }. Zdradzają ukryte informacje z tej gry.
keep-no-database = Nie ma bazy danych { $file }.
keep-unreadable = Nie można odczytać { $file }: { $why }
keep-version = { $file } pochodzi z wcześniejszej wersji Karawany. Uruchom raz bota, żeby ją zaktualizować.
keep-exists = { $file } już istnieje.
keep-no-game = Nie ma gry { $table }. Listę pokaże „karawana export”.
keep-running = Gra { $table } jeszcze się nie skończyła. Z --running zostanie zapisana mimo to, razem z ziarnem losowym i tajemnicami.
keep-no-failure = Żaden błąd nie ma kodu „{ $code }”.
keep-table = nr
keep-life = stan
keep-channel = kanał
keep-last-used = ostatnio używana (UTC)
keep-life-lobby = poczekalnia
keep-life-running = trwa
keep-life-parked = odłożona
keep-life-ended = zakończona
keep-life-stopped = przerwana
