/**
 * Pictures of what a child's safety hangs on: the leaders' page, open points, two people in one form. All of them are taken in both
 * languages and at both widths.
 */
import { randomUUID } from 'node:crypto';

/** Tags of a mark by a phone that has not seen the day yet. */
const NOTHING = { status: null, arrived_at: null, left_at: null, left_with: null };

/**
 * Lets two phones of the demo leader tell different things of two children, so that there are open points.
 * @param {import('./demo-app.mjs').DemoApp} app
 * @returns {Promise<number>} a child of that leader's group
 */
export async function markTwice({ call, logIn }) {
  const { token } = await logIn('leader');
  const date = romeDay(new Date());
  const { weeks } = await call(`api/attendance?date=${date}`, { token });
  const children = weeks.flatMap((/** @type {{ children: { child_id: number }[] }} */ week) => week.children);
  const now = new Date().toISOString();
  const mark = (/** @type {number} */ child_id, /** @type {object} */ fields) => ({
    id: randomUUID(),
    device: randomUUID(),
    sequence: 1,
    seen: NOTHING,
    child_id,
    date,
    changed_at: now,
    ...fields,
  });
  const left = { status: 'present', left_at: now, left_with: 'other', left_with_name: 'Oma Rosa' };
  for (const fields of [left, { status: 'absent' }])
    for (const { child_id } of children.slice(0, 2))
      await call('api/attendance', { token, method: 'PUT', body: { changes: [mark(child_id, fields)] } });
  return children[0].child_id;
}

/** @param {Date} time @returns {string} `YYYY-MM-DD` */
function romeDay(time) {
  return time.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });
}

/**
 * Moves the page to 18:30 in Rome, its own clock and what the server tells it of the time: from 17:00 it has the list of tomorrow.
 * @param {import('@playwright/test').Page} page
 */
async function toEvening(page) {
  const now = new Date();
  const clock = now.toLocaleTimeString('sv-SE', { timeZone: 'Europe/Rome' }).split(':').map(Number);
  const [hours = 0, minutes = 0] = clock;
  const ahead = (18 * 60 + 30 - hours * 60 - minutes) * 60_000;
  await page.clock.install({ time: now.getTime() + ahead });
  await page.route('**/api/attendance?**', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.server_time = new Date(Date.parse(body.data.server_time) + ahead).toISOString();
    await route.fulfill({ response, json: body });
  });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^(Morgen|Domani)/ }).click();
}

/**
 * Changes the phone of the child that the form shows, as somebody else, and saves the form with another one.
 * @param {import('@playwright/test').Page} page
 */
async function collide(page) {
  const phone = page.locator('[name=phone]');
  await phone.waitFor();
  const id = /child\/(\d+)/.exec(page.url())?.[1];
  const session = await page.evaluate(() => localStorage.getItem('feria.session') ?? '');
  const number = () => `+39 333 ${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  await page.request.put(new URL(`/api/child/${id}`, page.url()).href, {
    data: { phone: number() },
    headers: { Authorization: `Bearer ${JSON.parse(session).token}` },
  });
  await phone.fill(number());
  await page.getByRole('button', { name: /^(Speichern|Salva)$/ }).click();
  await page.getByRole('dialog').waitFor();
}

/**
 * On a busy machine the network is idle for a moment before the page has asked for anything.
 * @param {import('@playwright/test').Page} page
 */
const listed = (page) => page.getByRole('main').getByRole('listitem').first().waitFor();

/** @type {import('./shots.mjs').Shot[]} */
export const onSiteShots = [
  { name: 'today', path: '/be/today', as: 'leader', everywhere: true, prepare: listed },
  { name: 'today-evening', path: '/be/today', as: 'leader', everywhere: true, prepare: toEvening },
  { name: 'open-points', path: '/be/course/day/points', as: 'office', everywhere: true, prepare: listed },
  { name: 'form-changed', path: '/be/child/:marked', as: 'admin', everywhere: true, prepare: collide },
];
