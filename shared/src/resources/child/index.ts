import { CONTENT_LANGUAGES } from '../../config.js';
import { CONSENT_WAYS, GENDERS, SCHOOLS, type HealthField } from '../../rules/children.js';
import { defineResource } from '../define.js';
import { boolean, choice, date, integer, referenceMany, text } from '../fields.js';
import messages from './messages.js';

/** Health is read and written with `child.health`, and by the child's parents (product/accounts.md#health-fields). */
const health = { permission: 'child.health', group: 'health', family: 'write' } as const;
const healthText = text({ ...health, maxLength: 2_000, multiline: true });

const healthFields = {
  with_diagnostics: boolean(health),
  medicaments: healthText,
  incompatibilities: healthText,
  allergies: healthText,
  risk_group: healthText,
} satisfies Record<HealthField, unknown>;

/** What follows from other fields: everybody who sees the child sees it. */
const derived = { required: true, readOnly: true, family: 'read' } as const;

/** Children. Gender and birth come from the tax code, which stays once it is saved (product/families.md#tax-codes). */
export const child = defineResource({
  name: 'child',
  icon: 'ChildCare',
  isPerson: true,
  fields: {
    first_name: text({ required: true, family: 'write' }),
    last_name: text({ required: true, family: 'write' }),
    tax: text({ required: true, format: 'taxCode', maxLength: 32, family: 'write' }),
    gender: choice(GENDERS, derived),
    birth: date(derived),
    lang: choice(CONTENT_LANGUAGES, { required: true, family: 'write' }),
    phone: text({ required: true, format: 'phone', maxLength: 40, family: 'write' }),
    school: choice(SCHOOLS, { required: true, family: 'write' }),
    parents: referenceMany('parent'),
    whatsapp_infos: boolean({ family: 'write' }),
    leave_alone: boolean({ family: 'write' }),
    swimming_help: boolean({ family: 'write' }),
    /** The office forbids that a parent invites a second guardian (product/families.md#second-guardian). */
    second_guardian_forbidden: boolean(),
    ...healthFields,
    /** Whether the parents consented to keeping health data; the time and the privacy file in force are stored. */
    health_consent: boolean({ ...health, stored: false }),
    /** How they told the office; sent, it is a consent. `null` of one that they gave in their own form. */
    health_consent_way: choice(CONSENT_WAYS, { permission: 'child.health', group: 'health', stored: false }),
    display_name: text({ ...derived, stored: false }),
    needs_update: boolean({ ...derived, stored: false }),
    /** Full years today; `null` where the day of birth is not known. */
    age: integer({ readOnly: true, stored: false, hidden: true }),
    /** An instant: when the data was last confirmed by saving it. */
    last_update: text({ readOnly: true, stored: false, family: 'read' }),
  },
  // Not who the parents are: each link has a line of its own.
  logged: [
    'first_name',
    'last_name',
    'tax',
    'lang',
    'phone',
    'school',
    'whatsapp_infos',
    'leave_alone',
    'swimming_help',
    'second_guardian_forbidden',
  ],
  list: {
    columns: ['first_name', 'last_name', 'age', 'parents', 'phone', 'school', 'tax'],
    optional: ['school'],
    search: ['last_name', 'first_name', 'tax'],
    sort: ['birth', 'lang', 'last_update'],
    filters: ['school'],
    defaultSort: { field: 'last_name', order: 'ASC' },
  },
  messages,
});
