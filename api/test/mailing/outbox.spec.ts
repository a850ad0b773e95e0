import { SchedulerRegistry } from '@nestjs/schedule';
import { Logger } from '../../src/core/logger.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { MailSender } from '../../src/mailing/mail-sender.js';
import { OutboxMailEntity } from '../../src/model/mailing/outbox-mail.entity.js';
import { LEASE_MS, OutboxQueue } from '../../src/mailing/outbox-queue.js';
import { OutboxWorker } from '../../src/mailing/outbox-worker.js';
import { UnconfirmedReader } from '../../src/mailing/unconfirmed-reader.js';
import { Outbox } from '../../src/mailing/outbox.js';
import { MAX_ATTEMPTS } from '../../src/core/mail/retries.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { MailServer } from './mail-server.js';

const MINUTE = 60_000;
const smtp = new MailServer();
let app: TestApp;

beforeAll(async () => {
  await smtp.start();
  app = await createTestApp({ env: { SMTP_URL: smtp.url, APP_URL: 'https://ferien.example' } });
  // The first mail compiles the templates and opens the connection: no test shall wait for that.
  await write();
  await drain();
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});
beforeEach(async () => {
  await drain();
  await app.dataSource.manager.clear(OutboxMailEntity);
  smtp.mails.length = 0;
});
afterEach(() => jest.restoreAllMocks());

let serial = 0;
/** Writes a mail as a use case does. */
async function write({ rollBack = false } = {}): Promise<string> {
  serial += 1;
  const to = `reader${serial}@familie.example`;
  const transaction = app.app.get(Transactions).run(async (manager) => {
    await app.app.get(Outbox).write(manager, {
      kind: 'password-reset',
      to,
      lang: 'de',
      payload: { name: 'Eva Rossi', link: 'https://ferien.example/password/reset?token=secret' },
    });
    if (rollBack) throw new Error('rolled back');
  });
  await (rollBack ? expect(transaction).rejects.toThrow('rolled back') : transaction);
  return to;
}

/** Writes a mail that does not grow useless with time. */
async function writeCourseMail(): Promise<string> {
  serial += 1;
  const to = `reader${serial}@familie.example`;
  const payload = { name: 'Eva Rossi', courseId: 1, course: 'Waldwochen', lines: [] };
  await app.app
    .get(Transactions)
    .run((manager) => app.app.get(Outbox).write(manager, { kind: 'deleted', to, lang: 'de', payload }));
  return to;
}

const drain = () => app.app.get(OutboxWorker).drain();
const theMail = () => app.dataSource.manager.findOneByOrFail(OutboxMailEntity, {});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((wake) => setTimeout(wake, 10));
}

/** From now on nothing is done at intervals: what is sent then did not wait for the next look into the outbox. */
function stopPolling(): void {
  const registry = app.app.get(SchedulerRegistry);
  expect(registry.getIntervals()).not.toHaveLength(0);
  for (const name of registry.getIntervals()) registry.deleteInterval(name);
}

