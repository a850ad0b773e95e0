import { expect, test, type Page } from '@playwright/test';
import { addDays, formatDate, mondayOf, type IsoDate, type StaffRegistration } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { waitForMail } from '../../../shared/tools/e2e/app';
import { makeProject, SUMMER } from '../../../shared/tools/e2e/projects';
import { ask, make, row, signIn, unique } from '../support/office';
import { openList, route, someRegistrations } from '../support/registrations';
import { Effort } from '../support/effort';

/** What the office does on a working day, and with how many actions: one test a task. */

const searchBox = (page: Page) => page.getByLabel('Suche', { exact: true });

/** The registrations of a project, as the API lists them. */
const registrationsOf = (page: Page, courseId: number) =>
  ask<StaffRegistration[]>(page, `api/${route}?filters=course_id|${courseId}&itemsPerPage=500&sortBy=id`);

test('find a bank line by its reference, or by the parent who paid: one search', async ({ page }) => {
  const { project } = await someRegistrations(page, 3);
  const [registration] = await registrationsOf(page, project.id);
  const reference = registration?.payment_reference ?? '';
  expect(reference).toMatch(/^RF\d\d/);
  await signIn(page, 'office');
  await page.goto(`/be/${route}`);
  const rows = page.getByRole('row').filter({ hasText: project.name });
  for (const text of [
    reference,
    reference.toLowerCase().replace(/(.{4})(?=.)/g, '$1 '),
    reference.slice(4),
  ]) {
    const effort = new Effort();
    await effort.search(searchBox(page), text);
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole('row')).toHaveCount(4); // and the head
    await expect(rows.first()).toContainText(reference);
    await expect(rows.first()).toContainText('Kofler Johanna');
    expect(effort).toMatchObject({ searches: 1, actions: 1 });
    effort.done('find the registrations behind a bank line', '1 search');
  }
  const effort = new Effort();
  await effort.search(searchBox(page), `johanna ${project.name}`);
  await expect(rows).toHaveCount(3);
  expect(effort).toMatchObject({ searches: 1, actions: 1 });
});

