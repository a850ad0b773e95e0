import { SharedRead } from './shared-read.js';

/** A reading that ends when it is told to; each is numbered. */
function controlled() {
  const open: { resolve: () => void; reject: (error: Error) => void }[] = [];
  let begun = 0;
  const shared = new SharedRead(() => {
    begun += 1;
    const number = begun;
    return new Promise<number>((resolve, reject) => open.push({ resolve: () => resolve(number), reject }));
  });
  return { shared, open, begun: () => begun };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('answers all who ask at once with one reading', async () => {
  const { shared, open, begun } = controlled();
  const asked = [shared.ask(), shared.ask(), shared.ask()];
  await turn();
  open[0]?.resolve();
  expect(await Promise.all(asked)).toEqual([1, 1, 1]);
  expect(begun()).toBe(1);
});

it('reads once more for all who ask while a reading goes on, when that is over', async () => {
  const { shared, open, begun } = controlled();
  const first = shared.ask();
  await turn();
  const later = [shared.ask(), shared.ask()];
  await turn();
  expect(begun()).toBe(1);
  open[0]?.resolve();
  expect(await first).toBe(1);
  await turn();
  open[1]?.resolve();
  expect(await Promise.all(later)).toEqual([2, 2]);
});

it('reads anew after a failure, which only those hear who shared it', async () => {
  const { shared, open } = controlled();
  const failed = shared.ask();
  await turn();
  const later = shared.ask();
  open[0]?.reject(new Error('gone'));
  await expect(failed).rejects.toThrow('gone');
  await turn();
  open[1]?.resolve();
  expect(await later).toBe(2);
});

it('keeps no result', async () => {
  const { shared, open, begun } = controlled();
  for (const number of [1, 2]) {
    const asked = shared.ask();
    await turn();
    open[number - 1]?.resolve();
    expect(await asked).toBe(number);
  }
  expect(begun()).toBe(2);
});
