import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { API } from '@feria/shared/routes';
import { formatPeriod } from '@feria/shared/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, unfold, unfoldSection } from '../support/family';
import { expect, test } from '../support/test';

async function bookedFamily(request: Parameters<typeof makeFamily>[0]) {
  const family = await makeFamily(request);
  const project = await makeProject(request, { weeks: [summerWeek(0)] });
  await book(request, family, project, await makeChild(request, family, 'Jördis'));
  return { family, project };
}

function summariesIn(text: string): string[] {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).summary);
}

test('a parent gets an address for the calendar, renews it and switches it off', async ({
  page,
  context,
  t,
}) => {
  const { family, project } = await bookedFamily(page.request);
  await signInWithSession(page, family.session);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await openFamily(page, 'data');
  const section = page.getByRole('region', { name: t('calendar.title') });
  await unfoldSection(page, t('calendar.title'));
  const show = section.getByRole('button', { name: t('calendar.show') });
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(API.myFamilyCalendar);

  await show.focus();
  await page.keyboard.press('Enter');
  await section.getByRole('button', { name: t('calendar.create') }).click();
  const add = section.getByRole('link', { name: t('calendar.add') });
  await expect(add).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  const webcal = await add.getAttribute('href');
  expect(webcal).toMatch(/^webcal:\/\/.*\/calendar\/[\w-]{43}\.ics$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await section.getByRole('button', { name: t('payment.copy', { label: t('calendar.address') }) }).click();
  await expect(page.getByText(t('payment.copied', { label: t('calendar.address') }))).toBeVisible();
  const first = await page.evaluate(() => navigator.clipboard.readText());
  expect(first.replace(/^https?/, 'webcal')).toBe(webcal);
  const read = (address: string) => page.request.get(new URL(address).pathname);
  // In the language of the account, which is German.
  expect(summariesIn(await (await read(first)).text())).toEqual([`Jördis: ${project.name}, Woche 1`]);

  // The address is the same after a reload.
  await page.reload();
  await unfoldSection(page, t('calendar.title'));
  await show.click();
  await expect(section).toContainText(first);

  const renew = section.getByRole('button', { name: t('calendar.renew') });
  await renew.click();
  const question = page.getByRole('alertdialog', { name: t('calendar.renew_title') });
  await expect(question).toContainText(t('calendar.renew_question'));
  await expectNoViolations(page, { impact: 'minor' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(renew).toBeFocused();
  expect((await read(first)).status()).toBe(200);
  await renew.click();
  await question.getByRole('button', { name: t('calendar.renew') }).click();
  await expect(page.getByText(t('calendar.renewed'))).toBeVisible();
  await expect(section).not.toContainText(first);
  expect((await read(first)).status()).toBe(404);

  await section.getByRole('button', { name: t('calendar.end') }).click();
  await page
    .getByRole('alertdialog', { name: t('calendar.end_title') })
    .getByRole('button', { name: t('calendar.end') })
    .click();
  await expect(section.getByRole('button', { name: t('calendar.create') })).toBeFocused();
  await expect(add).toBeHidden();
});

test('what fails says why, and can be tried again', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  let isBroken = true;
  await page.route(`**/${API.myFamilyCalendar}`, (route) => (isBroken ? route.abort() : route.continue()));
  await openFamily(page, 'data');
  const section = page.getByRole('region', { name: t('calendar.title') });
  await unfoldSection(page, t('calendar.title'));
  await section.getByRole('button', { name: t('calendar.show') }).click();
  await expect(section.getByRole('alert')).toContainText(t('error.offline'), { timeout: 30_000 });
  isBroken = false;
  await section.getByRole('button', { name: t('action.retry') }).click();
  const create = section.getByRole('button', { name: t('calendar.create') });
  await expect(create).toBeVisible();
  isBroken = true;
  await create.click();
  await expect(section.getByRole('alert')).toContainText(t('error.offline'));
  await expectNoViolations(page, { impact: 'minor' });
  isBroken = false;
  await create.click();
  await expect(section.getByRole('link', { name: t('calendar.add') })).toBeVisible();
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test('a parent downloads a registration for the calendar', async ({ page, language, t, week }) => {
  const { family, project } = await bookedFamily(page.request);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  const name = language === 'it' ? `${project.name} it` : project.name;
  const { from, to } = summerWeek(0);
  const names = { child: 'Jördis Kofler', week: `${name}, ${week(1)}, ${formatPeriod(from, to)}` };
  const button = page.getByRole('button', { name: t('calendar.download_of', names) });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^Jördis_.*\.ics$/);
  expect(summariesIn(await readFile(await download.path(), 'utf8'))).toEqual([
    `Jördis: ${project.name}, Woche 1`,
  ]);
  await expect(
    page.getByText(t('calendar.downloaded', { name: download.suggestedFilename() })),
  ).toBeVisible();
  await page.route('**/calendar/registration/**', (route) => route.abort());
  await button.click();
  await expect(page.getByText(t('error.offline'))).toBeVisible();
});
