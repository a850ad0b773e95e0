import { formatEuros } from '@feria/shared/rules/money';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { closeRegistration, makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

test('a price books its week and day type for every child that takes part', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await makeChild(page.request, family, 'Emil');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), { ...summerWeek(1), max_participants: 0 }],
  });
  await signInWithSession(page, family.session);
  await page.goto(`/courseregistration/${project.id}`);
  const half = { type: t('common.day_type.half_day'), price: formatEuros(90) };
  await expect(
    page.getByRole('button', { name: t('project.book_week_waiting', { week: week(2), ...half }) }),
  ).toBeVisible();
  const price = page.getByRole('button', { name: t('project.book_week', { week: week(1), ...half }) });
  await expect(page.getByText(t('project.book_week_hint'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  await price.click();
  const signUp = new SignUp(page, t, week, project);
  // What was pressed is said until somebody takes part.
  const wanted = signUp.dialog.getByText(t('signup.wanted', { week: week(1) }));
  await expect(wanted).toBeVisible();
  await signUp.child('Lea').check();
  await expect(wanted).toBeHidden();
  await expect(signUp.choice(1, 'Lea', 'half_day')).toBeChecked();
  await expect(signUp.choice(1, 'Lea')).not.toBeChecked();
  await expect(signUp.choice(2, 'Lea', 'half_day')).not.toBeChecked();
  await expect(signUp.child('Emil')).not.toBeChecked();
  await signUp.child('Emil').check();
  await expect(signUp.choice(1, 'Emil', 'half_day')).toBeChecked();
  // The general button names no week.
  await page.keyboard.press('Escape');
  await expect(signUp.dialog).toBeHidden();
  await expect(price).toBeFocused();

  await closeRegistration(page.request, project);
  await page.reload();
  await expect(page.getByText(formatEuros(90)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: formatEuros(90) })).toHaveCount(0);
  await expect(page.getByText(t('project.book_week_hint'))).toHaveCount(0);
});

test('children are added one after the other, with the usual school year as a suggestion', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await page.goto('/my-family?childEditId=new');
  const dialog = page.getByRole('dialog', { name: t('family.child_add_title') });
  const text = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  const school = dialog.getByRole('combobox', { name: t('field.school') });
  const next = dialog.getByRole('button', { name: t('family.child_save_next') });
  const grown = new Date().getUTCFullYear() - 20;

  // Nothing is saved, and nothing lost, while something is missing.
  await text(t('field.first_name')).fill('Lea');
  await next.click();
  await expect(text(t('field.tax'))).toBeFocused();
  await expect(school).toHaveAccessibleDescription(t('field.required'));
  await text(t('field.tax')).fill(makeTaxCode({ year: grown }).tax);
  await expect(school).toHaveValue('other');
  await expect(school).toHaveAccessibleDescription(t('family.school_suggested'));
  await expectNoViolations(page, { impact: 'minor' });
  await next.click();
  await expect(page.getByText(t('family.child_saved', { name: 'Lea' }))).toBeVisible();

  // The next starts empty, at the first field.
  await expect(text(t('field.first_name'))).toBeFocused();
  await expect(text(t('field.first_name'))).toHaveValue('');
  await expect(text(t('field.tax'))).toHaveValue('');
  await expect(dialog.getByText(t('field.restored'))).toHaveCount(0);
  await text(t('field.first_name')).fill('Emil');
  // What was chosen stays, whatever the tax code says.
  await school.selectOption('gs_2');
  await text(t('field.tax')).fill(makeTaxCode({ year: grown }).tax);
  await expect(text(t('field.birth'))).not.toHaveValue('');
  await expect(school).toHaveValue('gs_2');
  // Enter saves as the first button does.
  await text(t('field.tax')).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: /^(Lea|Emil) Kofler$/ })).toHaveCount(2);
});
