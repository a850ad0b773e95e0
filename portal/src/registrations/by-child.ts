import type { FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import type { IsoDate } from '@feria/shared/rules/dates';
import { inOrderOfWishes } from './waiting';

/** A child with what it is signed up for. */
export interface ChildBookings {
  id: number;
  name: string;
  bookings: FamilyRegistration[];
}

/** What has a place in a week that is not over, the next week first. @param today `YYYY-MM-DD` in Europe/Rome */
export function currentPlaces({ registrations }: MyFamily, today: IsoDate): FamilyRegistration[] {
  return inOrderOfWeeks(registrations).filter(({ courseWeek }) => courseWeek.to >= today);
}

/**
 * What the children are signed up for, child by child as the family has them: places, then what has none, each with its wishes for a
 * draw together.
 * @param today `YYYY-MM-DD` in Europe/Rome
 */
export function bookingsByChild(family: MyFamily, today: IsoDate): ChildBookings[] {
  const bookings = [...currentPlaces(family, today), ...inOrderOfWishes(family.waitingQueue)];
  const order = new Map(family.childrens.map(({ id }, index) => [id, index]));
  const place = (id: number): number => order.get(id) ?? order.size;
  const groups = new Map<number, ChildBookings>();
  for (const booking of bookings) {
    const { id, first_name, last_name } = booking.people;
    const group = groups.get(id) ?? { id, name: `${first_name} ${last_name}`, bookings: [] };
    group.bookings.push(booking);
    groups.set(id, group);
  }
  return [...groups.values()].sort((a, b) => place(a.id) - place(b.id));
}

/** Places in weeks that are over, the latest first. @param today `YYYY-MM-DD` in Europe/Rome */
export function pastPlaces({ registrations }: MyFamily, today: IsoDate): FamilyRegistration[] {
  return inOrderOfWeeks(registrations)
    .filter(({ courseWeek }) => courseWeek.to < today)
    .reverse();
}

function inOrderOfWeeks(registrations: readonly FamilyRegistration[]): FamilyRegistration[] {
  return registrations.toSorted((a, b) => a.courseWeek.from.localeCompare(b.courseWeek.from));
}
