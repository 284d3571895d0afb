# Una prima partita guidata, di qualunque gioco.

lesson-step = Passo { $step } di { $count }
lesson-steps = I passi della tua prima partita
lesson-rule = La regola
lesson-show = Mostrami
lesson-show-title = Lo fa per te
lesson-why = Perché?
lesson-now = Ora tocca a te
lesson-back = Un passo indietro
lesson-skip = Salta la guida
lesson-home = Ai giochi
lesson-wait = Tocca agli altri.
lesson-watch = Guarda che cosa succede.
lesson-not-yet = Non ancora. { $todo }
lesson-over = La partita guidata finisce qui.
lesson-over-title = Il succo è questo
lesson-over-why = Hai fatto tutto ciò di cui è fatta una partita di { $game }. Il resto viene giocando.
lesson-play = Gioca la tua prima partita
lesson-shut = Questo gioco qui non ha guida
