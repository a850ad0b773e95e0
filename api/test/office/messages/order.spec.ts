import { MessageReceiverEntity } from '../../../src/model/office/message.entity.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { MailSender } from '../../../src/mailing/mail-sender.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxQueue } from '../../../src/mailing/outbox-queue.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { UnconfirmedReader } from '../../../src/mailing/unconfirmed-reader.js';
import { Outbox } from '../../../src/mailing/outbox.js';
import { Logger } from '../../../src/core/logger.js';
import { MailServer } from '../../mailing/mail-server.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { emptied, record, registered, sendMessage, sent } from './support.js';

/** Mails of messages go behind all others (ADR 17). Nothing here waits for a clock: a server decides when it takes a mail. */

const MINUTE = 60_000;
const RECEIVERS = 12;
const smtp = new MailServer();
let app: TestApp;
let office: Staff;
let weekId: number;
let messageId: number;

beforeAll(async () => {
  await smtp.start();
  app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  jest.spyOn(app.app.get(OutboxWorker), 'nudge').mockImplementation(() => undefined);
  office = await someStaff(app, 'Office');
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});
beforeEach(async () => {
  await emptied(app);
  const week = await someWeek(app, await someCourse(app));
  for (let number = 0; number < RECEIVERS; number += 1) {
    const parent = await someParent(app);
    await registered(app, (await someChild(app, parent)).id, week.id, { booked_by: parent.id });
  }
  weekId = week.id;
  smtp.mails.length = 0;
  await write();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(app.app.get(OutboxWorker), 'nudge').mockImplementation(() => undefined);
  smtp.recipientAnswer = '250 ok';
});

async function write(): Promise<void> {
  messageId = (await sent(sendMessage(app, office, { kind: 'week', course_week_id: weekId }))).id;
}

/** Writes the mail of a booking, as a use case does. */
async function book({ to = 'family@familie.example' } = {}): Promise<void> {
  const payload = { name: 'Eva Rossi', courseId: 1, course: 'Waldwochen', lines: [] };
  await app.app
    .get(Transactions)
    .run((manager) => app.app.get(Outbox).write(manager, { kind: 'new', to, lang: 'de', payload }));
}

/** A sender that takes one mail when it is told to, and knows the order. */
function throttledSender({ app: place }: TestApp) {
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  jest.spyOn(place.get(MailSender), 'send').mockImplementation(({ kind }) => {
    started.push(kind);
    return new Promise<void>((resolve) => waiting.push(resolve));
  });
  return {
    started,
    waiting,
    /** The server takes the mail that has waited longest. */
    take: () => waiting.shift()?.(),
  };
}

