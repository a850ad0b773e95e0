import { DEMO_CONTACT, expect, test } from '../support/test';

test('the footer leads to the statement of accessibility, which says whom to tell of a barrier', async ({
  page,
  language,
  t,
}) => {
  await page.goto('/login');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('app.accessibility') })
    .click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1, name: t('app.accessibility') })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText('EN 301 549');
  await expect(main.getByRole('link', { name: DEMO_CONTACT.email })).toBeVisible();
  // In the other language, on the same page.
  await page.getByRole('button', { name: language === 'it' ? /^DE/ : /^IT/ }).click();
  await expect(
    main.getByRole('heading', { name: language === 'it' ? 'Bekannte Grenzen' : 'Limiti noti' }),
  ).toBeVisible();
});
