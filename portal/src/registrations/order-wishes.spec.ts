import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { inChosenOrder, wishLists } from './order-wishes';

const TODAY = '2026-03-01';

function wish(id: number, priority: number | null, course = 1, register_to = '2026-03-01') {
  return {
    id,
    priority,
    is_waiting: true,
    offer_expires_at: null,
    course: { id: course, register_to },
  } as FamilyRegistration;
}
const seen = (bookings: FamilyRegistration[]) =>
  wishLists(bookings, TODAY).map(({ course, wishes }) => [course.id, ...wishes.map(({ id }) => id)]);

it('the wishes of each project are a list of their own, the dearest first, until registration ends', () => {
  expect(seen([wish(1, 2), wish(2, 1), wish(3, 2, 2), wish(4, 1, 2)])).toEqual([
    [1, 2, 1],
    [2, 4, 3],
  ]);
  expect(seen([wish(1, 2, 1, '2026-02-28'), wish(2, 1, 1, '2026-02-28')])).toEqual([]);
});

it('one wish has no order, and neither has what waits without being a wish or is offered', () => {
  expect(seen([wish(1, 1), wish(2, null)])).toEqual([]);
  expect(seen([wish(1, 1), { ...wish(2, 2), offer_expires_at: '2026-03-02T00:00:00Z' }])).toEqual([]);
});

it('what is gone leaves the chosen order, and a new wish comes last', () => {
  const wishes = [wish(1, 1), wish(2, 2), wish(4, 3)];
  const ids = (order: number[] | null) => inChosenOrder(wishes, order).map(({ id }) => id);
  expect(ids(null)).toEqual([1, 2, 4]);
  expect(ids([2, 3, 1])).toEqual([2, 1, 4]);
});
