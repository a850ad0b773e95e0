import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import type { AttendanceDay } from '@feria/shared';
import { addDays } from '@feria/shared/rules/dates';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseUrl } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { timeOf } from '../../src/on-site/today/times';
import { ask } from '../support/office';
import {
  attendanceOf,
  card,
  keptKeys,
  makeDay,
  moveTime,
  openChild,
  openToday,
  storedTexts,
  sync,
  TODAY_DATE,
  untilKept,
} from '../support/today';

/* What the page of leaders keeps without a network, how long, and at what time (product/on-site.md#today). */

test.use({ viewport: { width: 360, height: 740 } });

const HEALTH = { allergies: 'Wespenstiche', health_consent: true };
const TOMORROW = addDays(TODAY_DATE, 1);
const MINUTE = 60_000;

test(
  'without a network: opens again, marks survive a killed browser and reach the server once',
  { tag: '@core' },
  async ({ page, launchOptions }) => {
    const day = await makeDay(page, { change: HEALTH });
    const [first, second] = day.children[0]!;
    const directory = mkdtempSync(join(tmpdir(), 'feria-phone-'));
    const launch = async (): Promise<BrowserContext> =>
      chromium.launchPersistentContext(directory, {
        ...launchOptions,
        baseURL: baseUrl,
        viewport: { width: 360, height: 740 },
        locale: 'de-DE',
        timezoneId: 'Europe/Rome',
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
  },
);

for (const [language, words] of [
  [
    'de',
    { arrive: 'Da:', send: 'Jetzt senden', waiting: '1 Eintrag noch nicht gesendet', sent: 'Alles gesendet' },
  ],
  ['it', { arrive: 'C’è:', send: 'Invia ora', waiting: '1 voce ancora da inviare', sent: 'Tutto inviato' }],
] as const)
  test(`in ${language}: what waits is sent by a tap, and at once when the network is back, whatever the pause`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first, second] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    const send = page.getByRole('banner').getByRole('button', { name: words.send });
    await expect(send).toHaveCount(0);

    // A server that is away, on a phone that believes to be online.
    await page.route('**/api/attendance*', (route) => route.abort());
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect(sync(page)).toContainText(words.waiting);
    await expect(send).toBeVisible();
    await expectNoViolations(page);
    // Until the pauses are long.
    await page.waitForTimeout(9_000);
    await page.unroute('**/api/attendance*');
    await send.click();
    await expect(sync(page)).toContainText(words.sent, { timeout: 3_000 });
    await expect(send).toHaveCount(0);

    await context.setOffline(true);
    await card(page, second!).getByRole('button', { name: words.arrive }).click();
    await expect(sync(page)).toContainText(words.waiting);
    await page.waitForTimeout(9_000);
    await context.setOffline(false);
    await expect(sync(page)).toContainText(words.sent, { timeout: 3_000 });
    expect((await attendanceOf(page, day)).get(second!.id)?.status).toBe('present');
  });

for (const [kind, ahead] of [
  ['slow', 20],
  ['fast', -20],
] as const)
  test(`a phone that is 20 minutes ${kind} shows and sends the right time after a reload without a network`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    await page.clock.install({ time: Date.now() - ahead * MINUTE });
    await openToday(page, day.leaders[0]!);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(sync(page)).toContainText('Kein Netz');
    const before = Date.now();
    await card(page, first!).getByRole('button', { name: 'Da:' }).click();
    await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
    const after = Date.now();
    // Two seconds for how far apart the two clocks are read.
    const isNow = (instant: number) => instant >= before - 2_000 && instant <= after + 2_000;
    const shown = [before, after].map((instant) =>
      new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' }).format(
        instant,
      ),
    );
    await expect(card(page, first!)).toContainText(new RegExp(`da seit (${shown.join('|')})`));
    const [, changed] = /"changed_at":"([^"]+)"/.exec(await storedTexts(page)) ?? [];
    expect(isNow(Date.parse(changed ?? ''))).toBe(true);

    await context.setOffline(false);
    await expect
      .poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status, { timeout: 60_000 })
      .toBe('present');
    const arrived = (await attendanceOf(page, day)).get(first!.id)?.arrived_at;
    expect(isNow(Date.parse(arrived ?? ''))).toBe(true);
  });

