import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signIn } from '../support/office';

/* Municipalities, from the postcode to the figures (product/office.md#municipalities). */

const WORDS = {
  de: {
    add: 'Beitrag hinzufügen',
    from: 'Ab Saison',
    amount: 'Euro',
    tooMuch: 'Höchstens 1.000.000,00 €',
    save: 'Speichern',
    town: 'Gemeinde',
    edit: 'Bearbeiten',
    plz: 'PLZ',
    auer: 'Auer',
    tab: 'Gemeinden',
    unknown: 'Nicht bekannt',
    more: 'Weitere Filter (2)',
    known: 'Gemeinde bekannt',
    no: 'Nein',
  },
  it: {
    add: 'Aggiungi contributo',
    from: 'Dalla stagione',
    amount: 'Euro',
    tooMuch: 'Al massimo 1.000.000,00 €',
    save: 'Salva',
    town: 'Comune',
    edit: 'Modifica',
    plz: 'CAP',
    auer: 'Ora',
    tab: 'Comuni',
    unknown: 'Non noto',
    more: 'Altri filtri (2)',
    known: 'Comune noto',
    no: 'No',
  },
} as const;

for (const language of ['de', 'it'] as const) {
  const words = WORDS[language];

  test(`the office says what a municipality pays from which season on, in ${language}`, async ({ page }) => {
    await signIn(page, 'office', language);
    await page.goto('/be/municipality');
    await page.getByRole('row', { name: /Andrian/ }).click();
    const main = page.getByRole('main');
    const [year, euros] = language === 'de' ? ['2024', '12,50'] : ['2026', '14'];
    await main.getByRole('button', { name: words.add }).click();
    await main.getByLabel(words.from).last().fill(year);
    const amount = main.getByLabel(words.amount).last();
    await amount.fill('100000000');
    await main.getByRole('button', { name: words.save }).click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByText(words.tooMuch)).toBeVisible();
    await amount.fill(euros);
    await expectNoViolations(page);
    await main.getByRole('button', { name: words.save }).click();
    const row = page.getByRole('row', { name: /Andrian/ });
    await expect(row).toContainText(language === 'de' ? 'ab 2024: 12,50 €' : 'dal 2026: 14,00 €');
  });

  test(`asks in which municipality a parent lives where the postcode has several, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, 'office', language);
    await page.goto('/be/person/3/show');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.edit, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const asked = dialog.getByLabel(words.town);
    await dialog.getByLabel(words.plz).fill('39100');
    await expect(asked).toBeHidden();
    await dialog.getByLabel(words.plz).fill('39040');
    await asked.click();
    await expect(page.getByRole('option', { name: 'Bozen' })).toBeHidden();
    await page.getByRole('option', { name: words.auer, exact: true }).click();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toBeHidden();
    await expect(main.locator('dt', { hasText: words.town }).locator('~ dd')).toHaveText(words.auer);
  });

  test(`leads from what is not known to the families of whom it is not, in ${language}`, async ({ page }) => {
    await signIn(page, 'office', language);
    await page.goto('/be/course/figures?table=municipality');
    const table = page.getByRole('region', { name: words.tab }).getByRole('table');
    const row = table.getByRole('row', { name: words.unknown });
    const weeks = Number(await row.getByRole('cell').nth(1).innerText());
    expect(weeks).toBeGreaterThan(0);
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/peopleCourseWeekRegistration?*municipality_known*'),
      row.getByRole('link', { name: words.unknown }).click(),
    ]);
    expect(((await answer.json()) as { meta: { total: number } }).meta.total).toBe(weeks);
    await page.getByRole('button', { name: words.more }).click();
    await expect(page.getByLabel(words.known)).toHaveText(words.no);
  });
}
