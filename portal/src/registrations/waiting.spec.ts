import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { inOrderOfWishes, leavingOf } from './waiting';

const row = (id: number, child: number, course: number, priority: number | null): FamilyRegistration =>
  ({ id, people: { id: child }, course: { id: course }, priority }) as FamilyRegistration;
const ids = (rows: FamilyRegistration[]): number[] => inOrderOfWishes(rows).map(({ id }) => id);

it('wishes of a child for a draw stand together, the dearest first; all else stays', () => {
  expect(
    ids([
      row(1, 1, 1, 3),
      row(2, 1, 9, null),
      row(3, 2, 1, 2),
      row(4, 1, 1, 1),
      row(5, 2, 1, 1),
      row(6, 1, 8, null),
    ]),
  ).toEqual([4, 1, 2, 5, 3, 6]);
});

it('says what is given up', () => {
  const leaving = (is_waiting: boolean, held_back: boolean, priority: number | null) =>
    leavingOf({ is_waiting, held_back, priority });
  expect(leaving(false, false, null)).toBeNull();
  expect(leaving(true, false, null)).toBe('leave');
  expect(leaving(true, true, null)).toBe('leave_held');
  expect(leaving(true, false, 2)).toBe('leave_wish');
});
