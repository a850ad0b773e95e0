import { LANGUAGE_NAMES } from '@feria/shared/config';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { baseUrl } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek, titleOf } from '../../../shared/tools/e2e/projects';
import { watchSecurity } from '../../../shared/tools/e2e/security-watch';
import { PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { fillRegistration } from '../support/registration';
import { expect, test, translator } from '../support/test';

test.describe('a link to a project', () => {
  test('opens in the language that it names, and says so before any script runs', async ({
    page,
    language,
  }) => {
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    const other = language === 'de' ? 'it' : 'de';
    const answer = await page.request.get(`/courseregistration/${project.id}?lang=${other}`);
    expect(await answer.text()).toContain(`<html lang="${other}"`);
    expect(await answer.text()).toContain(`<meta property="og:title" content="${titleOf(project, other)}">`);

    const watch = await watchSecurity(page);
    await page.goto(`/courseregistration/${project.id}?lang=${other}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(project, other));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByText(translator(other)('project.weeks')).first()).toBeVisible();
    await watch.expectSafe();
  });

  test('stays in the language that who is logged in has chosen', async ({ page, language }) => {
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    const other = language === 'de' ? 'it' : 'de';
    const family = await makeFamily(page.request);
    await signInWithSession(page, family.session, language);
    await page.goto(`/courseregistration/${project.id}?lang=${other}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(project, language));
  });

  test('keeps its language through a login, until another is chosen; the address names none', async ({
    page,
    language,
  }) => {
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    const family = await makeFamily(page.request);
    const other = language === 'de' ? 'it' : 'de';
    const t = translator(other);
    const html = page.locator('html');
    await page.goto(`/courseregistration/${project.id}?lang=${other}&from=chat#weeks`);
    await expect(page).toHaveURL(`/courseregistration/${project.id}?from=chat#weeks`);
    await page.goto('/login');
    await page.getByRole('textbox', { name: t('field.email'), exact: true }).fill(family.email);
    await page.getByRole('textbox', { name: t('field.password'), exact: true }).fill(PASSWORD);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('login.submit'), exact: true })
      .click();
    await expect(page).toHaveURL('/my-family');
    await page.reload();
    await expect(html).toHaveAttribute('lang', other);

    const switches = page.getByRole('group', { name: t('app.language') });
    await switches.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
    await expect(html).toHaveAttribute('lang', language);
    await page.goBack();
    await page.reload();
    await expect(html).toHaveAttribute('lang', language);
    await page.goto(`/courseregistration/${project.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(project, language));
  });

  test('makes its language the chosen one of who registers', async ({ page, context, language }) => {
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    const other = language === 'de' ? 'it' : 'de';
    const t = translator(other);
    await page.goto(`/courseregistration/${project.id}?lang=${other}`);
    await page.goto('/register');
    await fillRegistration(page, t);
    await page.getByRole('button', { name: t('register.submit') }).click();
    await expect(page.getByText(t('register.welcome'))).toBeVisible();
    const tab = await context.newPage();
    await tab.goto('/my-family');
    await expect(tab.locator('html')).toHaveAttribute('lang', other);
  });

  test('to a project that is not there is 404 with the page of the portal', async ({ page, t }) => {
    const answer = await page.goto('/courseregistration/99999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(t('error.not_found'));
  });
});

test.describe('the list of projects on another website', () => {
  /** Where others show us; nothing of it leaves the browser. */
  const ALLOWED = 'https://www.gemeinde.example';
  const OTHER = 'https://www.other.example';
  const APP = 'https://ferien.example';

  test('is shown by the websites that the organiser names, and by no other', async ({ page, language }) => {
    const { token } = sessionOf('admin');
    const headers = { Authorization: `Bearer ${token}` };
    const { data } = (await (await page.request.get('/api/option?itemsPerPage=-1', { headers })).json()) as {
      data: { id: number; key: string }[];
    };
    const { id } = data.find(({ key }) => key === 'embed_origins')!;
    const saved = await page.request.put(`/api/option/${id}`, { headers, data: { value: ALLOWED } });
    expect(saved.status()).toBe(200);
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });

    const own = `${baseUrl}/embed?lang=${language}`;
    await page.goto(own);
    await expect(page.getByRole('heading', { name: titleOf(project, language) })).toBeVisible();
    await expectNoViolations(page);
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    expect(tooWide).toBe(false);

    // A website with https shows nothing without it: the app answers under an address with https too.
    await page.route(`${APP}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await page.request.get(`${baseUrl}${pathname}${search}`) });
    });
    const body = `<!doctype html><title>Gemeinde</title><iframe src="${APP}/embed?lang=${language}"></iframe>`;
    for (const origin of [ALLOWED, OTHER])
      await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
    const shown = () => page.frameLocator('iframe').getByRole('link', { name: titleOf(project, language) });
    await page.goto(`${ALLOWED}/`);
    await expect(shown()).toBeVisible();
    const opened = page.waitForEvent('popup');
    await shown().click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(titleOf(project, language));
    await page.goto(`${OTHER}/`);
    await expect(shown()).toHaveCount(0);
  });
});
