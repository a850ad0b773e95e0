import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { lockRows } from '../../../src/core/database/locks.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { MailServer } from '../../mailing/mail-server.js';
import { createPlace, ENGINE, type TestPlace } from '../../support/database.js';
import { itInWhole } from '../../support/short.js';
import { AppProcess } from './support/app-process.js';
import { inDatabase, prepare } from './support/season.js';

/** A process is killed at each step of the delivery of a mail; the next one goes on (product/mailing.md#outbox). */

const smtp = new MailServer();
let place: TestPlace;
let apps: AppProcess[] = [];

beforeAll(async () => {
  await smtp.start();
  place = await createPlace();
  await prepare(place);
});
afterAll(async () => {
  await smtp.stop();
  await place.remove();
});
beforeEach(async () => {
  smtp.mails.length = 0;
  smtp.onSender = smtp.onWhole = smtp.onClosed = () => undefined;
  await inDatabase(place, ({ manager }) => manager.clear(OutboxMailEntity));
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.kill()));
  apps = [];
});

async function startApp(): Promise<AppProcess> {
  const app = await AppProcess.start(place, { SMTP_URL: smtp.url });
  apps.push(app);
  return app;
}

const SOON = 5 * 60_000;

/** Mails in the outbox; those that are due later no process touches yet. */
function put(count = 1, dueIn = 0): Promise<unknown> {
  const now = Date.now();
  const rows = Array.from({ length: count }, () => ({
    message_id: `${randomUUID()}@feria.example`,
    kind: 'deleted',
    recipient: 'reader@familie.example',
    lang: 'de' as const,
    payload: JSON.stringify({ name: 'Eva', courseId: 1, course: 'Waldwochen', lines: [] }),
    state: 'queued' as const,
    attempts: 0,
    due_at: new Date(now + dueIn),
    created_at: new Date(now),
  }));
  return inDatabase(place, ({ manager }) => manager.insert(OutboxMailEntity, rows));
}

/** Lets the lease of whoever was killed run out. */
function endLeases(): Promise<unknown> {
  return inDatabase(place, ({ manager }) =>
    manager.update(OutboxMailEntity, { state: 'queued' }, { due_at: new Date() }),
  );
}

const rows = (): Promise<OutboxMailEntity[]> =>
  inDatabase(place, ({ manager }) => manager.find(OutboxMailEntity));

async function untilSent(): Promise<void> {
  while (!(await rows()).every(({ state }) => state === 'sent')) await sleep(50);
}

/** A process that sends; resolves once it is killed at the step. */
function killedAt(step: 'onSender' | 'onWhole'): Promise<void> {
  return new Promise((resolve, reject) => {
    smtp[step] = async () => {
      smtp[step] = () => undefined;
      // It may send before it has said where it answers.
      await (await starting).kill();
      resolve();
      // Whatever would have been answered, nobody is there to hear it.
      throw new Error('killed');
    };
    const starting = startApp();
    starting.catch(reject);
  });
}

/** Another process finds what the killed one has left. */
async function delivered(): Promise<{ accepted: number; ids: number }> {
  await endLeases();
  await startApp();
  await untilSent();
  const ids = await smtp.ids();
  const [row] = await rows();
  expect(ids[0]).toBe(`<${row?.message_id}>`);
  return { accepted: ids.length, ids: new Set(ids).size };
}

const inWhole = itInWhole('a process is killed at the step where most can go wrong, claimed and not sent');
/** On SQLite a process that cannot write waits for half a minute. */
const inWholeOnSqlite = ENGINE === 'sqlite' ? inWhole : it;

describe('a mail whose process is killed', () => {
  inWhole('before it was claimed is sent once', async () => {
    await put(1, SOON);
    await (await startApp()).kill();
    expect(await delivered()).toEqual({ accepted: 1, ids: 1 });
  });

  it('after it was claimed is sent once', async () => {
    await put();
    await killedAt('onSender');
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    expect(await delivered()).toEqual({ accepted: 1, ids: 1 });
  });

  inWhole('before it was accepted is sent once', async () => {
    await put();
    await killedAt('onWhole');
    expect(await delivered()).toEqual({ accepted: 1, ids: 1 });
  });

  inWholeOnSqlite('after it was accepted and before that was noted is sent twice, as one mail', async () => {
    await put();
    // While somebody else holds the row, the process cannot note that the mail is gone.
    const hold = async (dataSource: DataSource): Promise<void> => {
      const [{ id }] = (await dataSource.manager.find(OutboxMailEntity)) as [OutboxMailEntity];
      await new Transactions(dataSource).run(async (manager) => {
        await lockRows(manager, OutboxMailEntity, [id]);
        held();
        await killed;
      });
    };
    let held = (): void => undefined;
    let release = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (held = resolve));
    const killed = new Promise<void>((resolve) => (release = resolve));
    let holding: Promise<void> = Promise.resolve();
    smtp.onWhole = async () => {
      smtp.onWhole = () => undefined;
      holding = inDatabase(place, hold);
      await isHeld;
    };
    const hasReceipt = new Promise<void>((resolve) => (smtp.onClosed = resolve));
    const app = await startApp();
    await hasReceipt;
    expect(smtp.mails).toHaveLength(1);
    await app.kill();
    release();
    await holding;
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    expect(await delivered()).toEqual({ accepted: 2, ids: 1 });
  });

  inWhole('after that was noted is not sent again', async () => {
    await put();
    const app = await startApp();
    await untilSent();
    await app.kill();
    expect(await delivered()).toEqual({ accepted: 1, ids: 1 });
  });
});

if (ENGINE === 'mysql') {
  it('two processes on one database send each mail once, and share the work', async () => {
    await put(80, SOON);
    await Promise.all([startApp(), startApp()]);
    const connections = new Set<string>();
    smtp.onSession = (id) => connections.add(id);
    await endLeases();
    await untilSent();
    const ids = await smtp.ids();
    expect(ids).toHaveLength(80);
    expect(new Set(ids).size).toBe(80);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
    // One process opens four connections at most: more were of both.
    expect(connections.size).toBeGreaterThan(4);
  });
} else {
  console.log('an SQLite file has one process: sharing the outbox is tested on MySQL/MariaDB');
}
