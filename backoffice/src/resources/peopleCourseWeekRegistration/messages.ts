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
  },
  delete: 'Are you sure to delete this Peoplecourseweekregistration?',
};

/** The words of the registrations. */
export const messages: Section['messages'] = {
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
      day_type: 'Tagesform',
      payed: 'Bezahlt',
      is_waiting: 'Warteliste',
      active: 'Projekt aktiv',
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
      day_type: 'Formula',
      payed: 'Pagato',
      is_waiting: "Lista d'attesa",
      active: 'Progetto attivo',
    },
    delete: 'Eliminare davvero questa iscrizione?',
  },
  en: english,
};
