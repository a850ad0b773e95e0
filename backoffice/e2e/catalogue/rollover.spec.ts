import { expect, test, type Page } from '@playwright/test';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { post } from '../../../shared/tools/e2e/session';
import { makeProject, SUMMER } from '../../../shared/tools/e2e/projects';
import { ask, courseNamed, make, row, search, signIn, signInWith, unique } from '../support/office';

/** A far year that no other test makes projects in, so that "all of this year" are those of this test. */
const YEAR = 2077;

/** Monday of 5 July 2077, and Friday. */
const week = { from: `${YEAR}-07-05`, to: `${YEAR}-07-09` };

/** Monday to Friday of another year, for all other tests. */
const otherWeek = { from: '2075-07-01', to: '2075-07-05' };

const table = (page: Page) => page.getByRole('table', { name: 'Projekte der nächsten Saison' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });

async function makeSeason(page: Page, name: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await makeProject(page.request, {
      weeks: [week],
      course: {
        name: `${name} ${index} ${YEAR}`,
        name_it: `${name} ${index} ${YEAR} it`,
        from: `${YEAR}-06-14`,
        to: `${YEAR}-08-27`,
        register_from_time: '08:30',
        register_from: `${YEAR}-02-01`,
        register_to: `${YEAR}-05-31`,
      },
    });
}

