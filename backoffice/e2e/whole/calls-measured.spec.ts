import { expect, test, type Page } from '@playwright/test';
import { romeToday, type OfficeFamily, type StaffRegistration } from '@feria/shared';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER } from '../../../shared/tools/e2e/projects';
import { payAsStaff } from '../../../shared/tools/e2e/registrations';
import { ask, make, signIn, unique } from '../support/office';
import { Effort } from '../support/effort';

/*
 * Five calls of parents, each from the start page until it is done: taps and fields of the office. `npm run measure:office` prints them;
 * shared/docs/measurements.md has the table with what they took before.
 */

const route = 'peopleCourseWeekRegistration';

/** A family whose child has three weeks, and a project with a further one. */
async function caller(page: Page) {
  const week = (month: string, day: number) => ({
    from: `${SUMMER}-${month}-${String(day).padStart(2, '0')}`,
    to: `${SUMMER}-${month}-${String(day + 4).padStart(2, '0')}`,
    max_participants: 5,
    waiting_list: 5,
  });
  const project = await makeProject(page.request, { weeks: [week('07', 5), week('07', 12), week('07', 19)] });
  const other = await makeProject(page.request, { weeks: [week('08', 2)] });
  const family = await makeFamily(page.request);
  const name = unique('Greta').replace(' ', '');
  const child = await makeChild(page.request, family, name);
  const registrations: number[] = [];
  for (const id of project.weeks)
    registrations.push(
      await make(page, route, {
        people_id: child.id,
        course_week_id: id,
        day_type: 'full_day',
        emergency_contact1_phone: '+39 333 1112223',
      }),
    );
  const { parents } = await ask<{ parents: { id: number }[] }>(page, `api/child/${child.id}`);
  const personId = parents[0]?.id ?? 0;
  await signIn(page, 'office');
  await page.goto('/be');
  await expect(page.getByRole('region', { name: 'Anmeldungen je Tag' }).first()).toBeVisible();
  const effort = new Effort();
  return { project, other, child, personId, name, registrations, effort };
}

/** Opens the page of the family from the start page: the search, the e-mail address of who calls, the hit. */
async function openFamily(page: Page, effort: Effort, personId: number): Promise<OfficeFamily> {
  const family = await ask<OfficeFamily>(page, `api/family/${personId}`);
  await effort.tap(page.getByRole('button', { name: /Überall suchen/ }));
  await effort.fill(page.getByRole('combobox', { name: 'Überall suchen' }), family.guardians[0]?.email ?? '');
  await effort.tap(page.getByRole('listbox').getByRole('option').first());
  await expect(page).toHaveURL(new RegExp(`/be/person/${personId}/show`));
  return family;
}

test('a call: another telephone number', async ({ page }) => {
  const { effort, personId } = await caller(page);
  await openFamily(page, effort, personId);
  const left: string[] = [];
  page.on('framenavigated', (frame) => left.push(frame.url()));
  await effort.tap(page.getByRole('button', { name: 'Bearbeiten', exact: true }));
  const dialog = page.getByRole('dialog');
  await effort.fill(dialog.getByRole('textbox', { name: 'Telefon', exact: true }), '+39 333 9990001');
  await effort.tap(dialog.getByRole('button', { name: 'Speichern', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: '+39 333 9990001' })).toBeVisible();
  // The page of the family, with what is noted there, is never left.
  expect(left).toEqual([]);
  expect(effort).toMatchObject({ taps: 4, fields: 2 });
  effort.done('call: another telephone number', 'half');
});

test('a call: my child is ill on Tuesday', async ({ page }) => {
  const { effort, personId, name } = await caller(page);
  await openFamily(page, effort, personId);
  await effort.tap(page.getByRole('button', { name: new RegExp(`^Abwesenheit von ${name}`) }));
  const dialog = page.getByRole('dialog');
  await effort.fill(dialog.getByLabel(/^Von|^Erster/), `${SUMMER}-07-06`);
  await effort.tap(dialog.getByRole('button').last());
  await expect(dialog).toBeHidden();
  const [child] = (await ask<OfficeFamily>(page, `api/family/${personId}`)).children ?? [];
  expect(child?.absences).toMatchObject([{ from: `${SUMMER}-07-06`, to: `${SUMMER}-07-06` }]);
  expect(effort).toMatchObject({ taps: 4, fields: 2 });
  effort.done('call: ill on Tuesday', 'half');
});

test('a call: cancel one of three weeks and book another', async ({ page }) => {
  const { effort, personId, name, other, project } = await caller(page);
  await openFamily(page, effort, personId);
  await effort.tap(page.getByRole('button', { name: new RegExp(`^${name} .*Woche 2 abmelden$`) }));
  await effort.tap(page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await effort.tap(page.getByRole('button', { name: 'Mehrere Wochen anmelden' }));
  const dialog = page.getByRole('dialog', { name: 'Kinder anmelden' });
  await effort.fill(dialog.getByRole('combobox', { name: 'Projekt hinzufügen' }), other.name);
  await effort.tap(page.getByRole('option', { name: new RegExp(other.name) }));
  await effort.check(dialog.getByRole('checkbox', { name: /Woche 1$/ }));
  await effort.tap(dialog.getByRole('button', { name: 'Anmelden', exact: true }));
  await effort.tap(
    page.getByRole('dialog', { name: 'Angemeldet' }).getByRole('button', { name: 'Schließen' }),
  );
  for (const [{ id }, count] of [
    [project, 2],
    [other, 1],
  ] as const)
    expect(
      await ask<StaffRegistration[]>(page, `api/${route}?filters=course_id|${id}&itemsPerPage=50`),
    ).toHaveLength(count);
  expect(effort).toMatchObject({ taps: 9, fields: 2 });
  effort.done('call: cancel one of three weeks, book another', 'half');
});

test('a call: I have paid twice', async ({ page }) => {
  const { effort, personId, registrations } = await caller(page);
  for (const id of registrations) await payAsStaff(page.request, id);
  // The second transfer was booked as credit.
  await make(page, 'payment', {
    person_id: personId,
    amount: 50,
    date: romeToday(),
    method: 'bank',
    shares: [],
  });
  await openFamily(page, effort, personId);
  const money = page.getByRole('region', { name: 'Zahlungen und Guthaben' });
  await effort.tap(money.getByRole('button', { name: /auszahlen/i }));
  const dialog = page.getByRole('dialog');
  await effort.tap(dialog.getByRole('button').last());
  await expect(dialog).toBeHidden();
  expect((await ask<OfficeFamily>(page, `api/family/${personId}`)).money?.credit).toBe(0);
  expect(effort).toMatchObject({ taps: 4, fields: 1 });
  effort.done('call: paid twice, pay the credit out', 'half');
});

test('a call: a friend picks her up today', async ({ page }) => {
  const { effort, personId, name } = await caller(page);
  await openFamily(page, effort, personId);
  await effort.tap(page.getByRole('button', { name: new RegExp(`^Wer darf ${name} .*abholen`) }));
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Wer darf ${name}`) });
  await effort.fill(dialog.getByRole('textbox', { name: 'Vor- und Nachname' }), 'Karin Moser');
  await effort.fill(dialog.getByRole('textbox', { name: 'Telefon' }), '+39 333 7776665');
  await effort.tap(dialog.getByRole('button', { name: 'Speichern' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Kinder', exact: true })).toContainText('Karin Moser');
  expect(effort).toMatchObject({ taps: 4, fields: 3 });
  effort.done('call: a friend picks her up', 'half');
});
