import { FairLimiter, type Turn } from './fair-limiter.js';

class Refused extends Error {}

const limiter = (limits: { atOnce?: number; waiting?: number; waitingOfOwner?: number } = {}): FairLimiter =>
  new FairLimiter({ atOnce: 1, waiting: 100, waitingOfOwner: 100, refusal: () => new Refused(), ...limits });

const of = (owner: string | null, wanted: Partial<Turn> = {}): Turn => ({
  owner,
  isUrgent: false,
  ...wanted,
});

/** Lets works come while one goes on, and tells in which order they were done. */
async function orderOf(turns: [name: string, turn: Turn][]): Promise<string[]> {
  const one = limiter();
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  const first = one.run(of('first'), () => until);
  const done: string[] = [];
  const works = turns.map(([name, turn]) => one.run(turn, async () => done.push(name)));
  release();
  await Promise.all([first, ...works]);
  return done;
}

describe('a fair limiter', () => {
  it('takes the works of one owner in their order', async () => {
    expect(
      await orderOf([
        ['a1', of('a')],
        ['a2', of('a')],
        ['a3', of('a')],
      ]),
    ).toEqual(['a1', 'a2', 'a3']);
  });

  it('takes owners in turns, however many works one of them has', async () => {
    expect(
      await orderOf([
        ['a1', of('a')],
        ['a2', of('a')],
        ['a3', of('a')],
        ['b1', of('b')],
        ['c1', of('c')],
        ['b2', of('b')],
      ]),
    ).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('takes urgent works before all others', async () => {
    expect(
      await orderOf([
        ['a1', of('a')],
        ['b1', of('b')],
        ['office', of('c', { isUrgent: true })],
        ['own', of(null, { isUrgent: true })],
      ]),
    ).toEqual(['office', 'own', 'a1', 'b1']);
  });

  it('goes on with several at once, and never with more', async () => {
    const two = limiter({ atOnce: 2 });
    let [now, most] = [0, 0];
    const work = async (): Promise<void> => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, (_, index) => two.run(of(String(index % 3)), work)));
    expect([most, two.isIdle]).toEqual([2, true]);
  });

  it('refuses what is too much for everybody, and what is too much of one owner', async () => {
    const full = async (limits: object, owners: (string | null)[]): Promise<string[]> => {
      const one = limiter(limits);
      const works = owners.map((owner) => one.run(of(owner), () => Promise.resolve()));
      return (await Promise.allSettled(works)).map(({ status }) => status);
    };
    expect(await full({ waiting: 1 }, ['a', 'b', 'c'])).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await full({ waitingOfOwner: 1 }, ['a', 'a', 'a', 'b'])).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await full({ waitingOfOwner: 1 }, [null, null, null, null])).toEqual(Array(4).fill('fulfilled'));
  });

  it('drops what waits for a reader who has gone, and does the rest', async () => {
    const one = limiter();
    const gone = new AbortController();
    const done: string[] = [];
    const works = [
      one.run(of('a'), async () => done.push('a')),
      one.run(of('b', { signal: gone.signal }), async () => done.push('gone')),
      one.run(of('c'), async () => done.push('c')),
    ];
    gone.abort();
    await expect(works[1]).rejects.toBeInstanceOf(Refused);
    await Promise.all([works[0], works[2]]);
    expect([done, one.isIdle]).toEqual([['a', 'c'], true]);
    await one.run(of('d'), async () => done.push('d'));
    expect(done).toContain('d');
  });

  it('gives the place of work that failed to the next', async () => {
    const one = limiter();
    const failed = one.run(of('a'), () => Promise.reject(new Error('broken')));
    const next = one.run(of('b'), () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });
});
