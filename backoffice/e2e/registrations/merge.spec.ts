import { expect, test, type Page } from '@playwright/test';
import type { StaffRegistration, OfficeLanguage } from '@feria/shared';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER } from '../../../shared/tools/e2e/projects';
import { ask, make, row, signIn } from '../support/office';
import { route } from '../support/registrations';

const week = (first: string, last: string, more: object = {}) => ({
  from: `${SUMMER}-07-${first}`,
  to: `${SUMMER}-07-${last}`,
  max_participants: 5,
  waiting_list: 5,
  ...more,
});

/** Greta has the one seat of the first week, Leo waits for it; the second week has seats, the third none. */
async function scene(page: Page) {
  const project = await makeProject(page.request, {
    weeks: [
      week('06', '10', { max_participants: 1 }),
      week('13', '17'),
      week('20', '24', { max_participants: 0 }),
    ],
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
      }),
    );
  }
  return { project, greta: ids[0] ?? 0, leo: ids[1] ?? 0 };
}

const read = (page: Page, id: number) => ask<StaffRegistration>(page, `api/${route}/${id}`);

const WORDS = {
  de: {
    open: 'Zusammenlegen mit …: Woche 1',
    title: 'Woche zusammenlegen: Woche 1',
    free: /^Woche 2, 13.*5 Plätze frei$/,
    seat: '1 Kind behält einen festen Platz.',
    rises: '1 Kind rückt dabei von der Warteliste auf einen freien Platz nach.',
    mail: 'Eltern per E-Mail benachrichtigen (1 Person)',
    button: 'Zusammenlegen',
    done: 'Die Wochen sind zusammengelegt. 1 Person erhält eine E-Mail.',
    cancelled: 'Abgesagt',
  },
  it: {
    open: 'Unisci a…: Settimana 1',
    title: 'Unisci la settimana: Settimana 1',
    free: /^Settimana 2, 13.*5 posti liberi$/,
    seat: '1 bambino mantiene un posto confermato.',
    rises: '1 bambino passa dalla lista d’attesa a un posto libero.',
    mail: 'Avvisare i genitori via e-mail (1 persona)',
    button: 'Unisci',
    done: 'Le settimane sono state unite. 1 persona riceve un’e-mail.',
    cancelled: 'Annullata',
  },
} as const satisfies Record<OfficeLanguage, object>;

for (const language of ['de', 'it'] as const) {
  const words = WORDS[language];
  test(`three clicks merge a week from the page of its project, in ${language}`, async ({ page }) => {
    const { project, greta, leo } = await scene(page);
    await signIn(page, 'office', language);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/be/course/${project.id}/show#week-${project.weeks[0]}`);
    await page.getByRole('button', { name: words.open }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await dialog.getByRole('radio', { name: words.free }).click();
    await expect(dialog).toContainText(words.seat);
    await expect(dialog).toContainText(words.rises);
    await expect(dialog.getByRole('checkbox', { name: words.mail })).toBeChecked();
    await expectNoViolations(page);
    const fits = await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    );
    expect(fits).toBe(true);
    await page.screenshot({ path: test.info().outputPath(`merge-${language}-390.png`) });
    await dialog.getByRole('button', { name: words.button, exact: true }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText(words.cancelled);
    for (const id of [greta, leo])
      expect(await read(page, id)).toMatchObject({ courseWeek: { id: project.weeks[1] }, is_waiting: false });
  });
}

test('what prevents it is said before and after, and the form of the project merges by keyboard', async ({
  page,
}) => {
  const { project, greta } = await scene(page);
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}`);
  await row(page, 'Woche 1').getByRole('button', { name: WORDS.de.open }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: WORDS.de.title });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Woche 3/ })).toBeChecked();
  await expect(dialog.getByRole('alert')).toContainText('In der Woche „Woche 3“ fehlt 1 Platz.');
  await expect(dialog.getByRole('button', { name: WORDS.de.button, exact: true })).toBeDisabled();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowUp');
  await expect(dialog).toContainText(WORDS.de.seat);
  await dialog.getByText('Namen anzeigen').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Kofler Leo');
  await page.screenshot({ path: test.info().outputPath('merge-de.png') });
  // Meanwhile somebody takes the seats away.
  const { token } = sessionOf('admin');
  const resize = (max_participants: number) =>
    page.request.put(`/api/courseWeek/${project.weeks[1]}`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { max_participants },
    });
  expect((await resize(0)).status()).toBe(200);
  await dialog.getByRole('button', { name: WORDS.de.button, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('In der Woche „Woche 2“ fehlt 1 Platz.');
  expect((await read(page, greta)).courseWeek.id).toBe(project.weeks[0]);
  expect((await resize(1)).status()).toBe(200);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog).toBeHidden();
  await row(page, 'Woche 1').getByRole('button', { name: WORDS.de.open }).click();
  await dialog.getByRole('radio', { name: /^Woche 2/ }).click();
  await expect(dialog).toContainText('1 Kind kommt ans Ende der dortigen Warteliste.');
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: WORDS.de.button, exact: true }).click();
  await expect(page.getByText('0 Personen erhalten eine E-Mail.')).toBeVisible();
  await expect(row(page, 'Woche 1')).toContainText('Abgesagt');
  await expect(row(page, 'Woche 1').getByRole('button', { name: WORDS.de.open })).toHaveCount(0);
  expect((await read(page, greta)).courseWeek.id).toBe(project.weeks[1]);
});
