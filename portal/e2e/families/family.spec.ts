import type { PortalLanguage } from '@feria/shared/config';
import { formatPeriod } from '@feria/shared/rules/dates';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { linkParentAsStaff, makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { closeRegistration, makeProject, summerWeek, type Project } from '../../../shared/tools/e2e/projects';
import { book, payAsStaff, removeAsStaff } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, toFamilyTab, unfold } from '../support/family';
import { mockOptions } from '../support/mock';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { CORE_PHONE, DEMO_CONTACT, expect, test } from '../support/test';

/** The first week of a project as the buttons of a registration name it: project, week and dates with their year. */
function firstWeekOf({ name }: Project, language: PortalLanguage, week: (n: number) => string): string {
  const { from, to } = summerWeek(0);
  return `${language === 'it' ? `${name} it` : name}, ${week(1)}, ${formatPeriod(from, to)}`;
}

test('a new family is told what to do first', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  await expect(page.getByRole('heading', { name: t('family.task_first_child') })).toBeVisible();
  await toFamilyTab(page, t, 'bookings');
  await expect(page.getByText(t('family.registrations_empty'))).toBeVisible();
  await toFamilyTab(page, t, 'data');
  const own = page.getByRole('region', { name: t('family.parent') });
  await expect(own).toContainText('Johanna Kofler');
  await expect(own).toContainText(family.email);
  await expect(own).toContainText(family.tax);
  await expect(page.getByRole('region', { name: t('family.children') })).toContainText(
    t('family.children_empty_text'),
  );
  await expectNoViolations(page, { impact: 'minor' });
  await page.getByRole('link', { name: t('family.new_registration') }).click();
  await expect(page).toHaveURL('/?type=all');
});

test('a parent changes the own data and language', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await page.getByRole('button', { name: t('family.parent_edit') }).click();
  const dialog = page.getByRole('dialog', { name: t('family.parent_edit') });
  const address = dialog.getByRole('textbox', { name: t('field.address') });
  await address.fill('');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(address).toHaveAccessibleDescription(t('field.required'));
  await expectNoViolations(page, { impact: 'minor' });
  await address.fill('Runkelsteiner Straße 1');
  await dialog.getByRole('combobox', { name: t('field.language') }).selectOption('it');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(dialog).toBeHidden();
  const section = page.getByRole('region', { name: t('family.parent') });
  await expect(section).toContainText('Runkelsteiner Straße 1');
  await expect(section).toContainText(t('common.lang.it'));
  await expect(section.getByRole('button', { name: t('family.parent_edit') })).toBeFocused();
});

test('a parent is asked for the municipality where the postcode has several', async ({
  page,
  t,
  language,
}) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  const open = page.getByRole('button', { name: t('family.parent_edit') });
  await open.click();
  const dialog = page.getByRole('dialog', { name: t('family.parent_edit') });
  const postcode = dialog.getByRole('textbox', { name: t('field.plz') });
  const town = dialog.getByRole('combobox', { name: t('field.municipality') });
  await postcode.fill('39100');
  await expect(town).toBeHidden();
  await postcode.fill('39040');
  await expect(town).toHaveAccessibleDescription(t('field.municipality_help'));
  const name = language === 'it' ? 'Ora' : 'Auer';
  await town.selectOption({ label: name });
  await expectNoViolations(page, { impact: 'minor' });
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(town.getByRole('option', { name, exact: true })).toHaveJSProperty('selected', true);
});

