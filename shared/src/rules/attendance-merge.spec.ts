import fc from 'fast-check';
import type { SeenAttendance } from '../contracts/attendance.js';
import { latestOf, mergeMark, restoreMark, type MarkedDay, type MergedMark } from './attendance-merge.js';
import { NOT_MARKED, type AttendanceFields } from './attendance.js';

const at = (minute: number): string => new Date(Date.UTC(2026, 6, 6, 6, minute)).toISOString();
const EMPTY: MarkedDay = {
  state: { ...NOT_MARKED, left_with_name: null, left_with_phone: null },
  origins: {},
};
const NOTHING: SeenAttendance = { status: null, arrived_at: null, left_at: null, left_with: null };

let made = 0;
const mark = (
  device: string | null,
  minute: number,
  fields: MergedMark['fields'],
  seen: Partial<SeenAttendance> = {},
): MergedMark => {
  made += 1;
  return {
    id: `mark-${made}`,
    at: at(minute),
    user: 1,
    device,
    sequence: device === null ? null : made,
    fields,
    seen: device ? { ...NOTHING, ...seen } : null,
  };
};
const seenOf = ({ state: { status, arrived_at, left_at, left_with } }: MarkedDay): SeenAttendance => ({
  status,
  arrived_at,
  left_at,
  left_with,
});
/** The day after marks, all of which must be taken. */
const after = (...marks: MergedMark[]): MarkedDay =>
  marks.reduce((day, one) => {
    const merged = mergeMark(day, one);
    if (!merged) throw new Error(`${one.id} contradicts`);
    return merged.day;
  }, EMPTY);

const arrives = (device: string | null, minute: number, seen?: Partial<SeenAttendance>): MergedMark =>
  mark(device, minute, { status: 'present', arrived_at: at(minute), left_at: null, left_with: null }, seen);
const leaves = (
  device: string | null,
  minute: number,
  seen?: Partial<SeenAttendance>,
  left_with = 'pickup:1',
): MergedMark =>
  mark(device, minute, { left_at: at(minute), left_with, left_with_name: `Name of ${left_with}` }, seen);

describe('a mark that its maker made from what is there', () => {
  it('is set, with the name and telephone as seen', () => {
    const there = after(arrives('a', 1));
    const gone = after(
      arrives('a', 1),
      mark(
        'b',
        9,
        { left_at: at(9), left_with: 'contact:2', left_with_name: 'Sepp', left_with_phone: '+39 1' },
        seenOf(there),
      ),
    );
    expect(gone.state).toEqual({
      status: 'present',
      arrived_at: at(1),
      left_at: at(9),
      left_with: 'contact:2',
      note: null,
      left_with_name: 'Sepp',
      left_with_phone: '+39 1',
    });
  });

  it('undoes a departure that it saw', () => {
    const gone = after(arrives('a', 1), leaves('a', 5, seenOf(after(arrives('a', 1)))));
    const undone = mergeMark(gone, mark('b', 6, { left_at: null, left_with: null }, seenOf(gone)));
    expect(undone?.day.state).toMatchObject({ left_at: null, left_with: null, left_with_name: null });
  });

  it('corrects the person without the times, and a time alone', () => {
    const gone = after(arrives('a', 1), leaves('a', 5, { status: 'present', arrived_at: at(1) }));
    const person = mark('b', 9, { left_with: 'other', left_with_name: 'Onkel' }, seenOf(gone));
    const corrected = mergeMark(gone, person)!.day;
    expect(corrected.state).toMatchObject({ left_at: at(5), left_with: 'other', left_with_name: 'Onkel' });
    const earlier = mergeMark(corrected, mark('a', 12, { left_at: at(3) }, seenOf(corrected)))!.day;
    expect(earlier.state).toMatchObject({ left_at: at(3), left_with: 'other', left_with_name: 'Onkel' });
    const renamed = mark('a', 13, { left_with: 'other', left_with_name: 'Onkel Toni' }, seenOf(earlier));
    expect(mergeMark(earlier, renamed)?.day.state).toMatchObject({ left_with_name: 'Onkel Toni' });
  });
});

