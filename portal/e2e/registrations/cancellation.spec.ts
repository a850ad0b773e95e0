import { addDays, formatDate, romeToday } from '@feria/shared/rules/dates';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book, moveWeekAsStaff, payAsStaff, removeAsStaff } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, showPayment, toFamilyTab, unfold } from '../support/family';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/* What it costs to give a place back (product/registrations.md#cancellation). Prices are 150 €. */

const STEPS = [
  { days_before: 30, fee_percent: 20 },
  { days_before: 0, fee_percent: 100 },
];

test('the page of a project and the sign-up say until when giving back costs what', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Pia');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { cancellation: [...STEPS].reverse() },
  });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await page.goto(`/courseregistration/${project.id}`);
  const section = page.getByRole('region', { name: t('cancellation.title') });
  const first = t('cancellation.step', {
    until: t('cancellation.until_days', { smart_count: 30 }),
    cost: t('cancellation.percent', { percent: 20 }),
  });
  await expect(section.getByRole('listitem')).toHaveText([
    first,
    t('cancellation.step', {
      until: t('cancellation.until_start'),
      cost: t('cancellation.percent', { percent: 100 }),
    }),
  ]);
  await expect(section).toContainText(t('cancellation.after'));
  await expectNoViolations(page, { impact: 'minor' });
  await signUp.open();
  await signUp.fill('Pia');
  await signUp.submit.click();
  const question = page.getByRole('alertdialog', { name: t('signup.question_title') });
  await expect(question.getByRole('region', { name: t('cancellation.title') })).toContainText(first);
  await expectNoViolations(page, { impact: 'minor' });
});

test('a paid place is given back by keyboard, and the fee is said before', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Leo');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { cancellation: STEPS },
  });
  const { registrations } = await book(page.request, family, project, child);
  await payAsStaff(page.request, registrations[0]!.id!);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  const item = page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: project.name });
  await expect(item).toContainText('30,00 €');
  await item.getByRole('button', { name: /^(Abmelden:|Cancella)/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: t('family.delete_title') });
  await expect(dialog).toContainText('30,00 €');
  await expect(dialog).toContainText(t('cancellation.credit', { credit: '120,00 €' }));
  await expectNoViolations(page, { impact: 'minor' });
  // The safe answer has the focus.
  await expect(dialog.getByRole('button', { name: t('action.cancel') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    dialog.getByRole('button', { name: t('cancellation.confirm', { fee: '30,00 €' }) }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(
    page
      .getByRole('region', { name: t('family.registrations') })
      .getByRole('listitem')
      .filter({ hasText: project.name }),
  ).toHaveCount(0);
  await toFamilyTab(page, t, 'tasks');
  await expect(page.getByText(t('family.tasks_none'))).toBeVisible();
  const payment = page.getByRole('region', { name: t('payment.title'), exact: true });
  await expect(payment).toContainText(t('family.credit_balance', { amount: '120,00 €' }));
  await expect(payment.getByRole('article')).toHaveCount(0);
});

test('where the project has no steps, the question says what becomes credit and what that pays', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Ida');
  const [before, project, other] = await Promise.all(
    [2, 0, 1].map((week) => makeProject(page.request, { weeks: [summerWeek(week)] })),
  );
  const { registrations } = await book(page.request, family, before!, child);
  await payAsStaff(page.request, registrations[0]!.id!);
  await removeAsStaff(page.request, registrations[0]!.id!);
  // The first is paid by the credit, the second is open.
  for (const booked of [project!, other!]) await book(page.request, family, booked, child);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const item = page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: project!.name });
  await unfold(item);
  await item.getByRole('button', { name: /^(Abmelden:|Cancella)/ }).click();
  const dialog = page.getByRole('alertdialog', { name: t('family.delete_title') });
  await expect(dialog).toContainText(t('cancellation.credit', { credit: '150,00 €' }));
  await expect(dialog).toContainText(t('cancellation.credit_pays', { pays: '150,00 €' }));
  // On a low screen a shade says that it scrolls, which the keyboard does too.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 520 });
  const text = dialog.locator('.MuiDialogContent-root');
  await expect(text).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  const hidden = () => text.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  expect(await hidden()).toBeGreaterThan(40);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect.poll(hidden).toBeLessThan(2);
  await page.setViewportSize(size);
  await expectNoViolations(page, { impact: 'minor' });
  await dialog.getByRole('button', { name: t('family.delete'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(item).toHaveCount(0);
  await toFamilyTab(page, t, 'tasks');
  await expect(page.getByText(t('family.tasks_none'))).toBeVisible();
});

test('a fee that is open can be paid, and one that has changed is shown anew', async ({
  page,
  language,
  t,
}) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Mia');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { cancellation: STEPS },
  });
  await book(page.request, family, project, child);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  const item = page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: project.name });
  await item.getByRole('button', { name: /^(Abmelden:|Cancella)/ }).click();
  const dialog = page.getByRole('alertdialog', { name: t('family.delete_title') });
  await expect(dialog).toContainText(t('cancellation.open', { open: '30,00 €' }));
  // While the parent thinks about it, the office makes it cheaper: dearer steps would not reach a place that is booked.
  const { token } = sessionOf('admin');
  await page.request.put(`/api/course/${project.id}`, {
    data: { cancellation: [{ days_before: 30, fee_percent: 10 }] },
    headers: { Authorization: `Bearer ${token}` },
  });
  await dialog.getByRole('button', { name: t('cancellation.confirm', { fee: '30,00 €' }) }).click();
  await expect(dialog.getByRole('alert')).toContainText('15,00 €');
  await expect(dialog).toContainText(t('cancellation.open', { open: '15,00 €' }));
  await expectNoViolations(page, { impact: 'minor' });
  await dialog.getByRole('button', { name: t('cancellation.confirm', { fee: '15,00 €' }) }).click();
  await toFamilyTab(page, t, 'tasks');
  const card = await showPayment(page, t, language === 'it' ? `${project.name} it` : project.name);
  await expect(card).toContainText(t('payment.fees', { fees: '15,00 €' }));
  await expectNoViolations(page, { impact: 'minor' });
});