for (const [language, words] of [
  ['de', { arrive: 'Da:', wrong: 'Das Datum dieses Geräts ist falsch: Es zeigt', sent: 'Alles gesendet' }],
  [
    'it',
    {
      arrive: 'C’è:',
      wrong: 'La data di questo dispositivo è sbagliata: mostra',
      sent: 'Tutto inviato',
    },
  ],
] as const)
  test(`in ${language}: a phone whose date is a day ahead is told so, and what it marked without a network is of today`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    await page.clock.install({ time: Date.now() });
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    // Nobody sees it: the page is closed.
    await page.goto('about:blank');
    await page.clock.setSystemTime(Date.now() + 24 * 60 * MINUTE);
    await page.goto('/be/today');
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect(sync(page)).toContainText('1 ');
    const wrong = page.getByRole('alert').filter({ hasText: words.wrong });
    await expect(wrong).toHaveCount(0);

    await context.setOffline(false);
    await page.clock.runFor(61_000);
    await expect(wrong).toBeVisible();
    await expectNoViolations(page);
    await expect(sync(page)).toContainText(words.sent);
    const record = (await attendanceOf(page, day)).get(first!.id);
    expect([record?.status, record?.date]).toEqual(['present', TODAY_DATE]);
    expect(Math.abs(Date.parse(record?.arrived_at ?? '') - Date.now())).toBeLessThan(5 * MINUTE);

    await page.clock.setSystemTime(Date.now());
    await page.clock.runFor(21_000);
    await expect(wrong).toHaveCount(0);
  });

for (const [language, words] of [
  ['de', { tomorrow: 'Morgen', today: 'Heute', coming: 'Eintragen können Sie ab diesem Tag', arrive: 'Da:' }],
  ['it', { tomorrow: 'Domani', today: 'Oggi', coming: 'Potrà inserire dati da quel giorno', arrive: 'C’è:' }],
] as const)
  test(`in ${language}: in the evening the list of tomorrow is loaded, stays without a network, and can be read only`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page, { change: HEALTH });
    const [first] = day.children[0]!;
    const time = await moveTime(page, TODAY_DATE, '16:50');
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await expect(page.getByRole('button', { name: words.tomorrow })).toHaveCount(0);
    await time.to(TODAY_DATE, '17:01');
    await page.getByRole('button', { name: words.tomorrow }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.tomorrow);
    await expect(page.getByText(words.coming)).toBeVisible();
    await expect(page.getByRole('button', { name: words.arrive })).toHaveCount(0);
    await expectNoViolations(page);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.today);
    await page.getByRole('button', { name: words.tomorrow }).click();
    await expect(card(page, first!)).toContainText('Wespenstiche');

    // After midnight it is the list of today, and can be marked.
    await time.to(TOMORROW, '06:00');
    await page.getByRole('button', { name: words.today }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.today);
    await expect(card(page, first!).getByRole('button', { name: words.arrive })).toBeVisible();
  });

test('over the night of a camp without a network the list stays with its numbers, says of when it is, and keeps marks', async ({
  page,
  context,
}) => {
  const day = await makeDay(page, { change: HEALTH });
  const [first, second] = day.children[0]!;
  const time = await moveTime(page, TODAY_DATE, '16:00');
  await openToday(page, day.leaders[0]!);
  await expect(card(page, first!)).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');

  await time.to(TOMORROW, '02:00');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heute');
  await expect(page.getByRole('main')).toContainText(
    /Das sind die Kinder von .*, Stand \d\d\.\d\d\., 16:0\d/,
  );
  await expect(card(page, first!).getByRole('link', { name: 'Anna' })).toHaveAttribute(
    'href',
    'tel:+393337770000',
  );
  await page.reload();
  await expect(card(page, first!)).toContainText('Wespenstiche');
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  await page.getByRole('button', { name: 'Gestern' }).click();
  await expect(page.getByRole('main')).toContainText(/Das ist die Liste von .*, Stand \d\d\.\d\d\., 16:0\d/);
  await expect(card(page, first!)).toContainText('da seit');
  await card(page, second!).getByRole('button', { name: 'Da:' }).click();
  const times = page.getByRole('dialog', { name: /^Zeiten und Person: .*Gestern, / });
  await times.getByLabel('Da seit').fill('15:30');
  await times.getByRole('button', { name: 'Speichern' }).click();
  await expect(sync(page)).toContainText('2 Einträge noch nicht gesendet');
  await expectNoViolations(page);

  await context.setOffline(false);
  await page.clock.runFor(61_000);
  await expect
    .poll(async () => [...(await attendanceOf(page, day)).values()].map((one) => one?.status ?? null))
    .toEqual(['present', 'present', null]);
});

