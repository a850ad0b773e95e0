/**
 * `npm run test:dev`: starts `npm run dev` in a copy of the repository, changes files as a developer does, and looks in a browser
 * whether the change shows and whether a form that is half filled in stays as it is. It prints how long each change took; no time
 * decides whether it passes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { copyOfRepository } from '../generator/whole/copy.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { ensureGenerated } from '../scripts/lib/generated.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof startDev>>} Dev */

/** What takes longer hangs. */
const TIMEOUT = 3 * 60_000;
/** Both frontends and what they answer are German. */
const GERMAN = { 'Accept-Language': 'de' };
/** How long it takes from one change to the next. */
const BETWEEN_MS = 6_000;
/** The ports that `npm run dev` takes when nobody else has them. */
const USUAL = { web: 5173, api: 3000 };

/** @returns {Promise<Counts>} one for each step */
export async function testDev() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  await ensureGenerated({ onlyMissing: true });
  const taken = await Promise.all(Object.values(USUAL).map(take));
  const copies = await Promise.all([copyOfRepository(), copyOfRepository()]);
  const browser = await chromium.launch(await findChromium());
  /** @type {Dev[]} */
  const started = [];
  const begin = async (/** @type {{ path: string }} */ copy) => {
    const dev = await startDev(copy.path);
    started.push(dev);
    return dev;
  };
  try {
    for (const [title, step] of steps(
      browser,
      () => begin(copies[0]),
      () => begin(copies[1]),
    )) {
      const problem = await step(title).catch((/** @type {Error} */ error) => error.stack ?? error.message);
      counts[problem ? 'failed' : 'passed'] += 1;
      console.log(`${problem ? '✕' : '✓'} ${title}`);
      if (problem) console.error(problem);
    }
    if (counts.failed > 0) for (const { output } of started) console.error(output().slice(-6_000));
    return counts;
  } finally {
    await browser.close();
    await Promise.all(started.map((dev) => dev.stop()));
    for (const server of taken) server?.close();
    await Promise.all(copies.map((copy) => copy.remove()));
  }
}

/**
 * What is done, in order. A step answers what is wrong, or nothing.
 * @param {import('@playwright/test').Browser} browser
 * @param {() => Promise<Dev>} begin
 * @param {() => Promise<Dev>} beginOther
 * @returns {[title: string, step: (title: string) => Promise<string | void>][]}
 */
