import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, Response } from 'express';
import { beginInTurns } from './turns.js';

/** Calls that each work for some milliseconds of a clock of their own, as the middleware lets them begin. */
function calls() {
  let clock = 1_000;
  const begun: string[] = [];
  const middleware = beginInTurns(
    ({ path }) => path === '/api/options',
    () => clock,
  );
  return {
    begun,
    /** A call of this name arrives. */
    arrives: (name: string, { path = '/api/my-family', works = 0 } = {}) => {
      middleware({ path } as Request, {} as Response, () => {
        begun.push(name);
        clock += works;
      });
    },
  };
}

const nextTurn = () => new Promise((resume) => setImmediate(resume));

describe('calls of one turn of the event loop', () => {
  it('begin at once while they take little time', () => {
    const { begun, arrives } = calls();
    for (const name of ['a', 'b', 'c']) arrives(name, { works: 5 });
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('wait for the next turns when those before them took long, one each turn', async () => {
    const { begun, arrives } = calls();
    for (const name of ['a', 'b', 'c', 'd']) arrives(name, { works: 15 });
    expect(begun).toEqual(['a', 'b']);
    await nextTurn();
    expect(begun).toEqual(['a', 'b', 'c']);
    await nextTurn();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('begin in the order of their arrival, also those of a later turn', async () => {
    const { begun, arrives } = calls();
    for (const name of ['a', 'b', 'c']) arrives(name, { works: 30 });
    await nextTurn();
    arrives('late');
    expect(begun).toEqual(['a', 'b']);
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    expect(begun).toEqual(['a', 'b', 'c', 'late']);
  });

  it('begin at once again when nobody waits', async () => {
    const { begun, arrives } = calls();
    arrives('a', { works: 30 });
    await nextTurn();
    arrives('b');
    expect(begun).toEqual(['a', 'b']);
  });

  it('never hold back a health check', () => {
    const { begun, arrives } = calls();
    arrives('a', { works: 30 });
    arrives('b');
    arrives('health', { path: '/health/live' });
    expect(begun).toEqual(['a', 'health']);
  });

  it('never hold back a short one', () => {
    const { begun, arrives } = calls();
    arrives('a', { works: 30 });
    arrives('b');
    arrives('short', { path: '/api/options' });
    expect(begun).toEqual(['a', 'short']);
  });

  it('find their own context when they have waited, not that of the call before', async () => {
    const context = new AsyncLocalStorage<string>();
    const middleware = beginInTurns(
      ({ path }) => path === '/api/options',
      () => clock,
    );
    let clock = 0;
    const found: (string | undefined)[] = [];
    for (const name of ['a', 'b', 'c']) {
      context.run(name, () =>
        middleware({ path: '/api/my-family' } as Request, {} as Response, () => {
          found.push(context.getStore());
          clock += 30;
        }),
      );
    }
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    expect(found).toEqual(['a', 'b', 'c']);
  });
});
