import type { common as reference } from '../de/common.js';
import type { SameKeys } from '../translate.js';

/** Italian words that both frontends, mails and documents use alike. */
export const common: SameKeys<typeof reference> = {
  day_type: { full_day: 'Giornata intera', half_day: 'Mezza giornata' },
  state: {
    open: 'Iscrizioni aperte',
    before_registration: 'Iscrizioni non ancora aperte',
    after_registration: 'Iscrizioni chiuse',
    full: 'Settimana al completo',
    cancelled: 'Annullata',
  },
  availability: {
    free: 'Posti liberi',
    few: 'Ultimi posti',
    waiting_list: 'Lista d’attesa',
    full: 'Al completo',
  },
  seats_left: 'Ancora %{smart_count} posto |||| Ancora %{smart_count} posti',
  gender: { m: 'Maschile', f: 'Femminile', s: 'Altro' },
  lang: { de: 'Tedesco', it: 'Italiano' },
  school: {
    kg_1: 'Scuola dell’infanzia, 1° anno',
    kg_2: 'Scuola dell’infanzia, 2° anno',
    kg_3: 'Scuola dell’infanzia, 3° anno',
    kg_4: 'Scuola dell’infanzia, 4° anno',
    gs_1: 'Scuola primaria, 1ª classe',
    gs_2: 'Scuola primaria, 2ª classe',
    gs_3: 'Scuola primaria, 3ª classe',
    gs_4: 'Scuola primaria, 4ª classe',
    gs_5: 'Scuola primaria, 5ª classe',
    ms_1: 'Scuola secondaria di primo grado, 1ª classe',
    ms_2: 'Scuola secondaria di primo grado, 2ª classe',
    ms_3: 'Scuola secondaria di primo grado, 3ª classe',
    other: 'Altro',
  },
  eligibility: {
    age_between: 'Per bambini da %{from} a %{to} anni (il primo giorno il bambino ne avrà %{age})',
    age_only: 'Per bambini di %{from} anni (il primo giorno il bambino ne avrà %{age})',
    age_from: 'Per bambini da %{from} anni in su (il primo giorno il bambino ne avrà %{age})',
    age_to: 'Per bambini fino a %{to} anni (il primo giorno il bambino ne avrà %{age})',
    school: 'Per altre classi: %{schools}',
  },
  tax_invalid: 'Vi preghiamo di controllare il codice fiscale inserito, sembra non essere valido!',
  outcome: { confirmed: 'Iscrizione confermata', waiting: 'In lista d’attesa', full: 'Nessun posto' },
};
