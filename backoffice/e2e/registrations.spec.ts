import { expect, test, type Page } from '@playwright/test';
import { makeChild, makeFamily, makeProject, SUMMER, type Project } from '../../portal/e2e/support/data';
import { ask, listQuery, make, row, search, signIn } from './office';
import { waitForMail } from './support/app';
import { expectNoViolations } from './support/axe';

const route = 'peopleCourseWeekRegistration';
const TABLET = { width: 1024, height: 768 };

/** A family with children (named apart from all others) in the first week of a project, the last of them waiting. */
async function someRegistrations(page: Page, count: number, course: object = {}) {
  const project = await makeProject(page.request, {
    weeks: [
      {
        from: `${SUMMER}-07-06`,
        to: `${SUMMER}-07-10`,
        max_participants: count - 1,
        waiting_list: 5,
        half_day: true,
      },
    ],
    custom_field: true,
    ...course,
  });
  const family = await makeFamily(page.request);
  const children = [];
  for (let index = 0; index < count; index += 1) {
    const child = await makeChild(page.request, family, `Kind${index}`);
    const id = await make(page, route, {
      people_id: child.id,
      course_week_id: project.weeks[0],
      day_type: 'full_day',
      emergency_contact1_phone: '+39 333 1112223',
      custom_field: 'Größe 128',
      comment: index === 0 ? 'Kommt mit dem Rad' : null,
    });
    children.push({ ...child, registration: id });
  }
  return { project, family, children };
}

