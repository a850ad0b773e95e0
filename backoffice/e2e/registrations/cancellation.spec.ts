import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { someFee } from '../support/fees';
import { ask, signIn } from '../support/office';

/* Until when parents may give a place back, and what is still to be paid for it (product/registrations.md#cancellation). */

test('a project gets steps by keyboard, and mistakes are said at their field', async ({ page }) => {
  await signIn(page);
  const { id } = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: 'Zahlung' }).click();
  const steps = page.getByRole('group', { name: 'Abmeldung durch die Eltern' });
  await expect(steps).toContainText('Ohne Stufen');
  const add = steps.getByRole('button', { name: 'Stufe hinzufügen' });
  const row = (number: number) => steps.getByRole('group', { name: `Stufe ${number}`, exact: true });
  for (const number of [1, 2, 3, 4]) {
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(row(number).getByLabel('Mindestens … Tage vorher')).toBeFocused();
  }
  // Four are all there may be; the button stays where it is, for the keyboard.
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(row(5)).toHaveCount(0);
  await row(4).getByRole('button', { name: 'Stufe 4 entfernen' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(4)).toHaveCount(0);
  await expect(add).toBeFocused();

  const fill = async (number: number, days: string, fee: string): Promise<void> => {
    await row(number).getByLabel('Mindestens … Tage vorher').fill(days);
    await row(number).getByLabel('Gebühr in Prozent').fill(fee);
  };
  await fill(1, '30', '10');
  await fill(2, '30', '50');
  await fill(3, '0', '101');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(row(2)).toContainText('Das steht schon in einer anderen Zeile.');
  await expect(row(3)).toContainText('100');
  await fill(2, '14', '5');
  await fill(3, '0', '100');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(row(2)).toContainText('Eine spätere Abmeldung darf nicht weniger kosten');
  await expectNoViolations(page);
  await fill(2, '14', '50');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/be\/course(\?|$)/);
  expect(await ask(page, `api/course/${id}`)).toMatchObject({
    cancellation: [
      { days_before: 30, fee_percent: 10 },
      { days_before: 14, fee_percent: 50 },
      { days_before: 0, fee_percent: 100 },
    ],
  });
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: 'Zahlung' }).click();
  await expect(row(2).getByLabel('Gebühr in Prozent')).toHaveValue('50');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: 'Zahlung' }).click();
  for (const label of ['Mindestens … Tage vorher', 'Gebühr in Prozent']) {
    const isWhole = await row(2)
      .locator('label', { hasText: label })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(isWhole, label).toBe(true);
  }
});

test('the page of a family shows an open fee, and a payment is booked for it', async ({ page }) => {
  await signIn(page);
  const { project, personId } = await someFee(page, 'Nora');
  await page.goto(`/be/person/${personId}/show`);
  const season = page.getByRole('region', { name: 'Anmeldungen' });
  await expect(season.getByRole('listitem').filter({ hasText: project.name })).toContainText(
    'Abmeldegebühr 60,00 € · Offen 60,00 €',
  );
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Zahlung buchen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Betrag für Abmeldegebühr: Nora/ })).toHaveValue('60,00');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Zahlung buchen' }).click();
  await expect(season.getByRole('listitem').filter({ hasText: project.name })).toContainText(
    'Abmeldegebühr 60,00 € · Bezahlt 60,00 €',
  );
  await season.getByRole('button', { name: /^Abmeldegebühr erlassen: Nora/ }).click();
  const waiver = page.getByRole('alertdialog', { name: 'Abmeldegebühr erlassen?' });
  for (const part of ['Nora', project.name, 'Abmeldegebühr 60,00 €'])
    await expect(waiver).toContainText(part);
  await waiver.getByRole('textbox', { name: 'Grund des Erlasses' }).fill('Krankheit');
  await expectNoViolations(page);
  await waiver.getByRole('button', { name: 'Erlassen' }).click();
  await expect(season.getByRole('listitem').filter({ hasText: project.name })).toHaveCount(0);
  await expect(page.getByText('Guthaben 60,00 €')).toBeVisible();
});
