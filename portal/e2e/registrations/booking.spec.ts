import type { Browser } from '@playwright/test';
import { demoAccounts, demoPassword, uniqueEmail, waitForMail } from '../../../shared/tools/e2e/app';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { PASSWORD } from '../../../shared/tools/e2e/session';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { toFamilyTab } from '../support/family';
import { CORE, expect, test, type Translate } from '../support/test';

/** Words of the back office and of mails, which are not the portal's. */
const ELSEWHERE = {
  de: { mail: /^Anmeldung: /, search: 'Suche' },
  it: { mail: /^Iscrizione: /, search: 'Ricerca' },
} as const;

test(
  'a parent registers, adds a child, books a week and sees it, and so does the office',
  CORE,
  async ({ page, browser, language, t, week }) => {
    const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
    await page.goto(`/courseregistration/${project.id}`);
    await page.getByRole('button', { name: t('project.book') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('project.visitor_register') })
      .click();

    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    const parent = makeTaxCode({ year: 1984 });
    await field(t('field.first_name')).fill('Barbara');
    await field(t('field.last_name')).fill('Gruber');
    await field(t('field.tax')).fill(parent.tax.toLowerCase());
    await expect(field(t('field.birth'))).toHaveValue(parent.birth);
    await expect(field(t('field.birth'))).not.toBeEditable();
    await expect(field(t('field.gender'))).toHaveValue(t('common.gender.f'));
    await expect(field(t('field.gender'))).not.toBeEditable();
    await field(t('field.address')).fill('Silbergasse 9');
    const email = uniqueEmail('gruber');
    await field(t('field.email')).fill(email);
    await field(t('field.password')).fill(PASSWORD);
    await page.getByRole('button', { name: t('register.submit') }).click();

    // Logged in, and back where the booking was begun.
    const signUp = page.getByRole('dialog', { name: new RegExp(project.name) });
    const child = page.getByRole('dialog', { name: t('family.child_add_title') });
    const childCode = makeTaxCode({ year: 2018 });
    await child.getByRole('textbox', { name: t('field.first_name'), exact: true }).fill('Mira');
    await child.getByRole('textbox', { name: t('field.tax'), exact: true }).fill(childCode.tax);
    await child.getByRole('combobox', { name: t('field.school') }).selectOption('gs_2');
    await child.getByRole('textbox', { name: t('field.phone'), exact: true }).fill('+39 333 777888');
    await child.getByRole('button', { name: t('action.save') }).click();

    const choice = new RegExp(`^${t('common.day_type.full_day')}.*${week(1)} Mira$`);
    await signUp.getByRole('radio', { name: choice }).check();
    await expect(signUp.getByText('150,00 €').last()).toBeVisible();
    await signUp.getByRole('textbox', { name: t('signup.contact1') }).fill('+39 333 999000');
    await signUp.getByRole('checkbox', { name: t('signup.privacy') }).check();
    await signUp.getByRole('button', { name: t('signup.submit'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('signup.question_yes') })
      .click();

    await expect(signUp.getByRole('heading', { name: t('signup.result_title') })).toBeFocused();
    await expect(signUp.getByRole('listitem')).toContainText(t('common.outcome.confirmed'));
    await signUp.getByRole('link', { name: t('signup.result_family') }).click();

    await expect(page.getByRole('heading', { level: 1, name: t('family.title') })).toBeFocused();
    await toFamilyTab(page, t, 'bookings');
    const booked = page
      .getByRole('region', { name: t('family.registrations') })
      .getByRole('listitem')
      .filter({ hasText: project.name });
    await expect(booked).toContainText('Mira Gruber');
    await expect(booked).toContainText(week(1));

    // Nobody has confirmed the address, so the mail names children shortly.
    expect((await waitForMail(email, ELSEWHERE[language].mail)).text).toContain('Mira G.');
    await officeFinds(browser, t, ELSEWHERE[language].search, childCode.tax, [
      'Mira',
      'Gruber',
      project.name,
    ]);
  },
);

/** The office logs in and finds the registration by the child's tax code. */
async function officeFinds(
  browser: Browser,
  t: Translate,
  search: string,
  taxCode: string,
  shows: string[],
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto('/be/peopleCourseWeekRegistration');
  await page.getByRole('textbox', { name: t('field.email'), exact: true }).fill(demoAccounts.office);
  await page.getByRole('textbox', { name: t('field.password'), exact: true }).fill(demoPassword);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login.submit'), exact: true })
    .click();
  await page.getByLabel(search).fill(taxCode.toLowerCase());
  const found = page.getByRole('row').nth(1); // after the head; the list does not show the tax code by itself
  await expect(page.getByRole('row')).toHaveCount(2);
  for (const shown of shows) await expect(found).toContainText(shown);
  await context.close();
}
