import { expect, type Page } from '@playwright/test';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER, type Project } from '../../../shared/tools/e2e/projects';
import { make, search } from './office';

export const route = 'peopleCourseWeekRegistration';

/** A family with children (named apart from all others) in the first week of a project, the last of them waiting. */
export async function someRegistrations(page: Page, count: number, course: object = {}) {
  const project = await makeProject(page.request, {
    weeks: [
      {
        from: `${SUMMER}-07-06`,
        to: `${SUMMER}-07-10`,
        max_participants: count - 1,
        waiting_list: 5,
        half_day: true,
      },
    ],
    custom_field: true,
    ...course,
  });
  const family = await makeFamily(page.request);
  const children = [];
  for (let index = 0; index < count; index += 1) {
    const child = await makeChild(page.request, family, `Kind${index}`);
    const id = await make(page, route, {
      people_id: child.id,
      course_week_id: project.weeks[0],
      day_type: 'full_day',
      emergency_contact1_phone: '+39 333 1112223',
      custom_field: 'Größe 128',
      comment: index === 0 ? 'Kommt mit dem Rad' : null,
    });
    children.push({ ...child, registration: id });
  }
  return { project, family, children };
}

/** The list with the rows of one project, by search. */
export async function openList(page: Page, project: Project): Promise<void> {
  await page.goto(`/be/${route}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await showOnly(page, project);
}

/** Shows the rows of one project alone, in the list that is open. */
export async function showOnly(page: Page, project: Project): Promise<void> {
  await search(page, project.name);
  await seeOnly(page, project);
}

/** Waits until the list has rows of this project, on a phone cards, and no others. */
export async function seeOnly(page: Page, project: Project): Promise<void> {
  const records = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .or(page.getByRole('article'));
  await expect(records.filter({ hasText: project.name })).not.toHaveCount(0);
  await expect(records.filter({ hasNotText: project.name })).toHaveCount(0);
}
