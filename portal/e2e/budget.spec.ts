import { BUDGET_KB, measureFirstPage } from '../../shared/scripts/lib/budget.mjs';
import { CORE, expect, test } from './support/test';

test(
  'the first page loads the scripts that the budget counts, and no other',
  CORE,
  async ({ page, language }) => {
    const loaded = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const { scripts, kilobytes } = await measureFirstPage();
    // The words: the budget counts the longer of the two languages.
    const name = (file: string): string => file.replace(/\/(de|it)-[^/]+$/, '/words');
    expect([...loaded].map(name).sort()).toEqual(scripts.map(({ file }) => name(file)).sort());
    expect([...loaded].some((file) => file.includes(`/${language}-`))).toBe(true);
    expect(kilobytes).toBeLessThanOrEqual(BUDGET_KB);
  },
);
