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
  /** Calls that are not plain changes of a resource. */
  calls: {
    'course/copy': 'Courses: copied',
    'course/changeActive': 'Courses: set active or inactive',
    'peopleCourseWeekRegistration/setPayed': 'Registrations: payments booked',
    'failedMail/resend': 'Undelivered mails: sent again',
    'parent/erase': 'People: family erased',
    'parent/login': 'People: login of a parent',
    'child/parents': 'Children: parents',
    'child/second-guardian': 'Children: second guardian forbidden or allowed',
    'guardian-invitation': 'Children: invitation of a guardian',
    'guardian-invitation/accept': 'Portal: invitation of a guardian accepted',
    'my-family/guardian-invitations': 'Portal: invitation of a guardian',
    'my-family/children/guardians': 'Portal: access of a guardian',
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

/** The calls that have a label. */
export const CALLS = Object.keys(english.calls);

/** The words of the log of changes. */
const messages: Section['messages'] = {
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
    /** Calls that are not plain changes of a resource. */
    calls: {
      'course/copy': 'Projekte: kopiert',
      'course/changeActive': 'Projekte: aktiv oder inaktiv gesetzt',
      'peopleCourseWeekRegistration/setPayed': 'Anmeldungen: Zahlungen eingebucht',
      'failedMail/resend': 'Unzustellbare E-Mails: noch einmal gesendet',
      'parent/erase': 'Personen: Familie gelöscht',
      'parent/login': 'Personen: Zugangsdaten eines Elternteils',
      'child/parents': 'Kinder: Eltern',
      'child/second-guardian': 'Kinder: zweite erziehungsberechtigte Person gesperrt oder erlaubt',
      'guardian-invitation': 'Kinder: Einladung einer erziehungsberechtigten Person',
      'guardian-invitation/accept': 'Elternportal: Einladung angenommen',
      'my-family/guardian-invitations': 'Elternportal: Einladung einer erziehungsberechtigten Person',
      'my-family/children/guardians': 'Elternportal: Zugang einer erziehungsberechtigten Person',
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
    /** Calls that are not plain changes of a resource. */
    calls: {
      'course/copy': 'Progetti: copiato',
      'course/changeActive': 'Progetti: attivato o disattivato',
      'peopleCourseWeekRegistration/setPayed': 'Iscrizioni: pagamenti registrati',
      'failedMail/resend': 'E-mail non recapitate: inviate di nuovo',
      'parent/erase': 'Persone: famiglia eliminata',
      'parent/login': 'Persone: accesso di un genitore',
      'child/parents': 'Bambini: genitori',
      'child/second-guardian': 'Bambini: secondo genitore o tutore bloccato o permesso',
      'guardian-invitation': 'Bambini: invito di un genitore o tutore',
      'guardian-invitation/accept': 'Portale genitori: invito accettato',
      'my-family/guardian-invitations': 'Portale genitori: invito di un genitore o tutore',
      'my-family/children/guardians': 'Portale genitori: accesso di un genitore o tutore',
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

/** Who changed what; only read, by those who administer accounts. */
export const auditLog: Section = {
  name: 'auditLog',
  route: 'auditLog',
  icon: 'History',
  permissions: { index: 'user.index', create: 'user.create', update: 'user.update', view: 'user.index' },
  messages,
};
