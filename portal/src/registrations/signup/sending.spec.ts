import type { SignUpResult } from '@feria/shared/contracts/registration';
import fc from 'fast-check';
import { ApiError, type FailureCode } from '../../api/errors';
import { isExpired, REPEAT_MS, type SentSignUp } from '../../catalogue/unanswered';
import { classifyFailure, nextSending, startSending, type Sending, type SendingEvent } from './sending';

const NOW = Date.UTC(2026, 2, 2, 8);
const SENT: SentSignUp = { userId: 4, courseId: 7, key: 'key-1', body: '{"bookedChildren":[]}', sentAt: NOW };
const RESULT: SignUpResult = { message: [], waitingQueueWarnings: [], registrations: [], payment: null };

const ANSWERED = { userId: 4, courseId: 7, bookedChildren: [], result: RESULT };

const failure = (error: unknown, now = NOW): SendingEvent => ({ type: 'failure', error, now, random: 0 });
const LOST = new ApiError(0, 'offline');

/** The state after events, from the form on. */
function after(...events: SendingEvent[]): Sending {
  return events.reduce(nextSending, startSending(null, true, NOW));
}
const send: SendingEvent = { type: 'send', sent: SENT };

describe('what a failed call says', () => {
  it.each<
    [string, number, FailureCode, ReturnType<typeof classifyFailure>, ReturnType<typeof classifyFailure>]
  >([
    ['no answer', 0, 'offline', 'lost', 'lost'],
    ['a proxy: bad gateway', 502, 'unknown', 'lost', 'lost'],
    ['a proxy: time-out', 504, 'unknown', 'lost', 'lost'],
    ['too busy', 503, 'busy', 'lost', 'lost'],
    ['a server error', 500, 'internal', 'lost', 'lost'],
    ['a request that took too long', 408, 'unknown', 'lost', 'lost'],
    ['the page of another network', 200, 'unknown', 'lost', 'lost'],
    ['a login that ended', 401, 'unauthenticated', 'signed_out', 'signed_out'],
    ['a rule that was broken', 422, 'validation', 'refused', 'refused'],
    ['registration that has closed', 422, 'registration_closed', 'refused', 'refused'],
    ['a project that is gone', 404, 'not_found', 'refused', 'refused'],
    ['a key with another content', 409, 'idempotency_conflict', 'unclear', 'unclear'],
    ['too many requests', 429, 'too_many_requests', 'refused', 'lost'],
    ['a permission that is missing', 403, 'no_person', 'refused', 'unclear'],
    ['an e-mail address that is not confirmed', 403, 'email_not_confirmed', 'refused', 'refused'],
    ['a proxy that forbids', 403, 'unknown', 'refused', 'unclear'],
    ['a proxy that finds nothing', 404, 'unknown', 'refused', 'unclear'],
  ])('%s (%s %s): first %s, in a repeat %s', (_name, status, code, first, repeated) => {
    const error = new ApiError(status, code);
    expect([classifyFailure(error, 0), classifyFailure(error, 1)]).toEqual([first, repeated]);
  });

  it('an error that is no answer says nothing', () =>
    expect(classifyFailure(new TypeError('x'), 0)).toBe('lost'));
});

it('a lost answer is asked for again with the same key and body until it is there', () => {
  const waiting = after(send, failure(LOST));
  expect(waiting).toEqual({ step: 'waiting', sent: SENT, lost: 1, nextAt: NOW + 500 });
  const asking = nextSending(waiting, { type: 'retry', now: NOW + 500 });
  expect(asking).toEqual({ step: 'sending', sent: SENT, lost: 1 });
  expect(nextSending(asking, failure(LOST, NOW + 9_000))).toMatchObject({ lost: 2, nextAt: NOW + 10_000 });
  expect(nextSending(asking, { type: 'answer', result: RESULT })).toEqual({
    step: 'answered',
    answered: ANSWERED,
  });
});

it('one that was not kept, for it tells of health, is not sent again by a page that was loaded anew', () => {
  const sent = { ...SENT, body: '', isBodyKept: false };
  expect(startSending(sent, true, NOW)).toMatchObject({ step: 'stopped', reason: 'not_kept' });
  expect(startSending(sent, false, NOW)).toMatchObject({ step: 'stopped', reason: 'not_kept' });
  expect(startSending(sent, true, NOW + REPEAT_MS)).toMatchObject({ step: 'stopped', reason: 'expired' });
});

it('a limit in a repeat is waited for, not taken for an answer', () => {
  const limited = new ApiError(429, 'too_many_requests', 'Zu viele', {}, 30);
  const state = after(send, failure(LOST), { type: 'retry', now: NOW }, failure(limited));
  expect(state).toMatchObject({ step: 'waiting', lost: 2, nextAt: NOW + 30_000 });
});

