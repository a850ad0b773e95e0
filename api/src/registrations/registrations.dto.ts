import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  CONTACT_NAME_MAX,
  DAY_TYPES,
  MAX_CANCELLED,
  REASON_MAX,
  type Answer,
  type DayType,
} from '@feria/shared';
import { ANSWER_MAX } from '@feria/shared/rules/questions';
import { Version } from '../core/crud/input-class.js';
import * as check from '../core/http/checks.js';
import {
  DateField,
  Flag,
  IdField,
  IdsField,
  ListOf,
  OneOf,
  OptionalIds,
  Phone,
  Price,
  Text,
  WholeNumber,
} from '../core/http/validators.js';
import { AnswersField } from './answers.dto.js';
import type { SignUpRequest } from './booking-batch/booking.js';

type Api = Parameters<typeof ApiProperty>[0];

/** Keeps its value where it is absent, and may not be emptied (product.md#partial-updates). */
function Kept(rule: check.Check, api: Api): PropertyDecorator {
  const filled = check.all(check.required, rule);
  return applyDecorators(
    check.checked((value) => (value === undefined ? null : filled(value))),
    ApiProperty({ ...api, required: false } as Api),
  );
}

/** Of one request: more than any family books, few enough for one transaction. See also `MAX_LINES`. */
const MAX_CHILDREN = 20;
const MAX_WEEKS = 60;
/** The last rank of a wish. */
const MAX_RANK = 1_000;
/** Wishes of a child in one project. */
const MAX_WISHES = 200;

/*
 * Shapes only. What must be there is said by `signUpProblems` of @feria/shared.
 */

class BookedWeekInput {
  @IdField({ description: 'Required' })
  id?: number | null;

  @OneOf(DAY_TYPES, { required: true })
  dayType: DayType;

  @WholeNumber({
    min: 1,
    max: MAX_RANK,
    description: 'In a draw: rank of the wish for the child, 1 is dearest',
  })
  priority?: number | null;
}

class BookedChildInput {
  @IdField({ description: 'Required' })
  id?: number | null;

  @AnswersField()
  answers?: Answer[];

  @Text({ max: ANSWER_MAX, description: 'The answer to the first question in words' })
  custom_field?: string | null;

  @Flag({ description: 'Consent of the parents to keep answers about health' })
  health_consent?: boolean;

  @ListOf(() => BookedWeekInput, { max: MAX_WEEKS, description: 'At least one' })
  courseWeeks?: BookedWeekInput[] | null;
}

/** What sign-ups of parents and staff have in common. */
export class CommonSignUpBody implements SignUpRequest {
  @ListOf(() => BookedChildInput, { max: MAX_CHILDREN, description: 'At least one' })
  bookedChildren?: BookedChildInput[] | null;

  @Text({ max: 2_000 })
  comment?: string | null;

  @Text({ max: CONTACT_NAME_MAX })
  emergency_contact1_name?: string | null;

  @Phone({ description: 'Required' })
  emergency_contact1_phone?: string | null;

  @Text({ max: CONTACT_NAME_MAX })
  emergency_contact2_name?: string | null;

  @Phone()
  emergency_contact2_phone?: string | null;

  @Text({
    max: ANSWER_MAX,
    description: 'Answer to the first question of every child that has none of its own',
  })
  custom_field?: string | null;

  @Flag({ description: 'In a draw: each week for all of these children who wish it, or for none' })
  siblings_together?: boolean;
}

/** Body of a sign-up by staff. */
export class StaffSignUpBody extends CommonSignUpBody {
  @Text({ max: REASON_MAX, description: 'Why a child is registered that the course is not for' })
  reason?: string | null;

  @Flag({ description: 'Whether the parents are told. Without it: of weeks that have not started' })
  mail?: boolean | null;
}

/** Body of a sign-up by a parent. */
export class SignUpBody extends CommonSignUpBody {
  @Flag()
  photo_privacy?: boolean;

  @Flag({ description: 'May be left out; false is refused' })
  privacy?: boolean;
}

/** Body of `POST /api/peopleCourseWeekRegistration`: the staff sign-up with one line. */
export class SingleSignUpBody {
  @IdField({ required: true })
  people_id: number;

  @IdField({ required: true })
  course_week_id: number;

  @OneOf(DAY_TYPES, { required: true })
  day_type: DayType;

  @Text({ max: CONTACT_NAME_MAX })
  emergency_contact1_name?: string | null;

  @Phone({ description: 'Required' })
  emergency_contact1_phone?: string | null;

  @Text({ max: CONTACT_NAME_MAX })
  emergency_contact2_name?: string | null;

  @Phone()
  emergency_contact2_phone?: string | null;

  @Text({ max: 2_000 })
  comment?: string | null;

  @AnswersField()
  answers?: Answer[];

  @Text({ max: ANSWER_MAX, description: 'The answer to the first question in words' })
  custom_field?: string | null;

  @Text({ max: REASON_MAX, description: 'Why the child is registered although the course is not for it' })
  reason?: string | null;

  @Flag({ description: 'Whether the parents are told. Without it: of weeks that have not started' })
  mail?: boolean | null;
}

