import type { AppToAdd, LoginAnswer, Permission, RecoveryCodes, SecondFactorState } from '@feria/shared';
import { generateSync } from 'otplib';
import type { Response } from 'supertest';
import { hashPassword } from '../../../src/core/auth/passwords.js';
import { RoleEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import type { TestApp } from '../../support/app.js';
import { someStaff, type Staff } from '../../support/builders.js';

export const PASSWORD = 'gipfel-im-herbst';
let hash: Promise<string> | undefined;

/** A staff account with a password. */
export async function someone(
  app: TestApp,
  roleOrPermissions: string | readonly Permission[] = ['course.index'],
): Promise<Staff> {
  const staff = await someStaff(app, roleOrPermissions);
  await setPassword(app, staff);
  return staff;
}

/** What {@link someone} sends along to change the login of an account (product/accounts.md#asked-again). */
export const PROOF = { current_password: PASSWORD };

/** Gives an account the password of these tests. */
export async function setPassword(app: TestApp, { id }: { id: number }): Promise<void> {
  hash ??= hashPassword(PASSWORD);
  await app.dataSource.manager.update(UserEntity, { id }, { password_hash: await hash });
}

/** Makes the one role of an account require a second factor. */
export async function requireFactor(app: TestApp, { id }: Staff): Promise<void> {
  const { manager } = app.dataSource;
  const role = await manager
    .createQueryBuilder(RoleEntity, 'role')
    .innerJoin('user_role', 'held', 'held.role_id = role.id AND held.user_id = :id', { id })
    .getOneOrFail();
  await manager.update(RoleEntity, { id: role.id }, { second_factor: true });
}

export const password = (app: TestApp, { email }: { email: string }, wanted: object = {}) =>
  app
    .http()
    .post('/api/login')
    .send({ email, password: PASSWORD, ...wanted });

/** Logs in with the password. @returns what is answered */
export async function logIn(
  app: TestApp,
  user: { email: string },
  wanted: object = {},
): Promise<LoginAnswer> {
  return (await password(app, user, wanted).expect(200)).body.data as LoginAnswer;
}

/** The step that a login with the right password begins. */
export async function beginLogin(app: TestApp, user: { email: string }, wanted: object = {}) {
  const answer = await logIn(app, user, wanted);
  if (!('second_step' in answer)) throw new Error('the login asked for no second factor');
  return answer;
}

export const withCode = (app: TestApp, token: string, code: string) =>
  app.http().post('/api/login/code').send({ token, code });

/** The code that an app shows now, or some half minutes later. */
export const codeOf = (app: TestApp, secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(app.clock.at.getTime() / 1000) + 30 * later });

export const post = (app: TestApp, user: Staff, path: string, body: object = { password: PASSWORD }) =>
  app.as(user).post(`/api/second-factor/${path}`).send(body);

/** What a change of the second factor is confirmed with: the password, and a code of the present app. */
export const withPresent = (app: TestApp, { secret }: { secret: string }, later = 0): object => ({
  password: PASSWORD,
  code: codeOf(app, secret, later),
});

/** Sets an authenticator app up. @param proof where there is a factor already */
export async function addApp(
  app: TestApp,
  user: Staff,
  proof: object = { password: PASSWORD },
): Promise<{ secret: string; codes: string[] }> {
  const { token, secret } = (await post(app, user, 'app', proof).expect(200)).body.data as AppToAdd;
  const answer = await post(app, user, 'app/confirm', { token, code: codeOf(app, secret) }).expect(200);
  return { secret, codes: (answer.body.data as RecoveryCodes).recovery_codes };
}

export async function stateOf(app: TestApp, user: Staff): Promise<SecondFactorState> {
  return (await app.as(user).get('/api/second-factor').expect(200)).body.data as SecondFactorState;
}

/** What the mails to an account said of its second factor, in their order. */
export async function toldTo(app: TestApp, { email }: { email: string }): Promise<string[]> {
  const mails = await app.dataSource.manager.find(OutboxMailEntity, {
    where: { kind: 'second-factor', recipient: email },
    order: { id: 'ASC' },
  });
  return mails.map(({ payload }) => (JSON.parse(payload) as { change: string }).change);
}

export const seen = ({ status, body }: Response): unknown[] => [
  status,
  (body as { errors?: object }).errors
    ? Object.keys((body as { errors: object }).errors)
    : (body as { code?: string }).code,
];
