import type { MessageAudience, MessagePreview, MessageRecord, SentMessage } from '@feria/shared';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Test } from 'supertest';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { MessageEntity } from '../../../src/model/office/message.entity.js';
import { PaymentShareEntity } from '../../../src/model/ledger/payment-share.entity.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import type { TestApp } from '../../support/app.js';
import type { Staff } from '../../support/builders.js';
import { pay } from '../../support/pay.js';

/** What tests of messages do again and again. */

export const TEXTS = {
  subject: 'Packliste für {{course}}',
  subject_it: 'Cosa portare: {{course}}',
  body: '<p>Guten Tag {{name}},</p><p>es geht um {{children}}.</p><p>{{weeks}}</p>',
  body_it: '<p>Buongiorno {{name}},</p><p>si tratta di {{children}}.</p><p>{{weeks}}</p>',
};

export function sendMessage(
  app: TestApp,
  staff: Staff,
  audience: MessageAudience,
  {
    key,
    ...rest
  }: { key?: string; attachments?: object[] } & Partial<Record<keyof typeof TEXTS, string | null>> = {},
): Test {
  const call = app.as(staff).post('/api/message');
  if (key) call.set('Idempotency-Key', key);
  return call.send({ audience, ...TEXTS, ...rest });
}

export async function sent(call: Test): Promise<SentMessage> {
  const { body } = await call.expect(201);
  return (body as { data: SentMessage }).data;
}

export async function preview(
  app: TestApp,
  staff: Staff,
  audience: MessageAudience,
): Promise<MessagePreview> {
  const { body } = await app
    .as(staff)
    .post('/api/message/preview')
    .send({ audience, ...TEXTS })
    .expect(200);
  return (body as { data: MessagePreview }).data;
}

export async function record(app: TestApp, staff: Staff, id: number): Promise<MessageRecord> {
  const { body } = await app.as(staff).get(`/api/message/${id}`).expect(200);
  return (body as { data: MessageRecord }).data;
}

/** A registration as it stands in the table, without the rules of booking. Money in cents. */
export async function registered(
  app: TestApp,
  childId: number,
  weekId: number,
  { payed_amount = 0, ...values }: Partial<RegistrationEntity> = {},
): Promise<number> {
  const { identifiers } = await app.dataSource.manager.insert(RegistrationEntity, {
    child_id: childId,
    course_week_id: weekId,
    day_type: 'full_day',
    price: 12_000,
    emergency_contact1_phone: '+39 333 1111111',
    created_at: app.clock.now(),
    ...values,
  });
  const { id } = (identifiers as [{ id: number }])[0];
  await pay(app, id, payed_amount);
  return id;
}

/** Has no registration, message and mail left of the test before. */
export async function emptied({ app, dataSource, config }: TestApp): Promise<void> {
  await app.get(OutboxWorker).drain();
  for (const entity of [
    MessageEntity,
    OutboxMailEntity,
    PaymentShareEntity,
    PaymentEntity,
    RegistrationEntity,
  ])
    await dataSource.manager.deleteAll(entity);
  await rm(join(config.dataDir, 'mail'), { recursive: true, force: true });
}
