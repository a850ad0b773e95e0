import { expect, test } from '@playwright/test';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER } from '../../../shared/tools/e2e/projects';
import { listQuery, mainMenu, row, search, showAllColumns, signIn } from '../support/office';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { openList, route, someRegistrations } from '../support/registrations';

const TABLET = { width: 1024, height: 768 };

test('the list shows what was booked, paid and said', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await page.setViewportSize(TABLET);
  await openList(page, project);
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('columnheader')).toContainText([
    'Nachname',
    'Vorname',
    'Eltern',
    'Zahlungsreferenz',
    'Projekt',
    'Woche',
    'Betreuungszeit',
    'Bezahlt',
  ]);
  const first = row(page, 'Kind0');
  await expect(first.getByRole('img', { name: 'Nicht bezahlt, 0 € / 150,00 €' })).toBeVisible();
  await expect(first.getByRole('link', { name: project.name })).toHaveAttribute(
    'href',
    `/be/course/${project.id}/show`,
  );
  await expect(first).toContainText(`06.07.${SUMMER} – 10.07.${SUMMER}`);
  await expect(first.getByRole('button', { name: 'Kommentar der Eltern: Kommt mit dem Rad' })).toBeVisible();
  await first.getByRole('button', { name: /: Größe 128$/ }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Größe 128');
  await expect(row(page, 'Kind1').getByRole('img', { name: 'Auf der Warteliste' })).toBeVisible();
  await expectNoViolations(page);
});

