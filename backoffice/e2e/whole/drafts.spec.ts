import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, make, mainMenu, signIn, signInWith, unique } from '../support/office';
import { makeFamily } from '../support/people';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';

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

for (const [lang, words] of [
  [
    'de',
    {
      shift: 'Verschieben um Wochen',
      kept: /^Ihre Eingaben von \d\d:\d\d sind noch da/,
      question: /nicht gespeichert/,
      stay: 'Weiter bearbeiten',
      discard: 'Verwerfen',
      list: 'Projekte',
    },
  ],
  [
    'it',
    {
      shift: 'Sposta di settimane',
      kept: /alle \d\d:\d\d ci sono ancora/,
      question: /non/,
      stay: 'Continua a modificare',
      discard: 'Scarta',
      list: 'Progetti',
    },
  ],
] as const)
  test(`what is chosen for the next season outlives a reload, and leaving it asks (${lang})`, async ({
    page,
  }, info) => {
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    await signIn(page, 'office', lang);
    const address = `/be/course/rollover?ids=${project.id}`;
    await page.goto(address);
    const shift = page.getByRole('textbox').first();
    await expect(page.getByRole('table').getByRole('checkbox').last()).toBeChecked();
    await shift.fill('53');
    await page.getByRole('table').getByRole('checkbox').last().uncheck();
    await reload(page);
    const notice = page.getByRole('status').filter({ hasText: words.kept });
    await expect(notice).toBeVisible();
    await expect(shift).toHaveValue('53');
    await expect(page.getByRole('table').getByRole('checkbox').last()).not.toBeChecked();
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`rollover-${lang}.png`) });

    await mainMenu(page).getByRole('link', { name: words.list, exact: true }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: words.question });
    await expectNoViolations(page);
    await question.getByRole('button', { name: words.stay }).click();
    await expect(shift).toHaveValue('53');
    await notice.getByRole('button', { name: words.discard }).click();
    await expect(shift).toHaveValue('52');
    await expect(notice).toHaveCount(0);
    await mainMenu(page).getByRole('link', { name: words.list, exact: true }).click();
    await expect(page).toHaveURL(/\/be\/course(\?|$)/);
    await page.goto(address);
    await expect(shift).toHaveValue('52');
    await expect(notice).toHaveCount(0);
  });

test('how parents consented outlives a reload of an import, a file does not, and leaving asks', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/be/person/import');
  const group = page.getByRole('group', { name: 'Einwilligung zu Gesundheitsdaten' });
  await group.getByRole('combobox').click();
  await page.getByRole('option').nth(1).click();
  await group.getByLabel('Liegt vor seit').fill('01.09.2026');
  const way = await group.getByRole('combobox').textContent();
  await reload(page);
  await expect(
    page.getByRole('status').filter({ hasText: 'Die Datei wählen Sie bitte noch einmal.' }),
  ).toBeVisible();
  await expect(group.getByRole('combobox')).toHaveText(String(way));
  await expect(group.getByLabel('Liegt vor seit')).toHaveValue('01.09.2026');
  await mainMenu(page).getByRole('link', { name: 'Projekte', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(/\/be\/course/);
  await page.goto('/be/person/import');
  await expect(group.getByRole('combobox')).not.toHaveText(String(way));
});

test('settings that were not saved are offered after a reload, and leaving them asks', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/be/option');
  const name = page.getByRole('textbox', { name: 'Name der Anwendung' });
  const before = await name.inputValue();
  await name.fill('Ein anderer Name');
  await reload(page);
  await offer(page).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(name).toHaveValue('Ein anderer Name');
  let asked = 0;
  page.once('dialog', (question) => {
    asked += 1;
    void question.accept();
  });
  await mainMenu(page).getByRole('link', { name: 'Projekte', exact: true }).click();
  await expect(page).toHaveURL(/\/be\/course/);
  expect(asked).toBe(1);
  await page.goto('/be/option');
  await expect(name).toHaveValue(before);
  await expect(offer(page)).toHaveCount(0);
});
