import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { baseUrl } from '../../shared/tools/e2e/app';
import { expectNoViolations } from '../../shared/tools/e2e/axe';
import { logOut, signInWithSession } from '../../shared/tools/e2e/session';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from './office';
import {
  attendanceOf,
  card,
  makeDay,
  openToday,
  storedTexts,
  sync,
  TODAY_DATE,
  untilKept,
} from './support/today';

/* The page of leaders on site, with and without a network (product.md#today). */

test.use({ viewport: { width: 360, height: 740 } });

const HEALTH = { allergies: 'Wespenstiche', health_consent: true };

for (const [language, words] of [
  [
    'de',
    { arrive: 'Da', leave: 'Geht', undo: 'Rückgängig', present: '1 von 3 da', alone: 'Geht allein heim' },
  ],
  [
    'it',
    {
      arrive: 'C’è',
      leave: 'Va via',
      undo: 'Annullare',
      present: '1 presenti su 3',
      alone: 'Torna a casa da solo',
    },
  ],
] as const) {
  test(`in ${language}: a child is marked with one tap, which can be taken back, and leaves with somebody`, async ({
    page,
  }) => {
    const day = await makeDay(page, { change: { ...HEALTH, leave_alone: true } });
    const [first] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    const own = card(page, first!);
    await expect(own).toContainText('Wespenstiche');
    await expect(own).toContainText(words.alone);
    await expect(own.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', 'tel:+393337770000');
    await expectNoViolations(page);

    await own.getByRole('button', { name: `${words.arrive}:` }).click();
    await expect(page.getByText(words.present)).toBeVisible();
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
    await page.getByRole('button', { name: words.undo }).click();
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBeNull();

    await own.getByRole('button', { name: `${words.arrive}:` }).click();
    await own.getByRole('button', { name: `${words.leave}:` }).click();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Oma Anna' }).click();
    await expect
      .poll(async () => (await attendanceOf(page, day)).get(first!.id)?.left_with_name)
      .toBe('Oma Anna');
    await own.getByRole('button', { name: new RegExp(`^${first!.name}`) }).click();
    await expect(page.getByRole('dialog')).toContainText('Wespenstiche');
    await expectNoViolations(page);
  });
}

test('a leader prints the sheets of the own group', async ({ page }) => {
  const day = await makeDay(page);
  await openToday(page, day.leaders[0]!);
  const sheets = page.getByRole('region', { name: /^Listen zum Drucken/ });
  for (const name of ['Woche', 'Tag', 'Notfall', 'Essen']) {
    const file = page.waitForEvent('download');
    await sheets.getByRole('button', { name }).click();
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  }
  await page.context().setOffline(true);
  await sheets.getByRole('button', { name: 'Tag' }).click();
  await expect(sheets.getByRole('status')).toContainText('Dafür braucht es Netz');
});

test('two taps by mistake are one mark', async ({ page }) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '');
  });
  await card(page, first!).getByRole('button', { name: 'Da:' }).dblclick();
  await expect(sync(page)).toContainText('Alles gesendet');
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent.map((body) => (JSON.parse(body) as { changes: unknown[] }).changes.length)).toEqual([1]);
  expect((await attendanceOf(page, day)).get(first!.id)).toMatchObject({ status: 'present', left_at: null });
});

test('25 children are checked in with 25 taps', async ({ page }) => {
  const day = await makeDay(page, { each: 25 });
  await openToday(page, day.leaders[0]!);
  await expect(page.getByText('0 von 25 da')).toBeVisible();
  for (const child of day.children[0]!) await card(page, child).getByRole('button', { name: 'Da:' }).click();
  await expect(page.getByText('25 von 25 da')).toBeVisible();
  await expect
    .poll(
      async () =>
        [...(await attendanceOf(page, day)).values()].filter((one) => one?.status === 'present').length,
    )
    .toBe(25);
});

