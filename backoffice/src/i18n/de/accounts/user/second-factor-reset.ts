export const words = {
  label: 'Zweiten Faktor zurücksetzen',
  question:
    'Hat die Person Handy und Passkey verloren? Authenticator-App, Passkeys und Wiederherstellungscodes werden entfernt, alle Sitzungen enden, und die Person bekommt eine E-Mail. Vergewissern Sie sich vorher, dass wirklich sie Sie darum bittet.',
  confirm: 'Zurücksetzen',
  done: 'Der zweite Faktor ist zurückgesetzt.',
};
