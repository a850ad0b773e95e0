import { paymentReference, type ContentLanguage } from '@feria/shared';
import {
  book,
  bookByStaff,
  firstId,
  kindsTo,
  mailsTo,
  office,
  remove,
  stored,
} from '../../registrations/support/book.js';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
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

it('is told as somebody else’s payment where another parent paid', async () => {
  const { parent, child } = await owing();
  const other = await someParent(app);
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
  await paid(parent, 130, { payer_person_id: other.personId });
  expect(await credited(parent)).toMatchObject([{ byOther: true, credit: 1_000 }]);
  const [mail] = (await sentMails(app)).filter(
    ({ subject }) => subject === 'Eine Zahlung für Sie: 10,00 € Guthaben',
  );
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('eine Zahlung vom 27.02.2026 über 130,00 €');
  // Who paid is told that the place is paid, though the other parent booked it.
  expect(await kindsTo(app, other)).toEqual(['payed']);
});

it('is told when the payment is taken back, unless nobody is to be told', async () => {
  const { parent } = await owing();
  const back = async (id: number, notify: boolean) =>
    app
      .as(await office(app))
      .post(`/api/payment/${id}/reverse`)
      .send({ note: 'falsche Familie', notify })
      .expect(200);
  await back(await paid(parent, 150), true);
  expect(await credited(parent)).toMatchObject([{ credit: 3_000 }, { credit: 3_000, undone: true }]);
  const [mail] = (await sentMails(app)).filter(
    ({ subject }) => subject === 'Zahlung zurückgenommen: 30,00 € Guthaben',
  );
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('Damit fallen 30,00 € von Ihrem Guthaben weg.');
  await back(await paid(parent, 160), false);
  expect((await credited(parent)).filter((one) => 'undone' in one)).toHaveLength(1);
});

it('a place that credit pays is not told as a payment that came, and one that a payment pays not as use of credit', async () => {
  const { parent, child, course } = await owing();
  await paid(parent, 200);
  const texts = async () => {
    const mails = (await sentMails(app)).filter(({ to }) => JSON.stringify(to).includes(parent.email));
    return mails.map(({ subject, text }) => `${subject} ${text?.replaceAll(/\s+/g, ' ')}`).join('|');
  };
  expect(await texts()).toContain(`Zahlung erhalten: ${course.name}`);
  expect(await texts()).not.toContain('Von Ihrem Guthaben wurden');
  const week = await someWeek(app, course, { from: '2026-07-13', to: '2026-07-17', price: 10_000 });
  const id = firstId(await bookByStaff(app, child, week));
  expect((await stored(app, id))?.payed_amount).toBe(8_000);
  await paid(parent, 30);
  expect(await texts()).not.toContain(`Bezahlt: ${course.name}`);
});

it('says that credit has paid where it has', async () => {
  const { parent, child, course, id } = await owing();
  await paid(parent, 120, { shares: [{ registration_id: id, amount: 120 }] });
  const week = await someWeek(app, course, { from: '2026-07-13', to: '2026-07-17' });
  const open = firstId(await bookByStaff(app, child, week));
  await remove(app, id, 'staff');
  expect((await stored(app, open))?.payed_amount).toBe(12_000);
  const [mail] = (await sentMails(app)).filter(({ subject }) => subject === `Bezahlt: ${course.name}`);
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(
    'Von Ihrem Guthaben wurden dafür 120,00 € verwendet.',
  );
});