test('without a network: opens again, marks survive a killed browser and reach the server once', async ({
  page,
  launchOptions,
}) => {
  const day = await makeDay(page, { change: HEALTH });
  const [first, second] = day.children[0]!;
  const directory = mkdtempSync(join(tmpdir(), 'feria-phone-'));
  const launch = async (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(directory, {
      ...launchOptions,
      ...{
        baseURL: baseUrl,
        viewport: { width: 360, height: 740 },
        locale: 'de-DE',
        timezoneId: 'Europe/Rome',
      },
    });
  let phone = await launch();
  try {
    let screen = phone.pages()[0]!;
    await openToday(screen, day.leaders[0]!);
    await expect(card(screen, first!)).toBeVisible();
    await untilKept(screen);

    await phone.setOffline(true);
    await screen.reload();
    await expect(sync(screen)).toContainText('Kein Netz');
    await expect(card(screen, first!)).toContainText('Wespenstiche');
    await card(screen, first!).getByRole('button', { name: 'Da:' }).click();
    await card(screen, second!).getByRole('button', { name: 'Da:' }).click();
    await expect(sync(screen)).toContainText('2 Einträge noch nicht gesendet');
    await phone.close();

    phone = await launch();
    await phone.setOffline(true);
    screen = phone.pages()[0]!;
    await screen.goto('/be/today');
    await expect(screen.getByText('2 von 3 da')).toBeVisible();
    await expect(sync(screen)).toContainText('2 Einträge noch nicht gesendet');
    expect((await attendanceOf(page, day)).get(first!.id)).toBeNull();

    await phone.setOffline(false);
    await expect(sync(screen)).toContainText('Alles gesendet', { timeout: 20_000 });
    const known = await attendanceOf(page, day);
    expect([known.get(first!.id)?.status, known.get(second!.id)?.status]).toEqual(['present', 'present']);
  } finally {
    await phone.close();
    rmSync(directory, { recursive: true, force: true });
  }
});

test('on the device nothing can be read, and nothing of the children stays after the login has ended', async ({
  page,
  context,
}) => {
  const day = await makeDay(page, { change: HEALTH });
  const [first] = day.children[0]!;
  const leader = day.leaders[0]!;
  await openToday(page, leader);
  await expect(card(page, first!)).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  const kept = await storedTexts(page);
  for (const secret of [
    day.last,
    first!.first,
    'Wespenstiche',
    '777 0000',
    '3337770000',
    'Oma Anna',
    'Gruppe 1',
  ])
    expect(kept).not.toContain(secret);
  expect(kept).toContain('key locked');
  expect(kept).not.toContain('key extractable');
  expect(kept).toContain('feria-today-vault');

  // The office ends the session; the phone learns of it at the next contact.
  await logOut(page.request, leader).catch(() => undefined);
  await context.setOffline(false);
  await logOut(page.request, leader);
  await page.waitForURL(/\/login/);
  const left = await storedTexts(page);
  expect(left).not.toContain('key locked');
  expect(left).not.toContain('feria-today-vault');
  // What was marked is not lost: ids and times.
  expect(left).toContain(`"child_id":${first!.id}`);
});

test('a device that can keep nothing more sends a mark all the same', async ({ page }) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openToday(page, day.leaders[0]!);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(page.getByText('1 von 3 da')).toBeVisible();
  await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
  await expect(sync(page)).toContainText('Alles gesendet');
});

test('a logout in the back office takes everything off the device', async ({ page }) => {
  const day = await makeDay(page);
  await openToday(page, day.leaders[0]!);
  await expect(card(page, day.children[0]![0]!)).toBeVisible();
  await untilKept(page);
  expect(await storedTexts(page)).toContain('key locked');
  await page.goto('/be/course/overview');
  await page.getByRole('button', { name: 'Profil' }).click();
  await page.getByRole('menuitem', { name: 'Ausloggen' }).click();
  await page.waitForURL(/\/login/);
  expect(await storedTexts(page)).not.toContain('feria-today-vault');
});

test('a logout takes everything off the device', async ({ page }) => {
  const day = await makeDay(page);
  await openToday(page, day.leaders[0]!);
  await expect(card(page, day.children[0]![0]!)).toBeVisible();
  await untilKept(page);
  expect(await storedTexts(page)).toContain('key locked');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.waitForURL(/\/login/);
  expect(await storedTexts(page)).not.toContain('feria-today-vault');
});

test('at midnight the children go from the device, and what is not sent stays until it is', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: new Date() });
  const day = await makeDay(page, { change: HEALTH });
  const [first] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  await expect(card(page, first!)).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  await page.clock.fastForward('24:00:00');
  await expect(card(page, first!)).toHaveCount(0);
  expect(await storedTexts(page)).not.toContain('key locked');
  await context.setOffline(false);
  await page.clock.fastForward('02:00');
  await expect
    .poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status, { timeout: 20_000 })
    .toBe('present');
  expect((await attendanceOf(page, day)).get(first!.id)?.date).toBe(TODAY_DATE);
});

