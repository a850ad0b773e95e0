import type { Page } from '@playwright/test';
import type { FamilyChild } from '@feria/shared';
import { API } from '@feria/shared/routes';
import { addDays, formatDate, formatPeriod, romeToday } from '@feria/shared/rules/dates';
import { serverMessage } from '@feria/shared/i18n/server';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, type Family } from '../../../shared/tools/e2e/families';
import { makeProject } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, toFamilyTab, unfold } from '../support/family';
import { mockOptions } from '../support/mock';
import { expect, test, type Translate } from '../support/test';

/** First day of the week that is booked. */
const FIRST = addDays(romeToday(), 14);

/** The card of a child on the page of the family. */
function card(page: Page, t: Translate, child = 'Lea') {
  return page
    .getByRole('region', { name: t('family.children'), exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: `${child} Kofler` }) });
}

/** A family with a child, on its page. */
async function open(page: Page): Promise<{ family: Family; child: FamilyChild }> {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Lea');
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  return { family, child };
}

/** Saves pick-up persons as another device of the family. */
async function saveElsewhere(page: Page, family: Family, child: FamilyChild, persons: object[]) {
  const answer = await page.request.put(`/${API.myFamilyChildren}/${child.id}/pickup-persons`, {
    data: { persons },
    headers: { Authorization: `Bearer ${family.session.token}` },
  });
  expect(answer.status()).toBe(200);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('a parent adds, changes and removes who may pick up a child, in one form', async ({ page, t }) => {
  await open(page);
  await expect(card(page, t)).toContainText(t('on_site.pickup_none'));
  const edit = card(page, t).getByRole('button', { name: t('on_site.pickup_edit_of', { child: 'Lea' }) });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: t('on_site.pickup_title', { child: 'Lea' }) });
  const person = (n: number) => dialog.getByRole('group', { name: t('on_site.person', { number: n }) });
  const field = (n: number, label: string) => person(n).getByRole('textbox', { name: label });
  const save = dialog.getByRole('button', { name: t('action.save') });
  await save.click();
  await expect(field(1, t('on_site.person_name'))).toBeFocused();
  await expect(field(1, t('on_site.person_name'))).toHaveAccessibleDescription(t('field.required'));
  await expect(field(1, t('field.phone'))).toHaveAccessibleDescription(t('field.required'));
  await expectNoViolations(page, { impact: 'minor' });

  await field(1, t('on_site.person_name')).fill('Rosa Kofler');
  await field(1, t('field.phone')).fill('+39 333 1111111');
  await field(1, t('on_site.person_relation')).fill('Oma');
  await dialog.getByRole('button', { name: t('on_site.person_add') }).click();
  // Typed on by keyboard: the focus is in the new row.
  await expect(field(2, t('on_site.person_name'))).toBeFocused();
  await page.keyboard.type('Kurt Moser');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ruf an');
  await save.click();
  await expect(field(2, t('field.phone'))).toHaveAccessibleDescription(t('field.phone_invalid'));
  await field(2, t('field.phone')).fill('0471 222222');
  await expectNoOverflow(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('on_site.pickup_saved', { child: 'Lea' }))).toBeVisible();
  const list = card(page, t).getByRole('list', { name: t('on_site.pickup') });
  await expect(list.getByRole('listitem')).toHaveText([
    'Rosa Kofler (Oma), +39 333 1111111',
    'Kurt Moser, 0471 222222',
  ]);
  await expectNoViolations(page, { impact: 'minor' });
  await expectNoOverflow(page);

  await edit.click();
  await dialog.getByRole('button', { name: t('on_site.person_remove_of', { name: 'Rosa Kofler' }) }).click();
  await expect(dialog.getByRole('button', { name: t('on_site.person_add') })).toBeFocused();
  await expect(field(1, t('on_site.person_name'))).toHaveValue('Kurt Moser');
  for (let count = 1; count < 6; count += 1)
    await dialog.getByRole('button', { name: t('on_site.person_add') }).click();
  await expect(dialog.getByRole('button', { name: t('on_site.person_add') })).toBeHidden();
  await expect(dialog).toContainText(t('on_site.pickup_full', { max: 6 }));
  await expectNoViolations(page, { impact: 'minor' });
  for (let count = 6; count > 0; count -= 1)
    await person(count)
      .getByRole('button', { name: new RegExp(`^${t('on_site.person_remove')}`) })
      .click();
  await expect(dialog).toContainText(t('on_site.pickup_empty'));
  await expectNoViolations(page, { impact: 'minor' });
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(card(page, t)).toContainText(t('on_site.pickup_none'));
});

