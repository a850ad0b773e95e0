import type { FailedMail } from '@feria/shared';
import { Transactions } from '../../src/platform/database/transactions.js';
import { OutboxMailEntity } from '../../src/platform/mail/outbox-mail.entity.js';
import { OutboxWorker } from '../../src/platform/mail/outbox-worker.js';
import { Outbox } from '../../src/platform/mail/outbox.js';
import { PasswordTokens } from '../../src/users/password-tokens.js';
import { UserEntity } from '../../src/users/user.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { next, someParent, someStaff, type Parent, type Staff } from '../support/builders.js';
import { MailServer } from './mail-server.js';

/** Mails that were given up, as the office handles them. */

const smtp = new MailServer();
let app: TestApp;
let office: Staff;

beforeAll(async () => {
  await smtp.start();
  app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  office = await someStaff(app, ['peopleCourseWeekRegistration.update']);
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});
beforeEach(async () => {
  await app.dataSource.manager.clear(OutboxMailEntity);
  smtp.mails.length = 0;
  smtp.recipientAnswer = '250 ok';
});

/** A mail to a parent that the server has refused for good. */
async function someFailure(kind: 'new' | 'password-set' | 'password-reset' = 'new') {
  smtp.recipientAnswer = '550 no such mailbox';
  const parent = await someParent(app);
  await app.app.get(Transactions).run(async (manager) => {
    if (kind !== 'new') return app.app.get(PasswordTokens).issue(manager, parent.id, kind);
    return app.app.get(Outbox).write(manager, {
      kind,
      to: parent.email,
      userId: parent.id,
      lang: 'it',
      payload: { name: 'Eva Rossi', courseId: 1, course: 'Settimane nel bosco', lines: [] },
    });
  });
  await app.app.get(OutboxWorker).drain();
  smtp.recipientAnswer = '250 ok';
  const { id } = await app.dataSource.manager.findOneByOrFail(OutboxMailEntity, { recipient: parent.email });
  return { id, parent };
}

async function list(query = ''): Promise<{ data: FailedMail[]; meta: { total: number } }> {
  return (await app.as(office).get(`/api/failedMail${query}`).expect(200)).body;
}

async function moveTo({ id }: Parent, email: string): Promise<void> {
  await app.dataSource.manager.update(UserEntity, { id }, { email });
}

/** Addresses that got a mail. */
async function reached(): Promise<(string | undefined)[]> {
  await app.app.get(OutboxWorker).drain();
  return (await smtp.read()).map((mail) => [mail.to].flat()[0]?.value[0]?.address);
}

it('are listed with what went wrong, and nothing of the family', async () => {
  const { id, parent } = await someFailure();
  const { data, meta } = await list();
  expect(meta).toEqual({ total: 1 });
  expect(data).toEqual([
    {
      id,
      kind: 'new',
      recipient: parent.email,
      lang: 'it',
      course: 'Settimane nel bosco',
      attempts: 1,
      last_error: expect.stringContaining('550 no such mailbox'),
      created_at: app.clock.now().toISOString(),
      failed_at: app.clock.now().toISOString(),
      resendable: true,
    },
  ]);
  const one = await app.as(office).get(`/api/failedMail/${id}`).expect(200);
  expect(one.body).toEqual({ data: data[0] });
});

it('are searched, filtered, sorted and paged like every list', async () => {
  const first = await someFailure();
  const second = await someFailure('password-reset');
  const ids = async (query: string): Promise<number[]> => (await list(query)).data.map(({ id }) => id);
  expect(await ids(`?search=${first.parent.email.slice(0, 8).toUpperCase()}`)).toContain(first.id);
  expect(await ids('?filters=kind|password-reset')).toEqual([second.id]);
  expect(await ids('?sortBy=id&sortDesc=true')).toEqual([second.id, first.id]);
  expect(await ids('?sortBy=id&itemsPerPage=1&page=2')).toEqual([second.id]);
  await app.as(office).get('/api/failedMail?sortBy=payload').expect(422);
});

