import type { Locator, Page } from '@playwright/test';
import { PASSWORD_MAX } from '@feria/shared/config';
import { serverMessage } from '@feria/shared/i18n/server';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, parentInput } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { mockOptions } from '../support/mock';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });

/** Whether an element can be seen: nothing lies above its middle, and none of it is cut off. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above === node || node.contains(above);
      }),
    )
    .toBe(true);
}

test('registering says everything that is wrong at once', async ({ page, language, t }) => {
  const family = await makeFamily(page.request);
  await mockOptions(page, { app_privacy: '/uploads/demo-privacy.pdf' });
  const input = parentInput();
  await page.goto('/register');
  await expect(page.getByRole('main').getByRole('link', { name: t('signup.privacy_link') })).toHaveAttribute(
    'href',
    `/uploads/demo-privacy.pdf?name=${t('app.privacy')}`,
  );
  await field(page, t('field.first_name')).fill(input.first_name);
  await field(page, t('field.last_name')).fill(input.last_name);
  await field(page, t('field.address')).fill(input.address);
  await field(page, t('field.tax')).fill(input.tax);
  // What is wrong is read out when the field is left.
  await field(page, t('field.phone')).fill('abc');
  await field(page, t('field.phone')).blur();
  await expect(page.getByRole('alert')).toHaveText(t('field.phone_invalid'));
  await field(page, t('field.phone')).fill('');

  // A number that is too long for the API although its form is right, an address that is taken, a common password.
  await field(page, t('field.first_name')).fill('A'.repeat(256));
  await field(page, t('field.email')).fill(family.email);
  await field(page, t('field.password')).fill('password123');
  await page.getByRole('button', { name: t('register.submit') }).click();
  const said = (key: Parameters<typeof serverMessage>[1], params = {}) =>
    serverMessage(language, key, params);
  await expect(field(page, t('field.first_name'))).toHaveAccessibleDescription(
    said('validation.too_long', { max: 255 }),
  );
  await expect(field(page, t('field.email'))).toHaveAccessibleDescription(said('validation.email_taken'));
  await expect(field(page, t('field.password'))).toHaveAccessibleDescription(
    said('validation.password_common'),
  );
  await expect(field(page, t('field.first_name'))).toBeFocused();
  await expectInSight(field(page, t('field.first_name')));
  await expectNoViolations(page, { impact: 'minor' });
});

test('a password that is too long says so', async ({ page, t }) => {
  await page.goto('/register');
  await field(page, t('field.password')).fill('x'.repeat(PASSWORD_MAX + 1));
  await field(page, t('field.password')).blur();
  await expect(field(page, t('field.password'))).toHaveAccessibleDescription(
    t('field.password_long', { max: PASSWORD_MAX }),
  );
});

test('the consent that is missing is brought into sight, on every screen', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Paul');
  await signInWithSession(page, family.session);
  const dialog = page.getByRole('dialog', { name: t('family.child_edit_title', { name: 'Paul' }) });
  for (const size of [page.viewportSize(), { width: 740, height: 360 }, { width: 320, height: 256 }]) {
    if (size) await page.setViewportSize(size);
    await page.goto(`/my-family?childEditId=${child.id}`);
    await dialog.getByRole('textbox', { name: t('family.allergies') }).fill('Nüsse');
    await dialog.getByRole('button', { name: t('action.save') }).click();
    await expect(dialog.getByRole('checkbox', { name: t('family.health_consent') })).toBeFocused();
    await expectInSight(dialog.getByText(t('family.health_consent_required')));
  }
});

test('a sign-up checks telephone numbers itself, and leads to what the server refuses', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ida');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().includes('send-registration'))));
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Ida');
  await signUp.contact1.fill('am Abend');
  await signUp.contact2.fill('?');
  await signUp.submit.click();
  await expect(signUp.contact1).toBeFocused();
  await expect(signUp.contact1).toHaveAccessibleDescription(t('field.phone_invalid'));
  await expect(signUp.contact2).toHaveAccessibleDescription(t('field.phone_invalid'));
  await expectInSight(signUp.contact1);
  expect(sent).toBe(0);

  await signUp.contact1.fill('+39 333 1234567');
  await signUp.contact2.fill('');
  await signUp.comment.fill('x'.repeat(5_000));
  await signUp.send();
  await expect(signUp.popup).toBeVisible();
  await signUp.dismiss();
  await expect(signUp.comment).toBeFocused();
  await expect(signUp.comment).toHaveAttribute('aria-invalid', 'true');
  await expectInSight(signUp.dialog.locator('#comment-text'));
  expect(sent).toBe(1);

  // The same once more: the focus goes there once more.
  await signUp.privacy.focus();
  await signUp.send();
  await signUp.dismiss();
  await expect(signUp.comment).toBeFocused();
});

test('the form of a password says what is wrong where it is, in words', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await page.getByRole('button', { name: t('family.change_password') }).click();
  const dialog = page.getByRole('dialog', { name: t('password.change_title') });
  await dialog.getByRole('textbox', { name: t('field.password_current') }).fill(PASSWORD);
  await dialog.getByRole('textbox', { name: t('field.password_new') }).fill('y'.repeat(PASSWORD_MAX + 1));
  await dialog.getByRole('button', { name: t('action.save') }).click();
  const wrong = dialog.getByRole('textbox', { name: t('field.password_new') });
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription(t('field.password_long', { max: PASSWORD_MAX }));
});
