import { expect, test } from '@playwright/test';
import { addDays, formatDate } from '@feria/shared/rules/dates';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, courseNamed, make, row, search, signIn, unique } from '../support/office';
import { someRegistrations } from '../support/registrations';
import { makeDay, markAs, TODAY_DATE } from '../support/today';

test('a course is entered in tabs, and the first error opens its tab', async ({ page }) => {
  await signIn(page);
  const name = unique('Waldwoche');
  await page.goto('/be/course/create');
  await expect(page.getByRole('tab')).toHaveText([
    'Stammdaten',
    'Fragen',
    'Erweitert',
    'Platzvergabe',
    'Zahlung',
  ]);
  await page.getByLabel('Name (Deutsch)').fill(name);
  await page.getByLabel('Name (Italienisch)').fill(name);
  await page.getByLabel('Von', { exact: true }).fill('5.7.2027');
  await page.getByLabel('Bis', { exact: true }).fill('1.7.27');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Bis', { exact: true })).toHaveAccessibleDescription(
    'Das Ende liegt vor dem Beginn',
  );
  await expect(page.getByLabel('Von', { exact: true })).toHaveValue('05.07.2027');

  await page.getByLabel('Bis', { exact: true }).fill('30.07.2027');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel(/^Plätze je Woche/)).toBeFocused();

  await page.getByLabel(/^Plätze je Woche/).fill('20');
  await page.getByLabel(/^Wartelistenplätze/).fill('5');
  await page.getByLabel(/^Preis/).fill('1.234,5');
  // What is needed stands in the first tab; a question that is asked needs its text.
  await page.getByRole('tab', { name: 'Fragen' }).click();
  await page.getByRole('button', { name: 'Frage hinzufügen' }).click();
  await page.getByRole('tab', { name: 'Stammdaten' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('tab', { name: /Fragen/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Frage (Deutsch)')).toBeFocused();
  await page.getByLabel('Frage (Deutsch)').fill('T-Shirt-Größe');
  await page.getByLabel('Frage (Italienisch)').fill('Taglia');
  await page.getByRole('button', { name: 'Speichern' }).click();

  // A new course is opened again: now it can have weeks and mail texts.
  await expect(page).toHaveURL(/\/be\/course\/\d+$/);
  await expect(page.getByRole('tab')).toHaveText([
    'Stammdaten',
    'Fragen',
    'Erweitert',
    'Platzvergabe',
    'Zahlung',
    'E-Mail',
  ]);
  await expect(page.getByLabel(/^Preis/)).toHaveValue('1.234,50');
  await page.getByRole('tab', { name: 'Fragen' }).click();
  await expect(page.getByRole('button', { name: '1. T-Shirt-Größe Text' })).toBeVisible();
});

for (const [lang, names, save] of [
  [
    'de',
    ['Name (Deutsch)', 'Name (Italienisch)', 'Plätze je Woche', 'Wartelistenplätze je Woche', 'Preis'],
    'Speichern',
  ],
  [
    'it',
    [
      'Nome (tedesco)',
      'Nome (italiano)',
      'Posti per settimana',
      'Posti in lista d’attesa per settimana',
      'Prezzo',
    ],
    'Salva',
  ],
] as const) {
  test(`what a project must have stands first, and is all that it needs (${lang})`, async ({
    page,
  }, info) => {
    if (lang === 'it') await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'admin', lang);
    await page.goto('/be/course/create');
    const name = unique('Wenig');
    const first = page.getByRole('tabpanel').first().locator('[data-field]');
    for (const [index, field] of ['name', 'name_it', 'max_participants', 'waiting_list', 'price'].entries())
      await expect(first.nth(index)).toHaveAttribute('data-field', field);
    await page.screenshot({ path: info.outputPath(`create-${lang}.png`), fullPage: true });
    for (const [index, value] of [name, name, '12', '0', '80'].entries())
      await page.getByRole('textbox', { name: names[index], exact: true }).fill(value);
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page).toHaveURL(/\/be\/course\/\d+$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
  });
}

test('weeks of a course are made, duplicated and deleted in a dialog', { tag: '@core' }, async ({ page }) => {
  await signIn(page);
  const id = await make(page, 'course', courseNamed(unique('Bergwoche')));
  await page.goto(`/be/course/${id}`);
  const weeks = page.getByRole('region', { name: 'Wochen' });
  await expect(weeks.getByText('noch keine Wochen')).toBeVisible();
  await weeks.getByRole('button', { name: 'Woche anlegen' }).click();

  const dialog = page.getByRole('dialog');
  expect((await dialog.boundingBox())?.width ?? 801).toBeLessThanOrEqual(800);
  await expect(dialog.getByLabel(/^Plätze/)).toHaveValue('20');
  await expect(dialog.getByLabel(/^Preis ganztags/)).toHaveValue('120,50');
  await dialog.getByLabel('Name (Deutsch)').fill('Erste Woche');
  await dialog.getByLabel('Name (Italienisch)').fill('Prima settimana');
  await dialog.getByLabel(/^Von/).fill('05.07.2027');
  await dialog.getByLabel(/^Bis/).fill('09.07.2027');
  await dialog.getByLabel('Ganztags', { exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Mindestens ganztags oder halbtags')).toBeVisible();
  await dialog.getByLabel('Halbtags', { exact: true }).check();
  await dialog.getByLabel(/^Preis halbtags/).fill('70');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await expect(weeks.getByRole('row').nth(1)).toContainText('05.07.2027 – 09.07.2027');
  await expect(weeks.getByRole('row').nth(1)).toContainText('Halbtags 70,00 €');

  await weeks.getByRole('button', { name: 'Erste Woche bearbeiten' }).click();
  await dialog.getByLabel(/^Plätze/).fill('12');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(weeks.getByRole('row').nth(1)).toContainText('0 / 12');

  await weeks.getByRole('button', { name: 'Erste Woche duplizieren' }).click();
  await dialog.getByLabel('Name (Deutsch)').fill('Zweite Woche');
  await dialog.getByLabel(/^Von/).fill('12.07.2027');
  await dialog.getByLabel(/^Bis/).fill('16.07.2027');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(weeks.getByRole('row')).toHaveCount(3);

  await weeks.getByRole('button', { name: 'Zweite Woche löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(weeks.getByRole('row')).toHaveCount(2);
});

test('the times of a week stand side by side, and its buttons in sight at 800 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'office');
  const id = await make(page, 'course', courseNamed(unique('Zeiten')));
  await page.goto(`/be/course/${id}`);
  await page.getByRole('button', { name: 'Woche anlegen' }).click();
  const dialog = page.getByRole('dialog');
  const [german, italian] = [
    await dialog.getByLabel('Zeiten (Deutsch)').boundingBox(),
    await dialog.getByLabel('Zeiten (Italienisch)').boundingBox(),
  ];
  expect(german?.y).toBe(italian?.y);
  expect(italian?.x).toBeGreaterThan((german?.x ?? 0) + (german?.width ?? 0));
  await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page);

  // What has the focus is not hidden behind the buttons.
  const count = dialog.getByLabel('Anzahl der Wochen');
  await count.focus();
  const [field, save] = [
    await count.boundingBox(),
    await dialog.getByRole('button', { name: 'Speichern' }).boundingBox(),
  ];
  expect((field?.y ?? 0) + (field?.height ?? 999)).toBeLessThanOrEqual(save?.y ?? 0);
});

test('several weeks are made at once, each seven days later, with its number', async ({ page }) => {
  await signIn(page, 'office');
  const id = await make(page, 'course', courseNamed(unique('Viele Wochen')));
  await page.goto(`/be/course/${id}`);
  await page.getByRole('button', { name: 'Woche anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name (Deutsch)').fill('Woche 1');
  await dialog.getByLabel('Name (Italienisch)').fill('Settimana 1');
  await dialog.getByLabel(/^Von/).fill('05.07.2027');
  await dialog.getByLabel(/^Bis/).fill('09.07.2027');
  await dialog.getByLabel('Anzahl der Wochen').click();
  await page.getByRole('option', { name: '3', exact: true }).click();
  await expect(dialog.getByRole('status').getByRole('listitem')).toHaveText([
    'Woche 1 / Settimana 1: 05.07.2027 – 09.07.2027',
    'Woche 2 / Settimana 2: 12.07.2027 – 16.07.2027',
    'Woche 3 / Settimana 3: 19.07.2027 – 23.07.2027',
  ]);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('3 Wochen wurden angelegt.');
  await expect(dialog).toBeHidden();
  const rows = page.getByRole('region', { name: 'Wochen' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(3)).toContainText(/^Woche 3\s*19.07.2027 – 23.07.2027.*120,50 €/);

  // The next one alone: the choice is not kept.
  await page.getByRole('button', { name: 'Woche 3 duplizieren' }).click();
  await expect(dialog.getByLabel('Name (Deutsch)')).toHaveValue('Woche 4');
  await expect(dialog.getByLabel(/^Von/)).toHaveValue('26.07.2027');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(rows).toHaveCount(5);
});

test('of several weeks those that could not be made are named, with the reason', async ({ page }) => {
  await signIn(page, 'office', 'it');
  const id = await make(page, 'course', courseNamed(unique('Halbe Sachen')));
  await page.goto(`/be/course/${id}`);
  await page.getByRole('button', { name: 'Crea settimana' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome (tedesco)').fill('Woche 1');
  await dialog.getByLabel('Nome (italiano)').fill('Settimana 1');
  await dialog.getByLabel(/^Dal/).fill('12.07.2027');
  await dialog.getByLabel(/^Al/).fill('16.07.2027');
  await dialog.getByLabel('Numero di settimane').click();
  await page.getByRole('option', { name: '4', exact: true }).click();
  // What lies outside of the project is said before it is saved.
  await expect(dialog.getByRole('listitem').filter({ hasText: 'fuori dal periodo del progetto' })).toHaveText(
    [
      /^Woche 4 \/ Settimana 4: 02\.08\.2027 – 06\.08\.2027 – fuori dal periodo del progetto \(.*30\.07\.2027\)$/,
    ],
  );
  await dialog.getByRole('button', { name: 'Salva' }).click();
  const result = page.getByRole('alertdialog', { name: 'Non sono state create:' });
  // The project ends on 30 July.
  await expect(result).toContainText(
    'Settimana 4 (02.08.2027 – 06.08.2027): Il progetto finisce il 30.07.2027: una settimana non può finire dopo.',
  );
  await expect(result).not.toContainText('Settimana 3');
  await expect(page.getByText('Sono state create 3 settimane.')).toBeVisible();
  await result.getByRole('button', { name: 'Chiudi' }).click();
  const rows = page.getByRole('region', { name: 'Settimane' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(3)).toContainText('Settimana 3');
});

test('a week with families that would leave its project is refused at its field, and announced to nobody', async ({
  page,
}) => {
  const { project } = await someRegistrations(page, 2, { course: { from: '2027-07-01', to: '2027-07-30' } });
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}`);
  await page.getByRole('button', { name: /^Woche 1 bearbeiten/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Von/).fill('02.08.2027');
  await dialog.getByLabel(/^Bis/).fill('06.08.2027');
  await expect(
    dialog.getByText('Diese Woche liegt außerhalb des Projekts (01.07.2027 – 30.07.2027)'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByLabel(/^Bis/)).toHaveAccessibleDescription(
    'Das Projekt endet am 30.07.2027. Eine Woche kann nicht später enden.',
  );
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectNoViolations(page);
});

test('two who lock the same course have both locked it', async ({ page }) => {
  await signIn(page);
  const name = unique('Zirkus');
  const id = await make(page, 'course', courseNamed(name));
  await page.goto('/be/course');
  await search(page, name);
  await expect(page.getByRole('row')).toHaveCount(2);
  const { token } = sessionOf('office');
  const headers = { Authorization: `Bearer ${token}` };
  const other = { data: { active: false }, headers };
  expect((await page.request.post(`/api/course/${id}/changeActive`, other)).status()).toBe(200);
  await row(page, name)
    .getByRole('button', { name: `${name} deaktivieren` })
    .click();
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('alert')).toHaveText('Das Projekt ist jetzt inaktiv.');
  const stored = await page.request.get(`/api/course/${id}`, { headers });
  expect(((await stored.json()) as { data: { active: boolean } }).data.active).toBe(false);
});

test('a course is copied and locked after a question', async ({ page }) => {
  await signIn(page);
  const name = unique('Zirkus');
  await make(page, 'course', courseNamed(name));
  await page.goto('/be/course');
  await search(page, name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await row(page, name)
    .getByRole('button', { name: `${name} deaktivieren` })
    .click();
  const question = page.getByRole('alertdialog', { name: new RegExp(`^„${name}.*“ deaktivieren`) });
  await question.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('alert')).toHaveText('Das Projekt ist jetzt inaktiv.');
  await expect(page.getByText('Nichts gefunden')).toBeVisible(); // the list shows active ones only

  await page.getByRole('combobox', { name: 'Aktiv' }).click();
  await page.getByRole('option', { name: 'Nein' }).click();
  await row(page, name)
    .getByRole('button', { name: `${name} kopieren` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click();
  // The copy is opened: being inactive, it would not stand in the list as it starts.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Projekt: ${name} (Kopie)`);
  await expect(page).toHaveURL(/\/be\/course\/\d+$/);
});

test('the list of courses starts with active ones and offers the years that there are', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/course');
  await expect(page.getByRole('combobox', { name: 'Aktiv' })).toHaveText('Ja');
  await page.getByRole('combobox', { name: 'Jahr' }).click();
  await expect(page.getByRole('option', { name: '2026' })).toBeVisible();
  await page.getByRole('option', { name: '2026' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('2026');
  await page.getByRole('row').nth(1).getByRole('cell').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/be\/course\/\d+\/show$/);
});

test('the mails of a course have a tab each, in two languages', async ({ page }) => {
  await signIn(page);
  const id = await make(page, 'course', courseNamed(unique('Post')));
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: 'E-Mail' }).click();
  await page.getByRole('tab', { name: 'Bezahlt' }).click();
  const text = page.getByRole('textbox', { name: 'E-Mail zur Zahlung (Italienisch)' });
  await text.fill('Grazie!');
  await expect(page.getByRole('textbox', { name: 'E-Mail zur Zahlung (Deutsch)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-Mail zur Anmeldung (Deutsch)' })).toBeHidden();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: 'E-Mail' }).click();
  await page.getByRole('tab', { name: 'Bezahlt' }).click();
  await expect(text).toHaveText('Grazie!');
});

for (const [language, words] of [
  [
    'de',
    {
      edit: /^Erste Woche bearbeiten$/,
      to: /^Bis/,
      save: 'Speichern',
      there: 'als anwesend eingetragen',
      stay: 'Abbrechen',
      anyway: 'Trotzdem speichern',
    },
  ],
  [
    'it',
    {
      edit: /^Modifica.*Prima settimana/,
      to: /^Al/,
      save: 'Salva',
      there: 'risulta presente',
      stay: 'Annulla',
      anyway: 'Salva comunque',
    },
  ],
] as const)
  test(`in ${language}: a week that loses today while a child is there is saved after a question only`, async ({
    page,
  }) => {
    const day = await makeDay(page, { before: 1 });
    const [first] = day.children[0]!;
    const present = { status: 'present', arrived_at: new Date().toISOString() } as const;
    await markAs(page, day.leaders[0]!, first!, present);
    const { course_id } = await ask<{ course_id: number }>(page, `api/courseWeek/${day.weekId}`);
    await signIn(page, 'office', language);
    await page.goto(`/be/course/${course_id}`);
    await page.getByRole('button', { name: words.edit }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.to).fill(formatDate(addDays(TODAY_DATE, -1)));
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`${day.last} ${first!.first}`);
    await expect(question).toContainText(words.there);
    await expectNoViolations(page);
    await question.getByRole('button', { name: words.stay }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(dialog).toBeVisible();
    const lastDay = async () => (await ask<{ to: string }>(page, `api/courseWeek/${day.weekId}`)).to;
    expect(await lastDay()).not.toBe(addDays(TODAY_DATE, -1));
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await question.getByRole('button', { name: words.anyway }).click();
    await expect(dialog).toHaveCount(0);
    expect(await lastDay()).toBe(addDays(TODAY_DATE, -1));
  });
