import {
  commonMessages,
  formatPeriod,
  parentNames,
  paymentOfRecord,
  paymentState,
  type ContentLanguage,
  type StaffRegistration,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import messages from '@feria/shared/resources/registration/messages';
import { nameIn } from '@feria/shared/rules/content';
import { writtenColumns, type WrittenColumn } from '../core/crud/list-columns.js';
import { instantCell } from '../core/xlsx/workbook.js';
import { seesFamily, seesOpenAmounts, seesWhereFamiliesLive } from './registration-families.js';

/** What of the list goes into a spreadsheet. */
const COLUMNS = {
  'people.last_name': { width: 20, value: ({ people }) => people.last_name },
  'people.first_name': { width: 20, value: ({ people }) => people.first_name },
  age: { width: 8, format: 'number', isOptional: true, value: ({ age }) => age },
  'people.tax': { width: 20, isOptional: true, value: ({ people }) => people.tax },
  parents: { width: 30, sees: seesFamily, value: ({ parents }) => parentNames(parents) },
  plz: { width: 10, sees: seesFamily, isOptional: true, value: ({ plz }) => plz },
  place: {
    width: 20,
    sees: seesWhereFamiliesLive,
    isOptional: true,
    value: ({ place }) => place,
  },
  municipality: {
    width: 20,
    sees: seesWhereFamiliesLive,
    isOptional: true,
    value: ({ municipality }, lang) => municipality && nameIn(lang, municipality),
  },
  payment_reference: {
    width: 18,
    sees: seesFamily,
    value: ({ payment_reference: reference }) => reference,
  },
  'course.name': { width: 32, value: ({ course }, lang) => nameIn(lang, course) },
  'courseWeek.from': { width: 24, value: ({ courseWeek: { from, to } }) => formatPeriod(from, to) },
  'courseWeek.name': {
    width: 24,
    isOptional: true,
    value: ({ courseWeek }, lang) => nameIn(lang, courseWeek),
  },
  day_type: {
    width: 15,
    value: ({ course, day_type }, lang) =>
      course[`label_${day_type}_${lang}`] || commonMessages[lang].day_type[day_type],
  },
  payed: {
    width: 17,
    value: (registration, lang) => {
      const words = documentMessages[lang].export;
      const states = {
        waiting: words.waiting,
        none: words.payment_none,
        partial: words.payment_partial,
        full: words.payment_full,
      };
      return states[paymentState(paymentOfRecord(registration))];
    },
  },
  open_amount: {
    width: 12,
    format: 'money',
    sees: seesOpenAmounts,
    isOptional: true,
    value: ({ open_amount: euros = null }) => euros,
  },
  custom_field: { width: 26, isOptional: true, value: ({ custom_field }) => custom_field },
  is_waiting: { width: 12, isOptional: true, value: ({ is_waiting }, lang) => yesOrNo(is_waiting, lang) },
  created_at: {
    width: 17,
    format: 'instant',
    isOptional: true,
    value: ({ created_at }) => instantCell(new Date(created_at)),
  },
  photo_privacy: {
    width: 10,
    isOptional: true,
    value: ({ photo_privacy }, lang) => (photo_privacy === null ? null : yesOrNo(photo_privacy, lang)),
  },
} satisfies Record<string, WrittenColumn<StaffRegistration>>;

/** Names of the columns, as the screens call them. */
export const REGISTRATION_COLUMNS = Object.keys(COLUMNS);

/** The columns of the list of registrations that a reader sees (product/office.md#export-of-a-list). */
export const registrationColumns = writtenColumns<StaffRegistration>(COLUMNS, {
  de: messages.de.fields,
  it: messages.it.fields,
});

function yesOrNo(value: boolean, lang: ContentLanguage): string {
  return documentMessages[lang].export[value ? 'yes' : 'no'];
}
