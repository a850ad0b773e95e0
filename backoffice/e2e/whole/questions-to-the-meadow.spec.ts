import { read, utils } from '@e965/xlsx';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { QuestionKind } from '@feria/shared';
import { DOCUMENT } from '@feria/shared';
import { addDays } from '@feria/shared/rules/dates';
import { BASKET_API } from '@feria/shared/routes';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { ask, courseNamed, make, row, signIn, staffSession, unique } from '../support/office';
import { route } from '../support/registrations';
import { card, openChild, openToday, setGroups, TODAY_DATE, untilKept } from '../support/today';

/* Eight questions from the form of a project to the meadow (product/catalogue.md#questions). */

interface Asked {
  kind: QuestionKind;
  de: string;
  it: string;
  options?: [string, string][];
  health?: boolean;
}

const KINDS: Record<QuestionKind, string> = {
  text: 'Text',
  number: 'Zahl',
  yes_no: 'Ja oder Nein',
  one_of: 'Eine Auswahl',
  some_of: 'Mehrfachauswahl',
};

const EIGHT: Asked[] = [
  {
    kind: 'one_of',
    de: 'T-Shirt',
    it: 'Maglietta',
    options: [
      ['Klein', 'Piccola'],
      ['Groß', 'Grande'],
    ],
  },
  { kind: 'number', de: 'Schuhgröße', it: 'Numero di scarpe' },
  { kind: 'yes_no', de: 'Schwimmt', it: 'Nuota' },
  {
    kind: 'some_of',
    de: 'Essen',
    it: 'Pasti',
    options: [
      ['Ohne Fleisch', 'Senza carne'],
      ['Ohne Milch', 'Senza latte'],
    ],
  },
  { kind: 'text', de: 'Freunde', it: 'Amici' },
  { kind: 'text', de: 'Heimweg', it: 'Ritorno' },
  { kind: 'yes_no', de: 'Zelten', it: 'Tenda' },
  { kind: 'text', de: 'Notfallmedikament', it: 'Farmaco salvavita', health: true },
];

/** What parents answer for each child. */
const CHILDREN = [
  { name: 'Lea', shirt: 'Grande', shoes: '31,5', friends: 'Con Mia', medicine: 'Adrenalina' },
  { name: 'Max', shirt: 'Piccola', shoes: '28', friends: 'Con Jan', medicine: '' },
] as const;

const rows = (page: Page): Locator => page.locator('[data-field="questions"] [data-row]');

/** Makes the questions in the form of the project: each by the keyboard, then two are put in their places. */
async function makeQuestions(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Fragen', exact: true }).click();
  // Two stand elsewhere at first.
  const order = [...EIGHT.slice(1, 7), EIGHT[0]!, EIGHT[7]!];
  for (const [index, question] of order.entries()) {
    await page.getByRole('button', { name: 'Frage hinzufügen' }).press('Enter');
    const added = rows(page).nth(index);
    await expect(added.getByRole('textbox', { name: 'Frage (Deutsch)' })).toBeFocused();
    await page.keyboard.type(question.de);
    await page.keyboard.press('Tab');
    await page.keyboard.type(question.it);
    if (question.kind !== 'text') {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('option', { name: KINDS[question.kind], exact: true }).press('Enter');
    }
    for (const [at, [de, it]] of (question.options ?? []).entries()) {
      await added.getByRole('textbox', { name: `Auswahl ${at + 1} (Deutsch)` }).fill(de);
      await added.getByRole('textbox', { name: `Auswahl ${at + 1} (Italienisch)` }).fill(it);
    }
    if (question.health)
      await added.getByRole('checkbox', { name: 'Betrifft die Gesundheit' }).press('Space');
    await added.locator('[data-part="open"]').press('Enter');
  }
  // The shirt by drag to the front; the way home and the tent change by the keyboard, and back.
  const shirt = rows(page).filter({ hasText: 'T-Shirt' });
  await shirt.locator('[data-part="drag"]').dragTo(rows(page).first(), { targetPosition: { x: 200, y: 4 } });
  await expect(rows(page).first()).toContainText('T-Shirt');
  await page.getByRole('button', { name: 'Zelten: nach oben' }).press('Enter');
  await page.getByRole('button', { name: 'Zelten: nach unten' }).press('Enter');
  await expect(rows(page).locator('[data-part="open"]')).toHaveText(
    EIGHT.map(({ de }, index) => new RegExp(`^${index + 1}\\. ${de} `)),
  );
}

/** The answers of a child in the basket, in Italian. */
async function answer(page: Page, child: (typeof CHILDREN)[number]): Promise<void> {
  const group = page.getByRole('group', { name: new RegExp(child.name) }).filter({
    has: page.getByRole('textbox', { name: 'Numero di scarpe' }),
  });
  await group
    .getByRole('radiogroup', { name: 'Maglietta' })
    .getByRole('radio', { name: child.shirt })
    .check();
  await group.getByRole('textbox', { name: 'Numero di scarpe' }).fill(child.shoes);
  await group.getByRole('radiogroup', { name: 'Nuota' }).getByRole('radio', { name: 'Sì' }).check();
  await group.getByRole('checkbox', { name: 'Senza carne' }).check();
  await group.getByRole('textbox', { name: 'Amici' }).fill(child.friends);
  await group.getByRole('textbox', { name: 'Ritorno' }).fill('A piedi');
  await group.getByRole('radiogroup', { name: 'Tenda' }).getByRole('radio', { name: 'No' }).first().check();
  if (child.medicine) await group.getByRole('textbox', { name: 'Farmaco salvavita' }).fill(child.medicine);
}

