import { UI_LANGUAGES } from '../../config.js';
import { GENDERS } from '../../rules/children.js';
import { defineResource } from '../define.js';
import { choice, date, integer, text } from '../fields.js';
import messages from './messages.js';

/**
 * Parents (spec §3). The API calls them `parent` (spec §7), screens and permissions `person`. Gender and birth come from
 * the tax code; e-mail and language are those of the person's account.
 */
export const person = defineResource({
  name: 'parent',
  route: 'person',
  permissionPrefix: 'person',
  hasView: true,
  icon: 'People',
  fields: {
    first_name: text({ required: true }),
    last_name: text({ required: true }),
    tax: text({ required: true, format: 'taxCode', maxLength: 32 }),
    gender: choice(GENDERS, { readOnly: true }),
    birth: date({ readOnly: true }),
    address: text({ required: true }),
    plz: text({ maxLength: 10 }),
    place: text(),
    phone: text({ format: 'phone', maxLength: 40 }),
    email: text({ required: true, format: 'email' }),
    lang: choice(UI_LANGUAGES, { required: true }),
    display_name: text({ readOnly: true }),
    childrens_length: integer({ readOnly: true }),
  },
  list: {
    columns: ['last_name', 'first_name', 'place', 'tax', 'phone', 'email', 'childrens_length'],
    search: ['first_name', 'last_name', 'tax', 'place', 'phone', 'email'],
    sort: ['birth', 'plz', 'address', 'lang'],
    filters: ['lang'],
    defaultSort: { field: 'last_name', order: 'ASC' },
  },
  messages,
});
