/** The words about a consent that came with an import. They are loaded with the page of the child and that of the import. */
export const words = {
  ways: {
    paper: 'Schriftlich auf Papier',
    email: 'Per E-Mail',
    phone: 'Am Telefon',
    present: 'Elternteil war da',
    other_system: 'In einem anderen Programm',
  },
  shown: 'Einwilligung zu Gesundheitsdaten: %{way}, seit %{date}. Eingetragen von %{by}.',
  somebody: 'einem gelöschten Konto',
};
