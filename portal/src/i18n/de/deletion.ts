/** What stands on the page where the own account is deleted: the reference of the other languages. Loaded with the page. */
export const deletion = {
  title: 'Konto löschen',
  intro:
    'Das Konto %{email} wird mit allen Daten gelöscht. Das lässt sich nicht rückgängig machen, auch nicht durch das Büro.',
  data_first: 'Gespeicherte Daten ansehen und herunterladen',
  before: 'Das ist vorher zu erledigen',
  to_payment: 'Zu den Zahlungen',
  to_iban: 'IBAN eintragen',
  cannot: 'Abmelden ist nur noch über das Büro möglich.',
  goes: 'Das wird gelöscht',
  goes_account: 'Ihr Konto mit allen Logins, Ihre Daten, Nachrichten und E-Mails',
  goes_child: '%{child}, mit allen Daten und Anmeldungen',
  goes_waiting: '%{child}: nicht mehr auf der Warteliste für %{week}',
  goes_wish: '%{child}: kein Wunsch mehr für %{week}',
  goes_held: '%{child}: nicht mehr vorgemerkt für %{week}',
  goes_invitations: '%{smart_count} offene Einladung |||| %{smart_count} offene Einladungen',
  stays: 'Das bleibt',
  stays_child: '%{child} bleibt beim anderen Elternteil, mit allen Anmeldungen',
  stays_contacts:
    'Bei %{smart_count} Anmeldung wird das Telefon des anderen Elternteils zum Notfallkontakt. |||| Bei %{smart_count} Anmeldungen wird das Telefon des anderen Elternteils zum Notfallkontakt.',
  stays_payments:
    'Das Gesetz verlangt, dass wir Zahlungen (%{payments}) und Quittungen (%{receipts}) %{years} Jahre lang aufbewahren. Wer bezahlt hat, steht dann nur noch im Archiv der Buchhaltung.',
  confirm: 'Bestätigen',
  confirm_text: 'Mit Ihrem Passwort bestätigen Sie, dass das Konto gelöscht wird.',
  submit: 'Konto endgültig löschen',
  done: 'Ihr Konto ist gelöscht. Eine letzte E-Mail bestätigt es Ihnen.',
};
