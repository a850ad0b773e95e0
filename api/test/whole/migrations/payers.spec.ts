import { migrate } from '../../../src/core/database/data-source.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { book } from '../../money/payment-documents/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someParent } from '../../support/builders.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

it('finds who paid what is booked: whom the words name, else who owes', async () => {
  const { manager } = app.dataSource;
  const [mother, father, stranger] = [await someParent(app), await someParent(app), await someParent(app)];
  await manager.update(ParentEntity, { id: father.personId }, { first_name: 'Karl', last_name: 'Lanz' });
  await manager.update(ParentEntity, { id: stranger.personId }, { first_name: 'Ida', last_name: 'Huber' });
  await someChild(app, [mother, father]);
  const { personId } = mother;
  const pay = (payer: string | null, more: object = {}) =>
    book(app, { date: '2026-02-27', personId, payer, shares: [{ personId, amount: 100 }], ...more });
  const silent = await pay(null);
  const own = await pay('Rossi Eva');
  const other = await pay('LANZ KARL');
  const back = await pay(null, { reversesId: other, shares: [{ personId, amount: -100 }] });
  const unknown = await pay('Huber Ida');
  const nobody = await book(app, { date: '2026-02-27', personId: null, shares: [{ personId, amount: 100 }] });

  await undoMigrationsFrom(app, 'Payers1790000000330');
  await migrate(app.dataSource);

  const payments = await manager.find(PaymentEntity);
  const payerOf = (id: number) => payments.find((one) => one.id === id)?.payer_id;
  expect([silent, own, other, back, unknown, nobody].map(payerOf)).toEqual([
    mother.personId,
    mother.personId,
    father.personId,
    father.personId,
    null,
    null,
  ]);
});

it('takes the promise about the tax return back, but leaves a text of the organiser', async () => {
  const { manager } = app.dataSource;
  const text = async (key: OptionEntity['key']) =>
    (await manager.findOneByOrFail(OptionEntity, { key })).value;
  await undoMigrationsFrom(app, 'Payers1790000000330');
  expect(await text('payment_outro')).toContain('kann für die Steuererklärung verwendet werden');
  const own = '<p>Für die Steuererklärung genügt diese Bestätigung.</p>';
  await manager.update(OptionEntity, { key: 'payment_outro' }, { value: own });
  await migrate(app.dataSource);
  expect(await text('payment_outro')).toBe(own);
  expect(await text('payment_outro_it')).toContain('c’è un’attestazione apposita');
});
