import type { Section } from '../../resource-kit/types';

const english = {
  name: 'Change |||| Changes',
  fields: {
    at: 'When',
    'user.name': 'Who',
    action: 'Did what',
    resource: 'Where',
    record_id: 'Number',
    fields: 'Fields',
  },
  /** By the call, where that is more than a resource. */
  calls: {
    'course/copy': 'Courses: copied',
    'course/changeActive': 'Courses: set active or inactive',
    'peopleCourseWeekRegistration/setPayed': 'Registrations: payments booked',
    'failedMail/resend': 'Undelivered mails: sent again',
    'parent/erase': 'People: family erased',
    'my-family/children': 'Portal: children',
    'my-family/parent': 'Portal: own data',
    'save-registration': 'Portal: registrations',
    registration: 'Portal: registrations',
    password: 'Own password',
    'course/upload': 'Courses: file uploaded',
    'option/upload': 'Settings: file uploaded',
    'document/upload': 'File uploaded',
  },
  action: { create: 'Created', update: 'Changed', delete: 'Deleted', call: 'Did' },
  delete: '',
};

/** Calls with words of their own. */
export const CALLS = Object.keys(english.calls);

/** The words of the log of changes. */
export const messages: Section['messages'] = {
  de: {
    name: 'Änderung |||| Änderungen',
    fields: {
      at: 'Wann',
      'user.name': 'Wer',
      action: 'Was',
      resource: 'Wo',
      record_id: 'Nummer',
      fields: 'Felder',
    },
    /** By the call, where that is more than a resource. */
    calls: {
      'course/copy': 'Projekte: kopiert',
      'course/changeActive': 'Projekte: aktiv oder inaktiv gesetzt',
      'peopleCourseWeekRegistration/setPayed': 'Anmeldungen: Zahlungen eingebucht',
      'failedMail/resend': 'Unzustellbare Mails: noch einmal gesendet',
      'parent/erase': 'Personen: Familie gelöscht',
      'my-family/children': 'Elternportal: Kinder',
      'my-family/parent': 'Elternportal: eigene Daten',
      'save-registration': 'Elternportal: Anmeldungen',
      registration: 'Elternportal: Anmeldungen',
      password: 'Eigenes Passwort',
      'course/upload': 'Projekte: Datei hochgeladen',
      'option/upload': 'Einstellungen: Datei hochgeladen',
      'document/upload': 'Datei hochgeladen',
    },
    action: { create: 'Angelegt', update: 'Geändert', delete: 'Gelöscht', call: 'Ausgeführt' },
    delete: '',
  },
  it: {
    name: 'Modifica |||| Modifiche',
    fields: {
      at: 'Quando',
      'user.name': 'Chi',
      action: 'Cosa',
      resource: 'Dove',
      record_id: 'Numero',
      fields: 'Campi',
    },
    /** By the call, where that is more than a resource. */
    calls: {
      'course/copy': 'Progetti: copiato',
      'course/changeActive': 'Progetti: attivato o disattivato',
      'peopleCourseWeekRegistration/setPayed': 'Iscrizioni: pagamenti registrati',
      'failedMail/resend': 'E-mail non recapitate: inviate di nuovo',
      'parent/erase': 'Persone: famiglia eliminata',
      'my-family/children': 'Portale genitori: bambini',
      'my-family/parent': 'Portale genitori: propri dati',
      'save-registration': 'Portale genitori: iscrizioni',
      registration: 'Portale genitori: iscrizioni',
      password: 'Propria password',
      'course/upload': 'Progetti: file caricato',
      'option/upload': 'Impostazioni: file caricato',
      'document/upload': 'File caricato',
    },
    action: { create: 'Creato', update: 'Modificato', delete: 'Eliminato', call: 'Eseguito' },
    delete: '',
  },
  en: english,
};
