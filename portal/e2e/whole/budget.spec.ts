import type { Request } from '@playwright/test';
import { API } from '@feria/shared/routes';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { BUDGET_KB, measureFirstPage, wordsOfFirstPage } from '../../../shared/tools/scripts/lib/budget.mjs';
import { CORE_WIDE, expect, test } from '../support/test';

test(
  'the first page loads the scripts that the budget counts, and no other',
  CORE_WIDE,
  async ({ page, language }) => {
    const loaded = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const { scripts, kilobytes } = await measureFirstPage();
    // The words: the budget counts the longest of the languages.
    const words = await wordsOfFirstPage();
    const name = (file: string): string => (Object.values(words).includes(file) ? 'words' : file);
    expect([...loaded].map(name).sort()).toEqual(scripts.map(({ file }) => name(file)).sort());
    expect(loaded).toContain(words[language]);
    expect(kilobytes).toBeLessThanOrEqual(BUDGET_KB);
  },
);

test('a page that is opened asks for each thing once, though two scripts ask', async ({ page }) => {
  const family = await makeFamily(page.request);
  // With a child the page has every section; those at its end ask for their data when they are scrolled to.
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 400 });
  const { options, userdata, frontend, myFamily } = API;
  for (const [path, expected] of [
    ['/', [frontend, options, userdata]],
    [`/courseregistration/${project.id}?book=1`, [`${frontend}/${project.id}`, myFamily, options, userdata]],
    ['/my-family', [myFamily, options, userdata]],
  ] as const) {
    const calls: string[] = [];
    const note = (request: Request): void => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname.slice(1));
    };
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    // A busy machine draws the dialog, which asks for the family, after a pause that counts as idle.
    await expect.poll(() => calls.toSorted()).toEqual([...expected].sort());
    page.off('request', note);
  }
});

test('scripts and styles come as they were compressed when they were built', async ({ page }) => {
  const headers: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) headers.push(response.headers());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(headers.length).toBeGreaterThan(3);
  for (const header of headers) {
    expect(header['content-encoding']).toBe('br');
    // Compressed on the way, it would come in pieces, without a length.
    expect(Number(header['content-length'])).toBeGreaterThan(0);
    expect(header['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});
