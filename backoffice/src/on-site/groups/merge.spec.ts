import { type Disagreement, mergeGroups, mergeStates, type SavedGroup } from './merge';

const bears: SavedGroup = { id: 1, name: 'Bären', leaders: [7], children: [11, 12] };
const foxes: SavedGroup = { id: 2, name: 'Füchse', leaders: [8], children: [13] };
const opened = [bears, foxes];

const merge = (yours: SavedGroup[], theirs: SavedGroup[], choice: Record<string, string> = {}) =>
  mergeGroups({ opened, yours, theirs }, choice);
const keys = (disagreements: Disagreement[]): string[] => disagreements.map(({ key }) => key);

it('keeps what two people changed of different groups', () => {
  const { groups, disagreements } = merge(
    [{ ...bears, name: 'Luchse' }, foxes],
    [bears, { ...foxes, name: 'Wölfe', leaders: [8, 9] }],
  );
  expect(disagreements).toEqual([]);
  expect(groups).toEqual([
    { ...bears, name: 'Luchse' },
    { ...foxes, name: 'Wölfe', leaders: [8, 9] },
  ]);
});

it('keeps a new name beside other leaders and children of the same group', () => {
  const { groups, disagreements } = merge(
    [{ ...bears, name: 'Luchse' }, foxes],
    [
      { ...bears, leaders: [], children: [11] },
      { ...foxes, children: [13, 12, 14] },
    ],
  );
  expect(disagreements).toEqual([]);
  expect(groups).toEqual([
    { ...bears, name: 'Luchse', leaders: [], children: [11] },
    { ...foxes, children: [12, 13, 14] },
  ]);
});

it('knows nothing to ask when only the order differs', () => {
  const { groups, disagreements } = merge(
    [{ ...bears, children: [12, 11] }, foxes],
    [{ ...bears, leaders: [7] }, foxes],
  );
  expect([groups, disagreements]).toEqual([opened, []]);
});

it.each([
  ['yours', 'Luchse', [9]],
  ['theirs', 'Wölfe', []],
])('asks for what both changed of the same group, and takes %s', (side, name, leaders) => {
  const states: [SavedGroup[], SavedGroup[]] = [
    [{ ...bears, name: 'Luchse', leaders: [9] }, foxes],
    [{ ...bears, name: 'Wölfe', leaders: [] }, foxes],
  ];
  const { disagreements } = merge(states[0], states[1]);
  expect(disagreements).toEqual([
    { key: 'group 1 name', kind: 'name', group: 'Bären', yours: 'Luchse', theirs: 'Wölfe' },
    { key: 'group 1 leaders', kind: 'leaders', group: 'Bären', yours: [9], theirs: [] },
  ]);
  const chosen = merge(states[0], states[1], { 'group 1 name': side, 'group 1 leaders': side });
  expect(chosen.groups).toEqual([{ ...bears, name, leaders }, foxes]);
});

it.each([
  ['yours', [[12], [11, 13]]],
  ['theirs', [[12], [13]]],
])('asks where a child is that both moved elsewhere, of no other child, and takes %s', (side, children) => {
  const yours = [
    { ...bears, children: [12] },
    { ...foxes, children: [13, 11] },
  ];
  const theirs = [{ ...bears, children: [12] }, foxes];
  const { disagreements } = merge(yours, theirs);
  expect(disagreements).toEqual([
    {
      key: 'children',
      kind: 'children',
      yours: [{ child: 11, group: 'Füchse' }],
      theirs: [{ child: 11, group: null }],
    },
  ]);
  expect(merge(yours, theirs, { children: side }).groups.map((group) => group.children)).toEqual(children);
});

it('takes a removed group away with what nobody changed of it, and keeps new groups of both', () => {
  const mine: SavedGroup = { id: null, name: 'Neu', leaders: [], children: [12] };
  const other: SavedGroup = { id: 3, name: 'Andere', leaders: [], children: [14] };
  const { groups, disagreements } = merge(
    [{ ...bears, children: [11] }, foxes, mine],
    [bears, other], // Füchse are gone
  );
  expect(disagreements).toEqual([]);
  expect(groups).toEqual([{ ...bears, children: [11] }, other, mine]);
});

it.each([
  ['yours', [{ ...bears, children: [11, 12] }]],
  ['theirs', [bears, { ...foxes, name: 'Wölfe', children: [13, 14] }]],
])('asks for a group that one removed and the others changed, and takes %s', (side, left) => {
  const changed = { ...foxes, name: 'Wölfe', children: [13, 14] };
  const { disagreements } = merge([bears], [bears, changed]);
  expect(disagreements).toEqual([
    { key: 'group 2', kind: 'group', group: 'Füchse', yours: null, theirs: changed },
  ]);
  expect(merge([bears], [bears, changed], { 'group 2': side }).groups).toEqual(left);
});

it('makes a group again that the others removed and one wants to keep', () => {
  const changed = { ...foxes, name: 'Wölfe' };
  expect(keys(merge([bears, changed], [bears]).disagreements)).toEqual(['group 2']);
  expect(merge([bears, changed], [bears], { 'group 2': 'yours' }).groups).toEqual([
    bears,
    { ...changed, id: null },
  ]);
  expect(merge([bears, changed], [bears], { 'group 2': 'theirs' }).groups).toEqual([bears]);
});

it('takes groups that both added under one name as one', () => {
  const own: SavedGroup = { id: null, name: 'Gruppe 3', leaders: [9], children: [14] };
  const other: SavedGroup = { id: 3, name: 'Gruppe 3', leaders: [], children: [15] };
  const { groups, disagreements } = merge([...opened, own], [...opened, other]);
  expect(disagreements).toEqual([]);
  expect(groups).toEqual([...opened, { id: 3, name: 'Gruppe 3', leaders: [9], children: [14, 15] }]);
});

it('leaves a child away that has left the week, or was moved by nobody here', () => {
  const { groups, disagreements } = merge(
    [{ ...bears, name: 'Luchse' }, foxes],
    [bears, { ...foxes, children: [] }],
  );
  expect(disagreements).toEqual([]);
  expect(groups).toEqual([
    { ...bears, name: 'Luchse' },
    { ...foxes, children: [] },
  ]);
});

it('asks about the leaders of the whole week only when both changed them differently', () => {
  const state = (leaders: number[]) => ({ leaders, groups: opened });
  const leadersOf = (yours: number[], theirs: number[], choice = {}) => {
    const states = { opened: state([7, 8]), yours: state(yours), theirs: state(theirs) };
    const { leaders, disagreements } = mergeStates(states, choice);
    return [leaders, keys(disagreements)];
  };
  expect(leadersOf([8, 7], [9])).toEqual([[9], []]);
  expect(leadersOf([9], [8, 7])).toEqual([[9], []]);
  expect(leadersOf([9], [10])).toEqual([[10], ['leaders']]);
  expect(leadersOf([9], [10], { leaders: 'yours' })).toEqual([[9], ['leaders']]);
});
