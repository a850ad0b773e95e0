import type { Page } from '@playwright/test';
import type { MyFamily, UserData } from '@feria/shared';
import { SESSION_KEY } from '@feria/shared/browser/session';
import { serverMessage } from '@feria/shared/i18n/server';
import { API } from '@feria/shared/routes';
import { demoAccounts } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, type Family } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { demoLogin, signInWithSession } from '../../../shared/tools/e2e/session';
import { toFamilyTab, unfoldSection } from '../support/family';
import { SignUp } from '../support/sign-up';
import { expect, test, type PortalOptions, type Translate } from '../support/test';

type Language = PortalOptions['language'];

/** The button on the page of the family, in the back office. */
const BUTTON = { de: 'Portal ansehen wie Johanna Kofler', it: 'Vedere il portale come Johanna Kofler' };

async function readAs<T>(page: Page, { session }: Family, path: string): Promise<T> {
  const answer = await page.request.get(`/${path}`, {
    headers: { Authorization: `Bearer ${session.token}` },
  });
  return ((await answer.json()) as { data: T }).data;
}

/** The portal as a family sees it, opened by the administrator from the page of the family. @returns that page */
async function openView(page: Page, family: Family, language: Language): Promise<string> {
  const { people } = await readAs<UserData>(page, family, API.userdata);
  await signInWithSession(page, await demoLogin(page.request, demoAccounts.admin), language);
  const from = `/be/person/${people?.id}/show`;
  await page.goto(from);
  await page.getByRole('button', { name: BUTTON[language] }).click();
  await expect(page).toHaveURL('/my-family');
  return from;
}

/** Ends the view of the page, so that the page does not know of it. */
async function endOnServer(page: Page): Promise<void> {
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  const { token } = JSON.parse(stored ?? '') as { token: string };
  await page.request.get(`/${API.logout}`, { headers: { Authorization: `Bearer ${token}` } });
}

const bannerOf = (page: Page, t: Translate) => page.getByRole('region', { name: t('view.title') });

test('staff see the portal as a parent, change nothing, and come back with one click', async ({
  page,
  language,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const from = await openView(page, family, language);

  const banner = bannerOf(page, t);
  await expect(banner.getByRole('status')).toHaveText(t('view.text', { name: 'Johanna Kofler' }));
  await toFamilyTab(page, t, 'data');
  await expect(page.getByRole('heading', { level: 3, name: 'Lea Kofler' })).toBeVisible();
  await expect(page.getByRole('button', { name: t('app.logout') })).toBeHidden();
  await expect(page.getByRole('link', { name: t('app.back_office') })).toBeHidden();
  await expectNoViolations(page, { impact: 'minor' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  // It stays in sight below the header.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(banner).toBeInViewport({ ratio: 1 });

  await unfoldSection(page, t('calendar.title'));
  await page.getByRole('button', { name: t('calendar.show') }).click();
  await expect(page.getByRole('alert')).toContainText(serverMessage(language, 'error.read_only_view'));

  const signUp = new SignUp(page, t, week, project);
  await signUp.fillAndSend('Lea');
  await expect(signUp.popup).toContainText(serverMessage(language, 'error.read_only_view'));
  const { registrations } = await readAs<MyFamily>(page, family, API.myFamily);
  expect(registrations).toEqual([]);

  await page.goto('/planner');
  await banner.getByRole('button', { name: t('view.end') }).click();
  await expect(page).toHaveURL(from);
  await expect(page.getByRole('heading', { level: 2, name: 'Johanna Kofler' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: t('app.back_office') })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('a view that the server has ended leads back', async ({ page, language, t }) => {
  const family = await makeFamily(page.request);
  const from = await openView(page, family, language);
  // Once the page has its data: a refusal that meets the reload would lead back before it.
  await page.waitForLoadState('networkidle');
  await endOnServer(page);
  await page.reload();
  await expect(page).toHaveURL(from);

  await page.getByRole('button', { name: BUTTON[language] }).click();
  await expect(bannerOf(page, t)).toBeVisible();
  await endOnServer(page);
  await bannerOf(page, t).getByRole('button').click();
  await expect(page).toHaveURL(from);
});

test('a logout in another tab ends the view', async ({ page, context, language, t }) => {
  await openView(page, await makeFamily(page.request), language);
  await expect(bannerOf(page, t)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  // Not a tab of the view: here the administrator is logged in.
  await other.getByRole('button', { name: t('app.logout') }).click();
  await expect(page).toHaveURL(/^[^?]*\/login/);
});
