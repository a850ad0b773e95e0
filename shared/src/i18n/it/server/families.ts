import type { SameKeys } from '../../translate.js';
import type { families as reference } from '../../de/server/families.js';

/** What the API says in Italian of families. */
export const families: SameKeys<typeof reference> = {
  guardian: {
    own_address: 'Questo è il Suo indirizzo. Inserisca quello dell’altra persona.',
    no_child: 'Scelga almeno un bambino o una bambina.',
    unknown_child: 'Questo bambino non fa parte della Sua famiglia.',
    forbidden: 'Per %{child} l’ufficio ha bloccato altri genitori o tutori. %{office}',
    complete: 'Per %{child} sono già registrati due genitori o tutori. %{office}',
    already_invited: 'Per %{child} c’è già un invito aperto. Prima lo ritiri.',
    withdrawn: 'L’invito è stato ritirato. Il link nell’e-mail non vale più.',
    ended: '%{name} non ha più accesso ai dati di %{child}.',
    left: 'Non ha più accesso ai dati di %{child}.',
    accepted: 'Ha accettato l’invito. Ora vede i dati di: %{children}.',
    link_unknown: 'Questo link non è valido. Lo apra di nuovo dall’e-mail.',
    link_used: 'Questo invito è già stato accettato.',
    link_expired: 'Questo invito è scaduto. Se ne faccia inviare uno nuovo.',
    link_withdrawn: 'Questo invito è stato ritirato.',
    link_forbidden: 'Questo invito non può più essere accettato. %{office}',
    link_already: 'Lei figura già come genitore o tutore.',
    confirm_first:
      'Confermi prima il Suo indirizzo e-mail con il link dell’e-mail che ha ricevuto dopo aver creato l’account. Poi può accettare l’invito qui.',
    link_other_address:
      'Questo invito è stato inviato a un indirizzo e-mail diverso da quello del Suo account. Acceda con l’account dell’indirizzo invitato, oppure chieda a %{inviter} un invito all’indirizzo del Suo account.',
  },
  child: {
    last_parent_owes:
      'Per questo bambino c’è ancora qualcosa da pagare (%{open}). Lasci indicato un genitore che lo paghi.',
    parent_while_there:
      'Il bambino oggi è presente e non è ancora andato via. Fino ad allora deve restare un genitore con telefono, così che chi lo segue possa chiamare qualcuno.',
    too_many: 'Una famiglia non inserisce da sé più di %{max} bambini. %{office}',
  },
  people: {
    without_parents:
      '%{smart_count} bambino non è più collegato a un genitore: assegni i genitori oppure elimini i dati. |||| %{smart_count} bambini non sono più collegati a un genitore: assegni i genitori oppure elimini i dati.',
    past_registrations_go:
      'Viene eliminata anche %{smart_count} iscrizione passata. |||| Vengono eliminate anche %{smart_count} iscrizioni passate.',
    account_goes: 'Viene eliminato anche l’account %{email}.',
    account_stays: 'L’account %{email} resta, perché ha dei ruoli.',
    orphans: 'Senza genitori collegati: %{names}.',
    other_parent: 'Restano con l’altro genitore: %{names}.',
  },
  pickup_persons: {
    too_many: 'Al massimo %{max} persone.',
    gone: 'Nel frattempo qualcun altro ha tolto %{name} dall’elenco. Salvando di nuovo, questa persona torna nell’elenco.',
  },
  absence: {
    past: 'Questo giorno è già passato.',
    too_far: 'Al massimo un anno prima, fino al %{date}.',
    no_week: '%{child} in questi giorni non ha un posto confermato.',
    overlaps: 'Per %{period} è già segnalata un’assenza di %{child}.',
    too_many: 'Una famiglia non segnala da sé più di %{max} assenze di %{child}. %{office}',
    taken_back: 'L’assenza è stata ritirata.',
  },
};
