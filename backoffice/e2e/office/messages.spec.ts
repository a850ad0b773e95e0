import { expect, test } from '@playwright/test';
import { ask, menuEntry, signIn, unique } from '../support/office';
import { openList, route, someRegistrations } from '../support/registrations';
import { demoAccounts, mailsTo, waitForMail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

/** Enough of a PDF for the server. */
const PDF = { name: 'Packliste.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('a message to a week is written, looked at, tried, sent, and read by the parent', async ({ page }) => {
  const { project, family, children } = await someRegistrations(page, 3);
  const subject = unique('Packliste');
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}/show`);
  const opener = page.getByRole('button', { name: /^Nachricht schreiben: / });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Nachricht an Eltern' });
  await expect(dialog.getByRole('status')).toContainText('1 Empfänger');
  await dialog.getByRole('button', { name: 'Namen zeigen' }).click();
  await expect(dialog.getByRole('group', { name: 'Empfänger' })).toContainText(
    children[0]?.first_name ?? '–',
  );
  await expectNoViolations(page);

  await dialog.getByLabel('Betreff (Deutsch)').fill(subject);
  const body = dialog.getByRole('textbox', { name: 'Text (Deutsch)' });
  await body.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('es geht um ');
  await dialog.getByRole('button', { name: 'Namen der Kinder' }).click();
  await page.keyboard.type(' {{nmae}}');
  await expect(body).toContainText('es geht um {{children}} {{nmae}}');
  await dialog.locator('input[type=file]').setInputFiles(PDF);
  await expect(dialog.getByText(/Packliste\.pdf/)).toBeVisible();

  // What has no value is refused at its field, and nothing is lost.
  await dialog.getByRole('button', { name: 'An mich senden' }).click();
  await expect(dialog.getByText('Hier gibt es keinen Wert für {{nmae}}.')).toBeVisible();
  await body.click();
  await page.keyboard.press('ControlOrMeta+End');
  for (let count = 0; count < ' {{nmae}}'.length; count += 1) await page.keyboard.press('Backspace');

  // A closed dialog and a reload keep what was typed.
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.reload();
  await opener.click();
  await expect(dialog.getByText('Ihr Entwurf vom letzten Mal ist noch da.')).toBeVisible();
  await expect(dialog.getByLabel('Betreff (Deutsch)')).toHaveValue(subject);

  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await expect(dialog.frameLocator('iframe').getByText(`es geht um`)).toContainText(
    children[0]?.first_name ?? '–',
  );
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'An mich senden' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'an Sie selbst' })).toBeVisible();
  const trial = await waitForMail(demoAccounts.office, new RegExp(`Test: ${subject}`));
  expect(trial.text).toContain('es geht um Anna Muster, Paul Muster');
  expect(trial.attachments.map(({ filename }) => filename)).toContain('Packliste.pdf');
  expect(await mailsTo(family.email, new RegExp(subject))).toHaveLength(0);

  await dialog.getByRole('button', { name: 'Senden …' }).click();
  await page.getByRole('button', { name: 'Jetzt senden' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'geht an 1 Empfänger' })).toBeVisible();
  const mail = await waitForMail(family.email, new RegExp(`^${subject}`));
  for (const { first_name } of children.slice(0, 2)) expect(mail.text).toContain(first_name);
  expect(mail.attachments.map(({ filename }) => filename)).toContain('Packliste.pdf');

  await menuEntry(page, 'Nachrichten').click();
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText(`Woche: ${project.name}`);
  await expectNoViolations(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
  await expect(page.getByRole('row').filter({ hasText: family.email })).toContainText('Gesendet');
  await expectNoViolations(page);
});

test('both languages are asked for where both are read, in Italian and on a phone', async ({ page }) => {
  const { project, family } = await someRegistrations(page, 2);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'office', 'it');
  await page.goto(`/be/${route}`);
  await page.getByLabel('Ricerca', { exact: true }).fill(project.name);
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(project.name);
  await expect(cards.filter({ hasNotText: project.name })).toHaveCount(0);
  await cards.first().getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Scrivi un messaggio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Messaggio ai genitori' });
  await expect(dialog.getByRole('status')).toContainText('1 destinatario');
  // The family reads German: there is no Italian text to write.
  await expect(dialog.getByLabel('Oggetto (tedesco)')).toBeVisible();
  await expect(dialog.getByLabel('Oggetto (italiano)')).toHaveCount(0);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Invia …' }).click();
  await page.getByRole('button', { name: 'Invia ora' }).click();
  await expect(dialog.getByText(/1 destinatario legge in tedesco/)).toBeVisible();
  const subject = unique('Hinweis');
  await dialog.getByLabel('Oggetto (tedesco)').fill(subject);
  await dialog.getByRole('button', { name: 'Invia …' }).click();
  await page.getByRole('button', { name: 'Invia ora' }).click();
  await expect(dialog).toBeHidden();
  const mail = await waitForMail(family.email, new RegExp(`^${subject}`));
  expect(mail.text).toContain('Guten Tag');
  const sent = await ask<{ subject: string }[]>(page, `api/message?search=${encodeURIComponent(subject)}`);
  expect(sent).toHaveLength(1);
});

test('a message is written from the menu of a row, to the row or to those that are selected', async ({
  page,
}) => {
  const { project } = await someRegistrations(page, 3);
  await signIn(page, 'office');
  await openList(page, project);
  await page.getByRole('row').filter({ hasText: 'Kind1' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Nachricht schreiben' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nachricht an Eltern' });
  await expect(dialog.getByRole('status')).toContainText('1 Empfänger');
  await dialog.getByRole('button', { name: 'Namen zeigen' }).click();
  await expect(dialog.getByRole('group', { name: 'Empfänger' })).toContainText('Kind1');
  await expect(dialog.getByRole('group', { name: 'Empfänger' })).not.toContainText('Kind0');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  for (const name of ['Kind0', 'Kind2'])
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await page.getByRole('row').filter({ hasText: 'Kind2' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Nachricht schreiben' }).click();
  await dialog.getByRole('button', { name: 'Namen zeigen' }).click();
  await expect(dialog.getByRole('group', { name: 'Empfänger' })).toContainText('Kind0');
  await expect(dialog.getByRole('group', { name: 'Empfänger' })).not.toContainText('Kind1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A row beside the selection is meant alone.
  await page.getByRole('row').filter({ hasText: 'Kind1' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Nachricht schreiben' }).click();
  await dialog.getByRole('button', { name: 'Namen zeigen' }).click();
  await expect(dialog.getByRole('group', { name: 'Empfänger' })).toContainText('Kind1');
  await expect(dialog.getByRole('group', { name: 'Empfänger' })).not.toContainText('Kind0');
});
