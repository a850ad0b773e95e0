import { paymentReference, type ContentLanguage } from '@feria/shared';
import { kindsTo, mailsTo, office, book, firstId } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someCourse, someParent, someWeek, type Parent } from '../../support/builders.js';
import { lastMailTo, sentMails } from '../../mailing/mailbox.js';
import { call, camt, entries, upload } from '../bank-statements/support.js';

/* What of a payment becomes credit is told by mail (product/money.md#one-balance). */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A family that owes 120 €; its mails are sent. */
async function owing(lang: ContentLanguage = 'de') {
  const parent = await someParent(app, { lang });
  const course = await someCourse(app);
  const child = await someChild(app, parent);
  const id = firstId(await book(app, parent, child, await someWeek(app, course)));
  await sentMails(app);
  app.clock.advance(60_000);
  return { parent, course, child, id };
}

async function paid({ personId }: Parent, amount: number, more: object = {}): Promise<number> {
  const answer = await app
    .as(await office(app))
    .post('/api/payment')
    .send({ date: '2026-02-27', amount, method: 'bank', person_id: personId, ...more });
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data.id as number;
}

const credited = async (parent: Parent) =>
  (await mailsTo(app, parent)).filter(({ kind }) => kind === 'credit-received');

it.each([
  [
    'de',
    'Ihre Zahlung: 60,00 € Guthaben',
    'Ihre Zahlung vom 27.02.2026 über 180,00 € ist eingegangen. Davon sind 60,00 € ein Guthaben',
  ],
  [
    'it',
    'Il Suo pagamento: 60,00 € di credito',
    'abbiamo ricevuto il Suo pagamento del 27.02.2026 di 180,00 €. Di questi, 60,00 € sono un credito',
  ],
] as const)('what is above the open amount is told (%s)', async (lang, subject, text) => {
  const { parent } = await owing(lang);
  await paid(parent, 180);
  const [mail] = (await sentMails(app)).filter((one) => one.subject === subject);
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(text);
  expect(await kindsTo(app, parent)).toEqual(expect.arrayContaining(['payed', 'credit-received']));
});

it('is not told of a payment that pays what is open, and of none that leaves something open', async () => {
  const { parent } = await owing();
  await paid(parent, 50);
  await paid(parent, 70);
  expect(await credited(parent)).toEqual([]);
  expect(await kindsTo(app, parent)).toContain('payed');
});

it('is told of the whole payment where nothing was open', async () => {
  const { parent } = await owing();
  await paid(parent, 120);
  await paid(parent, 30);
  expect(await credited(parent)).toMatchObject([{ amount: 3_000, credit: 3_000 }]);
});

it('is told to nobody who is not to be told, and of nothing that takes a payment back', async () => {
  const { parent } = await owing();
  const id = await paid(parent, 180, { mail: false });
  const staff = await office(app);
  await app.as(staff).post(`/api/payment/${id}/reverse`).send({ note: 'Irrtum' }).expect(200);
  expect(await credited(parent)).toEqual([]);
});

it('is told of a bank entry too, once', async () => {
  const { parent, course } = await owing();
  const reference = paymentReference({ courseId: course.id, personId: parent.personId });
  const file = camt([{ amount: '150.00', text: reference, reference: 'P2' }]);
  await upload(app, file);
  const ids = (await entries(app)).map(({ id }) => id);
  const { status, body } = await call(app, 'preview', { ids });
  expect([status, body.data.mails]).toEqual([200, 1]);
  expect((await call(app, 'book-previewed', { entries: body.data.entries })).body.data).toMatchObject({
    booked: 1,
  });
  expect(await credited(parent)).toMatchObject([{ amount: 15_000, credit: 3_000 }]);
  expect((await lastMailTo(app, parent.email)).text).toContain('/my-family');
});