describe('absent and left cannot both be true', () => {
  const absent = after(mark('a', 1, { status: 'absent' }));
  const gone = after(arrives('a', 1), leaves('a', 5));

  it('a child that is marked as absent by who saw that it left has not left', () => {
    const merged = mergeMark(gone, mark('b', 6, { status: 'absent' }, seenOf(gone)));
    expect(merged?.day.state).toMatchObject({
      status: 'absent',
      left_at: null,
      left_with: null,
      left_with_name: null,
    });
    expect(merged?.day.origins.left_at?.id).toBe(merged?.day.origins.status?.id);
  });

  it('a child that is marked as left by who saw that it is absent was there', () => {
    const merged = mergeMark(absent, leaves('b', 6, seenOf(absent)));
    expect(merged?.day.state).toMatchObject({ status: 'present', left_at: at(6) });
  });

  it('a child whose person is corrected after an absence of the same device took the departure away left when it was seen to', () => {
    const left = leaves('a', 1);
    const absentSince = mark('a', 2, { status: 'absent' }, { left_at: at(1), left_with: 'pickup:1' });
    const seen = { status: 'absent', left_at: at(1), left_with: 'pickup:1' } as const;
    const corrected = mark('a', 3, { left_with: 'other', left_with_name: 'Sepp' }, seen);
    expect(after(left, absentSince, corrected).state).toMatchObject({
      status: 'present',
      left_at: at(1),
      left_with_name: 'Sepp',
    });
  });

  it('nor by a point that is restored', () => {
    const restored = restoreMark(gone, mark('b', 6, { status: 'excused' }));
    expect(restored.state).toMatchObject({ status: 'excused', left_at: null, left_with: null });
  });
});

describe('a mark from an older state', () => {
  const gone = after(arrives('a', 1), leaves('a', 5, { status: 'present', arrived_at: at(1) }));

  it('that says the child is there after it left is not taken', () => {
    expect(mergeMark(gone, arrives('b', 9))).toBeNull();
  });

  it('that says it arrived before it left agrees, and keeps the first time', () => {
    const merged = mergeMark(gone, arrives('b', 3));
    expect(merged).toEqual({ day: gone, counts: true });
  });

  it('that overwrites an arrival, a departure or an absence of somebody else is not taken', () => {
    const there = after(arrives('a', 1));
    expect(mergeMark(there, mark('b', 2, { status: 'absent' }))).toBeNull();
    expect(mergeMark(there, mark('b', 2, { arrived_at: at(0) }))).toBeNull();
    expect(mergeMark(gone, leaves('b', 6, seenOf(there), 'parent:1'))).toBeNull();
    expect(mergeMark(gone, mark('b', 6, { left_with: null, left_at: null }, { left_at: at(2) }))).toBeNull();
    expect(mergeMark(after(mark('a', 1, { status: 'absent' })), arrives('b', 2))).toBeNull();
    expect(
      mergeMark(after(mark('a', 1, { status: 'excused' })), leaves('b', 2, { status: 'present' })),
    ).toBeNull();
    expect(mergeMark(gone, mark('b', 9, { status: 'absent' }, seenOf(there)))).toBeNull();
  });

  it('that undoes an own mark does not undo the same mark of somebody else', () => {
    const own = arrives('b', 2);
    const both = after(arrives('a', 1), own);
    const undo = mark('b', 3, { status: null, arrived_at: null }, { status: 'present', arrived_at: at(2) });
    expect(mergeMark(both, undo)).toBeNull();
  });

  it('that repeats what it saw does not hide that somebody changed it', () => {
    const absent = after(mark('a', 1, { status: 'absent' }));
    const again = mark('b', 2, { status: 'present' }, { status: 'present' });
    expect(mergeMark(absent, again)).toBeNull();
  });

  it('that says the same merges, and fills in what is missing', () => {
    const known = after(mark('a', 1, { status: 'present' }));
    expect(mergeMark(known, arrives('b', 2))?.day.state).toMatchObject({ arrived_at: at(2) });
    expect(mergeMark(gone, leaves('b', 6, { status: 'present', arrived_at: at(1) }))?.day).toEqual(gone);
  });

  it('that touches other fields merges', () => {
    const noted = mergeMark(gone, mark('b', 9, { note: 'Fieber' }));
    expect(noted?.day.state).toMatchObject({ note: 'Fieber', left_at: at(5) });
    const other = mark('b', 9, { note: 'Husten' }, { note: null });
    expect(mergeMark(noted!.day, { ...other, device: 'c' })).toBeNull();
  });
});

