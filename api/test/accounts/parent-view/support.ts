import type { TestApp } from '../../support/app.js';
import type { Parent, Staff } from '../../support/builders.js';

/** A view of the portal as the parent, opened by a member of staff; called with its token like any other user. */
export async function viewAs(app: TestApp, staff: Staff, parent: Parent): Promise<{ token: string }> {
  const { body } = await app.as(staff).post(`/api/parent/${parent.personId}/view`).expect(201);
  return (body as { data: { token: string } }).data;
}
