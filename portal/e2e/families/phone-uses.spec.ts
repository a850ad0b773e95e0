import type { MyFamily } from '@feria/shared';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, type Family } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { expect, test, type Translate } from '../support/test';

/* A parent's new number is offered where the old one stands (product/registrations.md#a-new-telephone-number). */

const NEW = '+39 333 9990002';
/** That of the contact that `book` names, and at first of the parent. */
const OLD = '+39 333 1112223';

/** A family with a booked week, whose contact is the parent; with the page open at the own data. */
async function openOwnData(page: Page, t: Translate): Promise<Family> {
  const family = await makeFamily(page.request);
  const headers = { Authorization: `Bearer ${family.session.token}` };
  const set = await page.request.put('/api/my-family/parent', { headers, data: { phone: OLD } });
  expect(set.status()).toBe(200);
  const child = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await book(page.request, family, project, child);
  const phone = await page.request.put(`/api/my-family/children/${child.id}`, {
    headers,
    data: { phone: OLD },
  });
  expect(phone.status()).toBe(200);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await page.getByRole('button', { name: t('family.parent_edit') }).click();
  const own = page.getByRole('dialog', { name: t('family.parent_edit') });
  await own.getByRole('textbox', { name: t('field.phone') }).fill(NEW);
  await own.getByRole('button', { name: t('action.save') }).click();
  await expect(own).toBeHidden();
  return family;
}

/** The number of the child and of the registration's first contact. */
async function stored(page: Page, { session }: Family): Promise<(string | null)[]> {
  const answer = await page.request.get('/api/my-family', {
    headers: { Authorization: `Bearer ${session.token}` },
  });
  const { childrens, registrations } = ((await answer.json()) as { data: MyFamily }).data;
  return [childrens[0]!.phone, registrations[0]!.emergency_contact1_phone];
}

test('the new number is written where the parent chooses', async ({ page, t }) => {
  const family = await openOwnData(page, t);
  const dialog = page.getByRole('dialog', { name: t('family.phone_uses.title') });
  await expect(dialog.getByText(t('family.phone_uses.text', { phone: OLD }))).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expectNoViolations(page, { impact: 'minor' });
  const width = page.viewportSize()!.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const take = dialog.getByRole('button', { name: t('family.phone_uses.take') });
  for (const box of await dialog.getByRole('checkbox').all()) {
    await box.focus();
    await page.keyboard.press('Space');
  }
  await expect(take).toBeDisabled();
  await dialog.getByRole('checkbox', { name: t('family.phone_uses.child', { child: 'Kofler Lea' }) }).check();
  await take.click();
  await expect(page.getByText(t('family.phone_uses.done'))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await stored(page, family)).toEqual([NEW, OLD]);
});

test('the old number stays when the parent leaves it, also by Escape; a failure is told', async ({
  page,
  t,
}) => {
  const family = await openOwnData(page, t);
  const dialog = page.getByRole('dialog', { name: t('family.phone_uses.title') });
  await page.route('**/api/my-family/parent/phone', (route) => route.abort());
  await dialog.getByRole('button', { name: t('family.phone_uses.take') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await stored(page, family)).toEqual([OLD, OLD]);
});
