import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeFamily } from '../../../shared/tools/e2e/families';
import { PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { expect, test } from '../support/test';

/* The account to which a parent wants credit paid back (product/money.md#paying-out-credit). */

test('a parent enters the account with the password, sees it masked, and takes it away', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  const button = page.getByRole('button', { name: t('refund.title') });
  await button.click();
  const dialog = page.getByRole('dialog', { name: t('refund.title') });
  await expect(dialog.getByText(t('refund.none'))).toBeVisible();
  await expectNoViolations(page);
  const iban = dialog.getByLabel(t('refund.iban'));
  const password = dialog.locator('input[name=current_password]');
  await iban.fill('DE89 3704 0044 0532 0130 01');
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(iban).toHaveAttribute('aria-invalid', 'true');
  // Nothing that was typed is lost.
  await expect(password).toHaveValue(PASSWORD);
  await iban.fill('DE89 3704 0044 0532 0130 00');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(page.getByText(t('refund.saved'))).toBeVisible();
  await button.click();
  await expect(dialog.getByText(t('refund.now', { iban: 'DE89 … 3000' }))).toBeVisible();
  const remove = dialog.getByLabel(t('refund.remove'));
  await remove.check();
  await password.fill('not the password');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(page.getByText(t('refund.removed'))).toBeVisible();
});
