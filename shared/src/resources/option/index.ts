import { FEATURES, featureOption, type FeatureOption } from '../../rules/features.js';
import type { FundingRate } from '../../rules/funding.js';
import { course, MAX_SEATS } from '../course/index.js';
import { INHERITED, type Inherited } from '../course/inherited.js';
import { defineResource } from '../define.js';
import { choice, date, file, image, integer, localised, richText, text, type Field } from '../fields.js';
import { eachOnce, noCheaperLater, oneLine, validIban } from '../rules.js';
import messages from './messages.js';

const basic = { tab: 'basic' } as const;
const payment = { required: true, tab: 'payment' } as const;
const contact = { tab: 'contact' } as const;
const rate = text({ required: true, maxLength: 12, format: 'euros', tab: 'funding', feature: 'funding' });
const count = { required: true, maxLength: 2, format: 'count' } as const;
const days = text({ ...count, tab: 'on_site' });
const limit = text({ required: true, maxLength: 3, format: 'limit', tab: 'limits' });
const fundingRates = {
  funding_meal: rate,
  funding_group_kg: rate,
  funding_group_gs: rate,
  funding_group_ms: rate,
  funding_deduction: rate,
} satisfies { readonly [key in FundingRate]: Field };

/** One switch for each feature. */
const features = Object.fromEntries(
  FEATURES.map((feature) => [
    featureOption(feature),
    choice(['0', '1'], { required: true, tab: 'features' }),
  ]),
) as Record<FeatureOption, Field>;

/** A field of every project: its declaration is that of the project. */
function ofProjects(name: Inherited): Field {
  const { when: _, ...field } = course.fields[name] as Field;
  return { ...field, tab: field.type === 'richText' ? 'mail_texts' : 'projects' };
}

/** What applies in a project that leaves it empty. */
const inherited = Object.fromEntries(INHERITED.map((name) => [name, ofProjects(name)])) as Record<
  Inherited,
  Field
>;

/** What a new project starts with. */
const seats = {
  max_participants: integer({ max: MAX_SEATS, tab: 'projects' }),
  waiting_list: integer({ max: MAX_SEATS, tab: 'projects' }),
};

/**
 * The organiser's settings: one field for each key, in the order of the screen. Each key is stored
 * as a row of its own and saved by itself, so this definition is not in the registry of resources: it gives fields,
 * rules and words to the calls of the options and to their screen.
 */
export const option = defineResource({
  name: 'option',
  icon: 'Settings',
  tabs: [
    'basic',
    'features',
    'projects',
    'mail_texts',
    'payment',
    'receipts',
    'reminders',
    'on_site',
    'funding',
    'contact',
    'links',
    'limits',
  ],
  fields: {
    app_name: text({ required: true, maxLength: 80, ...basic }),
    app_url: text({ required: true, format: 'webAddress', ...basic }),
    ...localised('app_intro', richText({ required: true, headings: true, ...basic })),
    app_background: image({ part: 'background', ...basic }),
    app_logo: image({ part: 'logo', use: 'logo', ...basic }),
    app_footer: image({ part: 'footer', use: 'footer', ...basic }),
    app_footer_1: image({ part: 'footer1', use: 'footer', ...basic }),
    app_color: text({ maxLength: 7, format: 'colour', ...basic }),
    app_privacy: file(basic),
    photo_privacy: choice(['0', '1'], { required: true, ...basic }),
    seats_shown_up_to: text({ ...count, ...basic }),
    email_footer: richText({ required: true, headings: true, ...basic }),
    setup_hidden: choice(['0', '1'], basic),
    ...features,
    ...localised('payment_address', richText({ headings: true, ...payment })),
    ...localised('payment_place', text({ maxLength: 120, ...payment })),
    ...localised('payment_intro', richText({ headings: true, ...payment })),
    ...localised('payment_outro', richText({ headings: true, ...payment })),
    /** Last day of closed books. It has calls of its own (product/money.md#closing-the-books) and stands in no tab. */
    books_closed_until: date(),
    organiser_tax: text({ maxLength: 40, tab: 'payment' }),
    receipt_stamp_duty_from: text({ required: true, maxLength: 12, format: 'euros', tab: 'receipts' }),
    ...localised('receipt_stamp_duty_note', text({ maxLength: 500, multiline: true, tab: 'receipts' })),
    ...localised('receipt_exemption', text({ maxLength: 500, multiline: true, tab: 'receipts' })),
    reminders: choice(['0', '1'], { tab: 'reminders' }),
    reminder_minimum: text({ required: true, maxLength: 12, format: 'euros', tab: 'reminders' }),
    assigned_before: days,
    assigned_after: days,
    ...fundingRates,
    contact_name: text({ maxLength: 120, ...contact }),
    contact_phone: text({ maxLength: 40, format: 'phone', ...contact }),
    contact_email: text({ maxLength: 190, format: 'email', ...contact }),
    ...localised('imprint', richText({ headings: true, ...contact })),
    /** Websites that may show the list of projects (product/catalogue.md#links). */
    embed_origins: text({ maxLength: 2_000, multiline: true, format: 'origins', tab: 'links' }),
    limit_children: limit,
    limit_waiting: limit,
    limit_pickup_persons: limit,
    limit_absences: limit,
    limit_tax_codes: limit,
    limit_registrations: limit,
    ...inherited,
    ...seats,
  },
  rules: [
    oneLine('bank_name'),
    validIban('bank_iban'),
    eachOnce('cancellation', 'days_before'),
    noCheaperLater('cancellation'),
  ],
  logged: 'all',
  list: { columns: [], search: [], defaultSort: { field: 'app_name', order: 'ASC' } },
  messages,
});

/** Key of an option. */
export type OptionKey = keyof typeof option.fields;

/** Every key, in the order of the screen. */
export const OPTION_KEYS = Object.keys(option.fields) as OptionKey[];

/** Options that have calls of their own: the form of the options does not change them. */
export const OWN_CALL_OPTIONS: readonly OptionKey[] = ['books_closed_until'];

/** What the organiser says for projects. */
export const PROJECT_OPTIONS = [
  ...INHERITED,
  'max_participants',
  'waiting_list',
] as const satisfies readonly OptionKey[];

/** Options that the public list leaves out: nobody but the office needs them. */
export const OFFICE_OPTIONS: readonly OptionKey[] = [
  ...OWN_CALL_OPTIONS,
  ...PROJECT_OPTIONS,
  ...FEATURES.map(featureOption),
  'seats_shown_up_to',
  'embed_origins',
  'receipt_stamp_duty_from',
  'receipt_stamp_duty_note',
  'receipt_stamp_duty_note_it',
  'receipt_exemption',
  'receipt_exemption_it',
];

/** The declaration of an option. */
export function optionField(key: OptionKey): Field {
  return option.fields[key];
}
