/** @jest-environment-options {"graph": "interference"} */
import { Gate, withoutLocks } from '../../registrations/support/interference.js';
import { EntityManager } from 'typeorm';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import {
  book,
  createQuietApp,
  mailsTo,
  someFamily,
  historyOf,
  stored,
} from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { settleAll } from '../../support/pay.js';
import { edit, setPayed } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

async function setTheScene() {
  const { parent, children } = await someFamily(app, 2);
  const course = await someCourse(app);
  const { registrations } = await book(app, parent, children, await someWeek(app, course));
  const ids = registrations.map(({ id }) => id!);
  const traces = async () => ({
    // Each of the two lines once, in one mail or, where the edit form was first, in two.
    lines: (await mailsTo(app, parent)).flatMap(({ kind, lines }) => (kind === 'payed' ? lines : [])).length,
    mails: (await mailsTo(app, parent)).filter(({ kind }) => kind === 'payed').length,
    events: (await historyOf(app, ids[0]!)).filter(({ kind }) => kind === 'paid').length,
    paid: (await stored(app, ids[0]!))!.payed_amount,
    received: await app.dataSource.manager.sum(PaymentEntity, 'amount', { person_id: parent.personId }),
  });
  return { ids, traces };
}

/** Something happens whenever a payment has read its registrations and is about to write. */
async function beforeWrites<T>(pause: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const find = EntityManager.prototype.find;
  const spy = jest.spyOn(EntityManager.prototype, 'find').mockImplementation(async function (
    this: EntityManager,
    ...args: Parameters<EntityManager['find']>
  ) {
    const rows = await find.apply(this, args);
    if (args[0] === RegistrationEntity) await pause();
    return rows;
  } as never);
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 10));

it('two who book the same at once book it once, with one mail', async () => {
  const { ids, traces } = await setTheScene();
  const answers = await beforeWrites(aMoment, () =>
    Promise.all([setPayed(app, ids), setPayed(app, [...ids].reverse()), setPayed(app, ids)]),
  );
  expect(answers.map(({ body }) => body.data.booked).sort()).toEqual([0, 0, 2]);
  expect(await traces()).toEqual({ lines: 2, mails: 1, events: 1, paid: 12_000, received: 24_000 });
});

it('booking and the edit form at once tell of each registration once', async () => {
  const { ids, traces } = await setTheScene();
  await beforeWrites(aMoment, () =>
    Promise.all([setPayed(app, ids), edit(app, ids[0]!, { payed_amount: 120, payed_at: '2026-03-02' })]),
  );
  expect(await traces()).toMatchObject({ lines: 2, events: 1, paid: 12_000 });
});

it('control: without locks both book', async () => {
  const { ids, traces } = await setTheScene();
  const gate = new Gate();
  const both = () => {
    const sent = [setPayed(app, ids), setPayed(app, ids)];
    void gate.arrived(2).then(() => gate.open());
    return Promise.all(sent);
  };
  await withoutLocks([app], () => beforeWrites(() => gate.pass(), both));
  // Twice what both cost. Whether it is credit by now depends on which of them saw the other.
  expect(await traces()).toMatchObject({ received: 48_000 });
  await settleAll(app);
});
