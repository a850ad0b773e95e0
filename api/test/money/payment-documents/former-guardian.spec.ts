import { writeFileSync } from 'node:fs';
import { paymentReference, type OfficeFamily, type PaymentDocuments } from '@feria/shared';
import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { FormerGuardianEntity } from '../../../src/model/families/former-guardian.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { share } from '../../families/guardians/support.js';
import { book, createQuietApp, firstId, office, someFamily } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someChild, someCourse, someParent, someWeek, type Parent } from '../../support/builders.js';
import { call, camt, entries, upload } from '../bank-statements/support.js';
import { openDocument } from '../documents/support/paid.js';
import { readPdf } from '../documents/support/pdf.js';
import { someOrganiser } from '../receipts/support.js';

/* What a guardian paid stays in their documents when their access ends (product/money.md#who-paid). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
  await someOrganiser(app);
});
afterAll(() => app.close());

async function named(parent: Parent, first_name: string, last_name: string): Promise<Parent> {
  await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { first_name, last_name });
  return parent;
}

/** Eva has invited Karl for Mia. Karl has booked a week of 120 € and paid 70 € of it; Eva has booked another one and paid nothing. */
async function scene() {
  const { parent, child: created } = await someFamily(app);
  const child = await app.dataSource.manager.findOneByOrFail(ChildEntity, { id: created.id });
  const eva = await named(parent, 'Eva', 'Plattner');
  const karl = await named(await someParent(app), 'Karl', 'Lanz');
  await share(app, eva, karl, child);
  const course = await someCourse(app, { name: 'Zirkus', name_it: 'Circo' });
  const byKarl = firstId(await book(app, karl, child, await someWeek(app, course)));
  const later = { from: '2026-07-06', to: '2026-07-10' };
  const byEva = firstId(await book(app, eva, child, await someWeek(app, course, later)));
  await paid(karl, { amount: 70, shares: [{ registration_id: byKarl, amount: 70 }] });
  return { eva, karl, child, course, byKarl, byEva };
}

async function paid({ personId }: Parent, more: object): Promise<void> {
  const answer = await app
    .as(await office(app))
    .post('/api/payment')
    .set('api-lang', 'de')
    .send({ date: '2026-02-27', method: 'bank', person_id: personId, ...more });
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
}

async function familyOf({ personId }: Pick<Parent, 'personId'>): Promise<OfficeFamily> {
  const { body } = await app
    .as(await office(app))
    .get(`/api/family/${personId}`)
    .expect(200);
  return body.data as OfficeFamily;
}

/** Registrations of which something is open for a parent. */
async function openOf({ personId }: Pick<Parent, 'personId'>): Promise<number[]> {
  const { body } = await app
    .as(await office(app))
    .get(`/api/family/${personId}`)
    .expect(200);
  const seasons = (body.data as OfficeFamily).seasons ?? [];
  return seasons.flatMap(({ registrations }) =>
    registrations.filter(({ open }) => open > 0).map(({ id }) => id),
  );
}

const leave = (who: Parent, child: { id: number }) =>
  app.as(who).delete(`/api/my-family/children/${child.id}/guardianship`).expect(200);

const documentsOf = async (who: Parent): Promise<PaymentDocuments> =>
  (await app.as(who).get('/api/my-family/payment-documents').expect(200)).body.data;

async function text(who: Parent, address: string): Promise<string> {
  const answer = await openDocument(app, who, address);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  if (process.env.KEEP_PDF)
    writeFileSync(`${process.env.KEEP_PDF}/${address.replaceAll('/', '_')}.pdf`, answer.body);
  return (await readPdf(answer.body as Buffer)).text.join(' ');
}

const taxOf = (child: { id: number }, year = 2026) => `/export/tax-confirmation/${child.id}/${year}/`;
const statementOf = ({ personId }: Parent) => `/export/statement/${personId}/2026/`;
const status = async (who: Parent, address: string) => (await openDocument(app, who, address)).status;

