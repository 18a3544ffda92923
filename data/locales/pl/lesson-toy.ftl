lesson-load = Ładowanie
lesson-load-about = Jesteś kupcem w oazie. Po trzech rundach wygrywa ten, kto ma najwięcej punktów: 1 za każdą monetę, 3 za każdego wielbłąda i tyle, ile jest warty twój ładunek. Runda zaczyna się od ładowania: każdy w tajemnicy odkłada jedną kartę. Nie można jej już sprzedać, ale na koniec liczy się jej wartość: daktyle 2, sól 3, jedwab 5.
lesson-load-1 = Kto załaduje najcenniejszą kartę rundy, znajduje też 1 wodę. Naciśnij **{ good-silk }**: nic go nie przebije.
lesson-load-1-no = Wolno ci. Ale jedwab jest na koniec wart 5 i nikt cię nie przelicytuje, więc przyniesie ci też wodę.
lesson-load-done = Wszystkie karty odkryto naraz i twoja była najcenniejsza: masz swoją wodę. Teraz każdy ma jedną turę. Tak wygląda tu każda gra: decydujesz w wiadomości, którą widzisz tylko ty, a co z tego wyszło, widzą wszyscy.

lesson-trade = Handel
lesson-trade-about = W swojej turze wykonujesz dokładnie jedną akcję. Pieniądze przynosi **handel**: odrzucasz kartę na straganie i bierzesz jej wartość plus premię straganu. Potem ta premia spada do 0, a premia drugiego straganu rośnie o 1.
lesson-trade-1 = Zanim coś sprzedasz, popraw stragan. Picie to *akcja darmowa*: w dowolnej chwili swojej tury możesz wydać 1 wodę, a premia straganu rośnie o 1. Akcje darmowe są pod pytaniem: naciśnij **Napij się**.
lesson-trade-1-no = Możesz sprzedać od razu, ale łyk wody przed każdym handlem to o monetę więcej. Przycisk picia jest pod akcjami.
lesson-trade-2 = Która premia ma wzrosnąć? Wybierz stragan **przy bramie**.
lesson-trade-2-no = Studnia byłaby równie dobra. Żeby mówić o tym samym straganie, weźmy ten przy bramie.
lesson-trade-3 = Wróciło poprzednie pytanie: akcja darmowa nie zabiera ci akcji. Teraz **handluj**.
lesson-trade-4 = Sprzedaj **jedwab**: premia jest taka sama dla każdej karty, liczy się więc jej wartość.
lesson-trade-4-no = Daktyle przyniosą 2 zamiast 5. Zostaw je na turę, w której nie będzie nic lepszego.
lesson-trade-5 = Na którym straganie? Ten **przy bramie** ma teraz premię 2: 5 + 2 = 7 monet.
lesson-trade-5-no = Studnia płaci o 1 mniej. Cokolwiek naciśniesz, *Cofnij* to cofnie, dopóki nie zatwierdzisz tury.
lesson-trade-done = 7 monet za jedną kartę. Premia przy bramie przepadła, a przy studni wzrosła: tam spojrzy następny handlujący.

lesson-cards = Nowe karty
lesson-cards-about = Między rundami każdy dobiera dwie karty. Jeśli chcesz lepszych, idź na **zwiad**: obejrzyj dwie karty z wierzchu talii, jedną weź, a drugą odłóż na miejsce.
lesson-cards-1 = Naciśnij **Zwiad**. Bot cię zatrzyma: za chwilę zobaczysz coś ukrytego i tego, co było wcześniej, nie da się już cofnąć. Idź dalej.
lesson-cards-2 = Ułóż karty po kolei: pierwsza, którą naciśniesz, trafi na twoją rękę, druga wróci na talię. Wybierz, jak chcesz.
lesson-cards-done = Nikt poza tobą nie wie, co wzięto: inni czytają tylko, że obejrzano dwie karty. A ty wiesz, co dobrałby następny gracz.

lesson-raid = Napad
lesson-raid-about = Kiedy nie masz monet, a na ręce są same daktyle, do pieniędzy prowadzi inna droga: **napadnij** na innego kupca i zabierz mu 1 monetę. Napadnięty może wydać 1 wodę i uciec.
lesson-raid-1 = Naciśnij **Napad**. Jest tylko jeden inny kupiec, więc nie ma nawet pytania, na kogo.
lesson-raid-1-no = Też wolno. Ale tutaj masz zobaczyć, jak inni odpowiadają w środku twojej tury: napadnij.
lesson-raid-done = Udało się uciec, ale kosztowało to całą wodę. Pytania przychodzą też do ciebie w turach innych: wtedy bot cię woła. Jeśli zawsze chcesz tego samego, powiedz mu to raz: pod takim pytaniem jest menu *Od teraz…*.

lesson-buy = Zapasy
lesson-buy-about = **Zapasy** to woda po 1 monecie i wielbłądy po 2. Wielbłąd to na koniec 3 punkty, a moneta tylko 1, więc zawsze się opłaca. A kto pierwszy ma 3 wielbłądy, od razu dostaje 2 monety.
lesson-buy-1 = Masz 2 wielbłądy i 5 monet. Naciśnij **Zapasy**.
lesson-buy-2 = **+** dodaje, **−** zabiera, a wiersz powyżej mówi, ile to kosztuje. Kup trzeciego wielbłąda, a jeśli chcesz, to i wodę. Potem zatwierdź.
lesson-buy-2-no = Woda nie jest zła. Ale trzeci wielbłąd zwróci się od razu, a w całej grze jest ich tylko pięć.
lesson-buy-done = Wielbłąd za 2 monety i 2 monety za karawanę. Jest jeszcze piąta akcja, **wyprawa**: spotykasz kogoś na drodze i robisz to, co mówi. Zobaczysz.

lesson-end = Ostatnia tura
lesson-end-about = Koniec krótkiej gry. Drugi kupiec właśnie kupił wodę, ostatnia tura jest twoja. Masz 7 monet, 1 wielbłąda (3 punkty) i ładunek wart 8: na razie 18 punktów. Drugi kupiec ma 19.
lesson-end-1 = Zrób to, co uważasz za najlepsze, i zatwierdź. Policz: ile punktów przyniosłaby każda akcja? Woda na koniec nie jest nic warta, więc ją wypij.
lesson-end-done = To była cała gra w kawałkach. Powyżej widzisz, skąd wzięły się punkty. O co zawsze możesz zapytać: `/zasady` i słowo albo numer, *Co to jest?* przy pytaniu, *Dlaczego nie…?* o to, czego nie da się nacisnąć.
