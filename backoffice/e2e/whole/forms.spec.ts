import { expect, test } from '@playwright/test';
import { ask, courseNamed, make, search, signIn, signInWith, unique } from '../support/office';
import { makeFamily } from '../support/people';
import { uniqueEmail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

/** What a form asks for, by hand. Gender and birth come from the tax code; a new course is empty. */
const REQUIRED: Record<string, string[]> = {
  roles: ['name'],
  locations: ['name', 'name_it'],
  courseType: ['name', 'name_it', 'sort_order'],
  courseCategory: ['name', 'name_it', 'description', 'description_it'],
  course: ['name', 'name_it', 'max_participants', 'waiting_list', 'price', 'bank_name', 'bank_iban'],
  person: ['first_name', 'last_name', 'tax', 'address', 'email', 'lang'],
  child: ['first_name', 'last_name', 'tax', 'lang', 'phone', 'school'],
  user: ['name', 'email'],
};

test('each form says what it asks for, and nothing more', async ({ page }) => {
  await signIn(page);
  for (const [section, fields] of Object.entries(REQUIRED)) {
    await page.goto(`/be/${section}/create`);
    const save = page.getByRole('button', { name: 'Speichern' });
    await expect(save).toBeVisible();
    await expect(page.locator('#main-content .MuiSkeleton-root'), 'editors are loaded').toHaveCount(0);
    await save.click();
    const wrong = page.locator('#main-content [data-field]').filter({ hasText: 'Pflichtfeld' });
    await expect.soft(wrong, section).toHaveCount(fields.length);
    const names = await wrong.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-field')));
    expect.soft(names.sort(), section).toEqual([...fields].sort());
  }
});

test('every deletion asks first, in words of its own, and nothing happens without an answer', async ({
  page,
}) => {
  await signIn(page);
  const name = unique('Frage');
  const named = { name, name_it: name };
  const texts = { description: '<p>x</p>', description_it: '<p>x</p>' };
  await make(page, 'role', { name, permissions: ['course.index'] });
  await make(page, 'location', named);
  await make(page, 'courseType', { ...named, sort_order: 1 });
  await make(page, 'courseCategory', { ...named, ...texts });
  await make(page, 'course', courseNamed(name));
  await make(page, 'user', { name, email: uniqueEmail('frage') });
  const family = await makeFamily(page);
  const lists: [string, string, string][] = [
    ['roles', name, 'Diese Rolle wirklich löschen?'],
    ['locations', name, 'Diesen Ort wirklich löschen?'],
    ['courseType', name, 'Diesen Projekttyp wirklich löschen?'],
    ['courseCategory', name, 'Diese Projektkategorie wirklich löschen?'],
    ['course', name, 'Dieses Projekt wirklich löschen?'],
    ['user', name, 'Diesen Benutzer wirklich löschen? Er wird sofort überall ausgeloggt.'],
    ['person', family.name, 'Diese Person wirklich löschen?'],
    ['child', family.name, 'Dieses Kind wirklich löschen?'],
  ];
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  for (const [section, sought, question] of lists) {
    await page.goto(`/be/${section}`);
    await search(page, sought);
    await expect(page.getByRole('row'), section).toHaveCount(2);
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /löschen$/ })
      .click();
    const asked = page.getByRole('alertdialog');
    await expect.soft(asked, section).toHaveAccessibleName(question);
    await expect.soft(asked, section).toContainText(name === sought ? name : family.name);
    await expect.soft(asked.getByRole('button', { name: 'Abbrechen' }), section).toBeFocused();
    await asked.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByRole('row'), section).toHaveCount(2);
  }
  expect(deletions).toEqual([]);
});

