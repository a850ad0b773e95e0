import { expect, test } from '@playwright/test';
import type { AttendanceMark } from '@feria/shared';
import { romeInstant } from '@feria/shared/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { timeOf } from '../../src/on-site/today/times';
import {
  attendanceOf,
  card,
  makeDay,
  moveTime,
  openToday,
  sync,
  TODAY_DATE,
  untilKept,
} from '../support/today';

/* What the page of leaders does when the clock of the phone is changed without a network (product/on-site.md#today). */

test.use({ viewport: { width: 360, height: 740 } });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whether a time is that of now: seconds pass between two looks. */
const isNow = (instant: string | null | undefined): boolean =>
  Math.abs(Date.parse(instant ?? '') - Date.now()) < 2 * MINUTE;

for (const [language, words] of [
  ['de', { arrive: 'Da:', wrong: 'Die Uhr dieses Geräts geht falsch: Sie zeigt', offline: 'Kein Netz' }],
  [
    'it',
    { arrive: 'C’è:', wrong: 'L’orologio di questo dispositivo è sbagliato: mostra', offline: 'Senza rete' },
  ],
] as const)
  test(`in ${language}: a clock that is put back by hours in sight is said to be wrong, and marks have the right time`, async ({
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
    await page.clock.setSystemTime(Date.now() - 3 * HOUR);
    const wrong = page.getByRole('alert').filter({ hasText: words.wrong });
    await expect(wrong).toContainText(timeOf(Date.now() - 3 * HOUR).slice(0, 2));
    await expectNoViolations(page);
    // Neither does a reload forget it.
    await page.reload();
    await expect(sync(page)).toContainText(words.offline);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect(sync(page)).toContainText('1 ');
    await context.setOffline(false);
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
    expect(isNow((await attendanceOf(page, day)).get(first!.id)?.arrived_at)).toBe(true);
  });

for (const [way, by] of [
  ['back', -3 * HOUR],
  ['forward', 3 * HOUR],
] as const)
  test(`a clock that is put ${way} while the page is closed: what was marked is sent with the right time`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    await moveTime(page, TODAY_DATE, '10:00');
    await openToday(page, day.leaders[0]!);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    // Twenty minutes pass: nothing on the device says how many.
    const reopened = romeInstant(TODAY_DATE, '10:20').getTime();
    await page.goto('about:blank');
    await page.clock.setSystemTime(reopened + by);
    await page.goto('/be/today');
    await expect(sync(page)).toContainText('Kein Netz');
    await page.evaluate((ahead) => localStorage.setItem('test.ahead', String(ahead)), reopened - Date.now());
    // One that went back is known to be wrong.
    const doubt = page
      .getByRole('alert')
      .filter({ hasText: 'Wie spät es ist, weiß diese Seite ohne Netz nicht sicher' });
    await expect(doubt).toHaveCount(way === 'back' ? 1 : 0);
    await card(page, first!).getByRole('button', { name: 'Da:' }).click();
    await expect(sync(page)).toContainText('1 Eintrag noch nicht gesendet');
    // What is sent, and not what is stored: the server takes no time that has not come yet.
    const sending = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/attendance'),
    );
    await context.setOffline(false);
    const { changes } = (await sending).request().postDataJSON() as { changes: AttendanceMark[] };
    await expect(sync(page)).toContainText('Alles gesendet');
    await expect(doubt).toHaveCount(0);
    const isRight = (instant: string | null | undefined): boolean =>
      Math.abs(Date.parse(instant ?? '') - reopened) < 5 * MINUTE;
    expect(
      changes.map(({ date, changed_at, arrived_at }) => [date, isRight(changed_at), isRight(arrived_at)]),
    ).toEqual([[TODAY_DATE, true, true]]);
    const record = (await attendanceOf(page, day)).get(first!.id);
    expect([record?.status, record?.date]).toEqual(['present', TODAY_DATE]);
  });

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      doubt: 'Wie spät es ist, weiß diese Seite ohne Netz nicht sicher',
      is: (time: string) => new RegExp(`^Es ist .*${time}$`),
      since: 'da seit',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      doubt: 'Senza rete questa pagina non sa con certezza che ore sono',
      is: (time: string) => new RegExp(`^È il .*${time}$`),
      since: 'presente dalle',
    },
  ],
] as const)
  test(`in ${language}: a clock that jumps forward in sight is asked about, and the answer counts`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    const time = await moveTime(page, TODAY_DATE, '10:00');
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await time.to(TODAY_DATE, '10:30');
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 2 * HOUR);
    const doubt = page.getByRole('alert').filter({ hasText: words.doubt });
    await page.clock.runFor(30_000);
    await expect(doubt).toBeVisible();
    await expectNoViolations(page);
    await doubt.getByRole('button', { name: words.is('10:3\\d') }).click();
    await expect(doubt).toHaveCount(0);
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect(card(page, first!)).toContainText(new RegExp(`${words.since} 10:3\\d`));
  });

