import type { SameKeys } from '../../translate.js';
import type { onSite as reference } from '../../de/server/on-site.js';

/** What the API says in Italian of on-site. */
export const onSite: SameKeys<typeof reference> = {
  attendance: {
    not_yours: 'Questo bambino in questo giorno non è in nessuna delle Sue settimane.',
    child_deleted: 'Nel frattempo i dati di questo bambino sono stati eliminati.',
    not_yet: 'Questo giorno deve ancora venire. Controlli data e ora del Suo dispositivo.',
    not_your_week: 'Questa settimana in questo giorno non è tra le Sue.',
    name_of_other: 'Indichi con chi è andato via il bambino.',
    issue: {
      changed_meanwhile: 'Nel frattempo qualcun altro ha registrato qualcosa di diverso.',
      no_place: 'A quell’ora il bambino non aveva più un posto nella settimana.',
      not_leading: 'Chi l’ha registrato a quell’ora non seguiva il bambino.',
      week_over: 'La registrazione è arrivata solo a settimana finita.',
      other_day: 'L’orario della registrazione è di un altro giorno.',
      left_before: 'Secondo questa registrazione il bambino sarebbe uscito prima di arrivare.',
      not_taken_over:
        'Qualcuno ha registrato il bambino come presente prima che venisse in questo gruppo o in questa settimana, e forse è ancora lì.',
      place_ended: 'Il posto del bambino è finito mentre era presente.',
      not_authorised: 'Il bambino è andato via con una persona che non poteva (più) prenderlo.',
      told_absent: 'Il bambino risulta presente, ma ne era stata comunicata l’assenza.',
    },
    day_changed: 'Nel frattempo la giornata di questo bambino è cambiata. La guardi ancora una volta.',
    settled: {
      restored: 'Nel frattempo la registrazione di questo punto è stata applicata.',
      closed: 'Nel frattempo questo punto è stato chiuso.',
      undone: 'Nel frattempo la registrazione di questo punto è stata annullata.',
    },
    time_of_other_day:
      'L’orario è di un giorno diverso da quello della registrazione (%{date}). Inserisca l’orario giusto nella giornata del bambino e chiuda il punto.',
    left_before_arrival:
      'Così il bambino sarebbe uscito prima di arrivare (%{time}). Corregga prima l’orario sbagliato.',
    other_day_of_child: 'Questi punti non riguardano tutti lo stesso bambino e lo stesso giorno.',
    where_is_child: 'Indichi dove si trova il bambino.',
    not_restorable: 'Qui non c’è una registrazione da applicare. Il punto si può solo chiudere.',
  },
};