test('book the payments of 20 families from a statement: at most 25 actions', async ({ page }) => {
  test.slow(); // makes 20 families
  const project = await makeProject(page.request, {
    weeks: [{ from: `${SUMMER}-07-06`, to: `${SUMMER}-07-10`, max_participants: 30, waiting_list: 0 }],
  });
  for (let count = 0; count < 20; count += 1) {
    const child = await makeChild(page.request, await makeFamily(page.request), `Zahler${count}`);
    await make(page, route, {
      people_id: child.id,
      course_week_id: project.weeks[0],
      day_type: 'full_day',
      emergency_contact1_phone: '+39 333 1112223',
    });
  }
  const references = (await registrationsOf(page, project.id)).map(
    ({ payment_reference }) => payment_reference,
  );
  expect(new Set(references).size).toBe(20);
  const statement = references.map((reference) => `Kofler Johanna  ${reference}  145,00`).join('\n');

  await signIn(page, 'office');
  await page.goto(`/be/${route}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const effort = new Effort();
  const paste = page.getByRole('dialog', { name: 'Referenzen einfügen' });
  await effort.tap(page.getByRole('button', { name: 'Referenzen einfügen' }));
  await effort.fill(
    paste.getByRole('textbox'),
    `${statement}\nUnbekannt RF8199999F99999 20,00\nTippfehler RF001F2`,
  );
  await effort.tap(paste.getByRole('button', { name: 'Suchen und auswählen' }));
  await expect(paste).toContainText('20 Anmeldungen mit offenem Betrag ausgewählt.');
  await expect(paste).toContainText(/Keine gültige Referenz: .*RF001F2/);
  await expectNoViolations(page);
  await effort.tap(paste.getByRole('button', { name: 'Bezahlungen einbuchen' }));
  const book = page.getByRole('dialog', { name: 'Bezahlungen einbuchen' });
  await expect(book.getByRole('row')).toHaveCount(22); // head, families, sum
  await effort.tap(book.getByRole('button', { name: 'Offene Beträge einbuchen' }));
  await expect(page.getByRole('alert')).toHaveText('20 Zahlungen wurden eingebucht.');
  expect((await registrationsOf(page, project.id)).filter(({ payed }) => payed)).toHaveLength(20);
  expect(effort.actions).toBeLessThanOrEqual(25);
  expect(effort).toMatchObject({ taps: 4, fields: 1, searches: 0 });
  effort.done('book 20 families’ payments', 'at most 25 actions');

  // The same lines again select nothing, and say why.
  await page.getByRole('button', { name: 'Referenzen einfügen' }).click();
  await paste.getByRole('textbox').fill(statement);
  await paste.getByRole('button', { name: 'Suchen und auswählen' }).click();
  await expect(paste).toContainText(`Nichts offen: ${references[0]}`);
  await paste.getByRole('textbox').fill('Danke und schöne Grüße');
  await paste.getByRole('button', { name: 'Suchen und auswählen' }).click();
  await expect(paste.getByRole('textbox')).toHaveAccessibleDescription(/keine gültige Zahlungsreferenz/);
});

test('rows stay selected from search to search, and the bar says what they come to', async ({ page }) => {
  const one = await someRegistrations(page, 2);
  const two = await someRegistrations(page, 2);
  await signIn(page, 'office');
  await page.goto(`/be/${route}`);
  const effort = new Effort();
  for (const { project } of [one, two]) {
    await effort.search(searchBox(page), project.name);
    await expect(page.getByRole('row').filter({ hasText: project.name })).toHaveCount(2);
    await effort.check(row(page, 'Kind0').getByRole('checkbox'));
  }
  await expect(page.getByRole('toolbar')).toContainText(/2 .*ausgewählt.* offen 300,00.€ · bezahlt 0,00.€/);
  expect(effort).toMatchObject({ searches: 2, actions: 4 });
});

test('rows seen at once at 1280 × 800: at least 15', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'office');
  await page.goto(`/be/${route}`);
  await expect(page.getByRole('row')).toHaveCount(51);
  const effort = new Effort();
  const seen = () =>
    page.locator('tbody tr').evaluateAll((rows) => {
      const box = rows[0]?.closest('.RaDataTable-tableWrapper')?.getBoundingClientRect();
      return rows.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return box && top >= box.top && bottom <= Math.min(box.bottom, window.innerHeight) + 1;
      }).length;
    });
  await expect.poll(seen).toBeGreaterThanOrEqual(15);
  effort.done(`registrations seen at once at 1280 × 800: ${await seen()}`, 'at least 15');
});

/** Two Mondays in the summer of the tests. */
const MONDAY = mondayOf(`${SUMMER}-07-08`);
const NEXT_MONDAY = addDays(MONDAY, 7);

/** A week of five seats, from Monday to Friday. */
const week = (from: IsoDate) => ({
  from,
  to: addDays(from, 4),
  max_participants: 5,
  waiting_list: 5,
  half_day: true,
});

/** A family with a child in the first of two weeks of a project. */
async function oneInTheFirstWeek(page: Page) {
  const project = await makeProject(page.request, { weeks: [week(MONDAY), week(NEXT_MONDAY)] });
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Greta');
  const registration = await make(page, route, {
    people_id: child.id,
    course_week_id: project.weeks[0],
    day_type: 'full_day',
    emergency_contact1_phone: '+39 333 1112223',
  });
  return { project, family, child, registration };
}

test('move a child to another week: three clicks', async ({ page }) => {
  const { project, family, registration } = await oneInTheFirstWeek(page);
  await signIn(page, 'office');
  await openList(page, project);
  const effort = new Effort();
  await effort.tap(
    row(page, 'Greta').getByRole('button', { name: 'Greta Kofler in eine andere Woche verschieben' }),
  );
  const dialog = page.getByRole('dialog', { name: 'Greta Kofler verschieben' });
  await effort.tap(dialog.getByRole('radio', { name: /^Woche 2, / }));
  await effort.tap(dialog.getByRole('button', { name: 'Verschieben', exact: true }));
  await expect(page.getByText('Die Anmeldung wurde verschoben.')).toBeVisible();
  expect(effort).toMatchObject({ taps: 3, fields: 0, searches: 0 });
  effort.done('move a child to another week', '3 clicks');
  const { courseWeek } = await ask<StaffRegistration>(page, `api/${route}/${registration}`);
  expect(courseWeek.id).toBe(project.weeks[1]);
  const mail = await waitForMail(family.email, /verschoben/i);
  expect(mail.text).toContain('Woche 2');
});

test('write to all parents of a week: four clicks and the text', async ({ page }) => {
  const { project, family } = await oneInTheFirstWeek(page);
  const subject = unique('Treffpunkt');
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}/show#week-${project.weeks[0]}`);
  const effort = new Effort();
  await effort.tap(page.getByRole('button', { name: 'Nachricht schreiben: Woche 1' }));
  const dialog = page.getByRole('dialog', { name: 'Nachricht an Eltern' });
  await effort.fill(dialog.getByLabel('Betreff (Deutsch)'), subject);
  await effort.fill(dialog.getByRole('textbox', { name: 'Text (Deutsch)' }), 'Wir treffen uns am Bahnhof.');
  await effort.tap(dialog.getByRole('button', { name: 'Senden …' }));
  await effort.tap(page.getByRole('button', { name: 'Jetzt senden' }));
  await expect(page.getByRole('alert').filter({ hasText: 'geht an 1 Empfänger' })).toBeVisible();
  expect(effort).toMatchObject({ taps: 3, fields: 2, searches: 0 });
  effort.done('write to all parents of a week', '4 clicks and the text');
  expect((await waitForMail(family.email, new RegExp(`^${subject}`))).text).toContain('am Bahnhof');
});

