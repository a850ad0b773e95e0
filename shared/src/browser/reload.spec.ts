import { failUnlessReloading, loadOnline, RELOADED_KEY, reloadForNewVersion } from './reload.js';
import { sessionStore } from './storage.js';

const reload = jest.fn();
const fetched = jest.spyOn(globalThis, 'fetch');
const page = Object.assign(new EventTarget(), { location: { pathname: '/my-family', reload } });
const missing = new TypeError('Failed to fetch dynamically imported module');

/** What becomes of a file that could not be loaded, after everything that can happen has happened. */
async function loadMissing(): Promise<'reloads' | 'fails'> {
  page.dispatchEvent(new Event('vite:preloadError'));
  const failed = failUnlessReloading(missing).catch((error: unknown) => {
    expect(error).toBe(missing);
    return 'fails' as const;
  });
  const later = new Promise<'reloads'>((resolve) => setImmediate(() => resolve('reloads')));
  return Promise.race([failed, later]);
}

beforeAll(() => {
  // What the browser believes of its network does not count.
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  Object.assign(globalThis, { window: page });
  reloadForNewVersion();
});
beforeEach(() => {
  sessionStore.removeItem(RELOADED_KEY);
  reload.mockReset();
  fetched.mockReset().mockResolvedValue(new Response());
});
afterAll(() => {
  for (const name of ['window', 'navigator']) Reflect.deleteProperty(globalThis, name);
  jest.restoreAllMocks();
});

it('a missing file loads the page again, once, though the browser says it is offline', async () => {
  expect(await loadMissing()).toBe('reloads');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await loadMissing()).toBe('fails');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('and once more when the last time was over a minute ago', async () => {
  sessionStore.setItem(RELOADED_KEY, String(Date.now() - 61_000));
  expect(await loadMissing()).toBe('reloads');
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['is not up', () => Promise.resolve(new Response(null, { status: 502 }))],
])('a server that %s leaves the page as it is', async (_, answer) => {
  fetched.mockImplementation(answer);
  expect(await loadMissing()).toBe('fails');
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStore.getItem(RELOADED_KEY)).toBeNull();
});

it('two files that are missing at the same time are one reload', async () => {
  page.dispatchEvent(new Event('vite:preloadError'));
  expect(await loadMissing()).toBe('reloads');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not try to load a part of the application offline, and does when the browser is wrong about it', async () => {
  const load = jest.fn(() => Promise.resolve('part'));
  fetched.mockRejectedValue(new TypeError('offline'));
  await expect(loadOnline(load)).rejects.toThrow('offline');
  expect(load).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response());
  expect(await loadOnline(load)).toBe('part');
});
