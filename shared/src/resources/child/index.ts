import { UI_LANGUAGES } from '../../config.js';
import { GENDERS, SCHOOLS, type HealthField } from '../../rules/children.js';
import { defineResource } from '../define.js';
import { boolean, choice, date, referenceMany, text } from '../fields.js';
import messages from './messages.js';

/** Health is read and written with `child.health` only (decisions §3). */
const health = { permission: 'child.health', group: 'health' } as const;
const healthText = text({ ...health, maxLength: 2_000, multiline: true });

const healthFields = {
  with_diagnostics: boolean(health),
  medicaments: healthText,
  incompatibilities: healthText,
  allergies: healthText,
  risk_group: healthText,
} satisfies Record<HealthField, unknown>;

/** Children (spec §3). Gender and birth come from the tax code, which stays once it is saved (decisions §9). */
export const child = defineResource({
  name: 'child',
  icon: 'ChildCare',
  fields: {
    first_name: text({ required: true }),
    last_name: text({ required: true }),
    tax: text({ required: true, format: 'taxCode', maxLength: 32 }),
    gender: choice(GENDERS, { readOnly: true }),
    birth: date({ readOnly: true }),
    lang: choice(UI_LANGUAGES, { required: true }),
    phone: text({ required: true, format: 'phone', maxLength: 40 }),
    school: choice(SCHOOLS, { required: true }),
    parents: referenceMany('parent'),
    whatsapp_infos: boolean(),
    leave_alone: boolean(),
    swimming_help: boolean(),
    ...healthFields,
    /** Whether the parents consented to keeping health data; the time and the privacy file in force are stored. */
    health_consent: boolean(health),
    display_name: text({ readOnly: true }),
    needs_update: boolean({ readOnly: true }),
    last_update: text({ readOnly: true }),
  },
  list: {
    columns: ['first_name', 'last_name', 'parents', 'tax'],
    search: ['first_name', 'last_name', 'tax'],
    sort: ['birth', 'school', 'lang', 'phone', 'last_update'],
    filters: ['school'],
    defaultSort: { field: 'last_name', order: 'ASC' },
  },
  messages,
});
