import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, parentInput, type Family } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { logOut, PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { openFamily, toFamilyTab, unfold } from '../support/family';
import { SignUp } from '../support/sign-up';
import { expect, test, type Translate } from '../support/test';

/** What is kept in the browser of forms that are not saved. */
const kept = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('feria.forms'));

async function signInAgain(page: Page, t: Translate, family: Family): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(t('field.email')).fill(family.email);
  await field(t('field.password')).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login.submit'), exact: true })
    .click();
}

test('the data of a child outlives Escape, Back, a reload and the end of the session, until it is saved', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  const add = page.getByRole('button', { name: t('family.child_add') });
  const dialog = page.getByRole('dialog', { name: t('family.child_add_title') });
  const text = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const restored = dialog.getByText(t('field.restored'));
  const { tax } = makeTaxCode({ year: 2016 });
  const expectAll = async (): Promise<void> => {
    await expect(restored).toBeVisible();
    await expect(text(t('field.first_name'))).toHaveValue('Hannah');
    await expect(text(t('field.tax'))).toHaveValue(tax);
    await expect(dialog.getByRole('combobox', { name: t('field.school') })).toHaveValue('gs_3');
    await expect(dialog.getByRole('switch', { name: t('family.leave_alone') })).toBeChecked();
    await expect(text(t('family.allergies'))).toHaveValue('Nüsse');
  };

  await add.click();
  await expect(restored).toHaveCount(0);
  await text(t('field.first_name')).fill('Hannah');
  await text(t('field.tax')).fill(tax);
  await dialog.getByRole('combobox', { name: t('field.school') }).selectOption('gs_3');
  await dialog.getByRole('switch', { name: t('family.leave_alone') }).check();
  await text(t('family.allergies')).fill('Nüsse');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await add.click();
  await expectAll();
  await expectNoViolations(page, { impact: 'minor' });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await add.click();
  await expectAll();
  await page.reload();
  await expectAll();

  await text(t('field.phone')).fill('+39 333 1234567');
  await dialog.getByRole('checkbox', { name: t('family.health_consent') }).check();
  await logOut(page.request, family);
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await signInAgain(page, t, family);
  await expectAll();
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hannah Kofler' })).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('the suggested school year follows the tax code after a reload too, until another is chosen', async ({
  page,
  t,
  language,
}) => {
  // The language of a new child is that of the account, whatever that of the page.
  const account = language === 'de' ? 'it' : 'de';
  const family = await makeFamily(page.request, account);
  await signInWithSession(page, family.session, language);
  await page.goto('/my-family?childEditId=new');
  const dialog = page.getByRole('dialog', { name: t('family.child_add_title') });
  const tax = dialog.getByRole('textbox', { name: t('field.tax'), exact: true });
  const school = dialog.getByRole('combobox', { name: t('field.school') });
  const taxOf = (age: number): string => makeTaxCode({ year: new Date().getUTCFullYear() - age }).tax;
  const lang = dialog.getByRole('combobox', { name: t('field.language') });
  await expect(lang).toHaveValue(account);
  await tax.fill(taxOf(9));
  await expect(school).toHaveValue(/^gs_/);
  await page.reload();
  await expect(dialog.getByText(t('field.restored'))).toBeVisible();
  await expect(school).toHaveValue(/^gs_/);
  await tax.fill(taxOf(20));
  await expect(school).toHaveValue('other');
  await expect(school).toHaveAccessibleDescription(t('family.school_suggested'));

  await school.selectOption('ms_1');
  await page.reload();
  await tax.fill(taxOf(9));
  await expect(dialog.getByRole('textbox', { name: t('field.birth') })).not.toHaveValue('');
  await expect(school).toHaveValue('ms_1');
});

