import { Limiter } from './limiter.js';

class Refused extends Error {}

const limiter = (atOnce: number, waiting: number): Limiter =>
  new Limiter({ atOnce, waiting, refusal: () => new Refused() });

/** Work that ends when it is told to. */
function held() {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { work: () => until, release: () => release() };
}

describe('limiter', () => {
  it('lets one in at a time, in the order of arrival', async () => {
    const one = limiter(1, 10);
    const seen: string[] = [];
    const visit = async (name: string): Promise<void> => {
      const release = await one.acquire();
      seen.push(`${name} in`);
      await Promise.resolve();
      seen.push(`${name} out`);
      release();
    };
    await Promise.all([visit('a'), visit('b'), visit('c')]);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('lets as many in as it has places, and no place idles while somebody waits', async () => {
    const two = limiter(2, 10);
    const [slow, quick] = [held(), held()];
    const order: string[] = [];
    const works = [
      two.run(slow.work).then(() => order.push('slow')),
      two.run(quick.work).then(() => order.push('quick')),
      two.run(async () => order.push('third')),
      two.run(async () => order.push('fourth')),
    ];
    quick.release();
    await Promise.all(works.slice(1));
    expect([...order].sort()).toEqual(['fourth', 'quick', 'third']);
    slow.release();
    await works[0];
  });

  it('refuses whoever finds the queue full, and takes them again later', async () => {
    const one = limiter(1, 1);
    const release = await one.acquire();
    const waiting = one.acquire();
    await expect(one.acquire()).rejects.toBeInstanceOf(Refused);
    await expect(one.run(async () => 1)).rejects.toBeInstanceOf(Refused);
    release();
    (await waiting)();
    (await one.acquire())();
    await expect(one.run(async () => 2)).resolves.toBe(2);
  });

  it('ignores a second release', async () => {
    const one = limiter(1, 2);
    const first = await one.acquire();
    const second = one.acquire();
    const third = one.acquire();
    first();
    first();
    let thirdIn = false;
    void third.then(() => (thirdIn = true));
    const release = await second;
    await new Promise((resume) => setImmediate(resume));
    expect(thirdIn).toBe(false);
    await expect(Promise.all([one.acquire(), one.acquire()])).rejects.toBeInstanceOf(Refused);
    release();
    (await third)();
  });

  it('frees the place of a work that fails', async () => {
    const one = limiter(1, 0);
    await expect(one.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(one.isIdle).toBe(true);
    await expect(one.run(async () => 3)).resolves.toBe(3);
  });

  it('is idle when nobody works or waits', async () => {
    const one = limiter(1, 1);
    const release = await one.acquire();
    const next = one.acquire();
    release();
    expect(one.isIdle).toBe(false);
    (await next)();
    expect(one.isIdle).toBe(true);
  });
});
