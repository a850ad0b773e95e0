import { PORTAL } from '@feria/shared/routes';
import { demoAccounts, demoPassword } from '../../../shared/tools/e2e/app';
import { watchSecurity } from '../../../shared/tools/e2e/security-watch';
import { toFamilyTab, unfoldSection } from '../support/family';
import { expect, test } from '../support/test';

test('no page runs, loads or keeps what it must not, and none has the login in an address', async ({
  page,
  t,
  language,
}) => {
  test.setTimeout(90_000);
  const watched = await watchSecurity(page);
  const settled = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };
  const { data } = (await (await page.request.get('/api/frontend?itemsPerPage=-1')).json()) as {
    data: { id: number; courseWeeks: { state: string }[] }[];
  };
  const open = data.find(({ courseWeeks }) => courseWeeks.some(({ state }) => state === 'open'));
  const project = PORTAL.project(open?.id ?? 0);
  const addresses = Object.values(PORTAL).filter((address) => typeof address === 'string');
  for (const address of [
    ...addresses,
    `${PORTAL.reset}?email=a@b.example&token=0`,
    project,
    '/no-such-page',
  ]) {
    await page.goto(address);
    await settled();
  }
  // The demo family reads German.
  await page.goto(`${PORTAL.login}?lang=${language}`);
  await page.getByRole('textbox', { name: t('field.email') }).fill(demoAccounts.family);
  await page.getByRole('textbox', { name: t('field.password'), exact: true }).fill(demoPassword);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(PORTAL.myFamily);
  await settled();
  // A QR code, a confirmation as PDF, a dialog with every kind of field.
  await toFamilyTab(page, t, 'tasks');
  const tasks = page.getByRole('region', { name: t('family.tasks') });
  const [howToPay = ''] = t('payment.pay_of', { project: '§' }).split('§');
  await tasks
    .getByRole('button', { name: new RegExp(`^${howToPay}`) })
    .first()
    .click();
  await expect(page.getByRole('img', { name: /QR/ }).first()).toBeVisible();
  await toFamilyTab(page, t, 'data');
  await unfoldSection(page, t('family.papers'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: t('family.document_de') })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto(`${project}?book=1`);
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const address of addresses) {
    await page.goto(address);
    await settled();
  }
  await watched.expectSafe();
});
