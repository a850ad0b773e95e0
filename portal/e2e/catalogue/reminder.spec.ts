import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER, summerWeek, type Project } from '../../../shared/tools/e2e/projects';
import { PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { API } from '@feria/shared/routes';
import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { mockProject } from '../support/mock';
import { expect, test } from '../support/test';

/** A project that opens next year in May. */
function makeFutureProject(request: Parameters<typeof makeFamily>[0]): Promise<Project> {
  const course = { register_from: `${SUMMER}-05-01`, register_from_time: '08:00' };
  return makeProject(request, { weeks: [summerWeek(0)], course });
}

test('a visitor logs in, is reminded, and switches it off', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const project = await makeFutureProject(page.request);
  await page.goto(`/courseregistration/${project.id}`);
  await page.getByRole('link', { name: t('project.remind') }).click();
  const login = page.getByRole('main');
  await login.getByRole('textbox', { name: t('field.email'), exact: true }).fill(family.email);
  await login.getByRole('textbox', { name: t('field.password'), exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: t('login.submit'), exact: true }).click();

  await expect(page.getByText(t('project.reminded'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/courseregistration/${project.id}$`));
  const off = page.getByRole('button', { name: t('project.remind_off') });
  await expect(off).toBeVisible();
  await expect(page.getByText(t('project.remind_on_hint'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });

  await page.reload();
  await off.focus();
  await page.keyboard.press('Enter');
  const on = page.getByRole('button', { name: t('project.remind'), exact: true });
  await expect(on).toBeFocused();
  await page.reload();
  await expect(on).toBeVisible();
  await expect(off).toHaveCount(0);
});

test('a reminder that cannot be set says why', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const project = await makeFutureProject(page.request);
  await signInWithSession(page, family.session);
  await page.goto(`/courseregistration/${project.id}`);
  const on = page.getByRole('button', { name: t('project.remind'), exact: true });
  await page.route(`**/${API.myFamilyReminders}/**`, (route) => route.abort());
  await on.click();
  await expect(page.getByText(t('error.offline')).first()).toBeVisible();
  await expect(on).toBeFocused();
  await page.unroute(`**/${API.myFamilyReminders}/**`);
  await on.click();
  await expect(page.getByRole('button', { name: t('project.remind_off') })).toBeVisible();
});

test('a list that was asked for before does not undo it', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const project = await makeFutureProject(page.request);
  await signInWithSession(page, family.session);
  const isSet = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.route(`**/${API.myFamilyReminders}`, async (route) => {
    const response = await route.fetch();
    await isSet;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto(`/courseregistration/${project.id}?remind=1`);
  await expect(page.getByText(t('project.reminded'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: t('project.remind_off') })).toBeVisible();
});

test('in the last hour nothing is offered and nothing asked for', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const project = await makeFutureProject(page.request);
  await mockProject(page, project.id, (data: FrontendProjectDetail) => {
    data.opens_at = new Date(Date.parse(data.server_time) + 59 * 60_000).toISOString();
  });
  await signInWithSession(page, family.session);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.goto(`/courseregistration/${project.id}?remind=1`);
  await expect(page.getByTestId('countdown')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(t('project.remind_hint'))).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith(API.myFamilyReminders))).toEqual([]);
});

test('an account without a family is offered no reminder', async ({ page, t, language }) => {
  const project = await makeFutureProject(page.request);
  await signInWithSession(page, sessionOf('admin'), language);
  const loaded = page.waitForResponse(`**/${API.userdata}`);
  await page.goto(`/courseregistration/${project.id}`);
  await loaded;
  await expect(page.getByTestId('countdown')).toBeVisible();
  await expect(page.getByText(t('project.remind_hint'))).toHaveCount(0);
});