for (const [path, tab] of [
  ['course/create', ''],
  ['course/create', 'Erweitert'],
  ['courseCategory/create', ''],
  ['courseType/create', ''],
  ['locations/create', ''],
  ['option', 'Grundeinstellungen'],
  ['option', 'Zahlungsbestätigung'],
  ['option', 'Kontakt und Impressum'],
] as const) {
  test(`the German and the Italian half of a text stand side by side: ${path} ${tab}`, async ({ page }) => {
    await signIn(page);
    await page.goto(`/be/${path}`);
    if (tab) await page.getByRole('tab', { name: tab }).click();
    if (tab === 'Erweitert') {
      await page.getByLabel('Eigene Bezeichnungen', { exact: false }).first().check();
    }
    const italian = page.locator('#main-content [data-field$="_it"]:visible');
    await expect(italian.first()).toBeVisible();
    await expect(page.locator('#main-content .MuiSkeleton-root:visible'), 'editors are loaded').toHaveCount(
      0,
    );
    for (const cell of await italian.all()) {
      const name = (await cell.getAttribute('data-field')) ?? '';
      const stem = name.replace(/_it$/, '');
      const german = page.locator(`[data-field="${stem}"], [data-field="${stem}_de"]`).last();
      const [left, right] = [await german.boundingBox(), await cell.boundingBox()];
      expect.soft(Math.round(left?.y ?? -1), name).toBe(Math.round(right?.y ?? -2));
      expect.soft(left?.x ?? 0, name).toBeLessThan(right?.x ?? 0);
    }
  });
}

test('a date is typed without points', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/course/create');
  const from = page.getByLabel('Von', { exact: true });
  await from.fill('05072027');
  await from.blur();
  await expect(from).toHaveValue('05.07.2027');
});

for (const [language, reason] of [
  ['de', 'Ihre Rolle darf die Liste „Orte“ nicht sehen'],
  ['it', 'il Suo ruolo non può vedere l’elenco «Luoghi»'],
] as const) {
  test(`a field that refers to a list one may not see says why it is locked (${language})`, async ({
    page,
  }) => {
    const location = await make(page, 'location', { name: unique('Bruneck'), name_it: unique('Brunico') });
    const course = await make(page, 'course', { ...courseNamed(unique('Wald')), location_id: location });
    await signInWith(page, ['course.index', 'course.create', 'course.update', 'course.view'], language);
    await page.goto(`/be/course/${course}`);
    const field = page.locator('[data-field="location_id"]').getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(new RegExp(reason));
    await expect(field).toHaveValue(language === 'de' ? /Bruneck/ : /Brunico/);
    await expect(field).not.toBeEditable();
    await page.goto('/be/course/create');
    await expect(field).toHaveAccessibleDescription(new RegExp(reason));
    await expectNoViolations(page);
  });
}

for (const [language, reason] of [
  ['de', 'Ihre Rolle darf die Liste „Projektkategorien“ nicht sehen'],
  ['it', 'il Suo ruolo non può vedere l’elenco «Categorie di progetto»'],
] as const) {
  test(`so does a field that refers to several records, and keeps them (${language})`, async ({ page }) => {
    const texts = { description: '<p>x</p>', description_it: '<p>x</p>' };
    const names = [unique('Natur'), unique('Sport')];
    const courseCategories = await Promise.all(
      names.map((name) =>
        make(page, 'courseCategory', { ...texts, name: `${name} (de)`, name_it: `${name} (it)` }),
      ),
    );
    const course = await make(page, 'course', { ...courseNamed(unique('Wald')), courseCategories });
    await signInWith(page, ['course.index', 'course.create', 'course.update', 'course.view'], language);
    await page.goto(`/be/course/${course}`);
    const field = page.locator('[data-field="courseCategories"]').getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(new RegExp(reason));
    for (const name of names) await expect(field).toHaveValue(new RegExp(`${name} \\(${language}\\)`));
    await expect(field).not.toBeEditable();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^(Speichern|Salva)$/ }).click();
    await expect(page).toHaveURL(/\/be\/course$/);
    const stored = await ask<{ courseCategories: { id: number }[] }>(page, `api/course/${course}`);
    expect(stored.courseCategories.map(({ id }) => id).sort()).toEqual([...courseCategories].sort());
    await page.goto('/be/course/create');
    await expect(field).toHaveAccessibleDescription(new RegExp(reason));
    await expect(field).toHaveValue('');
  });
}

test('a record cannot be chosen as its own parent', async ({ page }) => {
  await signIn(page);
  const name = unique('Kategorie');
  const texts = { description: '<p>x</p>', description_it: '<p>x</p>' };
  const id = await make(page, 'courseCategory', { name, name_it: name, ...texts });
  await page.goto(`/be/courseCategory/${id}`);
  await page.getByLabel('Übergeordnete Kategorie').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name })).toHaveCount(0);
});
