import { sessionStore } from '@feria/shared/browser/storage';
import {
  dropAllAnswers,
  dropAnswers,
  findAnswer,
  FRESH_MS,
  hasAnswer,
  keepAnswer,
  type AnsweredSignUp,
} from './answered';

const ANSWER: AnsweredSignUp = {
  userId: 4,
  courseId: 9,
  bookedChildren: [{ id: 3, courseWeeks: [{ id: 7, dayType: 'full_day' }] }],
  result: {
    message: [],
    waitingQueueWarnings: [],
    registrations: [{ id: 1, child_id: 3, course_week_id: 7, outcome: 'waiting', queue_position: 2 }],
    payment: null,
  },
};

const NOW = Date.parse('2026-06-01T08:00:00Z');
const KEPT = { ...ANSWER, at: NOW };

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  dropAllAnswers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What is kept came on an earlier load of the page; this one was of a type. */
function loadAgain(type: NavigationTimingType): void {
  const kept = JSON.parse(sessionStore.getItem('feria.answered') ?? '[]') as object[];
  sessionStore.setItem('feria.answered', JSON.stringify(kept.map((answer) => ({ ...answer, load: 1 }))));
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
}

it('comes back for the same user and project, and for nobody else', () => {
  keepAnswer(ANSWER, 'a');
  expect(findAnswer(4, 9, 'a')).toEqual(KEPT);
  expect(findAnswer(5, 9, 'a')).toBeNull();
  expect(findAnswer(4, 8, 'a')).toBeNull();
  // The planner leads to the same project, for another sign-up.
  expect(findAnswer(4, 9, 'b')).toBeNull();
});

it.each([
  ['a reload', 'reload', true],
  ['Back', 'back_forward', true],
  ['the same address anew', 'navigate', false],
] as const)('comes back after %s: %s, %s', (_, type, comesBack) => {
  keepAnswer(ANSWER, 'default');
  loadAgain(type);
  expect(findAnswer(4, 9, 'default') !== null).toBe(comesBack);
});

it('comes back only while it is fresh, however often it came back', () => {
  keepAnswer(ANSWER, 'a');
  jest.setSystemTime(NOW + FRESH_MS - 1);
  const again = findAnswer(4, 9, 'a');
  expect(again).toEqual(KEPT);
  if (again) keepAnswer(again, 'a');
  jest.setSystemTime(NOW + FRESH_MS);
  expect(findAnswer(4, 9, 'a')).toBeNull();
});

it('is the last one for each project', () => {
  keepAnswer(ANSWER, 'a');
  keepAnswer({ ...ANSWER, courseId: 10 }, 'a');
  const again = { ...ANSWER, result: { ...ANSWER.result, registrations: [] } };
  keepAnswer(again, 'a');
  expect(findAnswer(4, 9, 'a')).toEqual({ ...again, at: NOW });
  expect(findAnswer(4, 10, 'a')).not.toBeNull();
});

it('is kept without anything that was typed', () => {
  const typed = ANSWER.bookedChildren.map((child) => ({
    ...child,
    answers: [{ question_id: 5, value: 'XL' }],
  }));
  keepAnswer({ ...ANSWER, bookedChildren: typed }, 'a');
  expect(sessionStore.getItem('feria.answered')).not.toContain('XL');
});

it('is gone when its dialog is closed, and all are at a logout', () => {
  keepAnswer(ANSWER, 'a');
  keepAnswer({ ...ANSWER, courseId: 10 }, 'a');
  dropAnswers(9);
  expect(findAnswer(4, 9, 'a')).toBeNull();
  expect(findAnswer(4, 10, 'a')).not.toBeNull();
  dropAllAnswers();
  expect(findAnswer(4, 10, 'a')).toBeNull();
});

it('is none when the store holds something else', () => {
  sessionStore.setItem('feria.answered', '{"no":"list"}');
  expect(findAnswer(4, 9, 'a')).toBeNull();
});

it('is asked for by the token of a session', () => {
  const tokenOf = (sub: number): string =>
    `head.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.sig`;
  keepAnswer(ANSWER, 'a');
  expect(hasAnswer(tokenOf(4), 9, 'a')).toBe(true);
  expect(hasAnswer(tokenOf(5), 9, 'a')).toBe(false);
  expect(hasAnswer(tokenOf(4), 8, 'a')).toBe(false);
  expect(hasAnswer(tokenOf(4), 9, 'b')).toBe(false);
  expect(hasAnswer('', 9, 'a')).toBe(false);
});
