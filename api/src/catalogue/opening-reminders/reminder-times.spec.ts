import { canBeReminded, isRush, reminderDue } from './reminder-times.js';

const OPENS = new Date('2026-03-10T07:00:00.000Z');
const before = (minutes: number): Date => new Date(OPENS.getTime() - minutes * 60_000);

it.each([
  [24 * 60 + 1 / 60, null],
  [24 * 60, 'day'],
  [60 + 1 / 60, 'day'],
  [60, 'hour'],
  [1 / 60, 'hour'],
  [0, null],
  [-1, null],
] as const)('%d minutes before, the mail is: %s', (minutes, expected) => {
  expect(reminderDue(OPENS, before(minutes))).toBe(expected);
});

it.each([
  [2, false],
  [1.9, true],
  [0, true],
  [-2.9, true],
  [-3, false],
])('%d minutes before is a rush: %s', (minutes, expected) => {
  expect(isRush(OPENS, before(minutes))).toBe(expected);
});

const course = { register_from: '2026-03-10', register_from_time: '08:00', register_to: '2026-03-20' };

it.each([
  ['more than an hour before', course, before(61), true],
  ['an hour before', course, before(60), false],
  ['after the opening', course, before(-1), false],
  ['without a date of opening', { ...course, register_from: null }, before(0), true],
  [
    'without one, and when registration is over',
    { ...course, register_from: null },
    new Date('2026-03-21T00:00:00.000Z'),
    false,
  ],
] as const)('can be asked for %s: %#', (_, facts, now, expected) => {
  expect(canBeReminded(facts, now)).toBe(expected);
});
