import { expect, test } from '@playwright/test';
import { addDays, formatEuros, romeToday, type Dashboard } from '@feria/shared';
import { RELOADED_KEY } from '@feria/shared/browser/reload';
import { someFee } from '../support/fees';
import { menuEntry, signIn } from '../support/office';
import { makeProject } from '../../../shared/tools/e2e/projects';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

test('the start page shows the morning of the office', async ({ page }) => {
  await signIn(page, 'office');
  // What the page itself was answered: the next answer counts what other tests book meanwhile.
  const [answer] = await Promise.all([page.waitForResponse('**/api/dashboard'), page.goto('/be')]);
  const { data: figures } = (await answer.json()) as { data: Dashboard };
  const main = page.getByRole('main');
  await expect(
    main.getByRole('link', { name: new RegExp(`^Anmeldungen ${figures.registrations}`) }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: `Auf der Warteliste ${figures.waiting_list}` })).toBeVisible();
  await expect(main.getByText(formatEuros(figures.open_payments.amount))).toBeVisible();

  const queues = main.getByRole('region', { name: 'Wochen mit Warteliste' });
  await expect(queues.getByRole('listitem')).toHaveCount(figures.queues.rows.length);
  expect(figures.queues.rows.length).toBeGreaterThan(0);
  const nearlyFull = main.getByRole('region', { name: 'Fast ausgebucht' });
  await expect(nearlyFull.getByRole('listitem')).toHaveCount(figures.nearly_full.rows.length);
  await expect(main.getByRole('region', { name: 'Nächste Öffnungen' }).getByRole('listitem')).toHaveCount(
    figures.openings.rows.length,
  );
  await queues.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('table', { name: /^Warteliste/ })).toBeVisible();
});

for (const { name, figure } of [
  { name: /^Anmeldungen \d/, figure: (of: Dashboard) => of.registrations },
  { name: /^Auf der Warteliste \d/, figure: (of: Dashboard) => of.waiting_list },
  { name: /^Offene Zahlungen/, figure: (of: Dashboard) => of.open_payments.count },
]) {
  test(`the figure ${name.source} opens the list of what it counts`, async ({ page }) => {
    await signIn(page, 'office');
    // Other tests book meanwhile: until figure and list were answered with nothing in between.
    await expect(async () => {
      const [answer] = await Promise.all([page.waitForResponse('**/api/dashboard'), page.goto('/be')]);
      const { data: figures } = (await answer.json()) as { data: Dashboard };
      const [list] = await Promise.all([
        page.waitForResponse('**/api/peopleCourseWeekRegistration?*'),
        page.getByRole('main').getByRole('link', { name }).click(),
      ]);
      const { meta } = (await list.json()) as { meta: { total: number } };
      expect(meta.total).toBe(figure(figures));
    }).toPass();
  });
}

for (const { language, name, answered } of [
  { language: 'de', name: /^Offene Abmeldegebühren/, answered: 'Noch offen' },
  { language: 'it', name: /^Costi di cancellazione in sospeso/, answered: 'Ancora da pagare' },
] as const)
  test(`the figure of open fees opens the list of exactly these, in ${language}`, async ({ page }, info) => {
    const { project } = await someFee(page, 'Frieda');
    await page.setViewportSize(
      language === 'it' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    );
    await signIn(page, 'office', language);
    // Other tests cancel meanwhile: until figure and list were answered with nothing in between.
    await expect(async () => {
      const [answer] = await Promise.all([page.waitForResponse('**/api/dashboard'), page.goto('/be')]);
      const { data: figures } = (await answer.json()) as { data: Dashboard };
      const [list] = await Promise.all([
        page.waitForResponse('**/api/cancellationFee?*'),
        page.getByRole('main').getByRole('link', { name }).press('Enter'),
      ]);
      const { meta } = (await list.json()) as { meta: { total: number } };
      expect(meta.total).toBe(figures.open_fees.count);
    }).toPass();
    const main = page.getByRole('main');
    await expect(main.getByText(answered)).toBeVisible();
    await expect(main.getByText(project.name).first()).toBeVisible();
    await expect(main.getByText('Frieda').first()).toBeVisible();
    await page.screenshot({ path: info.outputPath('fees.png') });
    await expectNoViolations(page);
  });

test('a fee is waived in the list of fees, and is no longer in it', async ({ page }) => {
  const { project } = await someFee(page, 'Ferdinand');
  await signIn(page, 'office');
  await page.goto('/be/cancellationFee');
  await page.getByLabel('Suche', { exact: true }).fill(project.name);
  const row = page.getByRole('row').filter({ hasText: 'Ferdinand' });
  await expect(row).toContainText('60,00');
  await row.getByRole('button', { name: /^Abmeldegebühr erlassen: Ferdinand/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Abmeldegebühr erlassen?' });
  for (const part of ['Ferdinand', project.name, 'Abmeldegebühr 60,00 €'])
    await expect(dialog).toContainText(part);
  await dialog.getByRole('textbox', { name: 'Grund des Erlasses' }).fill('Krankheit');
  await dialog.getByRole('button', { name: 'Erlassen' }).click();
  await expect(row).toHaveCount(0);
});

test('registrations per day are a chart, and a table for those who want numbers', async ({ page }) => {
  await signIn(page);
  const charts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('per-day-chart')) charts.push(request.url());
  });
  const [answer] = await Promise.all([page.waitForResponse('**/api/dashboard'), page.goto('/be')]);
  const { per_day } = ((await answer.json()) as { data: Dashboard }).data;
  const panel = page.getByRole('main').getByRole('region', { name: 'Anmeldungen je Tag' }).first();
  await expect(panel.locator('svg rect').first()).toBeVisible();
  expect(charts.length).toBeGreaterThan(0); // of its own, not part of the first load
  await panel.getByRole('button', { name: 'Als Tabelle' }).click();
  const rows = panel.getByRole('row');
  await expect(rows).toHaveCount(per_day.length + 1);
  const newest = per_day.at(-1);
  await expect(rows.nth(1).getByRole('cell')).toHaveText([`${newest?.registered}`, `${newest?.waiting}`]);
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Als Diagramm' }).click();
  await expect(panel.locator('svg rect').first()).toBeVisible();
});

