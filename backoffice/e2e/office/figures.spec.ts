import { expect, test } from '@playwright/test';
import type { FigureTable } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { menuEntry, signIn } from '../support/office';

/* The figures of a season (product/office.md#figures). */

for (const language of ['de', 'it'] as const)
  test(`a season is counted in tables and charts, beside another one, in ${language}`, async ({ page }) => {
    const words = {
      de: {
        entry: 'Auswertung',
        week: 'Wochen',
        age: 'Alter',
        total: 'Gesamt',
        compare: 'Vergleich mit',
        file: 'Excel-Datei',
      },
      it: {
        entry: 'Statistiche',
        week: 'Settimane',
        age: 'Età',
        total: 'Totale',
        compare: 'Confronto con',
        file: 'File Excel',
      },
    }[language];
    await signIn(page, 'office', language);
    await page.goto('/be');
    await menuEntry(page, words.entry).click();
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: words.age }).click();
    await expect(main.getByRole('img')).toBeVisible();

    await main.getByLabel(words.compare).click();
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/figures/age?*compare=*'),
      page.getByRole('option').last().click(),
    ]);
    const { data } = (await answer.json()) as { data: FigureTable };
    const table = main.getByRole('region', { name: words.age }).getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(data.rows.length + 2);
    const { figures, compared } = data.total;
    await expect(table.getByRole('row', { name: words.total }).getByRole('cell').first()).toHaveText(
      `${figures.children} / ${compared?.children}`,
    );
    await expectNoViolations(page);

    // The address has all that was chosen.
    await page.reload();
    await expect(main.getByRole('tab', { name: words.age })).toHaveAttribute('aria-selected', 'true');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: words.file }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${words.entry}.*${data.year}.*\\.xlsx$`));
  });

test('is used by keyboard, and says on paper what it counts', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/course/figures');
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Projekte' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('tab', { name: 'Wochen' })).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('region', { name: 'Wochen' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('tab', { name: 'Wochen' })).toBeHidden();
  await expect(main.getByText('Was die Spalten zählen')).toBeVisible();
});
