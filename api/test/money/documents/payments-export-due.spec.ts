import { cancel, HALF, somePlace } from '../../registrations/cancellation/support.js';
import { createQuietApp, office, travel } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { openDocument } from './support/paid.js';
import { readXlsx, serial, values, type ReadSheet } from './support/xlsx.js';

/* A database of its own: whether the column is there depends on all registrations. */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

async function exported(): Promise<ReadSheet> {
  const answer = await openDocument(app, await office(app), '/export/payments');
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return readXlsx(answer.body as Buffer)[0] as ReadSheet;
}

const DUE = 'Zu bezahlen bis';

it('says until when a registration and a fee are to be paid; where nothing has a due date it has no column', async () => {
  await somePlace(app);
  expect((await exported()).heads).not.toContain(DUE);
  const { id, parent } = await somePlace(app, 0, { course: { payment_days: 14 } });
  const due = async () => values(await exported()).map((row) => row[DUE]);
  expect(await due()).toEqual([serial('2026-03-16T00:00:00'), undefined]);
  await travel(app, HALF, parent);
  await cancel(app, id, parent, 60);
  expect(await due()).toEqual([undefined, serial('2026-07-04T00:00:00')]);
});
