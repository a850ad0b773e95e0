import { expect, test, type Page } from '@playwright/test';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { addDays, formatDate, romeToday } from '../../../shared/src/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { feeIsDue } from '../../../shared/tools/e2e/database';
import { someFee } from '../support/fees';
import { ask, row, search, signIn } from '../support/office';
import { makeFamily, register } from '../support/people';

const PAGE = '/be/payment-reminder';
const daysAgo = (days: number): string => addDays(romeToday(), -days);

/** A family that owes 100 €, to be paid until a day. */
async function owing(page: Page, dueOn: string) {
  const family = await makeFamily(page);
  const { courseId, course } = await register(page, family.childId, { active: true });
  const list = await ask<{ id: number }[]>(
    page,
    `api/peopleCourseWeekRegistration?filters=course_id|${courseId}`,
  );
  const id = list[0]!.id;
  const { token } = sessionOf('admin');
  const answer = await page.request.put(`/api/peopleCourseWeekRegistration/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { due_on: dueOn },
  });
  expect(answer.status()).toBe(200);
  return { ...family, id, course };
}

test('the office sees what is overdue and the next mail, and pauses a family by keyboard', async ({
  page,
}) => {
  const { name, course } = await owing(page, daysAgo(20));
  await signIn(page, 'office');
  await page.goto(PAGE);
  await expect(page.getByRole('alert').first()).toContainText(/Erinnerungen/);
  await expect(page.getByRole('region', { name: 'Überfällige Beträge nach Alter' })).toContainText(
    '15 bis 30 Tage',
  );
  await search(page, name);
  const family = row(page, name);
  await expect(family).toContainText(`20 Tagen (${formatDate(daysAgo(20))})`);
  for (const part of [course, '100,00 €', 'Noch keine']) await expect(family).toContainText(part);
  await expect(family.getByRole('cell', { name: '100,00 €', exact: true }).first()).toHaveCSS(
    'white-space',
    'nowrap',
  );
  await expectNoViolations(page);

  await family.getByRole('button', { name: /^E-Mail ansehen/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Betreff: Erinnerung: Zahlung überfällig');
  const mail = dialog.frameLocator('iframe');
  await expect(mail.getByText(`zu bezahlen bis ${formatDate(daysAgo(20))}, überfällig`)).toBeVisible();
  await expect(mail.getByText(`So bezahlen Sie: ${course}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await family.getByRole('button', { name: /^Erinnerungen aussetzen/ }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel(/^Bis/).fill(addDays(daysAgo(0), 10));
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Erinnerungen aussetzen' }).press('Enter');
  await expect(family).toContainText(`Ausgesetzt bis ${formatDate(addDays(daysAgo(0), 10))}`);

  await page.getByLabel('Keine, weil').click();
  await page.getByRole('option', { name: 'ausgesetzt' }).click();
  await expect(family).toBeVisible();
  await family.getByRole('button', { name: /^Wieder erinnern/ }).click();
  await dialog.getByRole('button', { name: 'Wieder erinnern' }).click();
  await expect(family).toBeHidden();
});

test('says which amount is the fee of a place that was given back', async ({ page }) => {
  const { project, registrationId } = await someFee(page, 'Nora');
  feeIsDue(registrationId, daysAgo(20));
  await signIn(page, 'office');
  await page.goto(PAGE);
  await search(page, project.name);
  await expect(row(page, project.name)).toContainText(/Abmeldegebühr: Nora .*: 60,00 €/);
});

test('in Italian, on a phone, families are cards', async ({ page }) => {
  const { name } = await owing(page, daysAgo(70));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'office', 'it');
  await page.goto(PAGE);
  await expect(page.getByRole('region', { name: 'Importi scaduti per durata' })).toContainText(
    'più di 60 giorni',
  );
  await page.getByLabel('Ricerca', { exact: true }).fill(name);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText(`70 giorni (${formatDate(daysAgo(70))})`);
  await expectNoViolations(page);
  await card.getByRole('button', { name: /^Sospendi i promemoria/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sospendi i promemoria' }).click();
  await expect(card).toContainText('Sospesi');
});

test('the page of the family shows the last day to pay and the pause, and the form changes the day', async ({
  page,
}) => {
  const { personId, id } = await owing(page, daysAgo(5));
  await signIn(page, 'office');
  await page.goto(`/be/person/${personId}/show`);
  await expect(page.getByText(`zu bezahlen bis ${formatDate(daysAgo(5))}, überfällig`)).toBeVisible();
  const reminders = page.getByRole('region', { name: 'Zahlungserinnerungen' });
  await expect(reminders).toContainText(/Als Nächstes: 1\. Erinnerung am .*Noch keine/);
  await reminders.getByRole('button', { name: 'Erinnerungen aussetzen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erinnerungen aussetzen' }).click();
  await expect(reminders).toContainText('Ausgesetzt');
  await expectNoViolations(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/be/peopleCourseWeekRegistration/${id}`);
  const due = page.getByLabel('Zu bezahlen bis');
  await expect(due).toHaveValue(formatDate(daysAgo(5)));
  expect(await due.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await due.fill(addDays(daysAgo(0), 30));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/peopleCourseWeekRegistration$/);
  const stored = await ask<{ due_on: string }>(page, `api/peopleCourseWeekRegistration/${id}`);
  expect(stored.due_on).toBe(addDays(daysAgo(0), 30));
});
