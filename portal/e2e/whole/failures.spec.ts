import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { SignUp } from '../support/sign-up';
import { CORE_PHONE, DEMO_CONTACT, expect, test } from '../support/test';

test.describe('a list that cannot be loaded says so and tries again', () => {
  for (const [name, answer] of [
    ['offline', null],
    ['server', { status: 500, body: 'not even JSON' }],
  ] as const) {
    test(name, async ({ page, t }) => {
      await page.route('**/api/frontend?*', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/?type=all');
      await expect(page.getByRole('alert')).toContainText(t(`error.${name}`));
      await expectNoViolations(page, { impact: 'minor' });
      await page.unroute('**/api/frontend?*');
      await page.getByRole('button', { name: t('action.retry') }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
});

test('a page without a server says how to reach the office, as the last visit read it', async ({
  page,
  t,
}) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: DEMO_CONTACT.phone })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/?type=all');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('error.help'));
  await expect(alert.getByRole('link', { name: DEMO_CONTACT.email })).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
});

test('a page that does not exist says how to reach the office', async ({ page, t }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('main')).toContainText(t('error.help'));
  await expect(page.getByRole('main').getByRole('link', { name: DEMO_CONTACT.phone })).toHaveAttribute(
    'href',
    'tel:+390472000417',
  );
  await expectNoViolations(page, { impact: 'minor' });
});

test('a project and my family that cannot be loaded offer another try', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  for (const [path, call] of [
    ['/courseregistration/9', '**/api/frontend/9'],
    ['/my-family', '**/api/my-family'],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 502 }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(t('error.server'));
    await expectNoViolations(page, { impact: 'minor' });
    await page.unroute(call);
    await page.getByRole('button', { name: t('action.retry') }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1, name: t('family.title') })).toBeVisible();
});

test('a form that the server cannot take says why, and keeps what was typed', async ({ page, t }) => {
  await page.goto('/login');
  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '7' }, json: { message: '', code: 'busy' } }),
  );
  const email = page.getByRole('textbox', { name: t('field.email') });
  await email.fill('jemand@feria.example');
  await page.getByRole('textbox', { name: t('field.password') }).fill('irgendein-passwort');
  const submit = page.getByRole('main').getByRole('button', { name: t('login.submit'), exact: true });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(t('error.busy', { seconds: 7 }));
  await expect(email).toHaveValue('jemand@feria.example');
  await page.unroute('**/api/login');
  await page.route('**/api/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '300' },
      json: { message: '', code: 'rate_limited' },
    }),
  );
  await page.getByRole('textbox', { name: t('field.password') }).fill('irgendein-passwort');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(t('error.too_many', { minutes: 5 }));
});

test('being offline is said, and the page goes on afterwards', async ({ page, context, t }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: t('projects.all_types') })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(t('app.offline'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  await context.setOffline(false);
  await expect(page.getByText(t('app.offline'))).toBeHidden();
});

test('a browser that is wrong about being offline locks nobody out', async ({ page, t }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  let failures = 0;
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.goto('/');
  await asked;
  await expect(page.getByRole('link', { name: t('projects.all_types') })).toBeVisible();
  await expect(page.getByText(t('app.offline'))).toBeHidden();
  await page.route(/\/assets\/login-page-.*\.js$/, async (route) => {
    failures += 1;
    if (failures === 1) await route.abort();
    else await route.continue();
  });
  await page.getByRole('link', { name: t('app.login') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
  expect(failures).toBe(2);
});

test('a part that cannot be loaded reloads the page, once', CORE_PHONE, async ({ page, t }) => {
  let failures = 0;
  await page.goto('/');
  await page.route(/\/assets\/login-page-.*\.js$/, async (route) => {
    failures += 1;
    if (failures === 1) await route.abort();
    else await route.continue();
  });
  await page.getByRole('link', { name: t('app.login') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
  expect(failures).toBe(2);
});

test('a part that never loads does not reload for ever', async ({ page, t }) => {
  let asked = 0;
  await page.goto('/');
  await page.route(/\/assets\/login-page-.*\.js$/, async (route) => {
    asked += 1;
    await route.abort();
  });
  await page.getByRole('link', { name: t('app.login') }).click();
  await expect(page.getByRole('alert')).toContainText(t('error.crash'));
  await expectNoViolations(page, { impact: 'minor' });
  const before = asked;
  await page.unroute(/\/assets\/login-page-.*\.js$/);
  expect(before).toBeLessThanOrEqual(4);
  await page.getByRole('button', { name: t('action.reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
});

test('a part that cannot be loaded offline says so, and the rest goes on', async ({ page, context, t }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: t('projects.all_types') })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: t('app.login') }).click();
  await expect(page.getByRole('alert')).toContainText(t('error.offline'));
  await page.goBack();
  await expect(page.getByRole('link', { name: t('projects.all_types') })).toBeVisible();
});

test('a code that cannot be loaded leaves the result of a sign-up as it is, and comes with the network', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Lea');
  await signUp.submit.click();
  // The network goes right after the answer: what is asked before a part is loaded finds nobody.
  let isOnline = false;
  await page.route('**', (route) =>
    !isOnline && route.request().method() === 'HEAD' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  );
  await page.getByRole('button', { name: t('signup.question_yes') }).click();
  await signUp.expectResult();
  const payment = signUp.dialog.getByRole('region', { name: t('payment.result') });
  await expect(payment).toContainText('150,00 €');
  const code = payment.getByRole('img', { name: /QR/ });
  await expect(code).toHaveCount(0);
  isOnline = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(code).toBeVisible();
});

test('a crash is reported without personal data', async ({ page }) => {
  const reports: string[] = [];
  await page.route('**/api/client-error', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  await page.goto('/password/forgot?email=someone@feria.example');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken for someone@feria.example');
    });
  });
  await expect.poll(() => reports.length).toBe(1);
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ message: 'Error', url: '/password/forgot' });
  expect(reports[0]).not.toContain('broken');
  expect(reports[0]).not.toContain('someone');
});
