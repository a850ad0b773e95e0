import type { ClockStamp } from './clock-gap';
import { correctedTimes } from './corrected-times';

const HOUR = 3_600_000;
const at = (hour: number): string => new Date(Date.UTC(2026, 6, 6, hour)).toISOString();
const stamp = (change: Partial<ClockStamp> = {}): ClockStamp => ({
  shown: Date.parse(at(9)),
  ahead: 0,
  changed: 0,
  span: 'one',
  isSure: false,
  reached: Date.parse(at(5)),
  ...change,
});
const NOTHING = { status: null, arrived_at: null, left_at: null, left_with: null };
const arrival = {
  id: 'a',
  child_id: 1,
  date: '2026-07-06',
  changed_at: at(9),
  fields: { status: 'present', arrived_at: at(9), note: 'x' } as const,
  seen: NOTHING,
  clock: stamp(),
};
const behind = { now: stamp({ ahead: 3 * HOUR, isSure: true }), before: stamp() };

it('what the clock gave is moved, also where a later mark had it on the screen', () => {
  const departure = {
    ...arrival,
    id: 'b',
    changed_at: at(10),
    fields: { left_at: at(10), left_with: 'parent:1' },
    seen: { ...NOTHING, status: 'present' as const, arrived_at: at(9) },
  };
  const times = correctedTimes([arrival, departure], behind);
  expect(times.get('a')).toMatchObject({
    date: '2026-07-06',
    changed_at: at(12),
    fields: { status: 'present', arrived_at: at(12), note: 'x' },
    clock: { isSure: true },
    isMoved: true,
    isUnsure: false,
  });
  expect(times.get('b')).toMatchObject({
    fields: { left_at: at(13), left_with: 'parent:1' },
    seen: { arrived_at: at(12) },
  });
});

it('what somebody typed stays, and so does what the server told', () => {
  const typed = {
    ...arrival,
    fields: { status: 'present', arrived_at: at(7) } as const,
    seen: { ...NOTHING, left_at: at(8) },
  };
  expect(correctedTimes([typed], behind).get('a')).toMatchObject({
    changed_at: at(12),
    fields: { arrived_at: at(7) },
    seen: { left_at: at(8) },
  });
});

it('a mark of today moves with its day, one of an earlier day stays on it', () => {
  const dayAhead = { now: stamp({ ahead: -24 * HOUR, isSure: true }), before: stamp() };
  const times = correctedTimes([arrival, { ...arrival, id: 'b', date: '2026-07-05' }], dayAhead);
  expect(times.get('a')?.date).toBe('2026-07-05');
  expect(times.get('b')?.date).toBe('2026-07-05');
});

it('a mark that is known to be right is left alone, and none is moved twice', () => {
  const once = correctedTimes([arrival], behind).get('a')!;
  expect(correctedTimes([{ ...arrival, ...once }], behind).size).toBe(0);
});

it('of one that an earlier build left the clock was as it was taken to be before', () => {
  const { clock: _, ...left } = arrival;
  const dayAhead = {
    now: stamp({ shown: Date.parse(at(10)), ahead: -24 * HOUR, isSure: true }),
    before: stamp(),
  };
  expect(correctedTimes([left], dayAhead).get('a')).toMatchObject({ date: '2026-07-05', isUnsure: false });
});

it('a time of which nobody knows if it is right says so; an absence has none', () => {
  const wrong = {
    now: stamp({ shown: Date.parse(at(20)), ahead: -2 * HOUR, span: 'other', isSure: true }),
    before: stamp(),
  };
  expect(correctedTimes([arrival], wrong).get('a')).toMatchObject({ isUnsure: true, isMoved: false });
  const absence = { ...arrival, fields: { status: 'absent' } as const };
  expect(correctedTimes([absence], wrong).get('a')?.isUnsure).toBe(false);
});
