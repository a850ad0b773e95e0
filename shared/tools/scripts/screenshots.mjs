/**
 * `npm run screenshots [-- NAME…]`: takes the pictures of README, guides and product pages again, from the built app with demo data;
 * with names only those that begin so.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './lib/chromium.mjs';
import { withDemoApp } from './lib/demo-app.mjs';
import { drawn } from './lib/paint.mjs';
import { fromRoot } from './lib/paths.mjs';
import { PUBLIC_ADDRESS, takeBooklet, takeChats } from './lib/shots-links.mjs';
import { backofficeShots, portalShots } from './lib/shots.mjs';
import { askEight, questionShots } from './lib/shots-questions.mjs';
import { markTwice, onSiteShots } from './lib/shots-on-site.mjs';

/** Taken wide in German and on a phone in Italian, and the other way round where the shot says so. */
const onEveryScreen = [...portalShots, ...onSiteShots];

const target = fromRoot('shared', 'docs', 'screenshots');
const wide = { width: 1280, height: 860 };
const phone = { width: 360, height: 740 };

/** @typedef {import('./lib/shots.mjs').Shot & { language: 'de' | 'it', viewport: typeof wide }} Picture */

/** @type {Picture[]} */
const all = [
  ...onEveryScreen.map((shot) => ({ ...shot, language: /** @type {const} */ ('de'), viewport: wide })),
  ...onEveryScreen.map((shot) => ({
    ...shot,
    name: `${shot.name}-phone`,
    language: /** @type {const} */ ('it'),
    viewport: phone,
  })),
  // What is judged by its looks in each language and width.
  ...onEveryScreen
    .filter(({ everywhere }) => everywhere)
    .flatMap((shot) => [
      { ...shot, name: `${shot.name}-it`, language: /** @type {const} */ ('it'), viewport: wide },
      { ...shot, name: `${shot.name}-phone-de`, language: /** @type {const} */ ('de'), viewport: phone },
    ]),
  // The guides of the office have pictures in their own language.
  ...backofficeShots.map((shot) => ({ ...shot, language: /** @type {const} */ ('de'), viewport: wide })),
  ...backofficeShots.map((shot) => ({
    ...shot,
    name: `${shot.name}-it`,
    language: /** @type {const} */ ('it'),
    viewport: wide,
  })),
];
const names = process.argv.slice(2);
/** @param {string} name */
const isWanted = (name) => names.length === 0 || names.some((start) => name.startsWith(start));
const wanted = all.filter(({ name }) => isWanted(name));
const chromiumHere = await findChromium();
await mkdir(target, { recursive: true });
const wantedQuestions = questionShots.filter(({ name }) => isWanted(name));
if (wanted.length > 0)
  await takeScreens(wanted, async (app, projects) => {
    const { parent } = await app.call('api/my-family', { token: (await app.logIn('family')).token });
    const soon = idOf(projects, 'before_registration');
    return { open: idOf(projects, 'open'), soon, family: parent.id, marked: await markTwice(app) };
  });
if (wantedQuestions.length > 0)
  await takeScreens(wantedQuestions, (app, projects) => askEight(app, idOf(projects, 'open')));
if (isWanted('booklet') || isWanted('link-chats')) await takeLinks();

/**
 * @param {readonly Picture[]} pictures
 * @param {(app: import('./lib/demo-app.mjs').DemoApp, projects: any[]) => Promise<Record<string, number>>} prepare gives what
 *   stands for the names in paths
 */
async function takeScreens(pictures, prepare) {
  await withDemoApp(async (app) => {
    const { base, call, logIn } = app;
    const ids = await prepare(app, await call('api/frontend?itemsPerPage=-1'));
    const sessions = new Map();
    const browser = await chromium.launch(chromiumHere);
    for (const picture of pictures) {
      if (picture.as && !sessions.has(picture.as)) {
        sessions.set(picture.as, JSON.stringify(await logIn(picture.as)));
      }
      const url = base + picture.path.replace(/:([a-z]+)/, (_, which) => String(ids[which]));
      await take(browser, picture, url, sessions.get(picture.as));
    }
    await browser.close();
  });
}

async function takeLinks() {
  await withDemoApp(
    async (app) => {
      if (isWanted('booklet')) await takeBooklet(app, keep);
      if (!isWanted('link-chats')) return;
      const browser = await chromium.launch(chromiumHere);
      const projects = await app.call('api/frontend?itemsPerPage=-1');
      await takeChats(app, browser, idOf(projects, 'open'), keep);
      await browser.close();
    },
    { APP_URL: PUBLIC_ADDRESS },
  );
}

/**
 * Of the projects whose weeks are in this state, the one with most weeks.
 * @param {{ id: number, courseWeeks: { state: string }[] }[]} projects
 * @param {string} wantedState
 */
function idOf(projects, wantedState) {
  const fitting = projects.filter(({ courseWeeks }) =>
    courseWeeks.some(({ state }) => state === wantedState),
  );
  return fitting.sort((a, b) => b.courseWeeks.length - a.courseWeeks.length)[0].id;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Picture} picture
 * @param {string} url
 * @param {string | undefined} session
 */
async function take(browser, { name, language, viewport, prepare }, url, session) {
  const context = await browser.newContext({
    viewport,
    locale: language === 'it' ? 'it-IT' : 'de-DE',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([token, chosen]) => {
      if (token) localStorage.setItem('feria.session', token);
      localStorage.setItem('feria.language', chosen);
    },
    [session, language],
  );
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(drawn);
  const screen = await page.screenshot({ animations: 'disabled' });
  await keep(name, screen);
  await context.close();
}

/**
 * @param {string} name
 * @param {Buffer} picture
 */
async function keep(name, picture) {
  // A palette of 64 colours is a fraction of the size and no eye sees it.
  await sharp(picture)
    .png({ palette: true, colours: 64, dither: 0, effort: 10 })
    .toFile(`${target}/${name}.png`);
  console.log(`${name}.png`);
}
