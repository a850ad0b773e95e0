import { CONTACT_NAME_MAX, DAY_TYPES } from '@feria/shared';
import { defineResource } from '@feria/shared/resources/define';
import { choice, date, money, text } from '@feria/shared/resources/fields';
import type { Section } from '../../resource-kit/types';

const english = {
  name: 'Registration |||| Registrations',
  fields: {
    created_at: 'Date created',
    'people.first_name': 'First name',
    'people.last_name': 'Last name',
    'people.tax': 'Tax number',
    'course.name': 'Course',
    course_id: 'Course',
    'courseWeek.from': 'Week',
    'courseWeek.name': 'Name of the week',
    day_type: 'Day type',
    payed: 'Paid',
    is_waiting: 'Waiting list',
    active: 'Course active',
    course_week_id: 'Week',
    year: 'Year',
    parents: 'Parents',
    payment_reference: 'Payment reference',
    photo_privacy: 'Photos',
    payed_amount: 'Paid amount',
    payed_at: 'Date of payment',
    comment_internal: 'Internal comment',
    emergency_contact1_name: 'First contact: name',
    emergency_contact1_phone: 'Emergency contact 1',
    emergency_contact2_name: 'Second contact: name',
    emergency_contact2_phone: 'Emergency contact 2',
    custom_field: 'Custom field',
  },
  groups: { contacts: 'Emergency contacts' },
  delete: 'Are you sure to delete this Peoplecourseweekregistration?',
};

/** The words of the registrations. */
const messages = {
  de: {
    name: 'Anmeldung |||| Anmeldungen',
    fields: {
      created_at: 'Erstellt am',
      'people.first_name': 'Vorname',
      'people.last_name': 'Nachname',
      'people.tax': 'Steuernummer',
      'course.name': 'Projekt',
      course_id: 'Projekt',
      'courseWeek.from': 'Woche',
      'courseWeek.name': 'Name der Woche',
      day_type: 'Betreuungszeit',
      payed: 'Bezahlt',
      is_waiting: 'Warteliste',
      active: 'Projekt aktiv',
      course_week_id: 'Woche',
      year: 'Jahr',
      parents: 'Eltern',
      payment_reference: 'Zahlungsreferenz',
      photo_privacy: 'Fotos',
      payed_amount: 'Bezahlter Betrag',
      payed_at: 'Zahlungsdatum',
      comment_internal: 'Interner Kommentar',
      emergency_contact1_name: 'Name des ersten Kontakts',
      emergency_contact1_phone: 'Notfallkontakt 1',
      emergency_contact2_name: 'Name des zweiten Kontakts',
      emergency_contact2_phone: 'Notfallkontakt 2',
      custom_field: 'Zusatzfeld',
    },
    groups: { contacts: 'Notfallkontakte' },
    delete: 'Diese Anmeldung wirklich löschen?',
  },
  it: {
    name: 'Iscrizione |||| Iscrizioni',
    fields: {
      created_at: 'Creata il',
      'people.first_name': 'Nome',
      'people.last_name': 'Cognome',
      'people.tax': 'Codice fiscale',
      'course.name': 'Progetto',
      course_id: 'Progetto',
      'courseWeek.from': 'Settimana',
      'courseWeek.name': 'Nome della settimana',
      day_type: 'Orario',
      payed: 'Pagato',
      is_waiting: 'Lista d’attesa',
      active: 'Progetto attivo',
      course_week_id: 'Settimana',
      year: 'Anno',
      parents: 'Genitori',
      payment_reference: 'Causale',
      photo_privacy: 'Foto',
      payed_amount: 'Importo pagato',
      payed_at: 'Data di pagamento',
      comment_internal: 'Commento interno',
      emergency_contact1_name: 'Nome del primo contatto',
      emergency_contact1_phone: 'Contatto di emergenza 1',
      emergency_contact2_name: 'Nome del secondo contatto',
      emergency_contact2_phone: 'Contatto di emergenza 2',
      custom_field: 'Campo aggiuntivo',
    },
    groups: { contacts: 'Contatti di emergenza' },
    delete: 'Eliminare davvero questa iscrizione?',
  },
  en: english,
};

/**
 * What the office writes into a registration. Not one of the resources: registrations are made by sign-up, and
 * their list is written by hand.
 */
export const registrationForm = defineResource({
  name: 'peopleCourseWeekRegistration',
  icon: 'HowToReg',
  fields: {
    day_type: choice(DAY_TYPES, { required: true }),
    custom_field: text({ maxLength: 255 }),
    payed_amount: money({ required: true }),
    payed_at: date({ required: true }),
    comment_internal: text({ required: true, multiline: true, maxLength: 2_000 }),
    emergency_contact1_name: text({ maxLength: CONTACT_NAME_MAX, group: 'contacts' }),
    emergency_contact1_phone: text({ required: true, maxLength: 40, format: 'phone', group: 'contacts' }),
    emergency_contact2_name: text({ maxLength: CONTACT_NAME_MAX, group: 'contacts' }),
    emergency_contact2_phone: text({ maxLength: 40, format: 'phone', group: 'contacts' }),
  },
  list: {
    columns: ['payed_at'],
    search: [],
    defaultSort: { field: 'payed_at', order: 'DESC' },
  },
  messages,
});

/** Registrations change only through sign-up and payment, so their pages are written by hand. */
export const registrations: Section = registrationForm;
