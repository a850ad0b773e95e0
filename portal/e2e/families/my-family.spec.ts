import type { Page } from '@playwright/test';
import { addDays, formatDate, romeToday } from '@feria/shared/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { linkParentAsStaff, makeChild, makeFamily, makeNewFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book, payAsStaff } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { FAMILY_TABS } from '../../src/my-family/parts';
import { openFamily, showPayment, toFamilyTab } from '../support/family';
import { mockFamily } from '../support/mock';
import { expect, test } from '../support/test';

/* How my family is built: what is to do, then bookings by child, then data (product/families.md#my-family). */

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Height of the whole page, in screens. */
const screens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

/** Three children with four weeks each: paid, to be paid and due. */
async function makeTwelveBookings(page: Page) {
  const { request } = page;
  const family = await makeFamily(request);
  const children = [
    await makeChild(request, family, 'Lea'),
    await makeChild(request, family, 'Maximilian'),
    await makeChild(request, family, 'Ida'),
  ];
  for (const [index, name] of ['Zirkus- und Theaterwerkstatt für alle', 'Wald'].entries()) {
    const project = await makeProject(request, {
      weeks: [summerWeek(index * 2), summerWeek(index * 2 + 1)],
      course: { name, name_it: name, payment_days: index ? null : 10 },
    });
    for (const child of children)
      for (const n of [0, 1]) {
        const { registrations } = await book(request, family, project, child, n);
        if (index && n) await payAsStaff(request, registrations[0]!.id!);
      }
  }
  return family;
}

test('with twelve bookings my family is at most three screens long on a phone, tab by tab', async ({
  page,
  t,
}) => {
  const family = await makeTwelveBookings(page);
  await signInWithSession(page, family.session);
  await page.setViewportSize(PHONE);
  for (const tab of FAMILY_TABS) {
    await openFamily(page, tab);
    await page.getByRole('tabpanel').waitFor();
    await page.waitForLoadState('networkidle');
    if (tab === 'bookings')
      await expect(
        page.getByRole('region', { name: t('family.registrations') }).locator('summary'),
      ).toHaveCount(12);
    expect(await screens(page), tab).toBeLessThanOrEqual(3);
    await expectNoViolations(page, { impact: 'minor' });
  }
  await page.setViewportSize(DESKTOP);
  await page.goto('/my-family');
  await page.waitForLoadState('networkidle');
  expect(await screens(page)).toBeLessThanOrEqual(3);
  await expectNoViolations(page, { impact: 'minor' });
});

test('the parts are tabs on a phone, by keyboard too, and the address says which', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await book(page.request, family, project, await makeChild(page.request, family, 'Lea'));
  await signInWithSession(page, family.session);
  await page.setViewportSize(PHONE);
  await page.goto('/my-family');
  const tabs = page.getByRole('tablist', { name: t('family.title') }).getByRole('tab');
  await expect(tabs).toHaveText([
    t('family.tab_tasks', { count: 1 }),
    t('family.registrations'),
    t('family.tab_data'),
  ]);
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  const [tasks, bookings, data] = [tabs.nth(0), tabs.nth(1), tabs.nth(2)];
  await expect(tasks).toHaveAttribute('aria-selected', 'true');
  await expect(panel(t('family.tab_tasks', { count: 1 }))).toContainText('150,00 €');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  await tasks.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(data).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(bookings).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(t('family.registrations'))).toContainText(project.name);
  await expect(page).toHaveURL('/my-family?tab=bookings');
  await data.click();
  await expect(page).toHaveURL('/my-family?tab=data');
  await expect(panel(t('family.tab_data')).getByRole('heading', { name: 'Lea Kofler' })).toBeVisible();
  await page.reload();
  await expect(data).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(bookings).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tasks).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/my-family');

  // There is room for all of them: no tabs, and the address leads to its part.
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await openFamily(page, 'data');
  await expect(page.getByRole('heading', { name: t('family.children') })).toBeInViewport();
  await expect(page.getByRole('heading', { name: t('family.tasks') })).toBeVisible();
});

