import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { waitForMail } from '../../../shared/tools/e2e/app';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, toFamilyTab, unfold } from '../support/family';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/* The discount for siblings (product/money.md#sibling-discount). A week of the tests costs 150 €. */

test('what brothers and sisters pay less is said before the sign-up is sent, and is what is to be paid', async ({
  page,
  t,
  week,
}) => {
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { sibling_discount_2: 10, sibling_discount_3: 25 },
  });
  const family = await makeFamily(page.request);
  for (const name of ['Ada', 'Bea', 'Cleo']) await makeChild(page.request, family, name);
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  const percents = [
    t('project.sibling_second', { percent: 10 }),
    t('project.sibling_third', { percent: 25 }),
  ].join(', ');
  await expect(page.getByText(percents)).toBeAttached();

  // The children stand in the order of their births, which are random.
  const boxes = signUp.dialog.getByRole('checkbox', { name: / Kofler$/ });
  await expect(boxes).toHaveCount(3);
  const labels = await Promise.all(
    (await boxes.all()).map((box) => box.evaluate((input) => input.closest('label')?.textContent)),
  );
  const [first = '', second = '', third = ''] = labels.map((label) => label?.split(' ')[0] ?? '');
  await signUp.fill(first);
  const less = (name: string, percent: number) => t('signup.sibling_discount', { name, percent });
  for (const name of [second, third]) {
    await signUp.child(name).check();
    await signUp.choice(1, name).check();
  }
  await expect(signUp.dialog.getByText(less(second, 10))).toBeVisible();
  await expect(signUp.dialog.getByText(less(third, 25))).toBeVisible();
  // 150, 135 and 112.50 €.
  await expect(signUp.dialog.getByText('397,50 €')).toBeVisible();
  // Who is left out moves the others forward.
  await signUp.child(second).uncheck();
  await expect(signUp.dialog.getByText(less(third, 10))).toBeVisible();
  await signUp.child(second).check();
  await signUp.choice(1, second).check();

  await signUp.submit.click();
  const question = page.getByRole('alertdialog', { name: t('signup.question_title') });
  await expect(
    question.getByText(t('signup.sibling_line', { price: '150,00 €', percent: 25 })),
  ).toBeVisible();
  await expect(question.getByText('112,50 €')).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole('button', { name: t('signup.question_yes') }).click();
  await signUp.expectResult();
  await expect(signUp.dialog.getByText('397,50 €').first()).toBeVisible();
  expect((await waitForMail(family.email, new RegExp(project.name))).text).toContain('112,50 €');

  await openFamily(page, 'bookings');
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  await expect(page.getByText(t('family.discount', { discount: '37,50 €' }))).toBeVisible();
  await toFamilyTab(page, t, 'tasks');
  await expect(page.getByText('397,50 €').first()).toBeVisible();
  await expectNoViolations(page);
});
