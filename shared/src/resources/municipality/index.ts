import { defineResource } from '../define.js';
import { localised, rows, text } from '../fields.js';
import { eachOnce } from '../rules.js';

/**
 * Municipalities, by which seasons are counted (product/office.md#municipalities). A new database has those of South Tyrol. Several may have one
 * postcode.
 */
export const municipality = defineResource({
  name: 'municipality',
  icon: 'LocationCity',
  fields: {
    ...localised('name', text({ required: true, maxLength: 100 })),
    plz: text({ maxLength: 10, index: true }),
    istat_code: text({ maxLength: 6, unique: true }),
    // What it pays for a child and week, from which season on (rules/contribution.ts).
    contributions: rows({ from_year: { min: 2000, max: 2099 }, amount: { money: true } }, { max: 30 }),
  },
  rules: [eachOnce('contributions', 'from_year')],
  list: {
    columns: ['name', 'name_it', 'plz', 'istat_code', 'contributions'],
    search: ['name', 'name_it'],
    defaultSort: { field: 'name', order: 'ASC' },
  },
  messages: {
    de: {
      name: 'Gemeinde |||| Gemeinden',
      fields: {
        name: 'Name (Deutsch)',
        name_it: 'Name (Italienisch)',
        plz: 'PLZ',
        istat_code: 'ISTAT-Nummer',
        contributions: 'Beitrag je Kinderwoche',
      },
      contributions: {
        from_year: 'Ab Saison',
        amount: 'Euro',
        row: 'ab %{from_year}: %{amount}',
        row_name: 'Beitrag %{row}',
        none: 'Zahlt keinen Beitrag.',
        add: 'Beitrag hinzufügen',
        remove: 'Beitrag %{row} entfernen',
      },
      delete: 'Diese Gemeinde wirklich löschen?',
    },
    it: {
      name: 'Comune |||| Comuni',
      fields: {
        name: 'Nome (tedesco)',
        name_it: 'Nome (italiano)',
        plz: 'CAP',
        istat_code: 'Codice ISTAT',
        contributions: 'Contributo per settimana-bambino',
      },
      contributions: {
        from_year: 'Dalla stagione',
        amount: 'Euro',
        row: 'dal %{from_year}: %{amount}',
        row_name: 'Contributo %{row}',
        none: 'Non versa contributi.',
        add: 'Aggiungi contributo',
        remove: 'Rimuovi il contributo %{row}',
      },
      delete: 'Eliminare davvero questo Comune?',
    },
    en: {
      name: 'Municipality |||| Municipalities',
      fields: {
        name: 'Name (German)',
        name_it: 'Name (Italian)',
        plz: 'Postcode',
        istat_code: 'ISTAT code',
        contributions: 'Contribution for a child-week',
      },
      contributions: {
        from_year: 'From season',
        amount: 'Euros',
        row: 'from %{from_year}: %{amount}',
        row_name: 'Contribution %{row}',
        none: 'Pays no contribution.',
        add: 'Add contribution',
        remove: 'Remove contribution %{row}',
      },
      delete: 'Are you sure to delete this municipality?',
    },
  },
});
