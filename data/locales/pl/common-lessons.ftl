cmd-learn = ucz-się
cmd-learn-about = Pierwsza gra krok po kroku w wiadomościach prywatnych: dziesięć minut, kiedy chcesz
opt-learn-game-about = Której gry chcesz się nauczyć?

learn-place = Lekcja { $number }/{ $of } · { $title }
learn-stop = To były wszystkie decyzje. Zobacz, co się stało; liczy się dopiero, gdy pójdziesz dalej.
learn-barrier = Za chwilę coś się odsłoni. Tego, co było wcześniej, nie da się potem cofnąć, i tylko o to chodzi w tym pytaniu.
learn-waits = Decydują inni.
learn-lost = Odkąd zaczął się ten rozdział, poprawiono zasady i już do nich nie pasuje. Zacznij go od nowa albo przejdź do następnego.
learn-otherwise = Zasady i na to pozwalają. Tutaj próbujemy czegoś innego, więc wszystko wróciło na miejsce: nic się nie stało.
learn-act = Dalej z lekcją
learn-skip = Pomiń ten rozdział
learn-next = Następny rozdział
learn-finish = To już wszystko
learn-anew = Ten rozdział od nowa
learn-there = Lekcja czeka na ciebie w naszych wiadomościach prywatnych: { $where }
learn-no-letters = Nie mogę stąd pisać do ciebie prywatnie. Zezwól na to w ustawieniach prywatności tego serwera albo wpisz `/ucz-się` w rozmowie ze mną.
learn-over = To była lekcja. `/nowa` otwiera stół: tutaj przeciwko przeciwnikowi z instrukcji, a na serwerze ze znajomymi albo z komputerem. `/zasady` odpowiada na pytania, a `/ucz-się` zaczyna od nowa, kiedy tylko chcesz.
learn-goodbye = Miłej gry!
games-lesson = lekcja

refused-lesson = Ta lekcja nie pasuje do tabel, których używa gospodarz tego bota. Same zasady są na miejscu: `/zasady`.
refused-lesson-back = W lekcji nie da się cofać krok po kroku. Zacznij rozdział od nowa przyciskiem w swoim panelu.
refused-no-lesson = To gra, a nie lekcja.
refused-learn-there = Wpisz `/ucz-się` w rozmowie tylko ze mną: stąd nie mogę otworzyć lekcji.

opt-settings-tips = objaśnienia
opt-settings-tips-about = Krótkie objaśnienie przy każdym pytaniu, którego jeszcze nie było
choice-tips-on = przy pytaniach, które są dla ciebie nowe
choice-tips-off = żadne
settings-tips = Krótkie objaśnienia: { $tips }
tips-enough = Dość objaśnień
tips-no-more = W tej grze nie będzie już objaśnień. *Co to jest?* jest zawsze pod ręką, a wrócą dzięki `/ustawienia moje`.
