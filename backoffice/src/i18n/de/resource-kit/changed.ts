/** The words of the question whose value is to stay in German: loaded with what shows them. */
export const words = {
  title: 'Inzwischen geändert',
  text: 'Während Sie das Formular offen hatten, hat jemand anders dieselben Angaben geändert. Bitte wählen Sie, was gelten soll. Was Sie sonst eingegeben haben, wird mitgespeichert.',
  yours: 'Ihre Eingabe',
  theirs: 'Inzwischen gespeichert',
  both: 'Beides zusammen',
  empty: 'leer',
  number: 'Nr. %{id}',
  only_here: '%{count} insgesamt, davon nur hier:\n%{names}',
  save: 'Auswahl speichern',
};
