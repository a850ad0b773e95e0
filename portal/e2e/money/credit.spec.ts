import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { waitForMail } from '../../../shared/tools/e2e/app';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book, payAsStaff, removeAsStaff } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/* Credit of a family and what it pays (product/money.md#one-balance). A week of the tests costs 150 €. */

test('the question before a sign-up says what the credit pays, and so do the result and the mail', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const children = [
    await makeChild(page.request, family, 'Ada'),
    await makeChild(page.request, family, 'Bea'),
  ] as const;
  const before = await makeProject(page.request, { weeks: [summerWeek(1)] });
  const { registrations } = await book(page.request, family, before, children[0]);
  const paid = registrations[0]?.id ?? 0;
  await payAsStaff(page.request, paid);
  await removeAsStaff(page.request, paid);

  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  await expect(page.getByText(t('family.credit_balance', { amount: '150,00 €' }))).toBeVisible();
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Ada');
  await signUp.child('Bea').check();
  await signUp.choice(1, 'Bea').check();
  await signUp.submit.click();
  const question = page.getByRole('alertdialog', { name: t('signup.question_title') });
  await expect(
    question.getByText(t('signup.credit', { used: '150,00 €', rest: '150,00 €' })),
  ).toBeInViewport();
  await expectNoViolations(page);
  await question.getByRole('button', { name: t('signup.question_yes') }).click();
  await signUp.expectResult();
  await expect(signUp.dialog.getByText(t('signup.credit_used', { used: '150,00 €' }))).toBeVisible();
  await expect(signUp.dialog.getByRole('region', { name: t('payment.result') })).toContainText('150,00 €');
  await expectNoViolations(page);
  const mail = await waitForMail(family.email, new RegExp(project.name));
  expect(mail.text).toMatch(/Ihrem Guthaben wurden dafür 150,00 €|150,00 € del Suo credito/);
  await page.goto('/my-family');
  await expect(page.getByText(t('family.credit_balance', { amount: '150,00 €' }))).toHaveCount(0);
});

test('a sign-up that the credit pays in full asks for nothing', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Ada');
  const before = await makeProject(page.request, { weeks: [summerWeek(1)] });
  const { registrations } = await book(page.request, family, before, child);
  const paid = registrations[0]?.id ?? 0;
  await payAsStaff(page.request, paid);
  await removeAsStaff(page.request, paid);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Ada');
  await signUp.send();
  await signUp.expectResult();
  await expect(signUp.dialog.getByText(t('signup.credit_used_all', { used: '150,00 €' }))).toBeVisible();
  await expect(signUp.dialog.getByRole('region', { name: t('payment.result') })).toHaveCount(0);
});
