import { markText } from './point-text';

const words = (key: string): string => key;

describe('what a mark says', () => {
  it('an arrival tells nothing of a departure', () => {
    const arrival = { status: 'present', arrived_at: '2026-07-06T06:00:00.000Z' } as const;
    expect(markText({ ...arrival, left_at: null, left_with: null }, words)).toBe('present, arrived');
  });

  it('that a departure is taken back is told', () => {
    expect(markText({ left_at: null, left_with: null }, words)).toBe('not_left');
  });
});
