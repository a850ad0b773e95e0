import type { UiLanguage } from '../config.js';
import type { SameKeys } from './translate.js';

/** Words of the field that both frontends, mails and documents use alike. */
const de = {
  day_type: { full_day: 'Ganztags', half_day: 'Halbtags' },
  state: {
    open: 'Anmeldung offen',
    before_registration: 'Anmeldung demnächst möglich',
    after_registration: 'Anmeldung geschlossen',
    full: 'Woche ausgebucht',
  },
  availability: {
    free: 'Plätze frei',
    few: 'Nur noch wenige Plätze',
    waiting_list: 'Warteliste',
    full: 'Ausgebucht',
  },
  gender: { m: 'Männlich', f: 'Weiblich', s: 'Divers' },
  lang: { de: 'Deutsch', it: 'Italienisch' },
  school: {
    kg_1: 'Kindergarten, 1. Jahr',
    kg_2: 'Kindergarten, 2. Jahr',
    kg_3: 'Kindergarten, 3. Jahr',
    kg_4: 'Kindergarten, 4. Jahr',
    gs_1: 'Grundschule, 1. Klasse',
    gs_2: 'Grundschule, 2. Klasse',
    gs_3: 'Grundschule, 3. Klasse',
    gs_4: 'Grundschule, 4. Klasse',
    gs_5: 'Grundschule, 5. Klasse',
    ms_1: 'Mittelschule, 1. Klasse',
    ms_2: 'Mittelschule, 2. Klasse',
    ms_3: 'Mittelschule, 3. Klasse',
    other: 'Andere',
  },
  tax_invalid: 'Bitte überprüfen Sie die Steuernummer, sie scheint nicht gültig zu sein!',
  outcome: { confirmed: 'Angemeldet', waiting: 'Auf der Warteliste', full: 'Kein Platz' },
};

const it: SameKeys<typeof de> = {
  day_type: { full_day: 'Giornata intera', half_day: 'Mezza giornata' },
  state: {
    open: 'Iscrizioni aperte',
    before_registration: 'Iscrizioni prossimamente',
    after_registration: 'Iscrizioni chiuse',
    full: 'Settimana al completo',
  },
  availability: {
    free: 'Posti liberi',
    few: 'Ultimi posti',
    waiting_list: "Lista d'attesa",
    full: 'Al completo',
  },
  gender: { m: 'Maschile', f: 'Femminile', s: 'Altro' },
  lang: { de: 'Tedesco', it: 'Italiano' },
  school: {
    kg_1: "Scuola dell'infanzia, 1° anno",
    kg_2: "Scuola dell'infanzia, 2° anno",
    kg_3: "Scuola dell'infanzia, 3° anno",
    kg_4: "Scuola dell'infanzia, 4° anno",
    gs_1: 'Scuola primaria, 1ª classe',
    gs_2: 'Scuola primaria, 2ª classe',
    gs_3: 'Scuola primaria, 3ª classe',
    gs_4: 'Scuola primaria, 4ª classe',
    gs_5: 'Scuola primaria, 5ª classe',
    ms_1: 'Scuola media, 1ª classe',
    ms_2: 'Scuola media, 2ª classe',
    ms_3: 'Scuola media, 3ª classe',
    other: 'Altro',
  },
  tax_invalid: 'Vi preghiamo di controllare il codice fiscale inserito, sembra non essere valido!',
  outcome: { confirmed: 'Iscritto', waiting: "In lista d'attesa", full: 'Nessun posto' },
};

/** Common words by language. */
export const commonMessages: Record<UiLanguage, typeof de> = { de, it };
