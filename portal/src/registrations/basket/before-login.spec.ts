import type { FamilyChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { childrenOfAge, linesFor, linesOfChildren, visitorItems, visitorLines } from './before-login';

const week = (id: number, from: string, price_half_day: number | null = null) => ({
  id,
  from,
  full_day: true,
  price: 100,
  half_day: price_half_day !== null,
  price_half_day,
});
const PROJECT = {
  id: 7,
  courseWeeks: [week(71, '2027-07-05', 60), week(72, '2027-07-12')],
} as unknown as FrontendProjectDetail;
const LINE = { age: 8, course_id: 7, course_week_id: 71, day_type: 'full_day' as const };

describe('what the device has kept', () => {
  it('is read after its number', () => {
    expect(visitorLines(`1 ${JSON.stringify([LINE])}`)).toEqual([LINE]);
  });

  it('has no line where it is empty, broken, or something else', () => {
    for (const kept of ['', '1 [', '2 {"age":8}', `1 ${JSON.stringify([null, 5, { ...LINE, age: 'x' }])}`])
      expect([kept, visitorLines(kept)]).toEqual([kept, []]);
    expect(visitorLines(`1 ${JSON.stringify([{ ...LINE, day_type: 'night' }])}`)).toEqual([]);
  });
});

it('each age gets each week, in the wanted day type where it is offered', () => {
  const lines = linesFor(PROJECT, { ages: [6, 8], weeks: [71, 72], wanted: 'half_day' });
  expect(lines.map(({ age, course_week_id, day_type }) => [age, course_week_id, day_type])).toEqual([
    [6, 71, 'half_day'],
    [8, 71, 'half_day'],
    [6, 72, 'full_day'],
    [8, 72, 'full_day'],
  ]);
});

it('a line whose week or project is gone is not shown', () => {
  const lines = [LINE, { ...LINE, course_week_id: 99 }, { ...LINE, course_id: 8 }];
  expect(visitorItems(lines, new Map([[7, PROJECT]])).map(({ line }) => line)).toEqual([LINE]);
});

it('a child is suggested for the age that it has in the week, not today', () => {
  const items = visitorItems([LINE], new Map([[7, PROJECT]]));
  const born = (id: number, birth: string) => ({ id, birth }) as FamilyChild;
  const childrens = [born(1, '2019-07-05'), born(2, '2019-07-06'), born(3, '2018-07-05')];
  expect(childrenOfAge(8, items, childrens).map(({ id }) => id)).toEqual([1]);
});

it('the lines of an age go to each child chosen for it', () => {
  const lines = [LINE, { ...LINE, age: 6 }];
  expect(
    linesOfChildren(
      lines,
      new Map([
        [8, [1, 2]],
        [6, []],
      ]),
    ),
  ).toEqual([1, 2].map((child_id) => ({ child_id, course_id: 7, course_week_id: 71, day_type: 'full_day' })));
});