for (const [language, words] of [
  [
    'de',
    {
      yesterday: 'Gestern',
      today: 'Heute',
      made: 'Die Liste von heute ist noch nicht geladen.',
      counts: 'Was Sie eintragen, gilt für heute.',
      arrive: 'Da:',
      here: 'da seit',
      waiting: '1 Eintrag noch nicht gesendet',
      sent: 'Alles gesendet',
    },
  ],
  [
    'it',
    {
      yesterday: 'Ieri',
      today: 'Oggi',
      made: 'L’elenco di oggi non è ancora caricato.',
      counts: 'Ciò che inserisce vale per oggi.',
      arrive: 'C’è:',
      here: 'presente dalle',
      waiting: '1 voce ancora da inviare',
      sent: 'Tutto inviato',
    },
  ],
] as const)
  test(`in ${language}: in the morning without a network the list of yesterday is that of today, and what is marked is of today`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page, { before: 1 });
    const [first] = day.children[0]!;
    const time = await moveTime(page, addDays(TODAY_DATE, -1), '16:00');
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);

    await time.to(TODAY_DATE, timeOf(Date.now()));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(words.today);
    await expect(page.getByRole('main')).toContainText(words.made);
    await expect(page.getByRole('main')).toContainText(words.counts);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect(sync(page)).toContainText(words.waiting);
    const kept = await keptKeys(page);
    expect([kept.includes(addDays(TODAY_DATE, -1)), kept.includes(TODAY_DATE)]).toEqual([true, false]);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(words.made);
    await expect(card(page, first!)).toContainText(words.here);
    await page.getByRole('button', { name: words.yesterday }).click();
    await expect(heading).toContainText(words.yesterday);
    await expect(card(page, first!)).not.toContainText(words.here);
    await page.getByRole('button', { name: words.today, exact: true }).click();
    await expectNoViolations(page);

    await context.setOffline(false);
    await page.clock.runFor(61_000);
    await expect(sync(page)).toContainText(words.sent);
    await expect(page.getByRole('main')).not.toContainText(words.made);
    await expect(card(page, first!)).toContainText(words.here);
    const record = (await attendanceOf(page, day)).get(first!.id);
    expect([record?.status, record?.date]).toEqual(['present', TODAY_DATE]);
  });

for (const [language, words] of [
  [
    'de',
    {
      yesterday: 'Gestern',
      arrive: 'Da',
      leave: 'Geht',
      arrived: 'Da seit',
      keep: 'Speichern',
      close: 'Schließen',
      here: 'da seit 08:00',
      absent: 'Fehlt',
      reset: 'Eintrag löschen',
      question: 'Für gestern eintragen?',
      no: 'Nicht eintragen',
      yes: 'Eintragen',
      note: /^Notiz: Gestern, /,
      times: /^Zeiten und Person: .*Gestern, /,
      waiting: (count: number) => `${count} ${count > 1 ? 'Einträge' : 'Eintrag'} noch nicht gesendet`,
    },
  ],
  [
    'it',
    {
      yesterday: 'Ieri',
      arrive: 'C’è',
      leave: 'Esce',
      arrived: 'Presente dalle',
      keep: 'Salvare',
      close: 'Chiudere',
      here: 'presente dalle 08:00',
      absent: 'Manca',
      reset: 'Cancellare la voce',
      question: 'Inserire per ieri?',
      no: 'Non inserire',
      yes: 'Inserire',
      note: /^Nota: Ieri, /,
      times: /^Orari e persona: .*Ieri, /,
      waiting: (count: number) => `${count} ${count > 1 ? 'voci' : 'voce'} ancora da inviare`,
    },
  ],
] as const)
  test(`in ${language}: on the list of a day that is over times are typed, and the rest asks first`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page, { before: 1 });
    const [first] = day.children[0]!;
    const time = await moveTime(page, addDays(TODAY_DATE, -1), '16:00');
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await time.to(TODAY_DATE, timeOf(Date.now()));
    await page.getByRole('button', { name: words.yesterday }).click();

    const times = page.getByRole('dialog', { name: words.times });
    await card(page, first!)
      .getByRole('button', { name: `${words.arrive}:` })
      .click();
    await times.getByRole('button', { name: words.close }).click();
    await (await openChild(page, first!)).getByRole('button', { name: words.arrive, exact: true }).click();
    await times.getByLabel(words.arrived).fill('08:00');
    await times.getByRole('button', { name: words.keep }).click();
    await expect(card(page, first!)).toContainText(words.here);
    await expect(sync(page)).toContainText(words.waiting(1));
    await card(page, first!)
      .getByRole('button', { name: `${words.leave}:` })
      .click();
    await times.getByRole('button', { name: words.close }).click();
    await (await openChild(page, first!)).getByRole('button', { name: words.leave, exact: true }).click();
    await times.getByRole('button', { name: words.close }).click();
    await expect(sync(page)).toContainText(words.waiting(1));

    const details = await openChild(page, first!);
    await expect(details.getByLabel(words.note)).toBeVisible();
    await details.getByRole('button', { name: words.absent }).click();
    const question = page.getByRole('alertdialog', { name: words.question });
    await expect(question).toContainText(words.yesterday);
    await expect(question).toContainText(`${first!.name}: ${words.absent}`);
    await question.getByRole('button', { name: words.no }).click();
    await details.getByRole('button', { name: words.reset }).click();
    await expect(question).toContainText(words.reset);
    await question.getByRole('button', { name: words.yes, exact: true }).click();
    await expect(sync(page)).toContainText(words.waiting(2));
    await expect(card(page, first!)).not.toContainText(words.here);

    await (await openChild(page, first!)).getByRole('button', { name: words.absent }).click();
    await expect(question).toBeVisible();
    await expectNoViolations(page);
  });

