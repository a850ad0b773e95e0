import type { SameKeys } from '@feria/shared';

/** Words of the screens of users and roles in German. */
export const germanUsers = {
  staff_only: 'Zeigen',
  staff: 'Nur Personal',
  parents: 'Nur Eltern',
  to_person: 'Eltern: %{name}',
  email_fixed: 'Die E-Mail-Adresse kann nur ändern, wer Benutzer anlegen darf.',
  beyond_own: 'Dieses Konto hat Rechte, die Sie selbst nicht haben. Ändern kann es nur, wer sie auch hat.',
  parent_login:
    'Die Zugangsdaten von Eltern kann nur ändern, wer Gesundheitsdaten sehen darf, denn Eltern sehen die Gesundheitsdaten ihres Kindes.',
  no_roles: 'Keine Rolle',
  password_generated: 'Wenn Sie das Feld leer lassen, wird ein Passwort erzeugt und einmal angezeigt.',
  password_kept:
    'Wenn Sie das Feld leer lassen, bleibt das Passwort. Ein neues Passwort beendet alle Sitzungen.',
  generated: {
    title: 'Benutzer angelegt',
    once: 'Dieses Passwort wird nur jetzt angezeigt. Geben Sie es an %{name} weiter; beim ersten Einloggen muss es geändert werden.',
    label: 'Erzeugtes Passwort',
    copy: 'Kopieren',
    copied: 'Kopiert',
    done: 'Fertig',
  },
  roles: {
    chosen: '%{count} von %{total} gewählt',
    search: 'Berechtigung suchen',
    none_found: 'Keine Berechtigung passt zur Suche.',
    whole_group: '%{group}: alle',
    assigned: 'Benutzer mit dieser Rolle',
    beyond_own: 'Diese Rolle hat Rechte, die Sie selbst nicht haben. Ändern kann sie nur, wer sie auch hat.',
    own_only: 'Vergeben können Sie nur Rechte, die Sie selbst haben. Die übrigen sind gesperrt.',
    not_assignable: 'Rollen mit Rechten, die Sie selbst nicht haben, können Sie nicht vergeben.',
    nobody: 'Noch hat niemand diese Rolle. Rollen vergeben Sie auf der Seite des Benutzers.',
  },
};

/** And in Italian. */
export const italianUsers: SameKeys<typeof germanUsers> = {
  staff_only: 'Mostra',
  staff: 'Solo collaboratori',
  parents: 'Solo genitori',
  to_person: 'Genitore: %{name}',
  email_fixed: 'L’indirizzo e-mail può essere modificato solo da chi può creare utenti.',
  beyond_own: 'Questo account ha autorizzazioni che Lei non possiede. Può modificarlo solo chi le possiede.',
  parent_login:
    'I dati di accesso dei genitori possono essere modificati solo da chi può vedere i dati sanitari, perché i genitori vedono quelli dei propri figli.',
  no_roles: 'Nessun ruolo',
  password_generated: 'Se lascia vuoto il campo, viene generata una password, mostrata una sola volta.',
  password_kept:
    'Se lascia vuoto il campo, la password non cambia. Una nuova password chiude tutte le sessioni.',
  generated: {
    title: 'Utente creato',
    once: 'Questa password viene mostrata solo ora. La comunichi a %{name}; al primo accesso dovrà essere cambiata.',
    label: 'Password generata',
    copy: 'Copia',
    copied: 'Copiata',
    done: 'Fatto',
  },
  roles: {
    chosen: '%{count} su %{total} scelte',
    search: 'Cerca un’autorizzazione',
    none_found: 'Nessuna autorizzazione corrisponde alla ricerca.',
    whole_group: '%{group}: tutte',
    assigned: 'Utenti con questo ruolo',
    beyond_own: 'Questo ruolo ha autorizzazioni che Lei non possiede. Può modificarlo solo chi le possiede.',
    own_only: 'Può assegnare solo autorizzazioni che possiede anche Lei. Le altre sono bloccate.',
    not_assignable: 'Non può assegnare ruoli con autorizzazioni che Lei non possiede.',
    nobody: 'Nessuno ha ancora questo ruolo. I ruoli si assegnano nella scheda dell’utente.',
  },
};