describe('a guardian who has left', () => {
  it('keeps the confirmation for the tax return of what they paid, and its place in the list', async () => {
    const { eva, karl, child } = await scene();
    await leave(karl, child);
    const mine = { id: child.id, first_name: child.first_name, last_name: child.last_name };
    expect((await documentsOf(karl)).years).toEqual([{ year: 2026, statement: true, childrens: [mine] }]);
    const page = await text(karl, taxOf(child));
    expect(page).toContain('Bezahlt von Karl Lanz');
    expect(page).toContain('Bezahlt insgesamt 70,00 €');
    expect(await status(eva, taxOf(child))).toBe(404);
    await paid(eva, { amount: 30, payer_person_id: eva.personId });
    expect(await text(eva, taxOf(child))).toContain('Bezahlt insgesamt 30,00 €');
    expect(await text(karl, taxOf(child))).toContain('Bezahlt insgesamt 70,00 €');
  });

  it('has in the statement what they paid for what is another account now, and no charge', async () => {
    const { eva, karl, child } = await scene();
    await leave(karl, child);
    const page = await text(karl, statementOf(karl));
    expect(page).toContain('Das Jahr 2026: Kosten 0,00 €, bezahlt 0,00 €. Für andere bezahlt: 70,00 €.');
    expect(page).toContain(`27.02.2026 Überweisung ${child.first_name} ${child.last_name} Zirkus 70,00 €`);
    expect(page).not.toContain('Anmeldungen Projekt');
    const hers = await text(eva, statementOf(eva));
    expect(hers).toContain('bezahlt von Karl Lanz');
    expect(hers).not.toContain('Für andere bezahlt');
    // 240 € are charged, 70 € are paid of them: all of it is hers now.
    expect(hers).toContain('Heute sind 170,00 € zu zahlen.');
  });

  it('learns nothing of what is paid for the child later, also from credit that they had brought', async () => {
    const { eva, karl, child, course, byEva } = await scene();
    // What is above the open amounts of Eva becomes her credit.
    await paid(eva, {
      amount: 320,
      payer_person_id: karl.personId,
      shares: [{ registration_id: byEva, amount: 120 }],
    });
    await leave(karl, child);
    app.clock.advance(24 * 3_600_000);
    const week = await someWeek(app, course, { name: 'Spätsommer', from: '2026-08-17', to: '2026-08-21' });
    await book(app, eva, child, week);
    // 70 € and 120 € for the weeks, and 50 € of the credit on the day on which the rest became Eva's.
    expect(await text(karl, taxOf(child))).toContain('Bezahlt insgesamt 240,00 €');
    expect(await text(karl, taxOf(child))).not.toContain('Spätsommer');
    const page = await text(karl, statementOf(karl));
    expect(page).toContain('Für andere bezahlt: 390,00 €.');
    expect(page).toContain('Guthaben');
  });

  it('has no other document of the child, and no more of it than the own payments', async () => {
    const { karl, child, course } = await scene();
    await leave(karl, child);
    expect(await status(karl, `/confirmation/${course.id}/${child.id}/`)).toBe(404);
    expect(await status(karl, taxOf(child, 2025))).toBe(404);
    expect((await app.as(karl).get('/api/my-family').expect(200)).body.data.childrens).toEqual([]);
    await app.as(karl).put(`/api/my-family/children/${child.id}`).send({ first_name: 'X' }).expect(404);
    expect(await status(await someParent(app), taxOf(child))).toBe(404);
  });

  it('may still pay: with the former reference it is likely what another parent pays now', async () => {
    const { eva, karl, child, course, byKarl } = await scene();
    await leave(karl, child);
    const reference = paymentReference({ courseId: course.id, personId: karl.personId });
    await upload(
      app,
      camt([{ amount: '50.00', text: reference, name: 'Lanz Karl', date: app.clock.today() }]),
    );
    const entry = (await entries(app)).at(-1)!;
    expect(entry.suggestion).toMatchObject({
      certainty: 'likely',
      person_ids: [eva.personId],
      shares: [{ registration_id: byKarl, amount: 50 }],
      reasons: [
        `Zahlungsreferenz ${reference}`,
        'Die Referenz gehört jemandem, der kein Elternteil mehr ist. Es zahlt jetzt ein anderer Elternteil.',
        'Der Betrag ist kleiner als der offene: 170,00 €',
      ],
    });
    const decision = { id: entry.id, shares: [{ registration_id: byKarl, amount: 50 }] };
    expect((await call(app, 'book', { entries: [decision] })).status).toBe(200);
    const { payments } = (await familyOf(eva)).money!;
    expect(payments.find(({ amount }) => amount === 50)).toMatchObject({
      person: { id: eva.personId },
      paid_by: { id: karl.personId },
    });
    // Named to them is what they paid as a parent.
    expect(await text(karl, taxOf(child))).toContain('Bezahlt insgesamt 120,00 €');
    app.clock.advance(2 * 24 * 3_600_000);
    await paid(eva, {
      date: app.clock.today(),
      amount: 20,
      payer_person_id: karl.personId,
      shares: [{ registration_id: (await openOf(eva))[0], amount: 20 }],
    });
    expect(await text(karl, taxOf(child))).toContain('Bezahlt insgesamt 120,00 €');
  });

  it('is offered as payer on the page of the family, of that child only', async () => {
    const { eva, karl, child, byEva } = await scene();
    const sibling = await someChild(app, eva);
    expect((await familyOf(eva)).money).not.toHaveProperty('former_guardians');
    await leave(karl, child);
    expect((await familyOf(eva)).money!.former_guardians).toEqual([
      {
        id: karl.personId,
        first_name: 'Karl',
        last_name: 'Lanz',
        child_ids: [],
        former_child_ids: [child.id],
      },
    ]);
    const ofSibling = firstId(await book(app, eva, sibling, await someWeek(app, await someCourse(app))));
    const pay = async (registration_id: number) =>
      app
        .as(await office(app))
        .post('/api/payment')
        .send({
          date: '2026-02-27',
          method: 'cash',
          person_id: eva.personId,
          payer_person_id: karl.personId,
          amount: 10,
          shares: [{ registration_id, amount: 10 }],
        });
    expect((await pay(ofSibling)).body.errors).toHaveProperty('payer_person_id');
    expect((await pay(byEva)).status).toBe(201);
  });

  it('is noted by the day, whoever ends the access, and once for a child', async () => {
    const { eva, karl, child } = await scene();
    const rows = () => app.dataSource.manager.find(FormerGuardianEntity, { where: { child_id: child.id } });
    await app.as(eva).delete(`/api/my-family/children/${child.id}/guardians/${karl.personId}`).expect(200);
    const first = await rows();
    expect(first).toMatchObject([{ person_id: karl.personId, until: app.clock.today() }]);
    await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: karl.personId });
    app.clock.advance(24 * 3_600_000);
    const staff = await office(app);
    await app
      .as(staff)
      .put(`/api/child/${child.id}`)
      .send({ parents: [eva.personId] })
      .expect(200);
    expect(await rows()).toMatchObject([{ person_id: karl.personId, until: app.clock.today() }]);
    expect(app.clock.today()).not.toBe(first[0]!.until);
  });
});

