import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { courseNamed, make, signIn, unique } from './office';

const pages = {
  '/be': { de: 'Übersicht', it: 'Panoramica' },
  '/be/locations': { de: 'Orte', it: 'Luoghi' },
  '/be/courseType/create': { de: 'Projekttyp anlegen', it: 'Crea tipo di progetto' },
  '/be/courseCategory/create': { de: 'Projektkategorie anlegen', it: 'Crea categoria di progetto' },
  '/be/course/overview': { de: 'Belegung', it: 'Occupazione' },
  '/be/course': { de: 'Projekte', it: 'Progetti' },
  '/be/peopleCourseWeekRegistration': { de: 'Anmeldungen', it: 'Iscrizioni' },
};

for (const language of ['de', 'it'] as const) {
  for (const [address, titles] of Object.entries(pages)) {
    test(`${address} speaks ${language} and is accessible`, async ({ page }) => {
      await signIn(page, 'admin', language);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(`^${titles[language]} – `));
      // A text without a translation shows as its key.
      await expect(
        page.getByText(
          /^(ra|resources|app|list|form|courses|registrations|dashboard|detail|overview|occupancy)\.[\w.]+$/,
        ),
      ).toHaveCount(0);
      await expectNoViolations(page);
    });
  }
}

test('the form of a course with its weeks is accessible', { tag: '@core' }, async ({ page }) => {
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

test('the language is switched, kept, and spoken by the server', { tag: '@core' }, async ({ page }) => {
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

test('the menu is a drawer below 991 pixels', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 990, height: 800 });
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Projekte' })).toBeHidden();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('menuitem', { name: 'Projekte' }).click();
  await expect(page.getByRole('heading', { name: 'Projekte' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Projekte' })).toBeHidden();
});
