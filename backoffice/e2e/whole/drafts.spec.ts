import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, make, mainMenu, signIn, signInWith, unique } from '../support/office';
import { makeFamily } from '../support/people';

/* What is typed in a form survives a reload of its tab (product/office.md#back-office). */

const WORDS = {
  de: {
    kept: /^Ihre Eingaben von \d\d:\d\d sind noch da/,
    take: 'Übernehmen',
    discard: 'Verwerfen',
    save: 'Speichern',
  },
  it: { kept: /alle \d\d:\d\d ci sono ancora/, take: 'Riprendi', discard: 'Scarta', save: 'Salva' },
} as const;

const offer = (page: Page, lang: 'de' | 'it' = 'de') =>
  page.getByRole('status').filter({ hasText: WORDS[lang].kept });

/** Reloads the page although the browser asks. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
}

const DRAFTS = 'feria.be.drafts';
const stored = (page: Page): Promise<string> =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? '', DRAFTS);

for (const [lang, width] of [
  ['de', 1280],
  ['it', 360],
] as const) {
  test(`a new record is offered again after a reload, and gone once it is saved (${lang}, ${width} px)`, async ({
    page,
  }, info) => {
    const words = WORDS[lang];
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, 'admin', lang);
    const name = unique('Wiese');
    const first = page.getByRole('textbox', { name: /^(Name|Nome)/ }).first();
    const second = page.getByRole('textbox', { name: /^(Name|Nome)/ }).nth(1);
    await page.goto('/be/locations/create');
    await first.fill(name);
    await reload(page);
    await expect(offer(page, lang)).toBeVisible();
    await expect(first).toHaveValue('');
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`draft-${lang}.png`) });

    // What is typed before the answer stays, and another reload keeps both.
    await second.fill(`${name} it`);
    await reload(page);
    await offer(page, lang).getByRole('button', { name: words.take }).click();
    await expect(offer(page, lang)).toBeHidden();
    await expect(first).toHaveValue(name);
    await expect(second).toHaveValue(`${name} it`);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page).toHaveURL(/\/be\/locations(\?|$)/);
    await page.goto('/be/locations/create');
    await expect(first).toBeVisible();
    await expect(offer(page, lang)).toHaveCount(0);
    expect(await stored(page)).not.toContain(name);
  });
}

test('input that is thrown away is not offered again, by its question or by the offer', async ({ page }) => {
  await signIn(page);
  const name = page.getByLabel('Name (Deutsch)');
  await page.goto('/be/locations/create');
  await name.fill('Wiese');
  await reload(page);
  await offer(page).getByRole('button', { name: 'Verwerfen' }).click();
  await page.reload();
  await expect(name).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await name.fill('Wald');
  page.once('dialog', (asked) => void asked.accept());
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect(page).toHaveURL(/\/be\/locations$/);
  await page.goto('/be/locations/create');
  await expect(name).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('health is not in the storage of the tab', async ({ page }) => {
  await signIn(page);
  const { childId } = await makeFamily(page);
  await page.goto(`/be/child/${childId}`);
  await page.getByLabel('Vorname').fill('Leonie');
  await page.getByLabel('Allergien').fill('Erdnussallergie');
  await expect.poll(() => stored(page)).toContain('Leonie');
  const kept = await stored(page);
  expect(kept).not.toContain('Erdnuss');
  await reload(page);
  await expect(offer(page)).toContainText('Gesundheit');
  await offer(page).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByLabel('Vorname')).toHaveValue('Leonie');
});

test('passwords are not in the storage of the tab', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/user/create');
  await page.getByLabel('Name', { exact: false }).first().fill('Neue Person');
  await page.locator('input[type=password]').first().fill('streng-geheim-1');
  await expect.poll(() => stored(page)).toContain('Neue Person');
  expect(await stored(page)).not.toContain('streng-geheim');
});

test('what somebody else has changed meanwhile is not overwritten', async ({ page }) => {
  await signIn(page);
  const name = unique('Ort');
  const id = await make(page, 'location', { name, name_it: `${name} it` });
  await page.goto(`/be/locations/${id}`);
  await page.getByLabel('Name (Deutsch)').fill(`${name} von mir`);
  await expect.poll(() => stored(page)).toContain('von mir');
  await make(page, `location/${id}`, { name: `${name} von anderen`, name_it: `${name} auch` }, 'PUT');
  await reload(page);
  await expect(offer(page)).toContainText('Inzwischen hat jemand anders gespeichert');
  await offer(page).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue(`${name} von mir`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('dialog', { name: 'Inzwischen geändert' });
  await expect(question).toContainText(`${name} von anderen`);
  await question.getByRole('radio', { name: /von anderen/ }).check();
  await question.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(page).toHaveURL(/\/be\/locations(\?|$)/);
  // The other field of the other person is as they wrote it.
  expect(await ask(page, `api/location/${id}`)).toMatchObject({
    name: `${name} von anderen`,
    name_it: `${name} auch`,
  });
});

test('a logout takes it, and nobody else sees it', async ({ page }) => {
  await signInWith(page, ['location.index', 'location.create', 'course.index']);
  const name = page.getByLabel('Name (Deutsch)');
  await page.goto('/be/locations/create');
  await name.fill('Meine Wiese');
  await expect.poll(() => stored(page)).toContain('Meine Wiese');
  // As another account would find it: the draft is there, and is not theirs.
  await page.evaluate((key) => {
    const drafts = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, drafts.replace(/form \d+/g, 'form 999999'));
  }, DRAFTS);
  await reload(page);
  await expect(name).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await name.fill('Meine Wiese');
  await expect(mainMenu(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
  page.once('dialog', (asked) => void asked.accept());
  await page.getByRole('menuitem', { name: 'Ausloggen' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page)).toBe('');
});
