import { makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek, titleOf } from '../../../shared/tools/e2e/projects';
import { watchSecurity } from '../../../shared/tools/e2e/security-watch';
import { signInWithSession } from '../../../shared/tools/e2e/session';
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

  test('to a project that is not there is 404 with the page of the portal', async ({ page, t }) => {
    const answer = await page.goto('/courseregistration/99999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(t('error.not_found'));
  });
});
