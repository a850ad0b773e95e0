/** The words of the pages of API keys, in German. They are loaded with these. */
export const words = {
  empty: 'Noch kein Schlüssel',
  empty_help:
    'Mit einem API-Schlüssel arbeitet ein anderes Programm mit Feria, etwa die Website oder die Buchhaltung, ohne das Passwort einer Person.',
  never: 'noch nie',
  over: 'abgelaufen',
  revoke: 'Schlüssel „%{name}“ widerrufen',
  revoke_question:
    'Wirklich den Schlüssel „%{name}“ widerrufen? Das Programm, das ihn verwendet, wird sofort abgewiesen.',
  revoke_short: 'Widerrufen',
  intro:
    'Wer den Schlüssel hat, darf in Ihrem Namen alles, was seine Rolle erlaubt und Sie auch selbst dürfen. Legen Sie für jedes Programm einen eigenen an, mit einer Rolle, die nicht mehr kann, als es braucht. Gesundheitsdaten von Kindern liest er nur, wenn die Rolle das erlaubt.',
  no_roles: 'Welche Rollen es gibt, sehen Sie nur mit dem Recht, Rollen zu sehen.',
  not_assignable: 'Rollen, die mehr dürfen als Sie, sind nicht wählbar.',
  made: 'Schlüssel angelegt',
  once: 'Dieser Schlüssel wird nur jetzt angezeigt. Bewahren Sie ihn dort auf, wo das Programm ihn liest, nie in einer E-Mail oder im Programm selbst.',
  key: 'API-Schlüssel',
  with_role: 'API-Schlüssel mit dieser Rolle',
  none_with_role: 'Kein Schlüssel hat diese Rolle.',
  show_with_role: 'In der Liste der Schlüssel zeigen',
};
