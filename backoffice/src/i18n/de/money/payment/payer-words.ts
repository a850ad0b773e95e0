/** The words of who paid. Loaded with the pages that show payments. */
export const words = {
  question: 'Wer hat bezahlt?',
  help: 'Steht auf Quittung und Steuerbestätigung',
  bank_says: 'Name laut Bank: %{name}',
  other: 'Jemand anderer',
  other_named: 'Jemand anderer: %{name}',
  name: 'Name',
  change: 'Wer hat bezahlt: %{amount} vom %{date}',
  title: 'Zahlung von %{amount} vom %{date}',
  save: 'Speichern',
  saved: 'Gespeichert, wer bezahlt hat.',
  filter: 'Bezahlt von',
  filters: { parent: 'Elternteil', other: 'Jemand anderem' },
};
