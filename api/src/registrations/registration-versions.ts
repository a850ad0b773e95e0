import { toEuros } from '@feria/shared';
import { registrationFields } from '@feria/shared/resources/registration/index';
import { refuseChanged, versionOf } from '../core/crud/versions.js';
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
  'custom_field',
] as const;

type Details = Pick<RegistrationEntity, (typeof DETAILS)[number]>;
type ForFamily = Details & Pick<RegistrationEntity, 'day_type' | 'booked_by'>;
type ForStaff = Details &
  Pick<
    RegistrationEntity,
    'day_type' | 'discount' | 'payed_amount' | 'payed_at' | 'due_on' | 'comment_internal'
  >;

/** The reason of a discount is of the change, not of the registration. */
const STAFF_NAMES = Object.keys(registrationFields).filter((name) => name !== 'discount_reason');
const FAMILY_NAMES = ['dayType', ...DETAILS];

/** The version of a registration for the form of the office. */
export function staffVersion(registration: ForStaff): string {
  return versionOf(STAFF_NAMES, staffShown(registration));
}

/** @throws AppError 409 when somebody else has changed since what the office sends */
export function refuseChangedByStaff(stored: ForStaff, { version, ...sent }: StaffRegistrationBody): void {
  refuseChanged(version, {
    names: STAFF_NAMES,
    sent: { ...sent },
    shown: staffShown(stored),
    // The same amount that two have taken is two payments.
    askedWhenSame: { payed_amount: 'payment.paid_meanwhile' },
  });
}

/** The version of a registration for the form of a parent. */
export function familyVersion(registration: ForFamily, userId: number): string {
  return versionOf(FAMILY_NAMES, familyShown(registration, userId));
}

/** @throws AppError 409 when somebody else has changed since what a parent sends */
export function refuseChangedByParent(
  stored: ForFamily,
  { version, ...sent }: SaveRegistrationBody,
  userId: number,
): void {
  refuseChanged(version, { names: FAMILY_NAMES, sent: { ...sent }, shown: familyShown(stored, userId) });
}

function staffShown(registration: ForStaff): Record<string, unknown> {
  return {
    ...registration,
    discount: toEuros(registration.discount),
    payed_amount: toEuros(registration.payed_amount),
  };
}

/** Of another's booking a parent sees the day type alone. */
function familyShown(registration: ForFamily, userId: number): Record<string, unknown> {
  const { day_type: dayType } = registration;
  return isOwnBooking(registration, userId) ? { ...registration, dayType } : { dayType };
}
