/**
 * Pictures of eight questions from the form of a project to the leaders' page. The demo season asks one; so the app is one of its own,
 * whose projects ask them.
 */

const options = (/** @type {[string, string][]} */ ...labels) =>
  labels.map(([label, label_it]) => ({ label, label_it }));

/** Every kind; the last is about health. */
const EIGHT = [
  {
    kind: 'one_of',
    label: 'T-Shirt-Größe',
    label_it: 'Taglia della maglietta',
    required: true,
    options: options(['Klein', 'Piccola'], ['Mittel', 'Media'], ['Groß', 'Grande']),
  },
  { kind: 'number', label: 'Schuhgröße', label_it: 'Numero di scarpe' },
  { kind: 'yes_no', label: 'Kann schwimmen', label_it: 'Sa nuotare' },
  {
    kind: 'some_of',
    label: 'Mittagessen',
    label_it: 'Pranzo',
    options: options(['Ohne Fleisch', 'Senza carne'], ['Ohne Milch', 'Senza latte']),
  },
  { kind: 'text', label: 'Gruppe mit', label_it: 'In gruppo con' },
  { kind: 'yes_no', label: 'Übernachtet im Zelt', label_it: 'Dorme in tenda' },
  { kind: 'text', label: 'Bushaltestelle', label_it: 'Fermata dell’autobus', day_types: ['half_day'] },
  { kind: 'text', label: 'Notfallmedikament', label_it: 'Farmaco salvavita', health: true },
];

/**
 * Lets the project that is given, and the one that runs today, ask all of them; in the latter they are answered.
 * @param {import('./demo-app.mjs').DemoApp} app
 * @param {number} open
 * @returns {Promise<{ asking: number, running: number }>} both projects
 */
export async function askEight({ call, logIn }, open) {
  const { token } = await logIn('admin');
  const date = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });
  const leader = (await logIn('leader')).token;
  const { weeks } = await call(`api/attendance?date=${date}`, { token: leader });
  const { course_id: running } = await call(`api/courseWeek/${weeks[0].id}`, { token });
  for (const id of [open, running])
    await call(`api/course/${id}`, { token, method: 'PUT', body: { questions: EIGHT } });
  const { questions } = await call(`api/course/${running}`, { token });
  const filter = `filters=course_id|${running}&itemsPerPage=50`;
  const registrations = await call(`api/peopleCourseWeekRegistration?${filter}`, { token });
  for (const [index, { id, day_type }] of registrations.entries()) {
    const answers = answersAt(questions, index).filter(
      (_, at) => !questions[at].day_types.length || questions[at].day_types.includes(day_type),
    );
    const body = { answers, health_consent: true };
    await call(`api/peopleCourseWeekRegistration/${id}`, { token, method: 'PUT', body });
  }
  return { asking: open, running };
}

/**
 * @param {{ id: number, options: { id: number }[] }[]} questions
 * @param {number} index of the child
 */
function answersAt(questions, index) {
  const [size, shoes, swims, lunch, friends, tent, stop, emergency] = questions.map(({ id }) => id);
  const choice = (/** @type {number} */ at, /** @type {number} */ n) => {
    const all = questions[at]?.options ?? [];
    return all[n % all.length]?.id;
  };
  const names = ['Lea', 'Jakob', 'Mia', 'Elias'];
  return [
    { question_id: size, value: choice(0, index) },
    { question_id: shoes, value: 28 + (index % 9) },
    { question_id: swims, value: index % 3 > 0 },
    { question_id: lunch, value: index % 2 ? [choice(3, index)] : null },
    { question_id: friends, value: names[index % 4] },
    { question_id: tent, value: index % 2 === 0 },
    { question_id: stop, value: 'Bahnhof' },
    { question_id: emergency, value: index % 5 === 0 ? 'Adrenalin-Pen im Rucksack' : null },
  ];
}

/** @param {import('@playwright/test').Page} page */
async function openForm(page) {
  await page.getByRole('tab', { name: 'Fragen', exact: true }).click();
  await page.locator('[data-row="0"] [data-part="open"]').click();
  await page.getByRole('tab', { name: 'Fragen', exact: true }).evaluate((tab) => tab.scrollIntoView());
}

/** @param {import('@playwright/test').Page} page */
async function openSignUp(page) {
  const dialog = page.getByRole('dialog');
  const weeks = dialog.locator('#children li input:enabled');
  await dialog.locator('#children input[type=checkbox]').first().waitFor();
  for (const child of await dialog.locator('#children input[type=checkbox]:not(li input)').all()) {
    await child.check();
    if ((await weeks.count()) > 0) break;
    await child.uncheck();
  }
  await weeks.first().check();
  await dialog.getByRole('textbox', { name: 'Numero di scarpe' }).fill('31,5');
  await dialog.getByRole('radiogroup', { name: 'Taglia' }).evaluate((group) => group.scrollIntoView());
}

/** @param {import('@playwright/test').Page} page */
async function showColumns(page) {
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/^\w+: /, '');
  await page.goto(new URL('/be/peopleCourseWeekRegistration', page.url()).href);
  await page.getByRole('combobox', { name: 'Projekt', exact: true }).fill(name);
  // The next season has one of this name too.
  const year = new Date().getFullYear();
  await page
    .getByRole('option', { name })
    .filter({ hasText: String(year) })
    .first()
    .click();
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: 'Ansicht', exact: true }).click();
  for (const { label } of EIGHT.slice(0, 6))
    await page.getByRole('checkbox', { name: label, exact: true }).check();
  for (const name of ['Eltern', 'Zahlungsreferenz', 'Projekt']) {
    const box = page.getByRole('checkbox', { name, exact: true });
    await box.uncheck();
  }
  await page.keyboard.press('Escape');
  await page.mouse.click(640, 800);
}

/** @param {import('@playwright/test').Page} page */
async function openChild(page) {
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Notfallmedikament' }).first();
  await card.getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByText('Antworten der Eltern')
    .evaluate((title) => title.scrollIntoView());
}

const wide = { width: 1280, height: 860 };
const phone = { width: 360, height: 740 };

/** @type {(import('./shots.mjs').Shot & { language: 'de' | 'it', viewport: typeof wide })[]} */
export const questionShots = [
  {
    name: 'questions-form',
    path: '/be/course/:asking',
    as: 'office',
    language: 'de',
    viewport: wide,
    prepare: openForm,
  },
  {
    name: 'questions-signup-phone',
    path: '/courseregistration/:asking?book=1',
    as: 'family',
    language: 'it',
    viewport: phone,
    prepare: openSignUp,
  },
  {
    name: 'questions-list',
    path: '/be/course/:running/show',
    as: 'office',
    language: 'de',
    viewport: wide,
    prepare: showColumns,
  },
  {
    name: 'questions-today-phone',
    path: '/be/today',
    as: 'leader',
    language: 'de',
    viewport: phone,
    prepare: openChild,
  },
];
