import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signIn, signInWith } from '../support/office';
import { cancelWeek, card, eraseFamily, makeDay, markAs, openToday, TODAY_DATE } from '../support/today';

/* Who is where on a day, for the office on the telephone (product/catalogue.md#list-of-a-day). */

for (const [language, width, words] of [
  [
    'de',
    1280,
    {
      search: 'Kind suchen',
      found: 'Gefunden: 1',
      expected: 'erwartet',
      since: /da seit \d\d:\d\d/,
      left: /gegangen um \d\d:\d\d mit Oma Rosa/,
      absent: 'fehlt',
      group: 'Gruppe: Gruppe 1',
    },
  ],
  [
    'it',
    360,
    {
      search: 'Cercare un bambino',
      found: 'Trovati: 1',
      expected: 'in arrivo',
      since: /presente dalle \d\d:\d\d/,
      left: /uscita alle \d\d:\d\d con Oma Rosa/,
      absent: 'assente',
      group: 'Gruppo: Gruppe 1',
    },
  ],
] as const)
  test(`in ${language}, ${width} px: a child is found by name, with where it is now, its group and its family`, async ({
    page,
  }) => {
    const day = await makeDay(page, { each: 4 });
    const [leader] = day.leaders;
    const [expected, present, left, absent] = day.children[0]!;
    const at = new Date().toISOString();
    await markAs(page, leader!, present!, { status: 'present', arrived_at: at });
    await markAs(page, leader!, left!, {
      status: 'present',
      arrived_at: at,
      left_at: at,
      left_with: 'other',
      left_with_name: 'Oma Rosa',
    });
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, 'office', language);
    await page.goto(`/be/course/day?date=${TODAY_DATE}`);
    const search = page.getByLabel(words.search);
    const line = (child: typeof expected) =>
      page.getByRole('listitem').filter({ hasText: `${day.last} ${child!.first}` });
    const find = async (child: typeof expected) => {
      await search.fill(`${day.last.toLowerCase()} ${child!.first}`);
      await expect(page.getByRole('status').filter({ hasText: words.found })).toBeVisible();
      await expect(line(child)).toHaveCount(1);
      return line(child);
    };
    await expect(await find(expected)).toContainText(words.expected);
    await expect(await find(present)).toContainText(words.since);
    await expect(line(present)).toContainText(words.group);
    await expect(await find(left)).toContainText(words.left);
    await expect(line(left).getByRole('link', { name: '+39 333 7770000' })).toHaveAttribute(
      'href',
      'tel:+393337770000',
    );
    // What is marked meanwhile comes by itself.
    await find(absent);
    await markAs(page, leader!, absent!, { status: 'absent' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(line(absent)).toContainText(words.absent, { timeout: 45_000 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
    const week = page.getByRole('region', { name: /Erste Woche|Prima settimana/ });
    await expect(week.getByRole('link').first()).toHaveAttribute('href', new RegExp(`#week-${day.weekId}$`));
    await line(absent)
      .getByRole('link', { name: `Anna ${day.last}` })
      .press('Enter');
    await expect(page).toHaveURL(/\/be\/(parent|person)\/\d+\/show/);
  });

test('who may not see parents reads no names and numbers of them', async ({ page }) => {
  const day = await makeDay(page, { each: 1 });
  await signInWith(page, ['peopleCourseWeekRegistration.index']);
  await page.goto(`/be/course/day?date=${TODAY_DATE}`);
  await page.getByLabel('Kind suchen').fill(day.last);
  const line = page.getByRole('region', { name: /Erste Woche/ }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('erwartet');
  await expect(line).toContainText('Gesundheit: nicht sichtbar');
  await expect(line).not.toContainText('Anna');
  await expect(line.getByRole('link')).toHaveCount(0);
});

for (const [language, width, words] of [
  [
    'de',
    1280,
    {
      counts: /da: \d.* · erwartet: \d/,
      readAt: /Stand \d\d\.\d\d\.\d{4},? \d\d:\d\d/,
      without: 'Ohne Eltern und Telefonnummern, ohne Abholberechtigte und Notfallkontakte:',
      expected: 'erwartet',
      search: 'Kind suchen',
      only: 'Nur Kinder, die zur Suche „',
    },
  ],
  [
    'it',
    360,
    {
      counts: /presente: \d.* · in arrivo: \d/,
      readAt: /Aggiornato: \d\d\.\d\d\.\d{4},? \d\d:\d\d/,
      without:
        'Senza genitori e numeri di telefono, senza persone autorizzate al ritiro e contatti di emergenza:',
      expected: 'in arrivo',
      search: 'Cercare un bambino',
      only: 'Solo i bambini trovati con «',
    },
  ],
] as const)
  test(`in ${language}, ${width} px: the paper says of when it is, how many there are, and what it leaves out`, async ({
    page,
  }) => {
    const day = await makeDay(page, { each: 2 });
    const [present] = day.children[0]!;
    await markAs(page, day.leaders[0]!, present!, {
      status: 'present',
      arrived_at: new Date().toISOString(),
    });
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, 'office', language);
    await page.goto(`/be/course/day?date=${TODAY_DATE}`);
    const week = page.getByRole('region', { name: new RegExp(`(Erste Woche|Prima settimana)`) });
    const lines = week.getByRole('listitem').filter({ hasText: day.last });
    await expect(lines).toHaveCount(2);
    await expect(page.getByText(words.without)).toBeHidden();
    await expectNoViolations(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(words.counts)).toBeVisible();
    await expect(page.getByText(words.readAt)).toBeVisible();
    await expect(page.getByText(words.without)).toBeVisible();
    await expect(lines.getByText(words.expected, { exact: true })).toBeVisible();
    await expect(lines.getByText('+39 333 7770000').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel(words.search).fill(day.last);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${words.only}${day.last}`)).toBeVisible();
  });

for (const [language, cancelled, erased] of [
  ['de', 'Woche abgesagt', 'als anwesend eingetragen war (Gruppe 1).'],
  ['it', 'Settimana annullata', 'risultava presente (Gruppe 1).'],
] as const)
  test(`in ${language}: a week that was cancelled while a child is there says so, for leaders and the office`, async ({
    page,
    browser,
  }) => {
    const day = await makeDay(page, { each: 1 });
    const [child] = day.children[0]!;
    await markAs(page, day.leaders[0]!, child!, {
      status: 'present',
      arrived_at: new Date().toISOString(),
    });
    const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await openToday(phone, day.leaders[0]!, language);
    await expect(card(phone, child!)).toBeVisible();
    await expect(phone.getByText(cancelled)).toHaveCount(0);
    await cancelWeek(page, day);
    await phone.reload();
    await expect(card(phone, child!)).toBeVisible();
    await expect(phone.getByText(cancelled)).toBeVisible();
    await expectNoViolations(phone);
    await phone.close();
    await signIn(page, 'office', language);
    await page.goto(`/be/course/day?date=${TODAY_DATE}`);
    const week = page
      .getByRole('region')
      .filter({ has: page.getByRole('listitem').filter({ hasText: day.last }) });
    await expect(week.getByText(cancelled)).toBeVisible();
    await expectNoViolations(page);
    // Whose family is erased then is told with its group, with a blank before it.
    await eraseFamily(page, day);
    await page.reload();
    await expect(page.getByText(erased).first()).toBeVisible();
  });
