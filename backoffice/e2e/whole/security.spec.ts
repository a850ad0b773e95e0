import { expect, test, type Page } from '@playwright/test';
import { allResources } from '@feria/shared/resources/index';
import { ask, courseNamed, make, signIn, unique } from '../support/office';
import { watchSecurity } from '../../../shared/tools/e2e/security-watch';

/** Sections beside those of the definitions. Only some have forms. */
const MORE: { route: string; api: string; hasForms: boolean; hasView?: boolean }[] = [
  { route: 'peopleCourseWeekRegistration', api: '/api/peopleCourseWeekRegistration', hasForms: true },
  { route: 'option', api: '/api/option', hasForms: true },
  ...['failedMail', 'auditLog', 'healthReadLog'].map((route) => ({
    route,
    api: `/api/${route}`,
    hasForms: false,
  })),
];

/** A page, and what it asks the API for before it can show anything. */
interface Stop {
  address: string;
  asks?: string;
}

/** Every page there is, with the first record of each kind. */
async function everyPage(page: Page): Promise<Stop[]> {
  const own = allResources
    .filter(({ name }) => name !== 'courseWeek') // a part of its course
    .map(({ name, route, hasView }) => ({ route, api: `/api/${name}`, hasForms: true, hasView }));
  const stops: Stop[] = [
    { address: '/be', asks: '/api/dashboard' },
    { address: '/be/course/overview', asks: '/api/course/overview' },
    { address: '/be/no-such-page' },
  ];
  for (const { route, api, hasForms, hasView = false } of [...own, ...MORE]) {
    const [list, isOption] = [`/be/${route}`, route === 'option'];
    stops.push({ address: list, asks: isOption ? undefined : api });
    if (!hasForms) continue;
    const [record] = await ask<{ id: number }[]>(page, `${api.slice(1)}?itemsPerPage=1`);
    stops.push({ address: `${list}/create` });
    stops.push({ address: `${list}/${record?.id}`, asks: isOption ? undefined : `${api}/${record?.id}` });
    if (hasView) stops.push({ address: `${list}/${record?.id}/show`, asks: `${api}/${record?.id}` });
  }
  return stops;
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('no page runs, loads or keeps what it must not, and none has the login in an address', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const watched = await watchSecurity(page);
  await signIn(page);
  const stops = await everyPage(page);
  expect(stops.length).toBeGreaterThan(35);
  for (const { address, asks } of stops) {
    const answer =
      asks && page.waitForResponse((response) => new URL(response.url()).pathname === asks && response.ok());
    await page.goto(address);
    await answer;
    await settled(page);
  }
  await watched.expectSafe();
});

test('editors, colour, previews, charts and downloads keep to the policy', async ({ page }) => {
  const watched = await watchSecurity(page);
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
    page.getByRole('button', { name: 'Exportieren', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  await watched.expectSafe();
});
