import type { FamilyRegistration } from '@feria/shared/contracts/family';
import type { IsoDate } from '@feria/shared/rules/dates';

/*
 * The wishes of a child for a draw, which its parents may put into another order (product/registrations.md#order-of-wishes). Pure.
 */

/** The wishes of a child in one project, the dearest first. */
export interface WishList {
  course: FamilyRegistration['course'];
  wishes: FamilyRegistration[];
}

/**
 * Lists that can still be put into another order: of at least two wishes, in a project whose registration has not ended.
 * @param bookings of one child
 * @param today `YYYY-MM-DD` in Europe/Rome
 */
export function wishLists(bookings: readonly FamilyRegistration[], today: IsoDate): WishList[] {
  const lists = new Map<number, WishList>();
  for (const booking of bookings) {
    const { course, priority, is_waiting, offer_expires_at } = booking;
    const isWish = is_waiting && priority !== null && offer_expires_at === null;
    if (!isWish || (course.register_to ?? today) < today) continue;
    const list = lists.get(course.id) ?? { course, wishes: [] };
    list.wishes.push(booking);
    lists.set(course.id, list);
  }
  return [...lists.values()]
    .filter(({ wishes }) => wishes.length > 1)
    .map(({ course, wishes }) => ({ course, wishes: wishes.toSorted(byRank) }));
}

/** As the server orders them: what it was shown is compared with that. */
function byRank(a: FamilyRegistration, b: FamilyRegistration): number {
  return (a.priority ?? 0) - (b.priority ?? 0) || a.id - b.id;
}

/** The wishes in an order of ids; those that are gone are left out, new ones come last. */
export function inChosenOrder(
  wishes: readonly FamilyRegistration[],
  order: readonly number[] | null,
): FamilyRegistration[] {
  if (!order) return [...wishes];
  const known = order.flatMap((id) => wishes.find((wish) => wish.id === id) ?? []);
  return [...known, ...wishes.filter(({ id }) => !order.includes(id))];
}
