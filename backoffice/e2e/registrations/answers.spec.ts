import { expect, test, type Page } from '@playwright/test';
import type { Question, StaffRegistration } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER, titleOf, type Project } from '../../../shared/tools/e2e/projects';
import { ask, listQuery, make, row, signIn, signInWith } from '../support/office';
import { openList, route } from '../support/registrations';

/* What children of a project answer, in the office (product/catalogue.md#questions). */

const QUESTIONS = [
  {
    kind: 'one_of',
    label: 'T-Shirt',
    label_it: 'Maglietta',
    required: true,
    options: [
      { label: 'Klein', label_it: 'Piccola' },
      { label: 'Groß', label_it: 'Grande' },
    ],
  },
  { kind: 'number', label: 'Schuhe', label_it: 'Scarpe' },
  { kind: 'yes_no', label: 'Schwimmt', label_it: 'Nuota' },
  { kind: 'text', label: 'Abholung mittags', label_it: 'Ritiro a mezzogiorno', day_types: ['half_day'] },
  {
    kind: 'some_of',
    label: 'Essen',
    label_it: 'Pasti',
    options: [
      { label: 'Vegetarisch', label_it: 'Vegetariano' },
      { label: 'Ohne Schwein', label_it: 'Senza maiale' },
    ],
  },
  { kind: 'text', label: 'Notfallmedikament', label_it: 'Farmaco salvavita', health: true },
] as const;

/** A project with two weeks that asks all this, and the first of its questions by their German labels. */
async function scene(page: Page) {
  const week = (from: string, to: string) => ({
    from: `${SUMMER}-${from}`,
    to: `${SUMMER}-${to}`,
    half_day: true,
  });
  const project = await makeProject(page.request, {
    weeks: [week('07-05', '07-09'), week('07-12', '07-16')],
    course: { questions: QUESTIONS },
  });
  const { questions } = await ask<{ questions: Question[] }>(page, `api/course/${project.id}`);
  return { project, questions };
}

async function register(
  page: Page,
  { project, questions }: { project: Project; questions: Question[] },
  name: string,
  values: Record<string, unknown>,
): Promise<number> {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, name);
  return make(page, route, {
    people_id: child.id,
    course_week_id: project.weeks[0],
    day_type: 'full_day',
    emergency_contact1_phone: '+39 333 1112223',
    answers: Object.entries(values).map(([label, value]) => ({
      question_id: questions.find((question) => question.label === label)?.id,
      value,
    })),
  });
}

const valuesOf = async (page: Page, id: number, questions: Question[]) => {
  const { answers } = await ask<StaffRegistration>(page, `api/${route}/${id}`);
  return Object.fromEntries(
    answers.map(({ question_id, value }) => [questions.find((one) => one.id === question_id)?.label, value]),
  );
};

const WORDS = {
  de: {
    child: 'Kind',
    course: 'Projekt',
    week: 'Woche',
    half: /^Halbtags, /,
    full: /^Ganztags, /,
    phone: 'Notfallkontakt 1 *',
    send: 'Anmelden',
    size: 'T-Shirt',
    large: 'Groß',
    shoes: 'Schuhe',
    swims: 'Schwimmt',
    yes: 'Ja',
    noon: 'Abholung mittags',
    food: 'Vegetarisch',
    close: 'Schließen',
    missing: 'Bitte füllen Sie „T-Shirt“ aus.',
    number: /Zahl mit höchstens zwei/,
  },
  it: {
    child: 'Bambino',
    course: 'Progetto',
    week: 'Settimana',
    half: /^Mezza giornata, /,
    full: /^Giornata intera, /,
    phone: 'Contatto di emergenza 1 *',
    send: 'Iscrivi',
    size: 'Maglietta',
    large: 'Grande',
    shoes: 'Scarpe',
    swims: 'Nuota',
    yes: 'Sì',
    noon: 'Ritiro a mezzogiorno',
    food: 'Vegetariano',
    close: 'Chiudi',
    missing: 'Compili il campo «Maglietta».',
    number: /numero con al massimo due/,
  },
} as const;

