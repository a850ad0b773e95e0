import type { Locator, Page } from '@playwright/test';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { Finder } from '../support/finder';
import { SignUp } from '../support/sign-up';
import { CORE_WIDE, expect, test } from '../support/test';

/** Presses Tab until the focus is there, as often as a page has stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the keyboard skips to the content', async ({ page, t }) => {
  await page.goto('/?type=all');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('app.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('types and places are chosen by keyboard', async ({ page, t }) => {
  await page.goto('/');
  const all = page.getByRole('link', { name: t('projects.all_types') });
  await expect(all).toBeVisible();
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  // A change of page starts at its heading.
  const finder = new Finder(page, t);
  await expect(finder.bar).toBeVisible();
  await tabTo(page, finder.bar);
  await page.keyboard.press('Enter');
  const types = finder.group('finder.type').getByRole('radio');
  await expect(types.first()).toBeChecked();
  await tabTo(page, types.first());
  await page.keyboard.press('ArrowRight');
  await expect(types.nth(1)).toBeChecked();
  const place = finder.group('finder.location').getByRole('checkbox').first();
  await tabTo(page, place);
  await page.keyboard.press('Space');
  await expect(place).toBeChecked();
});

test('a week is booked by keyboard alone', CORE_WIDE, async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Pia');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  await page.goto(`/courseregistration/${project.id}`);
  const signUp = new SignUp(page, t, week, project);
  const opener = page.getByRole('button', { name: t('project.book') });
  await expect(opener).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(signUp.child('Pia')).toBeVisible();

  // The focus stays in the dialog, all the way round.
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = await signUp.dialog.evaluate((dialog) => dialog.contains(document.activeElement));
    const isEdge = await page.evaluate(() => document.activeElement?.hasAttribute('data-testid') ?? false);
    expect(isInside || isEdge).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(signUp.dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(signUp.child('Pia')).toBeVisible();
  await tabTo(page, signUp.child('Pia'));
  // The only child takes part from the start.
  await expect(signUp.child('Pia')).toBeChecked();
  // One of two: the first is reached, an arrow chooses the other.
  await tabTo(page, signUp.choice(1, 'Pia', 'half_day'));
  await page.keyboard.press('ArrowRight');
  await expect(signUp.choice(1, 'Pia')).toBeChecked();
  await tabTo(page, signUp.contact1);
  await page.keyboard.type('+39 333 1234567');
  await tabTo(page, signUp.privacy);
  await page.keyboard.press('Space');
  await tabTo(page, signUp.submit);
  await page.keyboard.press('Enter');
  const yes = page.getByRole('button', { name: t('signup.question_yes') });
  await expect(yes).toBeVisible();
  await tabTo(page, yes);
  await page.keyboard.press('Enter');
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.result_title') })).toBeFocused();
});