/** The list with the rows of one project, by search. */
async function openList(page: Page, project: Project): Promise<void> {
  await page.goto(`/be/${route}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await showOnly(page, project);
}

async function showOnly(page: Page, project: Project): Promise<void> {
  await search(page, project.name);
  await expect(page.getByRole('row').filter({ hasNotText: project.name })).toHaveCount(1); // the head
}

test('the list shows what was booked, paid and said', { tag: '@core' }, async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await page.setViewportSize(TABLET);
  await openList(page, project);
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('columnheader')).toContainText([
    ...['Erstellt am', 'Vorname', 'Nachname', 'Steuernummer', 'Projekt', 'Woche'],
    ...['Tagesform', 'Bezahlt', 'Warteliste'],
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
          {
            id: child.id,
            custom_field: '128',
            courseWeeks: [{ id: project.weeks[0], dayType: 'full_day' }],
          },
        ],
        emergency_contact1_phone: '+39 333 1112223',
        ...{ photo_privacy, privacy: true },
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await signIn(page, 'office');
  await openList(page, project);
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
  expect((await choose('Bezahlt', 'Teilweise bezahlt')).getAll('filters')).toContain('payed|partial');
  const more = page.getByRole('button', { name: 'Weitere Filter' });
  await expect(page.getByRole('combobox', { name: 'Jahr' })).toHaveCount(0);
  await more.click();
  expect((await choose('Tagesform', 'Halbtags')).getAll('filters')).toContain('day_type|half_day');
  expect((await choose('Jahr', String(SUMMER))).getAll('filters')).toContain(`year|${SUMMER}`);
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  // Hidden again they still count, and the button says how many there are.
  const fewer = page.getByRole('button', { name: 'Weniger Filter' });
  await fewer.click();
  await expect(page.getByRole('combobox', { name: 'Jahr' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Weitere Filter (2)' })).toHaveAttribute(
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
  const tops = new Set<number>();
  for (const name of ['Projekt', 'Projekt aktiv', 'Bezahlt', 'Warteliste']) {
    tops.add(Math.round((await page.getByRole('combobox', { name, exact: true }).boundingBox())?.y ?? 0));
  }
  expect(tops.size).toBe(2);
});

test('a right-click books what is open', { tag: '@core' }, async ({ page }) => {
  const { project, family } = await someRegistrations(page, 4);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind0').click({ button: 'right' });
  // The menu hides the page behind it from screen readers, and so from roles.
  await expect(page.locator('tr', { hasText: 'Kind0' }).locator('input')).toBeChecked();
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bezahlungen einbuchen' });
  await expect(dialog.getByRole('row').nth(1)).toContainText(/Kind0 Kofler.*0,00 €150,00 €/);
  await expect(dialog.getByRole('row', { name: /Offen insgesamt/ })).toContainText('150,00 €');
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  // Of several rows all are meant, whichever is clicked; who waits is named and left out.
  for (const name of ['Kind1', 'Kind2', 'Kind3']) await row(page, name).getByRole('checkbox').check();
  await row(page, 'Kind1').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  await expect(dialog.getByRole('row')).toHaveCount(5);
  await expect(dialog.getByRole('row', { name: /Offen insgesamt/ })).toContainText('450,00 €');
  await expect(dialog.getByText('Auf der Warteliste, wird nicht eingebucht: Kind3 Kofler')).toBeVisible();
  expect((await dialog.boundingBox())?.width ?? 800).toBeLessThanOrEqual(800);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(page.getByRole('alert')).toHaveText('3 Zahlungen wurden eingebucht.');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Kind0').getByRole('img', { name: 'Bezahlt, 150,00 € / 150,00 €' })).toBeVisible();
  await expect(row(page, 'Kind1').getByRole('checkbox')).not.toBeChecked();

  const mail = await waitForMail(family.email, /bezahlt|Zahlung/i);
  for (const name of ['Kind0', 'Kind1', 'Kind2']) expect(mail.text).toContain(name);
  expect(mail.text).not.toContain('Kind3');

  await row(page, 'Kind0').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' }).click();
  await expect(dialog.getByRole('button', { name: 'Offene Beträge einbuchen' })).toBeDisabled();
});

test('the menu opens by keyboard, and a button does the same', async ({ page }) => {
  const { project } = await someRegistrations(page, 3);
  await signIn(page, 'office', 'it');
  await page.goto(`/be/${route}`);
  await page.getByLabel('Ricerca').fill(project.name);
  await expect(page.getByRole('row')).toHaveCount(4);
  const box = row(page, 'Kind1').getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Shift+F10');
  const entry = page.getByRole('menuitem', { name: 'Registra pagamenti' });
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();

  await row(page, 'Kind0').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Registra pagamenti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registra pagamenti' });
  await expect(dialog.getByRole('row', { name: /Totale aperto/ })).toContainText('300,00 €');
  await dialog.getByRole('button', { name: 'Registra gli importi aperti' }).click();
  await expect(page.getByRole('alert')).toHaveText('2 pagamenti sono stati registrati.');
});

test('what stands in the way of booking is said in the dialog', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await page.route('**/setPayed', (sent) =>
    sent.fulfill({
      status: 422,
      json: { message: 'x', code: 'validation', errors: { 'data.0': ['Diesen Eintrag gibt es nicht.'] } },
    }),
  );
  await row(page, 'Kind0').click({ button: 'right' });
  await page.getByRole('menuitem').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Diesen Eintrag gibt es nicht.');
  await page.unroute('**/setPayed');
  await dialog.getByRole('button', { name: 'Offene Beträge einbuchen' }).click();
  await expect(dialog).toBeHidden();
});

test('the edit form books a part, then the whole', { tag: '@core' }, async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind0').getByRole('link', { name: 'Kind0 Kofler bearbeiten' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Größe 128');
  await expect(main).toContainText('150,00 €');
  await expect(page.getByLabel('Kommentar der Eltern')).toHaveValue('Kommt mit dem Rad');
  await expect(page.getByLabel('Kommentar der Eltern')).not.toBeEditable();
  await expectNoViolations(page);

  const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Rome' });
  const today = date.format(new Date());
  await page.getByLabel('Bezahlter Betrag').fill('-3');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveAccessibleDescription(/Betrag/);
  await expect(page.getByLabel('Interner Kommentar')).toHaveAccessibleDescription('Pflichtfeld');
  await expect(page.getByLabel('Zahlungsdatum')).toHaveValue(today);
  await page.getByLabel('Zahlungsdatum').clear();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Zahlungsdatum')).toHaveAccessibleDescription('Pflichtfeld');
  await page.getByLabel('Bezahlter Betrag').fill('50,5');
  await page.getByLabel('Zahlungsdatum').fill('1.1.1990');
  await page.getByLabel('Interner Kommentar').fill('Rest folgt');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Zahlungsdatum')).toHaveAccessibleDescription(/ab dem Jahr 2000/);
  await page.getByLabel('Zahlungsdatum').fill('2.3.2026');
  await page.getByRole('button', { name: 'Speichern' }).click();
  // At once, though the notice of the refusal is not five seconds old.
  await expect(page.getByRole('alert')).toHaveText('Gespeichert', { timeout: 4_000 });
  const first = row(page, 'Kind0');
  await expect(first.getByRole('img', { name: 'Teilweise bezahlt, 50,50 € / 150,00 €' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Interner Kommentar: Rest folgt' })).toBeVisible();

  await first.getByRole('link', { name: /bearbeiten/ }).click();
  await page.getByRole('button', { name: 'Als ganz bezahlt eintragen' }).click();
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveValue('150,00');
  await expect(page.getByLabel('Zahlungsdatum')).toHaveValue(today);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const { payed_amount, payed_at } = (await sent).postDataJSON() as Record<string, unknown>;
  expect([payed_amount, payed_at]).toEqual([150, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  await expect(row(page, 'Kind0').getByRole('img', { name: /^Bezahlt/ })).toBeVisible();

  // For parents who ask the office for it.
  await row(page, 'Kind0')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  for (const [language, file] of [
    ['Deutsch', /^Zahlungsbest.*\.pdf$/],
    ['Italienisch', /^Conferma.*\.pdf$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Zahlungsbestätigung (${language})` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
  }
  await page.getByRole('link', { name: 'Zurück' }).click();

  // Who waits pays nothing yet.
  await row(page, 'Kind1')
    .getByRole('link', { name: /bearbeiten/ })
    .click();
  await expect(page.getByLabel('Bezahlter Betrag')).toHaveCount(0);
  await page.getByLabel('Interner Kommentar').fill('Ruft an');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
});