test('links that open a record arrive where it lies', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const { registrations } = await book(page.request, family, project, child);
  await signInWithSession(page, family.session);
  await page.setViewportSize(PHONE);
  for (const [link, tab] of [
    [`childEditId=${child.id}`, t('family.tab_data')],
    ['parentEdit=1', t('family.tab_data')],
    [`pickupChildId=${child.id}`, t('family.tab_data')],
    [`absenceChildId=${child.id}`, t('family.tab_data')],
    [`registrationEditId=${registrations[0]?.id}`, t('family.registrations')],
  ] as const) {
    await page.goto(`/my-family?${link}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
});

test('each task has the button that does it', async ({ page, language, t }) => {
  const family = await makeNewFamily(page.request);
  const child = await makeChild(page.request, family, 'Lea');
  const today = romeToday();
  const project = await makeProject(page.request, {
    weeks: [{ from: addDays(today, 7), to: addDays(today, 11) }],
    course: { payment_days: 10 },
  });
  await book(page.request, family, project, child);
  await mockFamily(page, (data) => {
    for (const each of data.childrens) each.needs_update = true;
  });
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  const tasks = page.getByRole('region', { name: t('family.tasks') });
  const names = { child: 'Lea' };
  const words = { amount: '150,00 €', date: formatDate(addDays(today, 10)) };
  await expect(tasks.getByRole('heading', { level: 3 })).toHaveText([
    t('family.task_pay_until', words),
    t('family.task_check', names),
    t('on_site.pickup_title', names),
  ]);
  // Said once: not above the page as well.
  await expect(page.getByRole('region', { name: t('email.title') })).toHaveCount(1);
  await expect(tasks.getByRole('button', { name: t('email.again') })).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });

  const name = language === 'it' ? `${project.name} it` : project.name;
  const pay = tasks.getByRole('button', { name: t('payment.pay_of', { project: name }) });
  await expect(pay).toHaveAttribute('aria-expanded', 'false');
  await pay.press('Enter');
  await expect(pay).toHaveAttribute('aria-expanded', 'true');
  await expect(tasks.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  await pay.press('Enter');
  await expect(tasks.getByRole('img', { name: /QR/ })).toHaveCount(0);
  // On paper nobody presses a button.
  await page.emulateMedia({ media: 'print' });
  await expect(tasks.getByRole('article', { name })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  for (const [button, title] of [
    [t('family.task_check_action_of', names), t('family.child_edit_title', { name: 'Lea' })],
    [t('family.task_pickup_action_of', names), t('on_site.pickup_title', names)],
  ] as const) {
    await tasks.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tasks.getByRole('button', { name: button })).toBeFocused();
  }
});

test('what is due on different days says each day', async ({ page, language, t }) => {
  const own = await makeFamily(page.request);
  const child = await makeChild(page.request, own, 'Lea');
  const [due, undue] = [
    await makeProject(page.request, { weeks: [summerWeek(0)], course: { payment_days: 10 } }),
    await makeProject(page.request, { weeks: [summerWeek(1)] }),
  ];
  for (const project of [due, undue]) await book(page.request, own, project, child);
  await signInWithSession(page, own.session);
  await page.goto('/my-family');
  const name = ({ name: german }: { name: string }) => (language === 'it' ? `${german} it` : german);
  const date = formatDate(addDays(romeToday(), 10));
  const tasks = page.getByRole('region', { name: t('family.tasks') });
  const amount = '150,00 €';
  const parts = [
    t('payment.project', { name: name(undue), amount }),
    t('payment.project_until', { name: name(due), amount, date }),
  ];
  await expect(tasks).toContainText(t('family.task_pay_part', { amount: '300,00 €', date }));
  await expect(tasks).toContainText(parts.join('; '));
  const card = await showPayment(page, t, `${name(undue)}, ${name(due)}`);
  for (const part of parts) await expect(card.getByText(part, { exact: true })).toBeVisible();
  await expect(page.getByText(t('family.pays', { name: 'Johanna K.' }))).toHaveCount(0);
});

test('what another parent pays says who, and is nothing to do', async ({ page, t }) => {
  const [own, other] = [await makeFamily(page.request), await makeFamily(page.request)];
  const child = await makeChild(page.request, own, 'Lea');
  await linkParentAsStaff(page.request, child, other);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await book(page.request, own, project, child);
  await signInWithSession(page, other.session);
  await page.goto('/my-family');
  await expect(page.getByText(t('family.tasks_none'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('payment.title'), exact: true })).toContainText('150,00 €');
  await toFamilyTab(page, t, 'bookings');
  const rows = page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem');
  await expect(rows.getByText(t('family.pays', { name: 'Johanna K.' }))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
});