for (const language of ['de', 'it'] as const) {
  const words = WORDS[language];

  test(`a child is registered with the answers that its day type asks for: ${language}`, async ({
    page,
  }, info) => {
    test.setTimeout(120_000);
    if (language === 'it') await page.setViewportSize({ width: 360, height: 740 });
    const { project, questions } = await scene(page);
    const family = await makeFamily(page.request);
    const child = await makeChild(page.request, family, 'Greta');
    await signIn(page, 'office', language);
    await page.goto(`/be/${route}/create`);
    await page.getByRole('combobox', { name: words.child }).fill(child.tax);
    await page.getByRole('option', { name: new RegExp(child.tax) }).click();
    const title = titleOf(project, language);
    await page.getByRole('combobox', { name: words.course }).fill(title);
    await page.getByRole('option', { name: new RegExp(title) }).click();
    await page.getByRole('combobox', { name: words.week }).click();
    await page.getByRole('option').first().click();
    const noon = page.getByRole('textbox', { name: words.noon });
    await page.getByRole('radio', { name: words.full }).check();
    await expect(page.getByRole('textbox', { name: words.shoes })).toBeVisible();
    await expect(noon).toHaveCount(0);
    await page.getByRole('radio', { name: words.half }).check();
    await noon.fill('Oma holt ab');
    await page.getByRole('textbox', { name: words.shoes }).fill('groß');
    await page
      .getByRole('group', { name: words.swims })
      .or(page.getByRole('radiogroup', { name: words.swims }))
      .getByRole('radio', { name: words.yes })
      .check();
    await page.getByRole('checkbox', { name: words.food }).check();
    await page.getByLabel(words.phone).fill('+39 333 1112223');
    // What does not fit the question is found here, what is missing by the API.
    await page.getByRole('button', { name: words.send }).click();
    const shoes = page.getByRole('textbox', { name: words.shoes });
    await expect(shoes).toBeFocused();
    await expect(shoes).toHaveAccessibleDescription(words.number);
    await expectNoViolations(page);
    await shoes.fill('34,5');
    await page.getByRole('button', { name: words.send }).click();
    const result = page.getByRole('alertdialog');
    await expect(result).toContainText(words.missing);
    await result.getByRole('button', { name: words.close }).click();
    const size = page.getByRole('combobox', { name: words.size });
    await expect(size).toHaveAccessibleDescription(words.missing);
    await expectNoViolations(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await page.screenshot({ path: info.outputPath(`register-${language}.png`), fullPage: true });
    await size.click();
    await page.getByRole('option', { name: words.large }).click();
    await page.getByRole('button', { name: words.send }).click();
    await expect(result.locator('[data-result="success"]')).toBeVisible();
    await result.getByRole('button', { name: words.close }).click();
    const [made] = await ask<StaffRegistration[]>(page, `api/${route}?search=${child.tax}`);
    const [shirt] = questions;
    expect(await valuesOf(page, made!.id, questions)).toEqual({
      'T-Shirt': shirt!.options[1]!.id,
      Schuhe: 34.5,
      Schwimmt: true,
      'Abholung mittags': 'Oma holt ab',
      Essen: [questions[4]!.options[0]!.id],
    });
  });
}

test('answers are changed on the page of a registration, and each is asked about when a colleague changed it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const one = await scene(page);
  const [small, large] = one.questions[0]!.options;
  const id = await register(page, one, 'Greta', { 'T-Shirt': small!.id, Schuhe: 34 });
  await signIn(page, 'office');
  await page.goto(`/be/${route}/${id}`);
  await expect(page.getByRole('combobox', { name: 'T-Shirt' })).toHaveText('Klein');
  const shoes = page.getByRole('textbox', { name: 'Schuhe' });
  await expect(shoes).toHaveValue('34');
  // Which tell of health is said, and nothing is said to be needed before it is.
  await expect(page.getByRole('textbox', { name: 'Notfallmedikament' })).toHaveAccessibleDescription(
    'Betrifft die Gesundheit',
  );
  await expect(shoes).toHaveAccessibleDescription('');
  const comment = page.locator('label').filter({ hasText: 'Interner Kommentar' });
  await expect(comment).not.toContainText('*');
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('bar');
  await expect(comment).toContainText('*');
  await page.getByRole('textbox', { name: 'Interner Kommentar' }).fill('');
  await expectNoViolations(page);
  await shoes.fill('36');
  await page.getByRole('combobox', { name: 'T-Shirt' }).click();
  await page.getByRole('option', { name: 'Groß' }).click();
  await make(page, `${route}/${id}`, { answers: [{ question_id: one.questions[1]!.id, value: 35 }] }, 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('radiogroup', { name: 'Schuhe' }) });
  const choice = dialog.getByRole('radiogroup', { name: 'Schuhe' });
  await expect(choice).toContainText('36');
  await expect(choice).toContainText('35');
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await expectNoViolations(page);
  await choice.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(page).toHaveURL(new RegExp(`/be/${route}$`));
  expect(await valuesOf(page, id, one.questions)).toEqual({ 'T-Shirt': large!.id, Schuhe: 35 });
});

