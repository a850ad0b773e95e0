import { defineResource } from '../define.js';
import { localised, money, text } from '../fields.js';

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
    /** What it pays for a child and week. */
    contribution: money(),
  },
  list: {
    columns: ['name', 'name_it', 'plz', 'istat_code', 'contribution'],
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
        contribution: 'Beitrag je Kinderwoche',
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
        contribution: 'Contributo per settimana-bambino',
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
        contribution: 'Contribution for a child-week',
      },
      delete: 'Are you sure to delete this municipality?',
    },
  },
});
