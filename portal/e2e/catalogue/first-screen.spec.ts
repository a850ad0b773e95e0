import type { Locator } from '@playwright/test';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { expect, test } from '../support/test';

/* What is looked for first stands in the first screen of a project: title, dates, price and the button. */

const LONG = {
  name: 'Kunterbunte Zirkus-, Theater- und Naturerlebniswochen für neugierige Kinder im Eisacktal',
  name_it: 'Settimane di circo, teatro e avventure nella natura per bambini curiosi della Valle Isarco',
  image: '/uploads/demo-lake-2027.webp',
};

/** Where an element ends, in pixels from the top of the screen. */
async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`title, dates, price and the button are seen without scrolling at ${size.width}x${size.height}`, async ({
    page,
    language,
    t,
  }) => {
    const project = await makeProject(page.request, {
      weeks: [summerWeek(0), summerWeek(1)],
      course: {
        ...LONG,
        from: summerWeek(0).from,
        to: summerWeek(1).to,
        schools: ['kg_1', 'kg_2', 'kg_3', 'gs_1', 'gs_2', 'gs_3', 'gs_4', 'gs_5'],
      },
    });
    await page.setViewportSize(size);
    await page.goto(`/courseregistration/${project.id}`);
    const title = page.getByRole('heading', { level: 1, name: language === 'it' ? LONG.name_it : LONG.name });
    await expect(title).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
    const panel = page.getByRole('complementary', { name: t('project.book_title') });
    const book = page.getByRole('button', { name: t('project.book'), exact: true });
    // On a phone the price stands in the bar at the lower edge, beside the button.
    const price =
      size.width < 900 ? book.locator('xpath=..') : panel.locator('dd').filter({ hasText: '€' }).first();
    const dates = panel.locator('dd').first();
    await expect(price).toContainText('€');
    await expect(dates).toContainText(summerWeek(0).from.split('-')[0]!);
    const bar = size.width < 900 ? (await price.boundingBox())!.y : size.height;
    for (const [part, limit] of [
      [title, bar],
      [dates, bar],
      [price, size.height],
      [book, size.height],
    ] as const)
      expect(await bottomOf(part)).toBeLessThanOrEqual(limit);
  });
