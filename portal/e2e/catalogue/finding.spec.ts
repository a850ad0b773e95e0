import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek, SUMMER } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { expect, test } from '../support/test';

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
  const search = page.getByRole('searchbox', { name: t('projects.search') });
  await search.pressSequentially(`pferden ${word.toUpperCase()}`);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(wanted.name);
  await expect(
    page.getByRole('status').filter({ hasText: t('projects.found', { smart_count: 1 }) }),
  ).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });

  await page.reload();
  await expect(search).toHaveValue(`pferden ${word.toUpperCase()}`);
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: t('projects.clear') }).click();
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
  await page.getByRole('checkbox', { name: t('projects.fits_child', { name: 'Lea' }) }).check();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(fitting.name);
  await expect(page).toHaveURL(new RegExp(`child=${child.id}`));

  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: t('projects.filters') }).click();
  await page.getByRole('combobox', { name: t('finder.age') }).click();
  await page.getByRole('option', { name: t('finder.years', { smart_count: age + 1 }) }).click();
  // The age takes the place of the child.
  await expect(
    page.getByRole('checkbox', { name: t('projects.fits_child', { name: 'Lea' }) }),
  ).not.toBeChecked();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(tooOld.name);
  await expect(cards).not.toContainText(tooYoung.name);
});

test('week and free seats are asked of the same week', async ({ page, t }) => {
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
  await page.getByRole('button', { name: t('projects.filters') }).click();
  await page.getByRole('combobox', { name: t('finder.week') }).click();
  await page.getByRole('option', { name: new RegExp(`^12\\.07\\.${SUMMER}`) }).click();
  await expect(cards).toHaveCount(2);
  await expectNoViolations(page, { impact: 'minor' });
  await page.getByRole('checkbox', { name: t('projects.free_only') }).check();
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
  await expect(card).toContainText(t('projects.ages', { from: 6, to: 10 }));
  await expect(card).toContainText(t('projects.price_from', { price: '90,00 €' }));
  await expect(card).toContainText(t('projects.weeks_free', { smart_count: 2 }));
  await expect(card).toContainText(t('projects.weeks_waiting', { smart_count: 1 }));
  await expect(page.getByRole('article').filter({ hasText: later.name })).toContainText(
    t('projects.opens', { from: `01.02.${SUMMER} 08:30` }),
  );
  // The page of the project says the same.
  await card.getByRole('link').click();
  const facts = page.getByRole('complementary', { name: t('project.book_title') });
  await expect(facts).toContainText(t('projects.ages', { from: 6, to: 10 }));
  await expect(facts).toContainText(t('projects.price_from', { price: '90,00 €' }));
});
