import { romeToday } from '@feria/shared/rules/dates';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeFamily } from '../../../shared/tools/e2e/families';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, unfoldSection } from '../support/family';
import { expect, test } from '../support/test';

/* Receipts in my family (product/money.md#receipts). */

test('a parent loads the receipts, and sees which one is cancelled', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const headers = { Authorization: `Bearer ${sessionOf('admin').token}` };
  const mine = await page.request.get('/api/my-family', {
    headers: { Authorization: `Bearer ${family.session.token}` },
  });
  const { parent } = ((await mine.json()) as { data: { parent: { id: number } } }).data;
  const post = async <Data>(path: string, data: object): Promise<Data> => {
    const answer = await page.request.post(`/api/${path}`, { headers, data });
    expect([path, answer.ok()]).toEqual([path, true]);
    return ((await answer.json()) as { data: Data }).data;
  };
  const payment = { date: romeToday(), amount: 100, method: 'bank', person_id: parent.id };
  const { id } = await post<{ id: number }>('payment', payment);
  type Made = { id: number; number: string }[];
  const [first] = await post<Made>('receipt', { payment_ids: [id], lang: 'it' });
  await post(`receipt/${first!.id}/cancel`, { reason: 'Adresse falsch' });
  const [second] = await post<Made>('receipt', { payment_ids: [id], lang: 'it' });

  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await unfoldSection(page, t('family.papers'));
  // It is loaded when it comes in sight.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = page.getByRole('region', { name: t('family.documents') });
  await expect(section.getByRole('heading', { name: t('family.receipts') })).toBeVisible();
  const item = (number: string) =>
    section.getByRole('listitem').filter({ hasText: t('family.receipt', { number }) });
  await expect(item(first!.number)).toContainText(t('family.receipt_cancelled'));
  await expect(item(second!.number)).not.toContainText(t('family.receipt_cancelled'));
  await expectNoViolations(page);
  const downloading = page.waitForEvent('download');
  // There is no other language than that of the receipt.
  const button = item(second!.number).getByRole('button');
  await expect(button).toHaveCount(1);
  await button.click();
  expect((await downloading).suggestedFilename()).toBe(`Ricevuta_${second!.number.replace('/', '-')}.pdf`);
});
