import { describeFailure, failureCodes, isPermanent, MAX_ATTEMPTS, retryDelay } from './retries.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('retries', () => {
  it('come after twice the time, four hours at most', () => {
    expect([1, 2, 3, 4].map(retryDelay)).toEqual([MINUTE / 2, MINUTE, 2 * MINUTE, 4 * MINUTE]);
    expect(retryDelay(30)).toBe(4 * HOUR);
  });

  it('go on for most of a day', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelay(index + 1));
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThan(12 * HOUR);
    expect(total).toBeLessThan(24 * HOUR);
  });

  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, true],
    [{ code: 'EENVELOPE', responseCode: 450 }, false],
    [{ code: 'EMESSAGE', responseCode: 552 }, true],
    [{ code: 'EMESSAGE', responseCode: 451 }, false],
    [{ code: 'EAUTH', responseCode: 535 }, false],
    [{ code: 'ECONNECTION' }, false],
    [new Error('boom'), false],
    [undefined, false],
  ])('%j refused for good: %s', (error, permanent) => {
    expect(isPermanent(error)).toBe(permanent);
  });

  it('log codes, and keep the words for the office', () => {
    const error = Object.assign(new Error('x'), {
      code: 'EENVELOPE',
      responseCode: 550,
      response: '550 <a@b.test> unknown',
    });
    expect(failureCodes(error)).toEqual({ code: 'EENVELOPE', response: 550 });
    expect(describeFailure(error)).toBe('EENVELOPE 550 <a@b.test> unknown');
  });
});
