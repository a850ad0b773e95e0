import { defineResource } from '@feria/shared/resources/define';
import { date, money, text } from '@feria/shared/resources/fields';
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
    day_type: 'Day type',
    payed: 'Paid',
    is_waiting: 'Waiting list',
    active: 'Course active',
    course_week_id: 'Week',
    year: 'Year',
    photo_privacy: 'Photos',
    payed_amount: 'Paid amount',
    payed_at: 'Date of payment',
    comment_internal: 'Internal comment',
  },
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
      day_type: 'Betreuungszeit',
      payed: 'Bezahlt',
      is_waiting: 'Warteliste',
      active: 'Projekt aktiv',
      course_week_id: 'Woche',
      year: 'Jahr',
      photo_privacy: 'Fotos',
      payed_amount: 'Bezahlter Betrag',
      payed_at: 'Zahlungsdatum',
      comment_internal: 'Interner Kommentar',
    },
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
      day_type: 'Orario',
      payed: 'Pagato',
      is_waiting: 'Lista d’attesa',
      active: 'Progetto attivo',
      course_week_id: 'Settimana',
      year: 'Anno',
      photo_privacy: 'Foto',
      payed_amount: 'Importo pagato',
      payed_at: 'Data di pagamento',
      comment_internal: 'Commento interno',
    },
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
    payed_amount: money({ required: true }),
    payed_at: date({ required: true }),
    comment_internal: text({ required: true, multiline: true, maxLength: 2_000 }),
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
