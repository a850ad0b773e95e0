import { expect, test, type Page } from '@playwright/test';
import { failMail } from '../support/mails';
import { ask, courseNamed, make, menuEntry, signIn, unique } from '../support/office';
import { uniqueEmail, waitForMail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

async function openMails(page: Page, id: number): Promise<void> {
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: 'E-Mail' }).click();
}

test('a mail text gets a placeholder by keyboard, and the preview shows it filled in, before and after it is saved', async ({
  page,
}) => {
  await signIn(page);
  const id = await make(page, 'course', courseNamed(unique('Post')));
  await openMails(page, id);
  const text = page.getByRole('textbox', { name: 'E-Mail zur Anmeldung (Italienisch)' });
  await text.click();
  await page.keyboard.type('Cara ');
  const placeholders = page.getByRole('region', { name: 'Platzhalter' });
  await placeholders.getByRole('button', { name: /Vor- und Nachname/ }).focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type(', benvenuta! {{nmae}}');
  await expect(text).toHaveText('Cara {{name}}, benvenuta! {{nmae}}');
  await expect(page.getByRole('alert')).toContainText('{{nmae}}');
  await expectNoViolations(page);

  const opener = page.getByRole('button', { name: 'Vorschau' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Vorschau: Angemeldet' });
  const mail = dialog.frameLocator('iframe');
  await expect(dialog.getByText('ungespeicherte Änderungen')).toBeVisible();
  await expect(mail.getByText('Guten Tag Erika Muster,')).toBeVisible();
  await dialog.getByRole('button', { name: 'Italienisch' }).click();
  await expect(mail.getByText('Cara Maria Esempio, benvenuta! {{nmae}}')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await openMails(page, id);
  await opener.click();
  await expect(dialog.getByText('ungespeicherte Änderungen')).toBeHidden();
  await dialog.getByRole('button', { name: 'Italienisch' }).click();
  await expect(mail.getByText('Cara Maria Esempio, benvenuta! {{nmae}}')).toBeVisible();
  // How to pay, with its code, as in the real mail.
  await expect(mail.getByRole('img', { name: /Codice QR/ })).toBeVisible();
  const box = await dialog.locator('iframe').boundingBox();
  expect(Math.round(box?.height ?? 0)).toBe(500);
  expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(900);
});

test('a text that is typed is sent in a body and not kept, and one that is too long says so', async ({
  page,
}) => {
  await signIn(page);
  const id = await make(page, 'course', { ...courseNamed(unique('Post')), email_new: '<p>Gespeichert</p>' });
  await openMails(page, id);
  const text = page.getByRole('textbox', { name: 'E-Mail zur Anmeldung (Deutsch)' });
  await text.fill('Streng vertraulich');
  const opener = page.getByRole('button', { name: 'Vorschau' });
  const [request] = await Promise.all([page.waitForRequest(/mail-preview/), opener.click()]);
  expect(request.method()).toBe('POST');
  expect(request.url()).not.toContain('vertraulich');
  const dialog = page.getByRole('dialog', { name: 'Vorschau: Angemeldet' });
  await expect(dialog.frameLocator('iframe').getByText('Streng vertraulich')).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await ask<{ email_new: string }>(page, `api/course/${id}`)).email_new).toBe('<p>Gespeichert</p>');

  await text.fill('a'.repeat(15_001));
  await opener.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Höchstens' })).toBeVisible();
});

test('a mail that failed is seen in the menu, sent again and discarded', async ({ page }) => {
  const recipient = uniqueEmail('verloren');
  failMail(recipient, 'deleted');
  failMail(recipient, 'password-reset');
  await signIn(page, 'office', 'it');
  await page.goto('/be');
  await menuEntry(page, /\d e-mail non recapitat.*E-mail non recapitate/).click();
  await page.getByLabel('Ricerca').fill(recipient);
  const rows = page.getByRole('row').filter({ hasText: recipient });
  await expect(rows).toHaveCount(2);
  // The search has been answered: rows that are still to move are clicked beside.
  await expect(page.getByRole('row')).toHaveCount(3); // the head too
  const lost = rows.filter({ hasText: 'Cancellazione' });
  await expect(lost).toContainText('Settimane nel bosco');
  await expect(lost).toContainText('550 no such mailbox');
  const expired = rows.filter({ hasText: 'Password dimenticata' });
  await expect(expired.getByRole('button', { name: 'Il link è scaduto' })).toBeDisabled();
  await expectNoViolations(page);

  await lost.getByRole('button', { name: `Invia di nuovo l’e-mail a ${recipient}` }).click();
  await expect(page.getByRole('alert')).toHaveText('L’e-mail viene inviata di nuovo.');
  await expect(rows).toHaveCount(1);
  expect((await waitForMail(recipient)).subject).toBe('Iscrizione cancellata: Settimane nel bosco');

  await expired.getByRole('button', { name: `Scarta l’e-mail a ${recipient}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Scarta' }).click();
  await expect(rows).toHaveCount(0);
});
