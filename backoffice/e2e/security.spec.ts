import { expect, test, type Page } from '@playwright/test';
import { allResources } from '@feria/shared/resources/index';
import { ask, courseNamed, make, signIn, unique } from './office';
import { expectPagePolicy, watch } from './support/watch';

/** Sections beside those of the definitions. Only some have forms. */
const MORE = [
  { route: 'peopleCourseWeekRegistration', api: 'api/peopleCourseWeekRegistration', hasForms: true },
  { route: 'option', api: 'api/option', hasForms: true },
  ...['failedMail', 'auditLog', 'healthReadLog'].map((route) => ({ route, api: '', hasForms: false })),
];

/** Every page there is, with the first record of each kind. */
async function everyPage(page: Page): Promise<string[]> {
  const own = allResources
    .filter(({ name }) => name !== 'courseWeek') // a part of its course
    .map(({ name, route }) => ({ route, api: `api/${name}`, hasForms: true }));
  const addresses = ['/be', '/be/course/overview', '/be/no-such-page'];
  for (const { route, api, hasForms } of [...own, ...MORE]) {
    addresses.push(`/be/${route}`);
    if (!hasForms) continue;
    const [record] = await ask<{ id: number }[]>(page, `${api}?itemsPerPage=1`);
    addresses.push(`/be/${route}/create`, `/be/${route}/${record?.id}`, `/be/${route}/${record?.id}/show`);
  }
  return addresses;
}

/** Opens a page as a link in the menu does: the document stays, so that a walk over all pages is short. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page).toHaveURL(address);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await expect(
    page.getByRole('main').locator('h1, h2, h3, h4, h5, h6, form, table, p').first(),
  ).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('no page runs, loads or keeps what it must not, and none has the login in an address', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const watched = await watch(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await signIn(page);
  const addresses = await everyPage(page);
  expect(addresses.length).toBeGreaterThan(40);
  await page.goto('/be');
  await settled(page);
  for (const address of addresses) {
    await expectPagePolicy(page, address);
    await follow(page, address);
  }
  await page.waitForLoadState('networkidle');
  // The pages were really there.
  const lists = [...allResources, ...MORE].map(
    (section) => `/api/${'api' in section ? section.route : section.name}`,
  );
  expect(lists.filter((list) => list !== '/api/courseWeek' && !asked.has(list))).toEqual([]);
  await watched.expectSafe();
});

test('editors, colour, previews, charts and downloads keep to the policy', async ({ page }) => {
  const watched = await watch(page);
  await signIn(page);
  const id = await make(page, 'course', courseNamed(unique('Wache')));
  await page.goto('/be');
  await settled(page);
  await page.goto(`/be/course/${id}`);
  const text = page.getByRole('textbox', { name: 'Beschreibung (Deutsch)' });
  await text.click();
  await page.keyboard.type('Wald');
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: 'E-Mail' }).click();
  await page.getByRole('button', { name: 'Vorschau' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').getByText('Guten Tag Erika Muster,')).toBeVisible();
  // The frame may do nothing, and neither can the mail in it: its own answer says so too.
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', '');
  await page.goto('/be/option');
  await page.locator('input[type=color]').first().fill('#1565c0');
  await expect(page.getByRole('textbox', { name: 'Einleitungstext (Deutsch)' })).toBeVisible();
  await page.goto('/be/peopleCourseWeekRegistration');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportieren' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  await watched.expectSafe();
});
