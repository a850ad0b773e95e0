/** The words of the fee for a place that the office removes, in German. They are loaded with the question. */
export const words = {
  label: 'Abmeldegebühr',
  help: 'Nach den Bedingungen des Projekts %{offered}, höchstens %{highest}. 0: keine Gebühr.',
  amount: 'Bitte einen Betrag eingeben.',
  above: 'Höchstens %{amount}.',
  reason: 'Grund für die andere Gebühr',
  without_steps: 'Was mit der Familie vereinbart ist, höchstens %{highest}. 0: keine Gebühr.',
  split:
    'Von bezahlten %{paid} bleiben %{kept} für die Abmeldegebühr, %{credit} werden Guthaben der Familie.',
  all_credit: 'Die bezahlten %{paid} werden Guthaben der Familie.',
  open: 'Von der Abmeldegebühr sind noch %{open} zu bezahlen.',
  reason_help: 'Bleibt im Verlauf der Anmeldung; die Eltern lesen ihn nicht.',
};