for (const [language, words] of [
  [
    'de',
    {
      arrive: 'Da:',
      waiting: '1 Eintrag noch nicht gesendet',
      sent: 'Alles gesendet',
      unsure: 'Diese Zeiten sind gesendet und können falsch sein',
      since: 'da seit',
      looked: 'Geprüft',
    },
  ],
  [
    'it',
    {
      arrive: 'C’è:',
      waiting: '1 voce ancora da inviare',
      sent: 'Tutto inviato',
      unsure: 'Questi orari sono inviati e possono essere sbagliati',
      since: 'presente dalle',
      looked: 'Controllati',
    },
  ],
] as const)
  test(`in ${language}: a time of which nobody can know if it is right is sent, and the page asks to look at it`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page);
    const [first] = day.children[0]!;
    const time = await moveTime(page, TODAY_DATE, '06:00');
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await time.to(TODAY_DATE, '07:00');
    // While the page is closed the clock is put forward by an hour; later it is opened once more.
    const device = await page.evaluate(() => Date.now());
    await page.goto('about:blank');
    await page.clock.setSystemTime(device + HOUR);
    await page.goto('/be/today');
    await card(page, first!).getByRole('button', { name: words.arrive }).click();
    await expect(sync(page)).toContainText(words.waiting);
    await page.evaluate((ahead) => {
      const before = Number(localStorage.getItem('test.ahead'));
      localStorage.setItem('test.ahead', String(before + ahead));
    }, 2 * HOUR);
    await page.clock.fastForward(2 * HOUR);
    await page.reload();
    await expect(sync(page)).toContainText(words.waiting);
    await context.setOffline(false);
    await expect(sync(page)).toContainText(words.sent);
    const unsure = page.getByRole('alert').filter({ hasText: words.unsure });
    await expect(unsure).toContainText(new RegExp(`${first!.name}, .*${words.since} 08:0\\d`));
    await expectNoViolations(page);
    await page.reload();
    await unsure.getByRole('button', { name: words.looked }).click();
    await expect(unsure).toHaveCount(0);
  });

for (const [kind, ahead] of [
  ['ahead', 24 * HOUR],
  ['behind', -24 * HOUR],
] as const)
  test(`a date that was a day ${kind} and is put right without a network: today is today, and can be marked`, async ({
    page,
    context,
  }) => {
    const day = await makeDay(page, { days: 1 });
    const [first] = day.children[0]!;
    await page.clock.install({ time: Date.now() + ahead });
    await openToday(page, day.leaders[0]!);
    await expect(card(page, first!)).toBeVisible();
    await untilKept(page);
    const wrong = page.getByRole('alert').filter({ hasText: 'Das Datum dieses Geräts ist falsch' });
    await expect(wrong).toBeVisible();
    await context.setOffline(true);
    for (const isReopened of [false, true]) {
      if (isReopened) {
        await page.goto('about:blank');
        await page.goto('/be/today');
      } else {
        await page.clock.setSystemTime(Date.now());
        await page.clock.runFor(2_000);
      }
      await expect(sync(page)).toContainText('Kein Netz');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Heute');
      await expect(wrong).toHaveCount(0);
    }
    await card(page, first!).getByRole('button', { name: 'Da:' }).click();
    await expect(card(page, first!)).toContainText('da seit');
    await context.setOffline(false);
    await expect(sync(page)).toContainText('Alles gesendet');
    const record = (await attendanceOf(page, day)).get(first!.id);
    expect([record?.date, isNow(record?.arrived_at)]).toEqual([TODAY_DATE, true]);
  });
