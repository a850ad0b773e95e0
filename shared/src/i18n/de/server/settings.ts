/** What the API says in German of settings. The reference from which the other languages are typed. */
export const settings = {
  option: {
    required: '„%{name}“ wird gebraucht und kann nicht gelöscht werden.',
    taken: 'Diese Einstellung gibt es schon.',
    key_fixed: 'Der Schlüssel einer Einstellung lässt sich nicht ändern.',
  },
};
