import { writeFileSync } from 'node:fs';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { openDocument, someRegistration } from '../documents/support/paid.js';
import { readPdf, type ReadPdf } from '../documents/support/pdf.js';
import { book, move } from './support/book.js';
import { settleAll } from '../../support/pay.js';
import { someOrganiser } from '../receipts/support.js';

const UNPAID = { payed_amount: 0, payed_at: null };

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
  await someOrganiser(app);
  office = await someStaff(app, ['payment.index']);
});
afterAll(async () => {
  // Here money is booked as it is, by the ledger alone.
  await settleAll(app);
  await app.close();
});

async function someFamily(parents?: Parent[]) {
  const [parent = await someParent(app)] = parents ?? [];
  const child = await someChild(app, parents ?? parent, { first_name: 'Mia', last_name: 'Größl-Đurić' });
  const course = await someCourse(app, { name: 'Waldwochen', name_it: 'Nel bosco' });
  const [first, second] = [
    await someWeek(app, course, { name: 'Erste Woche', name_it: 'Prima settimana' }),
    await someWeek(app, course, { name: 'Zweite Woche', name_it: 'Seconda settimana' }),
  ];
  const [one, two] = [
    await someRegistration(app, child, first, UNPAID),
    await someRegistration(app, child, second, UNPAID),
  ].map(({ id }) => id) as [number, number];
  const { personId } = parent;
  const paid = (date: string, amount: number, more: object = {}) =>
    book(app, { date, personId, shares: [{ registrationId: one, amount }], ...more });
  return { parent, personId, child, one, two, paid };
}

const path = (child: { id: number }, year = 2026, suffix = '') =>
  `/export/tax-confirmation/${child.id}/${year}/${suffix}`;

async function read(user: Staff, address: string, query: Record<string, string> = {}): Promise<ReadPdf> {
  const answer = await openDocument(app, user, address, query);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  if (process.env.KEEP_PDF)
    writeFileSync(`${process.env.KEEP_PDF}/${address.replaceAll('/', '_')}.pdf`, answer.body);
  return readPdf(answer.body as Buffer);
}

async function text(user: Staff, address: string, query: Record<string, string> = {}): Promise<string> {
  return (await read(user, address, query)).text.join(' ');
}

const status = async (user: Staff, address: string, query: Record<string, string> = {}) =>
  (await openDocument(app, user, address, query)).status;

const setOption = (key: OptionEntity['key'], value: string | null) =>
  app.dataSource.manager.update(OptionEntity, { key }, { value });