test('when it is too late, my family says that only the office removes it', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Ida');
  const today = romeToday();
  const project = await makeProject(page.request, {
    weeks: [{ from: addDays(today, 20), to: addDays(today, 21) }],
    course: { cancellation: [{ days_before: 30, fee_percent: 0 }] },
  });
  await book(page.request, family, project, child);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  const item = page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: project.name });
  await expect(item).toContainText(t('family.not_deletable_late'));
  await expect(item.getByRole('button', { name: /^(Abmelden:|Cancella)/ })).toHaveCount(0);
});

test('a place of a week that was moved costs nothing for two weeks: my family and the question say it', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Nora');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { cancellation: [{ days_before: 0, fee_percent: 100 }] },
  });
  const { registrations } = await book(page.request, family, project, child);
  await payAsStaff(page.request, registrations[0]!.id!);
  await moveWeekAsStaff(page.request, project.weeks[0]!, summerWeek(1));
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const item = page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: project.name });
  await unfold(item);
  const free = t('cancellation.week_moved', { until: `${formatDate(addDays(romeToday(), 14))} 23:59` });
  await expect(item).toContainText(free);
  await expectNoViolations(page, { impact: 'minor' });
  await item.getByRole('button', { name: /^(Abmelden:|Cancella)/ }).click();
  const dialog = page.getByRole('alertdialog', { name: t('family.delete_title') });
  await expect(dialog).toContainText(free);
  await expect(dialog).toContainText(t('cancellation.credit', { credit: '150,00 €' }));
  await expectNoViolations(page, { impact: 'minor' });
  await dialog.getByRole('button', { name: t('family.delete'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(item).toHaveCount(0);
});
