import { expect, test } from '@playwright/test';
import { expectFocusShown, expectVisibleFocus } from '../../../shared/tools/e2e/focus';
import { courseNamed, make, signIn, unique } from '../support/office';

for (const forcedColors of ['none', 'active'] as const) {
  const colours = forcedColors === 'active' ? 'forced colours' : 'the colours of the organiser';
  test.describe(`in ${colours}`, () => {
    test.use({ contextOptions: { forcedColors, reducedMotion: 'reduce' } });

    test('the focus can be seen in a list and in a menu', async ({ page }) => {
      await signIn(page);
      await page.goto('/be/locations', { waitUntil: 'networkidle' });
      await expectVisibleFocus(page, 10);
      await page.getByRole('button', { name: 'Sprache: Deutsch' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectFocusShown(page);
    });
  });
}

test('the focus can be seen on the start page, in a form and on its tabs', async ({ page }) => {
  await signIn(page);
  await page.goto('/be', { waitUntil: 'networkidle' });
  await expectVisibleFocus(page, 10);
  const id = await make(page, 'course', courseNamed(unique('Fokus')));
  await page.goto(`/be/course/${id}`, { waitUntil: 'networkidle' });
  await expectVisibleFocus(page, 10);
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await expectFocusShown(page);
});
