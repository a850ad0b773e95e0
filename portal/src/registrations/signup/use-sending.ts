import { randomKey } from '@feria/shared/browser/random-key';
import { session, userIdOf } from '@feria/shared/browser/session';
import type { SignUpInput, SignUpResult } from '@feria/shared/contracts/registration';
import { API } from '@feria/shared/routes';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { request } from '../../api/client';
import { ApiError } from '../../api/errors';
import { useSession } from '../../api/session';
import { familyQuery } from '../../families/family';
import { projectQuery, projectsQuery } from '../../catalogue/projects';
import { dropDraft } from './draft-key';
import { nextSending, startSending, TRY_MS, type Sending } from './sending';
import { findAnswer, keepAnswer } from '../../catalogue/answered';
import {
  dropUnanswered,
  dropUnansweredOf,
  findUnanswered,
  isExpired,
  isFromThisTab,
  keepUnanswered,
  type SentSignUp,
} from '../../catalogue/unanswered';

/** Where one kind of sign-up goes. It must be the same object as long as the page is there. */
export interface Way<Input, Result> {
  /** The project, or `BASKET`. */
  courseId: number;
  /** One try. @throws ApiError */
  post: (input: Input, options: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Result>;
  /** The keys of what is not what it was after an answer, besides the list of projects and the family. */
  changed: readonly (readonly unknown[])[];
  /** The keys of what has changed too, but is not in sight where an answer is shown: it is read when it is shown again. */
  changedElsewhere?: readonly (readonly unknown[])[];
}

/** The sign-up for one project. */
export function signUpWay(courseId: number): Way<SignUpInput, SignUpResult> {
  return {
    courseId,
    post: (body, options) =>
      request('POST', `${API.sendRegistration}/{id}`, { params: { id: courseId }, body, ...options }),
    changed: [projectQuery(String(courseId)).queryKey],
  };
}

/** What is sent. A body that was sent before and is still unanswered keeps its key: the server knows it again. */
function sentOf(
  { userId, courseId, isKept }: Pick<SentSignUp, 'userId' | 'courseId'> & { isKept: boolean },
  input: object,
  last: SentSignUp | null,
): SentSignUp {
  const body = JSON.stringify(input);
  const now = Date.now();
  if (last?.body === body && !isExpired(last, now)) return last;
  return { userId, courseId, key: randomKey(), body, sentAt: now, ...(!isKept && { isBodyKept: false }) };
}

/** One try. It gives up by itself, so that a connection that hangs is no answer for ever. @throws ApiError */
async function sendOnce<Input, Result extends { registrations: unknown }>(
  sent: SentSignUp,
  { post }: Way<Input, Result>,
  signal: AbortSignal,
): Promise<Result> {
  // Another tab may have logged in somebody else: this sign-up is not theirs, and must not go with their login.
  if (userIdOf(session.read()?.token ?? '') !== sent.userId) throw new ApiError(401, 'unauthenticated');
  const headers = { 'Idempotency-Key': sent.key };
  const result = await post(JSON.parse(sent.body) as Input, { headers, signal });
  // Not our server's answer, whoever gave it with 200.
  if (!Array.isArray(result?.registrations)) throw new ApiError(200, 'unknown');
  return result;
}

/** Seats, registrations and payments are not what they were. What is shown of them must not be older than this. */
function forgetWhatChanged(
  queryClient: QueryClient,
  { changed, changedElsewhere = [] }: Pick<Way<never, never>, 'changed' | 'changedElsewhere'>,
): void {
  for (const queryKey of [...changed, projectsQuery.queryKey]) {
    queryClient.invalidateQueries({ queryKey }).catch(() => undefined);
  }
  for (const queryKey of changedElsewhere) {
    queryClient.invalidateQueries({ queryKey, refetchType: 'none' }).catch(() => undefined);
  }
  // From the start: a family page without the new registration would say that it did not arrive.
  queryClient.resetQueries({ queryKey: familyQuery.queryKey }).catch(() => undefined);
}

/**
 * Sends a sign-up of a user and asks until there is an answer; see {@link Sending}.
 * @param isStillTrue whether an answer that was shown before can be shown again
 */
export function useSending<Input extends object, Result extends { registrations: unknown }>(
  userId: number,
  way: Way<Input, Result>,
  isStillTrue: (result: Result) => boolean = () => true,
) {
  const { courseId } = way;
  const queryClient = useQueryClient();
  const { key: visit } = useLocation();
  const [state, dispatch] = useReducer(nextSending<Result>, null, (): Sending<Result> => {
    const sent = findUnanswered(userId, courseId);
    const answered = findAnswer<Result>(userId, courseId, visit);
    const shown = answered && isStillTrue(answered.result) ? answered : null;
    return startSending(sent, sent !== null && isFromThisTab(sent), Date.now(), shown);
  });
  const isSignedIn = userIdOf(useSession()?.token ?? '') === userId;

  useEffect(() => {
    if (state.step !== 'sending') return;
    const { sent } = state;
    // Kept before it leaves: a reload in this very moment must find it.
    keepUnanswered(sent.isBodyKept === false ? { ...sent, body: '' } : sent);
    const controller = new AbortController();
    let isOver = false;
    const timer = setTimeout(() => controller.abort(), TRY_MS);
    sendOnce(sent, way, controller.signal).then(
      (result) => {
        if (!isOver) dispatch({ type: 'answer', result });
      },
      (error: unknown) => {
        if (!isOver) dispatch({ type: 'failure', error, now: Date.now(), random: Math.random() });
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      controller.abort();
    };
  }, [state, way]);

  useEffect(() => {
    switch (state.step) {
      case 'answered':
        keepAnswer(state.answered, visit);
        dropUnansweredOf(userId, courseId);
        dropDraft();
        forgetWhatChanged(queryClient, way);
        break;
      case 'refused':
        dropUnanswered(state.last);
        forgetWhatChanged(queryClient, way);
        break;
      case 'signed_out':
        // It was never taken: whoever does not log in again has not booked.
        if (state.lost === 0) dropUnanswered(state.sent);
        break;
      case 'stopped':
        forgetWhatChanged(queryClient, way);
        break;
      case 'editing':
      case 'sending':
      case 'waiting':
        break;
    }
  }, [state, queryClient, userId, way, courseId, visit]);

  const nextAt = state.step === 'waiting' ? state.nextAt : null;
  useEffect(() => {
    if (nextAt === null) return;
    const ask = (): void => dispatch({ type: 'retry', now: Date.now() });
    const timer = setTimeout(ask, Math.max(0, nextAt - Date.now()));
    // Timers sleep with the phone.
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && Date.now() >= nextAt) ask();
    };
    // The browser only guesses whether there is a network: a good sign is used, a bad one not believed.
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [nextAt]);

  const isLoginBack = state.step === 'signed_out' && isSignedIn;
  useEffect(() => {
    if (isLoginBack) dispatch({ type: 'retry', now: Date.now() });
  }, [isLoginBack]);

  return {
    state,
    /** @param isHealthTold whether it tells of a child's health: then the browser does not store it */
    send: (input: Input, isHealthTold: boolean): void => {
      const last = state.step === 'editing' ? state.last : null;
      const sent = sentOf({ userId, courseId, isKept: !isHealthTold }, input, last);
      dispatch({ type: 'send', sent });
    },
    retry: (): void => dispatch({ type: 'retry', now: Date.now() }),
    stop: (): void => dispatch({ type: 'stop' }),
    edit: (): void => {
      if (state.step === 'stopped') dropUnanswered(state.sent);
      dispatch({ type: 'edit' });
    },
  };
}
