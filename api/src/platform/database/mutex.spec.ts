import { BusyError } from './errors.js';
import { FifoMutex } from './mutex.js';

describe('mutex', () => {
  it('lets one in at a time, in the order of arrival', async () => {
    const mutex = new FifoMutex(10);
    const seen: string[] = [];
    const visit = async (name: string): Promise<void> => {
      const release = await mutex.acquire();
      seen.push(`${name} in`);
      await Promise.resolve();
      seen.push(`${name} out`);
      release();
    };
    await Promise.all([visit('a'), visit('b'), visit('c')]);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('refuses when too many wait', async () => {
    const mutex = new FifoMutex(1);
    const release = await mutex.acquire();
    const waiting = mutex.acquire();
    await expect(mutex.acquire()).rejects.toBeInstanceOf(BusyError);
    release();
    (await waiting)();
    (await mutex.acquire())();
  });

  it('takes a second release for none', async () => {
    const mutex = new FifoMutex(2);
    const first = await mutex.acquire();
    const second = mutex.acquire();
    const third = mutex.acquire();
    first();
    first();
    let thirdIn = false;
    void third.then(() => (thirdIn = true));
    const release = await second;
    await Promise.resolve();
    expect(thirdIn).toBe(false);
    release();
    (await third)();
  });
});
