# Il riquadro degli ordini permanenti: si carica quando si apre.

screen-orders-secret = Li vedi solo tu. Rispondono come se fossi tu, dopo un attimo.
screen-orders-lasts = Finché non lo revochi.
screen-orders-less = meno
screen-orders-more = di più
screen-orders-foot = Puoi sempre rispondere prima tu. Ciò che annulli lo decidi di nuovo tu.
