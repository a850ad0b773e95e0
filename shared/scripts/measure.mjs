/**
 * `npm run measure [-- RUNS]`: how fast the pages of the portal are on a slow phone, from the built app with demo data.
 *
 * A visit with an empty cache, 360 px wide, at 1.6 Mbit/s with 150 ms to the server and a processor four times slower
 * than this one. The table shows the median of the runs. Times depend on the machine, so nothing fails here.
 */
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { withDemoApp } from './lib/demo-app.mjs';
import { observePaint, readPaint } from './lib/paint.mjs';

const PHONE = { width: 360, height: 740, scale: 2 };
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU_SLOWDOWN = 4;
/** Goals: largest paint in ms, layout shift (issue 5). */
const GOALS = { lcp: 2500, cls: 0.1 };

const runs = Number(process.argv[2] ?? 3);
if (!Number.isInteger(runs) || runs < 1) throw new Error('RUNS is a number from 1');

/** @typedef {{ path: string, lcp: number, element: string, cls: number, script: number, all: number }} Visit */

await withDemoApp(async ({ base, call, logIn }) => {
  const projects = await call('api/frontend?itemsPerPage=-1');
  const bookable = projects.find(({ courseWeeks }) => courseWeeks.some(({ state }) => state === 'open'));
  const session = JSON.stringify(await logIn('family'));
  const pages = [
    { path: '/' },
    { path: '/?type=all' },
    { path: `/courseregistration/${bookable.id}` },
    { path: '/login' },
    { path: '/register' },
    { path: '/my-family', session },
  ];
  const browser = await chromium.launch(await findChromium());
  await visit(browser, `${base}/`, undefined); // the server's first answer is not the page's
  const rows = [];
  for (const page of pages) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, base + page.path, page.session));
    visits.sort((a, b) => a.lcp - b.lcp);
    rows.push({
      path: page.path,
      ...visits[Math.floor(runs / 2)],
      cls: Math.max(...visits.map(({ cls }) => cls)),
    });
  }
  await browser.close();
  print(rows);
});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string | undefined} session
 */
async function visit(browser, url, session) {
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
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(readPaint);
  await context.close();
  return { ...paint, ...loaded };
}

/** @param {Visit[]} rows */
function print(rows) {
  const head = ['page', 'largest paint', 'of', 'layout shift', 'scripts', 'everything'];
  const cells = rows.map(({ path, lcp, element, cls, script, all }) => [
    path,
    `${(lcp / 1000).toFixed(2)} s${lcp > GOALS.lcp ? ' !' : ''}`,
    element,
    `${cls.toFixed(3)}${cls > GOALS.cls ? ' !' : ''}`,
    `${(script / 1000).toFixed(0)} kB`,
    `${(all / 1000).toFixed(0)} kB`,
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...cells.map((row) => row[at].length)));
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd();
  console.log([head, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n'));
  console.log(`\nGoals: largest paint under ${GOALS.lcp / 1000} s, layout shift at most ${GOALS.cls}.`);
}