test('the questions of the chosen project are columns and filters, also in a saved view', async ({
  page,
}, info) => {
  test.setTimeout(150_000);
  const one = await scene(page);
  const other = await scene(page);
  const [small, large] = one.questions[0]!.options;
  await register(page, one, 'Wanda', { 'T-Shirt': small!.id, Schuhe: 36, Schwimmt: true });
  await register(page, one, 'Beat', { 'T-Shirt': large!.id, Schuhe: 31 });
  await register(page, one, 'Carla', { 'T-Shirt': large!.id });
  const [shirt, shoes] = one.questions;
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInWith(page, [
    'peopleCourseWeekRegistration.index',
    'course.index',
    'child.health',
    'option.update',
  ]);
  await page.goto(`/be/${route}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const view = page.getByRole('button', { name: 'Ansicht', exact: true });
  await view.click();
  await expect(page.getByRole('checkbox', { name: 'Alter' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'T-Shirt' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const choose = async (project: Project) => {
    await page.getByRole('combobox', { name: 'Projekt', exact: true }).fill(project.name);
    return listQuery(page, route, () => page.getByRole('option', { name: project.name }).click());
  };
  await choose(one.project);
  await view.click();
  for (const { label } of QUESTIONS.slice(0, -1))
    await expect(page.getByRole('checkbox', { name: label })).not.toBeChecked();
  // Lists show no health data.
  await expect(page.getByRole('checkbox', { name: 'Notfallmedikament' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'T-Shirt' }).check();
  await page.getByRole('checkbox', { name: 'Schuhe' }).check();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Wanda').getByRole('cell', { name: 'Klein', exact: true })).toBeVisible();
  await expect(row(page, 'Wanda').getByRole('cell', { name: '36', exact: true })).toBeVisible();
  const sorted = await listQuery(page, route, () =>
    page.getByRole('columnheader', { name: 'Schuhe' }).getByRole('button').click(),
  );
  expect(sorted.getAll('sortBy')).toContain(`question_${shoes!.id}`);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Weitere Filter' }).click();
  await expect(page.getByRole('textbox', { name: 'Notfallmedikament' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'T-Shirt' }).click();
  const filtered = await listQuery(page, route, () => page.getByRole('option', { name: 'Groß' }).click());
  expect(filtered.getAll('filters')).toContain(`question_${shirt!.id}|${large!.id}`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Schuhe' }).fill('-');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(row(page, 'Carla')).toBeVisible();
  await expectNoViolations(page);
  await page.screenshot({ path: info.outputPath('list.png') });

  // Saved, and shown again from another project: filters and columns are those of the view.
  await view.click();
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' });
  const name = `Schuhe ${Date.now()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  // Filters and sort by what another project does not ask are taken away.
  const plain = page.waitForRequest((sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    const filters = searchParams.getAll('filters');
    return (
      pathname === `/api/${route}` &&
      filters.includes(`course_id|${other.project.id}`) &&
      ![...filters, ...searchParams.getAll('sortBy')].some((one) => one.startsWith('question_'))
    );
  });
  await choose(other.project);
  await plain;
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'T-Shirt' })).not.toHaveText('Groß');
  await page.reload();
  await view.click();
  await page.getByRole('link', { name: `Ansicht „${name}“ öffnen` }).click();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(row(page, 'Carla').getByRole('cell', { name: 'Groß', exact: true })).toBeVisible();
});

for (const language of ['de', 'it'] as const)
  test(`the page of a project counts the answers, and leads to who has not answered: ${language}`, async ({
    page,
  }, info) => {
    test.setTimeout(120_000);
    const one = await scene(page);
    const [small, large] = one.questions[0]!.options;
    await register(page, one, 'Wanda', { 'T-Shirt': small!.id, Schuhe: 36 });
    await register(page, one, 'Beat', { 'T-Shirt': large!.id, Schuhe: 30.5 });
    await register(page, one, 'Carla', { 'T-Shirt': large!.id });
    if (language === 'it') await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'office', language);
    const [title, shirt, shoes, sum, missing] =
      language === 'it'
        ? ['Risposte', 'Maglietta', 'Scarpe', 'Somma', '1 bambino senza risposta']
        : ['Antworten', 'T-Shirt', 'Schuhe', 'Summe', '1 Kind ohne Antwort'];
    let asked = 0;
    page.on('request', (request) => (asked += request.url().endsWith('/answers') ? 1 : 0));
    await page.goto(`/be/course/${one.project.id}/show`);
    // Participants, each with its answers.
    await expect(page.getByText(`${shirt}: `).first()).toBeVisible();
    expect(asked).toBe(0);
    await page.getByRole('button', { name: title, exact: true }).press('Enter');
    const sizes = page.getByRole('table', { name: shirt, exact: true });
    await expect(sizes.getByRole('row').nth(1)).toHaveText(/1$/);
    await expect(sizes.getByRole('row').nth(2)).toHaveText(/2$/);
    const numbers = page.getByRole('table', { name: shoes, exact: true });
    await expect(numbers.getByRole('row', { name: sum })).toContainText('66,5');
    const [range, average] = language === 'it' ? ['Da – a', 'Media'] : ['Von – bis', 'Durchschnitt'];
    await expect(numbers.getByRole('row', { name: range })).toContainText('30,5 – 36');
    await expect(numbers.getByRole('row', { name: average })).toContainText('33,25');
    await expectNoViolations(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await page.screenshot({ path: info.outputPath(`counts-${language}.png`), fullPage: true });
    await page.getByRole('region', { name: shoes, exact: true }).getByRole('link', { name: missing }).click();
    await expect(page).toHaveURL(new RegExp(`/be/${route}$`));
    await expect(row(page, 'Carla')).toBeVisible();
    await expect(row(page, 'Wanda')).toHaveCount(0);
    expect(one.questions).toHaveLength(QUESTIONS.length);
  });

