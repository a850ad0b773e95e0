import { defineResource } from '../define.js';
import { boolean, integer, names, text } from '../fields.js';
import messages from './messages.js';

/** A named set of permissions (product/accounts.md#roles). */
export const role = defineResource({
  name: 'role',
  route: 'roles',
  icon: 'VerifiedUser',
  fields: {
    name: text({ required: true, maxLength: 191 }),
    permissions: names(),
    /** Whether its holders must have a second factor (product/accounts.md#second-factor). */
    second_factor: boolean(),
    /** How many users hold the role. */
    users_count: integer({ required: true, readOnly: true, stored: false }),
  },
  logged: 'all',
  list: {
    columns: ['name', 'users_count'],
    search: ['name'],
    defaultSort: { field: 'name', order: 'ASC' },
  },
  messages,
});
