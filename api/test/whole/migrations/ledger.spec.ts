import { migrate } from '../../../src/core/database/data-source.js';
import { RolePermissionEntity } from '../../../src/core/auth/role.entity.js';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { PaymentShareEntity } from '../../../src/model/ledger/payment-share.entity.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { book, bookByStaff, firstId, someFamily } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someParent, someWeek } from '../../support/builders.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

it('makes one payment of what was paid for each registration, for the parent who pays', async () => {
  const { dataSource } = app;
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  const [first, second, third] = [await someFamily(app), await someFamily(app), await someFamily(app)];
  // Of two parents, the second booked.
  const other = await someParent(app);
  await dataSource.manager.insert(ChildParentEntity, {
    child_id: first.child.id,
    person_id: other.personId,
  });
  const byOther = firstId(await book(app, other, first.child, week));
  const byOffice = firstId(await bookByStaff(app, second.child, week));
  const withoutParents = firstId(await book(app, third.parent, third.child, week));
  const unpaid = firstId(await book(app, third.parent, third.child, await someWeek(app, course)));
  await dataSource.manager.delete(ChildParentEntity, { child_id: third.child.id });

  await undoMigrationsFrom(app, 'Ledger1790000000096');
  const paid = (id: number, cents: number, date: string | null): Promise<unknown> =>
    dataSource.query(
      `UPDATE registration SET payed_amount = ${cents}, payed_at = ${date ? `'${date}'` : 'NULL'} WHERE id = ${id}`,
    );
  await paid(byOther, 12_000, '2025-04-03');
  await paid(byOffice, 3_050, '2025-05-01');
  await paid(withoutParents, 500, null);
  await dataSource.query(`UPDATE registration SET created_at = '2025-02-03 10:00:00.000'`);
  await migrate(dataSource);

  const payments = await dataSource.manager.find(PaymentEntity, { order: { amount: 'DESC' } });
  expect(payments.map(({ date, amount, person_id }) => [date, amount, person_id])).toEqual([
    ['2025-04-03', 12_000, other.personId],
    ['2025-05-01', 3_050, second.parent.personId],
    ['2025-02-03', 500, null],
  ]);
  const shares = await dataSource.manager.find(PaymentShareEntity, { order: { amount: 'DESC' } });
  expect(shares.map(({ registration_id, amount }) => [registration_id, amount])).toEqual([
    [byOther, 12_000],
    [byOffice, 3_050],
    [withoutParents, 500],
  ]);
  const stored = await dataSource.manager.find(RegistrationEntity, { order: { id: 'ASC' } });
  expect(
    stored
      .map(({ id, payed_amount, payed_at }) => [id, payed_amount, payed_at])
      .sort(([a], [b]) => Number(a) - Number(b)),
  ).toEqual(
    [
      [byOther, 12_000, '2025-04-03'],
      [byOffice, 3_050, '2025-05-01'],
      [withoutParents, 500, '2025-02-03'],
      [unpaid, 0, null],
    ].sort(([a], [b]) => Number(a) - Number(b)),
  );
  expect(await checkLedger(dataSource.manager)).toEqual([]);
});

it('gives the permissions of payments to whoever could book them before', async () => {
  await undoMigrationsFrom(app, 'Ledger1790000000096');
  await migrate(app.dataSource);
  const held = await app.dataSource.manager.find(RolePermissionEntity, { relations: { role: true } });
  const holders = (permission: string): string[] =>
    held.filter((one) => one.permission === permission).map(({ role }) => role!.name);
  for (const permission of ['payment.index', 'payment.update'])
    expect(holders(permission).sort()).toEqual(['Administrator', 'Office']);
});
