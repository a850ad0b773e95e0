import { defineResource } from '../define.js';
import { integer, localised, text } from '../fields.js';

/** Kinds of project, the cards that parents choose from first. */
export const courseType = defineResource({
  name: 'courseType',
  icon: 'Category',
  fields: {
    ...localised('name', text({ required: true })),
    sort_order: integer({ required: true }),
  },
  logged: 'all',
  list: {
    columns: ['name', 'name_it', 'sort_order'],
    search: ['name', 'name_it'],
    defaultSort: { field: 'sort_order', order: 'ASC' },
  },
  messages: {
    de: {
      name: 'Projekttyp |||| Projekttypen',
      fields: { name: 'Name (Deutsch)', name_it: 'Name (Italienisch)', sort_order: 'Reihenfolge' },
      delete: 'Diesen Projekttyp wirklich löschen?',
    },
    it: {
      name: 'Tipo di progetto |||| Tipi di progetto',
      fields: { name: 'Nome (tedesco)', name_it: 'Nome (italiano)', sort_order: 'Ordine' },
      delete: 'Eliminare davvero questo tipo di progetto?',
    },
    en: {
      name: 'Course type |||| Course types',
      fields: { name: 'Name (German)', name_it: 'Name (Italian)', sort_order: 'Order' },
      delete: 'Are you sure to delete this course type?',
    },
  },
});
