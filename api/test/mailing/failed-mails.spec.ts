import type { FailedMail } from '@feria/shared';
import { Transactions } from '../../src/core/database/transactions.js';
import { OutboxMailEntity } from '../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../src/mailing/outbox-worker.js';
import { Outbox } from '../../src/mailing/outbox.js';
import { PasswordTokens } from '../../src/accounts/users/password-tokens.js';
import { UserEntity } from '../../src/core/auth/user.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { next, someParent, someStaff, type Parent, type Staff } from '../support/builders.js';
import { MailServer } from './mail-server.js';

/**
 * Failed mails: the mail server has refused them for good, so the app does not try again by itself. The office sees them in a
 * list, sends them again or discards them.
 */

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

/** A mail to a new parent that the mail server has refused for good. */
async function someFailedMail(kind: 'new' | 'password-set' | 'password-reset' = 'new') {
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

/** The list as the office gets it. */
async function failedMails(query = ''): Promise<{ data: FailedMail[]; meta: { total: number } }> {
  return (await app.as(office).get(`/api/failedMail${query}`).expect(200)).body;
}

/** Gives the account of the parent another e-mail address. */
async function changeEmail({ id }: Parent, email: string): Promise<void> {
  await app.dataSource.manager.update(UserEntity, { id }, { email });
}

/** Sends all waiting mails; returns the addresses that got one. */
async function sendWaitingMails(): Promise<(string | undefined)[]> {
  await app.app.get(OutboxWorker).drain();
  return (await smtp.read()).map((mail) => [mail.to].flat()[0]?.value[0]?.address);
}

it('failed mails are listed with the error of the mail server, without their text', async () => {
  const { id, parent } = await someFailedMail();
  const { data, meta } = await failedMails();
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

it('the list of failed mails can be searched, filtered, sorted and paged like every other list', async () => {
  const first = await someFailedMail();
  const second = await someFailedMail('password-reset');
  const ids = async (query: string): Promise<number[]> => (await failedMails(query)).data.map(({ id }) => id);
  expect(await ids(`?search=${first.parent.email.slice(0, 8).toUpperCase()}`)).toContain(first.id);
  expect(await ids('?filters=kind|password-reset')).toEqual([second.id]);
  expect(await ids('?sortBy=id&sortDesc=true')).toEqual([second.id, first.id]);
  expect(await ids('?sortBy=id&itemsPerPage=1&page=2')).toEqual([second.id]);
  await app.as(office).get('/api/failedMail?sortBy=payload').expect(422);
});

it('a failed mail is sent again with the same Message-ID, and then leaves the list', async () => {
  const { id, parent } = await someFailedMail();
  const { message_id } = await app.dataSource.manager.findOneByOrFail(OutboxMailEntity, { id });
  await app
    .as(office)
    .post(`/api/failedMail/${id}/resend`)
    .set('api-lang', 'it')
    .expect(200, {
      data: { message: 'L’e-mail viene inviata di nuovo.' },
    });
  expect(await sendWaitingMails()).toEqual([parent.email]);
  expect(await smtp.ids()).toEqual([`<${message_id}>`]);
  expect((await failedMails()).meta.total).toBe(0);
  await app.as(office).post(`/api/failedMail/${id}/resend`).expect(404);
});

it('a failed mail that is sent again goes to the present address of the account', async () => {
  const { id, parent } = await someFailedMail();
  const newEmail = `changed${next()}@familie.example`;
  await changeEmail(parent, newEmail);
  await app.as(office).post(`/api/failedMail/${id}/resend`).expect(200);
  expect(await sendWaitingMails()).toEqual([newEmail]);
});

it('a failed mail with a link to set a password is sent again with a new link', async () => {
  const { id, parent } = await someFailedMail('password-set');
  const newEmail = `changed${next()}@familie.example`;
  await changeEmail(parent, newEmail);
  await app.as(office).post(`/api/failedMail/${id}/resend`).expect(200);
  expect(await sendWaitingMails()).toEqual([newEmail]);
  expect((await smtp.read())[0]?.text).toContain(
    `/password/change?email=${encodeURIComponent(newEmail)}&token=`,
  );
  expect((await failedMails()).meta.total).toBe(0);
});

// Whoever forgot the password asks for a new link; an old request says nothing about now.
it('a failed mail with a link to reset a password cannot be sent again', async () => {
  const { id } = await someFailedMail('password-reset');
  expect((await failedMails()).data[0]?.resendable).toBe(false);
  const { body } = await app.as(office).post(`/api/failedMail/${id}/resend`).expect(409);
  expect((body as { message: string }).message).toContain('Passwort vergessen');
  expect((await failedMails()).meta.total).toBe(1);
});

it('all failed mails can be sent again in one call; those that cannot be sent again stay', async () => {
  const [first, second, notResendable] = [
    await someFailedMail(),
    await someFailedMail(),
    await someFailedMail('password-reset'),
  ];
  await app
    .as(office)
    .post('/api/failedMail/resend')
    .expect(200, { data: { count: 2 } });
  expect((await sendWaitingMails()).sort()).toEqual([first.parent.email, second.parent.email].sort());
  expect((await failedMails()).data.map(({ id }) => id)).toEqual([notResendable.id]);
});

it('a failed mail can be discarded', async () => {
  const { id } = await someFailedMail();
  await app
    .as(office)
    .delete(`/api/failedMail/${id}`)
    .expect(200, { data: { success: true, message: 'Die E-Mail wurde verworfen.' } });
  expect((await failedMails()).meta.total).toBe(0);
  await app.as(office).delete(`/api/failedMail/${id}`).expect(404);
});

it('a mail that was sent is not a failed mail', async () => {
  const { id } = await someFailedMail();
  await app.dataSource.manager.update(OutboxMailEntity, { id }, { state: 'sent' });
  expect((await failedMails()).meta.total).toBe(0);
  await app.as(office).get(`/api/failedMail/${id}`).expect(404);
  await app.as(office).delete(`/api/failedMail/${id}`).expect(404);
  await app.as(office).post(`/api/failedMail/${id}/resend`).expect(404);
});

it('only staff who may change registrations can list, send again and discard failed mails', async () => {
  const { id, parent } = await someFailedMail();
  const other = await someStaff(app, ['peopleCourseWeekRegistration.index', 'course.update']);
  for (const [caller, status] of [
    [other, 403],
    [parent, 403],
    [null, 401],
  ] as const) {
    await app.as(caller).get('/api/failedMail').expect(status);
    await app.as(caller).get(`/api/failedMail/${id}`).expect(status);
    await app.as(caller).post('/api/failedMail/resend').expect(status);
    await app.as(caller).post(`/api/failedMail/${id}/resend`).expect(status);
    await app.as(caller).delete(`/api/failedMail/${id}`).expect(status);
  }
  expect((await failedMails()).meta.total).toBe(1);
});
