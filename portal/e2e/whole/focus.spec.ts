import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { expectFocusShown, expectVisibleFocus } from '../../../shared/tools/e2e/focus';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { Finder } from '../support/finder';
import { CORE_WIDE, expect, test } from '../support/test';

// A picture with and without the focus of each control of a page: many, on a busy machine slow.
test.slow();

test('the focus can be seen on the pages for everybody', async ({ page, t }) => {
  for (const path of ['/', '/?type=all', '/login', '/register', '/accessibility']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectVisibleFocus(page, 5);
  }
  await page.goto('/?type=all', { waitUntil: 'networkidle' });
  const finder = new Finder(page, t);
  await finder.open();
  await finder.years(8).focus();
  await page.keyboard.press('ArrowRight');
  await expect(finder.years(9)).toBeFocused();
  await expectFocusShown(page);
  await expectVisibleFocus(page, 4);
});

test('the focus can be seen on the pages of a family and in a form', async ({ page, t, language }) => {
  await signInWithSession(page, sessionOf('family'), language);
  for (const path of ['/my-family', '/planner']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectVisibleFocus(page, 10);
  }
  await openFamily(page, 'data');
  await page.getByRole('button', { name: t('family.child_add') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectVisibleFocus(page, 5);
});

for (const forcedColors of ['none', 'active'] as const) {
  const colours = forcedColors === 'active' ? 'forced colours' : 'the colours of the organiser';
  test.describe(`in ${colours}`, () => {
    test.use({ contextOptions: { forcedColors, reducedMotion: 'reduce' } });

    test('the focus can be seen on a project and in its sign-up', CORE_WIDE, async ({ page }) => {
      const family = await makeFamily(page.request);
      await makeChild(page.request, family, 'Jonas');
      const project = await makeProject(page.request, { weeks: [summerWeek(0)], custom_field: true });
      await signInWithSession(page, family.session);
      await page.goto(`/courseregistration/${project.id}`, { waitUntil: 'networkidle' });
      await expectVisibleFocus(page, 8);
      await page.goto(`/courseregistration/${project.id}?book=1`);
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Jonas Kofler' }).check();
      await expectVisibleFocus(page, 8);
    });
  });
}