test('who may not read health data sees no answers about health, and a project that asks nothing no section', async ({
  page,
}) => {
  const one = await scene(page);
  const plain = await makeProject(page.request, { weeks: [] });
  const [small] = one.questions[0]!.options;
  await register(page, one, 'Wanda', { 'T-Shirt': small!.id });
  await signInWith(page, [
    'peopleCourseWeekRegistration.index',
    'peopleCourseWeekRegistration.update',
    'course.index',
    'course.view',
  ]);
  await openList(page, one.project);
  await row(page, 'Wanda')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Schuhe' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Notfallmedikament' })).toHaveCount(0);
  await page.goto(`/be/course/${one.project.id}/show`);
  await page.getByRole('button', { name: 'Antworten', exact: true }).click();
  await expect(page.getByRole('region', { name: 'T-Shirt', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notfallmedikament' })).toHaveCount(0);
  await page.goto(`/be/course/${plain.id}/show`);
  await expect(page.getByText('Dieses Projekt hat noch keine Wochen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Antworten', exact: true })).toHaveCount(0);
});

test('of several children at once each answers for itself', async ({ page }) => {
  test.setTimeout(120_000);
  const { project, questions } = await scene(page);
  const family = await makeFamily(page.request);
  const greta = await makeChild(page.request, family, 'Greta');
  const jakob = await makeChild(page.request, family, 'Jakob');
  const { parents } = await ask<{ parents: { id: number }[] }>(page, `api/child/${greta.id}`);
  await signIn(page, 'office');
  await page.goto(`/be/person/${parents[0]?.id}/show`);
  await page.getByRole('button', { name: 'Mehrere Wochen anmelden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kinder anmelden' });
  await dialog.getByRole('combobox', { name: 'Projekt hinzufügen' }).fill(project.name);
  await page.getByRole('option', { name: new RegExp(project.name) }).click();
  await expect(dialog.getByRole('group', { name: /^Antworten von/ })).toHaveCount(0);
  for (const child of ['Greta', 'Jakob'])
    await dialog.getByRole('checkbox', { name: new RegExp(`^${child} .*: Woche 1$`) }).check();
  const answersOf = (child: string) =>
    dialog.getByRole('group', { name: new RegExp(`^Antworten von ${child}`) });
  const size = (child: string) => answersOf(child).getByRole('combobox', { name: 'T-Shirt' });
  await size('Greta').click();
  await page.getByRole('option', { name: 'Klein' }).click();
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  // What is missing stands at the child, and nothing is registered.
  await expect(size('Jakob')).toHaveAccessibleDescription('Bitte füllen Sie „T-Shirt“ aus.');
  await expect(size('Greta')).not.toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page);
  await size('Jakob').click();
  await page.getByRole('option', { name: 'Groß' }).click();
  await answersOf('Jakob').getByRole('textbox', { name: 'Schuhe' }).fill('33');
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Angemeldet' }).getByRole('listitem')).toHaveCount(2);
  const [small, large] = questions[0]!.options;
  for (const [child, values] of [
    [greta, { 'T-Shirt': small!.id }],
    [jakob, { 'T-Shirt': large!.id, Schuhe: 33 }],
  ] as const) {
    const [made] = await ask<StaffRegistration[]>(page, `api/${route}?search=${child.tax}`);
    expect(await valuesOf(page, made!.id, questions)).toEqual(values);
  }
});
