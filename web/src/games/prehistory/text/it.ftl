# Prehistory nel browser: quattro righe che la raccontano; la sua stanza segue.

prehistory-minute-1 = Cinque anni. In primavera si paga con le risorse per pittura, raccolta, cerimonie, pesca, caccia e migrazione, e si lascia un cubo al pilastro.
prehistory-minute-2 = In estate si prendono tutti i cubi di un pilastro e si fa ogni azione un’altra volta, con cubi del suo colore.
prehistory-minute-3 = In autunno la tribù cammina: trova ciò che c’è, costruisce tende e si raduna attorno ai megaliti.
prehistory-minute-4 = Contano le righe dipinte, i cesti pieni, gli animali per le impronte, i megaliti e le cerimonie; vince chi ha più punti, se i predoni non ne hanno di più.
