import { expect, type APIRequestContext } from '@playwright/test';
import type { DrawResult, FamilyChild } from '@feria/shared';
import { API } from '@feria/shared/routes';
import { sessionOf } from './accounts';
import type { Family } from './families';
import { makeProject, SUMMER, summerWeek, type Project } from './projects';
import { post } from './session';

/** A project that draws, open for wishes, with weeks of so many seats. */
export function makeDrawProject(
  request: APIRequestContext,
  seats: readonly number[],
  course: Record<string, unknown> = {},
): Promise<Project> {
  return makeProject(request, {
    weeks: seats.map((max_participants, index) => ({
      ...summerWeek(index),
      max_participants,
      waiting_list: 0,
    })),
    course: { allocation: 'draw', register_to: `${SUMMER}-06-01`, ...course },
  });
}

/** Wishes all weeks of the project for a child, in their order. */
export async function wishAll(
  request: APIRequestContext,
  family: Family,
  project: Project,
  child: FamilyChild,
): Promise<void> {
  const courseWeeks = project.weeks.map((id, index) => ({ id, dayType: 'full_day', priority: index + 1 }));
  await post(
    request,
    `${API.sendRegistration}/${project.id}`,
    {
      bookedChildren: [{ id: child.id, courseWeeks }],
      emergency_contact1_phone: '+39 333 1112223',
      privacy: true,
    },
    { token: family.session.token },
  );
}

/** Publishes the draw of a project whose registration has closed, through the API as the office. */
export async function publishDraw(request: APIRequestContext, project: Project): Promise<DrawResult> {
  const { token } = sessionOf('admin');
  const result = await post<DrawResult>(request, `api/course/${project.id}/draw`, {}, { token, status: 200 });
  expect(result.mails).toBeGreaterThan(0);
  return result;
}
