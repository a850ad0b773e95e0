import { fieldOf } from './disagreement';
import type { SavedGroup } from './merge';

const child = (id: number, last_name: string) => ({
  id,
  first_name: 'Anna',
  last_name,
  birth: null,
  age: null,
  school: null,
});
const stored = {
  assignable: [
    { id: 7, name: 'Zita' },
    { id: 8, name: 'Ada' },
  ],
  leaders: [],
  groups: [],
  // As the server has them: by name.
  children: [child(13, 'Auer'), child(11, 'Moser'), child(12, 'Zöschg')],
};
const words = (key: string, params: object = {}): string =>
  [key, ...Object.values(params).map(String)].join(' ');
const names = { stored, words };

it('has children and leaders by name in both answers, whatever the order of their ids', () => {
  const yours: SavedGroup = { id: 1, name: 'Bären', leaders: [7, 8], children: [11, 12, 13] };
  const theirs = { ...yours, name: 'Luchse', leaders: [8, 7], children: [13, 12, 11] };
  const field = fieldOf({ key: 'group 1', kind: 'group', group: 'Bären', yours, theirs }, names);
  const people = 'leaders: Ada, Zita\nAuer Anna\nMoser Anna\nZöschg Anna';
  expect(field).toEqual({
    name: 'group 1',
    label: 'changed_group Bären',
    yours: `Bären\n${people}`,
    theirs: `Luchse\n${people}`,
  });
});

it('says of each child by name where it would be, and of a group that it is removed', () => {
  const yours = [
    { child: 12, group: 'Bären' },
    { child: 13, group: null },
  ];
  const theirs = [
    { child: 12, group: 'Füchse' },
    { child: 13, group: 'Bären' },
  ];
  expect(fieldOf({ key: 'children', kind: 'children', yours, theirs }, names)).toMatchObject({
    yours: 'Auer Anna: none\nZöschg Anna: Bären',
    theirs: 'Auer Anna: Bären\nZöschg Anna: Füchse',
  });
  const gone = fieldOf({ key: 'group 1', kind: 'group', group: 'Bären', yours: null, theirs: null }, names);
  expect(gone.yours).toBe('changed_removed');
  const empty = fieldOf({ key: 'leaders', kind: 'week', yours: [], theirs: [7] }, names);
  expect([empty.yours, empty.theirs]).toEqual(['no_leaders', 'Zita']);
});