test('a dialog that cannot be loaded offline leaves the page as it is, says so, and opens when the network is back', async ({
  page,
  context,
  t,
}) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  const own = page.getByRole('region', { name: t('family.parent') });
  const edit = own.getByRole('button', { name: t('family.parent_edit') });
  const addChild = page.getByRole('button', { name: t('family.child_add') });
  await expect(addChild).toBeVisible();
  await context.setOffline(true);
  for (const opens of [edit, addChild, own.getByRole('button', { name: t('family.change_password') })]) {
    await opens.click();
    await expect(page.getByText(t('error.offline'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(own).toContainText('Johanna Kofler');
    await page
      .getByRole('button', { name: t('action.close') })
      .last()
      .click();
  }
  await context.setOffline(false);
  await edit.click();
  await expect(page.getByRole('dialog', { name: t('family.parent_edit') })).toBeVisible();
  await page.keyboard.press('Escape');
  await addChild.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a child needs all required fields and a valid tax code', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await page.getByRole('button', { name: t('family.child_add') }).click();
  const dialog = page.getByRole('dialog', { name: t('family.child_add_title') });
  const text = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const save = dialog.getByRole('button', { name: t('action.save') });
  // A new child starts with the parent's number.
  await expect(text(t('field.phone'))).toHaveValue('+39 0471 000111');
  await text(t('field.phone')).fill('');
  await save.click();
  for (const name of [t('field.first_name'), t('field.tax'), t('field.phone')]) {
    await expect(text(name)).toHaveAccessibleDescription(t('field.required'));
  }
  const school = dialog.getByRole('combobox', { name: t('field.school') });
  await expect(school).toHaveAccessibleDescription(t('field.required'));
  await expect(school.getByRole('option', { includeHidden: true })).toHaveCount(14); // 13 schools, and none chosen
  await expect(text(t('field.first_name'))).toBeFocused();

  const { tax, birth } = makeTaxCode({ year: 2016 });
  const wrong = tax.slice(0, 15) + (tax.endsWith('A') ? 'B' : 'A');
  await text(t('field.first_name')).fill('Hannah');
  await expect(text(t('field.last_name'))).toHaveValue('Kofler');
  await text(t('field.tax')).fill(wrong);
  await text(t('field.phone')).fill('+39 333 1');
  await school.selectOption('kg_4');
  await save.click();
  const popup = page.getByRole('alertdialog', { name: t('error.title') });
  await expect(popup).toContainText(t('field.tax_invalid'));
  await popup.getByRole('button', { name: t('action.close') }).click();
  await text(t('field.tax')).fill(tax.toLowerCase());
  await expect(text(t('field.tax'))).toHaveValue(tax);
  await expect(text(t('field.birth'))).toHaveValue(birth);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('family.child_saved', { name: 'Hannah' }))).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Hannah Kofler' });
  await expect(card).toContainText(birth);
  await expect(card).toContainText(t('common.school.kg_4'));
});

test("another family's tax code leads to the office and says nothing more", async ({ page, t }) => {
  const others = await makeFamily(page.request);
  const { tax } = await makeChild(page.request, others, 'Kurt');
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await page.goto('/my-family?childEditId=new');
  const dialog = page.getByRole('dialog', { name: t('family.child_add_title') });
  const text = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await text(t('field.first_name')).fill('Kurt');
  await text(t('field.tax')).fill(tax);
  await text(t('field.phone')).fill('+39 333 1');
  await dialog.getByRole('combobox', { name: t('field.school') }).selectOption('gs_1');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(text(t('field.tax'))).toBeFocused();
  await expect(text(t('field.tax'))).toHaveAccessibleDescription(/Büro|ufficio/);
  await expect(dialog.getByRole('link', { name: DEMO_CONTACT.phone })).toHaveAttribute(
    'href',
    'tel:+390472000417',
  );
  await expect(dialog.getByRole('link', { name: DEMO_CONTACT.email })).toHaveAttribute(
    'href',
    `mailto:${DEMO_CONTACT.email}`,
  );
  await expectNoViolations(page, { impact: 'minor' });
});

test('health data needs consent, and a saved tax code stays', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Paul');
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  const opener = page.getByRole('button', { name: t('family.child_edit', { name: 'Paul Kofler' }) });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: t('family.child_edit_title', { name: 'Paul' }) });
  const tax = dialog.getByRole('textbox', { name: t('field.tax') });
  await expect(tax).toHaveValue(child.tax);
  await expect(tax).not.toBeEditable();
  const consent = dialog.getByRole('checkbox', { name: t('family.health_consent') });
  await expect(consent).toHaveCount(0);
  await dialog.getByRole('textbox', { name: t('family.allergies') }).fill('Erdnüsse');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(dialog.getByText(t('family.health_consent_required'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  await consent.check();
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByRole('textbox', { name: t('family.allergies') })).toHaveValue('Erdnüsse');
});

