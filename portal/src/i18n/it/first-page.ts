import { common } from '@feria/shared/i18n/it/common';
import type { SameKeys } from '@feria/shared/i18n/translate';
import type { firstPage as reference } from '../de/first-page';
import type { Formats } from '../formats';

/** Italian: what the first page and every error need. */
export const firstPage: SameKeys<typeof reference> = {
  app: {
    skip: 'Vai al contenuto',
    home: 'Vai alla pagina iniziale',
    language: 'Lingua',
    navigation: 'Menu principale',
    login: 'Accedi',
    logout: 'Esci',
    planner: 'Piano delle vacanze',
    basket: 'Carrello',
    my_family: 'La mia famiglia',
    back_office: 'Amministrazione',
    projects: 'Progetti',
    privacy: 'Privacy',
    imprint: 'Note legali',
    accessibility: 'Accessibilità',
    contact: 'Contatti',
    offline: 'Nessuna connessione. Appena torna la rete si può continuare.',
    signed_out: 'La disconnessione è avvenuta correttamente.',
    footer: 'Progetti per le vacanze di bambini e ragazzi',
  },
  action: {
    cancel: 'Annulla',
    close: 'Chiudi',
    delete: 'Elimina',
    edit: 'Modifica',
    retry: 'Riprova',
    reload: 'Ricarica la pagina',
    save: 'Salva',
  },
  error: {
    title: 'Errore',
    offline: 'Nessuna connessione. Controlli la rete e riprovi.',
    server: 'Il server ha un problema temporaneo. Riprovi tra un momento.',
    busy: 'In questo momento ci sono molte richieste. Riprovi tra %{seconds} sec.',
    too_many: 'Troppi tentativi. Attenda %{minutes} min. e riprovi.',
    load: 'Caricamento non riuscito',
    crash: 'Qualcosa è andato storto',
    crash_text:
      'L’errore è stato segnalato. Ricarichi la pagina: i dati inseriti restano salvati, per quanto possibile.',
    not_found_title: 'Pagina non trovata',
    not_found: 'Questa pagina non esiste (più).',
    forbidden_title: 'Accesso negato',
    forbidden_text: 'Non ha l’autorizzazione per aprire questa pagina.',
    session: 'La sessione è scaduta. Acceda di nuovo.',
    field: 'Controlli i campi segnalati.',
    help: 'Il problema rimane? %{office}',
  },
  projects: {
    title: 'Progetti per le vacanze',
    hero: 'Vacanze da ricordare con piacere',
    choose_type: 'Che cosa cerca?',
    choose_type_text: 'Scelga un tipo di progetto oppure guardi tutti i progetti.',
    all_types: 'Tutti i progetti',
    other_type: 'Altri progetti',
    type_count: '%{smart_count} progetto |||| %{smart_count} progetti',
    type_open: 'Prenotabile ora',
    how_old: 'Che età?',
    which_weeks: 'Quali settimane?',
    any_age: 'Tutte le età',
    any_week: 'Tutte le settimane',
    empty: 'Al momento non ci sono progetti',
    empty_text: 'I nuovi progetti compaiono qui appena sono definiti.',
  },
  common,
};

/** How dates and amounts are written. */
export const formats: Formats = {};
