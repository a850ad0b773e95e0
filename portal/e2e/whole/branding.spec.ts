import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { mockOptions } from '../support/mock';
import { expect, test } from '../support/test';

const picture = '/uploads/demo-logo.webp';
const footer = '/uploads/demo-partner-1.webp';
const footer1 = '/uploads/demo-partner-2.webp';

test('title, colour, pictures and texts are the organiser’s', async ({ page, language, t }) => {
  await mockOptions(page, {
    app_name: 'Sommerwerk',
    app_color: '#0b6e4f',
    app_logo: picture,
    app_background: '/uploads/demo-lake-2027.webp',
    app_footer: footer,
    app_footer_1: footer1,
    app_privacy: '/uploads/demo-privacy.pdf',
    app_intro: '<p>Willkommen im <strong>Sommerwerk</strong></p>',
    app_intro_it: '<p>Benvenuti al <strong>Sommerwerk</strong></p>',
  });
  await page.goto('/');
  await expect(page).toHaveTitle(`${t('projects.title')} · Sommerwerk`);
  await expect(page.getByRole('banner').getByText('Sommerwerk')).toBeVisible();
  await expect(page.getByRole('banner').locator(`img[src="${picture}"]`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(language === 'it' ? 'Benvenuti al' : 'Willkommen im');
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /demo-lake/);
  const foot = page.getByRole('contentinfo');
  for (const src of [footer, footer1]) await expect(foot.locator(`img[src="${src}"]`)).toBeVisible();
  await expect(foot.getByRole('link', { name: t('app.privacy') })).toHaveAttribute(
    'href',
    `/uploads/demo-privacy.pdf?name=${t('app.privacy')}`,
  );
  await page.goto('/login');
  const submit = page.getByRole('main').getByRole('button', { name: t('login.submit'), exact: true });
  await expect(submit).toHaveCSS('background-color', 'rgb(11, 110, 79)');
  await expectNoViolations(page, { impact: 'minor' });
});

test('the footer says how to reach the office and leads to the imprint', async ({ page, language, t }) => {
  await mockOptions(page, {
    contact_name: 'Ferienbüro',
    contact_phone: '+39 0472 000 417',
    contact_email: 'buero@feria.example',
    imprint: '<h1>Herausgeber</h1><p>Verein Sommerwerk</p><script>window.hit=1</script>',
    imprint_it: '<h1>Responsabile</h1><p>Associazione Sommerwerk</p>',
  });
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText('Ferienbüro')).toBeVisible();
  await expect(foot.getByRole('link', { name: '+39 0472 000 417' })).toHaveAttribute(
    'href',
    'tel:+390472000417',
  );
  await expect(foot.getByRole('link', { name: 'buero@feria.example' })).toHaveAttribute(
    'href',
    'mailto:buero@feria.example',
  );
  await foot.getByRole('link', { name: t('app.imprint') }).press('Enter');
  await expect(page).toHaveURL('/imprint');
  await expect(page.getByRole('heading', { level: 1, name: t('app.imprint') })).toBeFocused();
  const title = language === 'it' ? 'Responsabile' : 'Herausgeber';
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('window.hit');
  await expectNoViolations(page, { impact: 'minor' });
});

test('without contact and imprint the footer has neither, and there is no imprint page', async ({
  page,
  t,
}) => {
  await mockOptions(page, {
    contact_name: null,
    contact_phone: null,
    contact_email: null,
    imprint: null,
    imprint_it: null,
  });
  await page.goto('/imprint');
  await expect(page.getByRole('heading', { level: 1, name: t('error.not_found_title') })).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: t('app.imprint') })).toHaveCount(0);
  await expect(foot.getByText(t('app.contact'))).toHaveCount(0);
});

test('any colour stays readable', async ({ page }) => {
  for (const app_color of ['#ffeb3b', '#ffffff', '#000000', '#f97316', 'kein Farbwert']) {
    await mockOptions(page, { app_color });
    for (const path of ['/', '/?type=all', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoViolations(page, { impact: 'minor' });
    }
    await page.unrouteAll();
  }
});

test('the portal works without any option', async ({ page, t }) => {
  await page.route('**/api/options', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/');
  await expect(page).toHaveTitle(`${t('projects.title')} · Feria`);
  await expect(page.getByRole('heading', { level: 1, name: t('projects.hero') })).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('img')).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });
});

test('a text of the editor cannot bring scripts, handlers or strange links along', async ({ page }) => {
  const html = `<p onclick="window.hit=1">Text<script>window.hit=1</script><img src=x onerror="window.hit=1">
    <a href="javascript:window.hit=1">Falle</a> <a href="https://example.org/">Link</a></p>`;
  await mockOptions(page, { app_intro: html, app_intro_it: html });
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Link' })).toHaveAttribute('rel', /noopener/);
  await expect(main.getByRole('link', { name: 'Falle' })).toHaveCount(0);
  await main.getByText('Falle').click();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
