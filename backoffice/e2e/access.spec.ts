import { expect, test } from '@playwright/test';
import { signIn } from './office';

test(
  'a project leader sees courses and registrations, and nothing to change',
  { tag: '@core' },
  async ({ page }) => {
    await signIn(page, 'leader');
    await page.goto('/be/course');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const menu = page.getByRole('menu', { name: 'Hauptmenü' });
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Übersicht',
      'Belegung',
      'Anmeldungen',
      'Projekte',
      'Kinder',
    ]);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /anlegen|bearbeiten/ })).toHaveCount(0);
    await expect(main.getByRole('button', { name: /löschen|kopieren|aktivieren/ })).toHaveCount(0);

    await page.goto('/be/peopleCourseWeekRegistration');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveCount(1); // to the course, to look at
  },
);

for (const address of [
  '/be/locations',
  '/be/locations/create',
  '/be/course/create',
  '/be/course/1',
  '/be/user',
]) {
  test(`a project leader cannot open ${address}`, async ({ page }) => {
    await signIn(page, 'leader');
    await page.goto(address);
    await expect(page).toHaveURL(/\/403$/);
  });
}

test('the office runs the catalogue', { tag: '@core' }, async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/locations');
  await expect(page.getByRole('link', { name: 'Ort anlegen' })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText([
    // With the number of mails that failed, should another test have left some.
    ...['Übersicht', 'Belegung', 'Anmeldungen', /Unzustellbare Mails$/, 'Projekte', 'Kinder', 'Personen'],
    ...['Projektkategorien', 'Projekttypen', 'Orte'],
  ]);
});