test('the address opens a child and leads back after it is saved', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Rosa');
  await signInWithSession(page, family.session);
  await page.goto(`/my-family?childEditId=${child.id}&backUrl=${encodeURIComponent('/?type=all')}`);
  const dialog = page.getByRole('dialog', { name: t('family.child_edit_title', { name: 'Rosa' }) });
  await dialog.getByRole('textbox', { name: t('field.first_name'), exact: true }).fill('Rosalie');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(page).toHaveURL(/\/\?type=all$/);
  await expect(page.getByText(t('family.child_saved', { name: 'Rosalie' }))).toBeVisible();

  // Only to pages of this site.
  await page.goto(`/my-family?childEditId=${child.id}&backUrl=${encodeURIComponent('https://example.org/')}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('action.save') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/my-family\?/);

  await page.goto('/my-family?childEditId=999999');
  await expect(page.getByRole('alert')).toContainText(t('family.child_missing'));
});

test('a registration is changed and then given up', CORE_PHONE, async ({ page, language, t, week }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Klara');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], custom_field: true });
  await book(page.request, family, project, child, 0, { custom_field: '128' });
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const row = page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: project.name });
  await unfold(row);
  await expect(row).toContainText(`${t('common.day_type.full_day')} · 150,00 €`);
  await expect(row).toContainText(t('family.open', { amount: '150,00 €' }));
  const names = { child: 'Klara Kofler', week: firstWeekOf(project, language, week) };
  const opener = row.getByRole('button', { name: t('family.edit_of', names) });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: t('family.edit_title') });
  await expectNoViolations(page, { impact: 'minor' });
  await dialog.getByRole('combobox', { name: t('family.day_type') }).selectOption('half_day');
  const second = dialog.getByRole('textbox', { name: t('signup.contact2') });
  await second.fill('+39 333 1112223');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(second).toHaveAccessibleDescription(t('signup.error_contact_same'));
  await second.fill('+39 333 9998887');
  const size = dialog.getByRole('textbox', {
    name: language === 'it' ? 'Taglia della maglietta' : 'T-Shirt-Größe',
  });
  await expect(size).toHaveValue('128');
  await size.fill('134');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(row).toContainText(`${t('common.day_type.half_day')} · 90,00 €`);
  await expect(page.getByText(t('family.edit_saved'))).toBeVisible();
  await opener.click();
  await expect(second).toHaveValue('+39 333 9998887');
  await expect(size).toHaveValue('134');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await row.getByRole('button', { name: t('family.delete_of', names) }).click();
  const question = page.getByRole('alertdialog', { name: t('family.delete_title') });
  await expect(question).toContainText('Klara');
  await expect(question).toContainText(formatPeriod(summerWeek(0).from, summerWeek(0).to));
  await expect(question.getByRole('button', { name: t('action.cancel') })).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: t('family.delete') }).click();
  await expect(row).toBeHidden();
  await expect(page.getByText(t('family.registrations_empty'))).toBeVisible();
});

test('only the day types of the week can be chosen', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Gregor');
  const project = await makeProject(page.request, { weeks: [{ ...summerWeek(0), half_day: false }] });
  await book(page.request, family, project, child);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  await page.getByRole('button', { name: new RegExp(`^${t('family.edit_title')}`) }).click();
  const choice = page.getByRole('dialog').getByRole('combobox', { name: t('family.day_type') });
  await expect(choice.getByRole('option')).toHaveText([`${t('common.day_type.full_day')} · 150,00 €`]);
});

test('a delete that is refused says why', async ({ page, language, t, week }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Vera');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await book(page.request, family, project, child);
  await signInWithSession(page, family.session);
  await page.route('**/api/registration/*', (route) =>
    route.fulfill({ json: { data: { success: false, message: 'Schon bezahlt: bitte ans Büro.' } } }),
  );
  await openFamily(page, 'bookings');
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  await page
    .getByRole('button', {
      name: t('family.delete_of', { child: 'Vera Kofler', week: firstWeekOf(project, language, week) }),
    })
    .click();
  const question = page.getByRole('alertdialog', { name: t('family.delete_title') });
  await question.getByRole('button', { name: t('family.delete') }).click();
  await expect(question.getByRole('alert')).toContainText('Schon bezahlt');
  await expectNoViolations(page, { impact: 'minor' });
});

test('a registration that something was paid for says so, and who can remove it', async ({
  page,
  language,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Zita');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const { registrations } = await book(page.request, family, project, child);
  await payAsStaff(page.request, registrations[0]?.id ?? 0);
  await mockOptions(page, { contact_name: 'Ferienbüro', contact_phone: '+39 0472 000 417' });
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const row = page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem');
  await unfold(row);
  await expect(row).toContainText(t('family.not_deletable_payment', { office: '' }).trim());
  await expect(row.getByRole('link', { name: '+39 0472 000 417' })).toHaveAttribute(
    'href',
    'tel:+390472000417',
  );
  // It can still be changed.
  await expect(row.getByRole('button')).toHaveText([
    t('calendar.download'),
    t('on_site.absence_tell'),
    t('action.edit'),
  ]);
  await expect(
    row.getByRole('button', {
      name: t('family.edit_of', { child: 'Zita Kofler', week: firstWeekOf(project, language, week) }),
    }),
  ).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
});

test('a waiting registration shows its position and can be removed', async ({ page, language, t, week }) => {
  const project = await makeProject(page.request, { weeks: [{ ...summerWeek(0), max_participants: 1 }] });
  const others = await makeFamily(page.request);
  await book(page.request, others, project, await makeChild(page.request, others, 'Tim'));
  await book(page.request, others, project, await makeChild(page.request, others, 'Tina'));
  const family = await makeFamily(page.request);
  await book(page.request, family, project, await makeChild(page.request, family, 'Anton'));
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const queue = page.getByRole('region', { name: t('family.registrations') });
  await unfold(queue.getByRole('listitem'));
  await expect(queue.getByRole('listitem')).toContainText(t('family.queue_position', { position: 2 }));
  // Leaving is called leaving: nothing is deleted that one had.
  await expect(queue.getByRole('button')).toHaveText([
    t('calendar.download'),
    t('action.edit'),
    t('family.leave'),
  ]);
  await queue
    .getByRole('button', {
      name: t('family.leave_of', { child: 'Anton Kofler', week: firstWeekOf(project, language, week) }),
    })
    .click();
  const question = page.getByRole('alertdialog', { name: t('family.delete_waiting_title') });
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: t('family.leave') }).click();
  await expect(queue).toContainText(t('family.registrations_empty'));
  await expect(
    page.getByText(language === 'it' ? 'non è più in lista' : 'nicht mehr auf der Warteliste'),
  ).toBeVisible();
});

test('after the registration has closed a place stays, a waiting list can be left, and a place one moved up to given back', async ({
  page,
  t,
}) => {
  const project = await makeProject(page.request, { weeks: [{ ...summerWeek(0), max_participants: 1 }] });
  const family = await makeFamily(page.request);
  const first = await book(page.request, family, project, await makeChild(page.request, family, 'Frieda'));
  await book(page.request, family, project, await makeChild(page.request, family, 'Willi'));
  await book(page.request, family, project, await makeChild(page.request, family, 'Anna'));
  await closeRegistration(page.request, project);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const current = page.getByRole('region', { name: t('family.registrations') });
  const row = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `${name} Kofler` })
      .filter({
        hasText: project.name,
      });
  await unfold(current.getByRole('listitem'));
  await expect(row('Frieda')).toContainText(t('family.not_editable'));
  const calendar = t('calendar.download');
  await expect(row('Frieda').getByRole('button')).toHaveText([calendar, t('on_site.absence_tell')]);
  await expect(row('Willi').getByRole('button')).toHaveText([calendar, t('family.leave')]);

  await row('Anna')
    .getByRole('button', { name: t('family.leave') })
    .click();
  await page
    .getByRole('alertdialog', { name: t('family.delete_waiting_title') })
    .getByRole('button', { name: t('family.leave') })
    .click();
  await expect(current.getByRole('listitem')).toHaveCount(2);

  await removeAsStaff(page.request, first.registrations[0]?.id ?? 0);
  await page.reload();
  await expect(current.getByRole('listitem')).toHaveCount(1);
  await unfold(current.getByRole('listitem'));
  await expect(row('Willi').getByRole('button')).toHaveText([
    calendar,
    t('on_site.absence_tell'),
    t('family.delete'),
  ]);
  await row('Willi')
    .getByRole('button', { name: t('family.delete') })
    .click();
  await page
    .getByRole('alertdialog', { name: t('family.delete_title') })
    .getByRole('button', { name: t('family.delete') })
    .click();
  await expect(current).toContainText(t('family.registrations_empty'));
});

test('weeks that are over are folded away, and the demo family is complete', async ({
  page,
  t,
  language,
}) => {
  await signInWithSession(page, sessionOf('family'), language);
  await openFamily(page, 'data');
  await expect(
    page.getByRole('region', { name: t('family.children') }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await toFamilyTab(page, t, 'bookings');
  const past = page.getByText(t('family.registrations_past'));
  await past.click();
  await expect(page.getByRole('group').getByRole('listitem').first()).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
});

test('the other parent changes the day type of a booking and sees nothing else of it', async ({
  page,
  language,
  t,
  week,
}) => {
  const [booker, other] = [await makeFamily(page.request), await makeFamily(page.request)];
  const child = await makeChild(page.request, booker, 'Nora');
  await linkParentAsStaff(page.request, child, other);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], custom_field: true });
  await book(page.request, booker, project, child, 0, { custom_field: 'Größe 128' });
  await mockOptions(page, { contact_name: 'Ferienbüro', contact_phone: '+39 0472 000 417' });
  await signInWithSession(page, other.session);
  await openFamily(page, 'bookings');
  const names = { child: 'Nora Kofler', week: firstWeekOf(project, language, week) };
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  await page.getByRole('button', { name: t('family.edit_of', names) }).click();
  const dialog = page.getByRole('dialog', { name: t('family.edit_title') });
  await expect(dialog).toContainText(t('family.edit_not_own', { office: '' }).trim());
  await expect(dialog.getByRole('link', { name: '+39 0472 000 417' })).toHaveAttribute(
    'href',
    'tel:+390472000417',
  );
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });
  await dialog.getByRole('combobox', { name: t('family.day_type') }).selectOption('half_day');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: week(1) })).toContainText(
    t('common.day_type.half_day'),
  );
  expect(await page.content()).not.toContain('Größe 128');
});
