import { refusalOf, stateOf } from './guardian-rules.js';

const now = new Date('2026-03-02T09:00:00Z');
const open = { accepted_at: null, withdrawn_at: null, expires_at: new Date(now.getTime() + 1) };

describe('an invitation', () => {
  it('is open until the instant at which it expires', () => {
    expect(stateOf(open, now)).toBe('pending');
    expect(stateOf({ ...open, expires_at: now }, now)).toBe('expired');
  });

  it('that was accepted or withdrawn stays so when its time is over', () => {
    const over = { ...open, expires_at: new Date(0) };
    expect(stateOf({ ...over, accepted_at: now }, now)).toBe('accepted');
    expect(stateOf({ ...over, withdrawn_at: now }, now)).toBe('withdrawn');
  });
});

describe('a child', () => {
  it('gets a second guardian, and no third', () => {
    expect(refusalOf({ forbidden: false, guardians: [1] })).toBeNull();
    expect(refusalOf({ forbidden: false, guardians: [1, 2] })).toBe('complete');
    expect(refusalOf({ forbidden: false, guardians: [1, 2, 3] })).toBe('complete');
  });

  it('gets none when the office forbids it, which is said before everything else', () => {
    expect(refusalOf({ forbidden: true, guardians: [1] })).toBe('forbidden');
    expect(refusalOf({ forbidden: true, guardians: [1, 2] })).toBe('forbidden');
  });
});