test('two leaders who mark the same child see what happened', async ({ page, browser }) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  const [leader] = day.leaders;
  await openToday(page, leader!);
  await untilKept(page);
  await page.context().setOffline(true);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(sync(page)).toContainText('1 Eintrag');

  // Somebody of the office marks the same child later, with a network.
  const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const office = await other.newPage();
  await signIn(office, 'office');
  await office.goto('/be/today');
  await office.getByLabel('Woche').or(office.getByLabel('Kind suchen')).first().waitFor();
  await office.getByRole('button', { name: new RegExp(`^${first!.name}`) }).click();
  await office.getByRole('button', { name: 'Fehlt' }).click();
  await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('absent');

  await page.context().setOffline(false);
  await expect(card(page, first!)).toContainText('fehlt', { timeout: 20_000 });
  await expect(
    page.getByRole('alert').filter({ hasText: 'hat später etwas anderes eingetragen (fehlt)' }),
  ).toBeVisible();
  await other.close();
});

test('a note is saved at once, or stays in its field', async ({ page, context }) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  await untilKept(page);
  await card(page, first!)
    .getByRole('button', { name: new RegExp(`^${first!.name}`) })
    .click();
  const dialog = page.getByRole('dialog');
  await context.setOffline(true);
  await dialog.getByLabel('Notiz').fill('Knie aufgeschürft');
  await dialog.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(dialog).toContainText('Notizen brauchen Netz');
  await expect(dialog.getByLabel('Notiz')).toHaveValue('Knie aufgeschürft');
  expect(await storedTexts(page)).not.toContain('Knie');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(dialog).toContainText('Gespeichert.');
  expect((await attendanceOf(page, day)).get(first!.id)?.note).toBe('Knie aufgeschürft');
});

test('who has nothing but assigned weeks begins here; a parent sees nothing', async ({ page }) => {
  const day = await makeDay(page);
  await signInWithSession(page, day.leaders[0]!.session, 'de');
  await page.goto('/be');
  await expect(page).toHaveURL(/\/be\/today$/);
  await expect(card(page, day.children[0]![0]!)).toBeVisible();
});

test('eight leaders with 200 children are offline for an hour, while the office changes some: nothing is lost, nothing twice', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const day = await makeDay(page, { leaders: 8, each: 25 });
  const phones: { context: BrowserContext; screen: Page; puts: string[] }[] = [];
  for (const leader of day.leaders) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });
    const screen = await context.newPage();
    await screen.clock.install({ time: new Date() });
    const puts: string[] = [];
    screen.on('requestfinished', (request) => {
      if (request.method() === 'PUT') puts.push(request.postData() ?? '');
    });
    await openToday(screen, leader);
    await expect(screen.getByText('0 von 25 da')).toBeVisible();
    await untilKept(screen);
    await context.setOffline(true);
    phones.push({ context, screen, puts });
  }
  await Promise.all(
    phones.map(async ({ screen }, index) => {
      for (const child of day.children[index]!)
        await card(screen, child).getByRole('button', { name: 'Da:' }).click();
      await expect(sync(screen)).toContainText('25 Einträge noch nicht gesendet');
    }),
  );
  await Promise.all(phones.map(({ screen }) => screen.clock.fastForward('01:00:00')));
  // Meanwhile the office changes one child of each group.
  const office = await (await browser.newContext()).newPage();
  await signIn(office, 'office');
  const changed = day.children.map(([child]) => child!);
  for (const child of changed) {
    await office.goto('/be/today');
    await office.getByLabel('Kind suchen').fill(child.name);
    await office.getByRole('button', { name: new RegExp(`^${child.name}`) }).click();
    await office.getByRole('button', { name: 'Entschuldigt' }).click();
    await expect.poll(async () => (await attendanceOf(page, day)).get(child.id)?.status).toBe('excused');
  }
  await Promise.all(phones.map(({ context }) => context.setOffline(false)));
  for (const { screen } of phones)
    await expect(sync(screen)).toContainText('Alles gesendet', { timeout: 30_000 });
  const known = await attendanceOf(page, day);
  const expected = new Map(
    day.children
      .flat()
      .map(({ id }) => [id, changed.some((child) => child.id === id) ? 'excused' : 'present']),
  );
  expect(new Map([...known].map(([id, record]) => [id, record?.status]))).toEqual(expected);
  const ids = phones.flatMap(({ puts }) =>
    puts.flatMap((body) => (JSON.parse(body) as { changes: { id: string }[] }).changes.map(({ id }) => id)),
  );
  expect(new Set(ids).size).toBe(200);
  await Promise.all(phones.map(({ context }) => context.close()));
  await office.context().close();
});
