import { LONGEST_WAIT_MS, OutboxThrottle, QUIET_MS } from './outbox-throttle.js';

describe('the throttle of the outbox', () => {
  let looked: number;
  let throttle: OutboxThrottle;
  beforeEach(() => {
    jest.useFakeTimers();
    looked = 0;
    throttle = new OutboxThrottle(() => (looked += 1));
  });
  afterEach(() => jest.useRealTimers());

  it('holds nothing back while nothing is written', () => {
    expect(throttle.holds).toBe(false);
  });

  it('holds a lone mail back for a short while, and looks for it once', () => {
    throttle.written();
    expect(throttle.holds).toBe(true);
    jest.advanceTimersByTime(QUIET_MS - 1);
    expect(looked).toBe(0);
    jest.advanceTimersByTime(1);
    expect([looked, throttle.holds]).toEqual([1, false]);
    jest.advanceTimersByTime(LONGEST_WAIT_MS);
    expect(looked).toBe(1);
  });

  it('waits while more are written', () => {
    for (let mail = 0; mail < 5; mail += 1) {
      throttle.written();
      jest.advanceTimersByTime(QUIET_MS - 1);
    }
    expect([looked, throttle.holds]).toEqual([0, true]);
    jest.advanceTimersByTime(1);
    expect([looked, throttle.holds]).toEqual([1, false]);
  });

  it('does not wait for ever: in a rush without end it lets go, until it has been quiet', () => {
    const every = 100;
    for (let time = 0; time < LONGEST_WAIT_MS; time += every) {
      throttle.written();
      jest.advanceTimersByTime(every);
    }
    expect([looked, throttle.holds]).toEqual([0, false]);
    throttle.written();
    expect([looked, throttle.holds]).toEqual([1, false]);
    jest.advanceTimersByTime(QUIET_MS);
    throttle.written();
    expect(throttle.holds).toBe(true);
  });

  it('does nothing more once it is stopped', () => {
    throttle.written();
    throttle.stop();
    jest.advanceTimersByTime(LONGEST_WAIT_MS);
    expect([looked, throttle.holds]).toEqual([0, false]);
  });
});
