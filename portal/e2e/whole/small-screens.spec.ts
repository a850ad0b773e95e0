import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { openFamily, unfold } from '../support/family';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/** A desktop of 1280 × 1024 at 400 %, and phones held sideways. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
  { width: 740, height: 360 },
];

/** What is wider than the screen or than the box around it, or stays in sight and takes too much of it. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const scroller = document.querySelector('[role=dialog] , [role=alertdialog]') ?? document.documentElement;
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways');
    let fixed = 0;
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, overflowX, whiteSpace } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      const isSeen = height > 0 && bottom > 0 && top < window.innerHeight;
      if (
        isSeen &&
        (position === 'sticky' || position === 'fixed') &&
        !element.matches('.MuiModal-root, .MuiModal-root *')
      )
        fixed += height;
      // What a field draws for its outline is no text to read.
      const isText =
        element.childElementCount === 0 && element.textContent?.trim() && !element.closest('legend');
      const isCut = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible';
      if (scroller.contains(element) && isText && isCut && whiteSpace !== 'nowrap')
        faults.push(`cut: ${element.textContent}`);
      if (isText && element.clientWidth > 1) {
        let box = element.parentElement as HTMLElement;
        while (getComputedStyle(box).display === 'contents') box = box.parentElement as HTMLElement;
        const range = document.createRange();
        range.selectNodeContents(element);
        const over = range.getBoundingClientRect().right - box.getBoundingClientRect().right;
        if (over > 1) faults.push(`over its box by ${Math.round(over)}: ${element.textContent}`);
      }
    }
    if (window.innerHeight <= 500 && fixed > window.innerHeight / 4)
      faults.push(`bars that stay take ${fixed} of ${window.innerHeight}`);
    return faults;
  });
}

test('every page fits a screen of little height, and no bar stays', async ({ page }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Maximiliane');
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
  await book(page.request, family, project, child);
  const pages = [
    '/',
    '/?type=all',
    `/courseregistration/${project.id}`,
    '/login',
    '/register',
    '/password/forgot',
    '/password/reset?email=family@feria.example&token=0',
    '/email/confirm?token=0',
    '/account/undo?token=0',
    '/accessibility',
    '/gibt-es-nicht',
  ];
  const check = async (path: string): Promise<void> => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(path);
      // Not by its role: an address with `Edit` opens a dialog, which hides the page from assistive technology.
      await expect(page.locator('h1')).toHaveCount(1);
      if (path.includes('Edit')) await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await faultsOf(page), `${path} at ${size.width} × ${size.height}`).toEqual([]);
    }
  };
  for (const path of pages) await check(path);
  await signInWithSession(page, family.session);
  for (const path of [
    '/my-family',
    '/planner',
    '/basket',
    '/password/change',
    '/account/data',
    '/account/delete',
    `/my-family?childEditId=${child.id}`,
    '/my-family?parentEdit=1',
  ])
    await check(path);
});

test('a sign-up can be filled in on a screen of little height', async ({ page, language, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ida');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), summerWeek(1)],
    course: {
      custom_labels: true,
      label_half_day_de: 'Vormittagsgruppe',
      label_half_day_it: 'Gruppo del mattino',
      label_full_day_de: 'Ganztagesbetreuungsgruppe',
      label_full_day_it: 'Gruppo di tutta la giornata',
    },
  });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  for (const size of [...SIZES, { width: 320, height: 640 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await page.goto(`/courseregistration/${project.id}?book=1`);
    await signUp.child('Ida').check();
    await expect(
      signUp.dialog.getByRole('group', { name: t('signup.weeks_of', { name: 'Ida' }) }),
    ).toBeVisible();
    await expect(
      signUp.dialog.getByText(language === 'it' ? 'Gruppo del mattino' : 'Vormittagsgruppe'),
    ).toHaveCount(2);
    expect(await faultsOf(page), `sign-up at ${size.width} × ${size.height}`).toEqual([]);
    if (size.height > 500) continue;
    // Title and bar scroll away: at the first field there is nothing else.
    await signUp.contact1.scrollIntoViewIfNeeded();
    await signUp.contact1.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await expect(signUp.dialog.getByRole('heading', { name: new RegExp(project.name) })).not.toBeInViewport();
    await expect(signUp.submit).not.toBeInViewport();
    await signUp.submit.scrollIntoViewIfNeeded();
    await expect(signUp.submit).toBeInViewport({ ratio: 1 });
  }
  await expectNoViolations(page, { impact: 'minor' });
});

test('a short message lies beside the buttons of a dialog, not above them', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  await page.setViewportSize({ width: 360, height: 740 });
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  const child = page.getByRole('dialog', { name: t('family.child_add_title') });
  await child.getByRole('textbox', { name: t('field.first_name'), exact: true }).fill('Hannah');
  await child.getByRole('textbox', { name: t('field.tax') }).fill(makeTaxCode({ year: 2016 }).tax);
  await child.getByRole('textbox', { name: t('field.phone') }).fill('+39 333 1234567');
  await child.getByRole('combobox', { name: t('field.school') }).selectOption('gs_3');
  await child.getByRole('button', { name: t('action.save') }).click();
  const message = page.getByText(t('family.child_saved', { name: 'Hannah' }));
  await expect(message).toBeVisible();
  await signUp.privacy.check();
  const [toast, button] = await Promise.all([message.boundingBox(), signUp.submit.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
  // When it has gone the place is free again.
  await page.getByRole('status').filter({ has: message }).getByRole('button').click();
  await expect.poll(async () => (await signUp.submit.boundingBox())?.y).toBeGreaterThan(button?.y ?? 740);
});

test('my family can be printed', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Ida');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await book(page.request, family, project, child);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const row = page
    .getByRole('list', { name: 'Ida', exact: false })
    .getByRole('listitem')
    .filter({ hasText: project.name });
  await unfold(row);
  await expect(row.getByRole('button').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  for (const gone of [
    row.getByRole('button').first(),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
  ])
    await expect(gone).toBeHidden();
  await expect(page.getByRole('heading', { name: t('family.title') })).toBeVisible();
});
