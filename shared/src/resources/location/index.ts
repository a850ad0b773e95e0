import { defineResource } from '../define.js';
import { decimal, localised, text } from '../fields.js';
import { bothOrNeither } from '../rules.js';

/** Where projects take place. */
export const location = defineResource({
  name: 'location',
  route: 'locations',
  icon: 'Place',
  fields: {
    ...localised('name', text({ required: true })),
    // For families, and for a call to 112: on the emergency sheet.
    address: text(),
    latitude: decimal({ min: -90, max: 90 }),
    longitude: decimal({ min: -180, max: 180 }),
  },
  rules: [bothOrNeither('latitude', 'longitude')],
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
        address: 'Anschrift',
        latitude: 'Breitengrad',
        longitude: 'Längengrad',
      },
      delete: 'Diesen Ort wirklich löschen?',
    },
    it: {
      name: 'Luogo |||| Luoghi',
      fields: {
        name: 'Nome (tedesco)',
        name_it: 'Nome (italiano)',
        address: 'Indirizzo',
        latitude: 'Latitudine',
        longitude: 'Longitudine',
      },
      delete: 'Eliminare davvero questo luogo?',
    },
    en: {
      name: 'Location |||| Locations',
      fields: {
        name: 'Name (German)',
        name_it: 'Name (Italian)',
        address: 'Address',
        latitude: 'Latitude',
        longitude: 'Longitude',
      },
      delete: 'Are you sure to delete this location?',
    },
  },
});
