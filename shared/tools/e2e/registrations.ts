import { expect, type APIRequestContext } from '@playwright/test';
import type { BookedChild, FamilyChild, SignUpResult } from '@feria/shared';
import { API, OFFICE_API } from '@feria/shared/routes';
import { sessionOf } from './accounts';
import type { Family } from './families';
import type { Project } from './projects';
import { post } from './session';

/** Books a week for a child through the API. */
export function book(
  request: APIRequestContext,
  family: Family,
  project: Project,
  child: FamilyChild,
  weekIndex = 0,
  more: Pick<BookedChild, 'answers' | 'custom_field' | 'health_consent'> = {},
): Promise<SignUpResult> {
  return post<SignUpResult>(
    request,
    `${API.sendRegistration}/${project.id}`,
    {
      bookedChildren: [
        { id: child.id, ...more, courseWeeks: [{ id: project.weeks[weekIndex], dayType: 'full_day' }] },
      ],
      emergency_contact1_phone: '+39 333 1112223',
      privacy: true,
    },
    { token: family.session.token },
  );
}

/** Removes a registration, through the API as the office. */
export async function removeAsStaff(request: APIRequestContext, id: number): Promise<void> {
  const { token } = sessionOf('admin');
  const answer = await request.delete(`/api/peopleCourseWeekRegistration/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
}

/** Marks the price of a registration as paid, through the API as the office. */
export async function payAsStaff(request: APIRequestContext, id: number): Promise<void> {
  const { token } = sessionOf('admin');
  await post(request, OFFICE_API.setPayed, { data: [id] }, { token, status: 200 });
}

/** Moves a week to other days, through the API as the office. */
export async function moveWeekAsStaff(
  request: APIRequestContext,
  id: number,
  days: { from: string; to: string },
): Promise<void> {
  const { token } = sessionOf('admin');
  const answer = await request.put(`/api/courseWeek/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: days,
  });
  expect(answer.status()).toBe(200);
}
