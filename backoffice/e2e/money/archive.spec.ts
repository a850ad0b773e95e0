import { expect, test } from '@playwright/test';
import { romeToday } from '@feria/shared/rules/dates';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { post } from '../../../shared/tools/e2e/session';
import { make, row, signIn } from '../support/office';
import { makeFamily } from '../support/people';

/* Who paid stays for the accounts when a family is erased (product/money.md#accounting-archive). */

for (const [size, viewport, language] of [
  ['a desktop', { width: 1280, height: 800 }, 'de'],
  ['a phone', { width: 360, height: 740 }, 'it'],
] as const)
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('the administrator finds an erased family and what it paid; the office has no such page', async ({
      page,
    }) => {
      const family = await makeFamily(page);
      for (const amount of [40, -40])
        await make(page, 'payment', {
          date: romeToday(),
          amount,
          method: 'cash',
          person_id: family.personId,
        });
      const { token } = sessionOf('admin');
      await post(page.request, `api/parent/${family.personId}/erase`, {}, { token, status: 200 });
      await signIn(page, 'admin', language);
      await page.goto('/be/accounting-archive');
      const words = {
        de: { search: 'Suche', show: 'Zahlungen ansehen', title: 'Zahlungen von', total: 'Summe' },
        it: { search: 'Ricerca', show: 'Mostra i pagamenti', title: 'Pagamenti di', total: 'Totale' },
      }[language];
      await page.getByLabel(words.search, { exact: true }).fill(family.name);
      const line =
        size === 'a phone' ? page.locator('main li', { hasText: family.name }) : row(page, family.name);
      await expect(line).toHaveCount(1);
      await expectNoViolations(page);
      await line.getByRole('button', { name: new RegExp(`^${words.show}`) }).click();
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${words.title}`) });
      // Heads, the payment, the refund, the sum.
      await expect(dialog.getByRole('row')).toHaveCount(4);
      await expect(dialog.getByRole('row').nth(1)).toContainText('40,00 €');
      await expect(dialog.getByRole('row').nth(2)).toContainText('-40,00 €');
      await expect(dialog.getByRole('row', { name: new RegExp(words.total) })).toContainText('0,00 €');
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await signIn(page, 'office', language);
      await page.goto('/be/accounting-archive');
      await expect(page.getByText(family.name)).toHaveCount(0);
      await expect(page.getByLabel(words.search, { exact: true })).toHaveCount(0);
    });
  });
