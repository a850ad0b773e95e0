import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/office/health-access';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  intro:
    'Così oggi gli account dell’ufficio e delle persone di riferimento arrivano ai dati sanitari dei bambini. I genitori vedono solo quelli dei propri figli: %{smart_count} persona con account. |||| Così oggi gli account dell’ufficio e delle persone di riferimento arrivano ai dati sanitari dei bambini. I genitori vedono solo quelli dei propri figli: %{smart_count} persone con account.',
  everywhere: 'Di tutti i bambini',
  everywhere_help: 'Account con l’autorizzazione a vedere i dati sanitari, e i ruoli che la danno.',
  on_site: 'Dei bambini di una settimana o di un gruppo',
  on_site_help: 'Chi guida una settimana o un gruppo li vede solo in questo periodo.',
  nobody: 'Nessuno',
  name: 'Nome',
  email: 'Indirizzo e-mail',
  roles: 'Ruoli',
  second_factor: 'Secondo fattore',
  yes: 'Sì',
  no: 'No',
  where: 'Settimana',
  group: 'Gruppo',
  whole_week: 'Tutta la settimana',
  children: 'Bambini',
  time: 'Li vede',
  later: 'non ancora',
  failed: 'Non è stato possibile caricare.',
  retry: 'Riprovare',
};