/** The server takes one mail after the other until there are so many. */
async function takeAll(server: ReturnType<typeof throttledSender>, count: number): Promise<void> {
  while (server.started.length < count || server.waiting.length) {
    server.take();
    await new Promise((wake) => setTimeout(wake, 1));
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((wake) => setTimeout(wake, 5));
}

it('takes a booking first that was written after a whole message', async () => {
  app.clock.advance(60 * MINUTE);
  await book();
  const row = await app.app.get(OutboxQueue).claimNext();
  expect(row?.kind).toBe('new');
});

it('takes a booking first that has failed before', async () => {
  await book();
  smtp.recipientAnswer = '450 come back later';
  const row = await app.app.get(OutboxQueue).claimNext();
  await app.app.get(OutboxQueue).markFailed(row!, new Error('450 come back later'));
  expect((await app.app.get(OutboxQueue).claimNext())?.kind).toBe('message');
  app.clock.advance(MINUTE);
  expect((await app.app.get(OutboxQueue).claimNext())?.kind).toBe('new');
});

it('has a place for a booking while a slow server holds mails of a message', async () => {
  const server = throttledSender(app);
  const drained = app.app.get(OutboxWorker).drain();
  await until(() => server.started.length === 2);
  expect(server.started).toEqual(['message', 'message']);
  // The server has taken none of the two yet.
  await book();
  const later = app.app.get(OutboxWorker).drain();
  await until(() => server.started.length === 3);
  expect(server.started[2]).toBe('new');
  await takeAll(server, RECEIVERS + 1);
  await Promise.all([drained, later]);
  expect(server.started.filter((kind) => kind === 'message')).toHaveLength(RECEIVERS);
});

it('sends bookings that come while a message is under way before the rest of it', async () => {
  const server = throttledSender(app);
  const worker = app.app.get(OutboxWorker);
  const drains = [worker.drain()];
  await until(() => server.started.length === 2);
  for (let number = 0; number < 6; number += 1) await book({ to: `family${number}@familie.example` });
  drains.push(worker.drain());
  await takeAll(server, RECEIVERS + 6);
  await Promise.all(drains);
  // Two were on their way; of all that follow, every booking comes before every mail of the message.
  expect(server.started.slice(2, 8)).toEqual(Array(6).fill('new'));
});

it('keeps the order with two workers, as two processes have them', async () => {
  const server = throttledSender(app);
  const get = app.app.get.bind(app.app);
  const other = new OutboxWorker(
    get(Outbox),
    get(OutboxQueue),
    get(MailSender),
    get(UnconfirmedReader),
    get(Logger),
  );
  const workers = [get(OutboxWorker), other];
  const drains = workers.map((worker) => worker.drain());
  await until(() => server.started.length === 4);
  for (let number = 0; number < 6; number += 1) await book({ to: `family${number}@familie.example` });
  drains.push(...workers.map((worker) => worker.drain()));
  await takeAll(server, RECEIVERS + 6);
  await Promise.all(drains);
  expect(server.started.slice(0, 4)).toEqual(Array(4).fill('message'));
  expect(server.started.slice(4, 10)).toEqual(Array(6).fill('new'));
});

it('sends all of the message in the end, each mail once, over SMTP', async () => {
  await book();
  await app.app.get(OutboxWorker).drain();
  const mails = await smtp.read();
  expect(mails).toHaveLength(RECEIVERS + 1);
  expect(new Set(mails.map((mail) => [mail.to].flat()[0]?.value[0]?.address)).size).toBe(RECEIVERS + 1);
  expect(smtp.mails.filter((mail) => /^List-Id:.*messages\./im.test(mail))).toHaveLength(RECEIVERS);
});

describe('a mail that the server refuses', () => {
  it('stands at its receiver with what the server said, and can be sent again', async () => {
    smtp.recipientAnswer = '550 no such mailbox';
    await app.app.get(OutboxWorker).drain();
    smtp.recipientAnswer = '250 ok';
    const failed = await record(app, office, messageId);
    expect(failed.counts).toEqual({ queued: 0, sent: 0, failed: RECEIVERS });
    const [first] = failed.receivers;
    expect(first).toMatchObject({ state: 'failed', error: expect.stringContaining('550 no such mailbox') });
    await app.as(office).post(`/api/failedMail/${first!.failed_mail_id}/resend`).expect(200);
    const queued = await record(app, office, messageId);
    expect(queued.receivers.find(({ id }) => id === first!.id)).toMatchObject({
      state: 'queued',
      error: null,
    });
    await app.app.get(OutboxWorker).drain();
    const { counts } = await record(app, office, messageId);
    expect(counts).toEqual({ queued: 0, sent: 1, failed: RECEIVERS - 1 });
  });

  it('cannot be sent again once it was discarded', async () => {
    smtp.recipientAnswer = '550 no such mailbox';
    await app.app.get(OutboxWorker).drain();
    const [{ failed_mail_id: id }] = (await app.dataSource.manager.findBy(MessageReceiverEntity, {
      message_id: messageId,
    })) as [MessageReceiverEntity];
    await app.as(office).delete(`/api/failedMail/${id}`).expect(200);
    const { receivers } = await record(app, office, messageId);
    expect(receivers.filter(({ failed_mail_id }) => failed_mail_id === null)).toHaveLength(1);
    expect(receivers.every(({ state }) => state === 'failed')).toBe(true);
  });

  it('stays queued while it is tried again', async () => {
    smtp.recipientAnswer = '450 come back later';
    await app.app.get(OutboxWorker).drain();
    expect((await record(app, office, messageId)).counts).toEqual({ queued: RECEIVERS, sent: 0, failed: 0 });
    expect(await app.dataSource.manager.countBy(OutboxMailEntity, { state: 'queued', attempts: 1 })).toBe(
      RECEIVERS,
    );
  });
});
