import { localStore, sessionStore } from '@feria/shared/browser/storage';
import {
  dropAllUnanswered,
  dropUnanswered,
  findUnanswered,
  isFromThisTab,
  keepUnanswered,
  REPEAT_MS,
  dropExpiredBodies,
  type SentSignUp,
} from './unanswered';

const SENT: SentSignUp = { userId: 4, courseId: 7, key: 'a', body: '{"phone":"+39 1"}', sentAt: 1_000_000 };
const stored = (): string =>
  `${localStore.getItem('feria.unanswered')}${sessionStore.getItem('feria.unanswered-here')}`;

beforeEach(() => dropAllUnanswered());

it('keeps the last sign-up of each user and project', () => {
  keepUnanswered(SENT);
  keepUnanswered({ ...SENT, courseId: 8, key: 'b' });
  keepUnanswered({ ...SENT, key: 'c' });
  expect(findUnanswered(4, 7)?.key).toBe('c');
  expect(findUnanswered(4, 8)?.key).toBe('b');
  expect(findUnanswered(4, 9)).toBeNull();
});

it('does not find the sign-up of another user', () => {
  keepUnanswered(SENT);
  expect(findUnanswered(5, 7)).toBeNull();
});

it('tells whether a sign-up was sent from this tab', () => {
  keepUnanswered(SENT);
  expect(isFromThisTab(SENT)).toBe(true);
  sessionStore.removeItem('feria.unanswered-here');
  expect(isFromThisTab(SENT)).toBe(false);
});

it('drops one sign-up, or all of them', () => {
  keepUnanswered(SENT);
  keepUnanswered({ ...SENT, courseId: 8, key: 'b' });
  dropUnanswered(SENT);
  expect(findUnanswered(4, 7)).toBeNull();
  expect(findUnanswered(4, 8)).not.toBeNull();
  dropAllUnanswered();
  expect(stored()).toBe('nullnull');
});

it('removes the body, which holds a telephone number, when it cannot be sent again', () => {
  keepUnanswered(SENT);
  dropExpiredBodies(SENT.sentAt + REPEAT_MS - 1);
  expect(findUnanswered(4, 7)).toEqual(SENT);
  dropExpiredBodies(SENT.sentAt + REPEAT_MS);
  expect(findUnanswered(4, 7)).toEqual({ ...SENT, body: '' });
  expect(stored()).not.toContain('+39');
});

it('treats an unreadable store as empty', () => {
  localStore.setItem('feria.unanswered', '{"not":"a list"}');
  expect(findUnanswered(4, 7)).toBeNull();
});
