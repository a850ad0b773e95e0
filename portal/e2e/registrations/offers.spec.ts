import { API } from '@feria/shared/routes';
import { formatEuros } from '@feria/shared/rules/money';
import type { APIRequestContext } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book, removeAsStaff } from '../../../shared/tools/e2e/registrations';
import { post, signInWithSession } from '../../../shared/tools/e2e/session';
import { toFamilyTab } from '../support/family';
import { CORE_WIDE, expect, test } from '../support/test';

/* Offers (product/registrations.md#offers): who moves up is asked, and the seat is held until the parents answer. */

/** A family whose child Lea has the offer of the one seat of a week. */
async function makeOffer(request: APIRequestContext) {
  const project = await makeProject(request, {
    weeks: [{ ...summerWeek(0), max_participants: 1 }],
    course: { move_up: 'offer', offer_hours: 24 },
  });
  const other = await makeFamily(request);
  const first = await book(request, other, project, await makeChild(request, other, 'Ada'));
  const family = await makeFamily(request);
  const waiting = await book(request, family, project, await makeChild(request, family, 'Lea'));
  await removeAsStaff(request, first.registrations[0]?.id ?? 0);
  return { family, project, id: waiting.registrations[0]?.id ?? 0 };
}

test('an offer is seen first, and accepted', CORE_WIDE, async ({ page, t, week, language }) => {
  const { family, project } = await makeOffer(page.request);
  await page.goto(`/courseregistration/${project.id}`);
  await expect(page.getByText(t('places.offer', { smart_count: 24 }))).toBeVisible();
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  const offers = page.getByRole('region', { name: t('family.tasks') });
  const name = `${project.name}${language === 'it' ? ' it' : ''}, ${week(1)}`;
  await expect(offers.getByRole('heading', { level: 3 })).toHaveText(
    t('family.offer_title', { child: 'Lea', week: name }),
  );
  await expect(offers).toContainText(formatEuros(150));
  await expect(offers).toContainText(
    new RegExp(
      t('family.offer_until', { until: 'UNTIL' }).replace('UNTIL', '\\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d'),
    ),
  );
  await expectNoViolations(page, { impact: 'minor' });
  // Looking at it answers nothing.
  await page.reload();
  await offers.getByRole('button', { name: t('family.offer_accept') }).click();
  await expect(page.getByText(t('family.offer_accepted', { child: 'Lea', week: name }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(offers.getByRole('button', { name: t('family.offer_accept') })).toHaveCount(0);
  // What it costs is the next thing to do.
  await expect(
    offers.getByRole('heading', { name: t('family.task_pay', { amount: formatEuros(150) }) }),
  ).toBeVisible();
  await toFamilyTab(page, t, 'bookings');
  await expect(page.getByRole('region', { name: t('family.registrations') })).toContainText(week(1));
});

test('an offer is declined after a question', async ({ page, t }) => {
  const { family } = await makeOffer(page.request);
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  const offers = page.getByRole('region', { name: t('family.tasks') });
  const decline = offers.getByRole('button', { name: t('family.offer_decline') });
  await decline.click();
  const question = page.getByRole('alertdialog', { name: t('family.decline_title') });
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: t('action.cancel') }).click();
  await expect(decline).toBeFocused();
  await decline.click();
  await question.getByRole('button', { name: t('family.offer_decline') }).click();
  await expect(page.getByText(t('family.tasks_none'))).toBeVisible();
  await toFamilyTab(page, t, 'bookings');
  await expect(page.getByText(t('family.registrations_empty'))).toBeVisible();
});

test('an offer that is over says so', async ({ page, t }) => {
  const { family, id } = await makeOffer(page.request);
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  const offers = page.getByRole('region', { name: t('family.tasks') });
  await expect(offers).toBeVisible();
  // The same parent was quicker elsewhere.
  const { token } = family.session;
  await post(page.request, `${API.registration}/${id}/accept-offer`, {}, { token, status: 200 });
  await offers.getByRole('button', { name: t('family.offer_accept') }).click();
  await expect(page.getByText(/selbst angenommen\.|Ha accettato Lei l’offerta/)).toBeVisible();
  await expect(offers.getByRole('button', { name: t('family.offer_accept') })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
});

test('in the planner an offer stands with its time', async ({ page, t }) => {
  const { family } = await makeOffer(page.request);
  await signInWithSession(page, family.session);
  await page.goto('/planner');
  const [before = ''] = t('family.offer_until', { until: 'UNTIL' }).split('UNTIL');
  await expect(page.getByText(before)).toBeVisible();
});