test('a comment is saved without a payment', async ({ page }) => {
  const { project, children } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await page.goto(`/be/${route}/${children[0]?.registration}`);
  await page.getByLabel('Interner Kommentar').fill('Zahlt bar');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
  await showOnly(page, project);
  await expect(row(page, 'Kind0').getByRole('img', { name: /^Nicht bezahlt/ })).toBeVisible();
  const stored = await ask<{ payed_at: string | null }>(page, `api/${route}/${children[0]?.registration}`);
  expect(stored.payed_at).toBeNull();
});

test('deleting asks in other words for the waiting list', async ({ page }) => {
  const { project } = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind1').getByRole('button', { name: 'Kind1 Kofler löschen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Diesen Eintrag auf der Warteliste wirklich löschen?');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('alert')).toHaveText('Der Eintrag auf der Warteliste wurde gelöscht.');
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
  await expect(result).toContainText('das Kind steht auf der Warteliste');
  await result.getByRole('button', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(new RegExp(`/be/${route}$`));
  await search(page, child.tax.toLowerCase());
  await expect(row(page, 'Neues')).toBeVisible();
});

test('a project leader sees the list, and neither edits nor pays', async ({ page }) => {
  const { project, children } = await someRegistrations(page, 2);
  await signIn(page, 'leader');
  await openList(page, project);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('button', { name: /Exportieren|einbuchen|Kind. Kofler/ }),
  ).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /bearbeiten|anlegen/ })).toHaveCount(0);
  await row(page, 'Kind0').click({ button: 'right' });
  await expect(page.getByRole('menu', { name: 'Hauptmenü' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Bezahlungen einbuchen' })).toHaveCount(0);
  for (const address of [`${children[0]!.registration}`, 'create']) {
    await page.goto(`/be/${route}/${address}`);
    await expect(page).toHaveURL(/\/403$/);
  }
});
