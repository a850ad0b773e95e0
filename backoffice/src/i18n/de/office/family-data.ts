/** The words of what becomes of the data of a family, in German. They are loaded with its page. */
export const words = {
  title: 'Datenschutz',
  export: 'Alle Daten der Familie herunterladen',
  erase: 'Familie löschen',
  question: 'Die Daten von %{name} und von den Kindern ohne anderen Elternteil endgültig löschen?',
  confirm: 'Endgültig löschen',
  left_out: 'Die Datei enthält nur, was Sie sehen dürfen. Es fehlen: %{sections}.',
  section_children: 'Kinder',
  section_health: 'Gesundheitsdaten',
  section_registrations: 'Anmeldungen und Anwesenheit',
  section_payments: 'Zahlungen',
  section_messages: 'Nachrichten',
  section_calls: 'Telefonate',
};
