import type { SameKeys } from '@feria/shared';

/** The texts of registrations and payments in German. */
export const germanRegistrations = {
  full_name: 'Name',
  week: 'Woche',
  price: 'Preis',
  paid: {
    label: 'Bezahlt',
    full: 'Bezahlt',
    partial: 'Teilweise bezahlt',
    none: 'Nicht bezahlt',
    amount: '%{amount} / %{price}',
  },
  waiting: 'Auf der Warteliste',
  confirmed: 'Angemeldet',
  create: {
    title: 'Kind anmelden',
    child: 'Kind',
    course: 'Projekt',
    week: 'Woche',
    week_choice: '%{name}, %{period}, %{registered} von %{seats} Plätzen belegt',
    day_type: 'Tagesform',
    day_type_choice: '%{label}, %{price}',
    contact1: 'Notfallkontakt 1',
    contact2: 'Notfallkontakt 2',
    comment: 'Kommentar',
    send: 'Anmelden',
    done: 'Angemeldet',
    done_warning: 'Bitte beachten',
    failed_title: 'Fehler',
    failed: 'Es ist ein Fehler beim Absenden der Anfrage passiert!',
    no_children: 'Um ein Kind anzumelden, müssen Sie die Liste der Kinder sehen dürfen.',
  },
};

/** The same in Italian. */
export const italianRegistrations: SameKeys<typeof germanRegistrations> = {
  full_name: 'Nome',
  week: 'Settimana',
  price: 'Prezzo',
  paid: {
    label: 'Pagato',
    full: 'Pagato',
    partial: 'Pagato in parte',
    none: 'Non pagato',
    amount: '%{amount} / %{price}',
  },
  waiting: "In lista d'attesa",
  confirmed: 'Iscritto',
  create: {
    title: 'Iscrivi un bambino',
    child: 'Bambino',
    course: 'Progetto',
    week: 'Settimana',
    week_choice: '%{name}, %{period}, %{registered} di %{seats} posti occupati',
    day_type: 'Formula',
    day_type_choice: '%{label}, %{price}',
    contact1: 'Contatto di emergenza 1',
    contact2: 'Contatto di emergenza 2',
    comment: 'Commento',
    send: 'Iscrivi',
    done: 'Iscrizione registrata',
    done_warning: 'Attenzione',
    failed_title: 'Errore',
    failed: "Si è verificato un errore nell'invio della richiesta!",
    no_children: "Per iscrivere un bambino deve poter vedere l'elenco dei bambini.",
  },
};
