import { expect, test } from '@playwright/test';
import { courseNamed, make, search, signIn, unique } from './office';
import { makeFamily } from './people';
import { uniqueEmail } from './support/app';

/** What a form asks for (spec §5), by hand. Gender and birth come from the tax code; a new course is empty. */
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
    ['user', name, 'Diesen Benutzer wirklich löschen? Seine Sitzungen enden sofort.'],
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
    expect.soft(Math.round((await asked.boundingBox())?.width ?? 0), section).toBe(290);
    await asked.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByRole('row'), section).toHaveCount(2);
  }
  expect(deletions).toEqual([]);
});
