import { writeFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { openDocument, someRegistration } from '../documents/support/paid.js';
import { readXlsx, serial, values, type ReadSheet } from '../documents/support/xlsx.js';
import { book, move } from './support/book.js';

const PATH = '/export/journal';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const UNPAID = { payed_amount: 0, payed_at: null };

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, ['payment.index', 'peopleCourseWeekRegistration.update']);
});
afterEach(async () => {
  for (const table of ['payment_share', 'payment_note', 'payment'])
    await app.dataSource.query(`DELETE FROM ${table}`);
  await app.dataSource.query('UPDATE registration SET payed_amount = 0, payed_at = NULL');
});
afterAll(() => app.close());

async function download(query: Record<string, string> = YEAR): Promise<Buffer> {
  const answer = await openDocument(app, office, PATH, query);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  if (process.env.KEEP_XLSX) writeFileSync(process.env.KEEP_XLSX, answer.body as Buffer);
  return answer.body as Buffer;
}

async function journal(query: Record<string, string> = YEAR): Promise<ReadSheet> {
  const sheets = readXlsx(await download(query));
  expect(sheets).toHaveLength(1);
  return sheets[0] as ReadSheet;
}

async function someBooked(names: { course?: string; week?: string } = {}) {
  const parent = await someParent(app);
  const child = await someChild(app, parent);
  const course = await someCourse(app, { name: names.course ?? 'Seewoche', name_it: 'Al lago' });
  const week = await someWeek(app, course, { name: names.week ?? 'Erste', name_it: 'Prima' });
  const registration = await someRegistration(app, child, week, UNPAID);
  return { parent, child, course, registration };
}

