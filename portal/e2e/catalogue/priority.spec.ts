import { formatDate } from '@feria/shared/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER, summerWeek } from '../../../shared/tools/e2e/projects';
import { PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/* Families that may register earlier (product/catalogue.md#priority). Those that tests make live in 39100. */

const REGULAR = `${SUMMER}-03-01`;
const PRIORITY = `${SUMMER - 2}-02-01`;
const [from, regular] = [PRIORITY, REGULAR].map((date) => `${formatDate(date)} 08:30`) as [string, string];
const course = (...priority_places: string[]) => ({
  register_from: REGULAR,
  register_from_time: '08:30',
  priority_places,
  priority_from: PRIORITY,
  priority_from_time: '08:30',
});

test('says who may register from when, and why', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: course('39057', '39100'),
  });
  await page.goto(`/courseregistration/${project.id}`);
  const how = page.getByRole('region', { name: t('places.title') });
  await expect(how).toContainText(t('places.priority', { places: '39057, 39100', from, regular }));
  await expect(how).toContainText(t('places.priority_visitor'));
  await expect(page.getByRole('button', { name: t('project.book') })).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });

  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await page.goto(`/courseregistration/${project.id}`);
  await expect(how).toContainText(t('places.priority_mine', { from }));
  const [date = '', time = ''] = from.split(' ');
  const registration = t('project.registration_time', { date, time });
  await expect(page.getByText(t('project.registration_from', { from: registration }))).toBeVisible();
  await signUp.fillAndSend('Lea');
  await signUp.expectResult();
});

test('says to others from when they may', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], course: course('39057') });
  await signInWithSession(page, family.session);
  await page.goto(`/courseregistration/${project.id}`);
  const how = page.getByRole('region', { name: t('places.title') });
  await expect(how).toContainText(t('places.priority_not_mine', { from: regular }));
  await expect(page.getByTestId('countdown')).toBeVisible();
  await expect(page.getByRole('button', { name: t('project.book') })).toHaveCount(0);
});

test('whoever logs in on the page sees at once what is theirs', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], course: course('39100') });
  await page.goto(`/courseregistration/${project.id}`);
  await page
    .getByRole('note')
    .getByRole('link', { name: t('project.login_hint_link') })
    .click();
  const login = page.getByRole('main');
  await login.getByRole('textbox', { name: t('field.email'), exact: true }).fill(family.email);
  await login.getByRole('textbox', { name: t('field.password'), exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page.getByText(t('places.priority_mine', { from }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('project.book'), exact: true })).toBeVisible();
});