test('what was typed of pick-up persons stays when the save fails, and when the dialog is left', async ({
  page,
  t,
}) => {
  const { family, child } = await open(page);
  await saveElsewhere(page, family, child, [{ name: 'Rosa Kofler', phone: '0471 111111' }]);
  await page.reload();
  const edit = card(page, t).getByRole('button', { name: t('on_site.pickup_edit_of', { child: 'Lea' }) });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: t('on_site.pickup_title', { child: 'Lea' }) });
  const phone = dialog.getByRole('textbox', { name: t('field.phone') });
  const save = dialog.getByRole('button', { name: t('action.save') });
  await phone.fill('0471 333333');

  const calls = `**/${API.myFamilyChildren}/*/pickup-persons`;
  await page.route(calls, (route) => route.abort());
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(t('error.offline'));
  await expect(phone).toHaveValue('0471 333333');
  await page.unroute(calls);

  // What the server says of a person stands at its field.
  await page.route(calls, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'validation', message: 'x', errors: { 'persons.0.phone': ['So nicht.'] } },
    }),
  );
  await save.click();
  await expect(phone).toHaveAccessibleDescription('So nicht.');
  await expect(phone).toBeFocused();
  await expect(save).toBeEnabled();
  await expectNoViolations(page, { impact: 'minor' });
  await page.unroute(calls);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await edit.click();
  await expect(dialog).toContainText(t('field.restored'));
  await expect(phone).toHaveValue('0471 333333');

  // The other parent has emptied the list meanwhile: that is asked, and the own list puts the person back.
  await saveElsewhere(page, family, child, []);
  await save.click();
  const question = page.getByRole('dialog', { name: t('changed.title') });
  await question.getByRole('radio', { name: t('changed.yours') }).check();
  await question.getByRole('button', { name: t('changed.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, t)).toContainText('Rosa Kofler, 0471 333333');
});

test('a parent tells that a child does not come, from the child and from a registration, and takes it back', async ({
  page,
  language,
  t,
}) => {
  const { family, child } = await open(page);
  const tell = t('on_site.absence_tell_of', { child: 'Lea' });
  // Without a place there is nothing to miss.
  await expect(card(page, t).getByRole('button', { name: tell })).toBeHidden();
  const last = addDays(FIRST, 4);
  const project = await makeProject(page.request, { weeks: [{ from: FIRST, to: last }] });
  await book(page.request, family, project, child);
  await page.reload();

  await card(page, t).getByRole('button', { name: tell }).click();
  const dialog = page.getByRole('dialog', { name: t('on_site.absence_title', { child: 'Lea' }) });
  const from = dialog.getByLabel(t('on_site.absence_from'));
  const to = dialog.getByLabel(t('on_site.absence_to'));
  const send = dialog.getByRole('button', { name: t('on_site.absence_send') });
  await expect(from).toHaveValue(FIRST);
  await expect(to).toHaveValue(FIRST);
  await expectNoViolations(page, { impact: 'minor' });
  await to.fill(addDays(FIRST, -1));
  await send.click();
  await expect(to).toHaveAccessibleDescription(t('on_site.absence_order'));
  await from.fill(addDays(FIRST, -3));
  await send.click();
  await expect(from).toHaveAccessibleDescription(
    serverMessage(language, 'absence.no_week', { child: 'Lea' }),
  );
  await expect(send).toBeEnabled();
  await expectNoViolations(page, { impact: 'minor' });
  // The last day follows the first.
  await from.fill(addDays(FIRST, 1));
  await expect(to).toHaveValue(addDays(FIRST, 1));
  await dialog.getByRole('textbox', { name: t('on_site.absence_reason') }).fill('Zahnarzt');
  await expectNoOverflow(page);
  await send.click();
  await expect(dialog).toBeHidden();
  const absences = card(page, t).getByRole('list', { name: t('on_site.absences') });
  await expect(absences.getByRole('listitem')).toContainText(`${formatDate(addDays(FIRST, 1))}: Zahnarzt`);

  // From the registration, by keyboard; Back closes the dialog.
  await toFamilyTab(page, t, 'bookings');
  await unfold(page.getByRole('region', { name: t('family.registrations') }).getByRole('listitem'));
  const fromRegistration = page
    .getByRole('region', { name: t('family.registrations'), exact: true })
    .getByRole('button', { name: new RegExp(`^${tell}`) });
  await fromRegistration.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Enter');
  await from.fill(addDays(FIRST, 1));
  await send.click();
  await expect(from).toHaveAccessibleDescription(
    serverMessage(language, 'absence.overlaps', { child: 'Lea', period: formatDate(addDays(FIRST, 1)) }),
  );
  await from.fill(addDays(FIRST, 3));
  await to.fill(last);
  await send.click();
  await expect(dialog).toBeHidden();
  await toFamilyTab(page, t, 'data');
  await expect(absences.getByRole('listitem')).toHaveCount(2);
  await expectNoViolations(page, { impact: 'minor' });
  await expectNoOverflow(page);

  const period = formatPeriod(addDays(FIRST, 3), last);
  await absences
    .getByRole('button', { name: t('on_site.absence_take_back_of', { child: 'Lea', period }) })
    .click();
  const question = page.getByRole('alertdialog', { name: t('on_site.absence_take_back_title') });
  await expect(question.getByRole('button', { name: t('action.cancel') })).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: t('on_site.absence_take_back') }).click();
  await expect(question).toBeHidden();
  await expect(absences.getByRole('listitem')).toHaveCount(1);
});

test('a parent who tells an absence of a child that is marked as present reads so, and whom to call', async ({
  page,
  t,
}) => {
  await mockOptions(page, { contact_name: 'Ferienbüro', contact_phone: '+39 0472 000 417' });
  const { family, child } = await open(page);
  const project = await makeProject(page.request, { weeks: [{ from: FIRST, to: addDays(FIRST, 4) }] });
  await book(page.request, family, project, child);
  await page.reload();
  // The API says so of a day that is running; the projects of these tests have not begun.
  await page.route('**/api/my-family/absence', async (route) => {
    const { data, ...answer } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...answer, data: { ...data, is_present: true } } });
  });
  await card(page, t)
    .getByRole('button', { name: t('on_site.absence_tell_of', { child: 'Lea' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('on_site.absence_send') })
    .click();
  const message = page.getByRole('alertdialog', {
    name: t('on_site.absence_present_title', { child: 'Lea' }),
  });
  await expect(message).toContainText(
    t('on_site.absence_present', { child: 'Lea', period: formatDate(FIRST) }),
  );
  await expect(message.getByRole('link', { name: '+39 0472 000 417' })).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  await message.getByRole('button', { name: t('action.close') }).press('Enter');
  await expect(message).toBeHidden();
  await expect(card(page, t).getByRole('list', { name: t('on_site.absences') })).toBeVisible();
});
