import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek, SUMMER } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { Finder } from '../support/finder';
import { expect, test } from '../support/test';

const JULY = { de: `Juli ${SUMMER}`, it: `luglio ${SUMMER}` };

const isPhone = (page: Page): boolean => page.viewportSize()!.width < 600;

/** A word that no other project has. */
const unique = (): string => `such${Math.random().toString(36).slice(2, 10)}`;

test('words find a project, and the address keeps them', async ({ page, t }) => {
  const word = unique();
  const wanted = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { description: `<p>Mit ${word} und Pferden</p>` },
  });
  await page.goto('/?type=all');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const search = page.getByRole('searchbox', { name: t('finder.search') });
  await search.pressSequentially(`pferden ${word.toUpperCase()}`);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(wanted.name);
  await expect(
    page.getByRole('status').filter({ hasText: t('finder.found', { smart_count: 1 }) }),
  ).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });

  await page.reload();
  await expect(search).toHaveValue(`pferden ${word.toUpperCase()}`);
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: t('finder.clear') }).click();
  await expect(search).toHaveValue('');
  await expect(cards).not.toHaveCount(1);
  // What was typed is one step back, not one for each letter.
  await page.goBack();
  await expect(search).toHaveValue(`pferden ${word.toUpperCase()}`);
  await page.goBack();
  await expect(page).not.toHaveURL(/q=/);
});

test('what fits a child of the family is found with one tap', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  // Born in 2017.
  const child = await makeChild(page.request, family, 'Lea');
  const word = unique();
  const named = (age_from: number | null, age_to: number | null) =>
    makeProject(page.request, {
      weeks: [summerWeek(0)],
      course: { age_from, age_to, description: `<p>${word}</p>` },
    });
  const age = SUMMER - 2017;
  const fitting = await named(age - 1, age);
  const tooOld = await named(age + 1, null);
  const tooYoung = await named(null, age - 2);
  await signInWithSession(page, family.session);
  await page.goto(`/?type=all&q=${word}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const finder = new Finder(page, t);
  const chip = page.getByRole('checkbox', { name: t('finder.fits_child', { name: 'Lea' }) });
  if (isPhone(page)) {
    await finder.open();
    await finder.age('Lea').check();
    await finder.show(1).click();
  } else await chip.check();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(fitting.name);
  await expect(page).toHaveURL(new RegExp(`child=${child.id}`));

  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(finder.bar).toContainText('Lea');
  await finder.open();
  await expect(finder.age('Lea')).toBeChecked();
  await finder.years(age + 1).check();
  await finder.show(1).click();
  // The age takes the place of the child.
  await expect(finder.bar).toContainText(t('finder.years', { smart_count: age + 1 }));
  if (!isPhone(page)) await expect(chip).not.toBeChecked();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(tooOld.name);
  await expect(cards).not.toContainText(tooYoung.name);
});

test('week and free seats are asked of the same week', async ({ page, t, language }) => {
  const word = unique();
  const course = { description: `<p>${word}</p>` };
  const free = await makeProject(page.request, { weeks: [summerWeek(1)], course });
  const full = await makeProject(page.request, {
    weeks: [{ ...summerWeek(1), max_participants: 1 }, summerWeek(2)],
    course,
  });
  await makeProject(page.request, { weeks: [summerWeek(2)], course });
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Emma');
  await book(page.request, family, full, child);

  await page.goto(`/?type=all&q=${word}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const finder = new Finder(page, t);
  await finder.open();
  await finder.week(JULY[language], 1).check();
  await expect(finder.show(2)).toBeVisible();
  await finder.sheet.getByRole('checkbox', { name: t('finder.free_only') }).check();
  await expectNoViolations(page, { impact: 'minor' });
  await finder.show(1).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(free.name);
  await expect(page).toHaveURL(new RegExp(`week=${SUMMER}-07-12&free=1`));
});

