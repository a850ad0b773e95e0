import type { Page } from '@playwright/test';
import { PORTAL_LANGUAGES } from '@feria/shared/config';
import { CONTENT_LANGUAGE_KEY, LANGUAGE_KEY } from '@feria/shared/browser/language';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { CORE_PHONE, CORE_WIDE, expect, test, translator } from '../support/test';

const forEverybody = [
  '/',
  '/?type=all',
  '/login',
  '/register',
  '/password/forgot',
  '/password/reset',
  '/password/reset?email=family@feria.example&token=0',
  '/email/confirm',
  '/email/confirm?token=0',
  '/account/undo',
  '/account/undo?token=0',
  '/guardian/invitation',
  '/guardian/invitation?token=0',
  '/accessibility',
  '/403',
  '/gibt-es-nicht',
];
const forParents = [
  '/my-family',
  '/planner',
  '/basket',
  '/password/change',
  '/account/data',
  '/account/delete',
];

/** Opens an address as a link within the portal would, which is faster than loading it; another test loads each of them. */
async function open(page: Page, path: string): Promise<void> {
  const [before, after] = [new URL(page.url()).pathname, path.split('?')[0]];
  if (page.url() === 'about:blank' || before === after) return void (await page.goto(path));
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await expect.poll(() => heading?.evaluate(({ isConnected }) => isConnected)).toBe(false);
}

async function expectGoodPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, `width of ${page.url()}`).toBeLessThanOrEqual(0);
  await expectNoViolations(page, { impact: 'minor' });
}

// Both projects open the pages in the other language too, so that every page is seen in both languages at both widths.
for (const language of PORTAL_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(
        (kept) => {
          for (const [key, value] of kept) localStorage.setItem(key, value);
        },
        [
          [LANGUAGE_KEY, language],
          // Answered, so that English does not ask.
          [CONTENT_LANGUAGE_KEY, 'de'],
        ] as const,
      ),
    );

    test(
      'the pages for everybody are accessible and fit',
      language === 'it' ? CORE_PHONE : {},
      async ({ page }) => {
        for (const path of forEverybody) {
          await open(page, path);
          await expectGoodPage(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        }
      },
    );

    test(
      'projects and the pages of a family are accessible and fit',
      language === 'de' ? CORE_WIDE : {},
      async ({ page }) => {
        const { data } = (await (await page.request.get('/api/frontend?itemsPerPage=-1')).json()) as {
          data: { id: number; courseWeeks: { state: string }[] }[];
        };
        // One of each state.
        for (const state of ['open', 'before_registration', 'after_registration']) {
          const project = data.find(({ courseWeeks }) => courseWeeks.some((week) => week.state === state));
          await page.goto(`/courseregistration/${project?.id}`);
          await expectGoodPage(page);
        }
        await signInWithSession(page, sessionOf('family'));
        for (const path of forParents) {
          await page.goto(path);
          await expectGoodPage(page);
        }
      },
    );

    test('the dialogs of my family and of a booking are accessible', async ({ page }) => {
      const t = translator(language);
      const family = await makeFamily(page.request);
      await makeChild(page.request, family, 'Jonas');
      const project = await makeProject(page.request, { weeks: [summerWeek(0)], custom_field: true });
      await signInWithSession(page, family.session);
      await openFamily(page, 'data');
      for (const name of [
        t('family.parent_edit'),
        t('family.change_password'),
        t('family.child_add'),
        t('family.child_edit', { name: 'Jonas Kofler' }),
      ]) {
        const opener = page.getByRole('button', { name });
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolations(page, { impact: 'minor' });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(opener).toBeFocused();
      }

      await page.goto(`/courseregistration/${project.id}?book=1`);
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Jonas Kofler' }).check();
      await expectNoViolations(page, { impact: 'minor' });
      const tooWide = await page
        .getByRole('dialog')
        .evaluate((dialog) =>
          Math.max(...[dialog, ...dialog.querySelectorAll('form')].map((e) => e.scrollWidth - e.clientWidth)),
        );
      expect(tooWide).toBeLessThanOrEqual(0);
    });
  });
}

test("the first language is the browser's, and a choice is kept on every page", async ({
  page,
  language,
}) => {
  const other = language === 'de' ? 'it' : 'de';
  await page.goto('/login');
  await expect(
    page.getByRole('heading', { level: 1, name: translator(language)('login.title') }),
  ).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${translator(language)('login.title')} · `));
  const asked = page.waitForRequest((request) => request.headers()['api-lang'] === other);
  await page.getByRole('button', { name: other === 'it' ? /Italiano/ : /Deutsch/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: translator(other)('login.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.reload();
  await asked;
  for (const path of [...forEverybody, '/courseregistration/999999']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('button', { name: /Italiano/ })).toBeVisible();
  }
});

test('/403 says that access is denied, an unknown path is not found, and both lead home', async ({
  page,
  t,
}) => {
  await page.goto('/403');
  await expect(page.getByRole('heading', { level: 1, name: t('error.forbidden_title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('app.home') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('projects.hero') })).toBeVisible();
  await page.goto('/gibt/es/nicht');
  await expect(page.getByRole('heading', { level: 1, name: t('error.not_found_title') })).toBeVisible();
  await expect(page.getByText(t('error.not_found'))).toBeVisible();
});

test('a message can be dismissed, and goes by itself after five seconds', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await page.clock.install();
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  const save = async () => {
    await page.getByRole('button', { name: t('family.parent_edit') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('action.save') })
      .click();
  };
  const message = page.getByRole('status').getByText(t('family.parent_saved'));
  await save();
  await expect(message).toBeVisible();
  await page
    .getByRole('status')
    .getByRole('button', { name: t('action.close') })
    .click();
  await expect(message).toBeHidden();
  await save();
  await expect(message).toBeVisible();
  await page.clock.runFor(5_100);
  await expect(message).toBeHidden();
});

test('a change of language keeps what was typed', async ({ page, language }) => {
  const other = language === 'de' ? 'it' : 'de';
  const [before, after] = [translator(language), translator(other)];
  await page.goto('/register');
  await page.getByRole('textbox', { name: before('field.first_name'), exact: true }).fill('Johanna');
  await page
    .getByRole('textbox', { name: before('field.email'), exact: true })
    .fill('johanna@familie.example');
  await page.getByRole('button', { name: new RegExp(`^${other.toUpperCase()}`) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('textbox', { name: after('field.first_name'), exact: true })).toHaveValue(
    'Johanna',
  );
  await expect(page.getByRole('textbox', { name: after('field.email'), exact: true })).toHaveValue(
    'johanna@familie.example',
  );
});
