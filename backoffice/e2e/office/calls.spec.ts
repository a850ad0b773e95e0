import { expect, test, type Page } from '@playwright/test';
import { addDays, romeToday, type FamilyCall, type OfficeFamily } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, make, signIn, unique } from '../support/office';
import { personNamed } from '../support/people';

/* Calls that the office notes on the page of a family (product/office.md#calls). */

const callsOf = async (page: Page, id: number) =>
  (await ask<OfficeFamily>(page, `api/family/${id}`)).calls ?? [];

const WORDS = {
  de: {
    calls: 'Telefonate',
    note: 'Telefonat notieren',
    text: 'Was wurde besprochen?',
    todo: 'Zu erledigen',
    until: 'Bis wann',
    save: 'Speichern',
    stay: 'Weiter bearbeiten',
    todos: 'Aufgaben aus Telefonaten',
  },
  it: {
    calls: 'Telefonate',
    note: 'Annota telefonata',
    text: 'Di che cosa si è parlato?',
    todo: 'Da fare',
    until: 'Entro quando',
    save: 'Salva',
    stay: 'Continua a modificare',
    todos: 'Da fare dopo le telefonate',
  },
} as const;

for (const language of ['de', 'it'] as const) {
  const words = WORDS[language];
  test(`a call is noted with a to-do of today, which the start page counts and its list ticks, in ${language}`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const name = unique('Anruf');
    const mother = await make(page, 'parent', personNamed(name));
    await signIn(page, 'office', language);
    await page.goto(`/be/person/${mother}/show`);
    const region = page.getByRole('region', { name: words.calls, exact: true });
    await region.getByRole('button', { name: words.note }).click();
    const dialog = page.getByRole('dialog', { name: words.note });
    await dialog.getByRole('textbox', { name: words.text }).fill('Mia isst kein Fleisch.');
    // Escape must not lose what was typed.
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: words.stay }).click();
    await dialog.getByRole('textbox', { name: words.todo, exact: true }).fill(`Küche anrufen ${name}`);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog.getByLabel(words.until)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(words.until).fill(romeToday());
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`call-dialog-${language}.png`) });
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toBeHidden();
    await expect(region.getByRole('listitem')).toContainText('Mia isst kein Fleisch.');
    await page.screenshot({ path: info.outputPath(`family-${language}.png`) });
    expect(await callsOf(page, mother)).toMatchObject([{ todo_on: romeToday(), done: false }]);

    await page.goto('/be');
    await page.getByRole('main').getByRole('link', { name: words.todos }).click();
    const row = page.getByRole('listitem').filter({ hasText: name }).first();
    await expect(row.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`todos-${language}.png`) });
    await row.getByRole('checkbox').click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
    expect((await callsOf(page, mother))[0]?.done).toBe(true);
  });
}

test('what a colleague has changed meanwhile is a question, and a call can be deleted', async ({ page }) => {
  const mother = await make(page, 'parent', personNamed(unique('Anruf')));
  await signIn(page, 'office');
  const id = await make(page, `parent/${mother}/call`, {
    text: 'Erste Fassung',
    todo: 'Post',
    todo_on: addDays(romeToday(), 3),
  });
  await page.goto(`/be/person/${mother}/show`);
  const region = page.getByRole('region', { name: 'Telefonate', exact: true });
  await region.getByRole('button', { name: /bearbeiten$/ }).click();
  const dialog = page.getByRole('dialog', { name: /bearbeiten$/ });
  const [{ version }] = (await callsOf(page, mother)) as [FamilyCall];
  await make(page, `call/${id}`, { version, text: 'Fassung der Kollegin' }, 'PUT');
  await dialog.getByRole('textbox', { name: 'Was wurde besprochen?' }).fill('Meine Fassung');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Fassung der Kollegin')).toBeVisible();
  expect((await callsOf(page, mother))[0]?.text).toBe('Fassung der Kollegin');
  await page
    .getByRole('dialog', { name: 'Inzwischen geändert' })
    .getByRole('button', { name: 'Abbrechen' })
    .click();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
  await region.getByRole('button', { name: /löschen$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(region).toContainText('Noch kein Telefonat notiert.');
  expect(await callsOf(page, mother)).toEqual([]);
});