describe('the outbox', () => {
  it('sends by itself as soon as the transaction has committed', async () => {
    stopPolling();
    const to = await write();
    await until(() => smtp.mails.length === 1);
    const [mail] = await smtp.read();
    expect([mail?.to].flat()[0]?.value).toEqual([{ address: to, name: '' }]);
    await drain();
    expect(await theMail()).toMatchObject({
      state: 'sent',
      attempts: 1,
      sent_at: app.clock.now(),
      last_error: null,
    });
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    await write({ rollBack: true });
    await drain();
    expect(smtp.mails).toHaveLength(0);
    expect(await app.dataSource.manager.count(OutboxMailEntity)).toBe(0);
  });

  it('keeps mails while the mail server is down and sends them when it is back', async () => {
    await smtp.stop();
    await write();
    await drain();
    expect(await theMail()).toMatchObject({
      state: 'queued',
      attempts: 1,
      due_at: new Date(app.clock.at.getTime() + MINUTE / 2),
      last_error: expect.stringMatching(/^E[A-Z]+ /),
    });
    // Not before its time.
    await smtp.start();
    app.clock.advance(MINUTE / 2 - 1);
    await drain();
    expect(smtp.mails).toHaveLength(0);
    app.clock.advance(1);
    await drain();
    expect(smtp.mails).toHaveLength(1);
    expect(await theMail()).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  it('delivers all that was written in an hour without a mail server, each once', async () => {
    await smtp.stop();
    const readers = [];
    for (let minute = 0; minute <= 60; minute += 5) {
      if (minute < 60) readers.push(await writeCourseMail());
      await drain();
      app.clock.advance(5 * MINUTE);
    }
    await smtp.start();
    // The longest pause of those that failed most often.
    for (let minute = 0; minute <= 64; minute += 4) {
      await drain();
      app.clock.advance(4 * MINUTE);
    }
    const mails = await smtp.read();
    expect(mails.map((mail) => [mail.to].flat()[0]?.value[0]?.address).sort()).toEqual(readers.sort());
    expect(await app.dataSource.manager.countBy(OutboxMailEntity, { state: 'sent' })).toBe(readers.length);
  });

  it('sends a mail that somebody waits for before hundreds that were written earlier', async () => {
    const { manager } = app.dataSource;
    const payload = JSON.stringify({ name: 'Eva Rossi', at: app.clock.now().toISOString() });
    const due_at = new Date(app.clock.at.getTime() + MINUTE);
    for (let number = 0; number < 20; number += 1)
      await manager.insert(OutboxMailEntity, {
        ...queued(`notice-${number}@ferien.example`),
        kind: 'email-changed',
        payload,
        due_at,
      });
    app.clock.advance(2 * MINUTE);
    await write();
    // Nobody takes a second mail before each of the four workers has its first.
    const sent: string[] = [];
    jest.spyOn(app.app.get(MailSender), 'send').mockImplementation(async ({ kind }) => {
      sent.push(kind);
      await until(() => sent.length >= 4);
    });
    await drain();
    expect(sent).toHaveLength(21);
    expect(sent.slice(0, 4)).toContain('password-reset');
  });

  it('gives up when the content is refused for good', async () => {
    const server = jest
      .spyOn(smtp, 'onWhole')
      .mockRejectedValueOnce(Object.assign(new Error('this looks like spam'), { responseCode: 554 }));
    await write();
    await drain();
    expect(server).toHaveBeenCalledTimes(1);
    expect(await theMail()).toMatchObject({ state: 'failed', attempts: 1, failed_at: app.clock.now() });
  });

  it('does not wait for a server that says nothing', async () => {
    // The operator's own settings win over ours, which are seconds.
    const impatient = await createTestApp({ env: { SMTP_URL: `${smtp.url}?greetingTimeout=200` } });
    smtp.silent = true;
    try {
      await impatient.app.get(Transactions).run((manager) =>
        impatient.app.get(Outbox).write(manager, {
          kind: 'password-set',
          to: 'reader@familie.example',
          lang: 'de',
          payload: { name: 'Eva', link: 'https://ferien.example/password/change?token=secret' },
        }),
      );
      await impatient.app.get(OutboxWorker).drain();
      expect(await impatient.dataSource.manager.find(OutboxMailEntity)).toMatchObject([
        { state: 'queued', attempts: 1, last_error: expect.stringContaining('ETIMEDOUT') },
      ]);
    } finally {
      smtp.silent = false;
      await impatient.close();
    }
  });

  it('gives up a mail that ends its process each time', async () => {
    const { manager } = app.dataSource;
    await manager.insert(OutboxMailEntity, { ...queued('deadly@ferien.example'), attempts: MAX_ATTEMPTS });
    await drain();
    expect(smtp.mails).toHaveLength(0);
    expect(await theMail()).toMatchObject({
      state: 'failed',
      failed_at: app.clock.now(),
      last_error: expect.stringContaining('ended'),
    });
  });

  it('gives up on a recipient whom the server refuses for good', async () => {
    smtp.recipientAnswer = '550 no such mailbox';
    await write();
    await drain();
    smtp.recipientAnswer = '250 ok';
    expect(await theMail()).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: expect.stringContaining('550 no such mailbox'),
      payload: '{}',
    });
  });

  it('tries again after a refusal for now', async () => {
    smtp.recipientAnswer = '450 come back later';
    await write();
    await drain();
    smtp.recipientAnswer = '250 ok';
    expect(await theMail()).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('gives up a link to reset a password when it has expired', async () => {
    await smtp.stop();
    await write();
    for (let waited = 0; waited < 90; waited += 5) {
      await drain();
      app.clock.advance(5 * MINUTE);
    }
    await smtp.start();
    await drain();
    expect(smtp.mails).toHaveLength(0);
    expect(await theMail()).toMatchObject({ state: 'failed', payload: '{}' });
  });

  it('sends once more, under the same Message-ID, when it dies between sending and noting it', async () => {
    jest.spyOn(app.app.get(OutboxQueue), 'markSent').mockRejectedValueOnce(new Error('killed'));
    await write();
    await drain();
    expect(smtp.mails).toHaveLength(1);
    // The next process leaves it alone until the lease is over.
    await drain();
    expect(smtp.mails).toHaveLength(1);
    app.clock.advance(LEASE_MS);
    await drain();
    await drain();
    expect(smtp.mails).toHaveLength(2);
    const [first, second] = await smtp.read();
    expect(first?.messageId).toMatch(/^<[\da-f-]{36}@ferien\.example>$/);
    expect(second?.messageId).toBe(first?.messageId);
    expect(await theMail()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('takes a broken connection for a failed attempt', async () => {
    smtp.hangUpAfterData = true;
    await write();
    await drain();
    smtp.hangUpAfterData = false;
    expect(await theMail()).toMatchObject({ state: 'queued', attempts: 1 });
    app.clock.advance(MINUTE / 2);
    await drain();
    const ids = await smtp.ids();
    expect(new Set(ids).size).toBe(1);
    expect(await theMail()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is not stopped by a mail that cannot be made', async () => {
    const { manager } = app.dataSource;
    await manager.insert(OutboxMailEntity, { ...queued('broken@ferien.example'), payload: 'no JSON' });
    await manager.insert(OutboxMailEntity, queued('good@ferien.example'));
    await drain();
    expect(smtp.mails).toHaveLength(1);
    expect(await manager.findBy(OutboxMailEntity, { message_id: 'broken@ferien.example' })).toMatchObject([
      { state: 'queued', attempts: 1 },
    ]);
  });

  it('worked on by two workers sends each mail once', async () => {
    const other = secondWorker();
    // Neither is told of them: both find them at the same time.
    for (let number = 0; number < 30; number += 1) {
      await app.dataSource.manager.insert(OutboxMailEntity, queued(`shared-${number}@ferien.example`));
    }
    await Promise.all([drain(), other.worker.drain()]);
    await Promise.all([drain(), other.worker.drain()]);
    const ids = await smtp.ids();
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
    expect(await app.dataSource.manager.countBy(OutboxMailEntity, { state: 'sent', attempts: 1 })).toBe(30);
    // Otherwise nothing was shared, and the test shows nothing.
    expect(other.sent()).toBeGreaterThan(0);
    expect(other.sent()).toBeLessThan(30);
  });

  it('finishes the mail in hand when the app stops', async () => {
    const stopping = await createTestApp({ env: { SMTP_URL: smtp.url } });
    const noted = jest.spyOn(stopping.app.get(OutboxQueue), 'markSent');
    try {
      const due_at = stopping.clock.now();
      await stopping.dataSource.manager.insert(OutboxMailEntity, {
        ...queued('last@ferien.example'),
        due_at,
      });
      smtp.delay = 300;
      stopping.app.get(OutboxWorker).nudge();
      await until(() => smtp.mails.length === 1);
      expect(noted).not.toHaveBeenCalled();
    } finally {
      await stopping.close();
      smtp.delay = 0;
    }
    expect(noted).toHaveBeenCalledTimes(1);
    await expect(noted.mock.results[0]?.value).resolves.toBeUndefined();
  });
});

function queued(messageId: string): Partial<OutboxMailEntity> {
  return {
    message_id: messageId,
    kind: 'password-set',
    recipient: 'reader@familie.example',
    lang: 'it',
    payload: JSON.stringify({ name: 'Eva', link: 'https://ferien.example/password/change?token=secret' }),
    state: 'queued',
    attempts: 0,
    due_at: app.clock.now(),
    created_at: app.clock.now(),
  };
}

/** A worker beside that of the app, as a second process has one. */
function secondWorker() {
  const sender = app.app.get(MailSender);
  let sent = 0;
  const counting = {
    send: (row: OutboxMailEntity) => {
      sent += 1;
      return sender.send(row);
    },
  } as MailSender;
  const worker = new OutboxWorker(
    app.app.get(Outbox),
    app.app.get(OutboxQueue),
    counting,
    app.app.get(UnconfirmedReader),
    app.app.get(Logger),
  );
  return { worker, sent: () => sent };
}
