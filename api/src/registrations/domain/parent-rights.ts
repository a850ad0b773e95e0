import {
  dueAmount,
  registrationWindow,
  romeInstant,
  weekState,
  type DeleteRefusal,
  type WindowFacts,
} from '@feria/shared';
import { cancellationOf, isJustMovedUp, type Cancellation, type Terms } from './cancellation.js';

/** What a parent may do with a registration of an own child. */
export interface ParentRights {
  /** Change day type, contacts and answers: while the week is open. */
  editable: boolean;
  /** Remove it. */
  deletable: boolean;
  /** Why it cannot be removed; `null` when it can. */
  delete_refusal: DeleteRefusal | null;
  /** What removing it costs, where the project has steps and it has a place; else `null`. */
  cancellation: Cancellation | null;
}

/** What the parent is to the registration. */
export interface Standing {
  /** Whether the parent is the one who pays: `payerOf`. What costs is for that one alone. */
  pays: boolean;
}

/** A registration, as far as it decides what a parent may do. Cents. */
interface Owned {
  is_waiting: boolean;
  moved_up_at: Date | null;
  free_until: Date | null;
  price: number;
  discount: number;
  fee_base: number | null;
  payed_amount: number;
  /** What of that was paid for it, and did not come from the credit of the family. */
  paid_by_payment: number;
}

/**
 * What a parent may do (product/registrations.md#what-a-parent-may-change). While the week is open: change and remove. In addition, a parent
 * may leave a waiting list until the week starts, and give back a place from the waiting list within 72 hours, even when the
 * week has started. A registration with a payment is removed by the office only, which also pays the money back; what credit has paid of
 * it by itself (product/money.md#one-balance) takes no right away, and becomes credit again.
 *
 * Where the project has steps, these say until when a confirmed place can be given back and what that costs, paid or not
 * (product/registrations.md#cancellation). While it costs something, only who pays may do it: no parent makes a debt for another. Whatever
 * the steps say, a place of a week that the office has moved can be given back for nothing for some days.
 */
export function parentMay(
  registration: Owned,
  window: WindowFacts & { week_from: string },
  { steps, byWindow }: Terms,
  now: Date,
  { pays }: Standing,
): ParentRights {
  const open = weekState(window, now) === 'open';
  const extra = registration.is_waiting
    ? now < romeInstant(window.week_from)
    : isJustMovedUp(registration, now);
  const ofWindow = registration.paid_by_payment > 0 ? 'payment' : open || extra ? null : 'closed';
  const place = { ...registration, due: dueAmount(registration) };
  const cancellation = registration.is_waiting ? null : cancellationOf(place, steps, window.week_from, now);
  // Without steps the window says it, but for a week that was moved.
  const hasSteps = !registration.is_waiting && (steps.length > 0 || cancellation?.weekMoved === true);
  // Where the window leaves it free longer than the week that was moved, that deadline is none.
  const closes = registrationWindow(window).closes_at;
  const isLonger = open && cancellation?.weekMoved === true && (!closes || closes > cancellation.until);
  const isFree = byWindow && ofWindow === null && (isLonger || cancellation?.fee !== 0);
  if (!hasSteps || isFree)
    return { editable: open, deletable: ofWindow === null, delete_refusal: ofWindow, cancellation: null };
  if (cancellation && cancellation.fee > 0 && !pays)
    return { editable: open, deletable: false, delete_refusal: 'others_fee', cancellation: null };
  const late = byWindow ? ofWindow : 'late';
  return {
    editable: open,
    deletable: cancellation !== null,
    delete_refusal: cancellation ? null : late,
    cancellation,
  };
}

/** What the parent who books writes into a registration. */
export interface BookerDetails {
  comment: string | null;
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
    emergency_contact1_name: own ? registration.emergency_contact1_name : null,
    emergency_contact1_phone: own ? registration.emergency_contact1_phone : null,
    emergency_contact2_name: own ? registration.emergency_contact2_name : null,
    emergency_contact2_phone: own ? registration.emergency_contact2_phone : null,
  };
}
