import { fromBufferPromise } from 'yauzl';
import type { MyFamily, PaymentDocuments, ReceiptRecord } from '@feria/shared';
import { DOCUMENT } from '@feria/shared/document-routes';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ReceiptEntity } from '../../../src/model/ledger/receipt.entity.js';
import { forgetReceipts } from '../../../src/money/receipts/forget-receipts.js';
import { book, createQuietApp, office, someFamily, travel } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someParent, someStaff, someWeek } from '../../support/builders.js';
import { openDocument } from '../documents/support/paid.js';
import { readPdf } from '../documents/support/pdf.js';
import { readXlsx, values } from '../documents/support/xlsx.js';
import { edit } from '../payments/support.js';
import {
  makeReceipts,
  setOption,
  someOrganiser,
  somePaid,
  tryCancel,
  tryMake,
  tryReverse,
} from './support.js';

/* Receipts as PDF, ZIP file and spreadsheet (product/money.md#receipts). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
  await someOrganiser(app);
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

async function pdfOf(id: number) {
  const answer = await openDocument(app, await office(app), DOCUMENT.receipt(id));
  expect(answer.status).toBe(200);
  return { answer, pdf: await readPdf(answer.body as Buffer) };
}

const textOf = async (id: number): Promise<string> => (await pdfOf(id)).pdf.text.join(' ');

async function someReceipt(lang: 'de' | 'it' = 'de', amount = 500) {
  const { parent, children } = await someFamily(app, 1, lang);
  const course = await someCourse(app, { name: 'Sommer', name_it: 'Estate' });
  const week = await someWeek(app, course, { name: 'Woche 1', name_it: 'Settimana 1' });
  const { registrations } = await book(app, parent, children, week);
  const shares = [{ registration_id: registrations[0]!.id, amount: 120 }];
  const payment = await somePaid(app, parent, amount, { method: 'bank', shares });
  const [receipt] = await makeReceipts(app, [payment]);
  return { parent, payment, receipt: receipt!, id: registrations[0]!.id! };
}

describe('the PDF of a receipt', () => {
  it.each([
    [
      'de',
      [
        'Quittung Nr. 2026/',
        'Jugenddienst Bozen',
        'Steuernummer: 94012345678',
        'Bozen, 02.03.2026',
        'Erhalten von Eva Rossi Lauben 1 39100 Bozen',
        '500,00 €',
        'Überweisung am 27.02.2026',
        'Sommer Woche 1',
        'Guthaben 380,00 €',
        'Stempelsteuer von 2,00 €',
      ],
    ],
    [
      'it',
      [
        'Ricevuta n. 2026/',
        'Servizio Giovani Bolzano',
        'Codice fiscale: 94012345678',
        'Bolzano, 02.03.2026',
        'Ricevuto da Eva Rossi Lauben 1 39100 Bozen',
        'Bonifico, 27.02.2026',
        'Estate Settimana 1',
        'Credito 380,00 €',
        'Imposta di bollo di 2,00 €',
      ],
    ],
  ] as const)('says in %s all that an accountant asks for', async (lang, expected) => {
    const { receipt } = await someReceipt(lang);
    const { answer, pdf } = await pdfOf(receipt.id);
    const text = pdf.text.join(' ');
    for (const words of expected) expect(text).toContain(words);
    expect([pdf.pages, pdf.language, pdf.isTagged]).toEqual([1, lang, true]);
    expect(answer.headers['content-disposition']).toContain(receipt.number.replace('/', '-'));
    expect(text).not.toContain('Feria');
  });

  it('is made of what was stored: the same words after everything else has changed', async () => {
    const { parent, receipt } = await someReceipt();
    const before = await textOf(receipt.id);
    const { manager } = app.dataSource;
    await manager.update(ParentEntity, { id: parent.personId }, { last_name: 'Neu', address: 'Weg 9' });
    await setOption(app, 'payment_address', '<p>Anders<br>Gasse 1</p>');
    await setOption(app, 'organiser_tax', '1');
    await setOption(app, 'payment_place', 'Meran');
    await setOption(app, 'receipt_exemption', 'Befreit');
    await travel(app, '2026-05-02T09:00:00Z');
    const after = await textOf(receipt.id);
    await someOrganiser(app);
    await setOption(app, 'payment_place', 'Bozen');
    await setOption(app, 'receipt_exemption', null);
    expect(after).toBe(before);
  });

  it('is printed also while the organiser is a placeholder again: a receipt that was made keeps its own', async () => {
    const { receipt } = await someReceipt();
    const before = await textOf(receipt.id);
    await setOption(app, 'payment_address', '<p>Name und Anschrift des Veranstalters</p>');
    await setOption(app, 'organiser_tax', null);
    const after = await textOf(receipt.id);
    const payment = await somePaid(app, await someParent(app), 10);
    const refused = await tryMake(app, [payment]);
    await someOrganiser(app);
    expect([after, refused.status]).toEqual([before, 422]);
  });

  it.each([
    ['de', 'Grund: Die Zahlung wurde mit einem anderen Tag gebucht.'],
    ['it', 'Motivo: Il pagamento è stato registrato con un’altra data.'],
  ] as const)('says in %s that its payment was booked with another day', async (lang, words) => {
    const { receipt, id } = await someReceipt(lang, 120);
    await edit(app, id, { payed_amount: 120, payed_at: '2026-02-25' });
    expect(await textOf(receipt.id)).toContain(words);
  });

  it('says that it is cancelled, when and why', async () => {
    const german = await someReceipt();
    await tryCancel(app, german.receipt.id, 'Adresse falsch');
    const text = await textOf(german.receipt.id);
    expect(text).toContain('Storniert am 02.03.2026');
    expect(text).toContain('Grund: Adresse falsch');
    const [again] = await makeReceipts(app, [german.payment]);
    expect(await textOf(again!.id)).toContain(
      `Ersetzt die stornierte Quittung Nr. ${german.receipt.number}.`,
    );
    const italian = await someReceipt('it', 120);
    await tryReverse(app, italian.payment, 'Doppio');
    const cancelled = await textOf(italian.receipt.id);
    expect(cancelled).toContain('Annullata il 02.03.2026');
    expect(cancelled).toContain('Motivo: Il pagamento è stato stornato. Doppio');
  });

  it('takes names for words, whatever they are', async () => {
    const hostile = `<b>Hans</b> "O'Neil" {{title}} $& </style><script>alert(1)</script> ${'Ä'.repeat(150)}`;
    const { parent, child } = await someFamily(app);
    const { manager } = app.dataSource;
    await manager.update(ParentEntity, { id: parent.personId }, { last_name: hostile, address: hostile });
    await manager.update(ChildEntity, { id: child.id }, { last_name: hostile });
    const course = await someCourse(app, { name: hostile.slice(0, 200) });
    const { registrations } = await book(app, parent, child, await someWeek(app, course));
    const shares = [{ registration_id: registrations[0]!.id, amount: 120 }];
    const [receipt] = await makeReceipts(app, [await somePaid(app, parent, 120, { shares })]);
    await tryCancel(app, receipt!.id, hostile.slice(0, 180));
    const { pdf } = await pdfOf(receipt!.id);
    const text = pdf.text.join(' ').replace(/\s+/g, '');
    expect(text).toContain(`Eva${hostile}`.replace(/\s+/g, '').slice(0, 60));
    expect(text).toContain(`<b>Hans</b>"O'Neil"{{title}}$&`);
    expect(pdf.links).toEqual([]);
  });

  it('is there for the parent who paid and for the office, and for nobody else', async () => {
    const { parent, receipt } = await someReceipt();
    const path = DOCUMENT.receipt(receipt.id);
    expect((await openDocument(app, parent, path)).status).toBe(200);
    expect((await openDocument(app, await someParent(app), path)).status).toBe(404);
    expect((await openDocument(app, parent, DOCUMENT.receipts)).status).toBe(403);
    const { body } = await app.as(parent).get('/api/my-family/payment-documents').expect(200);
    const { id, number, date, amount, state, lang } = receipt;
    expect((body.data as PaymentDocuments).receipts).toEqual([{ id, number, date, amount, state, lang }]);
    expect((body.data as MyFamily & PaymentDocuments).years.length).toBeGreaterThan(0);
  });

  it('says that the data are erased once the family is', async () => {
    const { parent, receipt } = await someReceipt();
    await forgetReceipts(app.dataSource.manager, { personIds: [parent.personId] });
    const reader = await someStaff(app, ['payment.index']);
    const answer = await openDocument(app, reader, DOCUMENT.receipt(receipt.id));
    const text = (await readPdf(answer.body as Buffer)).text.join(' ');
    expect(text).toContain('Daten gelöscht');
    expect(text).toContain('500,00 €');
    expect(text).not.toContain('Rossi');
  });
});

describe('several receipts', () => {
  let made: ReceiptRecord[];
  let filters: string[];
  beforeAll(async () => {
    await travel(app, '2026-03-02T09:00:00Z');
    const parent = await someParent(app);
    const ids = [];
    for (let euros = 1; euros <= 4; euros += 1) ids.push(await somePaid(app, parent, euros + 0.1));
    made = await makeReceipts(app, ids);
    await tryCancel(app, made[1]!.id);
    filters = [`person_id|${parent.personId}`];
  });

  it('are one PDF, each on a page of its own, in the order of their numbers', async () => {
    const answer = await openDocument(app, await office(app), DOCUMENT.receipts, { filters });
    expect(answer.status).toBe(200);
    const { pages, text } = await readPdf(answer.body as Buffer);
    expect(pages).toBe(4);
    made.forEach(({ number }, index) => expect(text[index]).toContain(number));
    const chosen = made.slice(2).map(({ id }) => `id|${id}`);
    const two = await openDocument(app, await office(app), DOCUMENT.receipts, { filters: chosen });
    expect((await readPdf(two.body as Buffer)).pages).toBe(2);
    const none = await openDocument(app, await office(app), DOCUMENT.receipts, { filters: ['year|2020'] });
    expect(none.status).toBe(404);
  });

  it('are a spreadsheet whose sums balance: issued is cancelled and valid', async () => {
    const answer = await openDocument(app, await office(app), `${DOCUMENT.receipts}/xlsx`, { filters });
    expect(answer.status).toBe(200);
    const [sheet] = readXlsx(answer.body as Buffer);
    const rows = values(sheet);
    expect(rows.map((row) => [row.Nummer, row.Ausgestellt, row.Storniert, row['Gültig']])).toEqual([
      [made[0]!.number, 1.1, 0, 1.1],
      [made[1]!.number, 2.1, 2.1, 0],
      [made[2]!.number, 3.1, 0, 3.1],
      [made[3]!.number, 4.1, 0, 4.1],
      ['Summe', 10.4, 2.1, 8.3],
    ]);
    expect(rows[1]).toMatchObject({ 'Grund der Stornierung': 'Adresse falsch', 'Bezahlt von': 'Eva Rossi' });
  });

  it('are a ZIP file where they are too many for one PDF', async () => {
    const { manager } = app.dataSource;
    const parent = await someParent(app);
    const ids = [];
    for (let index = 0; index < 101; index += 1) ids.push(await somePaid(app, parent, 5));
    await makeReceipts(app, ids.slice(0, 100));
    await makeReceipts(app, ids.slice(100));
    const own = { filters: [`person_id|${parent.personId}`] };
    const refused = await openDocument(app, await office(app), DOCUMENT.receipts, own);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining('höchstens 100 Quittungen'),
    ]);
    const answer = await openDocument(app, await office(app), `${DOCUMENT.receipts}/zip`, own);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const zip = await fromBufferPromise(answer.body as Buffer, { lazyEntries: true });
    const pages: [string, number][] = [];
    for await (const entry of zip.eachEntry()) {
      const parts: Buffer[] = [];
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
      pages.push([entry.fileName, (await readPdf(Buffer.concat(parts))).pages]);
    }
    expect(pages.map(([, count]) => count)).toEqual([100, 1]);
    expect(pages[0]![0]).toMatch(/^Quittungen_2026-\d{6}_2026-\d{6}\.pdf$/);
    expect(await manager.countBy(ReceiptEntity, { person_id: parent.personId })).toBe(101);
  });
});
