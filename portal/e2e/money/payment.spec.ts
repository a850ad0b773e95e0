import { addDays, formatDate, romeToday } from '@feria/shared/rules/dates';
import { parsePaymentReference } from '@feria/shared/rules/payment-reference';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, showPayment, toFamilyTab } from '../support/family';
import { readQrCode } from '../support/qr-code';
import { SignUp } from '../support/sign-up';
import { CORE_WIDE, expect, test } from '../support/test';

test(
  'a booking says how to pay, and my family what is open',
  CORE_WIDE,
  async ({ page, context, language, t, week }) => {
    const family = await makeFamily(page.request);
    await makeChild(page.request, family, 'Pia');
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    await signInWithSession(page, family.session);
    const signUp = new SignUp(page, t, week, project);
    await signUp.open();
    await signUp.fill('Pia');
    await signUp.send();
    const result = signUp.dialog.getByRole('region', { name: t('payment.result') });
    await expect(result.getByRole('heading', { level: 3 })).toHaveText(t('payment.result'));
    await expect(result.getByRole('heading', { level: 4 })).toHaveCount(1);
    await expect(result).toContainText('150,00 €');
    await expectNoViolations(page, { impact: 'minor' });
    await signUp.dialog.getByRole('link', { name: t('signup.result_family') }).click();

    const name = language === 'it' ? `${project.name} it` : project.name;
    const card = await showPayment(page, t, name);
    await expect(card).toContainText('150,00 €');
    const code = card.getByRole('img', { name: /QR/ });
    const fields = ((await readQrCode(code)) ?? '').split('\n');
    expect(fields.slice(0, 5)).toEqual(['BCD', '002', '1', 'SCT', '']);
    expect(fields[7]).toBe('EUR150.00');
    expect(parsePaymentReference(fields[9] ?? '')).toMatchObject({ courseId: project.id });
    await expectNoViolations(page, { impact: 'minor' });

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = (label: string) =>
      page.getByRole('button', { name: `${t('payment.copy', { label })}: ${name}`, exact: true });
    await copy(t('payment.reference')).click();
    await expect(page.getByText(t('payment.copied', { label: t('payment.reference') }))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fields[9]);
    await copy(t('payment.amount')).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('150,00');
  },
);

test('what another parent pays has no code until somebody asks for it', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await book(page.request, family, project, await makeChild(page.request, family, 'Pia'));
  await page.route('**/api/my-family', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { payments: object[] } };
    const payments = data.payments.map((payment) => ({ ...payment, of_other: true }));
    await route.fulfill({ response: answer, json: { data: { ...data, payments } } });
  });
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  const open = page.getByRole('region', { name: t('payment.title'), exact: true });
  await expect(open).toContainText('150,00 €');
  await expect(open.getByRole('img', { name: /QR/ })).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });
  await open.getByRole('button', { name: t('payment.of_other_show') }).click();
  await expect(open.getByRole('img', { name: /QR/ })).toBeVisible();
});

test('waiting and removed registrations have nothing to pay', async ({ page, t }) => {
  const project = await makeProject(page.request, { weeks: [{ ...summerWeek(0), max_participants: 0 }] });
  const family = await makeFamily(page.request);
  const { payment } = await book(page.request, family, project, await makeChild(page.request, family, 'Leo'));
  expect(payment).toBeNull();
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  await expect(page.getByRole('region', { name: t('family.registrations') })).toContainText(project.name);
  await toFamilyTab(page, t, 'tasks');
  await expect(page.getByText(t('family.tasks_none'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('payment.title'), exact: true })).toHaveCount(0);
});

test('a booking says until when to pay, and my family marks in words what is overdue', async ({
  page,
  language,
  t,
}) => {
  const family = await makeFamily(page.request);
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), summerWeek(1)],
    course: { payment_days: 10 },
  });
  const child = await makeChild(page.request, family, 'Nora');
  const today = romeToday();
  const { payment, registrations } = await book(page.request, family, project, child);
  expect(payment?.due_on).toBe(addDays(today, 10));
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  const date = formatDate(addDays(today, 10));
  const name = language === 'it' ? `${project.name} it` : project.name;
  const tasks = page.getByRole('region', { name: t('family.tasks') });
  const amount = '150,00 €';
  await expect(
    tasks.getByRole('heading', { name: t('family.task_pay_until', { amount, date }) }),
  ).toBeVisible();
  let card = await showPayment(page, t, name);
  await expect(card).toContainText(t('payment.due'));
  await expect(card).toContainText(date);
  await toFamilyTab(page, t, 'bookings');
  const row = page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem');
  await expect(row.getByText(t('family.open_until', { amount, date }), { exact: true })).toBeVisible();

  const { token } = sessionOf('admin');
  const id = registrations[0]!.id;
  const late = addDays(today, -1);
  const answer = await page.request.put(`/api/peopleCourseWeekRegistration/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { due_on: late },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/my-family');
  const words = { amount, date: formatDate(late) };
  await expect(tasks.getByRole('heading', { name: t('family.task_pay_late', words) })).toBeVisible();
  card = await showPayment(page, t, name);
  await expect(card).toContainText(t('payment.overdue', { date: formatDate(late) }));
  await toFamilyTab(page, t, 'bookings');
  await expect(row.getByText(t('family.open_late', words), { exact: true })).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
});

test(
  'what several projects cost is one transfer for each account',
  CORE_WIDE,
  async ({ page, language, t }) => {
    const family = await makeFamily(page.request);
    const child = await makeChild(page.request, family, 'Ida');
    const [one, two, other] = [
      await makeProject(page.request, { weeks: [summerWeek(0)] }),
      await makeProject(page.request, { weeks: [summerWeek(1)] }),
      await makeProject(page.request, {
        weeks: [summerWeek(2)],
        course: { bank_iban: 'DE02120300000000202051' },
      }),
    ];
    for (const project of [one, two, other]) await book(page.request, family, project, child);
    await signInWithSession(page, family.session);
    await page.goto('/my-family');
    const name = (project: { name: string }) => (language === 'it' ? `${project.name} it` : project.name);
    const section = page.getByRole('region', { name: t('family.tasks') });
    await expect(section.getByRole('listitem')).toHaveCount(2);
    const card = await showPayment(page, t, `${name(two)}, ${name(one)}`);
    await expect(card).toContainText('300,00 €');
    await expect(card).toContainText(`${name(one)}: 150,00 €`);
    await expect(card).toContainText(`${name(two)}: 150,00 €`);
    const fields = ((await readQrCode(card.getByRole('img', { name: /QR/ }))) ?? '').split('\n');
    expect(fields[7]).toBe('EUR300.00');
    expect(parsePaymentReference(fields[9] ?? '')).toMatchObject({ courseId: null });
    await expect(await showPayment(page, t, name(other))).toContainText('150,00 €');
    await expectNoViolations(page, { impact: 'minor' });
  },
);
