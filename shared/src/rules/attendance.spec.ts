import fc from 'fast-check';
import { attendanceAfter, LEFT_WITH, type AttendanceChange, type AttendanceFields } from './attendance.js';

const at = (minute: number): string => `2026-07-06T06:${String(minute).padStart(2, '0')}:00.000Z`;

function change(id: string, minute: number, fields: Partial<AttendanceFields>): AttendanceChange {
  return { id, changed_at: at(minute), fields };
}

describe('the state of a day after changes', () => {
  it('nothing was changed: nothing is set', () => {
    expect(attendanceAfter([])).toEqual({ fields: {}, latest: null, counting: new Set() });
  });

  it('the later change of a field counts, also when it arrives first', () => {
    const early = change('a', 1, { status: 'present' });
    const late = change('b', 2, { status: 'absent' });
    for (const changes of [
      [early, late],
      [late, early],
    ])
      expect(attendanceAfter(changes)).toEqual({
        fields: { status: 'absent' },
        latest: late,
        counting: new Set(['b']),
      });
  });

  it('a later change leaves the fields that it does not set', () => {
    const arrived = change('a', 1, { status: 'present', arrived_at: at(1) });
    const left = change('b', 9, { left_at: at(9), left_with: 'alone' });
    expect(attendanceAfter([left, arrived])).toEqual({
      fields: { status: 'present', arrived_at: at(1), left_at: at(9), left_with: 'alone' },
      latest: left,
      counting: new Set(['a', 'b']),
    });
  });

  it('a change counts as long as one of its fields does', () => {
    const both = change('a', 1, { status: 'present', arrived_at: at(1) });
    const one = change('b', 2, { status: 'excused' });
    expect(attendanceAfter([both, one]).counting).toEqual(new Set(['a', 'b']));
  });

  it('a field can be emptied', () => {
    const left = change('a', 1, { left_at: at(1) });
    const undone = change('b', 2, { left_at: null });
    expect(attendanceAfter([left, undone]).fields).toEqual({ left_at: null });
  });

  it('of two at the same instant that with the greater id counts', () => {
    const one = change('a', 1, { status: 'present' });
    const other = change('b', 1, { status: 'absent' });
    expect(attendanceAfter([other, one]).fields).toEqual({ status: 'absent' });
  });

  it('neither order nor repetition matters', () => {
    const changes = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        changed_at: fc.integer({ min: 0, max: 5 }).map(at),
        fields: fc.record(
          {
            status: fc.constantFrom('present', 'absent', 'excused', null),
            left_with: fc.constantFrom('alone', 'parent:1', null),
          },
          { requiredKeys: [] },
        ),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    const shuffled = changes.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.subarray(list)),
    );
    fc.assert(
      fc.property(shuffled, ([list, other, again]) => {
        expect(attendanceAfter([...other, ...again])).toEqual(attendanceAfter(list));
      }),
    );
  });
});

describe('whom a child left with', () => {
  it.each(['alone', 'other', 'contact:1', 'contact:2', 'parent:7', 'pickup:2147483647'])('%s', (value) => {
    expect(LEFT_WITH.test(value)).toBe(true);
  });

  it.each(['', 'Oma', 'contact:3', 'parent:0', 'parent:', 'pickup:1 ', 'alone\n'])('not %j', (value) => {
    expect(LEFT_WITH.test(value)).toBe(false);
  });
});
