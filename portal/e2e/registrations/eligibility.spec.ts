import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/* Whom a project is for (product/catalogue.md#eligibility). Ada is nine or ten years old in the weeks of the tests, and in the third class. */

test('a project that is not for a child says so in the sign-up, and cannot be chosen', async ({
  page,
  t,
  week,
}) => {
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { age_from: 4, age_to: 6 },
  });
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ada');
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  const why = [9, 10].map((age) => t('common.eligibility.age_between', { from: 4, to: 6, age }));
  await expect(signUp.dialog.getByText(why[0] ?? '').or(signUp.dialog.getByText(why[1] ?? ''))).toBeVisible();
  await expect(signUp.choice(1, 'Ada')).toBeDisabled();
  await expectNoViolations(page);
});

test('the page names the school years, and limits that change meanwhile are said at the line', async ({
  page,
  t,
  week,
}) => {
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { schools: ['gs_3', 'gs_4'] },
  });
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ada');
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await expect(page.getByText(`${t('common.school.gs_3')}; ${t('common.school.gs_4')}`)).toBeAttached();
  await signUp.fill('Ada');
  const { token } = sessionOf('admin');
  const changed = await page.request.put(`/api/course/${project.id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { schools: ['ms_1'] },
  });
  expect(changed.status()).toBe(200);
  await signUp.submit.click();
  await page.getByRole('button', { name: t('signup.question_yes') }).click();
  const why = t('common.eligibility.school', { schools: t('common.school.ms_1') });
  await expect(signUp.popup).toContainText(why);
  await signUp.popup.getByRole('button', { name: t('action.close') }).click();
  await expect(signUp.dialog.getByText(why).first()).toBeVisible();
  await expect(signUp.choice(1, 'Ada')).toBeChecked(); // the parent removes it, nobody else
  await expectNoViolations(page);
});
