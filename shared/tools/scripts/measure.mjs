/**
 * `npm run measure [-- RUNS]`: how fast the pages of the portal are on a slow phone, from the built app with demo data.
 *
 * Each visit begins with an empty cache, on a page 360 px wide, at 1.6 Mbit/s with 150 ms to the server and a processor four
 * times slower than this one. The table shows the run with the median time, and the worst layout shift of all runs. `!` marks
 * a missed goal, and the command fails. Times depend on the machine: it must have nothing else to do.
 */
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { withDemoApp } from './lib/demo-app.mjs';
import { noteOpening, observePaint, readPaint } from './lib/paint.mjs';

const PHONE = { width: 360, height: 740, scale: 2 };
/** Milliseconds; bytes per second. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU_SLOWDOWN = 4;
/** Most that the layout of any page may shift, cumulative layout shift, without a unit. */
const MOST_SHIFT = 0.05;
/** Most milliseconds from pressing Book on a loaded page until the sign-up can be filled in. */
const MOST_OPENING = 200;
/** A page that has painted nothing for so long has failed, and one that has painted nothing new is done; milliseconds. */
const PATIENCE = 20_000;
const SETTLED = 1_500;

const runs = Number(process.argv[2] ?? 3);
if (!Number.isInteger(runs) || runs < 1) throw new Error('RUNS is a number from 1');

/**
 * A page to measure. `goal`: most milliseconds until the largest element is drawn (largest contentful paint).
 * @typedef {{ name: string, path: string, goal: number, session?: string }} Page
 */

/**
 * `element` is the one of the largest paint; `script` and `all` are bytes over the network.
 * @typedef {{ lcp: number, element: string, cls: number, script: number, all: number }} Visit
 */

const isMissed = await withDemoApp(async ({ base, call, logIn }) => {
  const projects = await call('api/frontend?itemsPerPage=-1');
  const bookable = projects.find(({ courseWeeks }) => courseWeeks.some(({ state }) => state === 'open'));
  const session = JSON.stringify(await logIn('family'));
  const project = `/courseregistration/${bookable.id}`;
  /** @type {Page[]} */
  const pages = [
    { name: 'start', path: '/', goal: 1800 },
    { name: 'list', path: '/?type=all', goal: 1800 },
    { name: 'project', path: project, goal: 1800 },
    { name: 'sign-up', path: `${project}?book=1`, goal: 2000, session },
    { name: 'login', path: '/login', goal: 2500 },
    { name: 'register', path: '/register', goal: 2500 },
    { name: 'planner', path: '/planner', goal: 1800, session },
    { name: 'basket', path: '/basket', goal: 1800, session },
    { name: 'family', path: '/my-family', goal: 1800, session },
  ];
  const browser = await chromium.launch(await findChromium());
  try {
    // Not measured: a server that has just started takes longer for its first answer.
    await visit(browser, `${base}/`, undefined);
    const rows = [];
    for (const page of pages) {
      const visits = [];
      for (let run = 0; run < runs; run += 1)
        visits.push(await visit(browser, base + page.path, page.session));
      visits.sort((a, b) => a.lcp - b.lcp);
      const cls = Math.max(...visits.map((one) => one.cls));
      rows.push({ page, visit: { ...visits[Math.floor(runs / 2)], cls } });
    }
    const openings = [];
    for (let run = 0; run < runs; run += 1) openings.push(await openSignUp(browser, base + project, session));
    openings.sort((a, b) => a - b);
    return report(rows, openings[Math.floor(runs / 2)]);
  } finally {
    await browser.close();
  }
});
if (isMissed) process.exit(1);

/**
 * A page on the slow phone, in a browser context of its own.
 * @param {import('@playwright/test').Browser} browser
 * @param {string | undefined} session the stored session as JSON, `undefined` for a visitor who is not logged in
 */
async function phonePage(browser, session) {
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.scale,
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Rome',
  });
  if (session) await context.addInitScript((value) => localStorage.setItem('feria.session', value), session);
  await context.addInitScript(observePaint);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, cdp };
}

/**
 * Opens a page once and measures it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string | undefined} session see {@link phonePage}
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, session) {
  const { context, page, cdp } = await phonePage(browser, session);
  const loaded = { script: 0, all: 0 };
  /** @type {Set<string>} */
  const scripts = new Set();
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.all += encodedDataLength;
    if (scripts.has(requestId)) loaded.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  const paint = await settledPaint(page);
  await context.close();
  return { ...paint, ...loaded };
}

/**
 * The paint of a page once nothing new is painted. Neither `load` nor a quiet network says so: a slow processor draws later.
 * @param {import('@playwright/test').Page} page
 * @throws {Error} when nothing is painted: a page that is not measured must not pass
 */
async function settledPaint(page) {
  const started = Date.now();
  let [last, since] = ['', started];
  while (Date.now() - started < PATIENCE) {
    const paint = await page.evaluate(readPaint);
    const now = JSON.stringify(paint);
    if (now !== last) [last, since] = [now, Date.now()];
    if (paint.lcp > 0 && Date.now() - since >= SETTLED) return paint;
    await page.waitForTimeout(100);
  }
  throw new Error(`${page.url()} painted nothing that can be measured`);
}

/**
 * Presses Book on a loaded page of a project.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} session
 * @returns {Promise<number>} milliseconds until a child can be chosen
 */
async function openSignUp(browser, url, session) {
  const { context, page } = await phonePage(browser, session);
  await page.goto(url, { waitUntil: 'networkidle' });
  await settledPaint(page);
  await page.evaluate(noteOpening);
  await page.getByRole('button', { name: 'Jetzt buchen' }).tap();
  const opened = await page.waitForFunction(() => Reflect.get(globalThis, 'feriaOpening'));
  const milliseconds = Number(await opened.jsonValue());
  await context.close();
  return milliseconds;
}

/**
 * Prints the figures.
 * @param {{ page: Page, visit: Visit }[]} rows
 * @param {number} opening milliseconds, see {@link openSignUp}
 * @returns {boolean} whether a goal is missed
 */
function report(rows, opening) {
  const head = ['page', 'largest paint', 'goal', 'of', 'layout shift', 'scripts', 'everything'];
  const cells = rows.map(({ page: { name, goal }, visit: { lcp, element, cls, script, all } }) => [
    name,
    `${(lcp / 1000).toFixed(2)} s${lcp > goal ? ' !' : ''}`,
    `${(goal / 1000).toFixed(2)} s`,
    element,
    `${cls.toFixed(3)}${cls > MOST_SHIFT ? ' !' : ''}`,
    `${(script / 1000).toFixed(0)} kB`,
    `${(all / 1000).toFixed(0)} kB`,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column].length)),
  );
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  console.log([head, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n'));
  console.log(`\nLayout shift: at most ${MOST_SHIFT}.`);
  console.log(
    `From Book to a usable sign-up: ${opening.toFixed(0)} ms${opening > MOST_OPENING ? ' !' : ''}, at most ${MOST_OPENING}.`,
  );
  return (
    opening > MOST_OPENING ||
    rows.some(({ page, visit: { lcp, cls } }) => lcp > page.goal || cls > MOST_SHIFT)
  );
}
