import { inGroupsOfFour, paymentReference } from '@feria/shared';
import { writeFileSync } from 'node:fs';
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
beforeAll(async () => {
  app = await createTestApp();
  await someOrganiser(app);
});
afterAll(async () => {
  // Here money is booked as it is, by the ledger alone.
  await settleAll(app);
  await app.close();
});

async function someFamily() {
  const parent = await someParent(app);
  const child = await someChild(app, parent, { first_name: 'Mia', last_name: 'Größl' });
  const course = await someCourse(app, { name: 'Waldwochen', name_it: 'Nel bosco' });
  const register = async (name: string, more: object = {}, week: object = {}) => {
    const stored = await someWeek(app, course, { name, name_it: `${name} it`, ...week });
    return (await someRegistration(app, child, stored, { ...UNPAID, booked_by: parent.id, ...more })).id;
  };
  const { personId } = parent;
  const paid = (date: string, registrationId: number, amount: number, more: object = {}) =>
    book(app, { date, personId, shares: [{ registrationId, amount }], ...more });
  return { parent, personId, child, register, paid };
}

const path = ({ personId }: { personId: number }, year = 2026, suffix = '') =>
  `/export/statement/${personId}/${year}/${suffix}`;

async function read(user: Staff, address: string): Promise<ReadPdf> {
  const answer = await openDocument(app, user, address);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  if (process.env.KEEP_PDF)
    writeFileSync(`${process.env.KEEP_PDF}/${address.replaceAll('/', '_')}.pdf`, answer.body);
  return readPdf(answer.body as Buffer);
}

const text = async (user: Staff, address: string) => (await read(user, address)).text.join(' ');
const status = async (user: Staff, address: string) => (await openDocument(app, user, address)).status;

async function someYear() {
  const family = await someFamily();
  const { register, paid } = family;
  const one = await register('Erste');
  const two = await register('Zweite', { price: 8_050 });
  await register('Wartewoche', { is_waiting: true, queue_number: 1 });
  await paid('2026-03-01', one, 12_000, { reference: 'RF18 5390 0754 7034' });
  await paid('2026-03-04', two, 5_000, { method: 'cash' });
  const wrong = await paid('2026-03-05', two, 700, { method: 'card' });
  await paid('2026-03-06', two, -700, { method: 'card', reversesId: wrong });
  await paid('2026-03-07', two, -1_000, { method: 'cash' });
  return { ...family, one, two };
}

