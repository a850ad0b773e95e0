import { asksWhereChildIs, byUrgency, mayPickUp, LEFT_WITH, toldReason } from './attendance.js';

describe('whom a child left with', () => {
  it.each(['alone', 'other', 'contact:1', 'contact:2', 'parent:7', 'pickup:2147483647'])('%s', (value) => {
    expect(LEFT_WITH.test(value)).toBe(true);
  });

  it.each(['', 'Oma', 'contact:3', 'parent:0', 'parent:', 'pickup:1 ', 'alone\n'])('not %j', (value) => {
    expect(LEFT_WITH.test(value)).toBe(false);
  });
});

it.each([
  ['contact:1', false],
  ['contact:2', false],
  ['other', false],
  ['alone', true],
  ['parent:1', true],
  ['pickup:7', true],
  [null, true],
  [undefined, true],
])('who is marked as %s may pick up a child by that: %s', (leftWith, may) =>
  expect(mayPickUp(leftWith)).toBe(may),
);

describe('who closes a point says where the child is', () => {
  const at = '2026-07-06T14:00:00.000Z';
  const nothing = { status: null, left_at: null };
  const there = { status: 'present', left_at: null } as const;
  const left = { status: 'present', left_at: at } as const;
  const absent = { status: 'absent', left_at: null } as const;

  it.each([
    ['always of what its day says already', 'place_ended', there, left, true],
    ['of a departure while the day says that it is there', 'not_leading', { left_at: at }, there, true],
    ['of a departure while nothing is marked', 'no_place', { left_at: at }, null, true],
    ['of an arrival while nothing is marked', 'no_place', there, nothing, true],
    ['of an arrival while it is absent', 'changed_meanwhile', there, absent, true],
    ['not of an arrival while it is there', 'changed_meanwhile', there, there, false],
    ['not of an arrival when it has left', 'changed_meanwhile', there, left, false],
    ['not of a departure when it has left', 'not_leading', { left_at: at }, left, false],
    ['not of an absence', 'changed_meanwhile', absent, there, false],
    ['not of a note', 'not_leading', {}, there, false],
  ] as const)('%s', (_, reason, mark, day, asks) => expect(asksWhereChildIs(reason, mark, day)).toBe(asks));
});

it('points by which a child may be looked for come first, the others keep their order', () => {
  const reasons = (['changed_meanwhile', 'place_ended', 'no_place', 'not_authorised'] as const).map(
    (reason) => ({
      reason,
    }),
  );
  expect([...reasons].sort(byUrgency).map(({ reason }) => reason)).toEqual([
    'place_ended',
    'not_authorised',
    'changed_meanwhile',
    'no_place',
  ]);
});

it.each([
  ['not_authorised', { left_with: 'pickup:7' }, 'not_authorised'],
  ['not_authorised', { left_with: 'alone' }, 'not_alone'],
  ['not_authorised', {}, 'nobody_named'],
  ['no_place', { left_with: 'alone' }, 'no_place'],
] as const)('a point of %s with %j is told as %s', (reason, mark, told) =>
  expect(toldReason({ reason, mark })).toBe(told),
);