test('the consent to photos is yes, no or a dash where nobody was asked', async ({ page }) => {
  const { project, family } = await someRegistrations(page, 4);
  for (const [name, photo_privacy] of [
    ['Sichtbar', true],
    ['Verborgen', false],
  ] as const) {
    const child = await makeChild(page.request, family, name);
    const answer = await page.request.post(`/api/send-registration/${project.id}`, {
      headers: { Authorization: `Bearer ${family.session.token}` },
      data: {
        bookedChildren: [
          { id: child.id, custom_field: '128', courseWeeks: [{ id: project.weeks[0], dayType: 'full_day' }] },
        ],
        emergency_contact1_phone: '+39 333 1112223',
        photo_privacy,
        privacy: true,
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await signIn(page, 'office');
  await openList(page, project);
  await showAllColumns(page);
  const column = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.findIndex((head) => head.textContent === 'Fotos'));
  for (const [name, shown] of [
    ['Sichtbar', 'Ja'],
    ['Verborgen', 'Nein'],
    ['Kind0', '–'],
  ] as const) {
    await expect(row(page, name).getByRole('cell').nth(column)).toHaveText(shown);
  }
});

test('at 1280 pixels the icons of a row cover no column, not even with two comments', async ({ page }) => {
  const { children, project } = await someRegistrations(page, 2);
  const { token } = sessionOf('admin');
  const answer = await page.request.put(`/api/${route}/${children[0]?.registration}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { comment_internal: 'Zahlt bar' },
  });
  expect(answer.status()).toBe(200);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'office');
  await openList(page, project); // names that other tests make up are longer than real ones
  const comments = row(page, 'Kind0').filter({ has: page.getByRole('button', { name: /: Zahlt bar$/ }) });
  await expect(comments.first()).toBeVisible();
  // The icons stay at the right edge while the table scrolls, so they cover what does not fit.
  const covered = await page.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((element) => {
      const [photos, icons] = [...element.children].slice(-2).map((cell) => cell.getBoundingClientRect());
      return photos && icons && photos.right > icons.left + 1 ? [element.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
});

test('filters are sent, and weeks belong to the chosen project', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await page.goto(`/be/${route}`);
  await expect(page.getByRole('combobox', { name: 'Projekt aktiv' })).toHaveText('Ja');
  await expect(page.getByRole('combobox', { name: 'Woche' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Projekt', exact: true }).fill(project.name);
  await listQuery(page, route, () => page.getByRole('option', { name: project.name }).click());
  await page.getByRole('combobox', { name: 'Woche' }).click();
  const byWeek = await listQuery(page, route, () => page.getByRole('option').nth(1).click());
  expect(byWeek.getAll('filters').sort()).toEqual([
    'active|1',
    `course_id|${project.id}`,
    `course_week_id|${project.weeks[0]}`,
  ]);
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    return listQuery(page, route, () => page.getByRole('option', { name: option, exact: true }).click());
  };
  expect((await choose('Offen', 'Ja')).getAll('filters')).toContain('open|1');
  const more = page.getByRole('button', { name: 'Weitere Filter' });
  await expect(page.getByRole('combobox', { name: 'Jahr' })).toHaveCount(0);
  await more.click();
  expect((await choose('Bezahlt', 'Teilweise bezahlt')).getAll('filters')).toContain('payed|partial');
  expect((await choose('Betreuungszeit', 'Halbtags')).getAll('filters')).toContain('day_type|half_day');
  expect((await choose('Jahr', String(SUMMER))).getAll('filters')).toContain(`year|${SUMMER}`);
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  // Hidden again they still count, and the button says how many there are.
  const fewer = page.getByRole('button', { name: 'Weniger Filter' });
  await fewer.click();
  await expect(page.getByRole('combobox', { name: 'Jahr' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Weitere Filter (3)' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  const cleared = await listQuery(page, route, () =>
    page.getByRole('combobox', { name: 'Projekt', exact: true }).clear(),
  );
  expect(cleared.getAll('filters').join()).not.toContain('course');
  expect(cleared.getAll('filters')).toContain('day_type|half_day');
});

test('on a tablet the filters take two rows', async ({ page }) => {
  await signIn(page, 'office');
  await page.setViewportSize(TABLET);
  await page.goto(`/be/${route}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const tops: number[] = [];
  for (const name of ['Projekt', 'Projekt aktiv', 'Offen', 'Warteliste']) {
    tops.push((await page.getByRole('combobox', { name, exact: true }).boundingBox())?.y ?? 0);
  }
  // The text of a field that is typed into begins some pixels lower in its box than that of a choice.
  const rows = tops
    .sort((a, b) => a - b)
    .filter((top, index) => index === 0 || top - (tops[index - 1] ?? 0) > 24);
  expect(rows).toHaveLength(2);
});

test('deleting asks in other words for the waiting list', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind1').getByRole('button', { name: 'Kind1 Kofler löschen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Diesen Eintrag auf der Warteliste wirklich löschen?');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('alert')).toHaveText('Das Kind steht nicht mehr auf der Warteliste.');
  await row(page, 'Kind0').getByRole('button', { name: 'Kind0 Kofler löschen' }).click();
  await expect(question).toContainText('Diese Anmeldung wirklich löschen?');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
});

test('staff register a child, with a warning when it waits', { tag: '@core' }, async ({ page }) => {
  const { project, family } = await someRegistrations(page, 2);
  const child = await makeChild(page.request, family, 'Neues');
  await signIn(page, 'office');
  await page.goto(`/be/${route}`);
  await page.getByRole('link', { name: 'Anmeldung anlegen' }).click();
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeFocused();

  await page.getByRole('combobox', { name: 'Kind' }).fill(child.tax);
  await page.getByRole('option', { name: `Kofler Neues (${child.tax})` }).click();
  await page.getByRole('combobox', { name: 'Projekt' }).fill(project.name);
  await page.getByRole('option', { name: project.name }).click();
  await page.getByRole('combobox', { name: 'Woche' }).click();
  await page.getByRole('option', { name: /1 von 1 Plätzen belegt/ }).click();
  await page.getByRole('radio', { name: /Ganztags, 150,00 €/ }).check();
  await page.getByLabel('T-Shirt-Größe *').fill('128');
  await page.getByLabel('Name des ersten Kontakts').fill('Oma Rosa');
  await page.getByLabel('Notfallkontakt 1 *').fill('+39 333 1112223');
  await page.getByLabel('Notfallkontakt 2').fill('+39 333 1112223');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const result = page.getByRole('alertdialog');
  await expect(result).toHaveAccessibleName('Fehler');
  await expect(result).toContainText('Bitte geben Sie zwei verschiedene Notfallkontakte an!');
  await result.getByRole('button', { name: 'Schließen' }).click();

  await page.route('**/admin', (sent) =>
    sent.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
  );
  await page.getByLabel('Notfallkontakt 2').fill('');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(result).toContainText('Es ist ein Fehler beim Absenden der Anfrage passiert!');
  await result.getByRole('button', { name: 'Schließen' }).click();
  await page.unroute('**/admin');

  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(result.locator('[data-result]')).toHaveAttribute('data-result', 'warning');
  await expect(result).toContainText(/auf Platz \d der Warteliste/);
  await result.getByRole('button', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(new RegExp(`/be/${route}$`));
  await search(page, child.tax.toLowerCase());
  await row(page, 'Neues').getByRole('link', { name: 'Neues Kofler bearbeiten' }).click();
  await expect(page.getByText('Oma Rosa: +39 333 1112223')).toBeVisible();
});

test('a child that the project is not for is registered with a reason, which stays with it', async ({
  page,
}) => {
  const project = await makeProject(page.request, {
    weeks: [{ from: `${SUMMER}-07-06`, to: `${SUMMER}-07-10`, max_participants: 3, waiting_list: 0 }],
    course: { age_from: 4, age_to: 6 },
  });
  const child = await makeChild(page.request, await makeFamily(page.request), 'Älter');
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}/show`);
  await page.getByRole('button', { name: 'Kind anmelden: Woche 1' }).click();
  const form = page.getByRole('dialog', { name: /Kind anmelden/ });
  await form.getByRole('combobox', { name: 'Kind' }).fill(child.tax);
  await page.getByRole('option', { name: `Kofler Älter (${child.tax})` }).click();
  await form.getByRole('radio', { name: /Ganztags/ }).check();
  await form.getByLabel('Notfallkontakt 1 *').fill('+39 333 1112223');
  await form.getByRole('button', { name: 'Anmelden' }).click();
  const question = page.getByRole('alertdialog', { name: 'Das Projekt ist nicht für dieses Kind' });
  await expect(question).toContainText(/Für Kinder von 4 bis 6 Jahren \(am ersten Tag ist das Kind (9|10)\)/);
  await expect(question.getByRole('button', { name: 'Trotzdem anmelden' })).toBeDisabled();
  await expect(question.getByRole('textbox', { name: 'Grund der Ausnahme' })).toBeFocused();
  await expectNoViolations(page);
  // What was typed is still there for whoever changes their mind.
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(form.getByLabel('Notfallkontakt 1 *')).toHaveValue('+39 333 1112223');
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await question.getByRole('textbox').fill('Kommt mit dem kleinen Bruder');
  await question.getByRole('button', { name: 'Trotzdem anmelden' }).click();
  const result = page.getByRole('alertdialog');
  await expect(result.locator('[data-result="success"]')).toBeVisible();
  await result.getByRole('button', { name: 'Schließen' }).click();
  await page.goto(`/be/${route}`);
  await search(page, child.tax);
  await row(page, 'Älter')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  await expect(page.getByText('Kommt mit dem kleinen Bruder')).toBeVisible();
  await expectNoViolations(page);
});

for (const [language, words] of [
  [
    'de',
    {
      register: 'Kind anmelden: Woche 1',
      child: 'Kind',
      take: /^Notfallkontakte der letzten Anmeldung übernehmen/,
      name: 'Name des ersten Kontakts',
      phone: 'Notfallkontakt 1 *',
    },
  ],
  [
    'it',
    {
      register: /^Iscrivi un bambino: /,
      child: 'Bambino/a',
      take: /^Usa i contatti di emergenza dell’ultima iscrizione/,
      name: 'Nome del primo contatto',
      phone: 'Contatto di emergenza 1 *',
    },
  ],
] as const)
  test(`in ${language}: a child that was registered before has its emergency contacts at hand`, async ({
    page,
  }) => {
    const { project, children } = await someRegistrations(page, 2);
    const other = await makeProject(page.request, {
      weeks: [{ from: `${SUMMER}-07-13`, to: `${SUMMER}-07-17`, max_participants: 3, waiting_list: 0 }],
    });
    expect(other.id).not.toBe(project.id);
    await signIn(page, 'office', language);
    await page.goto(`/be/course/${other.id}/show`);
    await page.getByRole('button', { name: words.register }).last().click();
    const form = page.getByRole('dialog');
    const take = form.getByRole('button', { name: words.take });
    await expect(take).toHaveCount(0);
    await form.getByRole('combobox', { name: words.child }).fill(children[0]!.tax);
    await page.getByRole('option', { name: new RegExp(children[0]!.tax) }).click();
    await expect(take).toBeVisible();
    await expectNoViolations(page);
    await take.press('Enter');
    await expect(form.getByLabel(words.phone)).toHaveValue(/\+39/);
    await expect(take).toHaveCount(0);
  });

test('a reader sees the list, and neither edits nor pays', async ({ page }) => {
  const { project, children } = await someRegistrations(page, 2);
  await signIn(page, 'reader');
  await openList(page, project);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons.filter({ hasText: /einbuchen|Kind. Kofler/ })).toHaveCount(0);
  // The list as it is shown, and not the payments.
  await expect(buttons.filter({ hasText: 'Exportieren' })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: /bearbeiten|anlegen/ })).toHaveCount(0);
  await row(page, 'Kind0').click({ button: 'right' });
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' })).toHaveCount(0);
  for (const address of [`${children[0]!.registration}`, 'create']) {
    await page.goto(`/be/${route}/${address}`);
    await expect(page).toHaveURL(/\/403$/);
  }
});
