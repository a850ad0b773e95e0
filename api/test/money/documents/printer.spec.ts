import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../../src/core/pdf/find-chromium.mjs';
import { PdfPrinter } from '../../../src/core/pdf/pdf-printer.js';
import { createTestApp, PATIENT_PRINTER, type TestApp } from '../../support/app.js';
import { readPdf } from './support/pdf.js';

let app: TestApp;
let printer: PdfPrinter;
beforeAll(async () => {
  app = await createTestApp();
  printer = app.app.get(PdfPrinter);
});
afterEach(() => {
  printer.limits = PATIENT_PRINTER;
});
afterAll(() => app.close());

/** What the browser needs to start, and what it sets itself. */
const KNOWN_TO_BROWSER = ['PATH', 'HOME', 'TMPDIR', 'LC_ALL', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
/** What a shell sets by itself: Debian starts Chromium by a script, which also adds variables of its own. */
const OF_A_SHELL = ['PWD', 'OLDPWD', 'SHLVL', '_'];

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

/** The processes of the browser: itself and all that it has started, by id. */
function browserProcesses(browser: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^[1-9][0-9]*$/.test(name))
    .flatMap((name) => {
      try {
        // The name of the program stands in parentheses and may hold anything.
        const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return [[Number(name), Number(parent)] as const];
      } catch {
        return []; // It has just ended.
      }
    });
  const children = (of: number): number[] =>
    parents.flatMap(([id, parent]) => (parent === of ? [id, ...children(id)] : []));
  return [browser, ...children(browser)];
}

/** A page whose layout takes longer than any test is willing to wait. */
const endless = page('<b>x </b>'.repeat(300_000));

it('starts no browser before there is something to print', async () => {
  const own = await createTestApp();
  expect(await own.app.get(PdfPrinter).processId()).toBeUndefined();
  await own.close();
});

const hasProc = process.platform === 'linux';
(hasProc ? it : it.skip)(
  `gives the browser nothing of the environment of the app${hasProc ? '' : ' (not tested: there is no /proc here)'}`,
  async () => {
    const own = await createTestApp();
    const secrets = { JWT_SECRET: 'marker-one', DATABASE_URL: 'marker-two', ANYTHING_ELSE: 'marker-three' };
    Object.assign(process.env, secrets);
    try {
      const ownPrinter = own.app.get(PdfPrinter);
      await ownPrinter.print(page('x'));
      const processes = browserProcesses((await ownPrinter.processId()) as number);
      expect(processes.length).toBeGreaterThan(1);
      for (const id of processes) {
        const variables = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').filter(Boolean);
        expect(variables.join()).not.toMatch(/marker/);
        // A child of the browser writes its title over the place where its variables were.
        const names = variables.flatMap((variable) => /^[A-Za-z_]\w*(?==)/.exec(variable) ?? []);
        const ours = names.filter((name) => name in process.env);
        expect(ours.filter((name) => ![...KNOWN_TO_BROWSER, ...OF_A_SHELL].includes(name))).toEqual([]);
      }
    } finally {
      for (const name of Object.keys(secrets)) delete process.env[name];
      await own.close();
    }
  },
);

it('prints each document for itself, however many come at once', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `Dokument ${index}.`);
  expect((await Promise.all(texts.map(printed))).map((text) => text.trim())).toEqual(texts);
});

it('uses one browser, and keeps pages only for a while', async () => {
  await printed('a');
  const pid = await printer.processId();
  printer.limits = { ...PATIENT_PRINTER, jobsPerPage: 2 };
  for (const text of ['b', 'c', 'd', 'e', 'f']) expect(await printed(text)).toContain(text);
  expect(await printer.processId()).toBe(pid);
});

it('starts the browser again when it died, and prints what it was printing', async () => {
  await printed('before');
  const before = await printer.processId();
  const under = Array.from({ length: 6 }, (_, index) => printed(`unter ${index}`));
  process.kill(before ?? -1, 'SIGKILL');
  expect((await Promise.all(under)).map((text) => text.trim())).toEqual(
    Array.from({ length: 6 }, (_, index) => `unter ${index}`),
  );
  const after = await printer.processId();
  expect([after === before, isRunning(after), isRunning(before)]).toEqual([false, true, false]);
});

it('gives up a document that takes too long, and prints the next', async () => {
  await printed('warm');
  printer.limits = { ...PATIENT_PRINTER, jobMs: 150 };
  await expect(printer.print(endless)).rejects.toMatchObject({
    code: 'busy',
    options: { retryAfterSeconds: 10 },
  });
  printer.limits = PATIENT_PRINTER;
  expect(await printed('next')).toContain('next');
});

it('turns away what would have to wait too long', async () => {
  await printed('warm');
  printer.limits = { ...PATIENT_PRINTER, pages: 1, queue: 2 };
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
  const pid = await printer.processId();
  printer.limits = { ...PATIENT_PRINTER, idleMs: 50 };
  await printed('still the same');
  await eventually(() => !isRunning(pid));
  expect(await printed('b')).toContain('b');
  expect(await printer.processId()).not.toBe(pid);
});

it('leaves no browser behind when the app ends', async () => {
  const own = await createTestApp();
  const other = own.app.get(PdfPrinter);
  await other.print(page('a'));
  const pid = await other.processId();
  expect(isRunning(pid)).toBe(true);
  await own.close();
  await eventually(() => !isRunning(pid));
  await expect(other.print(page('late'))).rejects.toMatchObject({ code: 'busy' });
});

const isBundled = process.platform === 'linux' && process.arch === 'x64';
(isBundled ? it : it.skip)(
  `unpacks the browser of the packages whole, and gives it a UTF-8 locale${isBundled ? '' : ' (not tested: there is none for this machine)'}`,
  async () => {
    const cache = await mkdtemp(join(tmpdir(), 'feria-chromium-'));
    const { PATH, PUPPETEER_EXECUTABLE_PATH } = process.env;
    // No installed one is to be found.
    Object.assign(process.env, { PATH: '', PUPPETEER_EXECUTABLE_PATH: '' });
    try {
      const { executablePath, env } = await findChromium(cache);
      expect(env.LC_ALL).toBe('C.UTF-8');
      const [directory = '', ...others] = await readdir(cache);
      expect([executablePath, others]).toEqual([join(cache, directory, 'chromium'), []]);
      const parts = await readdir(join(cache, directory));
      expect(parts).toEqual(expect.arrayContaining(['al2023', 'chromium', 'fonts', 'libGLESv2.so']));
      expect(await readdir(join(cache, directory, 'al2023', 'lib'))).toContain('libnss3.so');
      expect(readFileSync(join(cache, directory, 'fonts', 'fonts.conf'), 'utf8')).toContain(cache);
      // There already: nothing is unpacked again.
      expect((await findChromium(cache)).executablePath).toBe(executablePath);
    } finally {
      process.env.PATH = PATH;
      if (PUPPETEER_EXECUTABLE_PATH === undefined) delete process.env.PUPPETEER_EXECUTABLE_PATH;
      else process.env.PUPPETEER_EXECUTABLE_PATH = PUPPETEER_EXECUTABLE_PATH;
      await rm(cache, { recursive: true, force: true });
    }
  },
);
