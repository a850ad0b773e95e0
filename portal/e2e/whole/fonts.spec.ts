import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/test';

const PHONE = { width: 360, height: 740 };

/** Where the number of projects stands, in pixels from the top: below the search, whose buttons break into rows. */
async function topOfResults(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto('/?type=all');
  const results = page.getByRole('main').getByRole('status');
  await expect(results).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const box = await results.boundingBox();
  await page.close();
  return Math.round(box?.y ?? 0);
}

test('the list stands where it stood when the font of the portal arrives', async ({ context }) => {
  const withFont = await topOfResults(context);
  await context.route('**/*.woff2', (route) => route.abort());
  expect(await topOfResults(context)).toBe(withFont);
});
