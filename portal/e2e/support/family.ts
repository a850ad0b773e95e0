import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { MyFamily } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';
import type { Family } from '../../../shared/tools/e2e/families';
import type { FamilyTab } from '../../src/my-family/parts';
import type { Translate } from './test';

/** Opens a part of my family; on a wide screen all of them stand below each other. */
export function openFamily(page: Page, tab: FamilyTab) {
  return page.goto(`/my-family?tab=${tab}`);
}

/** Goes to a part of the open page, where parts are behind tabs. */
export async function toFamilyTab(page: Page, t: Translate, tab: FamilyTab): Promise<void> {
  const names = { tasks: t('family.tasks'), bookings: t('family.registrations'), data: t('family.tab_data') };
  await page.getByRole('heading', { level: 1, name: t('family.title') }).waitFor();
  const found = page.getByRole('tab', { name: names[tab] });
  if (await found.count()) await found.click();
}

/** Unfolds registrations: what can be done with them is behind one tap. */
export async function unfold(rows: Locator): Promise<void> {
  await rows.first().waitFor();
  for (const row of await rows.all()) await row.locator('summary').first().click();
}

/** Unfolds a section of the data that few look at. */
export async function unfoldSection(page: Page, title: string): Promise<void> {
  await page.getByRole('region', { name: title, exact: true }).locator('summary').first().click();
}

/** Shows how to pay what is open for a project, or for several; gives the card. */
export async function showPayment(page: Page, t: Translate, project: string): Promise<Locator> {
  const tasks = page.getByRole('region', { name: t('family.tasks') });
  await tasks.getByRole('button', { name: t('payment.pay_of', { project }), exact: true }).click();
  return tasks.getByRole('article', { name: project, exact: true });
}

/** My family, as the API gives it to a parent. */
export async function familyOf(request: APIRequestContext, { session }: Family): Promise<MyFamily> {
  const answer = await request.get(`/${API.myFamily}`, {
    headers: { Authorization: `Bearer ${session.token}` },
  });
  return ((await answer.json()) as { data: MyFamily }).data;
}
