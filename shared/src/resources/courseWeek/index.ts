import { defineResource } from '../define.js';
import {
  bilingual,
  boolean,
  date,
  file,
  integer,
  localised,
  money,
  reference,
  text,
  time,
} from '../fields.js';
import { atLeastOne, notBefore, timeSpan } from '../rules.js';
import messages from './messages.js';

/** A week of a course: what is booked. Its own capacity and queue length count (product/catalogue.md#course-weeks). */
export const courseWeek = defineResource({
  name: 'courseWeek',
  permissionPrefix: 'course',
  hasView: true,
  icon: 'DateRange',
  fields: {
    course_id: reference('course', 'course', { required: true }),
    ...localised('name', text({ required: true })),
    from: date({ required: true }),
    to: date({ required: true }),
    ...bilingual('time_info', text({ maxLength: 2_000, multiline: true })),
    full_day: boolean({ default: true }),
    time_from: time({ when: 'full_day' }),
    time_to: time({ when: 'full_day' }),
    price: money({ required: true, when: 'full_day' }),
    half_day: boolean(),
    time_from_half_day: time({ when: 'half_day' }),
    time_to_half_day: time({ when: 'half_day' }),
    price_half_day: money({ required: true, when: 'half_day' }),
    max_participants: integer({ required: true, max: 10_000 }),
    waiting_list: integer({ required: true, max: 10_000 }),
    program: file(),
  },
  rules: [
    notBefore('to', 'from'),
    atLeastOne(['full_day', 'half_day'], 'validation.day_type_offered'),
    timeSpan('time_from', 'time_to', 'full_day'),
    timeSpan('time_from_half_day', 'time_to_half_day', 'half_day'),
  ],
  logged: 'all',
  list: {
    columns: ['name', 'from', 'to', 'max_participants', 'waiting_list'],
    search: ['name', 'name_it'],
    filters: ['course_id'],
    defaultSort: { field: 'from', order: 'ASC' },
  },
  messages,
});
