/**
 * Pictures of what leaves the application: the booklet page by page, and the link of a project as chats show it. The app names
 * its public address in both, so it is started with one.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ogs from 'open-graph-scraper';
import { drawn } from './paint.mjs';
import { tempPrefix } from './paths.mjs';

export const PUBLIC_ADDRESS = 'https://ferien.example.org';

/** @typedef {(name: string, picture: Buffer) => Promise<void>} Keep */

/**
 * The booklet of the season with most projects: `booklet-1` its first page, `booklet-3` one with projects.
 * @param {import('./demo-app.mjs').DemoApp} app
 * @param {Keep} keep
 */
export async function takeBooklet({ base, call, logIn }, keep) {
  const { token } = await logIn('office');
  const projects = await call('api/frontend?itemsPerPage=-1');
  const years = projects.map((/** @type {{ from: string }} */ { from }) => from.slice(0, 4));
  const count = (/** @type {string} */ year) =>
    years.filter((/** @type {string} */ one) => one === year).length;
  const year = years.sort((/** @type {string} */ a, /** @type {string} */ b) => count(b) - count(a))[0];
  const answer = await fetch(`${base}/export/programme/${year}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`the booklet of ${year}: ${answer.status}`);
  const folder = await mkdtemp(tempPrefix('booklet'));
  try {
    await writeFile(join(folder, 'booklet.pdf'), Buffer.from(await answer.arrayBuffer()));
    // Part of poppler-utils: a reader that has nothing to do with what made the file.
    await promisify(execFile)('pdftoppm', ['-r', '75', '-png', 'booklet.pdf', 'page'], { cwd: folder });
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
    for (const number of [1, 3]) {
      const page = pages[number - 1];
      if (page) await keep(`booklet-${number}`, await readFile(join(folder, page)));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The link of a project in each language, as three chats draw it: `link-chats` and `link-chats-it`. What they draw is what
 * open-graph-scraper reads from the page, which only looks for the tags that such programs look for.
 * @param {import('./demo-app.mjs').DemoApp} app
 * @param {import('@playwright/test').Browser} browser
 * @param {number} project
 * @param {Keep} keep
 */
export async function takeChats({ base }, browser, project, keep) {
  for (const [suffix, query] of [
    ['', ''],
    ['-it', '?lang=it'],
  ]) {
    const path = `/courseregistration/${project}${query}`;
    const html = await (await fetch(base + path)).text();
    const { result } = await ogs({ html });
    const page = await browser.newPage({ viewport: { width: 1110, height: 420 } });
    // The picture stands under the public address, which is only a name here.
    await page.route(`${PUBLIC_ADDRESS}/**`, async (route) => {
      const answer = await fetch(base + new URL(route.request().url()).pathname);
      await route.fulfill({ status: answer.status, body: Buffer.from(await answer.arrayBuffer()) });
    });
    await page.setContent(chatsOf(PUBLIC_ADDRESS + path, result));
    await page.evaluate(drawn);
    await keep(`link-chats${suffix}`, await page.screenshot());
    await page.close();
  }
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Three cards by what such programs show: a large picture above title, text and host; a bar with site, title and text above the
 * picture; a small picture beside title and host.
 * @param {string} address
 * @param {import('open-graph-scraper/types').OgObject} read
 */
function chatsOf(address, read) {
  const [title, text, site, image] = [
    read.ogTitle,
    read.ogDescription,
    read.ogSiteName,
    read.ogImage?.[0]?.url,
  ].map((part) => escaped(part ?? ''));
  const host = escaped(new URL(address).host);
  const link = `<p class="link">${escaped(address)}</p>`;
  const picture = `<img src="${image}" alt="">`;
  return `<!doctype html><meta charset="utf-8"><style>
    * { box-sizing: border-box; margin: 0; }
    body { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; padding: 24px; align-items: start;
      font: 15px/1.35 'Nunito Sans', 'DejaVu Sans', sans-serif; background: #e9e6e0; color: #1c1c1c; }
    .bubble { padding: 6px; border-radius: 12px; background: #fff; box-shadow: 0 1px 2px #0003; overflow: hidden; }
    .card { border-radius: 8px; overflow: hidden; background: #f1f1ef; }
    .card img { display: block; width: 100%; aspect-ratio: 1.91; object-fit: cover; }
    .words { padding: 8px 10px; }
    .text { color: #555; font-size: 13.5px; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
    .host { color: #777; font-size: 12.5px; }
    .link { padding: 6px 8px 4px; color: #1a5fa8; overflow-wrap: anywhere; font-size: 14px; }
    .bar { margin: 4px 6px; padding-left: 10px; border-left: 3px solid #2f8f5b; }
    .bar .site { color: #2f8f5b; font-weight: 700; }
    .bar img { display: block; width: 100%; margin-top: 8px; border-radius: 6px; }
    .beside { display: flex; gap: 10px; align-items: center; }
    .beside img { width: 84px; aspect-ratio: 1; flex: none; }
    .beside .words { padding: 8px 10px 8px 0; }
  </style>
  <div class="bubble"><div class="card">${picture}<div class="words"><b>${title}</b><p class="text">${text}</p>
    <p class="host">${host}</p></div></div>${link}</div>
  <div class="bubble">${link}<div class="bar"><p class="site">${site}</p><b>${title}</b><p class="text">${text}</p>${picture}</div></div>
  <div class="bubble"><div class="card beside">${picture}<div class="words"><b>${title}</b>
    <p class="text">${text}</p><p class="host">${host}</p></div></div>${link}</div>`;
}
