import { PdfPrinter } from '../../../src/core/pdf/pdf-printer.js';
import { createTestApp, PATIENT_PRINTER, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { openDocument, someRegistration } from './support/paid.js';
import { someOrganiser } from '../receipts/support.js';

/* Whose document comes first when many ask at once (product/office.md#documents). */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await someOrganiser(app);
});
afterAll(() => app.close());

/** One page, and so many documents of an account. */
function limitTo(queueOfAccount: number): void {
  app.app.get(PdfPrinter).limits = { ...PATIENT_PRINTER, pages: 1, queueOfAccount };
}

async function somePaidWeek() {
  const parent = await someParent(app);
  const child = await someChild(app, parent);
  const course = await someCourse(app);
  await someRegistration(app, child, await someWeek(app, course));
  return { parent, path: `/confirmation/${course.id}/${child.id}/` };
}

it('one account that asks for many documents keeps neither the office nor other families waiting', async () => {
  limitTo(40);
  const [one, other] = [await somePaidWeek(), await somePaidWeek()];
  const office = await someStaff(app, 'Office');
  const answered: string[] = [];
  const ask = async (name: string, who: Staff, path: string): Promise<number> => {
    const { status } = await openDocument(app, who, path);
    if (status === 200) answered.push(name);
    return status;
  };
  const many = Array.from({ length: 30 }, () => ask('one', one.parent, one.path));
  // Once the first is printed, the others wait.
  await many[0];
  const [family, staff] = await Promise.all([
    ask('other', other.parent, other.path),
    ask('office', office, one.path),
  ]);
  expect([family, staff]).toEqual([200, 200]);
  await Promise.all(many);
  const place = (name: string): number => answered.indexOf(name);
  expect(place('other')).toBeLessThan(answered.lastIndexOf('one'));
  expect(place('office')).toBeLessThan(answered.lastIndexOf('one'));
});

it('refuses what one account asks for beyond its part, and says when to try again', async () => {
  limitTo(6);
  const { parent, path } = await somePaidWeek();
  const answers = await Promise.all(Array.from({ length: 12 }, () => openDocument(app, parent, path)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers['retry-after']).toBe('10');
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
  await openDocument(app, parent, path).then(({ status }) => expect(status).toBe(200));
});
