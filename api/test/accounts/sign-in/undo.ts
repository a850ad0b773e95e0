import type { Response } from 'supertest';
import { AccountChangeEntity } from '../../../src/model/accounts/account-change.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { lastMailTo, linkIn, sentMails } from '../../mailing/mailbox.js';
import type { TestApp } from '../../support/app.js';

/** Page of the link that undoes a change of a login. */
const PAGE = '/account/undo';

/** The secret of the link in the newest mail to an address that has one. Another mail comes a second later. */
export async function undoToken(app: TestApp, email: string): Promise<string> {
  const mail = await lastMailTo(app, email, PAGE);
  app.clock.advance(1000);
  const { searchParams } = linkIn(mail, PAGE);
  expect(searchParams.get('lang')).toMatch(/^(de|it)$/);
  return searchParams.get('token') ?? '';
}

/** How many mails to an address have such a link. */
export async function undoLinks(app: TestApp, email: string): Promise<number> {
  const mails = (await sentMails(app)).filter(
    (mail) => [mail.to].flat()[0]?.value[0]?.address === email && (mail.text ?? '').includes(PAGE),
  );
  return mails.length;
}

/** @param password from before the change, which is asked for where a second factor would change */
export const undo = (app: TestApp, token: string, password?: string) =>
  app.http().post('/api/account/undo').send({ token, password });

/** Status and, of a refusal, the words at the token. */
export const outcome = ({ status, body }: Response): unknown => [
  status,
  ((body as { errors?: { token?: string[] } }).errors?.token ?? []).join(),
];

/** Sets a password by the link of the newest mail to an address that brings one. */
export async function choosePassword(app: TestApp, email: string, password: string): Promise<Response> {
  const { searchParams } = linkIn(await lastMailTo(app, email, '/password/reset'), '/password/reset');
  app.clock.advance(1000);
  return app
    .http()
    .post('/api/password/reset')
    .send({ ...Object.fromEntries(searchParams), password, password_confirmation: password });
}

export const emailOf = async (app: TestApp, { id }: { id: number }): Promise<string> =>
  (await app.dataSource.manager.findOneByOrFail(UserEntity, { id })).email;

/** What is kept of the changes of an account, oldest first. */
export const changesOf = (app: TestApp, { id }: { id: number }): Promise<AccountChangeEntity[]> =>
  app.dataSource.manager.find(AccountChangeEntity, { where: { user_id: id }, order: { id: 'ASC' } });