describe('the statement of who pays for another parent', () => {
  it('has what they paid for a child that both have, apart from the own account', async () => {
    const { eva, karl, child, byEva } = await scene();
    await paid(eva, {
      amount: 120,
      payer_person_id: karl.personId,
      shares: [{ registration_id: byEva, amount: 120 }],
    });
    const page = await text(karl, statementOf(karl));
    expect(page).toContain('Das Jahr 2026: Kosten 120,00 €, bezahlt 70,00 €. Für andere bezahlt: 120,00 €.');
    expect(page).toContain('Heute sind 50,00 € zu zahlen.');
    expect(page).toContain(`27.02.2026 Überweisung ${child.first_name} ${child.last_name} Zirkus 120,00 €`);
    expect(await text(karl, `${statementOf(karl)}it/`)).toContain('Pagato per altri: 120,00 €.');
  });

  it('names no child of others, for which their money was used as credit', async () => {
    const { eva, karl, course } = await scene();
    const sibling = await someChild(app, eva, { first_name: 'Mara' });
    await paid(eva, { amount: 320, payer_person_id: karl.personId });
    await book(app, eva, sibling, await someWeek(app, course, { from: '2026-07-20', to: '2026-07-24' }));
    const page = await text(karl, statementOf(karl));
    expect(page).toContain('Für andere bezahlt: 320,00 €.');
    expect(page).not.toContain('Mara');
  });
});
