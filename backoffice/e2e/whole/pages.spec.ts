import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { courseNamed, mainMenu, make, menuEntry, signIn, unique } from '../support/office';

test('the form of a course with its weeks is accessible', async ({ page }) => {
  await signIn(page);
  const id = await make(page, 'course', courseNamed(unique('Barrierefrei')));
  await page.goto(`/be/course/${id}`);
  await expect(page.getByRole('textbox', { name: 'Beschreibung (Deutsch)' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Erweitert' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Woche anlegen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('the language is switched, kept, and spoken by the server', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations');
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { name: 'Luoghi' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const [request] = await Promise.all([page.waitForRequest(/\/api\/location\?/), page.reload()]);
  expect(request.headers()['api-lang']).toBe('it');
  await expect(page.getByRole('heading', { name: 'Luoghi' })).toBeVisible();
});

test('the menu marks the page that is open, a page of its own below a section too', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/course/overview');
  const current = mainMenu(page).locator('[aria-current=page]');
  await expect(current).toHaveText('Belegung');
  await page.goto('/be/course/create');
  await expect(current).toHaveText('Projekte');
  await page.goto('/be');
  await expect(current).toHaveText('Übersicht');
  // Their addresses begin with that of the projects, and they are none.
  for (const path of ['/be/course/day', '/be/course/day/points']) {
    await page.goto(path);
    await expect(menuEntry(page, 'Projekte')).toBeVisible();
    await expect(current).toHaveCount(0);
  }
});

test('the menu is a drawer below 991 pixels', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 990, height: 800 });
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(menuEntry(page, 'Projekte')).toBeHidden();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await menuEntry(page, 'Projekte').click();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  await expect(menuEntry(page, 'Projekte')).toBeHidden();
});
