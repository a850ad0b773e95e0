import type { OptionKey, PaymentMethod, ReceiptRecord } from '@feria/shared';
import type { Response } from 'supertest';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { office } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import type { Parent } from '../../support/builders.js';
import { somePayment } from '../../support/pay.js';

/** What tests of receipts do again and again. */

export async function setOption(app: TestApp, key: OptionKey, value: string | null): Promise<void> {
  await app.dataSource.manager.update(OptionEntity, { key }, { value });
}

/** The organiser as receipts name it. */
export async function someOrganiser(app: TestApp): Promise<void> {
  await setOption(app, 'payment_address', '<p>Jugenddienst Bozen<br>Talfergasse 1, 39100 Bozen</p>');
  await setOption(
    app,
    'payment_address_it',
    '<p>Servizio Giovani Bolzano<br>Via Talvera 1, 39100 Bolzano</p>',
  );
  await setOption(app, 'organiser_tax', '94012345678');
}

/** Books money of a parent. Euros. @returns the id of the payment */
export async function somePaid(
  app: TestApp,
  { personId: person_id }: Parent,
  amount: number,
  more: { date?: string; method?: PaymentMethod; payer?: string; shares?: object[] } = {},
): Promise<number> {
  const { date = '2026-02-27', method = 'cash', payer, shares } = more;
  const { body, status } = await app
    .as(await office(app))
    .post('/api/payment')
    .send({ date, amount, method, payer, shares, person_id, mail: false });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id as number;
}

/** Makes receipts as the office, whatever the answer. */
export async function tryMake(app: TestApp, ids: readonly number[], body: object = {}): Promise<Response> {
  return app
    .as(await office(app))
    .post('/api/receipt')
    .set('api-lang', 'de')
    .send({ payment_ids: ids, ...body });
}

/** The same; fails when it is refused. */
export async function makeReceipts(
  app: TestApp,
  ids: readonly number[],
  body: object = {},
): Promise<ReceiptRecord[]> {
  const answer = await tryMake(app, ids, body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data as ReceiptRecord[];
}

/** Cancels a receipt as the office, whatever the answer. */
export async function tryCancel(app: TestApp, id: number, reason = 'Adresse falsch'): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/receipt/${id}/cancel`)
    .set('api-lang', 'de')
    .send({ reason });
}

/** Takes a payment back as the office, whatever the answer. */
export async function tryReverse(app: TestApp, paymentId: number, note?: string): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/payment/${paymentId}/reverse`)
    .send({ note });
}

/** A receipt as the list has it by now. */
export async function receiptOf(app: TestApp, id: number): Promise<ReceiptRecord> {
  const { body } = await app
    .as(await office(app))
    .get('/api/receipt')
    .query({ filters: `id|${id}` })
    .expect(200);
  return body.data[0] as ReceiptRecord;
}

/** A receipt for a payment of 10 € of a parent, whose organiser is known. @returns its id */
export async function someReceipt(app: TestApp, parent: { personId: number }): Promise<number> {
  await someOrganiser(app);
  const [receipt] = await makeReceipts(app, [await somePayment(app, parent)]);
  return receipt!.id;
}