test('at midnight the children of a week that has ended go, and what is not sent stays until it is', async ({
  page,
  context,
}) => {
  const day = await makeDay(page, { change: HEALTH, days: 1 });
  const [first] = day.children[0]!;
  const time = await moveTime(page, TODAY_DATE, '16:00');
  await openToday(page, day.leaders[0]!);
  await expect(card(page, first!)).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await card(page, first!).getByRole('button', { name: 'Da:' }).click();
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  await time.to(TOMORROW, '00:01');
  await expect(card(page, first!)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(
    '1 Eintrag ist auf diesem Gerät und noch nicht gesendet',
  );
  await expect.poll(() => storedTexts(page)).not.toContain('key locked');
  // Neither does it wait for a network after a reload.
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Kein Netz');
  await expect(page.getByRole('main')).toContainText('1 Eintrag ist auf diesem Gerät');
  await context.setOffline(false);
  await page.clock.runFor(61_000);
  await expect
    .poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status, { timeout: 60_000 })
    .toBe('present');
  expect((await attendanceOf(page, day)).get(first!.id)?.date).toBe(TODAY_DATE);
});

test('day and marks that an earlier build of the page left on the device are shown and sent', async ({
  page,
  context,
}) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  await untilKept(page);
  await context.setOffline(true);
  const userId = day.leaders[0]!.id;
  const mark = {
    id: randomUUID(),
    user_id: userId,
    child_id: first!.id,
    date: TODAY_DATE,
    changed_at: new Date().toISOString(),
    fields: { status: 'present', arrived_at: new Date().toISOString(), left_at: null, left_with: null },
  };
  const list = await ask<AttendanceDay>(
    page,
    `api/attendance?date=${TODAY_DATE}&course_week_id=${day.weekId}`,
  );
  // As that build kept them: one day, without anything around it; a mark without number and state.
  await page.evaluate(
    async ({ kept, shown, user }) => {
      const put = (name: string, store: string, value: unknown, key?: string) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name, 1);
          opening.onerror = () => reject(new Error('not opened'));
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(store, 'readwrite');
            if (key) transaction.objectStore(store).clear();
            transaction.objectStore(store).put(value, key);
            transaction.oncomplete = () => (opening.result.close(), resolve());
          };
        });
      const aes = { name: 'AES-GCM', length: 256 };
      const key = await crypto.subtle.generateKey(aes, false, ['encrypt', 'decrypt']);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(shown));
      const data = await crypto.subtle.encrypt({ name: aes.name, iv }, key, text);
      await put('feria-today-vault', 'day', { userId: user, date: shown.date, key, iv, data }, 'day');
      await put('feria-today-outgoing', 'marks', kept);
    },
    { kept: mark, shown: list, user: userId },
  );
  await page.reload();
  await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
  await expect(card(page, first!)).toContainText('noch nicht gesendet');
  await context.setOffline(false);
  await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
  await expect(sync(page)).toContainText('Alles gesendet');
});