describe('a confirmation for the tax return', () => {
  it('says in German who paid what for whom, and what of it can be traced', async () => {
    await setOption('organiser_tax', '01234567890');
    await setOption('payment_address', '<p>Ferienverein Bozen<br>Lauben 7</p>');
    const { parent, child, two, paid } = await someFamily();
    await paid('2026-03-01', 12_000);
    await paid('2026-03-05', 2_050, { method: 'cash', shares: [{ registrationId: two, amount: 2_050 }] });
    await paid('2026-03-06', 1_000, { method: 'card', shares: [{ registrationId: two, amount: 1_000 }] });
    await paid('2026-03-07', 500, { method: 'other', shares: [{ registrationId: two, amount: 500 }] });
    const pdf = await read(parent, path(child));
    const [page = ''] = pdf.text;
    for (const part of [
      'Ferienverein Bozen Lauben 7',
      'Bozen, 02.03.2026',
      'Zahlungsbestätigung für die Steuererklärung 2026',
      'im Kalenderjahr 2026',
      'Steuernummer des Veranstalters 01234567890',
      'Bezahlt von Eva Rossi',
      'Kind Mia Größl-Đurić',
      child.tax,
      '01.03.2026 Waldwochen Erste Woche 15.06.2026 – 19.06.2026 Überweisung 120,00 €',
      '05.03.2026 Waldwochen Zweite Woche 22.06.2026 – 26.06.2026 Bar 20,50 €',
      'Karte 10,00 €',
      'Andere 5,00 €',
      'Summen 130,00 € 25,50 €',
      'Bezahlt insgesamt 155,50 €',
    ])
      expect(page).toContain(part);
    expect(pdf).toMatchObject({
      pages: 1,
      language: 'de',
      isTagged: true,
      scripts: null,
      title: 'Zahlungsbestätigung für die Steuererklärung 2026 – Mia Größl-Đurić',
    });
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TR', 'TH', 'TD']));
    expect(pdf.fonts.every(({ embedded }) => embedded)).toBe(true);
  });

  it('says everything in Italian', async () => {
    const { parent, child, paid } = await someFamily();
    await paid('2026-03-01', 12_000);
    await paid('2026-03-02', 100, { method: 'cash' });
    const pdf = await read(parent, path(child, 2026, 'it/'));
    const [page = ''] = pdf.text;
    for (const part of [
      'Attestazione di pagamento per la dichiarazione dei redditi 2026',
      'Pagato da Eva Rossi',
      'Codice fiscale',
      '01.03.2026 Nel bosco Prima settimana 15.06.2026 – 19.06.2026 Bonifico 120,00 €',
      'Contanti 1,00 €',
      'Totali 120,00 € 1,00 €',
      'Totale pagato 121,00 €',
    ])
      expect(page).toContain(part);
    expect(pdf.language).toBe('it');
  });

  it('has no line for a tax number of the organiser that is not known', async () => {
    const { parent, child, paid } = await someFamily();
    await paid('2026-03-01', 100);
    await setOption('organiser_tax', null);
    expect(await text(parent, path(child))).not.toContain('Steuernummer des Veranstalters');
  });

  it('goes by the day of payment, not by the week', async () => {
    const { parent, child, paid } = await someFamily();
    await paid('2025-12-31', 4_000);
    await paid('2026-01-01', 5_000);
    expect(await text(parent, path(child, 2025))).toContain('Bezahlt insgesamt 40,00 €');
    expect(await text(parent, path(child, 2026))).toContain('Bezahlt insgesamt 50,00 €');
    expect(await status(parent, path(child, 2027))).toBe(404);
  });

  it('leaves out what was refunded and what was taken back', async () => {
    const { parent, child, paid } = await someFamily();
    await paid('2026-03-01', 10_000);
    await paid('2026-03-02', 3_000, { method: 'cash' });
    const wrong = await paid('2026-03-03', 700, { method: 'cash' });
    await paid('2027-01-04', -700, { method: 'cash', reversesId: wrong });
    await paid('2026-03-05', -2_500);
    const page = await text(parent, path(child));
    expect(page).toContain('Summen 75,00 € 30,00 €');
    expect(page).not.toContain('7,00 €');
    await paid('2026-03-06', -10_500);
    expect(await status(parent, path(child))).toBe(404);
  });

  it('keeps date and method of money that came through the credit', async () => {
    const { parent, child, personId, one, two, paid } = await someFamily();
    await paid('2025-12-30', 6_000, { method: 'cash' });
    await paid('2026-03-01', 4_000);
    const credit = { personId };
    await move(app, { from: { registrationId: one }, to: credit, amount: 7_000 });
    expect(await text(parent, path(child, 2026))).toContain('Summen 30,00 € 0,00 €');
    expect(await status(parent, path(child, 2025))).toBe(404);
    await move(app, { from: credit, to: { registrationId: two }, amount: 6_500 });
    const before = await text(parent, path(child, 2025));
    expect(before).toContain('30.12.2025 Waldwochen Zweite Woche');
    expect(before).toContain('Summen 0,00 € 60,00 €');
    expect(await text(parent, path(child, 2026))).toContain('Summen 35,00 € 0,00 €');
  });

  it('counts what stayed on a registration that was removed since', async () => {
    const { parent, child, one, two, paid } = await someFamily();
    await paid('2026-03-01', 10_000);
    const remover = await someStaff(app, 'Office');
    // Else what becomes credit would pay for it.
    await app.as(remover).delete(`/api/peopleCourseWeekRegistration/${two}`).expect(200);
    await app.as(remover).delete(`/api/peopleCourseWeekRegistration/${one}`).expect(200);
    expect(await status(parent, path(child))).toBe(404);
    await move(app, { from: { personId: parent.personId }, to: { registrationId: one }, amount: 2_000 });
    expect(await text(parent, path(child))).toMatch(/Waldwochen Erste Woche.*Bezahlt insgesamt 20,00 €/);
  });

  it('is one for each parent: each gets what they paid, the office whom it names', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const { child, paid } = await someFamily([mother, father]);
    await paid('2026-03-01', 3_000);
    await paid('2026-03-02', 5_000, { personId: father.personId });
    const of = (parent: Parent) => ({ person_id: String(parent.personId) });
    expect(await text(mother, path(child))).toContain('Bezahlt insgesamt 30,00 €');
    expect(await text(father, path(child))).toContain('Bezahlt insgesamt 50,00 €');
    expect(await status(mother, path(child), of(father))).toBe(404);
    expect(await text(office, path(child))).toContain('Bezahlt insgesamt 50,00 €');
    expect(await text(office, path(child), of(mother))).toContain('Bezahlt insgesamt 30,00 €');
    expect(await status(office, path(child), of(await someParent(app)))).toBe(404);
    expect(await status(office, path(child), { person_id: 'x' })).toBe(422);
  });

  it('takes a refund from what was paid by who got it, and one of nobody from what was paid first', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const { child, paid } = await someFamily([mother, father]);
    await paid('2026-03-01', 3_000);
    await paid('2026-03-02', 5_000, { personId: father.personId });
    await paid('2026-03-03', -1_000, { personId: father.personId });
    expect(await text(mother, path(child))).toContain('Bezahlt insgesamt 30,00 €');
    expect(await text(father, path(child))).toContain('Bezahlt insgesamt 40,00 €');
    await paid('2026-03-04', -3_500, { personId: null });
    expect(await status(mother, path(child))).toBe(404);
    expect(await text(father, path(child))).toContain('Bezahlt insgesamt 35,00 €');
  });

  it('is not there for other families, for other staff, and in other centuries', async () => {
    const { parent, child, personId, paid } = await someFamily();
    await paid('2026-03-01', 3_000);
    const other = await someParent(app);
    expect(await status(other, path(child))).toBe(404);
    expect(await status(other, path(child), { person_id: String(personId) })).toBe(404);
    expect(await status(await someStaff(app, ['peopleCourseWeekRegistration.index']), path(child))).toBe(404);
    await app.as(parent).get(path(child, 1926)).expect(404);
    await app.http().get(path(child)).expect(401);
  });

  it('is not there any more for who paid and is no parent of the child now, but for the office', async () => {
    const { child, personId, paid } = await someFamily();
    const guest = await someParent(app);
    const link = { child_id: child.id, person_id: guest.personId };
    await app.dataSource.manager.insert(ChildParentEntity, link);
    await paid('2026-03-01', 3_000, { personId: guest.personId });
    expect(await status(guest, path(child))).toBe(200);
    await app.dataSource.manager.delete(ChildParentEntity, link);
    expect(await status(guest, path(child))).toBe(404);
    expect(await text(office, path(child))).toContain('Bezahlt insgesamt 30,00 €');
    expect(await status(office, path(child), { person_id: String(personId) })).toBe(404);
  });

  it('is a file with a name', async () => {
    const { parent, child, paid } = await someFamily();
    await paid('2026-03-01', 3_000);
    const { headers } = await openDocument(app, parent, path(child, 2026, 'it/'));
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('Attestazione-fiscale_2026_');
    expect(headers['cache-control']).toBe('no-store');
  });
});
