/** Words of the screens of users and roles in German. */
export const users = {
  staff_only: 'Zeigen',
  staff: 'Nur Personal',
  parents: 'Nur Eltern',
  to_person: 'Eltern: %{name}',
  email_fixed: 'Die E-Mail-Adresse kann nur ändern, wer Benutzer anlegen darf.',
  beyond_own: 'Dieses Konto hat Rechte, die Sie selbst nicht haben. Ändern kann es nur, wer sie auch hat.',
  parent_login:
    'Die Zugangsdaten von Eltern kann nur ändern, wer Kinder, Personen und Gesundheitsdaten sehen darf, denn Eltern sehen all das von ihrem Kind.',
  no_roles: 'Keine Rolle',
  password_generated: 'Wenn Sie das Feld leer lassen, wird ein Passwort erzeugt und einmal angezeigt.',
  password_kept:
    'Wenn Sie das Feld leer lassen, bleibt das Passwort. Ein neues Passwort beendet alle Sitzungen.',
  generated: {
    title: 'Benutzer angelegt',
    once: 'Dieses Passwort wird nur jetzt angezeigt. Geben Sie es an %{name} weiter; beim ersten Einloggen muss es geändert werden.',
    label: 'Erzeugtes Passwort',
    done: 'Fertig',
  },
  roles: {
    chosen: '%{count} von %{total} gewählt',
    search: 'Berechtigung suchen',
    none_found: 'Keine Berechtigung passt zur Suche.',
    groups: { week: 'Vor Ort', figures: 'Auswertung' },
    whole_group: '%{group}: alle',
    assigned: 'Benutzer mit dieser Rolle',
    beyond_own: 'Diese Rolle hat Rechte, die Sie selbst nicht haben. Ändern kann sie nur, wer sie auch hat.',
    own_only: 'Vergeben können Sie nur Rechte, die Sie selbst haben. Die übrigen sind gesperrt.',
    not_assignable: 'Rollen mit Rechten, die Sie selbst nicht haben, können Sie nicht vergeben.',
    nobody: 'Noch hat niemand diese Rolle. Rollen vergeben Sie auf der Seite des Benutzers.',
  },
};
