import { toEuros, type Answer } from '@feria/shared';
import { openQuestions, valueOf } from '@feria/shared/rules/questions';
import { registrationFields } from '@feria/shared/resources/registration/index';
import { customFieldValue } from '../catalogue/questions/answers.js';
import { contentLanguage } from '../core/request-context.js';
import { refuseChanged, versionOf } from '../core/crud/versions.js';
import type { CourseEntity } from '../model/catalogue/course.entity.js';
import { isOwnBooking } from './domain/parent-rights.js';
import type { RegistrationEntity } from '../model/registrations/registration.entity.js';
import type { SaveRegistrationBody, StaffRegistrationBody } from './registrations.dto.js';

/*
 * What the two forms of a registration edit, and its version for each of them (product.md#changed-meanwhile).
 */

/** What a registration tells besides its place: seen and written by the parent who booked, and by the office. */
export const DETAILS = [
  'emergency_contact1_name',
  'emergency_contact1_phone',
  'emergency_contact2_name',
  'emergency_contact2_phone',
] as const;

type Details = Pick<RegistrationEntity, (typeof DETAILS)[number]>;
type ForFamily = Details & Pick<RegistrationEntity, 'day_type' | 'booked_by'>;
type ForStaff = Details &
  Pick<
    RegistrationEntity,
    'day_type' | 'discount' | 'payed_amount' | 'payed_at' | 'due_on' | 'comment_internal'
  >;

/** What was answered of a registration, with what its project asks. */
export interface Answered {
  course: Pick<CourseEntity, 'questions'>;
  /** As the reader is shown them. */
  answers: readonly Answer[];
}

/** The reason of a discount is of the change, not of the registration. Each answer is a field of its own. */
const STAFF_NAMES = Object.keys(registrationFields).filter(
  (name) => !['discount_reason', 'answers', 'health_answers'].includes(name),
);
const FAMILY_NAMES = ['dayType', ...DETAILS];

/** The version of a registration for the form of the office. */
export function staffVersion(registration: ForStaff, answered: Answered): string {
  return versionOf(withAnswers(STAFF_NAMES, answered), staffShown(registration, answered));
}

/** @throws AppError 409 when somebody else has changed since what the office sends */
export function refuseChangedByStaff(
  stored: ForStaff,
  answered: Answered,
  { version, ...sent }: StaffRegistrationBody,
): void {
  refuseChanged(version, {
    names: withAnswers(STAFF_NAMES, answered),
    sent: { ...sent, ...sentAnswers(sent) },
    shown: staffShown(stored, answered),
    // The same amount that two have taken is two payments.
    askedWhenSame: { payed_amount: 'payment.paid_meanwhile' },
  });
}

/** The version of a registration for the form of a parent. */
export function familyVersion(registration: ForFamily, answered: Answered, userId: number): string {
  return versionOf(withAnswers(FAMILY_NAMES, answered), familyShown(registration, answered, userId));
}

/** @throws AppError 409 when somebody else has changed since what a parent sends */
export function refuseChangedByParent(
  stored: ForFamily,
  answered: Answered,
  { version, ...sent }: SaveRegistrationBody,
  userId: number,
): void {
  refuseChanged(version, {
    names: withAnswers(FAMILY_NAMES, answered),
    sent: { ...sent, ...sentAnswers(sent) },
    shown: familyShown(stored, answered, userId),
  });
}

function withAnswers(names: readonly string[], { course }: Answered): string[] {
  // The first answer has another name too, by which it may be sent.
  return [...names, 'custom_field', ...openQuestions(course.questions).map(({ id }) => fieldOf(id))];
}

const fieldOf = (questionId: number): string => `answers.${questionId}`;

function sentAnswers({ answers }: { answers?: readonly Answer[] | null }): Record<string, unknown> {
  return Object.fromEntries((answers ?? []).map(({ question_id, value }) => [fieldOf(question_id), value]));
}

/** What was not answered is shown as such. */
function shownAnswers({ course, answers }: Answered): Record<string, unknown> {
  const questions = openQuestions(course.questions);
  return {
    custom_field: customFieldValue(questions, answers, contentLanguage()),
    ...Object.fromEntries(questions.map(({ id }) => [fieldOf(id), valueOf(answers, id)])),
  };
}

function staffShown(registration: ForStaff, answered: Answered): Record<string, unknown> {
  return {
    ...registration,
    ...shownAnswers(answered),
    discount: toEuros(registration.discount),
    payed_amount: toEuros(registration.payed_amount),
  };
}

/** Of another's booking a parent sees the day type alone. */
function familyShown(registration: ForFamily, answered: Answered, userId: number): Record<string, unknown> {
  const { day_type: dayType } = registration;
  return isOwnBooking(registration, userId)
    ? { ...registration, ...shownAnswers(answered), dayType }
    : { dayType };
}
