import { PdfPrinter, PRINTER_LIMITS } from '../../src/platform/documents/pdf-printer.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { readPdf } from './support/pdf.js';

let app: TestApp;
let printer: PdfPrinter;
beforeAll(async () => {
  app = await createTestApp();
  printer = app.app.get(PdfPrinter);
});
afterEach(() => {
  printer.limits = PRINTER_LIMITS;
});
afterAll(() => app.close());

const page = (text: string) => `<!doctype html><html lang="de"><title>t</title><p>${text}</p></html>`;
const printed = async (text: string) => (await readPdf(await printer.print(page(text)))).text.join(' ');

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) throw new Error('there is no browser');
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A page whose layout takes longer than any test is willing to wait. */
const endless = page('<b>x </b>'.repeat(300_000));

it('starts no browser before there is something to print', async () => {
  const own = await createTestApp();
  expect(await own.app.get(PdfPrinter).process()).toBeUndefined();
  await own.close();
});

it('prints each document for itself, however many come at once', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `Dokument ${index}.`);
  expect((await Promise.all(texts.map(printed))).map((text) => text.trim())).toEqual(texts);
});

it('uses one browser, and keeps pages only for a while', async () => {
  await printed('a');
  const pid = await printer.process();
  printer.limits = { ...PRINTER_LIMITS, jobsPerPage: 2 };
  for (const text of ['b', 'c', 'd', 'e', 'f']) expect(await printed(text)).toContain(text);
  expect(await printer.process()).toBe(pid);
});

it('starts the browser again when it died, and prints what it was printing', async () => {
  await printed('before');
  const before = await printer.process();
  const under = Array.from({ length: 6 }, (_, index) => printed(`unter ${index}`));
  process.kill(before ?? -1, 'SIGKILL');
  expect((await Promise.all(under)).map((text) => text.trim())).toEqual(
    Array.from({ length: 6 }, (_, index) => `unter ${index}`),
  );
  const after = await printer.process();
  expect([after === before, isRunning(after), isRunning(before)]).toEqual([false, true, false]);
});

it('gives up a document that takes too long, and prints the next', async () => {
  await printed('warm');
  printer.limits = { ...PRINTER_LIMITS, jobMs: 150 };
  await expect(printer.print(endless)).rejects.toMatchObject({
    code: 'busy',
    options: { retryAfterSeconds: 10 },
  });
  printer.limits = PRINTER_LIMITS;
  expect(await printed('next')).toContain('next');
});

it('turns away what would have to wait too long', async () => {
  await printed('warm');
  printer.limits = { ...PRINTER_LIMITS, pages: 1, queue: 2 };
  const answers = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(printed));
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect((answers[4] as PromiseRejectedResult).reason).toMatchObject({ code: 'busy', status: 503 });
  expect(await printed('free again')).toContain('free again');
});

it('stops the browser when nothing is printed, and starts it for the next document', async () => {
  await printed('a');
  const pid = await printer.process();
  printer.limits = { ...PRINTER_LIMITS, idleMs: 50 };
  await printed('still the same');
  await eventually(() => !isRunning(pid));
  expect(await printed('b')).toContain('b');
  expect(await printer.process()).not.toBe(pid);
});

it('leaves no browser behind when the app ends', async () => {
  const own = await createTestApp();
  const other = own.app.get(PdfPrinter);
  await other.print(page('a'));
  const pid = await other.process();
  expect(isRunning(pid)).toBe(true);
  await own.close();
  await eventually(() => !isRunning(pid));
  await expect(other.print(page('late'))).rejects.toMatchObject({ code: 'busy' });
});
