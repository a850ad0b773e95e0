import type { Locator } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { SignUp } from '../support/sign-up';
import { CORE_PHONE, expect, test } from '../support/test';

/** How many of the elements lie wholly inside the box. */
async function wholeIn(box: Locator, elements: Locator): Promise<number> {
  const { top, bottom } = await box.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
  const rows = await elements.evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect),
  );
  return rows.filter((row) => row.top >= top && row.bottom <= bottom).length;
}

test(
  'a sign-up of two children leaves room for the form, counts what is paid, and shows what is signed',
  CORE_PHONE,
  async ({ page, t, week }) => {
    const project = await makeProject(page.request, {
      weeks: [summerWeek(0), summerWeek(1), { ...summerWeek(2), max_participants: 1, waiting_list: 5 }],
    });
    const others = await makeFamily(page.request);
    await book(page.request, others, project, await makeChild(page.request, others, 'Tom'), 2);
    const family = await makeFamily(page.request);
    await makeChild(page.request, family, 'Lea');
    await makeChild(page.request, family, 'Nora');
    await signInWithSession(page, family.session);
    const signUp = new SignUp(page, t, week, project);
    await signUp.open();
    for (const name of ['Lea', 'Nora']) {
      await signUp.child(name).check();
      for (const n of [1, 2, 3]) await signUp.choice(n, name).check();
    }
    // Six weeks are chosen; four have a seat, and these are paid.
    const total = `${t('signup.total')} · ${t('signup.chosen', { smart_count: 4 })}`;
    await expect(signUp.dialog.getByText(total, { exact: true })).toBeVisible();
    await expect(signUp.dialog.getByText(t('signup.total_waiting', { price: '300,00 €' }))).toBeVisible();
    const form = signUp.dialog.locator('form').locator('..');
    const { height } = await form.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    expect(height).toBeGreaterThanOrEqual(520);

    await signUp.contact1.fill('+39 333 1234567');
    await signUp.privacy.check();
    await signUp.submit.click();
    const question = page.getByRole('alertdialog', { name: t('signup.question_title') });
    const lines = question.getByRole('listitem').filter({ hasText: /Lea|Nora/ });
    await expect(lines).toHaveCount(6);
    const region = question.locator('.MuiDialogContent-root');
    expect(await wholeIn(region, lines)).toBeGreaterThanOrEqual(4);
    await expectNoViolations(page, { impact: 'minor' });
    // Where something is cut, a shade lies on the edge; at the end it is gone.
    const edge = async (): Promise<Buffer> => {
      const { x, y, width, height: tall } = (await region.boundingBox())!;
      return page.screenshot({ clip: { x: x + width - 12, y: y + tall - 12, width: 8, height: 12 } });
    };
    const isCut = await region.evaluate((node) => node.scrollHeight > node.clientHeight);
    expect(isCut).toBe(true);
    const cut = await edge();
    await region.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    expect((await edge()).equals(cut)).toBe(false);
    await question.getByRole('button', { name: t('signup.question_yes') }).click();
    await signUp.expectPartly(4, 6);
  },
);