test('without the chart there is the table, and everything else stays', async ({ page }) => {
  await signIn(page);
  await page.route(/per-day-chart/, (route) => route.abort());
  // The page would load itself anew once, for a new version.
  await page.addInitScript((key) => sessionStorage.setItem(key, String(Date.now())), RELOADED_KEY);
  await page.goto('/be');
  const panel = page.getByRole('main').getByRole('region', { name: 'Anmeldungen je Tag' }).first();
  await expect(panel.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fast ausgebucht' })).toBeVisible();
});

test('a start page without figures says so and can try again', async ({ page }) => {
  await signIn(page);
  let failing = true;
  await page.route('**/api/dashboard', (route) =>
    failing ? route.fulfill({ status: 503, json: { message: 'Zu viele', code: 'busy' } }) : route.continue(),
  );
  await page.goto('/be');
  const alert = page.getByRole('alert').filter({ hasText: 'Die Zahlen konnten nicht geladen werden.' });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expect(menuEntry(page, 'Projekte')).toBeVisible();
  failing = false;
  await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('region', { name: 'Fast ausgebucht' })).toBeVisible();
});

test('start page and overview fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'reader', 'it');
  for (const [address, name] of [
    ['/be', 'Quasi al completo'],
    ['/be/course/overview', 'Posti occupati'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('region', { name }).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([address, overflow]).toEqual([address, 0]);
    await expectNoViolations(page);
  }
});

for (const { tile, task, list } of [
  { tile: /Guthaben auszuzahlen$/, task: 'credits', list: '**/api/credit?*' },
  { tile: /Angebote, die ablaufen$/, task: 'offers', list: '**/api/peopleCourseWeekRegistration?*' },
  { tile: /Familien mit Überfälligem$/, task: 'overdue', list: '**/api/payment-reminder?*' },
  { tile: /Unzustellbare E-Mails$/, task: 'failed_mails', list: '**/api/failedMail?*' },
] as const) {
  test(`the tile of ${task} opens the list of what it counts`, async ({ page }, info) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, 'office');
    // Other tests work meanwhile: until figure and list were answered with nothing in between.
    await expect(async () => {
      const [answer] = await Promise.all([page.waitForResponse('**/api/dashboard'), page.goto('/be')]);
      const { data: figures } = (await answer.json()) as { data: Dashboard };
      const link = page.getByRole('region', { name: 'Zu erledigen' }).getByRole('link', { name: tile });
      if (!figures.tasks[task]) return expect(link).toHaveCount(0);
      await page.screenshot({ path: info.outputPath('start.png') });
      const [rows] = await Promise.all([page.waitForResponse(list), link.click()]);
      const { meta } = (await rows.json()) as { meta: { total: number } };
      expect(meta.total).toBe(figures.tasks[task]);
      await expect(link).toHaveCount(0);
    }).toPass();
  });
}

for (const language of ['de', 'it'] as const)
  test(`weeks that are almost empty are a tile that leads to them, in ${language}`, async ({
    page,
  }, info) => {
    const from = addDays(romeToday(), 7);
    const project = await makeProject(page.request, {
      weeks: [{ from, to: addDays(from, 4), max_participants: 9 }],
    });
    await page.setViewportSize(
      language === 'it' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    );
    await signIn(page, 'office', language);
    await page.goto('/be');
    const name = { de: /Fast leere Wochen$/, it: /Settimane quasi vuote$/ }[language];
    const tile = page.getByRole('main').getByRole('link', { name });
    await expect(tile).toBeVisible();
    // Tiles come first, then the chart.
    const chart = page.getByRole('region', { name: /^Anmeldungen je Tag|^Iscrizioni al giorno/ }).first();
    const [top, below] = [(await tile.boundingBox())!.y, (await chart.boundingBox())!.y];
    expect(top).toBeLessThan(below);
    await page.screenshot({ path: info.outputPath('start.png') });
    await tile.press('Enter');
    const week = page.getByRole('main').getByRole('listitem').filter({ hasText: project.name });
    await expect(week).toContainText({ de: '0 von 9 Plätzen belegt', it: '0 di 9 posti occupati' }[language]);
    await page.screenshot({ path: info.outputPath('weeks.png') });
    await expectNoViolations(page);
    await week.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/be/course/${project.id}/show`));
  });

test('an unknown list of weeks is not there, and weeks that cannot be loaded are tried again', async ({
  page,
}) => {
  await signIn(page, 'office');
  await page.goto('/be/course/weeks/unknown');
  await expect(page.getByText('Diese Seite gibt es nicht').first()).toBeVisible();
  const path = '**/api/dashboard/weeks';
  await page.route(path, (route) => route.fulfill({ status: 422, json: { message: 'x', code: 'x' } }));
  await page.goto('/be/course/weeks/almost_empty');
  const alert = page.getByRole('alert').filter({ hasText: 'Die Wochen konnten nicht geladen werden.' });
  await expect(alert).toBeVisible();
  await page.unroute(path);
  await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Woche/ })).toBeVisible();
});
