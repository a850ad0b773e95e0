import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { linkParentAsStaff, makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book, removeAsStaff } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, toFamilyTab, unfold, unfoldSection } from '../support/family';
import { SignUp } from '../support/sign-up';
import { expect, test, type Translate } from '../support/test';

/* Two parents at once (product/families.md#what-the-other-parent-sees): who comes second reads who was first. */

const CANCELLED =
  /Johanna K\. (hat die Anmeldung „.+“ heute um \d\d:\d\d abgemeldet|ha cancellato l’iscrizione «.+» oggi alle \d\d:\d\d)\./;
const DECLINED =
  /Johanna K\. (hat das Angebot „.+“ heute um \d\d:\d\d abgelehnt|ha rifiutato l’offerta «.+» oggi alle \d\d:\d\d)\./;
const BOOKED = /Johanna K\. (hat dieses Kind heute um \d\d:\d\d schon|ha già iscritto questo bambino)/;

type Family = Awaited<ReturnType<typeof makeFamily>>;

/** Two parents of Lea, each with a page of their own; the first has booked two weeks. */
async function twoParents(page: Page, browser: Browser, language: 'de' | 'it') {
  const [first, second] = [
    await makeFamily(page.request, language),
    await makeFamily(page.request, language),
  ];
  const lea = await makeChild(page.request, first, 'Lea');
  await linkParentAsStaff(page.request, lea, second);
  const context = await browser.newContext({ locale: language === 'it' ? 'it-IT' : 'de-DE' });
  const other = await context.newPage();
  return { first, second, lea, other, close: () => context.close() };
}

async function seen(page: Page, family: Family): Promise<void> {
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
}

function row(page: Page, t: Translate, text: string) {
  return page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: text });
}

test('who cancels or changes what the other parent has cancelled reads who did it, and sees the list as it is', async ({
  page,
  browser,
  t,
  week,
  language,
}) => {
  const { first, second, lea, other, close } = await twoParents(page, browser, language);
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
  await book(page.request, first, { ...project, weeks: [project.weeks[0]!] }, lea);
  await book(page.request, first, { ...project, weeks: [project.weeks[1]!] }, lea);
  await seen(page, second);
  await seen(other, first);
  for (const [number, what] of [
    [1, 'delete'],
    [2, 'edit'],
  ] as const) {
    const mine = row(page, t, week(number));
    await unfold(mine);
    await mine
      .getByRole('button', { name: what === 'delete' ? t('family.delete') : t('action.edit') })
      .click();
    const dialog = page.getByRole(what === 'delete' ? 'alertdialog' : 'dialog');
    await dialog.waitFor();

    const theirs = row(other, t, week(number));
    await unfold(theirs);
    await theirs.getByRole('button', { name: t('family.delete') }).click();
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: t('family.delete') })
      .click();
    await expect(theirs).toHaveCount(0);

    const confirm = what === 'delete' ? t('family.delete') : t('action.save');
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(page.getByText(CANCELLED).last()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(mine).toHaveCount(0);
  }
  await toFamilyTab(page, t, 'data');
  await unfoldSection(page, t('family.papers'));
  await page.getByText(t('family.ended'), { exact: true }).click();
  const ended = page
    .getByRole('listitem')
    .filter({ hasText: t('family.ended_parent', { name: 'Johanna K.' }) });
  await expect(ended).toHaveCount(2);
  await expect(ended.first()).toContainText(week(2));
  await expectNoViolations(page, { impact: 'minor' });
  await close();
});

test('who answers an offer that the other parent has declined reads who did it', async ({
  page,
  browser,
  t,
  language,
}) => {
  const { first, second, lea, other, close } = await twoParents(page, browser, language);
  for (const what of ['accept', 'decline'] as const) {
    const project = await makeProject(page.request, {
      weeks: [{ ...summerWeek(0), max_participants: 1 }],
      course: { move_up: 'offer', offer_hours: 24 },
    });
    const stranger = await makeFamily(page.request);
    const seat = await book(page.request, stranger, project, await makeChild(page.request, stranger, 'Ada'));
    await book(page.request, first, project, lea);
    await removeAsStaff(page.request, seat.registrations[0]?.id ?? 0);
    await signInWithSession(page, second.session);
    await openFamily(page, 'tasks');
    await signInWithSession(other, first.session);
    await openFamily(other, 'tasks');
    await expect(page.getByRole('button', { name: t('family.offer_accept') })).toBeVisible();
    await other.getByRole('button', { name: t('family.offer_decline') }).click();
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: t('family.offer_decline') })
      .click();
    await expect(other.getByRole('button', { name: t('family.offer_accept') })).toHaveCount(0);

    await page.getByRole('button', { name: t(`family.offer_${what}`) }).click();
    if (what === 'decline')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('family.offer_decline') })
        .click();
    await expect(page.getByText(DECLINED).last()).toBeVisible();
    await expect(page.getByRole('button', { name: t('family.offer_accept') })).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await close();
});

test('who books a week that the other parent has just booked reads who did it', async ({
  page,
  t,
  week,
  language,
}) => {
  const [first, second] = [
    await makeFamily(page.request, language),
    await makeFamily(page.request, language),
  ];
  const lea = await makeChild(page.request, first, 'Lea');
  await linkParentAsStaff(page.request, lea, second);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, second.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Lea', 1);
  await book(page.request, first, project, lea);
  await signUp.submit.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('signup.question_yes') })
    .click();
  await expect(page.getByRole('alertdialog').getByText(BOOKED)).toBeVisible();
});
