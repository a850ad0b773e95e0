/** The words of the fee for a place that the office removes, in German. They are loaded with the question. */
export const words = {
  label: 'Stornogebühr',
  help: 'Nach den Bedingungen des Projekts %{offered}, höchstens %{highest}. 0: keine Gebühr.',
  amount: 'Bitte einen Betrag eingeben.',
  above: 'Höchstens %{amount}.',
  reason: 'Grund für die andere Gebühr',
  reason_help: 'Bleibt im Verlauf der Anmeldung; die Eltern lesen ihn nicht.',
};
