import type { SessionToken } from '../contracts/account.js';
import { REFRESH_MS } from '../config.js';
import { createSessionStore, keepSessionAlive, SESSION_KEY, userIdOf } from './session.js';
import { memoryStore } from './storage.js';

const HOUR_MS = 60 * 60_000;
const login = (token: string, lasts = 8 * HOUR_MS): SessionToken => ({
  token,
  expires_at: new Date(Date.now() + lasts).toISOString(),
});

describe('the login', () => {
  it('is the same object until it changes', () => {
    const store = createSessionStore(memoryStore());
    store.write(login('a'));
    expect(store.read()).toBe(store.read());
    expect(store.read()?.token).toBe('a');
    store.write(null);
    expect(store.read()).toBeNull();
  });

  it('of another tab is seen', () => {
    const storage = memoryStore();
    const [here, there] = [createSessionStore(storage), createSessionStore(storage)];
    there.write(login('a'));
    expect(here.read()?.token).toBe('a');
  });

  it.each(['', 'null', '{"token":""}', '{"token":"a"}', 'not JSON'])('is none when %j is stored', (raw) => {
    const storage = memoryStore();
    storage.setItem(SESSION_KEY, raw);
    expect(createSessionStore(storage).read()).toBeNull();
  });

  it('lives in memory where storage is forbidden', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createSessionStore({ getItem: deny, setItem: deny, removeItem: deny });
    store.write(login('a'));
    expect(store.read()?.token).toBe('a');
  });

  it('is not ended by a late refusal of an older one', () => {
    const store = createSessionStore(memoryStore());
    store.write(login('new'));
    expect(store.endIf('old')).toBe(false);
    expect(store.read()?.token).toBe('new');
    expect(store.endIf('new')).toBe(true);
    expect(store.read()).toBeNull();
  });

  it('tells that it ended, by a logout or by itself', () => {
    const onEnd = jest.fn();
    const store = createSessionStore(memoryStore(), onEnd);
    store.write(login('a'));
    expect(onEnd).not.toHaveBeenCalled();
    store.write(null);
    store.write(login('b'));
    store.endIf('b');
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('notes when somebody logged out, not that it ended by itself', () => {
    jest.useFakeTimers({ now: 5_000 });
    const storage = memoryStore();
    const [here, there] = [createSessionStore(storage), createSessionStore(storage)];
    here.write(login('a'));
    here.endIf('a');
    expect(there.lastSignOut()).toBe(0);
    here.write(login('b'));
    here.write(null);
    expect(there.lastSignOut()).toBe(5_000);
    jest.useRealTimers();
  });

  it('tells subscribers of every change until they leave', () => {
    const store = createSessionStore(memoryStore());
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    store.write(login('a'));
    store.notify();
    leave();
    store.write(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

it('the user of a token is read from its middle part', () => {
  const token = (payload: unknown) =>
    `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sig`;
  expect(userIdOf(token({ sub: '17' }))).toBe(17);
  for (const bad of ['', 'a.b.c', token({}), token({ sub: 'x' }), token({ sub: 0 })])
    expect(userIdOf(bad)).toBeNull();
});

describe('a login is kept alive', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const store = createSessionStore(memoryStore());
  const renew = jest.fn<Promise<SessionToken>, []>();
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { document: page });
    renew.mockReset().mockImplementation(async () => login('fresh'));
    store.write(login('first'));
    stop = keepSessionAlive(store, renew);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('by a new one every half hour', async () => {
    await jest.advanceTimersByTimeAsync(REFRESH_MS - 1);
    expect(renew).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(store.read()?.token).toBe('fresh');
    await jest.advanceTimersByTimeAsync(REFRESH_MS);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('earlier when it would end before', async () => {
    store.write(login('short', 10 * 60_000));
    await jest.advanceTimersByTimeAsync(9 * 60_000);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('by another try a minute after a failure', async () => {
    renew.mockRejectedValueOnce(new TypeError('offline'));
    await jest.advanceTimersByTimeAsync(REFRESH_MS);
    expect(store.read()?.token).toBe('first');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.read()?.token).toBe('fresh');
  });

  it('at once when the computer slept past the time', async () => {
    jest.setSystemTime(Date.now() + REFRESH_MS); // the clock goes on, the timers do not
    page.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(store.read()?.token).toBe('fresh');
  });

  it('but not after a logout, even one while the new login is on its way', async () => {
    let answer: (session: SessionToken) => void = () => undefined;
    renew.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await jest.advanceTimersByTimeAsync(REFRESH_MS);
    store.write(null);
    answer(login('fresh'));
    await jest.advanceTimersByTimeAsync(10 * REFRESH_MS);
    expect(store.read()).toBeNull();
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('and no longer once it is stopped', async () => {
    stop();
    await jest.advanceTimersByTimeAsync(2 * REFRESH_MS);
    expect(renew).not.toHaveBeenCalled();
  });
});
