import type { AttendanceIssue } from '@feria/shared';
import { markText, whyText } from './point-text';

const words = (key: string, params?: object): string =>
  params && 'at' in params ? `${key} ${String(params.at)}` : key;
const DAY = '2026-07-06';

it('a child that nobody has taken over: who may have it, by name', () => {
  const named = (key: string, params?: object) => `${key} ${params && 'name' in params ? params.name : ''}`;
  const point = (told_by: { name: string } | null) =>
    ({ reason: 'not_taken_over', mark: {}, reason_gone: false, attendance: { told_by } }) as AttendanceIssue;
  expect(whyText(point({ name: 'Petra' }), named)).toBe('reasons.not_taken_over Petra');
  expect(whyText(point(null), named)).toBe('reasons.not_taken_over somebody ');
});

describe('what a mark says', () => {
  it('an arrival tells nothing of a departure', () => {
    const arrival = { status: 'present', arrived_at: '2026-07-06T06:00:00.000Z' } as const;
    expect(markText({ ...arrival, left_at: null, left_with: null }, words, DAY)).toBe(
      'present, arrived 08:00',
    );
  });

  it.each([
    [{ left_with: 'pickup:7', may_pick_up: false }, 'with_somebody (may_not_pick_up)'],
    [{ left_with: 'alone', may_pick_up: false }, 'alone (may_not_leave_alone)'],
    [{ left_with: 'alone', may_pick_up: true }, 'alone'],
    [{ left_with: 'contact:1' }, 'with_somebody (may_not_pick_up)'],
  ])('whether somebody may pick the child up, as the server says: %j', (mark, text) => {
    expect(markText(mark, words, DAY)).toBe(text);
  });

  it('a time of another day with that day', () => {
    expect(markText({ left_at: '2026-07-06T22:30:00.000Z' }, words, DAY)).toBe('left 07.07.2026 00:30');
  });

  it('that a departure is taken back is told', () => {
    expect(markText({ left_at: null, left_with: null }, words, DAY)).toBe('not_left');
  });
});
