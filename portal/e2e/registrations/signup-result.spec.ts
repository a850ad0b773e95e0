import { formatInstant, formatPeriod } from '@feria/shared/rules/dates';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

test('the result lists each line once, with place in the queue, times and what to bring; a reload keeps it', async ({
  page,
  language,
  t,
  week,
}) => {
  const times = { time_info_de: 'Mo bis Fr, 8:00 bis 16:00 Uhr', time_info_it: 'Lun–ven, ore 8:00–16:00' };
  const hours = { time_from: '07:45', time_to: '16:15' };
  const project = await makeProject(page.request, {
    weeks: [
      { ...summerWeek(0), ...times, ...hours },
      { ...summerWeek(1), max_participants: 1 },
    ],
    course: {
      info: '<p>Bitte Regenjacke und Jause mitbringen.</p>',
      info_it: '<p>Portare giacca impermeabile e merenda.</p>',
    },
  });
  const others = await makeFamily(page.request);
  for (const name of ['Tom', 'Tea']) {
    await book(page.request, others, project, await makeChild(page.request, others, name), 1);
  }
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Lea', 1);
  await signUp.choice(2, 'Lea', 'half_day').check();
  await signUp.send();

  // What was got is said as a success, what became of the rest at its line.
  const heading = signUp.dialog.getByRole('heading', {
    name: t('signup.result_title_partly', { smart_count: 1, count: 2 }),
  });
  const lines = signUp.dialog.getByRole('list', { name: t('signup.result_lines') }).getByRole('listitem');
  const expectResult = async (): Promise<void> => {
    await expect(heading).toBeFocused();
    await expect(lines).toHaveCount(2);
    await expect(signUp.dialog.getByText(week(2))).toHaveCount(1);
    const { from, to } = summerWeek(0);
    await expect(lines.nth(0)).toContainText(`Lea · ${week(1)}`);
    await expect(lines.nth(0)).toContainText(`${formatPeriod(from, to)} · ${t('common.day_type.full_day')}`);
    await expect(lines.nth(0)).toContainText(t('common.outcome.confirmed'));
    await expect(lines.nth(0)).toContainText(language === 'it' ? times.time_info_it : times.time_info_de);
    await expect(lines.nth(0)).toContainText('07:45–16:15');
    await expect(lines.nth(1)).toContainText(t('common.day_type.half_day'));
    await expect(lines.nth(1)).toContainText(t('signup.result_place', { position: 2 }));
    await expect(signUp.dialog.getByText(language === 'it' ? /merenda/ : /Jause/)).toBeVisible();
    await expect(signUp.dialog.getByRole('region', { name: t('payment.result') })).toContainText('150,00 €');
  };
  await expectResult();
  await expectNoViolations(page, { impact: 'minor' });
  await page.reload();
  await expectResult();

  // Whoever has closed it gets the form, not the old result.
  await signUp.dialog
    .getByRole('button', { name: t('action.close') })
    .last()
    .click();
  await expect(signUp.dialog).toBeHidden();
  await signUp.open();
  await expect(signUp.privacy).toBeVisible();
  await expect(heading).toHaveCount(0);
});

test('the result of a logout is gone for whoever comes next', async ({ page, t, week }) => {
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.fillAndSend('Lea');
  await signUp.expectResult();
  const stored = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('feria.answered'));
  expect(await stored()).not.toContain('+39');
  await signUp.dialog.getByRole('link', { name: t('signup.result_family') }).click();
  await page.getByRole('button', { name: t('app.logout') }).click();
  await expect.poll(stored).toBeNull();
});

test('the contacts of the last booking are there, are said to be, and can be changed; the next booking has them', async ({
  page,
  t,
  week,
}) => {
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  // Before the first booking it is the parent, which the form says.
  await expect(signUp.contact1).toHaveValue('+39 0471 000111');
  await signUp.fill('Lea', 1);
  const name1 = signUp.dialog.getByRole('textbox', { name: t('signup.contact1_name') });
  const name2 = signUp.dialog.getByRole('textbox', { name: t('signup.contact2_name') });
  await name1.fill('Oma Rosa');
  await name2.fill('Opa Toni');
  await signUp.submit.click();
  await expect(signUp.contact2).toBeFocused();
  await expect(signUp.contact2).toHaveAccessibleDescription(t('signup.error_contact2_phone'));
  await signUp.contact2.fill('+39 333 7654321');
  await signUp.send();
  await signUp.expectResult();
  await page.goto('about:blank');

  await signUp.open();
  await expect(name1).toHaveValue('Oma Rosa');
  await expect(signUp.contact1).toHaveValue('+39 333 1234567');
  await expect(name2).toHaveValue('Opa Toni');
  await expect(signUp.contact2).toHaveValue('+39 333 7654321');
  const today = formatInstant(new Date().toISOString()).slice(0, 10);
  await expect(signUp.dialog.getByText(t('signup.contacts_from', { date: today }))).toBeVisible();
  // Nothing was typed, so nothing was restored.
  await expect(signUp.dialog.getByText(t('field.restored'))).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });
  for (const field of [name1, signUp.contact1, name2, signUp.contact2]) await field.fill('');
  await signUp.dialog.getByRole('button', { name: t('signup.contacts_take', { date: today }) }).click();
  await name1.fill('Tante Ida');
  await signUp.child('Lea').check();
  await signUp.choice(2, 'Lea').check();
  await signUp.privacy.check();
  const sent = page.waitForRequest(`**/api/send-registration/${project.id}`);
  await signUp.send();
  expect((await sent).postDataJSON()).toMatchObject({
    emergency_contact1_name: 'Tante Ida',
    emergency_contact1_phone: '+39 333 1234567',
    emergency_contact2_name: 'Opa Toni',
    emergency_contact2_phone: '+39 333 7654321',
  });
  await signUp.expectResult();
});
