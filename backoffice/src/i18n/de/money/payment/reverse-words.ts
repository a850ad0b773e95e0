/** The words of the dialog that takes a payment back, in German. They are loaded with it. */
export const words = {
  why: 'Sie bleibt in den Buchungen, und eine Gegenbuchung mit dem Datum von heute hebt sie auf. Die Anmeldungen sind danach wieder offen.',
  mail: 'Wem eine E-Mail bestätigt hat, dass bezahlt ist, erfährt auf Wunsch, dass der Betrag wieder offen ist.',
  reason: 'Grund',
  reason_help: 'Er steht bei der Zahlung, die storniert.',
  confirm: 'Stornieren',
  done: 'Die Zahlung ist storniert.',
};
