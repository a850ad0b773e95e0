import { session } from '@feria/shared/browser/session';
import * as storage from '@feria/shared/browser/storage';
import { KEPT_MS, keptInputOf, watchKeptInput } from './kept-input';

const { sessionStore } = storage;

const loginOf = (id: number) => ({
  token: `head.${Buffer.from(JSON.stringify({ sub: id })).toString('base64url')}.sig`,
  expires_at: '2026-07-01T12:00:00Z',
});

// With its timer on the clock of the tests.
beforeAll(() => {
  jest.useFakeTimers();
  watchKeptInput();
});

beforeEach(() => {
  jest.setSystemTime(1_000_000);
  session.write(null);
  jest.setSystemTime(2_000_000);
  session.write(loginOf(1));
});
afterEach(() => {
  sessionStore.removeItem('feria.forms');
});
afterAll(() => jest.useRealTimers());

const now = (): number => Date.now();

it('is kept by form, and goes when it is saved', () => {
  const [lea, tom] = [keptInputOf('child-1'), keptInputOf('child-2')];
  lea.keep({ allergies: 'Nüsse' }, now());
  tom.keep({ phone: '1' }, now());
  expect(lea.read(now())).toEqual({ allergies: 'Nüsse' });
  lea.drop(now());
  expect(lea.read(now())).toBeNull();
  expect(tom.read(now())).toEqual({ phone: '1' });
});

it('is nothing when all is as it was', () => {
  const form = keptInputOf('parent');
  form.keep({ phone: '1' }, now());
  form.keep({}, now());
  expect(sessionStore.getItem('feria.forms')).toBeNull();
});

it('outlives the end of a session, not a logout', () => {
  keptInputOf('parent').keep({ phone: '1' }, now());
  session.endIf(loginOf(1).token);
  session.write(loginOf(1));
  expect(keptInputOf('parent').read(now())).toEqual({ phone: '1' });
  session.write(null);
  expect(sessionStore.getItem('feria.forms')).toBeNull();
});

it('is not shown to anybody else, and goes when somebody else logs in', () => {
  keptInputOf('parent').keep({ phone: '1' }, now());
  session.endIf(loginOf(1).token);
  expect(keptInputOf('parent').read(now())).toBeNull();
  session.write(loginOf(2));
  expect(keptInputOf('parent').read(now())).toBeNull();
  session.endIf(loginOf(2).token);
  session.write(loginOf(1));
  expect(keptInputOf('parent').read(now())).toBeNull();
});

it('is kept for its user, also when the session has ended meanwhile', () => {
  const form = keptInputOf('child-new');
  session.endIf(loginOf(1).token);
  form.keep({ first_name: 'Lea' }, now());
  session.write(loginOf(1));
  expect(keptInputOf('child-new').read(now())).toEqual({ first_name: 'Lea' });
});

it('ends some hours after the last change', () => {
  const form = keptInputOf('child-new');
  form.keep({ first_name: 'L' }, now());
  jest.advanceTimersByTime(KEPT_MS - 1);
  form.keep({ first_name: 'Lea' }, now());
  jest.advanceTimersByTime(KEPT_MS - 1);
  expect(form.read(now())).toEqual({ first_name: 'Lea' });
  jest.advanceTimersByTime(60_000);
  expect(sessionStore.getItem('feria.forms')).toBeNull();
});

it('is nothing where something else is stored', () => {
  sessionStore.setItem('feria.forms', '{"a":1}');
  expect(keptInputOf('parent').read(now())).toBeNull();
});

it('that may not be kept any longer goes as soon as the portal is opened', async () => {
  keptInputOf('child-new').keep({ first_name: 'Lea' }, now() - KEPT_MS);
  await jest.isolateModulesAsync(async () => {
    // The same store in a page that is loaded anew.
    jest.doMock('@feria/shared/browser/storage', () => storage);
    const opened = await import('./kept-input');
    opened.watchKeptInput();
  });
  expect(sessionStore.getItem('feria.forms')).toBeNull();
});