function steps(browser, begin, beginOther) {
  /** @type {Dev} */
  let dev;
  /** @type {Dev} */
  let other;
  /** @type {Page} */
  let portal;
  /** @type {Page} */
  let office;

  /** A change that a page must show, with the form as it was. */
  const shows =
    (
      /** @type {() => [Page, label: string]} */ form,
      /** @type {Change} */ change,
      /** @type {string} */ text,
    ) =>
    async (/** @type {string} */ title) => {
      const [page, label] = form();
      await page.getByLabel(label, { exact: false }).first().fill('Halb getippt');
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      const from = Date.now();
      await dev.change(change);
      await page.getByText(text, { exact: false }).first().waitFor({ state: 'attached', timeout: TIMEOUT });
      console.log(`  ${((Date.now() - from) / 1000).toFixed(2)} s: ${title}`);
      const isSame = await page.evaluate(() => 'isSamePage' in globalThis);
      if (!isSame) return 'the page was loaded again';
      const [value] = await page
        .locator('input')
        .evaluateAll((inputs) =>
          inputs
            .map((input) => /** @type {HTMLInputElement} */ (input).value)
            .filter((typed) => typed === 'Halb getippt'),
        );
      if (!value) return 'what was typed is gone';
    };
  /** A change that an answer of the API must show; everything asked meanwhile is answered as if nothing were. */
  const answers =
    (/** @type {Change} */ change, /** @type {string} */ text) => async (/** @type {string} */ title) => {
      // Not in order to pass: who has just seen one change takes some seconds to the next, and that is what is measured.
      await sleep(BETWEEN_MS);
      const from = Date.now();
      await dev.change(change);
      const wrong = await asks(dev, (answer) => answer.includes(text));
      console.log(`  ${((Date.now() - from) / 1000).toFixed(2)} s: ${title}`);
      return wrong;
    };
  const register = () => /** @type {[Page, string]} */ ([portal, 'Vorname']);
  const location = () => /** @type {[Page, string]} */ ([office, 'Name (Italienisch)']);

  return [
    [
      'it starts, on ports that nobody else has',
      async () => {
        dev = await begin();
        const used = [dev.portal, dev.api].map((address) => Number(new URL(address).port));
        if (used.some((port) => Object.values(USUAL).includes(port))) return `it uses ${used.join(' and ')}`;
        await asks(dev, (answer) => answer.includes('Nicht gefunden'));
      },
    ],
    [
      'the address of the API is true',
      async () => {
        const { status } = await fetch(dev.api);
        return status === 200 ? undefined : `${dev.api} answers ${status}`;
      },
    ],
    [
      'the portal opens at its address',
      async () => {
        portal = await opened(browser, `${dev.portal}register`);
        await portal.getByRole('heading', { name: 'Elternkonto anlegen' }).waitFor({ timeout: TIMEOUT });
      },
    ],
    [
      'the back office opens at its address',
      async () => {
        office = await opened(browser, dev.office);
        await office.getByLabel('E-Mail').first().fill('office@feria.example', { timeout: TIMEOUT });
        await office.locator('input[type=password]').fill('feria-demo');
        await office.getByRole('button', { name: 'Einloggen' }).click();
        await office.getByText('Heute vor Ort').first().waitFor({ timeout: TIMEOUT });
        await office.goto(`${dev.office}locations/create`);
        await office.getByLabel('Name (Italienisch)').waitFor({ timeout: TIMEOUT });
      },
    ],
    [
      'the page Today opens at its address',
      async () => {
        const page = await office.context().newPage();
        await page.goto(`${dev.office}today`);
        await page.getByRole('heading').first().waitFor({ timeout: TIMEOUT });
        await page.close();
      },
    ],
    [
      'a component of the portal',
      shows(
        register,
        ['portal/src/accounts/register-page.tsx', "title={t('register.title')}", 'title="Bauteil"'],
        'Bauteil',
      ),
    ],
    [
      'a text of the portal',
      shows(register, ['portal/src/i18n/de/pages.ts', 'Adresse und Kontakt', 'Wortlaut'], 'Wortlaut'),
    ],
    [
      'the same text of the portal once more',
      shows(register, ['portal/src/i18n/de/pages.ts', 'Wortlaut', 'Noch einmal'], 'Noch einmal'),
    ],
    [
      'a shared text in the portal',
      shows(register, ['shared/src/i18n/de/common.ts', "de: 'Deutsch'", "de: 'Gemeinsames'"], 'Gemeinsames'),
    ],
    [
      'a component of the back office',
      shows(
        location,
        ['backoffice/src/resource-kit/form/form-buttons.tsx', "{text('form.back')}", 'Bauteil'],
        'Bauteil',
      ),
    ],
    [
      'a text of the back office',
      shows(location, ['backoffice/src/i18n/de/index.ts', 'Heute vor Ort', 'Wortlaut'], 'Wortlaut'),
    ],
    [
      'a shared text in the back office',
      shows(
        location,
        ['shared/src/resources/location/index.ts', 'Anschrift (für den Notruf 112)', 'Gemeinsames'],
        'Gemeinsames',
      ),
    ],
    [
      'a shared text that a text of the back office repeats',
      async (title) => {
        await dev.change(['backoffice/src/i18n/de/index.ts', "today: 'Wortlaut'", 'today: common.gender.m']);
        await office.getByText('Männlich').first().waitFor({ timeout: TIMEOUT });
        return shows(
          location,
          ['shared/src/i18n/de/common.ts', "m: 'Männlich'", "m: 'Abgeleitet'"],
          'Abgeleitet',
        )(title);
      },
    ],
    [
      'a definition in which more than a text changes is loaded again',
      async () => {
        await dev.change(['shared/src/resources/location/index.ts', "icon: 'Place'", "icon: 'ChildCare'"]);
        await office.waitForFunction(() => !('isSamePage' in globalThis), undefined, { timeout: TIMEOUT });
        await office.getByLabel('Name (Italienisch)').waitFor({ timeout: TIMEOUT });
      },
    ],
    [
      'a file of the API',
      answers(
        ['api/src/core/http/exception.filter.ts', 'known.body()', "{ ...known.body(), message: 'Neu' }"],
        '"Neu"',
      ),
    ],
    [
      'a shared text in the API, which goes on meanwhile',
      async (title) => {
        const file = 'api/src/core/http/exception.filter.ts';
        await dev.change([file, "{ ...known.body(), message: 'Neu' }", 'known.body()']);
        await asks(dev, (answer) => answer.includes('Nicht gefunden'));
        return answers(
          ['shared/src/i18n/de/server/core.ts', 'Nicht gefunden.', 'Gemeinsames'],
          'Gemeinsames',
        )(title);
      },
    ],
    [
      'a mistake is named and leaves the running API alone',
      async () => {
        const file = 'api/src/core/http/exception.filter.ts';
        await dev.change([file, 'known.body()', 'known.body(']);
        await dev.prints('exception.filter.ts');
        const wrong = await asks(dev, (answer) => answer.includes('Gemeinsames'));
        await dev.change([file, 'known.body()', "{ ...known.body(), message: 'Behoben' })"]);
        return wrong ?? (await asks(dev, (answer) => answer.includes('Behoben')));
      },
    ],
    [
      'a file that is replaced and not written over, as some editors do, is noticed as well',
      async () => {
        const file = 'api/src/core/http/exception.filter.ts';
        for (const [before, after] of [
          ['Behoben', 'Ersetzt'],
          ['Ersetzt', 'Wieder'],
        ]) {
          await dev.change([file, before, after], { isReplaced: true });
          const wrong = await asks(dev, (answer) => answer.includes(after));
          if (wrong) return wrong;
        }
      },
    ],
    [
      'a second checkout runs beside it',
      async () => {
        other = await beginOther();
        const wrong = await asks(other, (answer) => answer.includes('Nicht gefunden'));
        if (wrong) return wrong;
        const page = await opened(browser, `${other.portal}register`);
        await page.getByRole('heading', { name: 'Elternkonto anlegen' }).waitFor({ timeout: TIMEOUT });
        await page.close();
      },
    ],
    [
      'a change of the one is none of the other',
      async () => {
        await other.change(['shared/src/i18n/de/server/core.ts', 'Nicht gefunden.', 'Nebenan']);
        return (
          (await asks(other, (answer) => answer.includes('Nebenan'))) ??
          (await asks(dev, (answer) => answer.includes('Wieder')))
        );
      },
    ],
    [
      'nothing but the mistake was complained of',
      async () => {
        const complaints = [dev, other]
          .flatMap((each) => each.output().split('\n'))
          .filter((line) => /^\s+at .+:\d+|proxy error|EADDRINUSE/.test(line));
        return complaints.length > 0 ? complaints.join('\n') : undefined;
      },
    ],
  ];
}

