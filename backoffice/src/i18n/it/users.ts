import type { SameKeys } from '@feria/shared';
import type { users as reference } from '../de/users';

/** And in Italian. */
export const users: SameKeys<typeof reference> = {
  staff_only: 'Mostra',
  staff: 'Solo collaboratori',
  parents: 'Solo genitori',
  to_person: 'Genitore: %{name}',
  email_fixed: 'L’indirizzo e-mail può essere modificato solo da chi può creare utenti.',
  beyond_own: 'Questo account ha autorizzazioni che Lei non possiede. Può modificarlo solo chi le possiede.',
  parent_login:
    'I dati di accesso dei genitori possono essere modificati solo da chi può vedere bambini, persone e dati sanitari, perché i genitori vedono tutto questo dei propri figli.',
  no_roles: 'Nessun ruolo',
  password_generated: 'Se lascia vuoto il campo, viene generata una password, mostrata una sola volta.',
  password_kept:
    'Se lascia vuoto il campo, la password non cambia. Una nuova password chiude tutte le sessioni.',
  generated: {
    title: 'Utente creato',
    once: 'Questa password viene mostrata solo ora. La comunichi a %{name}; al primo accesso dovrà essere cambiata.',
    label: 'Password generata',
    done: 'Fatto',
  },
  roles: {
    chosen: '%{count} su %{total} scelte',
    search: 'Cerca un’autorizzazione',
    none_found: 'Nessuna autorizzazione corrisponde alla ricerca.',
    groups: { week: 'Sul posto', figures: 'Statistiche' },
    whole_group: '%{group}: tutte',
    assigned: 'Utenti con questo ruolo',
    beyond_own: 'Questo ruolo ha autorizzazioni che Lei non possiede. Può modificarlo solo chi le possiede.',
    own_only: 'Può assegnare solo autorizzazioni che possiede anche Lei. Le altre sono bloccate.',
    not_assignable: 'Non può assegnare ruoli con autorizzazioni che Lei non possiede.',
    nobody: 'Nessuno ha ancora questo ruolo. I ruoli si assegnano nella scheda dell’utente.',
  },
};
