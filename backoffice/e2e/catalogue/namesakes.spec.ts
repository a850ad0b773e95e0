import { expect, test } from '@playwright/test';
import { courseNamed, make, signIn, unique } from '../support/office';

for (const lang of ['de', 'it'] as const) {
  test(`projects of the same name are told apart by place and dates where one is chosen (${lang})`, async ({
    page,
  }, info) => {
    await signIn(page, 'office', lang);
    const name = unique('Sommerwoche');
    const [school, wood] = [unique('Schule'), unique('Wald')];
    const places = [
      await make(page, 'location', { name: school, name_it: school }),
      await make(page, 'location', { name: wood, name_it: wood }),
    ];
    for (const [at, location_id] of [...places, places[0]!].entries()) {
      const dates = at === 2 ? { from: '2027-08-02', to: '2027-08-06' } : {};
      await make(page, 'course', { ...courseNamed(name), name_it: name, location_id, ...dates });
    }
    const alone = unique('Winterwoche');
    await make(page, 'course', { ...courseNamed(alone), name_it: alone, location_id: places[0] });
    await page.goto('/be/peopleCourseWeekRegistration/create');
    const project = page.getByRole('combobox', { name: /^(Projekt|Progetto)/ });
    await project.fill(name);
    const options = page.getByRole('option');
    await expect(options).toHaveCount(3);
    expect((await options.allTextContents()).sort()).toEqual(
      [
        `${name} (2027) · ${school} · 05.07.2027 – 30.07.2027`,
        `${name} (2027) · ${wood} · 05.07.2027 – 30.07.2027`,
        `${name} (2027) · ${school} · 02.08.2027 – 06.08.2027`,
      ].sort(),
    );
    await page.screenshot({ path: info.outputPath(`namesakes-${lang}.png`) });
    await options.filter({ hasText: wood }).click();
    await expect(project).toHaveValue(new RegExp(wood));
    // A name of its own needs nothing beside it.
    await project.fill(alone);
    await expect(page.getByRole('option')).toHaveText([`${alone} (2027)`]);
  });
}

test('the matrix shows the whole place', async ({ page }) => {
  await signIn(page, 'office');
  const place = unique('Mehrzweckhalle der Grundschule am Unteren Anger hinter der Kirche');
  const location_id = await make(page, 'location', { name: place, name_it: place });
  const name = unique('Ferienwerkstatt für Kinder');
  const course_id = await make(page, 'course', { ...courseNamed(name), location_id });
  const week = { course_id, name: 'Eins', name_it: 'Uno', from: '2027-07-05', to: '2027-07-09' };
  await make(page, 'courseWeek', {
    ...week,
    full_day: true,
    price: 10,
    max_participants: 5,
    waiting_list: 0,
  });
  await page.goto('/be/course/overview?year=2027');
  const head = page.getByRole('rowheader').filter({ hasText: place });
  await expect(head).toBeVisible();
  expect(
    await head.evaluate((cell) => [
      cell.scrollWidth - cell.clientWidth,
      cell.scrollHeight - cell.clientHeight,
    ]),
  ).toEqual([0, 0]);
});
