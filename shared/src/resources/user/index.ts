import { PASSWORD_MAX, CONTENT_LANGUAGES } from '../../config.js';
import { defineResource } from '../define.js';
import { boolean, choice, names, text } from '../fields.js';
import messages from './messages.js';

/**
 * An account (product/accounts.md#accounts). E-mail address, roles and the two passwords are written only with `user.create`; the passwords
 * are never read back. `company_name` is a note of the office's own: who a member of staff works for.
 */
export const user = defineResource({
  name: 'user',
  icon: 'ManageAccounts',
  fields: {
    name: text({ required: true }),
    email: text({ required: true, format: 'email' }),
    company_name: text(),
    /** Language of mails to the user. */
    lang: choice(CONTENT_LANGUAGES, { default: 'de' }),
    roles: names(),
    password: text({ maxLength: PASSWORD_MAX, stored: false }),
    password_confirmation: text({ maxLength: PASSWORD_MAX, stored: false }),
    /** Whether signing in asks for an authenticator app or a passkey. */
    second_factor: boolean({ readOnly: true, stored: false }),
    /** Whether a person (a parent) stands behind the account. */
    is_parent: boolean({ readOnly: true, stored: false }),
  },
  logged: ['name', 'email', 'company_name', 'lang', 'roles'],
  list: {
    columns: ['name', 'email', 'company_name', 'roles', 'second_factor', 'is_parent'],
    search: ['name', 'email', 'company_name'],
    sort: ['lang'],
    filters: ['is_parent', 'roles'],
    defaultSort: { field: 'name', order: 'ASC' },
  },
  messages,
});
