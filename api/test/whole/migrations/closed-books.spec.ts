import { migrate } from '../../../src/core/database/data-source.js';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { PaymentShareEntity } from '../../../src/model/ledger/payment-share.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { seedOptions } from '../../../src/seed/options.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import {
  book,
  createQuietApp,
  firstId,
  remove,
  someFamily,
  travel,
} from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { pay } from '../../support/pay.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

it('gives each share the day of its payment, moved money the day in Rome on which it was moved, and both the week', async () => {
  const { dataSource } = app;
  const { parent, child } = await someFamily(app);
  const [first, second] = [
    await someWeek(app, await someCourse(app)),
    await someWeek(app, await someCourse(app)),
  ];
  const gone = firstId(await book(app, parent, child, first));
  await pay(app, gone, 12_000, '2026-02-10');
  // After midnight in Rome, before it in UTC.
  await travel(app, '2026-04-09T22:30:00Z', parent);
  await remove(app, gone, 'staff');
  const there = firstId(await book(app, parent, child, second));
  const read = () => dataSource.manager.find(PaymentShareEntity, { order: { id: 'ASC' } });
  const before = await read();

  await undoMigrationsFrom(app, 'ClosedBooks1790000000301');
  const columns = await dataSource.createQueryRunner().getTable('payment_share');
  expect(columns?.columns.map(({ name }) => name)).not.toContain('date');
  await migrate(dataSource);
  await seedOptions(app.app.get(Transactions), app.config.appUrl);

  const shares = await read();
  expect(shares.map((one) => [one.registration_id, one.course_week_id, one.date, one.amount])).toEqual([
    [gone, first.id, '2026-02-10', 12_000],
    [gone, first.id, '2026-04-10', -12_000],
    [null, null, '2026-04-10', 12_000],
    [null, null, '2026-04-10', -12_000],
    [there, second.id, '2026-04-10', 12_000],
  ]);
  expect(shares).toEqual(before);
  expect(await checkLedger(dataSource.manager)).toEqual([]);
  expect(await dataSource.manager.findOneBy(OptionEntity, { key: 'books_closed_until' })).toMatchObject({
    value: null,
  });
});