test('a card says when, where, for whom, from what price, and how it can be booked', async ({ page, t }) => {
  const word = unique();
  const open = await makeProject(page.request, {
    weeks: [
      summerWeek(0),
      { ...summerWeek(1), max_participants: 1 },
      { ...summerWeek(2), max_participants: 0 },
    ],
    course: {
      age_from: 6,
      age_to: 10,
      location_id: 1,
      from: `${SUMMER}-07-05`,
      description: `<p>${word}</p>`,
    },
  });
  const later = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { register_from: `${SUMMER}-02-01`, register_from_time: '08:30', description: `<p>${word}</p>` },
  });
  await page.goto(`/?type=all&q=${word}`);
  const card = page.getByRole('article').filter({ hasText: open.name });
  await expect(card).toContainText(t('facts.ages', { from: 6, to: 10 }));
  await expect(card).toContainText(t('facts.price_from', { price: '90,00 €' }));
  await expect(card).toContainText(t('facts.weeks_free', { smart_count: 2 }));
  await expect(card).toContainText(t('facts.weeks_waiting', { smart_count: 1 }));
  await expect(page.getByRole('article').filter({ hasText: later.name })).toContainText(
    t('facts.opens', { from: `01.02.${SUMMER} 08:30` }),
  );
  // The page of the project says the same.
  await card.getByRole('link').click();
  const facts = page.getByRole('complementary', { name: t('project.book_title') });
  await expect(facts).toContainText(t('facts.ages', { from: 6, to: 10 }));
  await expect(facts).toContainText(t('facts.price_from', { price: '90,00 €' }));
});

test('the start page asks how old and which weeks, and shows what fits, by keyboard too', async ({
  page,
  t,
  language,
}) => {
  const word = unique();
  const course = { age_from: 17, age_to: 18, description: `<p>${word}</p>` };
  const wanted = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(3)], course });
  const later = await makeProject(page.request, { weeks: [summerWeek(2)], course });
  await page.goto('/');
  const finder = new Finder(page, t);
  await finder.bar.focus();
  await page.keyboard.press('Enter');
  await finder.years(17).press('Space');
  const july = finder.sheet.getByRole('group', { name: JULY[language] });
  await finder.week(JULY[language], 0).press('Space');
  await expect(finder.week(JULY[language], 0)).toBeChecked();
  await finder.week(JULY[language], 3).press('Space');
  await expect(july.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expectNoViolations(page, { impact: 'minor' });
  await finder.sheet.getByRole('button', { name: /\d/ }).last().press('Enter');
  await expect(page).toHaveURL(new RegExp(`type=all&week=${SUMMER}-07-05&week=${SUMMER}-07-26&age=17`));
  // What was found has the focus, for who does not see it.
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeFocused();
  await expect(finder.bar).toContainText(t('finder.weeks', { smart_count: 2 }));
  await expect(page.getByRole('article').filter({ hasText: wanted.name })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: later.name })).toHaveCount(0);
  // One step back is the start page.
  await page.goBack();
  await expect(page.getByRole('link', { name: t('projects.all_types') })).toBeVisible();
});

test('closing the questions changes nothing, and the bar has the focus again', async ({ page, t }) => {
  await page.goto('/?type=all&age=8');
  const finder = new Finder(page, t);
  await finder.open();
  await expect(finder.years(8)).toBeChecked();
  await finder.years(9).check();
  await page.keyboard.press('Escape');
  await expect(finder.sheet).toBeHidden();
  await expect(finder.bar).toBeFocused();
  await expect(page).toHaveURL(/age=8$/);
});

test('the list is by weeks where that is chosen, and says how many seats are left', async ({ page, t }) => {
  const word = unique();
  const course = { description: `<p>${word}</p>` };
  const one = await makeProject(page.request, {
    weeks: [{ ...summerWeek(0), max_participants: 2 }, summerWeek(1)],
    course,
  });
  const other = await makeProject(page.request, { weeks: [summerWeek(1)], course });
  await page.goto(`/?type=all&q=${word}&week=${SUMMER}-07-05&week=${SUMMER}-07-12`);
  await page.getByRole('radio', { name: t('finder.by_week') }).check();
  await expect(page).toHaveURL(/view=weeks/);
  const week = (from: string) => page.getByRole('region', { name: new RegExp(`^${from}\\.07\\.`) });
  await expect(week('05').getByRole('listitem')).toHaveCount(1);
  await expect(week('05')).toContainText(t('common.seats_left', { smart_count: 2 }));
  await expect(week('12').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: /^19\.07\./ })).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });
  await page.reload();
  await week('12').getByRole('link', { name: other.name }).click();
  await expect(page).toHaveURL(new RegExp(`courseregistration/${other.id}`));
  expect(one.id).not.toBe(other.id);
});

test('what was found begins in the first screen', async ({ page, t }) => {
  await page.goto('/?type=all&age=8');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeInViewport();
  const { y } = (await first.boundingBox())!;
  expect(y).toBeLessThan(isPhone(page) ? 480 : 560);
  await expect(new Finder(page, t).bar).toBeInViewport();
});