describe('the journal of payments', () => {
  it('has a row for each share, with real dates and amounts, and their sum', async () => {
    const { parent, child, registration } = await someBooked();
    const id = await book(
      app,
      {
        date: '2026-03-01',
        method: 'cash',
        personId: parent.personId,
        payer: 'Oma Rossi',
        reference: 'RF12 3',
        note: 'am Schalter',
        shares: [
          { registrationId: registration.id, amount: 12_000 },
          { personId: parent.personId, amount: 3_050 },
        ],
      },
      office.id,
    );
    const sheet = await journal();
    expect(values(sheet)).toEqual([
      {
        'Zahlung Nr.': id,
        Datum: serial('2026-03-01T00:00:00'),
        'Gebucht am': expect.any(Number),
        Zahlungsart: 'Bar',
        'Eingezahlt von': 'Oma Rossi',
        Elternteil: 'Rossi Eva',
        Verwendungszweck: 'RF12 3',
        Notiz: 'am Schalter',
        Kind: `Rossi ${child.first_name}`,
        Projekt: 'Seewoche',
        Woche: 'Erste',
        Betrag: 120,
        'Gebucht von': 'Staff',
      },
      expect.objectContaining({ 'Zahlung Nr.': id, Woche: 'Guthaben', Betrag: 30.5 }),
      { 'Zahlung Nr.': 'Summe', Betrag: 150.5 },
    ]);
    const [first = {}] = sheet.rows;
    expect([first.Datum?.t, first.Datum?.z]).toEqual(['n', 'dd.mm.yyyy']);
    expect([first.Betrag?.t, first.Betrag?.z]).toEqual(['n', '#,##0.00 "€"']);
    expect(Number(first['Gebucht am']?.v)).toBeCloseTo(serial('2026-03-02T09:00:00'), 0);
    expect(sheet.rows[1]?.Kind).toBeUndefined();
  });

  it('is read by another program with the same cells, a head that stays and a filter that leaves out the sum', async () => {
    const { parent, registration } = await someBooked();
    await book(app, {
      date: '2026-03-01',
      personId: parent.personId,
      shares: [{ registrationId: registration.id, amount: 12_000 }],
    });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await download()) as never);
    const [sheet] = workbook.worksheets;
    expect(sheet?.getCell('B2').value).toEqual(new Date('2026-03-01T00:00:00Z'));
    expect([sheet?.getCell('L2').value, sheet?.getCell('L3').value]).toEqual([120, 120]);
    expect(sheet?.getCell('L3').font.bold).toBe(true);
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet?.autoFilter).toBe('A1:N2');
  });

  it('is in Italian too', async () => {
    const { parent, registration } = await someBooked();
    await book(app, {
      date: '2026-03-01',
      personId: parent.personId,
      shares: [{ registrationId: registration.id, amount: 12_000 }],
    });
    expect(values(await journal({ ...YEAR, lang: 'it' }))).toEqual([
      expect.objectContaining({
        Modalità: 'Bonifico',
        Progetto: 'Al lago',
        Settimana: 'Prima',
        Importo: 120,
      }),
      { 'Pagamento n.': 'Totale', Importo: 120 },
    ]);
  });

  it('has the payments of the days asked for, the newest last', async () => {
    const { parent } = await someBooked();
    const on = (date: string, amount: number) =>
      book(app, { date, personId: parent.personId, shares: [{ personId: parent.personId, amount }] });
    await on('2026-04-01', 400);
    await on('2026-03-31', 300);
    await on('2026-03-01', 100);
    await on('2026-02-28', 50);
    await on('2026-03-01', 200);
    const amounts = values(await journal({ from: '2026-03-01', to: '2026-03-31' })).map((row) => row.Betrag);
    expect(amounts).toEqual([1, 2, 3, 6]);
  });

  it('adds up with refunds, with what was taken back, and with money that became credit', async () => {
    const { parent, registration } = await someBooked();
    const { personId } = parent;
    const toWeek = (amount: number) => [{ registrationId: registration.id, amount }];
    const date = '2026-03-01';
    await book(app, { date, personId, shares: toWeek(12_000) });
    const wrong = await book(app, { date, method: 'cash', personId, shares: toWeek(1) });
    await book(app, { date, method: 'cash', personId, shares: toWeek(-1), reversesId: wrong });
    await book(app, { date, personId, shares: toWeek(-2_000) });
    await move(app, { from: { registrationId: registration.id }, to: { personId }, amount: 5_000 });
    const rows = values(await journal());
    expect(rows.map((row) => [row.Betrag, row.Woche, row['Storno von Nr.']])).toEqual([
      [120, 'Erste', undefined],
      [0.01, 'Erste', undefined],
      [-0.01, 'Erste', wrong],
      [-20, 'Erste', undefined],
      // On the day on which it was moved.
      [-50, 'Erste', undefined],
      [50, 'Guthaben', undefined],
      [100, undefined, undefined],
    ]);
    const [{ sum }] = await app.dataSource.query<[{ sum: number }]>('SELECT SUM(amount) AS sum FROM payment');
    expect(rows.at(-1)?.Betrag).toBe(Number(sum) / 100);
  });

  it('says for what a payment was after the registration was removed', async () => {
    const { parent, child, registration } = await someBooked({ course: 'Abgesagt' });
    await book(app, {
      date: '2026-03-01',
      personId: parent.personId,
      shares: [{ registrationId: registration.id, amount: 4_000 }],
    });
    await app.as(office).delete(`/api/peopleCourseWeekRegistration/${registration.id}`).expect(200);
    const rows = values(await journal());
    expect(rows.map((row) => [row.Kind, row.Projekt, row.Woche, row.Betrag])).toEqual([
      [`Rossi ${child.first_name}`, 'Abgesagt', 'Erste', 40],
      [`Rossi ${child.first_name}`, 'Abgesagt', 'Erste', -40],
      [undefined, undefined, 'Guthaben', 40],
      [undefined, undefined, undefined, 40],
    ]);
  });

  it('keeps text that looks like a formula as text', async () => {
    const { parent, registration } = await someBooked({ course: '@SUM(1+1)', week: '-2+3' });
    await app.dataSource.manager.update(UserEntity, { id: office.id }, { name: '=1+1' });
    await book(
      app,
      {
        date: '2026-03-01',
        personId: parent.personId,
        payer: '=HYPERLINK("http://evil.example";"x")',
        reference: '+1',
        note: '-1',
        shares: [{ registrationId: registration.id, amount: 100 }],
      },
      office.id,
    );
    const sheet = await journal();
    const [row = {}] = sheet.rows;
    for (const [head, text] of [
      ['Eingezahlt von', '=HYPERLINK("http://evil.example";"x")'],
      ['Verwendungszweck', '+1'],
      ['Notiz', '-1'],
      ['Projekt', '@SUM(1+1)'],
      ['Woche', '-2+3'],
      ['Gebucht von', '=1+1'],
    ] as const)
      expect([row[head]?.t, row[head]?.v, row[head]?.f]).toEqual(['s', text, undefined]);
    expect(sheet.xml).not.toMatch(/<f[ >]/);
    await app.dataSource.manager.update(UserEntity, { id: office.id }, { name: 'Staff' });
  });

  it('goes on where a page ends, also between the shares of a payment', async () => {
    const { parent } = await someBooked();
    const { personId } = parent;
    const shares = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ personId, amount: index + 1 }));
    await book(app, { date: '2026-05-01', personId, shares: shares(3) });
    await book(app, { date: '2026-04-01', personId, shares: shares(999) });
    await book(app, { date: '2026-05-01', personId, shares: shares(1_200) });
    const rows = values(await journal());
    expect(rows).toHaveLength(999 + 3 + 1_200 + 1);
    expect(rows.at(-1)?.Betrag).toBe((499_500 + 6 + 720_600) / 100);
  });

  it('needs as many statements for many rows as for few', async () => {
    const statements = () =>
      app.countStatements(() => app.as(office).get(PATH).query(YEAR).buffer(true).expect(200));
    const some = async () => {
      const { parent, registration } = await someBooked();
      await book(app, {
        date: '2026-03-01',
        personId: parent.personId,
        shares: [{ registrationId: registration.id, amount: 100 }],
      });
      await app.as(office).delete(`/api/peopleCourseWeekRegistration/${registration.id}`).expect(200);
    };
    await some();
    const few = (await statements()).length;
    for (let count = 0; count < 10; count += 1) await some();
    expect((await statements()).length).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
  });

  it('is empty but for the sum where nothing was paid', async () => {
    expect(values(await journal())).toEqual([{ 'Zahlung Nr.': 'Summe', Betrag: 0 }]);
  });

  it.each([
    [{}, ['from', 'to']],
    [{ from: '2026-01-01' }, ['to']],
    [{ from: '2026-13-01', to: 'x' }, ['from', 'to']],
    [{ from: '2026-02-01', to: '2026-01-31' }, ['to']],
  ] as [Record<string, string>, string[]][])(
    'refuses other days than real ones: %j',
    async (query, fields) => {
      const refused = await openDocument(app, office, PATH, query);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, fields]);
    },
  );

  it('is for holders of the permission, as a file kept by no cache', async () => {
    const other = await someStaff(app, ['peopleCourseWeekRegistration.update', 'payment.update']);
    expect((await openDocument(app, other, PATH, YEAR)).status).toBe(403);
    expect((await openDocument(app, await someParent(app), PATH, YEAR)).status).toBe(403);
    await app.http().get(PATH).query(YEAR).expect(401);
    const { headers } = await openDocument(app, office, PATH, YEAR);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename=Zahlungsjournal_2026-01-01_2026-12-31.xlsx',
      'cache-control': 'no-store',
    });
  });
});
