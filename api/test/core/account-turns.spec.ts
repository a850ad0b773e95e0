import { AccountTurns } from '../../src/core/auth/account-turns.js';
import { lockRows } from '../../src/core/database/locks.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someParent, someStaff } from '../support/builders.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('calls of one account', () => {
  it('leave connections to the database for others, however many of them wait there', async () => {
    const [busy, other] = [await someParent(app), await someParent(app)];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let hold = (): void => undefined;
    const held = new Promise<void>((resolve) => (hold = resolve));
    const holder = app.app.get(Transactions).run(async (manager) => {
      await lockRows(manager, ParentEntity, [busy.personId]);
      hold();
      await released;
    });
    await held;
    const flood = Array.from({ length: 60 }, (_, number) =>
      app
        .as(busy)
        .put('/api/my-family/parent')
        .send({ place: `Ort ${number}` })
        .then(({ status }) => status),
    );
    const answered = jest.fn();
    void Promise.race(flood).then(answered);
    for (let look = 0; look < 10; look += 1) await app.as(other).get('/api/my-family').expect(200);
    expect(answered).not.toHaveBeenCalled();
    release();
    await holder;
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
    await turnsAreIdle();
  });

  it('end when their reader has gone, and leave nothing behind', async () => {
    const office = await someStaff(app, 'Office');
    const { port } = app.app.getHttpServer().address() as { port: number };
    const gone = new AbortController();
    const calls = Array.from({ length: 60 }, () =>
      fetch(`http://127.0.0.1:${port}/api/child`, {
        headers: { Authorization: `Bearer ${office.token}` },
        signal: gone.signal,
      }).then(({ status }) => status),
    );
    await Promise.race(calls);
    gone.abort();
    const ends = await Promise.allSettled(calls);
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    await turnsAreIdle();
    await app.as(office).get('/api/child').expect(200);
  });

  async function turnsAreIdle(): Promise<void> {
    const turns = app.app.get(AccountTurns, { strict: false });
    while (!turns.isIdle) await new Promise((wake) => setImmediate(wake));
  }
});
