import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeDrawProject, publishDraw, wishAll } from '../../../shared/tools/e2e/draws';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { closeRegistration } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, unfold } from '../support/family';
import { expect, test } from '../support/test';

test('my family says where a child stood in a draw, once for each child, and how a draw works', async ({
  page,
  t,
}) => {
  const { request } = page;
  const project = await makeDrawProject(request, [1, 1]);
  const family = await makeFamily(request);
  const other = await makeFamily(request);
  const lena = await makeChild(request, family, 'Lena');
  await wishAll(request, family, project, lena);
  await wishAll(request, other, project, await makeChild(request, other, 'Max'));
  await signInWithSession(page, family.session);
  const sentence = page.getByText(
    t('family.draw_position', { child: 'Lena', position: '§', units: 2 }).split('§')[0]!,
  );

  await openFamily(page, 'bookings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('family.title'));
  await expect(page.getByRole('heading', { level: 4, name: project.name }).first()).toBeVisible();
  await expect(sentence).toHaveCount(0);

  await closeRegistration(request, project);
  await publishDraw(request, project);
  await page.reload();
  // Two registrations of Lena, and one sentence.
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: project.name }) });
  await expect(own.filter({ hasText: 'Lena' })).toHaveCount(2);
  await unfold(own);
  await expect(sentence).toHaveCount(1);
  const said = await sentence.innerText();
  const possible = [1, 2].map((position) => t('family.draw_position', { child: 'Lena', position, units: 2 }));
  expect(possible).toContain(said);
  const text = page.getByText(t('family.draw_how_text'));
  await expect(text).toBeHidden();
  await page.getByText(t('family.draw_how'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await expectNoViolations(page);
});
