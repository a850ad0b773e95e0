import { deviceStore, orElse, succeeds } from './device-store';

/** Short, so that a test does not wait for long. */
const PATIENCE_MS = 20;

/** A database whose openings are answered by the test. */
function someStore() {
  const openings: ((database: { close: () => void }) => void)[] = [];
  const close = jest.fn<void, []>();
  const use = deviceStore(
    () => new Promise<{ close: () => void }>((resolve) => openings.push(resolve)),
    PATIENCE_MS,
  );
  return { use, close, openings, answer: (at: number) => openings[at]!({ close }) };
}
const work = () => Promise.resolve('done');

it('does its work and closes the database', async () => {
  const { use, close, answer } = someStore();
  const done = use(work);
  answer(0);
  expect(await done).toBe('done');
  await Promise.resolve();
  expect(close).toHaveBeenCalledTimes(1);
});

it('a database that does not open fails after a while, then at once, until it opens late', async () => {
  const { use, close, openings, answer } = someStore();
  const late = jest.fn(work);
  expect(await succeeds(use(late))).toBe(false);
  expect(await succeeds(use(work))).toBe(false);
  expect(openings).toHaveLength(1);

  answer(0);
  await new Promise(setImmediate);
  expect(late).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(1);
  const next = use(work);
  answer(1);
  expect(await next).toBe('done');
});

it('work that does not end fails after a while, and the next one at once until it has ended', async () => {
  const { use, answer, openings } = someStore();
  let end: (value: string) => void = () => undefined;
  const hanging = use(() => new Promise<string>((resolve) => (end = resolve)));
  answer(0);
  expect(await succeeds(hanging)).toBe(false);
  expect(await succeeds(use(work))).toBe(false);
  expect(openings).toHaveLength(1);
  end('late');
  await new Promise(setImmediate);
  const next = use(work);
  answer(1);
  expect(await next).toBe('done');
});

it('a database that cannot be opened may be opened later', async () => {
  let isBroken = true;
  const use = deviceStore(() =>
    isBroken ? Promise.reject(new Error('broken')) : Promise.resolve({ close: () => undefined }),
  );
  expect(await orElse('nothing', use(work))).toBe('nothing');
  isBroken = false;
  expect(await orElse('nothing', use(work))).toBe('done');
});
