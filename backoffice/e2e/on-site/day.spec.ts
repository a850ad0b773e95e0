import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signIn, signInWith } from '../support/office';
import { makeDay, markAs, TODAY_DATE } from '../support/today';

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
