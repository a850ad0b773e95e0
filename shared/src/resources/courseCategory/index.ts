import { defineResource } from '../define.js';
import { localised, reference, richText, text } from '../fields.js';

/** Categories of projects, two levels deep: a parent is a top-level category other than itself (product/catalogue.md#field-rules-of-the-catalogue). */
export const courseCategory = defineResource({
  name: 'courseCategory',
  icon: 'Sell',
  fields: {
    ...localised('name', text({ required: true })),
    ...localised('description', richText({ required: true })),
    course_category_id: reference('courseCategory', 'parentCategory'),
  },
  logged: 'all',
  list: {
    columns: ['name', 'name_it', 'course_category_id'],
    search: ['name', 'name_it'],
    filters: ['course_category_id'],
    defaultSort: { field: 'name', order: 'ASC' },
  },
  messages: {
    de: {
      name: 'Projektkategorie |||| Projektkategorien',
      fields: {
        name: 'Name (Deutsch)',
        name_it: 'Name (Italienisch)',
        description: 'Beschreibung (Deutsch)',
        description_it: 'Beschreibung (Italienisch)',
        course_category_id: 'Übergeordnete Kategorie',
      },
      delete: 'Diese Projektkategorie wirklich löschen?',
    },
    it: {
      name: 'Categoria di progetto |||| Categorie di progetto',
      fields: {
        name: 'Nome (tedesco)',
        name_it: 'Nome (italiano)',
        description: 'Descrizione (tedesco)',
        description_it: 'Descrizione (italiano)',
        course_category_id: 'Categoria superiore',
      },
      delete: 'Eliminare davvero questa categoria?',
    },
    en: {
      name: 'Course category |||| Course categories',
      fields: {
        name: 'Name (German)',
        name_it: 'Name (Italian)',
        description: 'Description (German)',
        description_it: 'Description (Italian)',
        course_category_id: 'Parent category',
      },
      delete: 'Are you sure to delete this course category?',
    },
  },
});
