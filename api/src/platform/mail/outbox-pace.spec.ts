import { LONGEST_WAIT_MS, OutboxPace, QUIET_MS } from './outbox-pace.js';

describe('the pace of the outbox', () => {
  let looked: number;
  let pace: OutboxPace;
  beforeEach(() => {
    jest.useFakeTimers();
    looked = 0;
    pace = new OutboxPace(() => (looked += 1));
  });
  afterEach(() => jest.useRealTimers());

  it('holds nothing back while nothing is written', () => {
    expect(pace.holds).toBe(false);
  });

  it('holds a lone mail back for a short while, and looks for it once', () => {
    pace.written();
    expect(pace.holds).toBe(true);
    jest.advanceTimersByTime(QUIET_MS - 1);
    expect(looked).toBe(0);
    jest.advanceTimersByTime(1);
    expect([looked, pace.holds]).toEqual([1, false]);
    jest.advanceTimersByTime(LONGEST_WAIT_MS);
    expect(looked).toBe(1);
  });

  it('waits while more are written', () => {
    for (let mail = 0; mail < 5; mail += 1) {
      pace.written();
      jest.advanceTimersByTime(QUIET_MS - 1);
    }
    expect([looked, pace.holds]).toEqual([0, true]);
    jest.advanceTimersByTime(1);
    expect([looked, pace.holds]).toEqual([1, false]);
  });

  it('does not wait for ever: in a rush without end it lets go, until it has been quiet', () => {
    const every = 100;
    for (let time = 0; time < LONGEST_WAIT_MS; time += every) {
      pace.written();
      jest.advanceTimersByTime(every);
    }
    expect([looked, pace.holds]).toEqual([0, false]);
    pace.written();
    expect([looked, pace.holds]).toEqual([1, false]);
    jest.advanceTimersByTime(QUIET_MS);
    pace.written();
    expect(pace.holds).toBe(true);
  });

  it('does nothing more once it is stopped', () => {
    pace.written();
    pace.stop();
    jest.advanceTimersByTime(LONGEST_WAIT_MS);
    expect([looked, pace.holds]).toEqual([0, false]);
  });
});
