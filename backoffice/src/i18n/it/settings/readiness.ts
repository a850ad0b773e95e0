import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/settings/readiness';

/** The words of what is missing before parents register, in Italian. */
export const words: SameKeys<typeof reference> = {
  project: {
    title: 'Pronto per l’apertura?',
    ready: 'C’è tutto: i genitori possono iscrivere.',
    asked: 'Da vedere prima:',
    notices:
      'Manca %{smart_count} indicazione obbligatoria (informativa privacy, note legali): la legge la richiede prima che le famiglie diano i loro dati. |||| Mancano %{smart_count} indicazioni obbligatorie (informativa privacy, note legali): la legge le richiede prima che le famiglie diano i loro dati.',
    weeks: 'Nessuna settimana: i genitori non trovano nulla a cui iscrivere.',
    weeks_over: 'Tutte le settimane sono passate.',
    opening: 'Nessun inizio delle iscrizioni: nessuno può iscrivere.',
    closed: 'Le iscrizioni sono già chiuse.',
    week_price:
      '%{smart_count} settimana senza prezzo: i genitori non sanno quanto costa. |||| %{smart_count} settimane senza prezzo: i genitori non sanno quanto costano.',
    account: 'Manca l’IBAN o il beneficiario: i genitori non possono fare il bonifico.',
    opens_at_once: 'L’inizio delle iscrizioni è nel passato: i genitori possono iscrivere subito.',
    no_end: 'Nessuna fine delle iscrizioni: restano aperte finché le settimane sono passate.',
    place: 'Nessun luogo: i genitori non sanno dove si svolge.',
    description: 'Nessuna descrizione.',
    description_language:
      '%{smart_count} testo c’è in una sola lingua. |||| %{smart_count} testi ci sono in una sola lingua.',
    mail_language:
      '%{smart_count} testo di e-mail c’è in una sola lingua: chi legge l’altra non lo riceve. |||| %{smart_count} testi di e-mail ci sono in una sola lingua: chi legge l’altra non li riceve.',
    leader:
      '%{smart_count} settimana senza responsabile: sul posto solo l’ufficio vede l’elenco dei bambini. |||| %{smart_count} settimane senza responsabile: sul posto solo l’ufficio vede l’elenco dei bambini.',
  },
  installation: {
    title: 'Pronti per le iscrizioni?',
    ready: 'È tutto configurato.',
    notices:
      'Manca %{smart_count} indicazione obbligatoria (informativa privacy, note legali): senza, nessun progetto diventa attivo. |||| Mancano %{smart_count} indicazioni obbligatorie (informativa privacy, note legali): senza, nessun progetto diventa attivo.',
    contact: 'Manca il nome o l’e-mail del contatto: i genitori non sanno a chi chiedere.',
    smtp: 'Nessun server di posta impostato: nessuna e-mail lascia questo server. Lo imposta chi lo gestisce.',
    organiser: 'Il nome del portale e la chiusura delle e-mail sono ancora quelli del modello.',
    trial_mail: 'Non è ancora stata inviata alcuna e-mail: ne invii una di prova a sé.',
    payment_address: 'L’indirizzo sulle conferme di pagamento è ancora quello del modello.',
    project: 'Non c’è ancora alcun progetto.',
  },
  needed: 'Impedisce l’iscrizione',
  advised: 'Da verificare',
  mend: {
    edit: 'Modifica il progetto',
    leaders: 'Scegli i responsabili',
    setup: 'Configura',
    projects: 'Ai progetti',
  },
};
