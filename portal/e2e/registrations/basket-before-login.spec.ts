import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { PASSWORD } from '../../../shared/tools/e2e/session';
import { formatEuros } from '@feria/shared/rules/money';
import { ageOn } from '@feria/shared/rules/age';
import { keptBasket } from '../support/basket';
import { expect, test } from '../support/test';

/* The basket of somebody who has not logged in: ages and weeks, on the device alone. */

test('who has not logged in puts ages and weeks into the basket, and after the login says whose they are', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea', 2017);
  const emil = await makeChild(page.request, family, 'Emil', 2021);
  const [elder, younger] = [lea, emil].map(({ birth }) => ageOn(birth, summerWeek(1).from)) as [
    number,
    number,
  ];
  const first = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
  const second = await makeProject(page.request, { weeks: [summerWeek(2)] });
  const dialog = page.getByRole('dialog');
  const age = (years: number) =>
    dialog.getByRole('checkbox', { name: t('finder.years', { smart_count: years }), exact: true });
  const pick = (n: number) =>
    dialog.getByRole('checkbox', { name: `${t('basket.visitor_week')}: ${week(n)}`, exact: true });

  await page.goto(`/courseregistration/${first.id}`);
  await expect(page.getByRole('link', { name: t('app.basket') })).toHaveCount(0);
  await page.getByRole('button', { name: t('basket.add') }).click();
  await dialog.getByRole('button', { name: t('basket.add') }).click();
  await expect(dialog.getByText(t('basket.visitor_age_missing'))).toBeFocused();
  await age(elder).check();
  await age(younger).check();
  await pick(2).check();
  await expectNoViolations(page, { impact: 'minor' });
  await dialog.getByRole('button', { name: t('basket.add') }).click();
  await expect(page).toHaveURL(/\/basket$/);

  // The ages are asked once; a project with one week starts with it.
  await page.goto(`/courseregistration/${second.id}`);
  await page.getByRole('button', { name: t('basket.add') }).click();
  for (const years of [younger, elder]) await expect(age(years)).toBeChecked();
  await expect(pick(1)).toBeChecked();
  await age(younger).uncheck();
  await dialog.getByRole('button', { name: t('basket.add') }).click();

  await expect(page.getByText(t('basket.visitor_sum', { price: formatEuros(450) }))).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${t('app.basket')} ?3$`) })).toBeVisible();
  await expect(page.getByRole('region', { name: t('finder.years', { smart_count: elder }) })).toContainText(
    second.name,
  );
  await expectNoViolations(page, { impact: 'minor' });

  await page.getByRole('link', { name: t('project.visitor_login') }).click();
  await page.getByRole('textbox', { name: t('field.email') }).fill(family.email);
  await page.getByRole('textbox', { name: t('field.password'), exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  const question = page.getByRole('region', { name: t('basket.take_over_title') });
  const ofElder = question.getByRole('group', { name: t('finder.years', { smart_count: elder }) });
  const ofYounger = question.getByRole('group', { name: t('finder.years', { smart_count: younger }) });
  await expect(ofElder.getByRole('checkbox', { name: 'Lea' })).toBeChecked();
  await expect(ofElder.getByRole('checkbox', { name: 'Emil' })).not.toBeChecked();
  await ofYounger.getByRole('checkbox', { name: 'Emil' }).uncheck();
  await question.getByRole('button', { name: t('basket.take_over') }).click();
  await expect(question.getByText(t('basket.take_over_missing'))).toBeVisible();
  expect((await keptBasket(page.request, family)).lines).toEqual([]);
  await ofYounger.getByRole('checkbox', { name: 'Emil' }).check();
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: t('basket.take_over') }).click();
  await expect(question).toBeHidden();
  const { lines } = await keptBasket(page.request, family);
  const stored = lines.map(({ child_id, course_id }) => `${child_id} ${course_id}`);
  const wanted = [`${emil.id} ${first.id}`, `${lea.id} ${first.id}`, `${lea.id} ${second.id}`];
  expect(stored.toSorted()).toEqual(wanted.toSorted());
  expect(await page.evaluate(() => localStorage.getItem('feria.basket.visitor'))).toBeNull();
});

test('what was chosen without a login holds nothing but ages and weeks, and can be thrown away', async ({
  page,
  t,
}) => {
  const project = await makeProject(page.request, { weeks: [summerWeek(3)] });
  const [only] = project.weeks;
  await page.goto(`/courseregistration/${project.id}`);
  await page.getByRole('button', { name: t('basket.add') }).click();
  await page.getByRole('checkbox', { name: t('finder.years', { smart_count: 8 }), exact: true }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('basket.add') })
    .click();
  const name = t('finder.years', { smart_count: 8 });
  const remove = page.getByRole('button', { name: t('basket.remove', { name, week: project.name }) });
  const kept = await page.evaluate(() => localStorage.getItem('feria.basket.visitor'));
  expect(JSON.parse((kept ?? '').replace(/^1 /, ''))).toEqual([
    { age: 8, course_id: project.id, course_week_id: only, day_type: 'full_day' },
  ]);
  await page.reload();
  await remove.click();
  // Without a line it is the basket of an account.
  await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
});
