/** @jest-environment-options {"graph": "interference"} */
import type { EntityManager } from 'typeorm';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createQuietApp } from '../../registrations/support/book.js';
import { withoutLocks } from '../../registrations/support/interference.js';
import type { TestApp } from '../../support/app.js';
import { someParent, type Parent } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import { duringWrite } from '../../support/lock-waits.js';
import { call, camt, entries, someDebt, upload } from './support.js';

/*
 * The other parent is erased while an entry of the bank is booked that has their name (product/money.md#who-paid): a payment keeps its
 * payer for good, so it must not get one of whom nobody archived that they have paid.
 */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

/** An entry with the name of the other parent, whose data are about to go. */
async function scene() {
  const { parent, ids } = await someDebt(app);
  const { manager } = app.dataSource;
  const { child_id } = await manager.findOneByOrFail(RegistrationEntity, { id: ids[0]! });
  const father = await someParent(app);
  await manager.update(ParentEntity, { id: father.personId }, { first_name: 'Karl', last_name: 'Lanz' });
  await manager.insert(ChildParentEntity, { child_id, person_id: father.personId });
  await upload(app, camt([{ amount: '120.00', text: 'Zirkus', name: 'LANZ KARL', reference: `P${ids[0]}` }]));
  const [entry] = await entries(app, 'filters=state|open');
  const book = () =>
    call(app, 'book', { entries: [{ id: entry!.id, shares: [{ registration_id: ids[0]!, amount: 120 }] }] });
  const payer = async () =>
    (await manager.findOneByOrFail(PaymentEntity, { person_id: parent.personId })).payer_id;
  return { father, book, payer };
}

/** What erasing does of a parent, as far as it matters here. */
const erase =
  ({ personId }: Parent) =>
  async (manager: EntityManager): Promise<void> => {
    await manager.delete(ChildParentEntity, { person_id: personId });
    await manager.delete(ParentEntity, { id: personId });
  };

it('who is there is the payer', async () => {
  const { father, book, payer } = await scene();
  expect((await book()).status).toBe(200);
  expect(await payer()).toBe(father.personId);
});

// On SQLite one transaction runs after the other: there is nothing that could be switched off.
if (ENGINE === 'mysql') {
  it('the booking waits for who erases the payer, and then names nobody who is gone', async () => {
    const { father, book, payer } = await scene();
    const answer = await duringWrite(app, erase(father), book);
    expect(answer.status).toBe(200);
    expect(await payer()).toBeNull();
  });

  it('control: without locks it names a parent who is gone', async () => {
    const { father, book, payer } = await scene();
    const runner = app.dataSource.createQueryRunner();
    await withoutLocks([app], async (seats) => {
      seats.open();
      await runner.startTransaction();
      await erase(father)(runner.manager);
      expect((await book()).status).toBe(200);
      await runner.commitTransaction();
      await runner.release();
    });
    expect(await payer()).toBe(father.personId);
  });
}
