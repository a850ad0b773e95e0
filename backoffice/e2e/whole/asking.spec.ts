import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { courseNamed, make, signIn, unique } from '../support/office';
import { childNamed, makeFamily, personNamed } from '../support/people';

/* Whatever is typed is asked about before it is thrown away (product/office.md#back-office). */

const WORDS = {
  de: {
    register: 'Anmelden',
    child: 'Kind',
    course: 'Projekt',
    week: 'Woche',
    contact: 'Notfallkontakt 1',
    cancel: 'Abbrechen',
    stay: 'Weiter bearbeiten',
    discard: 'Verwerfen',
  },
  it: {
    register: 'Iscrivi',
    child: 'Bambino',
    course: 'Progetto',
    week: 'Settimana',
    contact: 'Contatto di emergenza 1',
    cancel: 'Annulla',
    stay: 'Continua a modificare',
    discard: 'Scarta',
  },
} as const;

const question = (page: Page): Locator =>
  page.getByRole('alertdialog').filter({ hasText: /nicht gespeichert|non è salvato/ });

/** How far what is in a part of the page is wider than the part. */
const overflow = (part: Locator): Promise<number> =>
  part.evaluate((box) =>
    Math.max(
      ...[box, ...box.querySelectorAll('.MuiDialogContent-root')].map((e) => e.scrollWidth - e.clientWidth),
    ),
  );

/** A project with a week, all with names as long as they get. */
async function makeLongProject(page: Page): Promise<{ id: number; name: string }> {
  const name = unique('Sommererlebniswochen im Naturparkhaus Texelgruppe mit Kletterwand und Bergwanderung');
  const id = await make(page, 'course', courseNamed(name));
  await make(page, 'courseWeek', {
    course_id: id,
    name: 'Naturdetektivinnen und Naturdetektive unterwegs im Zielspitzgebiet',
    name_it: 'Investigatrici e investigatori della natura nella zona del Zielspitz',
    from: '2027-07-05',
    to: '2027-07-09',
    full_day: true,
    price: 100,
    max_participants: 5,
    waiting_list: 3,
  });
  return { id, name };
}

for (const [lang, width] of [
  ['de', 1280],
  ['it', 360],
] as const) {
  test(`registering a child fits with long names, and asks before it is thrown away (${lang}, ${width} px)`, async ({
    page,
  }, info) => {
    const words = WORDS[lang];
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'admin', lang);
    const family = unique('Freifrau-von-Hohenstein-Wolkenstein-Rodenegg');
    const person = await make(page, 'parent', personNamed(family));
    const child = { first_name: 'Maximiliana-Theodora Annunziata', parents: [person] };
    await make(page, 'child', childNamed(family, child));
    const project = await makeLongProject(page);
    // From another page of the back office, to which *Back* leads.
    await page.goto('/be/peopleCourseWeekRegistration');
    await page.getByRole('banner').getByRole('button').first().waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('combobox').fill(family);
    await page
      .getByRole('option', { name: new RegExp(`Anna ${family}|${family} Anna`) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/person/${person}`));
    const open = page
      .getByRole('listitem')
      .filter({ hasText: child.first_name })
      .getByRole('button', { name: words.register })
      .first();
    await open.click();
    const dialog = page.getByRole('dialog');
    const contact = dialog
      .getByLabel(words.contact, { exact: true })
      .or(dialog.getByRole('textbox', { name: words.contact }))
      .first();
    await expect(contact).toBeVisible();

    // Untouched, it closes without a question.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await open.click();
    await dialog.getByRole('combobox', { name: words.course }).fill(project.name);
    await page.getByRole('option', { name: project.name }).click();
    await dialog.getByRole('combobox', { name: words.week }).click();
    await page.getByRole('option').first().click();
    await contact.fill('+39 333 1234567');
    expect(await overflow(dialog), 'nothing is wider than the dialog').toBeLessThanOrEqual(0);
    await page.screenshot({ path: info.outputPath(`register-${lang}.png`) });

    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await expect(question(page).getByRole('button', { name: words.stay })).toBeFocused();
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`asking-${lang}.png`) });
    await question(page).getByRole('button', { name: words.stay }).click();
    await expect(question(page)).toBeHidden();
    await expect(contact).toHaveValue('+39 333 1234567');

    await page.mouse.click(3, 3);
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(contact).toHaveValue('+39 333 1234567');

    await page.evaluate(() => history.back());
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: words.stay }).click();
    await expect(contact).toHaveValue('+39 333 1234567');

    await dialog.getByRole('button', { name: words.cancel }).click();
    await question(page).getByRole('button', { name: words.discard }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/person/${person}/show`));
  });
}

test('what was typed and taken out again is not asked about', async ({ page }) => {
  await signIn(page);
  const { personId } = await makeFamily(page);
  await page.goto(`/be/person/${personId}/show`);
  await page
    .getByRole('button', { name: /^Abwesenheit von/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Grund');
  await reason.click();
  await page.keyboard.type('Zahnarzt');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await reason.fill('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a week in its dialog asks, also when the tab is closed', async ({ page }) => {
  await signIn(page);
  const { id } = await makeLongProject(page);
  await page.goto(`/be/course/${id}`);
  await page.getByRole('button', { name: 'Woche anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name (Deutsch)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Woche anlegen' }).click();
  await dialog.getByLabel('Name (Deutsch)').click();
  await page.keyboard.type('Erste');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(dialog.getByLabel('Name (Deutsch)')).toHaveValue('Erste');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
});

test('the page that registers a child asks before it is left', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/peopleCourseWeekRegistration/create');
  await page.getByLabel('Kommentar').fill('Bringt eine Freundin mit');
  const questions: string[] = [];
  page.on('dialog', (asked) => {
    questions.push(asked.message());
    void asked.dismiss();
  });
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect.poll(() => questions.length).toBe(1);
  await expect(page.getByLabel('Kommentar')).toHaveValue('Bringt eine Freundin mit');
});

test('the dialogs of the family page ask by Escape and Cancel, and close when it is thrown away', async ({
  page,
}) => {
  const words = WORDS.de;
  const { personId } = await makeFamily(page);
  const { name } = await makeLongProject(page);
  await signIn(page);
  await page.goto(`/be/person/${personId}/show`);
  await page.getByRole('button', { name: 'Telefonat notieren' }).click();
  const call = page.getByRole('dialog');
  await call.getByRole('textbox').first().fill('Neue Nummer');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: words.discard }).click();
  await expect(call).toHaveCount(0);

  await page.getByRole('button', { name: 'Mehrere Wochen anmelden' }).click();
  const several = page.getByRole('dialog', { name: 'Kinder anmelden' });
  await several.getByRole('combobox', { name: 'Projekt hinzufügen' }).fill(name);
  await page.getByRole('option', { name }).click();
  await several
    .getByRole('checkbox', { name: /Naturdetektiv/ })
    .first()
    .check();
  await several.getByRole('button', { name: words.cancel }).click();
  await question(page).getByRole('button', { name: words.stay }).click();
  await expect(several.getByRole('checkbox', { name: /Naturdetektiv/ }).first()).toBeChecked();
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: words.discard }).click();
  await expect(several).toHaveCount(0);
});
