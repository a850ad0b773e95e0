import { changedAnswers } from '../../resource-kit/questions/question-values';
import {
  costOf,
  paymentOfRecord,
  recordPricedAnew,
  type Answer,
  type StaffRegistration,
} from '@feria/shared';

type Values = Record<string, unknown>;

/** What the office may change of a booking, beside its payment: the last day to pay too, which asks for no comment. */
const DETAILS = [
  'day_type',
  'discount',
  'due_on',
  'emergency_contact1_name',
  'emergency_contact1_phone',
  'emergency_contact2_name',
  'emergency_contact2_phone',
] as const;

/**
 * The details that differ from the registration. Only these are sent: the API checks what is sent, and an old registration
 * may lack what a project asks for now.
 */
export function changedDetails(registration: StaffRegistration, values: Values): Values {
  const before: Values = { ...registration };
  const reason = hasOtherDiscount(registration, values.discount)
    ? { discount_reason: filled(values.discount_reason) }
    : {};
  const details = Object.fromEntries(
    DETAILS.filter((name) => name in values && filled(values[name]) !== filled(before[name])).map((name) => [
      name,
      filled(values[name]),
    ]),
  );
  const dayType = values.day_type === 'half_day' ? 'half_day' : 'full_day';
  const answers =
    'answers' in values
      ? changedAnswers(
          registration.course.questions,
          dayType,
          registration.answers,
          values.answers as Answer[] | undefined,
        )
      : [];
  return { ...details, ...reason, ...(answers.length > 0 && { answers }) };
}

/**
 * Whether amount, date or comment of the payment belong to what is saved. They are asked for together, except when only
 * details of the booking were changed.
 * @param initialDate the date that the form starts with
 */
export function savesPayment(registration: StaffRegistration, values: Values, initialDate: string): boolean {
  return (
    changesPayment(registration, values, initialDate) ||
    Object.keys(changedDetails(registration, values)).length === 0
  );
}

/** Whether amount, date or comment of the payment were changed. */
export function changesPayment(
  registration: StaffRegistration,
  values: Values,
  initialDate: string,
): boolean {
  return (
    filled(values.comment_internal) !== filled(registration.comment_internal) ||
    (!registration.is_waiting &&
      (values.payed_amount !== registration.payed_amount || values.payed_at !== initialDate))
  );
}

/** The registration with price and discount of the chosen day type: another one copies the price of the week. */
export function withDayType(registration: StaffRegistration, dayType: unknown): StaffRegistration {
  if (dayType === registration.day_type || (dayType !== 'full_day' && dayType !== 'half_day'))
    return registration;
  const anew = recordPricedAnew(registration.courseWeek, dayType, registration);
  return withState({ ...registration, ...anew });
}

/** The registration with the chosen day type and the discount that is typed, when it is another one than before. */
export function withValues(
  registration: StaffRegistration,
  { day_type, discount }: { day_type?: unknown; discount?: unknown },
): StaffRegistration {
  const anew = withDayType(registration, day_type);
  return hasOtherDiscount(registration, discount) && isAmount(discount)
    ? withState({ ...anew, discount })
    : anew;
}

/** Whether another discount is typed than the registration has; then it needs a reason. */
export function hasOtherDiscount({ discount }: StaffRegistration, typed: unknown): boolean {
  return typed !== undefined && (typed ?? 0) !== discount;
}

/** Whether it is paid by what it costs now. */
function withState(registration: StaffRegistration): StaffRegistration {
  const { payed_amount } = paymentOfRecord(registration);
  return { ...registration, payed: payed_amount >= costOf(paymentOfRecord(registration)) };
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number';
}

/** An empty text is no value. */
function filled(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}
