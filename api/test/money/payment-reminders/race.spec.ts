/** @jest-environment-options {"graph": "interference"} */
import { Gate, withoutLocks } from '../../registrations/support/interference.js';
import { romeInstant } from '@feria/shared';
import { EntityManager } from 'typeorm';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { setPayed } from '../payments/support.js';
import { createQuietApp, stored, travel } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { ENGINE } from '../../support/database.js';
import { somebodyWaits } from '../../support/lock-waits.js';
import { look, owing, remindersTo, switchReminders } from './support.js';

/* A payment is booked while the reminders of the day are written: whoever has paid gets none. */

let app: TestApp;
beforeEach(async () => {
  app = await createQuietApp();
  await travel(app, romeInstant('2026-02-01', '09:00').toISOString());
  await switchReminders(app, true);
});
afterEach(() => app.close());

/** Something happens when the first transaction has read registrations, and is about to write. */
async function beforeFirstWrite<T>(pause: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const find = EntityManager.prototype.find;
  let isFirst = true;
  const spy = jest.spyOn(EntityManager.prototype, 'find').mockImplementation(async function (
    this: EntityManager,
    ...args: Parameters<EntityManager['find']>
  ) {
    const rows = await find.apply(this, args);
    if (args[0] === RegistrationEntity && isFirst) {
      isFirst = false;
      await pause();
    }
    return rows;
  } as never);
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

type Debt = Awaited<ReturnType<typeof owing>>;

/** A family of which a reminder is due now. */
async function aDebt(): Promise<Debt> {
  const debt = await owing(app, { dueOn: '2026-03-10' });
  await travel(app, romeInstant('2026-03-13', '10:00').toISOString());
  return debt;
}

/** Books all that a family owes, and lets the reminders be written while the payment is decided and not yet booked. */
async function whilePaying(debt: Debt, meanwhile: (reminders: Promise<void>) => Promise<unknown>) {
  const gate = new Gate();
  await beforeFirstWrite(
    () => gate.pass(),
    async () => {
      const paying = setPayed(app, debt.ids);
      await gate.arrived(1);
      const reminders = look(app);
      await meanwhile(reminders);
      gate.open();
      await Promise.all([paying, reminders]);
    },
  );
  expect((await stored(app, debt.id))!.payed_amount).toBe(12_000);
  return remindersTo(app, debt.parent);
}

it('reminders wait for a payment that is being booked, and then there is nothing to remind of', async () => {
  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));
  const debt = await aDebt();
  const written = await whilePaying(debt, () => (ENGINE === 'mysql' ? somebodyWaits(app) : aMoment()));
  expect(written).toEqual([]);
});

it('control: without locks a family that pays is reminded', async () => {
  const debt = await aDebt();
  const written = await withoutLocks([app], () => whilePaying(debt, (reminders) => reminders));
  expect(written).toEqual([['2026-03-13', 1]]);
});
