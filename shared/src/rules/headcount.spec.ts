import { countedBeside, lastOfEach } from './headcount.js';

const WEEK = {
  groups: [
    { id: 1, name: 'Rot', leaders: [] },
    { id: 2, name: 'Blau', leaders: [] },
  ],
  children: [
    { child_id: 10, group_id: 1 },
    { child_id: 20, group_id: 2 },
    { child_id: 30, group_id: null },
  ],
} as unknown as Parameters<typeof countedBeside>[0];
const beside = (week_group_id: number | null, children: number[] | null, expected = children?.length ?? 0) =>
  countedBeside(WEEK, { week_group_id, children, expected });

describe('whom a count has besides its group', () => {
  it.each([
    ['its own children only', 1, [10]],
    ['nobody', 1, []],
    ['a child that is on no list any more', 1, [10, 99]],
    ['all of the week', null, [10, 20, 30]],
    ['nobody who was told', 1, null],
  ])('is nobody of a count of %s', (_, group, children) => expect(beside(group, children)).toBeNull());

  it('are children of other groups, and of none', () => {
    expect(beside(1, [10, 30])).toEqual({ groups: [], hasUngrouped: true, hasHidden: false });
    expect(beside(1, [20])).toEqual({ groups: ['Blau'], hasUngrouped: false, hasHidden: false });
    expect(beside(2, [10, 30])).toEqual({ groups: ['Rot'], hasUngrouped: true, hasHidden: false });
  });

  it('are some of whom the reader learns nothing', () => {
    expect(beside(1, [10], 2)).toEqual({ groups: [], hasUngrouped: false, hasHidden: true });
  });
});

it('a later count stands for an earlier one of the same group, unless that had more children', () => {
  const last = (...counts: [week_group_id: number | null, hasMore: boolean][]) =>
    lastOfEach(
      counts.map(([week_group_id, hasMore], index) => ({ week_group_id, hasMore, index })),
      ({ hasMore }) => hasMore,
    ).map(({ index }) => index);
  expect(last([1, false], [1, false], [2, false], [null, false], [null, false])).toEqual([0, 2, 3]);
  expect(last([1, true], [1, false], [1, true])).toEqual([0]);
  expect(last([1, false], [1, true], [1, false], [1, true])).toEqual([0, 1]);
});
