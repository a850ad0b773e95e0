import { expect, test } from '@playwright/test';
import { ask, row, signIn } from './office';
import { waitForMail } from './support/app';
import { expectNoViolations } from './support/axe';
import { openList, route, showOnly, someRegistrations } from './registrations';

test('a right-click books what is open', { tag: '@core' }, async ({ page }) => {
  const { project, family } = await someRegistrations(page, 4);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind0').click({ button: 'right' });
  // The menu hides the page behind it from screen readers, and so from roles.
  await expect(page.locator('tr', { hasText: 'Kind0' }).locator('input')).toBeChecked();
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bezahlungen einbuchen' });
  await expect(dialog.getByRole('row').nth(1)).toContainText(/Kind0 Kofler.*0,00 €150,00 €/);
  await expect(dialog.getByRole('row', { name: /Offen insgesamt/ })).toContainText('150,00 €');
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  // Of several rows all are meant, whichever is clicked; who waits is named and left out.
  for (const name of ['Kind1', 'Kind2', 'Kind3']) await row(page, name).getByRole('checkbox').check();
  await row(page, 'Kind1').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  await expect(dialog.getByRole('row')).toHaveCount(5);
  await expect(dialog.getByRole('row', { name: /Offen insgesamt/ })).toContainText('450,00 €');
  await expect(dialog.getByText('Auf der Warteliste, wird nicht eingebucht: Kind3 Kofler')).toBeVisible();
  expect((await dialog.boundingBox())?.width ?? 800).toBeLessThanOrEqual(800);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(page.getByRole('alert')).toHaveText('3 Zahlungen wurden eingebucht.');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Kind0').getByRole('img', { name: 'Bezahlt, 150,00 € / 150,00 €' })).toBeVisible();
  await expect(row(page, 'Kind1').getByRole('checkbox')).not.toBeChecked();

  const mail = await waitForMail(family.email, /bezahlt|Zahlung/i);
  for (const name of ['Kind0', 'Kind1', 'Kind2']) expect(mail.text).toContain(name);
  expect(mail.text).not.toContain('Kind3');

  await row(page, 'Kind0').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  await expect(dialog.getByRole('button', { name: 'Offene Beträge einbuchen' })).toBeDisabled();
});

test('the menu opens by keyboard, and a button does the same', async ({ page }) => {
  const { project } = await someRegistrations(page, 3);
  await signIn(page, 'office', 'it');
  await page.goto(`/be/${route}`);
  await page.getByLabel('Ricerca').fill(project.name);
  await expect(page.getByRole('row')).toHaveCount(4);
  const box = row(page, 'Kind1').getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Shift+F10');
  const entry = page.getByRole('menuitem', { name: 'Registra pagamenti' });
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();

  await row(page, 'Kind0').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Registra pagamenti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registra pagamenti' });
  await expect(dialog.getByRole('row', { name: /Totale aperto/ })).toContainText('300,00 €');
  await dialog.getByRole('button', { name: 'Registra gli importi aperti' }).click();
  await expect(page.getByRole('alert')).toHaveText('2 pagamenti sono stati registrati.');
});

test('what stands in the way of booking is said in the dialog', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await page.route('**/setPayed', (sent) =>
    sent.fulfill({
      status: 422,
      json: { message: 'x', code: 'validation', errors: { 'data.0': ['Diesen Eintrag gibt es nicht.'] } },
    }),
  );
  await row(page, 'Kind0').click({ button: 'right' });
  await page.getByRole('menuitem').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Diesen Eintrag gibt es nicht.');
  await page.unroute('**/setPayed');
  await dialog.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(dialog).toBeHidden();
});

test('the edit form books a part, then the whole', { tag: '@core' }, async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind0').getByRole('link', { name: 'Kind0 Kofler bearbeiten' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Größe 128');
  await expect(main).toContainText('150,00 €');
  await expect(page.getByLabel('Kommentar der Eltern')).toHaveValue('Kommt mit dem Rad');
  await expect(page.getByLabel('Kommentar der Eltern')).not.toBeEditable();
  await expectNoViolations(page);

  const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Rome' });
  const today = date.format(new Date());
  await page.getByLabel('Bezahlter Betrag').fill('-3');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveAccessibleDescription(/Betrag/);
  await expect(page.getByRole('textbox', { name: 'Interner Kommentar' })).toHaveAccessibleDescription(
    'Pflichtfeld',
  );
  await expect(page.getByLabel('Zahlungsdatum')).toHaveValue(today);
  // The first field that is wrong gets the focus; whoever types before that types into it.
  await expect(page.getByLabel('Bezahlter Betrag')).toBeFocused();
  await page.getByLabel('Zahlungsdatum').clear();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Zahlungsdatum')).toHaveAccessibleDescription('Pflichtfeld');
  await expect(page.getByLabel('Bezahlter Betrag')).toBeFocused();
  await page.getByLabel('Bezahlter Betrag').fill('50,5');
  await page.getByLabel('Zahlungsdatum').fill('1.1.1990');
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('Rest folgt');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Zahlungsdatum')).toHaveAccessibleDescription(/ab dem Jahr 2000/);
  await expect(page.getByLabel('Zahlungsdatum')).toBeFocused();
  await page.getByLabel('Zahlungsdatum').fill('2.3.2026');
  await page.getByRole('button', { name: 'Speichern' }).click();
  // At once, though the notice of the refusal is not five seconds old.
  await expect(page.getByRole('alert')).toHaveText('Gespeichert', { timeout: 4_000 });
  const first = row(page, 'Kind0');
  await expect(first.getByRole('img', { name: 'Teilweise bezahlt, 50,50 € / 150,00 €' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Interner Kommentar: Rest folgt' })).toBeVisible();

  await first.getByRole('link', { name: /bearbeiten/ }).click();
  await page.getByRole('button', { name: 'Als ganz bezahlt eintragen' }).click();
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveValue('150,00');
  await expect(page.getByLabel('Zahlungsdatum')).toHaveValue(today);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const { payed_amount, payed_at } = (await sent).postDataJSON() as Record<string, unknown>;
  expect([payed_amount, payed_at]).toEqual([150, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  await expect(row(page, 'Kind0').getByRole('img', { name: /^Bezahlt/ })).toBeVisible();

  // For parents who ask the office for it.
  await row(page, 'Kind0')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  for (const [language, file] of [
    ['Deutsch', /^Zahlungsbest.*\.pdf$/],
    ['Italienisch', /^Conferma.*\.pdf$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Zahlungsbestätigung (${language})` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
  }
  await page.getByRole('link', { name: 'Zurück' }).click();

  // Who waits pays nothing yet.
  await row(page, 'Kind1')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  // The list has neither field, so first the form must be there; its icons have names that begin the same.
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('Ruft an');
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveCount(0);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
});

test('a comment is saved without a payment', async ({ page }) => {
  const { project, children } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await page.goto(`/be/${route}/${children[0]?.registration}`);
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('Zahlt bar');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
  await showOnly(page, project);
  await expect(row(page, 'Kind0').getByRole('img', { name: /^Nicht bezahlt/ })).toBeVisible();
  const stored = await ask<{ payed_at: string | null }>(page, `api/${route}/${children[0]?.registration}`);
  expect(stored.payed_at).toBeNull();
});
