import { DOCUMENT } from '@feria/shared/document-routes';
import { PdfPrinter } from '../../../src/core/pdf/pdf-printer.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someCourse, someParent, someWeek, type Parent } from '../../support/builders.js';
import { settleAll } from '../../support/pay.js';
import { office } from '../../registrations/support/book.js';
import { openDocument, someRegistration } from '../documents/support/paid.js';
import { readPdf } from '../documents/support/pdf.js';
import { someOrganiser, someReceipt } from '../receipts/support.js';
import { book } from './support/book.js';

/* The last page of a document has more on it than its number, and the pictures of the organiser stand below a text. */

let app: TestApp;
let printer: PdfPrinter;
let parent: Parent;

const DOCUMENTS = ['statement', 'tax confirmation', 'confirmation', 'receipt'] as const;
let addresses: Record<(typeof DOCUMENTS)[number], string>;
beforeAll(async () => {
  app = await createTestApp();
  printer = app.app.get(PdfPrinter);
  await someOrganiser(app);
  parent = await someParent(app);
  const child = await someChild(app, parent);
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  const unpaid = { payed_amount: 0, payed_at: null, booked_by: parent.id };
  const { id: registrationId } = await someRegistration(app, child, week, unpaid);
  const { personId } = parent;
  await book(app, { date: '2026-03-01', personId, shares: [{ registrationId, amount: 12_000 }] });
  addresses = {
    statement: `/export/statement/${personId}/2026/`,
    'tax confirmation': `/export/tax-confirmation/${child.id}/2026/`,
    confirmation: `/confirmation/${course.id}/${child.id}/`,
    receipt: DOCUMENT.receipt(await someReceipt(app, parent)),
  };
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await settleAll(app);
  await app.close();
});

const PICTURE = `<img src="data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60"/></svg>',
)}" alt="">`;

/** What is printed for an address. */
async function pageOf(address: string): Promise<string> {
  const print = jest.spyOn(printer, 'print');
  const { status } = await openDocument(app, await office(app), address);
  expect(status).toBe(200);
  return print.mock.lastCall?.[0] ?? '';
}

/** The texts of the pages without what stands on each of them, with so many pixels more above the text. */
async function textsOf(html: string, height: number): Promise<string[]> {
  const taller = html
    .replace('<main>', `<main><div style="height: ${height}px"></div>`)
    .replace(/content: '[^']+'/g, "content: ''");
  const { text } = await readPdf(await printer.print(taller));
  return text.map((page, index) => page.replace(`${index + 1} / ${text.length}`, '').trim());
}

/** The least height at which the document no longer fits on one page. */
async function firstTooHigh(html: string): Promise<number> {
  let [fits, over] = [0, 1_100];
  while (over - fits > 1) {
    const height = Math.floor((fits + over) / 2);
    if ((await textsOf(html, height)).length > 1) over = height;
    else fits = height;
  }
  return over;
}

describe.each(DOCUMENTS)('a %s', (document) => {
  it.each([
    ['without pictures', ''],
    ['with pictures', `<footer>${PICTURE}</footer>`],
  ])('%s has a text on its second page, from the first row on that does not fit', async (_, footer) => {
    const html = (await pageOf(addresses[document])).replace(/<footer>.*<\/footer>/s, '');
    const whole = html.replace('</main>', `</main>${footer}`);
    const height = await firstTooHigh(whole);
    for (const more of [0, 3, 12, 40]) expect((await textsOf(whole, height + more))[1]).not.toBe('');
  });
});
