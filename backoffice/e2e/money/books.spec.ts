import { expect, test, type Page } from '@playwright/test';
import { addDays, formatDate, romeToday } from '../../../shared/src/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signIn, signInWith } from '../support/office';

const PAGE = '/be/books';
/** Long ago: other tests book at the same time. */
const CLOSED = '2020-12-31';

test.describe.configure({ mode: 'serial' });

async function openAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wieder öffnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bücher wieder öffnen' });
  const confirm = dialog.getByRole('button', { name: 'Wieder öffnen' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/^Grund/).fill('Ein Beleg fehlt');
  await expectNoViolations(page);
  await confirm.click();
  await expect(page.getByText('Es ist noch nichts abgeschlossen.')).toBeVisible();
}

test('closes the books by keyboard after the sums were shown, and opens them again with a reason', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(PAGE);
  await expect(page.getByText('Es ist noch nichts abgeschlossen.')).toBeVisible();
  const until = page.getByLabel('Abschließen bis');
  const monthBefore = addDays(`${romeToday().slice(0, 7)}-01`, -1);
  await expect(until).toHaveValue(formatDate(monthBefore));
  await until.fill(addDays(romeToday(), -1));
  const sums = page.getByRole('table');
  await expect(sums.getByRole('row', { name: /^Überweisung/ })).toBeVisible();
  await expect(sums.getByRole('row', { name: /^Summe/ })).toContainText('€');
  await expectNoViolations(page);

  await until.fill(romeToday());
  await page.getByRole('button', { name: 'Abschließen …' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Abschließen' }).click();
  await expect(page.getByText(/Abgeschlossen werden kann höchstens bis gestern/)).toBeVisible();

  await until.fill(CLOSED);
  await expect(page.getByText(/^In diesen Tagen wurde nichts gebucht/)).toBeVisible();
  await page.getByRole('button', { name: 'Abschließen …' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toContainText(`Bücher bis ${formatDate(CLOSED)} abschließen?`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Abgeschlossen bis ${formatDate(CLOSED)}.`)).toBeVisible();
  await expectNoViolations(page);
  await openAgain(page);
});

test('who may only read sees the sums in Italian on a phone, and no button that closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWith(page, ['payment.index'], 'it');
  await page.goto(PAGE);
  await expect(page.getByText('Non è ancora stato chiuso nulla.')).toBeVisible();
  await page.getByLabel('Chiudere fino al').fill(addDays(romeToday(), -1));
  await expect(page.getByRole('table').getByRole('row', { name: /^Totale/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chiudere …' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Giornale dei pagamenti' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
});
