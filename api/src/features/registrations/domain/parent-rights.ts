import { GIVE_BACK_HOURS, romeInstant, weekState, type DeleteRefusal, type WindowFacts } from '@feria/shared';

/** How long a place from the waiting list can be given back, in milliseconds. */
export const GIVE_BACK_MS = GIVE_BACK_HOURS * 3_600_000;

/** What a parent may do with a registration of an own child. */
export interface ParentRights {
  /** Change day type, contacts and custom field: while the week is open. */
  editable: boolean;
  /** Remove it. */
  deletable: boolean;
  /** Why it cannot be removed; `null` when it can. */
  delete_refusal: DeleteRefusal | null;
}

/**
 * What a parent may do (product.md#what-a-parent-may-change). While the week is open: change and remove. In addition, a parent
 * may leave a waiting list until the week starts, and give back a place from the waiting list within 72 hours, even when the
 * week has started. A registration with a payment is removed by the office only, which also pays the money back.
 */
export function parentMay(
  registration: { is_waiting: boolean; moved_up_at: Date | null; payed_amount: number },
  window: WindowFacts & { week_from: string },
  now: Date,
): ParentRights {
  const open = weekState(window, now) === 'open';
  const movedUp = registration.moved_up_at;
  const extra = registration.is_waiting
    ? now < romeInstant(window.week_from)
    : movedUp !== null && now.getTime() - movedUp.getTime() <= GIVE_BACK_MS;
  const delete_refusal = registration.payed_amount > 0 ? 'payment' : open || extra ? null : 'closed';
  return { editable: open, deletable: delete_refusal === null, delete_refusal };
}

/** What the parent who books writes into a registration. */
export interface BookerDetails {
  comment: string | null;
  custom_field: string | null;
  emergency_contact1_name: string | null;
  emergency_contact1_phone: string | null;
  emergency_contact2_name: string | null;
  emergency_contact2_phone: string | null;
}

/** Whether this user account made the booking. Bookings by staff, or by a deleted account, belong to no parent. */
export function isOwnBooking(registration: { booked_by: number | null }, userId: number | null): boolean {
  return userId !== null && registration.booked_by === userId;
}

/**
 * The details that a parent may see (ADR 8): those of own bookings, else `null`. The parents of a child may live apart, and
 * must not see each other's phone numbers and comments. For the same reason no parent sees what the office entered.
 * @param userId account of the parent who reads; `null` for a parent without account
 */
export function detailsForParent(
  registration: BookerDetails & { booked_by: number | null },
  userId: number | null,
): BookerDetails {
  const own = isOwnBooking(registration, userId);
  return {
    comment: own ? registration.comment : null,
    custom_field: own ? registration.custom_field : null,
    emergency_contact1_name: own ? registration.emergency_contact1_name : null,
    emergency_contact1_phone: own ? registration.emergency_contact1_phone : null,
    emergency_contact2_name: own ? registration.emergency_contact2_name : null,
    emergency_contact2_phone: own ? registration.emergency_contact2_phone : null,
  };
}
