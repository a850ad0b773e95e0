import type { GroupableChild } from '@feria/shared';
import {
  addGroup,
  agesOf,
  changeGroup,
  type GroupPlan,
  isSamePlan,
  moveChildren,
  nameProblem,
  planOf,
  removeGroup,
  splitEvenly,
} from './plan';

const nameOf = (number: number): string => `Gruppe ${number}`;

const stored = {
  leaders: [{ id: 7, name: 'Lea' }],
  groups: [
    { id: 1, name: 'Bären', leaders: [{ id: 8, name: 'Leo' }], children: [12, 11] },
    { id: 2, name: 'Füchse', leaders: [], children: [13] },
  ],
};

function child(id: number, birth: string | null, age: number | null): GroupableChild {
  return { id, first_name: 'Anna', last_name: 'Rossi', birth, age, school: null };
}

const childrenOf = ({ groups }: GroupPlan): number[][] => groups.map(({ children }) => children);

it('moves children into a group, out of the one where they were, and into none', () => {
  const plan = planOf(stored);
  expect(childrenOf(moveChildren(plan, [11, 14], 'stored 2'))).toEqual([[12], [11, 13, 14]]);
  expect(childrenOf(moveChildren(plan, [11, 13], null))).toEqual([[12], []]);
  expect(childrenOf(moveChildren(plan, [11], 'stored 1'))).toEqual([[11, 12], [13]]);
});

it('knows whether something is to be saved, whatever the order of children and leaders', () => {
  const plan = planOf(stored);
  const [bears, foxes] = stored.groups as [(typeof stored.groups)[0], (typeof stored.groups)[0]];
  expect(isSamePlan(plan, planOf({ ...stored, groups: [{ ...bears, children: [11, 12] }, foxes] }))).toBe(
    true,
  );
  const moved = moveChildren(plan, [13], 'stored 1');
  expect(isSamePlan(plan, moved)).toBe(false);
  expect(isSamePlan(plan, moveChildren(moved, [13], 'stored 2'))).toBe(true);
  expect(isSamePlan(plan, changeGroup(plan, 'stored 1', { name: 'Luchse' }))).toBe(false);
  expect(isSamePlan(plan, changeGroup(plan, 'stored 1', { leaders: [] }))).toBe(false);
  expect(isSamePlan(plan, { ...plan, leaders: [] })).toBe(false);
});

it('adds groups under names and keys that are free, and removes them', () => {
  const three = addGroup(planOf(stored), nameOf);
  expect(three.groups[2]).toMatchObject({ id: null, name: 'Gruppe 3', children: [] });
  const four = addGroup(three, nameOf);
  const again = addGroup(removeGroup(four, three.groups[2]!.key), nameOf);
  expect(again.groups.map(({ name }) => name)).toEqual(['Bären', 'Füchse', 'Gruppe 4', 'Gruppe 5']);
  expect(new Set(again.groups.map(({ key }) => key)).size).toBe(4);
});

it('splits by age: the first groups keep name and leaders, others come or go', () => {
  const children = [
    child(11, '2015-01-01', 11),
    child(12, '2018-01-01', 8),
    child(13, null, null),
    child(14, '2016-01-01', 10),
  ];
  const three = splitEvenly(planOf(stored), children, 3, nameOf);
  expect(three.groups.map(({ name, leaders }) => [name, leaders])).toEqual([
    ['Bären', [8]],
    ['Füchse', []],
    ['Gruppe 3', []],
  ]);
  expect(childrenOf(three)).toEqual([[11, 14], [12], [13]]);
  expect(childrenOf(splitEvenly(three, children, 1, nameOf))).toEqual([[11, 12, 13, 14]]);
});

it('refuses a name that is empty or taken', () => {
  const plan = planOf(stored);
  const problems = (name: string) => {
    const changed = changeGroup(plan, 'stored 1', { name });
    return nameProblem(changed, changed.groups[0]!);
  };
  expect([' ', ' Füchse', 'Bären'].map(problems)).toEqual(['empty', 'twice', null]);
});

it('counts the ages that are known', () => {
  expect(agesOf([{ age: 6 }, { age: null }, { age: 9 }])).toEqual({ youngest: 6, oldest: 9, average: 7.5 });
  expect(agesOf([{ age: null }])).toBeNull();
});