/** Body of `PUT /api/save-registration/{id}`: absent fields keep their value. */
export class SaveRegistrationBody {
  @OneOf(DAY_TYPES)
  dayType?: DayType;

  @Text({ max: CONTACT_NAME_MAX })
  emergency_contact1_name?: string | null;

  @Phone({ description: 'Empty, null too, is refused' })
  emergency_contact1_phone?: string | null;

  @Text({ max: CONTACT_NAME_MAX })
  emergency_contact2_name?: string | null;

  @Phone()
  emergency_contact2_phone?: string | null;

  @AnswersField()
  answers?: Answer[];

  @Text({ max: ANSWER_MAX, description: 'The answer to the first question in words' })
  custom_field?: string | null;

  @Flag({ description: 'Consent of the parents to keep answers about health' })
  health_consent?: boolean;

  @Version()
  version?: string | null;
}

/** Body of `PUT /api/peopleCourseWeekRegistration/{id}`: absent fields keep their value. */
export class StaffRegistrationBody {
  @Kept(check.money, { type: Number, minimum: 0, description: 'Euros, at most two decimals' })
  payed_amount?: number | null;

  @Kept(check.date, { type: String, format: 'date' })
  payed_at?: string | null;

  @DateField({ description: 'Until when it is to be paid; null: no day' })
  due_on?: string | null;

  @Kept(check.text(2_000), { type: String, maxLength: 2_000 })
  comment_internal?: string | null;

  @OneOf(DAY_TYPES)
  day_type?: DayType;

  @Text({ max: CONTACT_NAME_MAX })
  emergency_contact1_name?: string | null;

  @Phone({ description: 'Empty, null too, is refused' })
  emergency_contact1_phone?: string | null;

  @Text({ max: CONTACT_NAME_MAX })
  emergency_contact2_name?: string | null;

  @Phone()
  emergency_contact2_phone?: string | null;

  @AnswersField()
  answers?: Answer[];

  @Text({ max: ANSWER_MAX, description: 'The answer to the first question in words' })
  custom_field?: string | null;

  @Price({ description: 'At most the price; empty is none' })
  discount?: number | null;

  @Text({ max: REASON_MAX, description: 'Why the discount is another one; required then' })
  discount_reason?: string | null;

  @Flag({
    description: 'Whether the parents are told that all is paid. Without it: unless the week has ended',
  })
  mail?: boolean | null;

  @Version()
  version?: string | null;
}

/** Body of `POST /api/peopleCourseWeekRegistration/{id}/move`. */
export class MoveBody {
  @IdField({ required: true, description: 'The new week, of any project' })
  course_week_id: number;

  @OneOf(DAY_TYPES, { description: 'Without it, it stays as it is' })
  day_type?: DayType;

  @Text({ max: REASON_MAX, description: 'Why the child is moved although the course is not for it' })
  reason?: string | null;

  @Flag({ description: 'Whether a place on the waiting list will do when no seat is free' })
  waiting?: boolean | null;

  @Flag({ description: 'Whether the parents are told. Without it: unless the new week has started' })
  mail?: boolean | null;
}

/** Body of `POST /api/peopleCourseWeekRegistration/{id}/give-place`. */
export class GivePlaceBody {
  @Text({ max: REASON_MAX, description: 'Why the child gets the place; needed unless it has an offer' })
  reason?: string | null;

  @Flag({ description: 'Whether the parents are told. Without it: unless the week has started' })
  mail?: boolean | null;
}

/** Body of `POST /api/my-family/parent/phone` and `POST /api/parent/{id}/phone`. */
export class PhoneTakeoverBody {
  @Phone({ required: true, description: 'The number as it was before' })
  phone: string;

  @OptionalIds({ max: 100, description: 'Children that are to have the new number' })
  children?: number[] | null;

  @OptionalIds({ max: 500, description: 'Registrations that are to have it as an emergency contact' })
  registrations?: number[] | null;
}

/** Body of `PUT /api/my-family/children/{id}/wishes`. */
export class WishOrderBody {
  @IdField({ required: true, description: 'The project that draws' })
  course_id: number;

  @IdsField({
    max: MAX_WISHES,
    description: 'Registrations in the order that the parent saw, the dearest wish first',
  })
  shown: number[];

  @IdsField({ max: MAX_WISHES, description: 'The same in their new order' })
  wishes: number[];
}

/** Body of `POST /api/peopleCourseWeekRegistration/cancel-preview`. */
export class CancelPreviewBody {
  @IdsField({ max: MAX_CANCELLED, description: 'Registrations, each once' })
  ids: number[];
}

class CancelledInput {
  @IdField({ required: true })
  id: number;

  @Price({ description: 'The fee to charge in euros, as it was shown; without it nothing is charged' })
  fee?: number | null;
}

/** Body of `POST /api/peopleCourseWeekRegistration/cancel`. */
export class CancelSeveralBody {
  @ListOf(() => CancelledInput, {
    required: true,
    max: MAX_CANCELLED,
    description: 'At least one, each once',
  })
  registrations: CancelledInput[];

  @Text({ max: REASON_MAX, description: 'Why other fees are charged than those of the steps; needed then' })
  reason?: string | null;

  @Flag({ description: 'Whether the parents are told. Without it: of weeks that have not started' })
  mail?: boolean | null;
}
