import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/settings/option/feature-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  used: 'Lo usano dei progetti attivi; si vede ovunque.',
  kept: 'Non si può disattivare finché lo usano dei progetti attivi: %{projects}.',
  kept_more:
    'Non si può disattivare finché lo usano dei progetti attivi: %{projects} e %{smart_count} altro. |||| Non si può disattivare finché lo usano dei progetti attivi: %{projects} e altri %{smart_count}.',
  help: {
    use_draw:
      'Sorteggiare i posti dopo la chiusura delle iscrizioni, oppure all’inizio poche settimane sicure per bambino. Nel progetto in «Assegnazione».',
    use_priority: 'Le famiglie con certi CAP si iscrivono prima. Nel progetto in «Assegnazione».',
    use_offers:
      'Chi è in lista d’attesa riceve un’offerta con una scadenza. Nel progetto in «Assegnazione»; nell’elenco delle iscrizioni un filtro.',
    use_questions:
      'Domande poste all’iscrizione. Nel progetto in «Domande»; nell’elenco delle iscrizioni colonne.',
    use_labels:
      'Un progetto chiama diversamente giornata intera e mezza giornata. Nel progetto in «Avanzate».',
    use_discount: 'Percentuali per il secondo figlio e per ogni altro. Nel progetto in «Pagamento».',
    use_funding: 'Il rapporto in «Pagamenti» e i suoi importi in queste impostazioni.',
  },
};
