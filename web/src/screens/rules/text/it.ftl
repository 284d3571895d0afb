# La pagina delle regole.

rules-title = Regole di { $game }
rules-lead = Con parole nostre. Ogni paragrafo ha il suo numero: il tavolo lo cita quando chiedi perché.
rules-lead-short = Con parole nostre e con i nostri tabelloni.
rules-form = Forma delle regole
rules-form-short = In breve
rules-form-full = Complete
rules-games = Regole di un altro gioco
rules-search = Cerca nelle regole
rules-clear = Cancella la ricerca
rules-sections = Capitoli
rules-exact = Nelle regole complete:
rules-goal = A che cosa si gioca
rules-end = La fine
rules-hits = { $count ->
    [one] Un passo
   *[other] { $count } passi
}
rules-hit-short = Regole in breve: { $title }
rules-hit-full = { $rule }, { $section }
rules-none = Nelle regole di { $game } nulla parla di «{ $wanted }».
rules-back = Torna al tavolo
rules-turn = Tocca a te.
ruling = nostra lettura
