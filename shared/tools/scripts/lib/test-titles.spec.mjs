import { titlesIn } from './test-titles.mjs';

it('titles are those of groups, tests, tables and of what a spec makes of them', () => {
  const source = `
    describe('a group', () => {
      it('a test', async () => {});
      it.each([1, 2])('a row of %i', (row) => { expect(row).toBe(1); });
      inWhole(\`a test in \${language}\`, async () => {}, 1_000);
      app.get('/api/course');
    });`;
  expect(titlesIn(source, 'x.spec.ts')).toEqual([
    'a group',
    'a test',
    'a row of %i',
    'a test in ${language}',
  ]);
});
