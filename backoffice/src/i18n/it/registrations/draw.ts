import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/registrations/draw';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  title: 'Sorteggio',
  title_of: 'Sorteggio: %{name}',
  to_course: 'Al progetto',
  failed: 'Impossibile caricare i dati.',
  loading: 'Calcolo del sorteggio',
  how: {
    title: 'Come funziona il sorteggio',
    order:
      'La sorte decide l’ordine dei bambini. Fratelli e sorelle che vogliono stare insieme contano come uno solo.',
    rounds:
      'Nel primo giro ciascuno, a turno, riceve la settimana più desiderata della sua lista in cui c’è ancora posto. Il secondo giro va dall’ultimo al primo, e così via, finché nessuno riceve più una settimana.',
    limit:
      'Nessun bambino riceve più di %{smart_count} settimana. |||| Nessun bambino riceve più di %{smart_count} settimane.',
    waiting:
      'Chi non riceve una settimana desiderata va nella sua lista d’attesa, nell’ordine del sorteggio. Ciò che poi resta libero va alla lista d’attesa, anche oltre il numero massimo.',
    seed: 'Il caso viene da un numero che il programma estrae una sola volta, quando si chiudono le iscrizioni. Nessuno può vederlo prima e nessuno può estrarlo di nuovo: ogni anteprima usa lo stesso numero.',
  },
  not_by_draw: 'I posti di questo progetto non vengono sorteggiati.',
  no_end:
    'Per questo progetto non è indicato fino a quando ci si può iscrivere. Il sorteggio si fa solo dopo.',
  too_early: 'Le iscrizioni sono ancora aperte. Il sorteggio è possibile da %{at}.',
  only_see: 'Il sorteggio non è ancora pubblicato.',
  preview: {
    title: 'Anteprima',
    help: 'Non è ancora assegnato nulla. Può cambiare i posti o iscrivere bambini con una motivazione; l’anteprima viene poi ricalcolata.',
    again: 'Ricalcola',
  },
  figures: {
    children: 'bambini con preferenze',
    first: 'ricevono la prima preferenza',
    any: 'ricevono almeno una settimana',
    none: 'non ricevono nessuna settimana',
  },
  weeks: {
    title: 'Per settimana',
    week: 'Settimana',
    wishes: 'Preferenze',
    seats: 'Posti liberi',
    given: 'Sorteggiati',
    rest: 'Dalla lista d’attesa',
    left: 'Restano liberi',
  },
  order: {
    title: 'Per bambino',
    help: 'Nell’ordine del sorteggio.',
    gets: 'riceve: %{weeks}',
    rest: 'dalla lista d’attesa: %{weeks}',
    waits: 'in attesa: %{weeks}',
    gone: 'Bambino %{id}',
    week_gone: 'Settimana %{id}',
  },
  publish: {
    action: 'Pubblica il sorteggio',
    confirm: 'Pubblica',
    question:
      'I posti vengono assegnati adesso e %{smart_count} persona riceve un’e-mail. Non si può né annullare né ripetere. |||| I posti vengono assegnati adesso e %{smart_count} persone ricevono un’e-mail. Non si può né annullare né ripetere.',
  },
  published: {
    title: 'Il sorteggio è pubblicato',
    at: 'Pubblicato il %{at}. Ciò che è successo dopo si vede nel progetto.',
    download: 'Scarica il file per la verifica',
    verify:
      'Con il file chiunque può ripetere il sorteggio. Contiene numeri e nessun nome. Chi ha il programma esegue:',
    order: 'I genitori vedono in «La mia famiglia» a che posto era il loro bambino.',
  },
};
