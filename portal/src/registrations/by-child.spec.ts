import type { FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import { bookingsByChild, pastPlaces } from './by-child';

const TODAY = '2027-07-05';

const booking = (id: number, child: number, to: string, priority: number | null = null) =>
  ({
    id,
    people: { id: child, first_name: `Child ${child}`, last_name: 'Kofler' },
    course: { id: 1 },
    courseWeek: { from: to, to },
    priority,
  }) as FamilyRegistration;

const FAMILY = {
  childrens: [{ id: 2 }, { id: 1 }],
  registrations: [
    booking(1, 1, '2027-07-30'),
    booking(2, 1, '2027-07-04'),
    booking(3, 1, TODAY),
    booking(4, 9, '2027-07-16'),
    booking(5, 2, '2027-06-04'),
  ],
  waitingQueue: [booking(6, 2, '2027-07-16', 2), booking(7, 2, '2027-07-23', 1), booking(8, 1, '2027-07-09')],
} as unknown as MyFamily;

it('a family’s bookings stand by child as the family has them, places by week, then what has none', () => {
  const shown = bookingsByChild(FAMILY, TODAY).map(({ name, bookings }) => [
    name,
    bookings.map(({ id }) => id),
  ]);
  expect(shown).toEqual([
    ['Child 2 Kofler', [7, 6]],
    ['Child 1 Kofler', [3, 1, 8]],
    // Not among the children of the family.
    ['Child 9 Kofler', [4]],
  ]);
});

it('weeks that are over stand apart, the latest first', () => {
  expect(pastPlaces(FAMILY, TODAY).map(({ id }) => id)).toEqual([2, 5]);
});
