import { expect, test, type Page } from '@playwright/test';
import type { OfficeFamily, OfficeLanguage } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, signIn, signInWith } from '../support/office';
import { makeFamily, register } from '../support/people';

/** A day of the week for which {@link register} registers. */
const DAY = '2027-07-06';

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function childOf(page: Page, personId: number) {
  const { children } = await ask<OfficeFamily>(page, `api/family/${personId}`);
  return children![0]!;
}

test('the office keeps who may pick up a child, without losing what is typed', async ({ page }) => {
  const { personId, childId, name } = await makeFamily(page);
  await signIn(page, 'office');
  await page.goto(`/be/child/${childId}`);
  const card = page.getByRole('region', { name: 'Wer abholen darf' });
  await expect(card).toContainText('Nur die Eltern.');
  // Not saved yet, and still there afterwards.
  await page.getByRole('textbox', { name: 'Telefon' }).fill('+39 333 9999999');
  const edit = card.getByRole('button', { name: 'Liste bearbeiten' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: `Wer darf Mia ${name} abholen?` });
  const person = (n: number) => dialog.getByRole('group', { name: `Person ${n}` });
  const field = (n: number, label: string) => person(n).getByRole('textbox', { name: label });
  await field(1, 'Vor- und Nachname').fill('Rosa Kofler');
  await field(1, 'Telefon').fill('ruf an');
  await dialog.getByRole('button', { name: 'Person hinzufügen' }).click();
  await expect(field(2, 'Vor- und Nachname')).toBeFocused();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(field(1, 'Telefon')).toHaveAccessibleDescription('Bitte eine gültige Telefonnummer eingeben.');
  await expect(field(2, 'Vor- und Nachname')).toHaveAccessibleDescription('Bitte ausfüllen.');
  await expect(field(1, 'Vor- und Nachname')).toHaveValue('Rosa Kofler');
  await expectNoViolations(page);
  await field(1, 'Telefon').fill('+39 333 1111111');
  await field(1, 'Beziehung zum Kind').fill('Oma');
  await field(2, 'Vor- und Nachname').fill('Kurt Moser');
  await field(2, 'Telefon').fill('0471 222222');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('listitem')).toHaveText([
    'Rosa Kofler (Oma) +39 333 1111111',
    'Kurt Moser 0471 222222',
  ]);
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveValue('+39 333 9999999');
  await expectNoViolations(page);

  await edit.click();
  await dialog.getByRole('button', { name: 'Aus der Liste nehmen: Rosa Kofler' }).click();
  await expect(dialog.getByRole('button', { name: 'Person hinzufügen' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(card.getByRole('listitem')).toHaveText(['Kurt Moser 0471 222222']);
  expect((await childOf(page, personId)).pickup_persons.map((each) => each.name)).toEqual(['Kurt Moser']);

  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  await expect(page.getByRole('region', { name: 'Kinder', exact: true })).toContainText(
    'Abholen dürfen außer den Eltern: Kurt Moser 0471 222222',
  );
});

test('who may not see parents does not see who may pick up a child', async ({ page }) => {
  const { childId } = await makeFamily(page);
  await signInWith(page, ['child.index', 'child.update']);
  await page.goto(`/be/child/${childId}`);
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Wer abholen darf' })).toBeHidden();
});

test('the office notes an absence on the page of the family, and takes it back', async ({ page }) => {
  const { personId, childId, name } = await makeFamily(page);
  await register(page, childId, { active: true });
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  const children = page.getByRole('region', { name: 'Kinder', exact: true });
  await children.getByRole('button', { name: `Abwesenheit von Mia ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Abwesenheit von Mia ${name}` });
  const from = dialog.getByLabel('Erster Tag');
  const send = dialog.getByRole('button', { name: 'Eintragen' });
  await send.click();
  await expect(from).toHaveAccessibleDescription('Mia hat an diesen Tagen keinen bestätigten Platz.');
  await expectNoViolations(page);
  await from.fill(DAY);
  await expect(dialog.getByLabel('Letzter Tag')).toHaveValue(DAY);
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Anruf der Mutter');
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(children).toContainText('Abwesend: 06.07.2027 (Anruf der Mutter)');
  await expectNoViolations(page);
  await children.getByRole('button', { name: `Abwesenheit zurücknehmen: Mia ${name}, 06.07.2027` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(children).not.toContainText('Abwesend');
  expect((await childOf(page, personId)).absences).toEqual([]);
});

for (const language of ['de', 'it'] satisfies OfficeLanguage[])
  test(`both work on a phone, in ${language}`, async ({ page }) => {
    const { personId, childId, name } = await makeFamily(page);
    await register(page, childId, { active: true });
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'office', language);
    await page.goto(`/be/child/${childId}`);
    const edit = page.getByRole('button', { name: /^(Liste bearbeiten|Modifica l’elenco)$/ });
    await edit.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').nth(0).fill('Maximilian Unterberger-Gschnitzer');
    await dialog.getByRole('textbox').nth(1).fill('+39 333 1111111');
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: /^(Speichern|Salva)$/ }).click();
    await expect(dialog).toBeHidden();
    await expectNoOverflow(page);
    await expectNoViolations(page);

    await page.goto(`/be/person/${personId}/show`);
    await page
      .getByRole('button', { name: new RegExp(`^(Abwesenheit von|Assenza di) Mia ${name}$`) })
      .click();
    await dialog.getByLabel(/^(Erster Tag|Primo giorno)/).fill(DAY);
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: /^(Eintragen|Registra)$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^(Abwesend|Assente): 06\.07\.2027$/)).toBeVisible();
    await expectNoOverflow(page);
    await expectNoViolations(page);
  });
