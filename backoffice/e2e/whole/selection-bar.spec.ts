import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/office';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { route } from '../support/registrations';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 991, height: 700 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

const rows = (page: Page) => page.getByRole('row').or(page.getByRole('article'));

/** The list with more rows than any of the screens holds. */
async function openFullPage(page: Page): Promise<void> {
  await page.goto(`/be/${route}`);
  // The head and a page of the demo data; on a phone cards without a head.
  await expect(rows(page)).toHaveCount((page.viewportSize()?.width ?? 0) < 600 ? 50 : 51);
}

for (const viewport of SCREENS) {
  const size = `${viewport.width} × ${viewport.height}`;
  test(`the button that books payments is in sight while a row is selected, at ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'office');
    await openFullPage(page);
    const button = page.getByRole('button', { name: 'Bezahlungen einbuchen' });
    await expect(button).toHaveCount(0);
    await rows(page).nth(1).getByRole('checkbox').check();
    await expect(button).toBeInViewport({ ratio: 1 });

    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    for (const top of [600, 100_000, 0]) {
      await scrollTo(top);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    // Nothing lies over it, and it opens what it says.
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Bezahlungen einbuchen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expectNoViolations(page);
  });
}

test('the keyboard reaches the bar from the last row, and no focus lies hidden behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'office', 'it');
  await openFullPage(page);
  const bar = page.getByRole('toolbar', { name: /selezionat/ });
  const box = page.getByRole('row').nth(20).getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(bar).toBeInViewport({ ratio: 1 });
  const isCovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const toolbar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
      return !focused || !toolbar || focused.bottom > toolbar.top;
    });
  for (let row = 21; row <= 50; row += 1) {
    await page.getByRole('row').nth(row).getByRole('checkbox').focus();
    expect(await isCovered(), `row ${row}`).toBe(false);
  }
  const last = page.getByRole('row').nth(50).getByRole('button').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** What should stick to the window and cannot, because a box around it cuts off what it does not scroll. */
function trapped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('*')).flatMap((element) => {
      if (getComputedStyle(element).position !== 'sticky') return [];
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return [];
        if (/hidden/.test(`${overflowX} ${overflowY}`)) return [`${element.className} in ${box.className}`];
      }
      return [];
    }),
  );
}

test('nothing that sticks to the window is held back by a box around it', async ({ page }) => {
  await signIn(page);
  for (const path of [
    '/be',
    '/be/failedMail',
    '/be/child',
    '/be/course/1',
    '/be/course/1/show',
    '/be/roles/1',
    '/be/option',
    '/courseregistration/1',
    '/my-family',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await trapped(page), path).toEqual([]);
  }
  await openFullPage(page);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await expect(page.getByRole('toolbar')).toBeAttached();
  expect(await trapped(page)).toEqual([]);
});
