import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signIn } from '../support/office';
import { fact } from '../support/people';

/* The postcode of a booking by priority, and changes of it around that (product/catalogue.md#priority). */

const COURSE = {
  register_from: `${SUMMER}-03-01`,
  priority_places: ['39042'],
  priority_from: `${SUMMER - 2}-02-01`,
};

/** A family that types another postcode to book by priority, and the old one again. */
async function bookElsewhere(page: Page): Promise<{ id: number; project: string }> {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(1)], course: COURSE });
  const headers = { Authorization: `Bearer ${family.session.token}` };
  const setPlz = async (plz: string): Promise<void> => {
    const answer = await page.request.put('/api/my-family/parent', { headers, data: { plz } });
    expect(answer.status()).toBe(200);
  };
  await setPlz('39042');
  const { registrations } = await book(page.request, family, project, child);
  await setPlz('39100');
  return { id: registrations[0]!.id!, project: project.name };
}

const WORDS = {
  de: {
    label: 'PLZ bei der Anmeldung',
    hint: 'Mit Vorrang angemeldet, und die Postleitzahl wurde geändert',
    change: /: von 39100 auf 39042/,
    title: 'Von den Eltern geänderte Postleitzahl',
  },
  it: {
    label: 'CAP all’iscrizione',
    hint: 'Iscrizione con precedenza, e il CAP è stato cambiato',
    change: /: da 39100 a 39042/,
    title: 'CAP cambiato dai genitori',
  },
};

for (const [language, width] of [
  ['de', 1280],
  ['it', 360],
] as const)
  test(`a postcode that was changed for a booking is shown at it and at the parent (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const words = WORDS[language];
    const { id, project } = await bookElsewhere(page);
    await signIn(page, 'office', language);
    await page.goto(`/be/peopleCourseWeekRegistration/${id}`);
    const hint = page.getByRole('alert').filter({ hasText: words.hint });
    await expect(hint.getByRole('listitem')).toHaveCount(2);
    await expect(hint.getByRole('listitem').first()).toContainText(words.change);
    await expect(fact(page, words.label)).toHaveText('39042');
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.getByRole('main').getByRole('link', { name: 'Johanna Kofler' }).click();
    const atPerson = page.getByRole('alert').filter({ hasText: words.title });
    await expect(atPerson.getByRole('listitem')).toHaveCount(2);
    await expect(atPerson).toContainText(project);
    await expectNoViolations(page);
  });
