import { common } from '../common.js';
import type { SameKeys } from '../../translate.js';
import type { catalogue as reference } from '../../de/server/catalogue.js';

/** What the API says in Italian of catalogue. */
export const catalogue: SameKeys<typeof reference> = {
  eligibility: common.eligibility,
  course: {
    question_twice: 'Questa domanda è già nell’elenco.',
    question_answered:
      'A questa domanda è già stato risposto: non si può più cambiare. Tolga la domanda e ne aggiunga una nuova.',
    question_elsewhere:
      'Anche altri progetti fanno questa domanda: deve restare uguale ovunque. Aggiunga per questo una nuova domanda.',
    question_options: 'Indichi almeno una risposta tra cui scegliere.',
    option_twice: 'Questa risposta è già tra le scelte.',
    questions_long: 'Sono troppe domande, o troppo lunghe.',
  },
  week: {
    already_cancelled: 'Questa settimana è già stata annullata.',
    ended: 'Questa settimana è già terminata e non può più essere annullata.',
    cancelled:
      'La settimana è stata annullata. %{smart_count} persona riceve un’e-mail. |||| La settimana è stata annullata. %{smart_count} persone ricevono un’e-mail.',
    merged:
      'Le settimane sono state unite. %{smart_count} persona riceve un’e-mail. |||| Le settimane sono state unite. %{smart_count} persone ricevono un’e-mail.',
    merge: {
      ended: 'Questa settimana è già terminata e non può più essere unita a un’altra.',
      same: 'Scelga un’altra settimana.',
      into_ended: 'La settimana «%{courseWeek}» è già terminata.',
      seats:
        'Nella settimana «%{courseWeek}» manca %{smart_count} posto. |||| Nella settimana «%{courseWeek}» mancano %{smart_count} posti.',
      queue:
        'Nella lista d’attesa della settimana «%{courseWeek}» manca %{smart_count} posto. |||| Nella lista d’attesa della settimana «%{courseWeek}» mancano %{smart_count} posti.',
      twice: 'Già iscritti anche alla settimana «%{courseWeek}»: %{names}.',
      overlap: 'Già iscritti a un altro progetto nei giorni della settimana «%{courseWeek}»: %{names}.',
      day_type: 'La settimana «%{courseWeek}» non offre l’orario scelto: %{names}.',
    },
  },
  reminder: {
    too_late: 'È troppo tardi: le iscrizioni aprono tra meno di un’ora oppure sono già aperte.',
    removed: 'Il promemoria è disattivato.',
  },
  calendar: {
    removed: 'Il Suo calendario è disattivato. L’indirizzo usato finora non è più valido.',
  },
  week_groups: {
    name_twice: 'Un altro gruppo di questa settimana si chiama già così.',
    child: 'Un bambino non è iscritto a questa settimana, oppure è in due gruppi.',
    leader: 'Un account non può essere assegnato: gli manca l’autorizzazione.',
    opens:
      'Chi segue i bambini ne vede i dati sanitari. Perciò assegna solo chi vede tutte le iscrizioni e i dati sanitari e può modificare le iscrizioni.',
  },
};
