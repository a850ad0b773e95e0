import { expect, test, type Page } from '@playwright/test';
import { API } from '@feria/shared/routes';
import { uniqueEmail, waitForMail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, type Family } from '../../../shared/tools/e2e/families';
import { post } from '../../../shared/tools/e2e/session';
import { signIn } from '../support/office';
import { save } from '../support/people';

const LIST = /\/be\/child$/;

/** Invites an address for a new child in the name of a new family. Gives the family and the child. */
async function invited(page: Page, email: string) {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Lea');
  const body = { email, child_ids: [child.id] };
  await post(page.request, API.myFamilyInvitations, body, { token: family.session.token });
  return { family, child };
}

/** Accepts the invitation that was mailed to a family. */
async function accept(page: Page, { email, session }: Family): Promise<void> {
  const { text } = await waitForMail(email, /lädt Sie/);
  const token = /guardian\/invitation\?token=([\w-]+)/.exec(text ?? '')?.[1];
  await post(
    page.request,
    `${API.guardianInvitation}/accept`,
    { token },
    { token: session.token, status: 200 },
  );
}

test('the office sees an open invitation, withdraws it, and forbids further ones', async ({ page }) => {
  const email = uniqueEmail('guardian');
  const { family, child } = await invited(page, email);
  await signIn(page, 'office');
  await page.goto(`/be/child/${child.id}`);
  const card = page.getByRole('region', { name: 'Zweite erziehungsberechtigte Person' });
  await expect(card).toContainText(`${email}, eingeladen von Kofler Johanna, offen bis`);
  await expectNoViolations(page);
  const phone = page.getByLabel('Telefon');
  await phone.fill('0471 222222');
  await card.getByRole('button', { name: `Einladung an ${email} zurückziehen` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await question.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Die Einladung ist zurückgezogen.' })).toBeVisible();
  await expect(card).toBeHidden();

  // The child was read anew for this; what was typed before is still there.
  await expect(phone).toHaveValue('0471 222222');
  await page.getByLabel('Keine zweite erziehungsberechtigte Person: Einladungen gesperrt').check();
  await save(page, 'Gespeichert', LIST);
  const refused = await page.request.post(`/${API.myFamilyInvitations}`, {
    data: { email, child_ids: [child.id] },
    headers: { Authorization: `Bearer ${family.session.token}` },
  });
  expect(refused.status()).toBe(422);
});

test('the office sees who was invited by whom, and ends the access in the form', async ({ page }) => {
  const guardian = await makeFamily(page.request);
  const { child } = await invited(page, guardian.email);
  await accept(page, guardian);
  await signIn(page, 'office', 'it');
  await page.goto(`/be/child/${child.id}`);
  const card = page.getByRole('region', { name: 'Secondo genitore o tutore' });
  await expect(card).toContainText('Kofler Johanna, invito di Kofler Johanna');
  await expectNoViolations(page);
  // Parents stand in the order of their numbers, and the guardian registered first.
  await page
    .getByRole('button', { name: /^Rimuovi Johanna Kofler/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page).toHaveURL(LIST);
  await page.goto(`/be/child/${child.id}`);
  await expect(page.getByRole('button', { name: /^Rimuovi Johanna Kofler/ })).toHaveCount(1);
  await expect(card).toBeHidden();
  await waitForMail(guardian.email, /Ihr gemeinsamer Zugang/);
});
