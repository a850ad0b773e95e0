import type { Permission, SearchResult } from '@feria/shared';
import { hitsOf } from './hits';

const words = {
  inactive: 'nicht aktiv',
  place: ({ priority }: { priority: number | null }) => `Wunsch ${priority}`,
  all: 'Alle',
  children: (names: string) => `Kinder: ${names}`,
  others: (names: string) => `mit ${names}`,
  foundBy: (kind: string, text: string) => `${kind}: ${text}`,
};
const result: SearchResult = {
  reference: null,
  children: { rows: [{ id: 1, first_name: 'Mia', last_name: 'Rossi', birth: '2016-05-05' }], more: false },
  parents: {
    rows: [{ id: 2, first_name: 'Eva', last_name: 'Rossi', place: null, phone: null, others: [] }],
    more: true,
  },
  courses: { rows: [{ id: 3, name: 'Wald', name_it: 'Bosco', active: false, year: 2026 }], more: false },
  registrations: {
    rows: [
      {
        id: 4,
        is_waiting: true,
        held_back: false,
        priority: 2,
        offer_expires_at: null,
        people: { id: 1, first_name: 'Mia', last_name: 'Rossi' },
        course: { id: 3, name: 'Wald', name_it: 'Bosco' },
        courseWeek: { id: 5, name: 'Eins', name_it: 'Uno', from: '2026-07-06', to: '2026-07-10' },
      },
    ],
    more: false,
  },
};
const found = (holds: (permission: Permission) => boolean, language: 'de' | 'it' = 'de') =>
  hitsOf(result, 'ros', holds, language, words);

it('names each record with what tells it from others, registrations first', () => {
  expect(found(() => true).map(({ label, detail }) => [label, detail])).toEqual([
    ['Rossi Mia', 'Wald · Eins · 06.07.2026 – 10.07.2026 · Wunsch 2'],
    ['Rossi Mia', '05.05.2016'],
    ['Rossi Eva', ''],
    ['Alle', ''],
    ['Wald', '2026 · nicht aktiv'],
  ]);
  expect(found(() => true, 'it').at(-1)?.label).toBe('Bosco');
});

it('tells of a family its number, children and other parents, and by whom it was found', () => {
  const parent = {
    id: 2,
    first_name: 'Eva',
    last_name: 'Rossi',
    place: 'Bozen',
    phone: '0471 1',
    others: [{ id: 3, first_name: 'Karl', last_name: 'Moser' }],
    children: [
      { id: 1, first_name: 'Mia', last_name: 'Rossi' },
      { id: 5, first_name: 'Leo', last_name: 'Rossi' },
    ],
    found_by: { kind: 'pickup' as const, relation: 'Oma', name: 'Maria', phone: '0471 2' },
  };
  const of = (row: typeof parent) =>
    hitsOf({ reference: null, parents: { rows: [row], more: false } }, 'oma', () => true, 'de', words)[0];
  expect(of(parent)).toMatchObject({
    detail: 'Bozen · 0471 1 · Kinder: Mia, Leo · mit Moser Karl',
    reason: 'pickup: Oma Maria 0471 2',
  });
});

it('opens the page of the record that the account may open', () => {
  expect(found(() => true).map(({ opens }) => opens)).toEqual([
    { type: 'edit', id: 4 },
    { type: 'edit', id: 1 },
    { type: 'show', id: 2 },
    { type: 'list', q: 'ros' },
    { type: 'show', id: 3 },
  ]);
  const updatesOnly = found((permission) => permission.endsWith('.update'));
  expect(updatesOnly[2]?.opens).toEqual({ type: 'edit', id: 2 });
});

it('opens the list, searched for the record, for who may only see the list', () => {
  expect(found(() => false).map(({ opens }) => opens)).toEqual([
    { type: 'list', q: 'Rossi Mia' },
    { type: 'list', q: 'Rossi Mia' },
    { type: 'list', q: 'Rossi Eva' },
    { type: 'list', q: 'ros' },
    { type: 'list', q: 'Wald' },
  ]);
});

it('has no lines for groups that were not sent', () => {
  expect(hitsOf({ reference: null }, 'ros', () => true, 'de', words)).toEqual([]);
});
