import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/on-site/points';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  title: 'Punti aperti',
  intro:
    'Bambini per i quali c’è qualcosa da chiarire: il cui posto è finito mentre erano presenti, usciti con una persona che non è tra quelle che possono venire a prenderli, o presenti benché ne sia stata comunicata l’assenza; e registrazioni di chi segue i bambini che non è stato possibile applicare. Qui niente va perso: si applica la registrazione o si chiude il punto.',
  open: '%{smart_count} punto aperto |||| %{smart_count} punti aperti',
  none: 'Non c’è niente di aperto.',
  settled: 'Già trattati',
  more: 'Mostra un altro punto |||| Mostra altri %{smart_count} punti',
  failed: 'Non è stato possibile caricare i punti aperti.',
  made: 'Registrato: %{at}, %{who}',
  ended: 'Posto terminato: %{at}, %{who}',
  noted: 'Notato: %{at}',
  received: 'Arrivato: %{at}',
  somebody: 'un account che non esiste più',
  what: 'Registrato',
  then: 'Allora risultava',
  now: 'Adesso risulta',
  replaced: 'Prima risultava',
  nothing_yet: 'niente',
  why: 'Perché non è stato applicato',
  why_open: 'Perché è aperto',
  day: 'Giorno',
  parents: 'Genitori',
  contacts: 'Contatti di emergenza',
  health: 'Attenzione ai dati sanitari',
  child: 'Al bambino',
  reasons: {
    changed_meanwhile: 'Nel frattempo qualcun altro aveva registrato qualcosa di diverso.',
    no_place: 'A quell’ora il bambino non aveva più un posto nella settimana.',
    not_leading: 'Chi l’ha registrato a quell’ora non seguiva il bambino.',
    week_over: 'La registrazione è arrivata solo a settimana finita.',
    other_day:
      'L’orario della registrazione è di un altro giorno, quindi non si può applicare. Inserisca l’orario giusto nella giornata del bambino e chiuda il punto.',
    left_before:
      'Secondo questa registrazione il bambino sarebbe uscito prima di arrivare. Corregga prima l’orario sbagliato.',
    not_taken_over:
      '%{name} ha registrato il bambino come presente prima che venisse in questo gruppo o in questa settimana. Forse è ancora lì: chieda a %{name} e chiarisca dove si trova.',
    not_authorised:
      'Questa persona non è (più) tra quelle che possono venire a prendere il bambino. L’uscita vale: chiarisca dove si trova.',
    not_alone:
      'Il bambino non può (più) andare via senza accompagnamento. L’uscita vale: chiarisca dove si trova.',
    nobody_named: 'Non è registrato con chi è uscito il bambino. Lo chiarisca.',
    told_absent:
      'Il bambino risulta presente e per questo giorno ne è stata comunicata l’assenza. Forse è stato registrato un altro bambino: chiarisca dove si trova.',
    place_ended:
      'Il posto del bambino nella settimana è finito mentre risultava presente. Resta nell’elenco del giorno: chiarisca dove si trova.',
  },
  reason_gone: 'Nel frattempo è registrato lo stesso: il punto si può chiudere.',
  reasons_gone: {
    not_authorised:
      'Questa persona non poteva venire a prendere il bambino. Ora può, oppure è registrato altro: se è giusto ciò che vale ora, il punto si può chiudere. Altrimenti chiami i genitori.',
    not_alone:
      'Il bambino non poteva andare via senza accompagnamento. Ora può, oppure è registrato altro: se è giusto ciò che vale ora, il punto si può chiudere. Altrimenti chiami i genitori.',
    nobody_named:
      'Non era registrato con chi è uscito il bambino. Ora è registrato altro: se è giusto ciò che vale ora, il punto si può chiudere. Altrimenti chiami i genitori.',
    told_absent:
      'Il bambino risultava presente e ne era stata comunicata l’assenza. La comunicazione è stata ritirata: se è chiaro dove si trova il bambino, il punto si può chiudere.',
    place_ended:
      'Il posto del bambino è finito mentre risultava presente. Ora ha di nuovo un posto: se è chiaro dove si trova il bambino, il punto si può chiudere.',
  },
  present: 'è presente',
  absent: 'è assente',
  excused: 'assenza giustificata',
  unmarked: 'tolto quanto registrato',
  arrived: 'arrivo alle %{at}',
  left: 'uscita alle %{at}',
  not_left: 'nessuna uscita',
  alone: 'senza accompagnamento',
  with: 'con %{name}',
  with_somebody: 'con qualcuno senza nome',
  may_not_pick_up: 'senza autorizzazione al ritiro',
  may_not_leave_alone: 'senza autorizzazione all’uscita autonoma',
  note: 'Nota: %{note}',
  hidden_note: 'una nota',
  restore: 'Applica',
  restore_of: '%{name}: applica',
  restore_question: 'Applicare la registrazione di %{name}?',
  afterwards: 'Dopo risulterà',
  told_absent:
    'Per questo giorno è stata comunicata l’assenza. Il bambino c’è davvero, o si intendeva un altro bambino?',
  restored: 'La registrazione di %{name} è stata applicata.',
  restored_by: 'Applicato: %{at}, %{who}',
  undone_by: 'Annullato: %{at}, %{who}',
  close: 'Chiudi',
  close_of: '%{name}: chiudi',
  close_question: 'La giornata di %{name} resta com’è. Perché? (facoltativo)',
  close_where: 'La giornata di %{name} resta com’è. Indichi dove si trova il bambino.',
  reason: 'Motivo',
  where: 'Dove si trova il bambino?',
  where_missing: 'Indichi dove si trova il bambino.',
  close_also:
    'Chiudere anche l’altro punto aperto di questo bambino in questo giorno |||| Chiudere anche gli altri %{smart_count} punti aperti di questo bambino in questo giorno',
  closed_also: 'Vengono chiusi insieme',
  closed: 'Il punto di %{name} è chiuso.',
  closed_by: 'Chiuso: %{at}, %{who}',
};