test('eight questions are made in the form of a project, answered for two children in a basket, and read in list and export and without a network on the meadow', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const phone = { baseURL: baseURL!, viewport: { width: 360, height: 740 } };
  const project = { from: TODAY_DATE, to: addDays(TODAY_DATE, 9) };
  // Nobody signs up any more for a week that has begun.
  const dates = { from: addDays(TODAY_DATE, 1), to: addDays(TODAY_DATE, 5) };
  const name = unique('Wiese');
  const courseId = await make(page, 'course', {
    ...courseNamed(name),
    ...project,
    register_from: addDays(TODAY_DATE, -1),
    active: true,
  });
  const weekId = await make(page, 'courseWeek', {
    course_id: courseId,
    name: 'Woche',
    name_it: 'Settimana',
    ...dates,
    full_day: true,
    price: 100,
    max_participants: 5,
    waiting_list: 0,
  });

  await signIn(page, 'office');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/be/course/${courseId}`);
  await makeQuestions(page);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/\/be\/course(\?|$)/);

  // A parent with a phone.
  const family = await makeFamily(page.request);
  const children = [];
  for (const child of CHILDREN) children.push(await makeChild(page.request, family, child.name));
  const headers = { Authorization: `Bearer ${family.session.token}` };
  const kept = (await (await page.request.get(`/${BASKET_API.kept}`, { headers })).json()) as {
    data: { version: string };
  };
  const lines = children.map(({ id }) => ({ child_id: id, course_week_id: weekId, day_type: 'full_day' }));
  const filled = await page.request.put(`/${BASKET_API.kept}`, {
    headers,
    data: { version: kept.data.version, lines },
  });
  expect(filled.status(), await filled.text()).toBe(200);
  const parent = await browser.newPage({ ...phone, locale: 'it-IT' });
  await signInWithSession(parent, family.session, 'it');
  await parent.goto('/basket');
  for (const child of CHILDREN) await answer(parent, child);
  await parent.getByRole('checkbox', { name: /salute/ }).check();
  await parent.getByRole('textbox', { name: 'Contatto di emergenza 1 (telefono)' }).fill('+39 333 1234567');
  await parent.getByRole('checkbox', { name: /informativa sulla privacy/ }).check();
  await parent.getByRole('button', { name: 'Iscrivi per 2 settimane', exact: true }).click();
  await expect(parent.getByRole('heading', { level: 1, name: 'Grazie per l’iscrizione!' })).toBeFocused({
    timeout: 15_000,
  });
  await parent.close();

  // In the list, but for health.
  await page.goto(`/be/${route}`);
  await page.getByRole('combobox', { name: 'Projekt', exact: true }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Ansicht', exact: true }).click();
  for (const { de } of EIGHT.slice(0, 7)) await page.getByRole('checkbox', { name: de, exact: true }).check();
  await expect(page.getByRole('checkbox', { name: 'Notfallmedikament' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const words of ['Groß', '31,5', 'Ja', 'Ohne Fleisch', 'Con Mia', 'A piedi', 'Nein'])
    await expect(row(page, 'Lea').getByRole('cell', { name: words, exact: true }).first()).toBeVisible();
  await expect(row(page, 'Max').getByRole('cell', { name: 'Klein', exact: true })).toBeVisible();

  // In the export, for who may read health data with it; the sheet of the week is made.
  const asAdmin = { headers: { Authorization: `Bearer ${sessionOf('admin').token}` } };
  const { Sheets, SheetNames } = read(
    await (await page.request.get(DOCUMENT.courseExport(courseId), asAdmin)).body(),
  );
  const exported = SheetNames.map((sheet) => utils.sheet_to_csv(Sheets[sheet]!)).join('\n');
  for (const words of ['T-Shirt', 'Notfallmedikament', 'Groß', 'Klein', '31.5', 'Con Jan', 'Adrenalina'])
    expect(exported).toContain(words);
  // What stands on the sheet is read in api/test/on-site/answers.spec.ts.
  const sheet = await page.request.get(DOCUMENT.weekSheet(weekId, 'de'), asAdmin);
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // On the meadow, a day earlier than was said, where there is no network.
  await make(page, `courseWeek/${weekId}`, { from: TODAY_DATE }, 'PUT');
  const leader = await staffSession(page, ['week.assigned'], unique('Leitung'));
  await setGroups(page, weekId, [
    { name: 'Füchse', leaders: [leader.id], children: children.map(({ id }) => id) },
  ]);
  const context = await browser.newContext(phone);
  const meadow = await context.newPage();
  await openToday(meadow, leader);
  const lea = { name: 'Lea Kofler' };
  await expect(card(meadow, lea)).toContainText('Notfallmedikament: Adrenalina');
  await untilKept(meadow);
  await context.setOffline(true);
  await meadow.reload();
  await expect(card(meadow, lea)).toContainText('Notfallmedikament: Adrenalina');
  const details = await openChild(meadow, lea);
  for (const words of [
    'T-Shirt: Groß',
    'Schuhgröße: 31,5',
    'Schwimmt: Ja',
    'Essen: Ohne Fleisch',
    'Zelten: Nein',
  ])
    await expect(details).toContainText(words);
  await context.close();
  expect(await ask<object[]>(page, `api/${route}?filters=course_id|${courseId}`)).toHaveLength(2);
});
