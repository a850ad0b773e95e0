import { SCHOOLS } from '../../rules/children.js';
import { ALLOCATIONS, MOVE_UPS, OFFER_HOURS } from '../../rules/allocation.js';
import { MAX_CANCELLATION_STEPS } from '../../rules/cancellation.js';
import { defineResource } from '../define.js';
import {
  bilingual,
  boolean,
  choice,
  choices,
  date,
  file,
  image,
  integer,
  localised,
  money,
  questions,
  reference,
  referenceMany,
  richText,
  rows,
  text,
  texts,
  time,
} from '../fields.js';
import {
  eachOnce,
  neededWhen,
  noCheaperLater,
  notAfter,
  notBefore,
  notBelow,
  oneLine,
  validIban,
} from '../rules.js';
import messages from './messages.js';

/** Seats of a week. */
export const MAX_SEATS = 10_000;
/** Years. */
const MAX_AGE = 30;

const mailText = richText({ tab: 'email' });

/**
 * A course (“Projekt” on the screens) with its texts, registration window, bank details and mail texts (product/catalogue.md#courses).
 * Field names, also `payed`, are fixed by the customer (glossary.md).
 */
export const course = defineResource({
  name: 'course',
  icon: 'Hiking',
  hasView: true,
  tabs: ['basic', 'questions', 'advanced', 'places', 'money', 'email'],
  fields: {
    // First what a project needs before parents register, then what describes it.
    ...localised('name', text({ required: true, tab: 'basic' })),
    // Where a new week starts from: the week has its own values for these three, and those count.
    max_participants: integer({ required: true, max: MAX_SEATS, tab: 'basic' }),
    waiting_list: integer({ required: true, max: MAX_SEATS, tab: 'basic' }),
    price: money({ required: true, tab: 'basic' }),
    from: date({ tab: 'basic' }),
    to: date({ tab: 'basic' }),
    register_from: date({ tab: 'basic' }),
    register_from_time: time({ tab: 'basic' }),
    register_to: date({ tab: 'basic' }),
    location_id: reference('location', 'location', { tab: 'basic' }),
    active: boolean({ tab: 'basic' }),
    course_type_id: reference('courseType', 'courseType', { tab: 'basic' }),
    courseCategories: referenceMany('courseCategory', { tab: 'basic' }),
    ...localised('description', richText({ tab: 'basic' })),
    ...localised('info', richText({ tab: 'basic' })),
    image: image({ tab: 'basic' }),
    program: file({ tab: 'basic' }),
    // Whom the course is for, in years on the first day of the week. Both may be empty.
    age_from: integer({ max: MAX_AGE, tab: 'basic' }),
    age_to: integer({ max: MAX_AGE, tab: 'basic' }),
    // The school years it is for; none chosen is all.
    schools: choices(SCHOOLS, { tab: 'basic' }),
    // What the sign-up asks for each child.
    questions: questions({ tab: 'questions', feature: 'questions' }),
    // Whether there is a first question, and its text, for clients that know only one.
    custom_field: boolean({ stored: false, hidden: true }),
    ...bilingual('custom_field', text({ stored: false, hidden: true })),
    // Whether this course has its own words for “full day” and “half day”.
    custom_labels: boolean({ tab: 'advanced', feature: 'labels' }),
    ...bilingual(
      'label_full_day',
      text({ required: true, when: 'custom_labels', maxLength: 60, tab: 'advanced', feature: 'labels' }),
    ),
    ...bilingual(
      'label_half_day',
      text({ required: true, when: 'custom_labels', maxLength: 60, tab: 'advanced', feature: 'labels' }),
    ),
    // How places are given, and how many weeks a child may have at first (product/registrations.md#how-places-are-given).
    allocation: choice(ALLOCATIONS, {
      required: true,
      default: 'first_come',
      tab: 'places',
      feature: 'draw',
    }),
    places_per_child: integer({
      min: 1,
      max: 60,
      when: { field: 'allocation', is: ['fair_start', 'draw'] },
      tab: 'places',
      feature: 'draw',
    }),
    // Whether who moves up from a waiting list has the seat at once, or is asked first and has so many hours to answer.
    move_up: choice(MOVE_UPS, { required: true, default: 'automatic', tab: 'places', feature: 'offers' }),
    offer_hours: integer({
      min: 1,
      max: 720,
      required: true,
      default: OFFER_HOURS,
      when: { field: 'move_up', is: ['offer'] },
      tab: 'places',
      feature: 'offers',
    }),
    // Families with one of these postcodes may register earlier.
    priority_places: texts({ maxLength: 10, tab: 'places', feature: 'priority' }),
    priority_from: date({ tab: 'places', feature: 'priority' }),
    priority_from_time: time({ tab: 'places', feature: 'priority' }),
    // Whom parents pay. These and other fields are the organiser's where they are empty (`INHERITED`).
    bank_name: text({ tab: 'money' }),
    bank_iban: text({ maxLength: 34, tab: 'money' }),
    // Percent for the second, and for each further child of who pays, in this course (product/money.md#sibling-discount).
    sibling_discount_2: integer({ max: 100, tab: 'money', feature: 'discount' }),
    sibling_discount_3: integer({ max: 100, tab: 'money', feature: 'discount' }),
    // In how many days after it was confirmed a registration is to be paid (product/money.md#due-dates); empty is whenever.
    payment_days: integer({ max: 365, tab: 'money' }),
    // Until when parents may give a place back, and what that costs (product/registrations.md#cancellation); without steps the window says it.
    cancellation: rows(
      { days_before: { min: 0, max: 365 }, fee_percent: { min: 0, max: 100 } },
      { max: MAX_CANCELLATION_STEPS, tab: 'money' },
    ),
    ...localised('email_new', mailText),
    ...localised('email_new_waiting', mailText),
    ...localised('email_waiting', mailText),
    ...localised('email_moved', mailText),
    ...localised('email_deleted', mailText),
    ...localised('email_payed', mailText),
    // The year of `from`, set by the API.
    year: integer({ readOnly: true }),
  },
  rules: [
    notBefore('to', 'from'),
    notBefore('register_to', 'register_from'),
    notBelow('age_to', 'age_from'),
    neededWhen('register_to', 'allocation', ['fair_start', 'draw']),
    notAfter('priority_from', 'register_from'),
    oneLine('bank_name'),
    validIban('bank_iban'),
    eachOnce('cancellation', 'days_before'),
    noCheaperLater('cancellation'),
  ],
  logged: 'all',
  list: {
    columns: ['name', 'location_id', 'course_type_id', 'from', 'to', 'register_from', 'active'],
    search: ['name', 'name_it'],
    sort: ['name_it', 'year', 'price', 'register_to', 'max_participants'],
    filters: ['year', 'active', 'location_id', 'course_type_id'],
    defaultSort: { field: 'from', order: 'DESC' },
  },
  messages,
});
