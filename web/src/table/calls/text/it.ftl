# Come si viene avvisati quando tocca a sé; caricato quando si preme la campana.

calls-title = Quando tocca a te
calls-ask = Vuoi un avviso quando tocca a te?
calls-why = { $count ->
    [one] { $who } si prende un po’ di tempo per questa mossa.
   *[other] { $who } si prendono un po’ di tempo per questa mossa.
} Puoi lasciare questa scheda: ti avvisiamo una volta sola, e nient’altro.
calls-lead = Puoi lasciare questa scheda: ti avvisiamo una volta sola, e nient’altro.
calls-sample = Ecco come appare un avviso
calls-now = ora
calls-yes = Sì, avvisami
calls-no = Non ora
calls-once-more = Il browser te lo chiederà ancora una volta. Puoi cambiare idea nelle impostazioni.
calls-call = Avvisami quando tocca a me
    .granted = Una notifica quando questa pagina non è in vista
    .denied = Questo browser non ci permette di avvisarti. Puoi cambiarlo nelle sue impostazioni per questa pagina.
    .none = Da qui questo browser non può avvisarti. Resta il numero nel titolo della scheda.
calls-drum = Un colpo di tamburo
    .hint = Quando tocca a te e la scheda è aperta
calls-friends = Solo tavoli con amici
    .hint = I tavoli con soli bot aspettano in silenzio
