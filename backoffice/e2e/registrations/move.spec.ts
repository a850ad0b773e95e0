import { expect, test, type Page } from '@playwright/test';
import type { StaffRegistration, StaffRegistrationDetail, OfficeLanguage } from '@feria/shared';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER } from '../../../shared/tools/e2e/projects';
import { ask, make, row, signIn } from '../support/office';
import { openList, route } from '../support/registrations';

const week = (month: string, first: string, last: string, more: object = {}) => ({
  from: `${SUMMER}-${month}-${first}`,
  to: `${SUMMER}-${month}-${last}`,
  half_day: true,
  max_participants: 5,
  waiting_list: 5,
  ...more,
});

/** Greta has the one seat of the first week, Leo waits for it; the second week is free, the third full. */
async function scene(page: Page) {
  const project = await makeProject(page.request, {
    weeks: [
      week('07', '06', '10', { max_participants: 1 }),
      week('07', '13', '17'),
      week('07', '20', '24', { max_participants: 0 }),
    ],
    custom_field: true,
  });
  const family = await makeFamily(page.request);
  const ids: number[] = [];
  for (const name of ['Greta', 'Leo']) {
    const child = await makeChild(page.request, family, name);
    ids.push(
      await make(page, route, {
        people_id: child.id,
        course_week_id: project.weeks[0],
        day_type: 'full_day',
        emergency_contact1_phone: '+39 333 1112223',
        custom_field: 'M',
      }),
    );
  }
  return { project, greta: ids[0] ?? 0, leo: ids[1] ?? 0 };
}

const read = (page: Page, id: number) => ask<StaffRegistration>(page, `api/${route}/${id}`);

const WORDS = {
  de: {
    icon: 'Greta Kofler in eine andere Woche verschieben',
    title: 'Greta Kofler verschieben',
    free: /^Woche 2, 13.*5 Plätze frei$/,
    full: /^Woche 3, .*Voll, 0 auf der Warteliste$/,
    seat: 'Das Kind erhält einen festen Platz.',
    moves: 'Von der Warteliste rückt nach: Kofler Leo.',
    mail: /^Eltern per E-Mail benachrichtigen: /,
    button: 'Verschieben',
    done: 'Die Anmeldung wurde verschoben.',
  },
  it: {
    icon: 'Sposta Greta Kofler in un’altra settimana',
    title: 'Sposta Greta Kofler',
    free: /^Settimana 2, 13.*5 posti liberi$/,
    full: /^Settimana 3, .*Al completo, in lista d’attesa: 0$/,
    seat: 'Il posto è confermato.',
    moves: 'Dalla lista d’attesa ottiene il posto: Kofler Leo.',
    mail: /^Avvisare i genitori via e-mail: /,
    button: 'Sposta',
    done: 'L’iscrizione è stata spostata.',
  },
} as const satisfies Record<OfficeLanguage, object>;

for (const language of ['de', 'it'] as const) {
  const words = WORDS[language];
  test(`three clicks move a child from its row, in ${language}`, async ({ page }) => {
    const { project, greta, leo } = await scene(page);
    await signIn(page, 'office', language);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/be/${route}`);
    await page.locator('input[type="search"]').fill(project.name);
    await expect(page.getByRole('row')).toHaveCount(3);
    await row(page, 'Greta').getByRole('button', { name: words.icon }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.getByRole('radio', { name: words.full })).toBeVisible();
    await dialog.getByRole('radio', { name: words.free }).click();
    await expect(dialog).toContainText(words.seat);
    await expect(dialog).toContainText(words.moves);
    await expect(dialog.getByRole('checkbox', { name: words.mail })).toBeChecked();
    await expectNoViolations(page);
    await page.screenshot({ path: test.info().outputPath(`move-${language}.png`) });
    await dialog.getByRole('button', { name: words.button, exact: true }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row(page, 'Greta')).toContainText('13.07.');
    expect((await read(page, greta)).courseWeek.id).toBe(project.weeks[1]);
    expect((await read(page, leo)).is_waiting).toBe(false);
  });
}

test('to a full week the button says that it is the waiting list, by keyboard alone', async ({ page }) => {
  const { project, greta } = await scene(page);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Greta').getByRole('checkbox').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Verschieben' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Greta Kofler verschieben' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('combobox', { name: 'Projekt' }).focus();
  await page.keyboard.press('Tab');
  // Some buttons of the project stand between.
  for (let tabs = 0; tabs < 3; tabs += 1) {
    if (
      await dialog
        .getByRole('radio')
        .first()
        .evaluate((radio) => radio === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Woche 3/ })).toBeChecked();
  await expect(dialog).toContainText('kommt auf Platz 1 der Warteliste');
  await dialog.getByRole('button', { name: 'Auf die Warteliste verschieben' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Das Kind steht dort auf der Warteliste.')).toBeVisible();
  expect(await read(page, greta)).toMatchObject({ is_waiting: true, courseWeek: { id: project.weeks[2] } });
});

test('what the server refuses meanwhile is said, and nothing that was chosen is lost', async ({ page }) => {
  const { project, greta } = await scene(page);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Greta').getByRole('button', { name: WORDS.de.icon }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Woche 2/ }).click();
  await dialog.getByRole('radio', { name: /^Halbtags/ }).click();
  await expect(dialog).toContainText(WORDS.de.seat);
  const { token } = sessionOf('admin');
  const closed = await page.request.put(`/api/courseWeek/${project.weeks[1]}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { max_participants: 0 },
  });
  expect(closed.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('In der Woche „Woche 2“ ist kein Platz frei');
  await expect(dialog.getByRole('radio', { name: /^Halbtags/ })).toBeChecked();
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Auf die Warteliste verschieben' }).click();
  await expect(dialog).toBeHidden();
  expect(await read(page, greta)).toMatchObject({ is_waiting: true, day_type: 'half_day' });
});