/** @typedef {[file: string, before: string, after: string]} Change */

/**
 * Asks the API through the portal's address until it answers what is wanted.
 * @param {Dev} dev
 * @param {(answer: string) => boolean} isWanted
 * @returns {Promise<string | undefined>} what was wrong: an answer that is none of the API
 */
async function asks(dev, isWanted) {
  const until = Date.now() + TIMEOUT;
  while (Date.now() < until) {
    const response = await fetch(`${dev.portal}api/nothing-here`, { headers: GERMAN });
    const answer = await response.text();
    if (response.status !== 404) return `answered ${response.status} ${answer}`;
    if (isWanted(answer)) return undefined;
    await sleep(20);
  }
  return 'the API never answered it';
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function opened(browser, address) {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/**
 * Takes a port for the time of the test, so that `npm run dev` must use another; does nothing where somebody has it.
 * @param {number} port
 * @returns {Promise<import('node:net').Server | null>}
 */
async function take(port) {
  const server = createServer((socket) => socket.destroy());
  server.listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => null,
  );
}

/**
 * Runs `npm run dev` in a checkout until its addresses are printed.
 * @param {string} path
 */
async function startDev(path) {
  const endWithParent = new URL('../scripts/lib/end-with-parent.mjs', import.meta.url).href;
  const child = spawn(
    process.execPath,
    ['--import', endWithParent, join(path, 'shared/tools/scripts/dev.mjs')],
    {
      cwd: path,
      env: { ...process.env, PORT: String(USUAL.api), DATA_DIR: join(path, '.data'), FORCE_COLOR: '0' },
    },
  );
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const ended = once(child, 'close');
  const prints = async (/** @type {string | RegExp} */ wanted) => {
    for (const until = Date.now() + TIMEOUT; Date.now() < until && child.exitCode === null; await sleep(50)) {
      const found = printed.match(wanted);
      if (found) return found;
    }
    throw new Error(`It never printed ${wanted}:\n${printed}`);
  };
  const address = async (/** @type {string} */ name) =>
    (await prints(new RegExp(`^${name} +(http\\S+)`, 'm')))[1];
  return {
    portal: await address('portal'),
    office: await address('back office'),
    api: await address('API'),
    prints,
    output: () => printed,
    /** @param {Change} change @param {{ isReplaced?: boolean }} [how] */
    async change([file, before, after], { isReplaced = false } = {}) {
      const source = join(path, file);
      const text = await readFile(source, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
      const draft = isReplaced ? `${source}.draft` : source;
      await writeFile(draft, text.replace(before, after));
      if (isReplaced) await rename(draft, source);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