test('input that was restored can be discarded, cancelling forgets it, and so does a logout', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  const paul = await makeChild(page.request, family, 'Paul');
  await makeChild(page.request, family, 'Rosa');
  await signInWithSession(page, family.session);
  await page.goto(`/my-family?childEditId=${paul.id}`);
  const dialog = page.getByRole('dialog');
  const allergies = dialog.getByRole('textbox', { name: t('family.allergies') });
  await allergies.fill('Nüsse');
  await page.keyboard.press('Escape');

  // Of one child, not of the other.
  await page.getByRole('button', { name: t('family.child_edit', { name: 'Rosa Kofler' }) }).click();
  await expect(allergies).toHaveValue('');
  await page.keyboard.press('Escape');
  const open = page.getByRole('button', { name: t('family.child_edit', { name: 'Paul Kofler' }) });
  await open.click();
  await expect(allergies).toHaveValue('Nüsse');
  await dialog.getByRole('button', { name: t('field.discard') }).click();
  await expect(allergies).toHaveValue('');
  await expect(dialog.getByText(t('field.restored'))).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: t('field.first_name'), exact: true })).toBeFocused();

  await allergies.fill('Milch');
  await dialog.getByRole('button', { name: t('action.cancel') }).click();
  expect(await kept(page)).toBeNull();
  await open.click();
  await allergies.fill('Milch');
  await page.keyboard.press('Escape');
  expect(await kept(page)).toContain('Milch');
  await page.getByRole('button', { name: t('app.logout') }).click();
  await expect(page.getByText(t('app.signed_out'))).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('one’s own data and a changed registration are kept too', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Klara');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await book(page.request, family, project, child);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await page.getByRole('button', { name: t('family.parent_edit') }).click();
  const own = page.getByRole('dialog', { name: t('family.parent_edit') });
  const address = own.getByRole('textbox', { name: t('field.address') });
  await address.fill('Lauben 12');
  await page.goBack();
  await expect(own).toBeHidden();

  await toFamilyTab(page, t, 'bookings');
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  await page.getByRole('button', { name: new RegExp(`^${t('family.edit_title')}`) }).click();
  const registration = page.getByRole('dialog', { name: t('family.edit_title') });
  const second = registration.getByRole('textbox', { name: t('signup.contact2') });
  await second.fill('+39 333 9998887');
  await logOut(page.request, family);
  await registration.getByRole('button', { name: t('action.save') }).click();
  await signInAgain(page, t, family);
  await expect(second).toHaveValue('+39 333 9998887');
  await registration.getByRole('button', { name: t('action.save') }).click();
  await expect(registration).toBeHidden();

  await toFamilyTab(page, t, 'data');
  await page.getByRole('button', { name: t('family.parent_edit') }).click();
  await expect(address).toHaveValue('Lauben 12');
});

test('a child that is added during a sign-up is kept as well', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ida');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  const add = signUp.dialog.getByRole('button', { name: t('signup.add_child') });
  const name = page
    .getByRole('dialog', { name: t('family.child_add_title') })
    .getByRole('textbox', { name: t('field.first_name'), exact: true });
  await add.click();
  await name.fill('Emma');
  await page.goBack();
  await expect(signUp.dialog).toBeHidden();
  await page.goForward();
  await add.click();
  await expect(name).toHaveValue('Emma');
});

test('a registration form outlives a reload, without the passwords', async ({ page, t }) => {
  const input = parentInput();
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await page.goto('/register');
  await field(t('field.first_name')).fill(input.first_name);
  await field(t('field.tax')).fill(input.tax);
  await field(t('field.phone')).fill('+39 0471 000111');
  await field(t('field.email')).fill(input.email);
  await field(t('field.password')).fill(PASSWORD);
  expect(await kept(page)).not.toContain(PASSWORD);
  await page.reload();
  await expect(page.getByText(t('field.restored'))).toBeVisible();
  await expect(field(t('field.first_name'))).toHaveValue(input.first_name);
  await expect(field(t('field.tax'))).toHaveValue(input.tax);
  await expect(field(t('field.email'))).toHaveValue(input.email);
  await expect(field(t('field.password'))).toHaveValue('');
  await expectNoViolations(page, { impact: 'minor' });

  await field(t('field.last_name')).fill(input.last_name);
  await field(t('field.address')).fill(input.address);
  await field(t('field.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('register.submit') }).click();
  await expect(page).toHaveURL(/\/my-family$/);
  expect(await kept(page)).toBeNull();
});
