import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { row, signIn } from '../support/office';
import { openList, someRegistrations } from '../support/registrations';

/* The discount for siblings (product/money.md#sibling-discount). A week of the tests costs 150 €. */

test('the discount is shown, and another one needs a reason', async ({ page }) => {
  const { project } = await someRegistrations(page, 3, { course: { sibling_discount_2: 10 } });
  await signIn(page, 'office');
  await openList(page, project);
  await expect(row(page, 'Kind1').getByRole('img', { name: 'Nicht bezahlt, 0 € / 135,00 €' })).toBeVisible();
  await row(page, 'Kind1')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  const main = page.getByRole('main');
  await expect(main).toContainText('15,00 € (10 % für Geschwister)');
  const discount = page.getByLabel('Ermäßigung', { exact: true });
  await expect(discount).toHaveValue('15,00');
  const reason = page.getByLabel('Grund der Ermäßigung');
  await expect(reason).toHaveCount(0);

  await discount.fill('40');
  await expect(reason).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(reason).toHaveAccessibleDescription('Bitte geben Sie den Grund der Ermäßigung an.');
  await expect(reason).toBeFocused();
  await discount.fill('151');
  await reason.fill('Härtefall');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(discount).toHaveAccessibleDescription('Die Ermäßigung ist höher als der Preis.');
  await discount.fill('40');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
  await expect(row(page, 'Kind1').getByRole('img', { name: 'Nicht bezahlt, 0 € / 110,00 €' })).toBeVisible();

  await row(page, 'Kind1')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  await expect(main).toContainText('Härtefall');
  await page.getByRole('button', { name: 'Als ganz bezahlt eintragen' }).click();
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveValue('110,00');
});

test('a project has its percentages in a tab of their own, in Italian too', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office', 'it');
  await page.goto(`/be/course/${project.id}`);
  await page.getByRole('tab', { name: 'Pagamento' }).click();
  await page.getByLabel('Sconto per il secondo figlio (%)').fill('120');
  await page.getByLabel('Sconto dal terzo figlio (%)').fill('20');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByLabel('Sconto per il secondo figlio (%)')).toHaveAccessibleDescription(/100/);
  await page.getByLabel('Sconto per il secondo figlio (%)').fill('10');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/salvat|aggiornat/i);
});
