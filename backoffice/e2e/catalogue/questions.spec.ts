import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Question } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, courseNamed, make, signIn, unique } from '../support/office';

/* The questions of a project in its form (product/catalogue.md#questions). */

const WORDS = {
  de: {
    tab: 'Fragen',
    add: 'Frage hinzufügen',
    label: 'Frage (Deutsch)',
    labelIt: 'Frage (Italienisch)',
    kind: 'Art der Antwort',
    kinds: ['Text', 'Zahl', 'Ja oder Nein', 'Eine Auswahl', 'Mehrfachauswahl'],
    required: 'Muss beantwortet werden',
    health: 'Betrifft die Gesundheit',
    askedOf: 'Gefragt bei',
    halfDay: 'Halbtags',
    option: (row: number) => `Auswahl ${row} (Deutsch)`,
    optionIt: (row: number) => `Auswahl ${row} (Italienisch)`,
    up: 'nach oben',
    down: 'nach unten',
    duplicate: 'noch einmal',
    remove: 'weglassen',
    save: 'Speichern',
    needed: 'Erforderlich',
    moved: /steht jetzt an Stelle 1 von 8/,
  },
  it: {
    tab: 'Domande',
    add: 'Aggiungi domanda',
    label: 'Domanda (tedesco)',
    labelIt: 'Domanda (italiano)',
    kind: 'Tipo di risposta',
    kinds: ['Testo', 'Numero', 'Sì o no', 'Scelta singola', 'Scelta multipla'],
    required: 'Risposta obbligatoria',
    health: 'Riguarda la salute',
    askedOf: 'Chiesta a',
    halfDay: 'Mezza giornata',
    option: (row: number) => `Scelta ${row} (tedesco)`,
    optionIt: (row: number) => `Scelta ${row} (italiano)`,
    up: 'sposta su',
    down: 'sposta giù',
    duplicate: 'duplica',
    remove: 'togli',
    save: 'Salva',
    needed: 'Campo obbligatorio',
    moved: /ora è al posto 1 di 8/,
  },
} as const;

const rows = (page: Page): Locator => page.locator('[data-field="questions"] [data-row]');
const rowOf = (page: Page, label: string): Locator =>
  rows(page).filter({ has: page.getByRole('button', { name: new RegExp(`^\\d+\\. ${label} `) }) });

/** The labels in their order. */
async function order(page: Page): Promise<string[]> {
  const heads = await rows(page).locator('[data-part="open"]').allInnerTexts();
  return heads.map((text) => /^\d+\. (\S+)/.exec(text)?.[1] ?? text);
}

async function open(page: Page, id: number, tab: string): Promise<void> {
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await expect(page.locator('[data-field="questions"] button').first()).toBeVisible();
}

const stored = async (page: Page, id: number): Promise<Question[]> =>
  (await ask<{ questions: Question[] }>(page, `api/course/${id}`)).questions;

