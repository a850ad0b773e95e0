import { userIdOf } from '@feria/shared/browser/session';
import { readJson, sessionStore, writeJson } from '@feria/shared/browser/storage';
import type { SignUpInput, SignUpResult } from '@feria/shared/contracts/registration';
import type { SentSignUp } from './unanswered';

/** The answer to a sign-up, with the lines it is about. It contains neither contacts nor remarks. */
export interface AnsweredSignUp<Result = SignUpResult> extends Pick<SentSignUp, 'userId' | 'courseId'> {
  bookedChildren: { id: number; courseWeeks: SignUpInput['bookedChildren'][number]['courseWeeks'] }[];
  result: Result;
  /** When it came, milliseconds since 1970; only of one that was kept. */
  at?: number;
}

/**
 * An answer with where it came: the `key` of react-router's location, which a reload and Back keep, and the load of the page. Every
 * load by address has the same key.
 */
type Kept = AnsweredSignUp<unknown> & { at: number; visit: string; load: number };

/** For so long an answer is shown again. Later it may not be true any more. */
export const FRESH_MS = 5 * 60_000;

/** This load of the page. */
const LOAD = performance.timeOrigin;

/** Whether an answer came on what is still the same visit. */
function isSameVisit(kept: Kept, visit: string): boolean {
  if (kept.visit !== visit) return false;
  if (kept.load === LOAD) return true;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/**
 * Key in `sessionStorage` of the last answer for each user and project, so that a reload shows the result again. An answer is
 * dropped when its dialog is closed or the form is opened anew, at a logout, and with the tab.
 */
const KEY = 'feria.answered';

function read(): Kept[] {
  const stored = readJson<Kept[]>(sessionStore, KEY);
  return Array.isArray(stored) ? stored : [];
}

/** The answers but that of one user and project. */
function others({ userId, courseId }: Pick<AnsweredSignUp, 'userId' | 'courseId'>): Kept[] {
  return read().filter((answered) => answered.userId !== userId || answered.courseId !== courseId);
}

/** Keeps an answer. It replaces an earlier one of the same user and project. One that was kept before gets no younger. */
export function keepAnswer(answered: AnsweredSignUp<unknown>, visit: string): void {
  const bookedChildren = answered.bookedChildren.map(({ id, courseWeeks }) => ({ id, courseWeeks }));
  const kept: Kept = { ...answered, bookedChildren, at: answered.at ?? Date.now(), visit, load: LOAD };
  writeJson(sessionStore, KEY, [...others(answered), kept]);
}

/** The answer of this user for this project, if one came on this visit and is fresh. */
export function findAnswer<Result = SignUpResult>(
  userId: number,
  courseId: number,
  visit: string,
): AnsweredSignUp<Result> | null {
  const isIt = (kept: Kept): boolean =>
    kept.userId === userId && kept.courseId === courseId && isSameVisit(kept, visit);
  const kept = read().find(isIt);
  if (!kept || !(Date.now() - kept.at < FRESH_MS)) return null;
  const { visit: _visit, load: _load, ...answered } = kept;
  return answered as AnsweredSignUp<Result>;
}

/** Whether the owner of a session got an answer for this project on this visit. @param token the session's */
export function hasAnswer(token: string, courseId: number, visit: string): boolean {
  const userId = userIdOf(token);
  return userId !== null && findAnswer(userId, courseId, visit) !== null;
}

/** Drops the answers for a project, whoever got them. */
export function dropAnswers(courseId: number): void {
  writeJson(
    sessionStore,
    KEY,
    read().filter((answered) => answered.courseId !== courseId),
  );
}

/** Drops all answers, at a logout. */
export function dropAllAnswers(): void {
  sessionStore.removeItem(KEY);
}
