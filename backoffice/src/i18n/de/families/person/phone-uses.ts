/** The words about a new telephone number in German: loaded with what shows them. */
export const words = {
  title: 'Neue Nummer auch hier eintragen?',
  text: 'Hier steht noch die bisherige Nummer %{phone}:',
  child: 'Telefon von %{child} (sehen alle Eltern des Kindes)',
  registration: 'Notfallkontakt: %{child}, %{course}, %{period}',
  leave: 'So lassen',
  take: 'Neue Nummer eintragen',
  done: 'Die neue Nummer ist eingetragen.',
};