describe('a statement', () => {
  it('lists charges and payments in German, with the balance', async () => {
    const { parent } = await someYear();
    const pdf = await read(parent, path(parent));
    const page = pdf.text.join(' ');
    for (const part of [
      'Bozen, 02.03.2026',
      'Zahlungsübersicht 2026',
      'Eva Rossi',
      'Waldwochen · Erste 15.06.2026 – 19.06.2026 Mia Größl 120,00 € 120,00 € 0,00 €',
      'Waldwochen · Zweite 22.06.2026 – 26.06.2026 Mia Größl 80,50 € 40,00 € 40,50 €',
      'Summe 200,50 € 160,00 € 40,50 €',
      '01.03.2026 Überweisung RF18 5390 0754 7034 120,00 €',
      '04.03.2026 Bar 50,00 €',
      '05.03.2026 Karte 7,00 €',
      '06.03.2026 Karte · Storno -7,00 €',
      '07.03.2026 Bar · Rückzahlung -10,00 €',
      'Summe 160,00 €',
      'Übertrag aus 2025 0,00 €',
      'Eingegangen 170,00 €',
      'Ausbezahlt -10,00 €',
      'Anmeldungen und Abmeldegebühren -200,50 €',
      'Übertrag auf 2027 -40,50 €',
      'Heute offen: so bezahlen Sie Betrag 40,50 €',
      'Das Jahr 2026: Kosten 200,50 €, bezahlt 160,00 €. Heute sind 40,50 € zu zahlen.',
    ])
      expect(page).toContain(part);
    expect(page).not.toContain('Wartewoche');
    // The year of a family is one page.
    expect(pdf.text).toHaveLength(1);
    // There was none, and there is none.
    expect(page).not.toContain('Guthaben heute');
    expect(pdf).toMatchObject({
      language: 'de',
      isTagged: true,
      scripts: null,
      title: 'Zahlungsübersicht 2026 – Eva Rossi',
    });
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
    expect(pdf.fonts.every(({ embedded }) => embedded)).toBe(true);
  });

  it('says everything in Italian', async () => {
    const { parent } = await someYear();
    const pdf = await read(parent, path(parent, 2026, 'it/'));
    for (const part of [
      'Riepilogo dei pagamenti 2026',
      'Nel bosco · Zweite it 22.06.2026 – 26.06.2026 Mia Größl 80,50 € 40,00 € 40,50 €',
      '07.03.2026 Contanti · Rimborso -10,00 €',
      'Ricevuto 170,00 €',
      'Rimborsato -10,00 €',
      'Riporto al 2027 -40,50 €',
      'Da pagare oggi: come pagare Importo 40,50 €',
      'L’anno 2026: costi 200,50 €, pagato 160,00 €. Oggi sono da pagare 40,50 €.',
    ])
      expect(pdf.text.join(' ')).toContain(part);
    expect(pdf.language).toBe('it');
  });

  it('says how much credit was used and how much there is, with what is paid above a price', async () => {
    const { parent, personId, register, paid } = await someFamily();
    const [one, two] = [await register('Erste'), await register('Zweite', { price: 1_000 })];
    await paid('2026-03-01', one, 12_000);
    await move(app, { from: { registrationId: one }, to: { personId }, amount: 5_000 });
    await move(app, { from: { personId }, to: { registrationId: two }, amount: 1_300 });
    await book(app, { date: '2026-03-02', personId, shares: [{ personId, amount: -700 }] });
    const page = await text(parent, path(parent));
    expect(page).toContain('verwendetes Guthaben 13,00 €');
    expect(page).toContain('Guthaben heute 33,00 €');
    expect(page).toContain('Summe 130,00 € 83,00 € 50,00 €');
  });

  it('has the weeks that start and the payments that come in the year', async () => {
    const { parent, register, paid } = await someFamily();
    const next = await register('Nächstes Jahr', {}, { from: '2027-06-14', to: '2027-06-18' });
    await paid('2026-12-31', next, 2_000);
    const first = await text(parent, path(parent, 2026));
    expect(first).toContain('31.12.2026 Überweisung 20,00 €');
    expect(first).not.toContain('Nächstes Jahr');
    const second = await text(parent, path(parent, 2027));
    expect(second).toMatch(/Nächstes Jahr.*120,00 € 20,00 € 100,00 €/);
    expect(second).not.toContain('31.12.2026');
    expect(await status(parent, path(parent, 2025))).toBe(404);
  });

  it('charges the parent who pays, not the other one', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const child = await someChild(app, [mother, father]);
    const week = await someWeek(app, await someCourse(app));
    await someRegistration(app, child, week, { ...UNPAID, booked_by: father.id });
    expect(await status(mother, path(mother))).toBe(404);
    expect(await text(father, path(father))).toContain('Anmeldungen und Abmeldegebühren -120,00 €');
    expect(await status(mother, path(father))).toBe(404);
  });

  it('adds up from year to year, also where a week of the next year is paid ahead', async () => {
    const { parent, personId, register, paid } = await someFamily();
    const one = await register('Erste', { price: 17_328 });
    const next = await register('Zweite', { price: 2_672 }, { from: '2027-06-14', to: '2027-06-18' });
    const id = await paid('2026-02-27', one, 20_000);
    expect(id).toEqual(expect.any(Number));
    await move(app, { from: { registrationId: one }, to: { personId }, amount: 2_672 });
    await move(app, { from: { personId }, to: { registrationId: next }, amount: 2_672 });
    const first = await text(parent, path(parent, 2026));
    for (const part of [
      'Übertrag aus 2025 0,00 €',
      'Eingegangen 200,00 €',
      'Ausbezahlt 0,00 €',
      'Anmeldungen und Abmeldegebühren -173,28 €',
      'Übertrag auf 2027 26,72 €',
    ])
      expect(first).toContain(part);
    const second = await text(parent, path(parent, 2027));
    for (const part of [
      'Übertrag aus 2026 26,72 €',
      'Eingegangen 0,00 €',
      'Anmeldungen und Abmeldegebühren -26,72 €',
      'Übertrag auf 2028 0,00 €',
      'Kosten 26,72 €, bezahlt 0,00 €. Schon vorher bezahlt: 26,72 €. Heute ist nichts zu zahlen.',
    ])
      expect(second).toContain(part);
    expect(first).not.toContain('Schon vorher');
  });

  it('has of a payment for two families the part that is for this one', async () => {
    const [mine, theirs] = [await someFamily(), await someFamily()];
    const [one, two] = [await mine.register('Erste'), await theirs.register('Zweite')];
    const shares = [
      { registrationId: one, amount: 5_000 },
      { registrationId: two, amount: 3_000 },
    ];
    await book(app, { date: '2026-02-27', personId: mine.personId, shares });
    expect(await text(mine.parent, path(mine.parent))).toContain('Eingegangen 50,00 €');
    expect(await text(theirs.parent, path(theirs.parent))).toContain('Eingegangen 30,00 €');
  });

  it('says how to pay what is open today, of every year, once for each account', async () => {
    const { parent, personId, child, register } = await someFamily();
    await register('Erste');
    const next = await someCourse(app, { name: 'Zirkus', from: '2027-06-01', to: '2027-08-31' });
    const week = await someWeek(app, next, { from: '2027-07-05', to: '2027-07-09' });
    await someRegistration(app, child, week, { ...UNPAID, booked_by: parent.id });
    const other = await someCourse(app, { name: 'Seewoche', bank_iban: 'DE02120300000000202051' });
    const elsewhere = await someWeek(app, other, { from: '2026-08-03', to: '2026-08-07', price: 8_000 });
    await someRegistration(app, child, elsewhere, { ...UNPAID, price: 8_000, booked_by: parent.id });
    const page = await text(parent, path(parent));
    expect(page).toContain('Heute offen: so bezahlen Sie');
    const grouped = (courseId: number | null) => inGroupsOfFour(paymentReference({ courseId, personId }));
    expect(page).toMatch(/Betrag 240,00 € Für Waldwochen \(2026\), Zirkus \(20\d\d\)/);
    expect(page).toContain(`Referenz ${grouped(null)}`);
    expect(page).toMatch(/Betrag 80,00 € Für Seewoche \(2026\)/);
    expect(page).toContain(`Referenz ${grouped(other.id)}`);
    expect(page).toContain('DE02 1203 0000 0000 2020 51');
    const later = await text(parent, path(parent, 2027));
    expect(later).toContain('Von vorher noch offen: 200,00 €. Heute sind 320,00 € zu zahlen.');
  });

  it('says nothing of how to pay where nothing is open', async () => {
    const { parent, register, paid } = await someFamily();
    const id = await register('Erste');
    await paid('2026-03-01', id, 12_000);
    expect(await text(parent, path(parent))).not.toContain('Heute offen');
  });

  it('is for the parent and for holders of the permission', async () => {
    const { parent, register } = await someFamily();
    await register('Erste');
    const other: Parent = await someParent(app);
    const office = await someStaff(app, ['payment.index']);
    const leader = await someStaff(app, ['peopleCourseWeekRegistration.index', 'payment.update']);
    expect(await status(office, path(parent))).toBe(200);
    expect(await status(leader, path(parent))).toBe(404);
    expect(await status(other, path(parent))).toBe(404);
    await app.as(parent).get(path(parent, 1926)).expect(404);
    await app.http().get(path(parent)).expect(401);
    const { headers } = await openDocument(app, parent, path(parent, 2026, 'it/'));
    expect(headers['content-disposition']).toBe(
      'attachment; filename=Riepilogo-dei-pagamenti_2026_Rossi-Eva.pdf',
    );
    expect(headers['cache-control']).toBe('no-store');
  });
});
