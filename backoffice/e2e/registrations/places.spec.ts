import { expect, test } from '@playwright/test';
import type { BasketResult, StaffRegistrationDetail } from '@feria/shared';
import { BASKET_API } from '@feria/shared/routes';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER } from '../../../shared/tools/e2e/projects';
import { post } from '../../../shared/tools/e2e/session';
import { ask, make, signIn } from '../support/office';
import { openList, route, someRegistrations } from '../support/registrations';

/*
 * How a project gives its places (product/registrations.md#how-places-are-given), as the office sets it and departs from it.
 */

const weeks = ['06', '13'].map((first, index) => ({
  name: `Woche ${index + 1}`,
  from: `${SUMMER}-07-${first}`,
  to: `${SUMMER}-07-${Number(first) + 4}`,
  max_participants: 5,
}));
const FAIR = { allocation: 'fair_start', register_to: `${SUMMER}-06-01` };

test('a project is given another way to give its places', async ({ page }) => {
  await signIn(page);
  const { id } = await makeProject(page.request, { weeks });
  await page.goto(`/be/course/${id}`);
  await page.getByRole('tab', { name: 'Platzvergabe' }).click();
  const allocation = page.getByRole('combobox', { name: 'Platzvergabe' });
  await expect(allocation).toHaveText('Reihenfolge der Anmeldung');
  await expect(page.getByLabel('Plätze je Kind')).toBeHidden();
  await expect(page.getByLabel(/^Angebot gilt/)).toBeHidden();

  await allocation.click();
  await page.getByRole('option', { name: 'Zuerst wenige sichere Wochen je Kind' }).click();
  await page.getByLabel('Plätze je Kind').fill('2');
  await page.getByRole('combobox', { name: 'Nachrücken' }).click();
  await page.getByRole('option', { name: 'Angebot, das die Eltern annehmen' }).click();
  await expect(page.getByLabel(/^Angebot gilt/)).toHaveValue('48');
  await page.getByLabel('Vorrang für die Postleitzahlen').fill('39042');
  await page.keyboard.press('Enter');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  // It is decided when registration closes, so that day is needed.
  await expect(page.getByRole('tab', { name: /Stammdaten/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Anmeldung bis', { exact: true }).fill(`01.06.${SUMMER}`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/be\/course(\?|$)/);
  expect(await ask(page, `api/course/${id}`)).toMatchObject({
    allocation: 'fair_start',
    places_per_child: 2,
    register_to: `${SUMMER}-06-01`,
    move_up: 'offer',
    offer_hours: 48,
    priority_places: ['39042'],
  });
});

test('an offer is named as an offer, with its end, and is no row of the waiting list', async ({ page }) => {
  const { project, children } = await someRegistrations(page, 2, { course: { move_up: 'offer' } });
  const [seated, waiting] = children;
  const { token } = sessionOf('office');
  await page.request.delete(`/api/${route}/${seated?.registration}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await signIn(page, 'office');
  await page.goto(`/be/course/${project.id}/show`);
  const offers = page.getByRole('table', { name: 'Angebotene Plätze (1)' });
  await expect(offers.getByRole('row').nth(1)).toContainText(/^Angebot bis \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  await expect(offers.getByRole('row').nth(1)).toContainText(waiting?.first_name ?? '–');
  await expect(page.getByRole('heading', { name: 'Warteliste (0)' })).toBeVisible();
  await expectNoViolations(page);
  const { parents } = await ask<{ parents: { id: number }[] }>(page, `api/child/${waiting?.id}`);
  await page.goto(`/be/person/${parents[0]?.id}/show`);
  await expect(page.getByRole('region', { name: 'Anmeldungen' })).toContainText('Angebot bis');
  await page.goto(`/be/child/${waiting?.id}`);
  await expect(page.getByText(/^Angebot bis/)).toBeVisible();
  await openList(page, project);
  const listed = page.getByRole('row').filter({ hasText: waiting?.first_name ?? '–' });
  await expect(listed).toContainText(/Angebot bis \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  await expect(listed.getByRole('img', { name: 'Auf der Warteliste' })).toHaveCount(0);
});

test('a child that is held back gets a place with a reason', async ({ page }) => {
  await signIn(page);
  const project = await makeProject(page.request, { weeks, course: FAIR });
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Greta');
  const ids = [];
  for (const week of project.weeks) {
    ids.push(
      await make(page, route, {
        people_id: child.id,
        course_week_id: week,
        day_type: 'full_day',
        emergency_contact1_phone: '+39 333 1112223',
      }),
    );
  }
  await page.goto(`/be/${route}/${ids[1]}`);
  await expect(page.getByText('Vorgemerkt bis Anmeldeschluss')).toBeVisible();
  await page.getByRole('button', { name: 'Platz geben' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Platz geben?' });
  await expect(dialog.getByRole('button', { name: 'Platz geben' })).toBeDisabled();
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: 'Grund der Ausnahme' }).fill('Die Schwester ist in der Gruppe');
  await dialog.getByRole('button', { name: 'Platz geben' }).click();
  await expect(page.getByText('Das Kind hat einen festen Platz.')).toBeVisible();
  await expect(page.getByText('Die Schwester ist in der Gruppe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Platz geben' })).toBeHidden();
  expect(await ask<StaffRegistrationDetail>(page, `api/${route}/${ids[1]}`)).toMatchObject({
    is_waiting: false,
    held_back: false,
    exceptions: [{ reason: 'Die Schwester ist in der Gruppe' }],
  });
});

test('a group that waits for seats together is shown, and can be ended', async ({ page }) => {
  await signIn(page);
  const project = await makeProject(page.request, { weeks: [{ ...weeks[0]!, max_participants: 1 }] });
  const family = await makeFamily(page.request);
  const children = [
    await makeChild(page.request, family, 'Ida'),
    await makeChild(page.request, family, 'Jan'),
  ];
  const [course_week_id] = project.weeks;
  const { registrations } = await post<BasketResult>(
    page.request,
    BASKET_API.send,
    {
      bookings: [
        {
          course_id: project.id,
          bookedChildren: children.map(({ id }) => ({
            id,
            courseWeeks: [{ id: course_week_id, dayType: 'full_day' }],
          })),
          emergency_contact1_phone: '+39 333 1112223',
          privacy: true,
        },
      ],
      only_together: [children.map(({ id }) => ({ child_id: id, course_week_id }))],
    },
    { token: family.session.token },
  );
  expect(registrations.map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting']);

  await page.goto(`/be/child/${children[0]!.id}`);
  await expect(page.getByText('Nur zusammen', { exact: true })).toBeVisible();
  const [first] = registrations;
  await page.goto(`/be/peopleCourseWeekRegistration/${first!.id}`);
  const end = page.getByRole('button', { name: 'Gruppe auflösen' });
  await expect(page.getByText('Nur zusammen', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await end.click();
  const question = page.getByRole('alertdialog');
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(end).toBeFocused();

  // Somebody else was faster: the refusal is said, and the page shows what holds.
  await end.click();
  const path = `api/peopleCourseWeekRegistration/${first!.id}/end-group`;
  await post(page.request, path, {}, { token: sessionOf('admin').token, status: 200 });
  await question.getByRole('button', { name: 'Auflösen' }).click();
  await expect(page.getByRole('alert')).toContainText('wartet nicht mit anderen zusammen');
  await expect(end).toHaveCount(0);
  // The seat was free, and the first of them has it.
  await expect(page.getByText('Angemeldet', { exact: false }).first()).toBeVisible();
});