test('a week that has started asks first, and mails nobody by itself', async ({ page }) => {
  const { project, greta } = await scene(page);
  const past = await makeProject(page.request, {
    weeks: [{ from: `${SUMMER - 2}-07-06`, to: `${SUMMER - 2}-07-10`, max_participants: 5 }],
  });
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}/show#week-${project.weeks[0]}`);
  await page.getByRole('button', { name: WORDS.de.icon }).click();
  const dialog = page.getByRole('dialog', { name: WORDS.de.title });
  await dialog.getByRole('combobox', { name: 'Projekt' }).fill(past.name);
  await page.getByRole('option', { name: past.name }).click();
  await dialog.getByRole('radio', { name: /^Woche 1/ }).click();
  await expect(dialog).toContainText('zu Ende gegangen');
  await expect(dialog.getByRole('checkbox', { name: WORDS.de.mail })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Verschieben', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Die Anmeldung trotzdem dorthin verschieben?');
  await question.getByRole('button', { name: 'Trotzdem verschieben' }).click();
  await expect(page.getByText(WORDS.de.done)).toBeVisible();
  // The page of the project follows: Leo has the place now.
  await expect(page.getByRole('button', { name: /^Leo Kofler in eine/ })).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.de.icon })).toHaveCount(0);
  expect((await read(page, greta)).courseWeek.id).toBe(past.weeks[0]);
});

test('the page of a registration changes a phone number, the day type and the answer, and moves', async ({
  page,
}) => {
  const { project, greta } = await scene(page);
  await signIn(page, 'office');
  await page.goto(`/be/${route}/${greta}`);
  // No comment is asked for where only a phone number changes.
  const phone = page.getByLabel('Notfallkontakt 1');
  await phone.fill('12');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(phone).toHaveAccessibleDescription('Bitte eine gültige Telefonnummer eingeben');
  await expect(phone).toBeFocused();
  await phone.fill('+39 333 9998887');
  await page.getByLabel('Notfallkontakt 2').fill('+39 333 9998887');
  await page.getByRole('radio', { name: /^Halbtags, / }).check();
  await page.getByLabel('T-Shirt-Größe').fill('');
  await page.getByRole('button', { name: 'Verschieben' }).click();
  await expect(page.getByText('Bitte speichern Sie zuerst')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  // The server's messages stand at their fields.
  await expect(page.getByLabel('T-Shirt-Größe')).toHaveAccessibleDescription(/T-Shirt-Größe/);
  await page.getByLabel('T-Shirt-Größe').fill('L');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Notfallkontakt 2')).toHaveAccessibleDescription(/zwei verschiedene/);
  await expectNoViolations(page);
  await page.screenshot({ path: test.info().outputPath('edit-1280.png'), fullPage: true });
  await page.getByLabel('Notfallkontakt 2').fill('');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({
    day_type: 'half_day',
    answers: [{ question_id: expect.any(Number), value: 'L' }],
    version: expect.any(String),
    emergency_contact1_phone: '+39 333 9998887',
  });
  await expect(page).toHaveURL(new RegExp(`/be/${route}$`));
  expect(await read(page, greta)).toMatchObject({
    day_type: 'half_day',
    custom_field: 'L',
    emergency_contact1_phone: '+39 333 9998887',
  });

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/be/${route}/${greta}`);
  await page.getByRole('button', { name: 'Verschieben' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Woche 2/ }).click();
  await expect(dialog).toContainText(WORDS.de.seat);
  await expectNoViolations(page);
  const fits = await page.evaluate(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );
  expect(fits).toBe(true);
  await page.screenshot({ path: test.info().outputPath('move-de-390.png') });
  await dialog.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(`13.07.${SUMMER}`);
  await page.screenshot({ path: test.info().outputPath('edit-390.png'), fullPage: true });
  expect((await read(page, greta)).courseWeek.id).toBe(project.weeks[1]);
});

test('a move to a week that is not for the child needs a reason', async ({ page }) => {
  const { project, greta } = await scene(page);
  const small = await makeProject(page.request, { weeks: [week('08', '03', '07')], course: { age_to: 6 } });
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Greta').getByRole('button', { name: WORDS.de.icon }).click();
  const dialog = page.getByRole('dialog', { name: WORDS.de.title });
  await dialog.getByRole('combobox', { name: 'Projekt' }).fill(small.name);
  await page.getByRole('option', { name: small.name }).click();
  await dialog.getByRole('radio', { name: /^Woche 1/ }).check();
  await expect(dialog.getByRole('alert')).toHaveText(/^Für Kinder bis 6 Jahre/);
  const move = dialog.getByRole('button', { name: WORDS.de.button });
  await expect(move).toBeDisabled();
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: 'Grund der Ausnahme' }).fill('Wegen der Schwester');
  await move.click();
  await expect(page.getByRole('alert')).toHaveText(WORDS.de.done);
  const moved = await ask<StaffRegistrationDetail>(page, `api/${route}/${greta}`);
  expect(moved.course.id).toBe(small.id);
  expect(moved.exceptions.map(({ reason }) => reason)).toEqual(['Wegen der Schwester']);
});
