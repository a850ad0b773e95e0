import { priceOf, type StaffRegistration } from '@feria/shared';

type Values = Record<string, unknown>;

/** What the office may change of a booking, beside its payment. */
const DETAILS = [
  'day_type',
  'custom_field',
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
  return Object.fromEntries(
    DETAILS.filter((name) => name in values && filled(values[name]) !== filled(before[name])).map((name) => [
      name,
      filled(values[name]),
    ]),
  );
}

/**
 * Whether amount, date or comment of the payment belong to what is saved. They are asked for together, except when only
 * details of the booking were changed.
 * @param initialDate the date that the form starts with
 */
export function savesPayment(registration: StaffRegistration, values: Values, initialDate: string): boolean {
  const touched =
    filled(values.comment_internal) !== filled(registration.comment_internal) ||
    (!registration.is_waiting &&
      (values.payed_amount !== registration.payed_amount || values.payed_at !== initialDate));
  return touched || Object.keys(changedDetails(registration, values)).length === 0;
}

/** The registration with the price that the chosen day type has: another one copies that of the week. */
export function withDayType(registration: StaffRegistration, dayType: unknown): StaffRegistration {
  if (dayType === registration.day_type || (dayType !== 'full_day' && dayType !== 'half_day'))
    return registration;
  const price = priceOf(registration.courseWeek, dayType);
  return { ...registration, price, payed: registration.payed_amount >= price };
}

/** An empty text is no value. */
function filled(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}
