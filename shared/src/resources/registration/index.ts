import { DAY_TYPES } from '../../rules/day-type.js';
import { CONTACT_NAME_MAX, REASON_MAX } from '../../rules/sign-up.js';
import { choice, date, money, names, text } from '../fields.js';

/**
 * What the office writes into a registration. Not one of the resources: registrations are made by sign-up, and their list is
 * written by hand. The form of the back office and the log of changes read it.
 */
export const registrationFields = {
  day_type: choice(DAY_TYPES, { required: true }),
  // What was answered to the questions of the project.
  answers: names(),
  // That something about health was answered: the log keeps no more of it, and tells it to who may read health data alone.
  health_answers: names({ permission: 'child.health' }),
  // What the family need not pay of the price; another one than before has a reason, which stays in the history.
  discount: money(),
  discount_reason: text({ maxLength: REASON_MAX }),
  payed_amount: money({ required: true }),
  payed_at: date({ required: true }),
  due_on: date(),
  comment_internal: text({ required: true, multiline: true, maxLength: 2_000 }),
  emergency_contact1_name: text({ maxLength: CONTACT_NAME_MAX, group: 'contacts' }),
  emergency_contact1_phone: text({ required: true, maxLength: 40, format: 'phone', group: 'contacts' }),
  emergency_contact2_name: text({ maxLength: CONTACT_NAME_MAX, group: 'contacts' }),
  emergency_contact2_phone: text({ maxLength: 40, format: 'phone', group: 'contacts' }),
};
