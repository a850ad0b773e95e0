import type { Request, Response } from 'express';
import { inPieces, laterTurn, nextTurn } from './pieces.js';
import { openRequestContext } from './request-context.js';

/** Counts the turns of the event loop that begin until the work is done. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work;
  isDone = true;
  return turns;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe('Work in pieces', () => {
  it('makes of all rows what it makes of each, in their order', async () => {
    expect(await inPieces(numbers(7), (some) => some.map((one) => one * 2), 3)).toEqual([
      0, 2, 4, 6, 8, 10, 12,
    ]);
    expect(await inPieces([], () => [1], 3)).toEqual([]);
  });

  it('takes no more rows at a time than it says', async () => {
    const sizes: number[] = [];
    await inPieces(
      numbers(7),
      (some) => {
        sizes.push(some.length);
        return Promise.resolve(some);
      },
      3,
    );
    expect(sizes).toEqual([3, 3, 1]);
  });

  it('lets the event loop turn between two pieces, and not for one', async () => {
    expect(await turnsOf(inPieces(numbers(40), (some) => some, 10))).toBeGreaterThanOrEqual(3);
    expect(await turnsOf(inPieces(numbers(10), (some) => some, 10))).toBe(0);
  });

  it('of several works one goes on in each turn, in the order in which they came', async () => {
    let turn = 0;
    let isDone = false;
    const count = (): void => {
      turn += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const worked: [string, number][] = [];
    const work = async (name: string): Promise<void> => {
      for (let piece = 0; piece < 3; piece += 1) {
        await nextTurn();
        worked.push([name, turn]);
      }
    };
    await Promise.all([work('a'), work('b'), work('c')]);
    isDone = true;
    expect(worked.map(([name]) => name)).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c']);
    const turns = worked.map(([, at]) => at);
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('goes on when a work fails', async () => {
    const failing = inPieces(
      numbers(4),
      (some) => {
        if (some.includes(3)) throw new Error('no');
        return some;
      },
      2,
    );
    const fine = inPieces(numbers(4), (some) => some, 2);
    await expect(failing).rejects.toThrow('no');
    expect(await fine).toEqual([0, 1, 2, 3]);
  });

  describe('of a call', () => {
    const within = (method: string, destroyed: boolean, work: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const request = { get: () => 'de' } as unknown as Request;
        const response = { setHeader: () => undefined, destroyed, req: { method } } as unknown as Response;
        openRequestContext(request, response, () => void work().then(resolve, reject));
      });
    const rows = () => inPieces(numbers(4), (some) => some, 2);

    it('that only reads is dropped when its reader has gone', async () => {
      await expect(within('GET', true, rows)).rejects.toMatchObject({ code: 'busy' });
      expect(await within('GET', false, rows)).toEqual([0, 1, 2, 3]);
    });

    it('that writes goes on, and so does work that several calls share', async () => {
      expect(await within('PUT', true, rows)).toEqual([0, 1, 2, 3]);
      await expect(within('GET', true, laterTurn)).resolves.toBeUndefined();
    });
  });
});
