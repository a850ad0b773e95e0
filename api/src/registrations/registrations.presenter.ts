import {
  ageOn,
  toEuros,
  weekState,
  type Answer,
  type CancellationTerms,
  type RemovalCredit,
  type FamilyRegistration,
  type RegistrationFamily,
  type RegistrationRecord,
  type StaffRegistration,
} from '@feria/shared';
import { customFieldOf, shownQuestions } from '@feria/shared/rules/questions';
import { presentWait } from '@feria/shared/rules/waiting-kind';
import type { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../model/catalogue/course.entity.js';
import { customFieldValue } from '../catalogue/questions/answers.js';
import { windowFacts } from '../catalogue/courses/course.queries.js';
import type { ChildEntity } from '../model/families/child.entity.js';
import type { Cancellation } from './domain/cancellation.js';
import { detailsForParent, isOwnBooking, type ParentRights, type Standing } from './domain/parent-rights.js';
import { contentLanguage } from '../core/request-context.js';
import { isPaid } from '../ledger/payment.js';
import type { RegistrationEntity } from '../model/registrations/registration.entity.js';
import type { COURSE_COLUMNS } from './registrations.queries.js';

/** A registration read with its child, week and course. */
export type LoadedRegistration = RegistrationEntity & {
  child: ChildEntity;
  courseWeek: CourseWeekEntity & { course: CourseEntity };
};

/** The columns of a registration, its child and its week that are shown; those of the course are {@link COURSE_COLUMNS}. */
export const SHOWN_COLUMNS = {
  registration: [
    ...(['id', 'day_type', 'is_waiting', 'price', 'discount', 'sibling_percent', 'fee_base'] as const),
    ...([
      'payed_amount',
      'payed_at',
      'due_on',
      'created_at',
      'held_back',
      'priority',
      'siblings_together',
      'together_id',
      'offer_expires_at',
    ] as const),
    ...(['comment', 'photo_privacy'] as const),
    ...(['emergency_contact1_name', 'emergency_contact1_phone'] as const),
    ...(['emergency_contact2_name', 'emergency_contact2_phone'] as const),
  ],
  child: ['id', 'first_name', 'last_name', 'tax'],
  week: ['id', 'name', 'name_it', 'from', 'to', 'half_day', 'full_day', 'price', 'price_half_day'],
} as const;

type ShownRegistration = Pick<RegistrationEntity, (typeof SHOWN_COLUMNS.registration)[number]> & {
  child: Pick<ChildEntity, (typeof SHOWN_COLUMNS.child)[number]>;
  courseWeek: Pick<CourseWeekEntity, (typeof SHOWN_COLUMNS.week)[number]> & {
    course: Pick<CourseEntity, (typeof COURSE_COLUMNS)[number]>;
  };
};

/** The fields that staff and the parent who booked see. Cents become euros. */
function presentRegistration(
  registration: ShownRegistration,
  answers: Answer[],
  now: Date,
  plz: string | null = null,
): RegistrationRecord {
  const { child, courseWeek: week } = registration;
  const { course } = week;
  const questions = shownQuestions(course.questions);
  return {
    id: registration.id,
    created_at: registration.created_at.toISOString(),
    people: { id: child.id, first_name: child.first_name, last_name: child.last_name, tax: child.tax },
    course: {
      id: course.id,
      name: course.name,
      name_it: course.name_it,
      active: course.active,
      register_to: course.register_to,
      questions,
      ...customFieldOf(questions),
      // Labels count only while the course uses its own.
      label_full_day_de: course.custom_labels ? course.label_full_day_de : null,
      label_full_day_it: course.custom_labels ? course.label_full_day_it : null,
      label_half_day_de: course.custom_labels ? course.label_half_day_de : null,
      label_half_day_it: course.custom_labels ? course.label_half_day_it : null,
    },
    courseWeek: {
      id: week.id,
      name: week.name,
      name_it: week.name_it,
      from: week.from,
      to: week.to,
      half_day: week.half_day,
      full_day: week.full_day,
      price: week.price === null ? null : toEuros(week.price),
      price_half_day: week.price_half_day === null ? null : toEuros(week.price_half_day),
      state: weekState(windowFacts(week, course, plz), now),
    },
    day_type: registration.day_type,
    is_waiting: registration.is_waiting,
    ...presentWait(registration),
    siblings_together: registration.siblings_together,
    ...(registration.together_id !== null && { together_id: registration.together_id }),
    price: toEuros(registration.price),
    discount: toEuros(registration.discount),
    sibling_percent: registration.sibling_percent,
    payed: isPaid(registration),
    payed_amount: toEuros(registration.payed_amount),
    payed_at: registration.payed_at,
    due_on: registration.due_on,
    comment: registration.comment,
    answers,
    custom_field: customFieldValue(questions, answers, contentLanguage()),
    photo_privacy: registration.photo_privacy,
    emergency_contact1_name: registration.emergency_contact1_name,
    emergency_contact1_phone: registration.emergency_contact1_phone,
    emergency_contact2_name: registration.emergency_contact2_name,
    emergency_contact2_phone: registration.emergency_contact2_phone,
  };
}

/**
 * A registration as a parent of the child sees it; see {@link detailsForParent}. Only who owes it sees on which day it was paid: how another
 * parent pays is not shown.
 * @param answers those that this parent may see
 */
export function presentForParent(
  registration: ShownRegistration & Pick<RegistrationEntity, 'booked_by'>,
  answers: Answer[],
  { userId, plz, now, pays }: { userId: number; plz: string | null; now: Date } & Standing,
): Omit<FamilyRegistration, keyof ParentRights | 'queue_position' | 'version'> {
  return {
    ...presentRegistration(registration, answers, now, plz),
    ...detailsForParent(registration, userId),
    payed_at: pays ? registration.payed_at : null,
    own_booking: isOwnBooking(registration, userId),
  };
}

/** Who reads what a place leaves as credit. */
interface CreditReader extends Standing {
  /** What other parents paid for it, in cents. */
  paidByOthers: number;
}

/** What it costs a parent to give a place back, in euros. */
export function presentCancellation(
  { fee, credit, open, until, weekMoved, after }: Cancellation,
  reader: CreditReader,
): CancellationTerms {
  return {
    fee: toEuros(fee),
    ...presentRemovalCredit(credit, reader),
    open: toEuros(open),
    until: until.toISOString(),
    ...(weekMoved && { week_moved: true as const }),
    ...(after && {
      after: after.map((step) => ({ fee: toEuros(step.fee), until: step.until.toISOString() })),
    }),
  };
}

/**
 * What becomes credit when a parent gives a place back, in euros.
 * @param credit cents
 */
export function presentRemovalCredit(credit: number, { pays, paidByOthers }: CreditReader): RemovalCredit {
  return {
    credit: toEuros(credit),
    credits_other: credit > 0 && !pays,
    paid_by_other: pays ? toEuros(Math.max(0, Math.min(credit, paidByOthers))) : 0,
  };
}

/** A registration with what only the office sees, but for the family (`familiesOf`). */
export function presentForStaff(
  registration: LoadedRegistration,
  answers: Answer[],
  now: Date,
): Omit<StaffRegistration, keyof RegistrationFamily | 'open_amount' | 'municipality'> {
  const { child, courseWeek } = registration;
  return {
    ...presentRegistration(registration, answers, now),
    age: child.birth ? ageOn(child.birth, courseWeek.from) : null,
    comment_user: registration.comment,
    comment_internal: registration.comment_internal,
  };
}
