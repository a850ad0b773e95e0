import { expect, test, type Locator, type Page } from '@playwright/test';
import { courseNamed, make, menuEntry, row, search, signIn, unique } from '../support/office';
import { makeFamily, register } from '../support/people';

// The tablet at the holiday site, held upright.
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

/** Nothing sticks out of the window. */
async function expectFits(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 9_999)).toBeLessThanOrEqual(820);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

test('by touch: through the drawer to a list, to a project and back', async ({ page }) => {
  const name = unique('Tablet');
  await make(page, 'course', courseNamed(name));
  await signIn(page, 'reader', 'it');
  await page.goto('/be');
  const entry = menuEntry(page, 'Progetti');
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Apri il menu' }).tap();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Apri il menu' }).tap();
  await entry.tap();
  await expect(entry).toBeHidden();

  await page.getByLabel('Ricerca').fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  const icon = page.getByRole('link', { name: `Mostra ${name} (it)` });
  expect((await icon.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await icon.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Progetto: ${name} (it)`);
  await page.getByRole('link', { name: 'Indietro' }).tap();
  await expect(page.getByLabel('Ricerca')).toHaveValue(name); // as it was left
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('dialogs fit, and give the focus back to what opened them', async ({ page }) => {
  const { name, childId } = await makeFamily(page);
  const { courseId, course } = await register(page, childId, { active: true });
  await signIn(page, 'office');

  const closes = async (opener: Locator, dialog: Locator): Promise<void> => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expectFits(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  };
  await page.goto(`/be/course/${courseId}/show`);
  await closes(page.getByRole('button', { name: 'Kind anmelden: Erste Woche' }), page.getByRole('dialog'));
  await page.goto(`/be/course/${courseId}`);
  await closes(page.getByRole('button', { name: 'Erste Woche bearbeiten' }), page.getByRole('dialog'));
  await closes(page.getByRole('button', { name: 'Erste Woche löschen' }), page.getByRole('alertdialog'));
  await page.goto('/be/course');
  await search(page, course);
  await closes(page.getByRole('button', { name: `${course} kopieren` }), page.getByRole('alertdialog'));

  await page.goto('/be/peopleCourseWeekRegistration');
  await search(page, name);
  await row(page, name).getByRole('checkbox').check();
  await closes(page.getByRole('button', { name: 'Bezahlungen einbuchen' }), page.getByRole('dialog'));
});
