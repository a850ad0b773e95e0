import { SchedulerRegistry } from '@nestjs/schedule';
import { SessionEntity } from '../../src/core/auth/session.entity.js';
import { RateLimitEntity } from '../../src/core/auth/rate-limit.entity.js';
import { Housekeeping } from '../../src/core/housekeeping/housekeeping.js';
import { OutboxMailEntity, type OutboxState } from '../../src/model/mailing/outbox-mail.entity.js';
import { IdempotencyKeyEntity } from '../../src/core/idempotency/idempotency-key.entity.js';
import { PasswordTokenEntity } from '../../src/model/accounts/link-tokens.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someParent } from '../support/builders.js';

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('everything that becomes due by the clock looks for work by itself', () => {
  const timers = app.app.get(SchedulerRegistry).getIntervals();
  expect(timers.sort()).toEqual([
    'draw-seeds',
    'housekeeping',
    'opening-reminders',
    'outbox',
    'payment-reminders',
    'places',
  ]);
});

it('housekeeping deletes what is over, and nothing else', async () => {
  const { manager } = app.dataSource;
  const parent = await someParent(app);
  const at = (days: number): Date => new Date(app.clock.at.getTime() + days * DAY);
  const [past, future] = [at(-0.01), at(0.01)];

  const session = { user_id: parent.id, remember: false, created_at: past };
  await manager.insert(SessionEntity, [
    { ...session, id: 'over', expires_at: past },
    { ...session, id: 'alive', expires_at: future },
  ]);
  await manager.insert(RateLimitEntity, [
    { bucket: 'over', hits: 3, resets_at: past },
    { bucket: 'alive', hits: 3, resets_at: future },
  ]);
  await manager.insert(PasswordTokenEntity, [
    { user_id: parent.id, token_hash: 'over', created_at: past, expires_at: past },
    { user_id: parent.id, token_hash: 'alive', created_at: past, expires_at: future },
  ]);
  const answer = { user_id: parent.id, body_hash: '', response: '{}' };
  await manager.insert(IdempotencyKeyEntity, [
    { ...answer, key_hash: 'over', created_at: at(-1.01) },
    { ...answer, key_hash: 'alive', created_at: at(-0.99) },
  ]);
  const mail = (message_id: string, state: OutboxState, days: number): Partial<OutboxMailEntity> => ({
    message_id,
    state,
    attempts: 1,
    kind: 'new',
    recipient: 'a@b.test',
    lang: 'de',
    payload: '{}',
    due_at: at(1),
    created_at: at(days),
    sent_at: state === 'sent' ? at(days) : null,
    failed_at: state === 'failed' ? at(days) : null,
  });
  await manager.insert(OutboxMailEntity, [
    mail('over', 'sent', -30.01),
    mail('alive', 'sent', -29.99),
    mail('queued', 'queued', -31),
    mail('failed', 'failed', -89.99),
    mail('failed long ago', 'failed', -90.01),
  ]);

  await app.app.get(Housekeeping).sweep();

  const ids = (await manager.findBy(SessionEntity, { user_id: parent.id })).map(({ id }) => id);
  expect(ids).toContain('alive');
  expect(ids).not.toContain('over');
  expect((await manager.find(RateLimitEntity)).map(({ bucket }) => bucket)).toEqual(['alive']);
  expect((await manager.find(PasswordTokenEntity)).map(({ token_hash }) => token_hash)).toEqual(['alive']);
  expect((await manager.find(IdempotencyKeyEntity)).map(({ key_hash }) => key_hash)).toEqual(['alive']);
  const mails = (await manager.find(OutboxMailEntity)).map(({ message_id }) => message_id);
  expect(mails.sort()).toEqual(['alive', 'failed', 'queued']);
});