it('a mark on top of an own one that was not applied says all of it', () => {
  const gone = after(leaves('a', 1));
  const first = arrives('b', 2);
  expect(mergeMark(gone, first)).toBeNull();
  expect(mergeMark(gone, arrives('b', 4, { status: 'present', arrived_at: at(2) }))).toBeNull();
  const seen = { status: 'present' as const, arrived_at: at(2) };
  expect(mergeMark(EMPTY, { ...first, seen: { ...NOTHING, ...seen } })?.day.state).toMatchObject(seen);
});

describe('marks of one device', () => {
  it('count by their sequence, whatever the clock says', () => {
    const first = mark('a', 30, { status: 'present', arrived_at: at(30) });
    const second = mark('a', 2, { status: 'absent' }, { status: 'present', arrived_at: at(30) });
    expect(after(first, second).state.status).toBe('absent');
    expect(after(second, first).state).toMatchObject({ status: 'absent', arrived_at: at(30) });
    const earlier = mark('a', 1, { status: 'present' });
    const later = mark('a', 1, { status: 'absent' }, { status: 'present' });
    expect(mergeMark(after(later), earlier)).toEqual({ day: after(later), counts: false });
  });
});

describe('marks of two people on one device', () => {
  const others = (one: MergedMark): MergedMark => ({ ...one, user: 2 });

  it('contradict each other as those of two devices do: neither saw what the other had not sent', () => {
    const first = arrives('a', 1);
    const second = others(mark('a', 5, { status: 'absent' }));
    expect(mergeMark(after(second), first)).toBeNull();
    expect(mergeMark(after(first), second)).toBeNull();
  });

  it('an earlier departure is not taken for one that was replaced', () => {
    const first = leaves('a', 1, {}, 'other');
    const second = others(leaves('a', 5, {}, 'pickup:1'));
    expect(mergeMark(after(second), first)).toBeNull();
  });
});

describe('a mark of an older client', () => {
  it('of each field the latest counts, of two at one instant that with the greater id', () => {
    const early = mark(null, 1, { status: 'present', arrived_at: at(1) });
    const late = mark(null, 2, { status: 'absent' });
    for (const order of [
      [early, late],
      [late, early],
    ])
      expect(after(...order).state).toMatchObject({ status: 'absent', arrived_at: at(1) });
    expect(mergeMark(after(early, late), { ...early, id: '0' })?.counts).toBe(false);
    const [one, other] = [mark(null, 1, { status: 'present' }), mark(null, 1, { status: 'absent' })];
    expect(after({ ...one, id: 'a' }, { ...other, id: 'b' }).state.status).toBe('absent');
    expect(after({ ...other, id: 'b' }, { ...one, id: 'a' }).state.status).toBe('absent');
    expect(latestOf(after(early, late).origins)?.id).toBe(late.id);
    expect(latestOf({})).toBeNull();
  });
});

describe('a mark that is restored', () => {
  it('makes the day say what it says', () => {
    const gone = after(arrives('a', 1), leaves('a', 5, { status: 'present', arrived_at: at(1) }));
    const back = restoreMark(gone, mark(null, 20, { status: 'present', arrived_at: at(9) }));
    expect(back.state).toMatchObject({
      status: 'present',
      arrived_at: at(9),
      left_at: null,
      left_with_name: null,
    });
    const absent = after(mark('a', 1, { status: 'absent' }));
    const left = restoreMark(absent, leaves(null, 20));
    expect(left.state).toMatchObject({
      status: 'present',
      left_at: at(20),
      left_with_name: 'Name of pickup:1',
    });
  });
});

it('no mark undoes a departure of another device that its maker has not seen', () => {
  const value = fc.record(
    {
      status: fc.constantFrom<AttendanceFields['status'][]>('present', 'absent', 'excused', null),
      arrived_at: fc.constantFrom(at(0), at(9), null),
      left_at: fc.constantFrom(at(3), at(8), null),
      left_with: fc.constantFrom('alone', 'parent:1', null),
    },
    { requiredKeys: [] },
  );
  const gone = after(arrives('a', 1), leaves('a', 5, { status: 'present', arrived_at: at(1) }));
  fc.assert(
    fc.property(value, value, fc.integer({ min: 0, max: 20 }), (fields, seen, minute) => {
      fc.pre(seen.left_at !== at(5));
      const merged = mergeMark(gone, mark('b', minute, fields, seen));
      if (merged) expect(merged.day.state).toMatchObject({ left_at: at(5), left_with: 'pickup:1' });
    }),
  );
});
