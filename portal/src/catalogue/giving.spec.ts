import type { FrontendWeek } from '@feria/shared/contracts/frontend';
import { isForWishes, isOrdered, sureWeeks, withoutSeatsOfDraw, type Giving } from './giving';

const giving = (more: Partial<Giving> = {}): Giving => ({
  allocation: 'draw',
  places_per_child: null,
  places_given: false,
  ...more,
});
const FULL = { id: 1, state: 'open', full: true, availability: 'full', cancelled_at: null } as FrontendWeek;
const CANCELLED = { ...FULL, id: 2, cancelled_at: '2027-02-01T12:00:00.000Z' };

it('before a draw a full week can be wished like any other, one that was cancelled cannot', () => {
  const seen = withoutSeatsOfDraw({ ...giving(), courseWeeks: [FULL, CANCELLED] });
  expect(seen.courseWeeks).toEqual([{ ...FULL, full: false, availability: 'free' }, CANCELLED]);
});

it('seats are as they are after the draw, and in every other project', () => {
  for (const more of [{ places_given: true }, { allocation: 'fair_start' }] as const) {
    const project = { ...giving(more), courseWeeks: [FULL] };
    expect(withoutSeatsOfDraw(project)).toBe(project);
  }
});

it('places are given in the way of the project until they are given', () => {
  const rules = (more: Partial<Giving>) => {
    const project = giving(more);
    return [isForWishes(project), isOrdered(project), sureWeeks(project)];
  };
  expect(rules({})).toEqual([true, true, null]);
  expect(rules({ allocation: 'fair_start' })).toEqual([false, true, 1]);
  expect(rules({ allocation: 'fair_start', places_per_child: 3 })).toEqual([false, true, 3]);
  expect(rules({ allocation: 'fair_start', places_given: true })).toEqual([false, false, null]);
  expect(rules({ places_given: true })).toEqual([false, false, null]);
  expect(rules({ allocation: 'first_come' })).toEqual([false, false, null]);
});
