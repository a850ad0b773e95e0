import type { BasketInput } from '@feria/shared/contracts/basket';
import type { SignUpInput, SignUpResult } from '@feria/shared/contracts/registration';
import type { AnsweredSignUp } from '../../catalogue/answered';
import { pauseBefore } from '../../api/back-off';
import { ApiError } from '../../api/errors';
import { isExpired, type SentSignUp } from '../../catalogue/unanswered';

/**
 * The states of sending a sign-up. An answer can get lost after the server has stored the registration, so a sign-up
 * without an answer is neither a success nor a failure: it is sent again with the same key until an answer is known.
 * Nothing here knows of screens, clocks or chance; times are milliseconds since 1970.
 */

/**
 * `parent` pressed stop; `earlier`: found from a closed tab; `expired`: its key no longer holds; `not_kept`: it told of a child's health,
 * so that it was not kept to be sent again; `error`: see there.
 */
type StopReason = 'parent' | 'earlier' | 'expired' | 'not_kept' | 'error';

/** @typeParam Result what the server answers */
export type Sending<Result = SignUpResult> =
  | { step: 'editing'; last: SentSignUp | null }
  /** A request is on its way. `lost` counts the tries before it whose answer never came. */
  | { step: 'sending'; sent: SentSignUp; lost: number }
  /** Pauses before the next try, at `nextAt`. */
  | { step: 'waiting'; sent: SentSignUp; lost: number; nextAt: number }
  /** The login ended; goes on when the same user has logged in again. */
  | { step: 'signed_out'; sent: SentSignUp; lost: number }
  /** No longer asks by itself, and it is not known whether the sign-up arrived. */
  | { step: 'stopped'; sent: SentSignUp; lost: number; reason: StopReason; error: ApiError | null }
  | { step: 'answered'; answered: AnsweredSignUp<Result> }
  /** The server refused it: nothing was stored. */
  | { step: 'refused'; last: SentSignUp; error: unknown };

/** What may happen to it. */
export type SendingEvent<Result = SignUpResult> =
  | { type: 'send'; sent: SentSignUp }
  | { type: 'answer'; result: Result }
  /** @property random from 0 to 1, for the length of the pause */
  | { type: 'failure'; error: unknown; now: number; random: number }
  /** The pause is over, the network is back, somebody wants to know now, or the user has logged in again. */
  | { type: 'retry'; now: number }
  | { type: 'stop' }
  /** Back to the form. */
  | { type: 'edit' };

/** A try without an answer is given up after so long. */
export const TRY_MS = 20_000;

/**
 * What a failed call says of the sign-up. `lost`: nothing, ask again. `signed_out`: not taken, log in first. `refused`:
 * nothing was stored. `unclear`: this try was refused without a look at the sign-up, so an earlier one may be stored.
 */
export function classifyFailure(error: unknown, lost: number): 'lost' | 'signed_out' | 'refused' | 'unclear' {
  if (!(error instanceof ApiError)) return 'lost';
  const { status, code } = error;
  if (status === 401) return 'signed_out';
  // A page of a network that wants a login can come with 200; a proxy answers with 5xx.
  if (status < 400 || status >= 500 || status === 408) return 'lost';
  // Something with this key is stored, though not this.
  if (code === 'idempotency_conflict') return 'unclear';
  // Limits, permissions and proxies decide before the server looks for the key.
  // Whether the e-mail address is confirmed is looked at after the key.
  const isForbidden = status === 403 && code !== 'email_not_confirmed';
  const sawNoKey = status === 429 || isForbidden || code === 'unknown';
  if (!sawNoKey || lost === 0) return 'refused';
  return status === 429 ? 'lost' : 'unclear';
}

/**
 * What a page starts with.
 * @param sent a sign-up of this user and project that is still without an answer
 * @param isSameTab whether it was sent from this tab, so that a reload goes on by itself
 * @param answered the answer that was shown before a reload
 */
export function startSending<Result = SignUpResult>(
  sent: SentSignUp | null,
  isSameTab: boolean,
  now: number,
  answered: AnsweredSignUp<Result> | null = null,
): Sending<Result> {
  if (!sent) return answered ? { step: 'answered', answered } : { step: 'editing', last: null };
  const isKept = sent.body !== '' || isExpired(sent, now);
  if (isSameTab && isKept) return ask(sent, 1, now);
  const reason = !isKept ? 'not_kept' : isExpired(sent, now) ? 'expired' : 'earlier';
  return { step: 'stopped', sent, lost: 1, reason, error: null };
}

/** An answer with the lines that were sent. */
function answerTo<Result>({ userId, courseId, body }: SentSignUp, result: Result): AnsweredSignUp<Result> {
  const bookedChildren = sentBookings(body).flatMap((booking) => booking.bookedChildren);
  return { userId, courseId, bookedChildren, result };
}

/** The sign-ups that a body stands for: itself, or those of a basket. */
export function sentBookings(body: string): SignUpInput[] {
  const sent = JSON.parse(body) as SignUpInput | BasketInput;
  return 'bookings' in sent ? sent.bookings : [sent];
}

function ask(sent: SentSignUp, lost: number, now: number): Sending<never> {
  if (isExpired(sent, now)) return { step: 'stopped', sent, lost, reason: 'expired', error: null };
  return { step: 'sending', sent, lost };
}

function afterFailure(
  { sent, lost }: { sent: SentSignUp; lost: number },
  { error, now, random }: Extract<SendingEvent, { type: 'failure' }>,
): Sending<never> {
  switch (classifyFailure(error, lost)) {
    case 'signed_out':
      return { step: 'signed_out', sent, lost };
    case 'refused':
      return { step: 'refused', last: sent, error };
    case 'unclear':
      return { step: 'stopped', sent, lost: lost + 1, reason: 'error', error: error as ApiError };
    case 'lost': {
      const retryAfter = error instanceof ApiError ? error.retryAfter : null;
      const nextAt = now + pauseBefore(lost + 1, retryAfter, random);
      return { step: 'waiting', sent, lost: lost + 1, nextAt };
    }
  }
}

/** The state after an event. An event that a state does not wait for, such as a late answer, changes nothing. */
export function nextSending<Result = SignUpResult>(
  state: Sending<Result>,
  event: SendingEvent<Result>,
): Sending<Result> {
  switch (event.type) {
    case 'send':
      return state.step === 'editing' || state.step === 'refused'
        ? { step: 'sending', sent: event.sent, lost: 0 }
        : state;
    case 'answer':
      return state.step === 'sending'
        ? { step: 'answered', answered: answerTo(state.sent, event.result) }
        : state;
    case 'failure':
      return state.step === 'sending' ? afterFailure(state, event) : state;
    case 'retry':
      return state.step === 'waiting' || state.step === 'signed_out' || state.step === 'stopped'
        ? ask(state.sent, state.lost, event.now)
        : state;
    case 'stop': {
      const isAsking = state.step === 'sending' || state.step === 'waiting' || state.step === 'signed_out';
      if (!isAsking) return state;
      // A try that was on its way may have arrived as well.
      const lost = state.step === 'sending' ? state.lost + 1 : state.lost;
      if (lost === 0) return { step: 'editing', last: state.sent };
      return { step: 'stopped', sent: state.sent, lost, reason: 'parent', error: null };
    }
    case 'edit':
      if (state.step === 'stopped') {
        const isKeyGood = state.reason === 'parent' || state.reason === 'earlier';
        return { step: 'editing', last: isKeyGood ? state.sent : null };
      }
      return state.step === 'refused' ? { step: 'editing', last: null } : state;
  }
}
