import { defineResource } from '../define.js';
import { localised, text } from '../fields.js';

/** Where projects take place. */
export const location = defineResource({
  name: 'location',
  route: 'locations',
  icon: 'Place',
  fields: {
    ...localised('name', text({ required: true })),
    // For a call to 112: on the emergency sheet.
    address: text(),
  },
  logged: 'all',
  list: {
    columns: ['name', 'name_it'],
    search: ['name', 'name_it'],
    defaultSort: { field: 'name', order: 'ASC' },
  },
  messages: {
    de: {
      name: 'Ort |||| Orte',
      fields: {
        name: 'Name (Deutsch)',
        name_it: 'Name (Italienisch)',
        address: 'Anschrift (für den Notruf 112)',
      },
      delete: 'Diesen Ort wirklich löschen?',
    },
    it: {
      name: 'Luogo |||| Luoghi',
      fields: {
        name: 'Nome (tedesco)',
        name_it: 'Nome (italiano)',
        address: 'Indirizzo (per il 112)',
      },
      delete: 'Eliminare davvero questo luogo?',
    },
    en: {
      name: 'Location |||| Locations',
      fields: {
        name: 'Name (German)',
        name_it: 'Name (Italian)',
        address: 'Address (for 112)',
      },
      delete: 'Are you sure to delete this location?',
    },
  },
});
