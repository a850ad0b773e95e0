import { can, type PhoneUses } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';

/** Whose number has changed, and what may be looked at and written for it. */
export interface PhoneOwner {
  personId: number;
  /** Account of the parent, who sees the contacts of own bookings only (ADR 8); `null` for the office. */
  bookedBy: number | null;
  /** Whether the data of children may be written, and registrations. */
  children: boolean;
  registrations: boolean;
}

/** Finds where a telephone number stands. Registrations provide it: an emergency contact is part of one. */
export abstract class PhoneLookup {
  /**
   * Where the old number stands: in children of the person, and as an emergency contact of registrations whose week is not over.
   * `null` when it stands nowhere, or when there was or is no number. Two statements.
   */
  abstract uses(
    manager: EntityManager,
    owner: PhoneOwner,
    numbers: { before: string | null; after: string | null },
  ): Promise<PhoneUses | null>;
}

/** What the office may look at and write for a parent's new number: what the holder of the permissions could write anyway. */
export function ownerFor(personId: number, writer: CurrentUserData): PhoneOwner {
  return {
    personId,
    bookedBy: null,
    children: can(writer, 'child.update'),
    registrations: can(writer, 'peopleCourseWeekRegistration.update'),
  };
}
