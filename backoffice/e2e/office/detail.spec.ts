import { expect, test, type Page } from '@playwright/test';
import type { OverviewWeek } from '@feria/shared';
import { ask, courseNamed, make, menuEntry, signIn, unique } from '../support/office';
import { someRegistrations } from '../support/registrations';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { waitForMail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { post } from '../../../shared/tools/e2e/session';

/** A week of the demo data with participants and a queue. */
async function busyWeek(page: Page): Promise<OverviewWeek & { registered: number; waiting: number }> {
  const weeks = await ask<OverviewWeek[]>(page, 'api/course/overview');
  const found = weeks.find(({ figures }) => figures && figures.registered > 3 && figures.waiting > 0);
  expect(found, 'a week with a queue in the demo data').toBeDefined();
  const week = found as OverviewWeek;
  return { ...week, registered: week.figures?.registered ?? 0, waiting: week.figures?.waiting ?? 0 };
}

/** How far the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the office sees who takes part and who waits, and goes on from there', async ({ page }) => {
  await signIn(page, 'office');
  const { id, course, registered, waiting } = await busyWeek(page);
  await page.goto(`/be/course/${course.id}/show#week-${id}`);
  const participants = page.getByRole('table', { name: `Teilnehmende (${registered})` });
  await expect(participants.getByRole('row')).toHaveCount(registered + 1);
  const queue = page.getByRole('table', { name: `Warteliste (${waiting})` });
  await expect(queue.getByRole('row')).toHaveCount(waiting + 1);
  await expect(queue.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');

  const first = participants.getByRole('row').nth(1);
  await expect(first.getByRole('link', { name: /anrufen$/ }).first()).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(first.getByRole('img', { name: /ezahlt, .* \/ \d/ })).toBeVisible();
  await expect(first.getByRole('link', { name: /: Kind öffnen$/ })).toHaveAttribute(
    'href',
    /\/be\/child\/\d+$/,
  );
  await expectNoViolations(page);
  await first.getByRole('link', { name: /^Anmeldung von .* bearbeiten$/ }).click();
  await expect(page).toHaveURL(/\/be\/peopleCourseWeekRegistration\/\d+$/);
});

for (const [device, width] of [
  ['tablet', 820],
  ['phone', 360],
] as const) {
  test(`a reader works with the list on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'reader', 'it');
    const { id, course, registered, waiting } = await busyWeek(page);
    await page.goto(`/be/course/${course.id}/show#week-${id}`);
    const participants = page.getByRole('list', { name: `Partecipanti (${registered})` });
    await expect(participants.getByRole('listitem')).toHaveCount(registered);
    await expect(
      page.getByRole('list', { name: `Lista d’attesa (${waiting})` }).getByRole('listitem'),
    ).toHaveCount(waiting);
    const phone = participants.getByRole('link', { name: /^Chiama / }).first();
    expect((await phone.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByRole('link', { name: /^Modifica/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Iscrivi un bambino/ })).toHaveCount(0);
    expect(await overflow(page)).toBe(0);
    await expectNoViolations(page);
  });
}

test('only the list of the chosen week goes on paper, as a table', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await signIn(page);
  const { id, name, course, registered } = await busyWeek(page);
  await page.goto(`/be/course/${course.id}/show#week-${id}`);
  await expect(page.getByRole('button', { name: `Teilnehmende drucken: ${name}` })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The dialog of the browser: what the page looks like while it is open.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((element) => element.matches('table, button') && element.checkVisibility())
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
        .join('|');
    };
  });
  await page.evaluate((label) => {
    document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
  }, `Teilnehmende drucken: ${name}`);
  const printed = (await page.evaluate(() => document.body.dataset.printed)) ?? '';
  expect(printed).toContain(`Teilnehmende (${registered})`);
  expect(printed).not.toContain('Exportieren');
  expect(printed.match(/Teilnehmende/g)).toHaveLength(1);
});

test('who was registered in a week stays in sight when it is cancelled, and is written to', async ({
  page,
}) => {
  const { project, family, children } = await someRegistrations(page, 3);
  const { token } = sessionOf('office');
  await post(page.request, `api/courseWeek/${project.weeks[0]}/cancel`, {}, { token, status: 200 });
  const subject = unique('Ersatz');
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}/show`);
  const lost = page.getByRole('region', { name: 'Bei der Absage angemeldet (3)' });
  await expect(lost.getByRole('listitem')).toHaveCount(3);
  await expect(lost.getByRole('link', { name: children[0]?.first_name })).toHaveAttribute(
    'href',
    new RegExp(`/be/child/${children[0]?.id}$`),
  );
  await expect(page.getByText('Teilnehmende (0)')).toHaveCount(0);
  await expectNoViolations(page);

  await lost.getByRole('button', { name: /^Nachricht schreiben: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Nachricht an Eltern' });
  await expect(dialog.getByRole('status')).toContainText('1 Empfänger');
  await dialog.getByLabel('Betreff (Deutsch)').fill(subject);
  await dialog.getByRole('button', { name: 'Senden …' }).click();
  await page.getByRole('button', { name: 'Jetzt senden' }).click();
  await waitForMail(family.email, new RegExp(`^${subject}`));
  await menuEntry(page, 'Nachrichten').click();
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('abgemeldet oder abgesagt');

  // What they paid is credit, among that of all families.
  await page.goto(`/be/course/${project.id}/show`);
  await lost.getByRole('link', { name: 'Guthaben aller Familien' }).click();
  await expect(page).toHaveURL(/\/be\/credit/);
});

test('a week without registrations says so, a course without weeks what to do', async ({ page }) => {
  await signIn(page);
  const course = await make(page, 'course', courseNamed(unique('Leer')));
  await page.goto(`/be/course/${course}/show`);
  await expect(page.getByText('Dieses Projekt hat noch keine Wochen.')).toBeVisible();
  const week = { name: 'Woche', name_it: 'Settimana', from: '2027-07-05', to: '2027-07-09', price: 10 };
  await make(page, 'courseWeek', { ...week, course_id: course, max_participants: 5, waiting_list: 2 });
  await page.reload();
  await expect(page.getByText('Keine Anmeldungen für diese Woche')).toBeVisible();
  await expect(page.getByText('Keine Anmeldungen auf der Warteliste')).toBeVisible();
});

test('a week with registrations is not deleted, and the reason is shown', async ({ page }) => {
  await signIn(page, 'office');
  const { course, name } = await busyWeek(page);
  await page.goto(`/be/course/${course.id}`);
  await page.getByRole('button', { name: `${name} löschen` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/wird noch verwendet .*Anmeldung/);
  await question.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('button', { name: `${name} löschen` })).toBeVisible();
});

test('staff register children for a week, the second one onto its waiting list', async ({ page }) => {
  await signIn(page, 'office');
  const name = unique('Anmelden');
  const course = await make(page, 'course', {
    ...courseNamed(name),
    questions: [{ kind: 'text', label: 'T-Shirt', label_it: 'Maglietta', required: true }],
  });
  // A day of the season on which the demo data has no project: nobody has another programme then.
  const days = { from: '2027-07-11', to: '2027-07-11' };
  const week = { name: 'Ein Tag', name_it: 'Un giorno', ...days, price: 25 };
  await make(page, 'courseWeek', { ...week, course_id: course, max_participants: 1, waiting_list: 1 });
  await page.goto(`/be/course/${course}/show`);

  const register = async (child: number): Promise<void> => {
    await page.getByRole('button', { name: 'Kind anmelden: Ein Tag' }).click();
    const dialog = page.getByRole('dialog', { name: `Kind anmelden: ${name}, Ein Tag` });
    await dialog.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option').nth(child).click();
    await expect(dialog.getByLabel('T-Shirt')).toHaveValue('');
    await dialog.getByLabel('T-Shirt').fill('M');
    await dialog.getByLabel('Notfallkontakt 1').fill('+39 333 1234567');
    await dialog.getByRole('button', { name: 'Anmelden' }).click();
  };
  const result = page.getByRole('alertdialog');
  const close = () => result.getByRole('button', { name: 'Schließen' }).click();

  await register(0);
  await expect(result.locator('[data-result="success"]')).toBeVisible();
  await close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const participant = page.getByRole('table', { name: 'Teilnehmende (1)' }).getByRole('row').nth(1);
  await expect(participant).toContainText('Ganztags');
  await expect(participant.getByRole('cell', { name: 'T-Shirt: M', exact: true })).toBeVisible();

  await register(1);
  await expect(result.locator('[data-result="warning"]')).toBeVisible();
  await close();
  await expect(page.getByRole('table', { name: 'Warteliste (1)' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('img', { name: '1 von 1 Plätzen belegt, 1 auf der Warteliste' })).toBeVisible();
});
