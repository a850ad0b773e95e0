import { CONTENT_LANGUAGES } from '../../config.js';
import { GENDERS } from '../../rules/children.js';
import { defineResource } from '../define.js';
import { choice, date, integer, money, reference, text } from '../fields.js';
import messages from './messages.js';

/** What follows from other fields. */
const derived = { required: true, readOnly: true, family: 'read' } as const;

/** What the ledger says of a parent. */
const ofBalance = { readOnly: true, stored: false, hidden: true, permission: 'payment.index' } as const;

/**
 * Parents (product/families.md#persons-and-children). The API calls them `parent`; table, permissions and the address of the screens say
 * `person`. Gender and birth come from the tax code; e-mail and language are those of the parent's account.
 */
export const parent = defineResource({
  name: 'parent',
  route: 'person',
  permissionPrefix: 'person',
  hasView: true,
  icon: 'People',
  fields: {
    first_name: text({ required: true, family: 'write' }),
    last_name: text({ required: true, family: 'write' }),
    tax: text({ required: true, format: 'taxCode', maxLength: 32, family: 'read' }),
    gender: choice(GENDERS, derived),
    birth: date(derived),
    address: text({ required: true, family: 'write' }),
    plz: text({ maxLength: 10, family: 'write' }),
    place: text({ family: 'write' }),
    /** Where the postcode has several (product/office.md#municipalities). */
    municipality_id: reference('municipality', 'municipality', { family: 'write' }),
    phone: text({ format: 'phone', maxLength: 40, family: 'write' }),
    email: text({ required: true, format: 'email', stored: false, family: 'read' }),
    lang: choice(CONTENT_LANGUAGES, { required: true, stored: false, family: 'write' }),
    display_name: text({ ...derived, stored: false }),
    childrens_length: integer({ required: true, readOnly: true, stored: false }),
    /** What is owed now for places and fees, and the credit with what is being paid out (product/money.md#one-balance). */
    open_amount: money(ofBalance),
    credit: money(ofBalance),
  },
  logged: [
    'first_name',
    'last_name',
    'tax',
    'address',
    'plz',
    'place',
    'municipality_id',
    'phone',
    'email',
    'lang',
  ],
  list: {
    columns: [
      'last_name',
      'first_name',
      'place',
      'tax',
      'phone',
      'email',
      'childrens_length',
      'open_amount',
      'credit',
    ],
    optional: ['credit'],
    search: ['last_name', 'first_name', 'tax', 'place', 'phone', 'email'],
    sort: ['birth', 'plz', 'address', 'lang'],
    filters: ['lang'],
    defaultSort: { field: 'last_name', order: 'ASC' },
  },
  messages,
});