test('60 projects are made for the next season from one table', async ({ page }) => {
  test.setTimeout(180_000);
  const name = unique('Saison');
  await makeSeason(page, name, 60);
  await signIn(page, 'office');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/be/course');
  await page.getByRole('combobox', { name: 'Jahr' }).click();
  await page.getByRole('option', { name: String(YEAR), exact: true }).click();
  await expect(row(page, name).first()).toBeVisible();
  const link = page.getByRole('link', { name: 'Nächste Saison' });
  await expect(link).toHaveAttribute('href', new RegExp(`year=${YEAR}`)); // the filter has been taken over
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nächste Saison');
  await expect(rowOf(page, name)).toHaveCount(60);
  await expectNoViolations(page);

  const first = rowOf(page, `${name} 0 ${YEAR}`);
  await expect(first).toContainText(`${name} 0 ${YEAR + 1}`);
  await expect(first).toContainText('01.02.2077 08:30 – 31.05.2077');
  await expect(first).toContainText('31.01.2078 08:30 – 30.05.2078');
  await expect(first).toContainText('13.06.2078 – 26.08.2078');
  // All rows follow another number of weeks.
  const shift = page.getByRole('textbox', { name: 'Verschieben um Wochen' });
  await shift.fill('53');
  await expect(first).toContainText('07.02.2078 08:30 – 06.06.2078');
  await expect(page.getByText('04.07.2078')).toHaveCount(0);
  for (const wrong of ['0', '105', 'ein Jahr', '']) {
    await shift.fill(wrong);
    await expect(shift).toHaveAccessibleDescription('Bitte eine ganze Zahl von 1 bis 104 eingeben.');
    await expect(page.getByRole('button', { name: /anlegen$/ })).toBeDisabled();
  }
  await shift.fill('52');

  // Weeks and what goes along are shown by the keyboard, for one project and for all.
  const weeks = first.getByRole('button', { name: `1 Woche: ${name} 0 ${YEAR}` });
  await weeks.focus();
  await page.keyboard.press('Enter');
  await expect(weeks).toHaveAttribute('aria-expanded', 'true');
  const details = table(page).getByRole('listitem').filter({ hasText: 'Woche 1' });
  await expect(details).toContainText('Mo 05.07.2077 – Fr 09.07.2077');
  await expect(details).toContainText('Mo 04.07.2078 – Fr 08.07.2078');
  await expect(table(page)).toContainText(/Wird übernommen: .*Beschreibung \(Deutsch\)/);
  await page.getByRole('switch', { name: 'Alle Wochen zeigen' }).check();
  await expect(details).toHaveCount(60);
  await expectNoViolations(page);

  await rowOf(page, `${name} 7 ${YEAR}`).getByRole('checkbox').uncheck();
  await expect(page.getByRole('status').last()).toHaveText('59 Projekte mit 59 Wochen werden angelegt.');
  const mails = await ask<unknown[]>(page, 'api/failedMail');
  await page.getByRole('button', { name: '59 Projekte anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Die nächste Saison ist angelegt' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('59 Projekte mit 59 Wochen wurden angelegt');
  await expectNoViolations(page);
  expect(await ask<unknown[]>(page, 'api/failedMail')).toHaveLength(mails.length);

  await page
    .getByRole('button', { name: 'Zur Liste der neuen Projekte' })
    .or(page.getByRole('link', { name: 'Zur Liste der neuen Projekte' }))
    .click();
  await expect(page.getByText('Nur 59 bestimmte Einträge')).toBeVisible();
  await expect(page.getByText(/^1.50 von 59$/)).toBeVisible();
  await expect(row(page, new RegExp(`${name} \\d+ ${YEAR + 1}`))).toHaveCount(50);
  await page.getByRole('button', { name: 'Nur 59 bestimmte Einträge' }).press('Delete');
  await expect(page.getByText('Nur 59 bestimmte Einträge')).toHaveCount(0);

  // Once more: what is there already is left out from the start.
  await page.goto(`/be/course/rollover?year=${YEAR}`);
  await expect(rowOf(page, name)).toHaveCount(60);
  await expect(page.getByRole('button', { name: '1 Projekt anlegen' })).toBeEnabled();
  await expect(first).toContainText('Gibt es in der nächsten Saison schon:');
  await expect(rowOf(page, `${name} 7 ${YEAR}`).getByRole('checkbox')).toBeChecked();
});

test('the next season is reviewed on a phone and in Italian', async ({ page }) => {
  const name = unique('Auswahl');
  const cancelled = await makeProject(page.request, {
    weeks: [otherWeek],
    course: { name: `${name} B`, name_it: `${name} B it`, from: '2075-01-07', to: '2075-08-30' },
  });
  const { token } = sessionOf('admin');
  await post(page.request, `api/courseWeek/${cancelled.weeks[0]}/cancel`, {}, { token, status: 200 });
  await signIn(page, 'office', 'it');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/be/course/rollover?ids=${cancelled.id}`);
  const card = page.getByRole('article', { name: `${name} B it` });
  await expect(card).toContainText('1 settimana annullata non viene ripresa.');
  await card.getByRole('button', { name: `0 settimane: ${name} B it` }).click();
  await expect(card).toContainText('annullata: Settimana 1 (01.07.2075 – 05.07.2075)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoViolations(page);
});

test('projects that are selected in the list are made for the next season', async ({ page }) => {
  const name = unique('Auswahl');
  await make(page, 'course', courseNamed(`${name} A`));
  await make(page, 'course', courseNamed(`${name} B`));
  await signIn(page, 'office');
  await page.goto('/be/course');
  await search(page, name);
  await expect(row(page, name)).toHaveCount(2);
  await row(page, `${name} A`).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('link', { name: 'Nächste Saison' }).click();
  await expect(rowOf(page, name)).toHaveCount(1);
  await expect(rowOf(page, name)).toContainText('Ohne Wochen.');
  await page.getByRole('button', { name: '1 Projekt anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Die nächste Saison ist angelegt' })).toBeVisible();
});

test('a lost answer makes nothing twice, and a refusal says why', async ({ page }) => {
  const name = unique('Verloren');
  const project = await makeProject(page.request, {
    weeks: [{ from: `${SUMMER}-07-05`, to: `${SUMMER}-07-09` }],
    course: { name, name_it: name },
  });
  await signIn(page, 'office');
  await page.goto(`/be/course/rollover?ids=${project.id}`);
  // The server has done it, and the browser does not hear of it.
  await page.route('**/api/course/rollover', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const button = page.getByRole('button', { name: '1 Projekt anlegen' });
  await button.click();
  await expect(page.getByRole('alert').last()).toBeVisible();
  await page.unroute('**/api/course/rollover');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Die nächste Saison ist angelegt' })).toBeVisible();
  const found = await ask<unknown[]>(page, `api/course?search=${encodeURIComponent(name)}`);
  expect(found).toHaveLength(2);

  // One that is gone in between is refused, and the page shows what is left.
  const gone = await make(page, 'course', courseNamed(unique('Weg')));
  await page.goto(`/be/course/rollover?ids=${project.id},${gone}`);
  await expect(table(page).getByRole('row')).toHaveCount(3);
  await table(page).getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await page.route('**/api/course/rollover', (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'validation',
        message: 'Bitte prüfen Sie Ihre Angaben.',
        errors: { 'course_ids.1': ['x'] },
      },
    }),
  );
  await page.getByRole('button', { name: '2 Projekte anlegen' }).click();
  await expect(page.getByRole('alert').last()).toContainText('Bitte prüfen Sie Ihre Angaben.');
  await expect(page.getByRole('button', { name: '2 Projekte anlegen' })).toBeEnabled();
});

test('whoever may not make projects is not offered it', async ({ page }) => {
  await signInWith(page, ['course.index', 'course.view', 'course.update']);
  await page.goto('/be/course');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nächste Saison' })).toHaveCount(0);
  // Rows are selected to activate projects.
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: /aktivieren/i }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Nächste Saison/ })).toHaveCount(0);
  await page.goto('/be/course/rollover');
  await expect(page).toHaveURL(/\/403$/);
});
