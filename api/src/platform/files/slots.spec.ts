import { Slots } from './slots.js';

/** Work that ends when it is told to. */
function held() {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { work: () => until, release: () => release() };
}

describe('slots', () => {
  it('does no more than it has at a time, and the next in line when one ends', async () => {
    const slots = new Slots(1, 1);
    const [first, order] = [held(), [] as string[]];
    const one = slots.run(first.work).then(() => order.push('one'));
    const two = slots.run(async () => order.push('two'));
    await Promise.resolve();
    expect(order).toEqual([]);
    first.release();
    await Promise.all([one, two]);
    expect(order).toEqual(expect.arrayContaining(['one', 'two']));
  });

  it('refuses whoever finds the line full, and takes them again later', async () => {
    const slots = new Slots(1, 0);
    const first = held();
    const one = slots.run(first.work);
    await expect(slots.run(async () => 1)).rejects.toMatchObject({
      code: 'busy',
      options: { retryAfterSeconds: 5 },
    });
    first.release();
    await one;
    await expect(slots.run(async () => 2)).resolves.toBe(2);
  });

  it('frees the slot of a work that fails', async () => {
    const slots = new Slots(1, 0);
    await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(slots.run(async () => 3)).resolves.toBe(3);
  });
});