it('are sent again under the same Message-ID, and then are no failures any more', async () => {
  const { id, parent } = await someFailure();
  const { message_id } = await app.dataSource.manager.findOneByOrFail(OutboxMailEntity, { id });
  await app
    .as(office)
    .post(`/api/failedMail/${id}/resend`)
    .set('api-lang', 'it')
    .expect(200, {
      data: { message: "L'e-mail viene inviata di nuovo." },
    });
  expect(await reached()).toEqual([parent.email]);
  expect(await smtp.ids()).toEqual([`<${message_id}>`]);
  expect((await list()).meta.total).toBe(0);
  await app.as(office).post(`/api/failedMail/${id}/resend`).expect(404);
});

it('go to the address that the reader has by now', async () => {
  const { id, parent } = await someFailure();
  const mended = `mended${next()}@familie.example`;
  await moveTo(parent, mended);
  await app.as(office).post(`/api/failedMail/${id}/resend`).expect(200);
  expect(await reached()).toEqual([mended]);
});

it('a link to set a password is made anew, since the old one is gone', async () => {
  const { id, parent } = await someFailure('password-set');
  const mended = `mended${next()}@familie.example`;
  await moveTo(parent, mended);
  await app.as(office).post(`/api/failedMail/${id}/resend`).expect(200);
  expect(await reached()).toEqual([mended]);
  expect((await smtp.read())[0]?.text).toContain(
    `/password/change?email=${encodeURIComponent(mended)}&token=`,
  );
  expect((await list()).meta.total).toBe(0);
});

it('a link to reset a password was asked for long ago and cannot be sent again', async () => {
  const { id } = await someFailure('password-reset');
  expect((await list()).data[0]?.resendable).toBe(false);
  const { body } = await app.as(office).post(`/api/failedMail/${id}/resend`).expect(409);
  expect((body as { message: string }).message).toContain('Passwort vergessen');
  expect((await list()).meta.total).toBe(1);
});

it('can all be sent again at once; what cannot stays', async () => {
  const [first, second, stays] = [
    await someFailure(),
    await someFailure(),
    await someFailure('password-reset'),
  ];
  await app
    .as(office)
    .post('/api/failedMail/resend')
    .expect(200, { data: { count: 2 } });
  expect((await reached()).sort()).toEqual([first.parent.email, second.parent.email].sort());
  expect((await list()).data.map(({ id }) => id)).toEqual([stays.id]);
});

it('can be discarded', async () => {
  const { id } = await someFailure();
  await app
    .as(office)
    .delete(`/api/failedMail/${id}`)
    .expect(200, { data: { success: true, message: 'Die Mail wurde verworfen.' } });
  expect((await list()).meta.total).toBe(0);
  await app.as(office).delete(`/api/failedMail/${id}`).expect(404);
});

it('a mail that waits or was sent is none of them', async () => {
  const { id } = await someFailure();
  await app.dataSource.manager.update(OutboxMailEntity, { id }, { state: 'sent' });
  expect((await list()).meta.total).toBe(0);
  await app.as(office).get(`/api/failedMail/${id}`).expect(404);
  await app.as(office).delete(`/api/failedMail/${id}`).expect(404);
  await app.as(office).post(`/api/failedMail/${id}/resend`).expect(404);
});

it('are the business of those who change registrations', async () => {
  const { id, parent } = await someFailure();
  const other = await someStaff(app, ['peopleCourseWeekRegistration.index', 'course.update']);
  for (const [who, status] of [
    [other, 403],
    [parent, 403],
    [null, 401],
  ] as const) {
    await app.as(who).get('/api/failedMail').expect(status);
    await app.as(who).get(`/api/failedMail/${id}`).expect(status);
    await app.as(who).post('/api/failedMail/resend').expect(status);
    await app.as(who).post(`/api/failedMail/${id}/resend`).expect(status);
    await app.as(who).delete(`/api/failedMail/${id}`).expect(status);
  }
  expect((await list()).meta.total).toBe(1);
});
