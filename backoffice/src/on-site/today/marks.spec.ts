import { type AttendanceDay, type AttendanceRecord, presenceOf } from '@feria/shared';
import {
  inOrder,
  NOT_LEFT,
  NOTHING,
  pauseAfter,
  replacedBy,
  seenOf,
  undoesDeparture,
  withMarks,
  withRecords,
  type Mark,
  type MarkedFields,
} from './marks';

const AT = '2026-07-06T06:00:00.000Z';
const LATER = '2026-07-06T14:00:00.000Z';

const record = (fields: Partial<AttendanceRecord>): AttendanceRecord => ({
  child_id: 1,
  date: '2026-07-06',
  status: null,
  arrived_at: null,
  left_at: null,
  left_with: null,
  left_with_name: null,
  left_with_phone: null,
  note: null,
  changed_at: null,
  changed_by: null,
  may_pick_up: null,
  told_by: null,
  ...fields,
});

const mark = (fields: MarkedFields, number: Partial<Mark> = {}): Mark => ({
  id: 'a',
  user_id: 1,
  child_id: 1,
  date: '2026-07-06',
  changed_at: AT,
  fields,
  device: null,
  sequence: null,
  seen: null,
  ...number,
});

describe('a child with marks that the server does not know', () => {
  it('nothing was marked: nothing is known', () => {
    expect(withMarks(null, [])).toEqual(NOTHING);
  });

  it('the marks count in their order, over what the server knows', () => {
    const known = record({ status: 'absent', left_with: 'alone' });
    expect(
      withMarks(known, [mark({ status: 'present', arrived_at: AT }), mark({ arrived_at: LATER })]),
    ).toEqual({ ...NOTHING, status: 'present', arrived_at: LATER, left_with: 'alone', may_pick_up: null });
  });

  it('the name of who took a child is the one of the mark, not that which the server knows', () => {
    const known = record({ left_at: AT, left_with: 'contact:2', left_with_name: 'Onkel Toni' });
    const fields = { left_with: 'other', left_with_name: 'Sepp', left_with_phone: null };
    expect(withMarks(known, [mark(fields)])).toMatchObject({ left_at: AT, ...fields });
  });

  it('their order is that of their numbers, whatever the clock said; those of an earlier build come first', () => {
    const marks = [
      mark({}, { id: 'third', sequence: 12, changed_at: AT }),
      mark({}, { id: 'second', sequence: 9, changed_at: LATER }),
      mark({}, { id: 'first', changed_at: LATER }),
    ];
    expect(inOrder(marks).map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  });
});

describe('where a child is', () => {
  const away = { absence: { reason: null } };
  const here = { absence: null };
  it.each<[string, { absence: { reason: string | null } | null }, MarkedFields, string]>([
    ['nothing is known', here, {}, 'expected'],
    ['its parents told an absence', away, {}, 'excused'],
    ['it came all the same', away, { status: 'present' }, 'present'],
    ['it came', here, { status: 'present' }, 'present'],
    ['it came and left', here, { status: 'present', left_at: LATER }, 'left'],
    [
      'it is absent, although somebody marked that it left',
      here,
      { status: 'absent', left_at: LATER },
      'absent',
    ],
  ])('%s', (_, child, fields, presence) => {
    expect(presenceOf(child, fields)).toBe(presence);
  });
});

it('only what ends a departure is asked first', () => {
  const left: MarkedFields = { status: 'present', left_at: AT, left_with: 'alone' };
  expect(undoesDeparture({ status: 'present', ...NOT_LEFT }, left)).toBe(true);
  expect(undoesDeparture(NOTHING, left)).toBe(true);
  expect(undoesDeparture({ status: 'present', ...NOT_LEFT }, {})).toBe(false);
  expect(undoesDeparture({ left_with: 'parent:1' }, left)).toBe(false);
  expect(undoesDeparture({ left_at: LATER }, left)).toBe(false);
});

it('the server is told the state on the screen, and nothing that names anybody', () => {
  expect(seenOf({ status: 'present', arrived_at: AT, left_with_name: 'Sepp' })).toEqual({
    status: 'present',
    arrived_at: AT,
    left_at: null,
    left_with: null,
  });
});

it('whether a person may pick up is what the server says, until another person is marked', () => {
  const day = record({ left_at: LATER, left_with: 'pickup:7', may_pick_up: false });
  expect(withMarks(day, [mark({ note: 'müde' })]).may_pick_up).toBe(false);
  expect(withMarks(day, [mark({ left_with: 'parent:3' })]).may_pick_up).toBeUndefined();
});

it('taking a mark back restores just what it set', () => {
  const before: MarkedFields = { status: 'present', arrived_at: AT, left_at: null, left_with: null };
  expect(replacedBy({ left_at: LATER, left_with: 'alone' }, before)).toEqual({
    left_at: null,
    left_with: null,
  });
  expect(replacedBy({ status: 'absent' }, before)).toEqual({ status: 'present' });
});

it('records of the server replace those of their children, on that day only', () => {
  const child = (child_id: number) => ({ child_id, attendance: null });
  const day = { date: '2026-07-06', weeks: [{ children: [child(1), child(2)] }] } as unknown as AttendanceDay;
  const next = withRecords(day, [
    record({ child_id: 1, status: 'present' }),
    record({ child_id: 2, status: 'present', date: '2026-07-05' }),
  ]);
  expect(next.weeks[0]?.children.map(({ attendance }) => attendance?.status ?? null)).toEqual([
    'present',
    null,
  ]);
});

it('pauses grow from two seconds to a minute', () => {
  expect([1, 2, 3, 5, 6, 20].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 32_000, 60_000, 60_000]);
});
