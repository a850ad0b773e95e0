/** The words of the resource; every language has every field. */
export default {
  de: {
    name: 'Benutzer |||| Benutzer',
    fields: {
      name: 'Name',
      email: 'E-Mail-Adresse',
      company_name: 'Firma',
      lang: 'Sprache der E-Mails',
      roles: 'Rollen',
      password: 'Passwort',
      password_confirmation: 'Passwort wiederholen',
      is_parent: 'Eltern',
    },
    lang: { de: 'Deutsch', it: 'Italienisch' },
    delete: 'Diesen Benutzer wirklich löschen? Er wird sofort überall ausgeloggt.',
  },
  it: {
    name: 'Utente |||| Utenti',
    fields: {
      name: 'Nome',
      email: 'Indirizzo e-mail',
      company_name: 'Azienda',
      lang: 'Lingua delle e-mail',
      roles: 'Ruoli',
      password: 'Password',
      password_confirmation: 'Ripeta la password',
      is_parent: 'Genitore',
    },
    lang: { de: 'Tedesco', it: 'Italiano' },
    delete: 'Eliminare davvero questo utente? Le sue sessioni terminano subito.',
  },
  en: {
    name: 'User |||| Users',
    fields: {
      name: 'Name',
      email: 'E-mail address',
      company_name: 'Company',
      lang: 'Language of mails',
      roles: 'Roles',
      password: 'Password',
      password_confirmation: 'Repeat password',
      is_parent: 'Parent',
    },
    lang: { de: 'German', it: 'Italian' },
    delete: 'Are you sure to delete this user? Their sessions end at once.',
  },
};