for (const language of ['de', 'it'] as const) {
  const words = WORDS[language];

  test(`eight questions are made by keyboard, put in order by keyboard and by drag, and saved: ${language}`, async ({
    page,
  }, info) => {
    test.setTimeout(180_000);
    const id = await make(page, 'course', courseNamed(unique('Fragen')));
    await signIn(page, 'office', language);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, id, words.tab);
    for (let index = 1; index <= 8; index += 1) {
      await page.getByRole('button', { name: words.add }).focus();
      await page.keyboard.press('Enter');
      // The new question is open, and the cursor stands in its text.
      const row = rows(page).nth(index - 1);
      await expect(row.getByRole('textbox', { name: words.label })).toBeFocused();
      await page.keyboard.type(`Frage${index}`);
      await page.keyboard.press('Tab');
      await page.keyboard.type(`Domanda${index}`);
      await page.keyboard.press('Tab');
      const kind = row.getByRole('combobox', { name: words.kind });
      await expect(kind).toBeFocused();
      const wanted = words.kinds[(index - 1) % 5]!;
      if ((index - 1) % 5 > 0) {
        await page.keyboard.press('Enter');
        await expect(page.getByRole('listbox')).toBeVisible();
        for (let step = 0; step < (index - 1) % 5; step += 1) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('listbox')).toHaveCount(0);
      }
      await expect(kind).toHaveText(wanted);
      for (const option of (index - 1) % 5 >= 3 ? [1, 2] : []) {
        await row.getByRole('textbox', { name: words.option(option) }).fill(`Wahl${option}`);
        await row.getByRole('textbox', { name: words.optionIt(option) }).fill(`Scelta${option}`);
      }
      const head = row.locator('[data-part="open"]');
      await expect(head).toHaveAttribute('aria-expanded', 'true');
      if (index < 8) await head.press('Enter');
    }
    await rows(page).nth(7).getByRole('checkbox', { name: words.required }).press('Space');
    const shown = language === 'it' ? 'Domanda' : 'Frage';
    const name = (index: number) => `${shown}${index}`;
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`form-${language}.png`), fullPage: true });

    // By keyboard: the button keeps the focus all the way up, and the new place is said.
    const up = rowOf(page, name(8)).getByRole('button', { name: `${name(8)}: ${words.up}` });
    await up.focus();
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('Enter');
      await expect(up).toBeFocused();
    }
    await expect(page.locator('[data-field="questions"]').getByRole('status')).toHaveText(words.moved);
    expect(await order(page)).toEqual([8, 1, 2, 3, 4, 5, 6, 7].map(name));
    await rowOf(page, name(8)).locator('[data-part="open"]').press('Enter');
    await expect(rowOf(page, name(8)).getByRole('textbox')).toHaveCount(0);

    // By drag: onto the upper half of another it comes before it.
    await rowOf(page, name(7))
      .locator('[data-part="drag"]')
      .dragTo(rowOf(page, name(2)), { targetPosition: { x: 200, y: 4 } });
    expect(await order(page)).toEqual([8, 1, 7, 2, 3, 4, 5, 6].map(name));
    await rowOf(page, name(8))
      .locator('[data-part="drag"]')
      .dragTo(rowOf(page, name(1)), { targetPosition: { x: 200, y: 40 } });
    expect(await order(page)).toEqual([1, 8, 7, 2, 3, 4, 5, 6].map(name));

    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page).toHaveURL(/\/be\/course(\?|$)/);
    const saved = await stored(page, id);
    expect(saved.map(({ label }) => label)).toEqual([1, 8, 7, 2, 3, 4, 5, 6].map((index) => `Frage${index}`));
    expect(saved.find(({ label }) => label === 'Frage8')).toMatchObject({ kind: 'yes_no', required: true });
    const [choice] = saved.filter(({ label }) => label === 'Frage4');
    expect(choice).toMatchObject({
      kind: 'one_of',
      label_it: 'Domanda4',
      options: [{ label: 'Wahl1', label_it: 'Scelta1' }, { label: 'Wahl2' }],
    });
  });

  test(`what is wrong opens its question and has the focus, also what the API refuses: ${language}`, async ({
    page,
  }) => {
    const id = await make(page, 'course', {
      ...courseNamed(unique('Fragen')),
      questions: [
        { kind: 'text', label: 'Erste', label_it: 'Prima' },
        { kind: 'text', label: 'Zweite', label_it: 'Seconda' },
      ],
    });
    await signIn(page, 'office', language);
    await open(page, id, words.tab);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: words.label })).toHaveCount(0);

    // A choice that is empty, in a question that was closed again.
    const second = rows(page).nth(1);
    await second.locator('[data-part="open"]').click();
    await second.getByRole('combobox', { name: words.kind }).click();
    await page.getByRole('option', { name: words.kinds[3], exact: true }).click();
    await second.getByRole('textbox', { name: words.option(1) }).fill('Ja');
    await second.getByRole('textbox', { name: words.optionIt(1) }).fill('Sì');
    await second.locator('[data-part="open"]').click();
    await expect(second.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('tab').first().click();
    await page.getByRole('button', { name: words.save, exact: true }).click();
    const empty = second.getByRole('textbox', { name: words.option(2) });
    await expect(empty).toBeFocused();
    await expect(empty).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page);
    await empty.fill('Nein');
    await second.getByRole('textbox', { name: words.optionIt(2) }).fill('No');

    await second.locator('[data-part="open"]').click();
    await page.route(`**/api/course/${id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 422,
            json: {
              message: 'x',
              code: 'validation',
              errors: {
                'questions.0.kind': ['Schon beantwortet'],
                'questions.1.health': ['Schon beantwortet'],
              },
            },
          })
        : route.continue(),
    );
    await page.getByRole('button', { name: words.save, exact: true }).click();
    const first = rows(page).nth(0);
    await expect(first.getByRole('combobox', { name: words.kind })).toBeFocused();
    await expect(first.getByRole('combobox', { name: words.kind })).toHaveAccessibleDescription(
      'Schon beantwortet',
    );
    await expect(second.getByRole('checkbox', { name: words.health })).toHaveAccessibleDescription(
      /Schon beantwortet/,
    );
    await page.unroute(`**/api/course/${id}`);
    // Nothing of it stands in the way of the next attempt.
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page).toHaveURL(/\/be\/course(\?|$)/);
    expect((await stored(page, id))[1]).toMatchObject({ kind: 'one_of', options: [{ label: 'Ja' }, {}] });
  });
}

test('a question is copied and taken away, and a hundred stay quick', async ({ page }) => {
  const questions = Array.from({ length: 99 }, (_, index) => ({
    kind: 'some_of',
    label: `Frage${index + 1}`,
    label_it: `Domanda${index + 1}`,
    options: Array.from({ length: 10 }, (__, option) => ({ label: `A${option}`, label_it: `B${option}` })),
  }));
  const id = await make(page, 'course', { ...courseNamed(unique('Viele')), questions });
  await signIn(page, 'office');
  await open(page, id, 'Fragen');
  await expect(rows(page)).toHaveCount(99);
  await rowOf(page, 'Frage50').getByRole('button', { name: 'Frage50: noch einmal' }).click();
  await expect(rows(page)).toHaveCount(100);
  const copy = rows(page).nth(50).getByRole('textbox', { name: 'Frage (Deutsch)' });
  await expect(copy).toBeFocused();
  await expect(copy).toHaveValue('Frage50');
  // No more than a hundred.
  await expect(page.getByRole('button', { name: 'Frage hinzufügen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Frage hinzufügen' }).press('Enter');
  await expect(rows(page)).toHaveCount(100);
  await copy.press('End');
  const started = Date.now();
  await copy.pressSequentially(' oder etwas anderes');
  expect(Date.now() - started, 'typing among a hundred').toBeLessThan(4_000);
  await rowOf(page, 'Frage1').getByRole('button', { name: 'Frage1: weglassen' }).click();
  await expect(rows(page)).toHaveCount(99);
  await expect(rows(page).first().locator('[data-part="open"]')).toBeFocused();
  // What is stored says what becomes of its answers; it is taken back where it stood, the last one first.
  await expect(page.getByText('Was schon beantwortet wurde, bleibt gespeichert.')).toBeVisible();
  await rowOf(page, 'Frage3').getByRole('button', { name: 'Frage3: weglassen' }).click();
  await expect(page.getByText('Weggelassen: Frage1, Frage3.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: '„Frage3“ zurücknehmen' }).press('Enter');
  await expect(rows(page).nth(1)).toContainText('Frage3');
  await expect(rows(page).nth(1).locator('[data-part="open"]')).toBeFocused();
  await page.getByRole('button', { name: '„Frage1“ zurücknehmen' }).press('Enter');
  await expect(rows(page).first()).toContainText('Frage1');
  await expect(page.getByRole('button', { name: /zurücknehmen/ })).toHaveCount(0);
  await rowOf(page, 'Frage1').getByRole('button', { name: 'Frage1: weglassen' }).click();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/\/be\/course(\?|$)/);
  const saved = await stored(page, id);
  expect(saved).toHaveLength(99);
  expect(saved[0]?.label).toBe('Frage2');
  expect(saved[49]?.label).toBe('Frage50 oder etwas anderes');
  expect(saved[48]?.id).not.toBe(saved[49]?.id);
  expect(new Set(saved.map((question) => question.id)).size).toBe(99);
});

test('on a phone, in Italian, questions are put in order by buttons and tried out in both languages', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await make(page, 'course', {
    ...courseNamed(unique('Fragen')),
    questions: [
      { kind: 'text', label: 'Name des Hundes', label_it: 'Nome del cane', required: true },
      { kind: 'number', label: 'Größe', label_it: 'Altezza' },
      { kind: 'yes_no', label: 'Schwimmt', label_it: 'Sa nuotare' },
      {
        kind: 'one_of',
        label: 'T-Shirt',
        label_it: 'Maglietta',
        options: [
          { label: 'Klein', label_it: 'Piccola' },
          { label: 'Groß', label_it: 'Grande' },
        ],
      },
      {
        kind: 'some_of',
        label: 'Unverträglich',
        label_it: 'Intolleranze',
        health: true,
        options: [
          { label: 'Nüsse', label_it: 'Noci' },
          { label: 'Milch', label_it: 'Latte' },
        ],
      },
      { kind: 'text', label: 'Nur mittags', label_it: 'Solo a mezzogiorno', day_types: ['half_day'] },
    ],
  });
  await signIn(page, 'office', 'it');
  await open(page, id, 'Domande');
  await rows(page).nth(3).locator('[data-part="open"]').click();
  await rows(page).nth(3).getByRole('button', { name: 'Maglietta: sposta su' }).click();
  await expect(rows(page).nth(2).locator('[data-part="open"]')).toContainText('Maglietta');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoViolations(page);
  await page.screenshot({ path: info.outputPath('form-phone.png'), fullPage: true });

  await page.getByRole('button', { name: 'Anteprima delle domande' }).click();
  const dialog = page.getByRole('dialog', { name: 'Così i genitori vedono le domande' });
  await dialog.getByRole('textbox', { name: 'Nome del cane' }).fill('Bello');
  const height = dialog.getByRole('textbox', { name: 'Altezza' });
  await height.fill('hoch');
  await expect(height).toHaveAccessibleDescription(/numero/);
  await height.fill('1,28');
  await expect(height).not.toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('radio', { name: 'Sì' }).check();
  await dialog.getByRole('combobox', { name: 'Maglietta' }).click();
  await page.getByRole('option', { name: 'Grande' }).click();
  await dialog.getByRole('checkbox', { name: 'Latte' }).check();
  await expect(dialog.getByText(/acconsentono/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Solo a mezzogiorno' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Mezza giornata' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Solo a mezzogiorno' })).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.screenshot({ path: info.outputPath('preview-phone.png') });
  await dialog.getByRole('button', { name: 'Tedesco' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name des Hundes' })).toHaveValue('Bello');
  await expect(dialog.getByRole('checkbox', { name: 'Milch' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('questions are taken from other projects, found by a search, and stay the same question', async ({
  page,
}) => {
  const word = unique('Helm').replace(' ', '');
  const other = await make(page, 'course', {
    ...courseNamed(unique('Rad')),
    questions: [
      {
        kind: 'one_of',
        label: `${word} Größe`,
        label_it: `${word} taglia`,
        options: [{ label: 'S', label_it: 'S' }],
      },
      { kind: 'text', label: `${word} Farbe`, label_it: `${word} colore` },
    ],
  });
  const [first, second] = await stored(page, other);
  const id = await make(page, 'course', courseNamed(unique('Fragen')));
  await signIn(page, 'office');
  await open(page, id, 'Fragen');
  await page.getByRole('button', { name: 'Aus früheren Projekten' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fragen aus früheren Projekten' });
  const search = dialog.getByRole('searchbox', { name: 'Suche' });
  await expect(search).toBeFocused();
  await search.fill(`${word} größe`);
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: `${word} Größe` }).press('Space');
  await expectNoViolations(page);
  await search.fill(word);
  await expect(dialog.getByRole('checkbox', { name: `${word} Farbe` })).toHaveAccessibleDescription(
    /Text.*In 1 Projekt, zuletzt Rad/,
  );
  await dialog.getByRole('button', { name: '1 Frage hinzufügen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  // What is there is not offered again.
  await page.getByRole('button', { name: 'Aus früheren Projekten' }).click();
  await search.fill(word);
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await search.fill(`${word} nirgends`);
  await expect(dialog.getByRole('status')).toHaveText('Keine Frage enthält das.');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/\/be\/course(\?|$)/);
  const saved = await stored(page, id);
  expect(saved.map((question) => question.id)).toEqual([first!.id]);
  expect(saved[0]?.options).toEqual(first!.options);
  expect(saved[0]?.id).not.toBe(second!.id);
});

test('what is typed of questions outlives a reload, and what a colleague has saved meanwhile is asked about', async ({
  page,
}) => {
  const id = await make(page, 'course', {
    ...courseNamed(unique('Fragen')),
    questions: [
      { kind: 'text', label: 'Erste', label_it: 'Prima' },
      { kind: 'text', label: 'Zweite', label_it: 'Seconda' },
    ],
  });
  await signIn(page, 'office');
  await open(page, id, 'Fragen');
  await page.getByRole('button', { name: 'Frage hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Frage (Deutsch)' }).fill('Dritte');
  await page.getByRole('textbox', { name: 'Frage (Italienisch)' }).fill('Terza');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByRole('tab', { name: 'Fragen', exact: true }).click();
  expect(await order(page)).toEqual(['Erste', 'Zweite', 'Dritte']);

  const [first] = await stored(page, id);
  await make(page, `course/${id}`, { questions: [first!] }, 'PUT');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('radiogroup', { name: 'Fragen' });
  await expect(choice).toContainText('3. Dritte (Text)');
  await expectNoViolations(page);
  await choice.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  // The two that are gone are checked no more.
  await expect(page).toHaveURL(/\/be\/course(\?|$)/);
  expect((await stored(page, id)).map(({ label }) => label)).toEqual(['Erste']);
  // The log names them.
  await page.goto(`/be/course/${id}/show`);
  await page.getByRole('button', { name: 'Änderungen', exact: true }).click();
  await expect(page.getByText(/Zweite/).first()).toBeVisible();
});
