import type { Page } from '@playwright/test';
import { parentInput } from '../../../shared/tools/e2e/families';
import { PASSWORD } from '../../../shared/tools/e2e/session';
import type { Translate } from './test';

/** Fills the form of `/register`, but for what the test is about. */
export async function fillRegistration(
  page: Page,
  t: Translate,
  changes: { tax?: string; email?: string } = {},
): Promise<void> {
  const input = { ...parentInput(), ...changes };
  const values = [
    ['field.first_name', input.first_name],
    ['field.last_name', input.last_name],
    ['field.tax', input.tax],
    ['field.address', input.address],
    ['field.email', input.email],
    ['field.password', PASSWORD],
  ] as const;
  for (const [label, value] of values)
    await page.getByRole('textbox', { name: t(label), exact: true }).fill(value);
}