it('a refusal leads back to the form, and the next booking is another', () => {
  const refused = after(send, failure(new ApiError(422, 'validation', 'Nein')));
  expect(refused).toMatchObject({ step: 'refused', last: SENT });
  expect(nextSending(refused, { type: 'edit' })).toEqual({ step: 'editing', last: null });
  const other = { ...SENT, key: 'key-2' };
  expect(nextSending(refused, { type: 'send', sent: other })).toEqual({
    step: 'sending',
    sent: other,
    lost: 0,
  });
});

it('a login that ends is waited for, then the same is sent', () => {
  const state = after(
    send,
    failure(LOST),
    { type: 'retry', now: NOW },
    failure(new ApiError(401, 'unauthenticated')),
  );
  expect(state).toEqual({ step: 'signed_out', sent: SENT, lost: 1 });
  expect(nextSending(state, { type: 'retry', now: NOW })).toEqual({ step: 'sending', sent: SENT, lost: 1 });
});

describe('stop', () => {
  it('keeps what was sent, so that asking can go on', () => {
    const stopped = after(send, failure(LOST), { type: 'stop' });
    expect(stopped).toEqual({ step: 'stopped', sent: SENT, lost: 1, reason: 'parent', error: null });
    expect(nextSending(stopped, { type: 'retry', now: NOW })).toEqual({
      step: 'sending',
      sent: SENT,
      lost: 1,
    });
    expect(nextSending(stopped, { type: 'edit' })).toEqual({ step: 'editing', last: SENT });
  });

  it('counts a try that was on its way as one that may have arrived', () => {
    expect(after(send, { type: 'stop' })).toMatchObject({ step: 'stopped', lost: 1 });
  });

  it('of a sign-up that was refused for a login only leads back to the form', () => {
    const state = after(send, failure(new ApiError(401, 'unauthenticated')), { type: 'stop' });
    expect(state).toEqual({ step: 'editing', last: SENT });
  });
});

describe('a page that finds a sign-up without an answer', () => {
  it('asks at once after a reload', () => {
    expect(startSending(SENT, true, NOW + 60_000)).toEqual({ step: 'sending', sent: SENT, lost: 1 });
  });
  it('from a closed tab leaves it to the parent', () => {
    expect(startSending(SENT, false, NOW + 60_000)).toMatchObject({ step: 'stopped', reason: 'earlier' });
  });
  it.each([true, false])('never sends one whose key may be forgotten (same tab: %s)', (isSameTab) => {
    expect(startSending(SENT, isSameTab, NOW + REPEAT_MS)).toMatchObject({
      step: 'stopped',
      reason: 'expired',
    });
  });
  it('treats it as expired if the clock was set back', () => {
    expect(isExpired(SENT, NOW - 3_600_000)).toBe(true);
    expect(isExpired(SENT, NOW - 1_000)).toBe(false);
  });
});

it('a pause that ends after a day sends nothing', () => {
  const state = after(send, failure(LOST), { type: 'retry', now: NOW + REPEAT_MS });
  expect(state).toMatchObject({ step: 'stopped', reason: 'expired' });
});

const events = fc.array(
  fc.oneof<fc.Arbitrary<SendingEvent>[]>(
    fc.constant(send),
    fc.constant<SendingEvent>({ type: 'answer', result: RESULT }),
    fc
      .constantFrom(0, 200, 401, 403, 409, 422, 429, 500, 502, 503)
      .chain((status) =>
        fc
          .constantFrom<FailureCode>('unknown', 'validation', 'idempotency_conflict')
          .map((code) => failure(new ApiError(status, code))),
      ),
    fc.nat(2 * REPEAT_MS).map((later): SendingEvent => ({ type: 'retry', now: NOW + later })),
    fc.constant<SendingEvent>({ type: 'stop' }),
    fc.constant<SendingEvent>({ type: 'edit' }),
  ),
  { maxLength: 12 },
);

it('whatever happens, key and body of what was sent stay, and only an answer or the parent ends it', () => {
  fc.assert(
    fc.property(events, (all) => {
      let state = startSending(null, true, NOW);
      for (const event of all) {
        const before = state;
        state = nextSending(before, event);
        if ('sent' in state) expect(state.sent).toBe(SENT);
        const mayHaveArrived = 'lost' in before && before.lost > 0;
        if (mayHaveArrived && state.step === 'editing') expect(event.type).toBe('edit');
        if (state.step === 'answered' && before.step !== 'answered') expect(event.type).toBe('answer');
        if (state.step === 'refused' && before !== state) expect(event.type).toBe('failure');
      }
    }),
    { numRuns: 500 },
  );
});

it('a page that is loaded again shows the answer again, unless something is without an answer', () => {
  expect(startSending(null, false, NOW, ANSWERED)).toEqual({ step: 'answered', answered: ANSWERED });
  expect(startSending(SENT, true, NOW, ANSWERED)).toEqual({ step: 'sending', sent: SENT, lost: 1 });
});
