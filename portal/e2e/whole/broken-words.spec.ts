import type { Page } from '@playwright/test';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/** Words that stand on two lines without a hyphen: letters alone, of a length for which there is room on a wide screen. */
function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { document, NodeFilter } = globalThis;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,24}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
}

test('no word is broken on a wide screen', async ({ page, t, week }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1280, 'on a phone long words break where they must');
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  await makeChild(page.request, family, 'Maximilian');
  const labels = { label_half_day_de: 'Vormittagsgruppe', label_full_day_de: 'Ganztagsbetreuung' };
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), summerWeek(1), { ...summerWeek(2), max_participants: 0 }],
    course: { custom_labels: true, ...labels, label_half_day_it: 'Mattina', label_full_day_it: 'Giornata' },
  });
  await book(page.request, family, project, lea);
  await signInWithSession(page, family.session);
  for (const path of [
    '/',
    '/?type=all',
    `/courseregistration/${project.id}`,
    '/my-family',
    '/planner',
    '/basket',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await brokenWordsOf(page), path).toEqual([]);
  }
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  for (const name of ['Lea', 'Maximilian']) await signUp.child(name).check();
  expect.soft(await brokenWordsOf(page), 'sign-up').toEqual([]);
});