test('who is where on a Monday, in all projects: one page', async ({ page }) => {
  const projects = [await oneInTheFirstWeek(page), await oneInTheFirstWeek(page)];
  await signIn(page, 'office');
  await page.goto('/be/course/overview');
  const effort = new Effort();
  await effort.tap(page.getByRole('link', { name: `${formatDate(MONDAY)} wer ist wo` }));
  for (const { project } of projects) {
    const part = page.getByRole('region', { name: `${project.name}, Woche 1` });
    await expect(part.getByRole('listitem')).toHaveText(/Greta/);
  }
  expect(effort).toMatchObject({ taps: 1, fields: 0, searches: 0 });
  effort.done('who is where on a Monday, in all projects', '1 page');
});

for (const language of ['de', 'it'] as const) {
  const words = {
    de: {
      open: 'Woche absagen: Woche 1',
      action: 'Woche absagen',
      state: 'Abgesagt',
      ends: '1 Anmeldung endet: 1 mit Platz, 0 auf der Warteliste.',
      message: 'Mitteilung an die Eltern, Deutsch',
    },
    it: {
      open: 'Annulla la settimana: Settimana 1',
      action: 'Annulla la settimana',
      state: 'Annullata',
      ends: '1 iscrizione termina: 1 con posto, 0 in lista d’attesa.',
      message: 'Comunicazione ai genitori, tedesco',
    },
  }[language];
  test(`cancel a week, tell all and name alternatives: three clicks, in ${language}`, async ({ page }) => {
    const { project, family } = await oneInTheFirstWeek(page);
    await signIn(page, 'office', language);
    await page.goto(`/be/course/${project.id}/show#week-${project.weeks[0]}`);
    const effort = new Effort();
    await effort.tap(page.getByRole('button', { name: words.open }));
    const dialog = page.getByRole('dialog', { name: words.open });
    await expect(dialog).toContainText(words.ends);
    await expect(dialog).toContainText(formatDate(NEXT_MONDAY)); // the week that the mail will name
    await expectNoViolations(page);
    await effort.fill(dialog.getByRole('textbox', { name: words.message }), 'Der Hof ist überschwemmt.');
    await effort.tap(dialog.getByRole('button', { name: words.action }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.state, { exact: true })).toBeVisible();
    expect(effort).toMatchObject({ taps: 2, fields: 1, searches: 0 });
    if (language === 'de') effort.done('cancel a week, all told, alternatives named', '3 clicks');
    const mail = await waitForMail(family.email, /abgesagt/i);
    expect(mail.text).toContain('Der Hof ist überschwemmt.');
    expect(mail.text).toContain('Woche 2');
    expect(await registrationsOf(page, project.id)).toEqual([]);
  });
}

test('change a phone number and the day type of a registration: in the form', async ({ page }) => {
  const { registration } = await oneInTheFirstWeek(page);
  await signIn(page, 'office');
  await page.goto(`/be/${route}/${registration}`);
  const effort = new Effort();
  await effort.fill(page.getByLabel('Notfallkontakt 1'), '+39 333 9998887');
  await effort.check(page.getByRole('radio', { name: /^Halbtags, / }));
  await effort.tap(page.getByRole('button', { name: 'Speichern' }));
  await expect
    .poll(() => ask<StaffRegistration>(page, `api/${route}/${registration}`))
    .toMatchObject({ day_type: 'half_day', emergency_contact1_phone: '+39 333 9998887' });
  expect(effort).toMatchObject({ taps: 2, fields: 1, searches: 0 });
  effort.done('change a phone number and the day type', 'in the form');
});

test('open the next season from this one: one table', async ({ page }) => {
  test.slow(); // makes 60 projects
  const year = 2073; // a year of its own: all of it is taken over
  for (let count = 0; count < 60; count += 1)
    await makeProject(page.request, {
      weeks: [week(`${year}-07-03`)],
      course: { from: `${year}-06-12`, to: `${year}-08-25` },
    });
  await signIn(page, 'office');
  await page.goto('/be/course');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const effort = new Effort();
  await effort.tap(page.getByRole('combobox', { name: 'Jahr' }));
  await effort.tap(page.getByRole('option', { name: String(year), exact: true }));
  const link = page.getByRole('link', { name: 'Nächste Saison' });
  await expect(link).toHaveAttribute('href', new RegExp(`year=${year}`));
  await effort.tap(link);
  const table = page.getByRole('table', { name: 'Projekte der nächsten Saison' });
  await expect(table.getByRole('row').filter({ hasText: `06.${year + 1}` })).toHaveCount(60);
  await effort.tap(page.getByRole('button', { name: '60 Projekte anlegen' }));
  await expect(page.getByRole('heading', { name: 'Die nächste Saison ist angelegt' })).toBeVisible();
  expect(effort).toMatchObject({ taps: 4, fields: 0, searches: 0 });
  effort.done('open next season from this one, 60 projects', '1 table');
});
