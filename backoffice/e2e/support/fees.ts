import { expect, type Page } from '@playwright/test';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';

/** A family that gave back an unpaid place of 150 € and owes a fee of 60 €. @param child first name */
export async function someFee(page: Page, child: string) {
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { cancellation: [{ days_before: 0, fee_percent: 40 }] },
  });
  const family = await makeFamily(page.request);
  const { registrations } = await book(
    page.request,
    family,
    project,
    await makeChild(page.request, family, child),
  );
  const registrationId = registrations[0]!.id!;
  const headers = { Authorization: `Bearer ${family.session.token}` };
  const answer = await page.request.delete(`/api/registration/${registrationId}?fee=60`, { headers });
  expect(await answer.json()).toMatchObject({ data: { success: true } });
  const mine = await page.request.get('/api/my-family', { headers });
  const { data } = (await mine.json()) as { data: { parent: { id: number } } };
  return { project, registrationId, personId: data.parent.id };
}
