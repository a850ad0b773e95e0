import { claimProblems, DOCUMENTS } from './claims.mjs';

describe('documents that make claims', () => {
  it.each(DOCUMENTS.map((document) => [document.path, document]))(
    '%s names tests that exist',
    (_, document) => {
      expect(claimProblems(document)).toEqual([]);
    },
  );
});

describe('the check of claims', () => {
  const document = { path: 'shared/docs/privacy.md', roots: [''], proved: ['Claims'], states: true };
  const own = 'shared/tools/scripts/lib/claims.spec.mjs';

  it('accepts a claim with a test and its title, and one that says why it has none', () => {
    const text = `# Claims\n\n- One. \`${own}\` “accepts a claim”\n- Two. (no test: the operator’s)\n`;
    expect(claimProblems(document, text)).toEqual([]);
  });

  it.each([
    ['a claim without a test', '# Claims\n\nNobody can read it.\n', /no test with its title: Nobody/],
    ['a test without its title', `# Claims\n\n- One. \`${own}\`\n`, /no test with its title: One/],
    ['a row without a test', '# Claims\n\n| What | How |\n| --- | --- |\n| One | Two |\n', /title: \| One/],
    ['a test that does not exist', '# Claims\n\nOne. `api/none.spec.ts` “x”\n', /there is no test api\/none/],
    [
      'a title that no test has',
      `# Claims\n\nOne. \`${own}\` “${['not', 'there'].join(' ')}”\n`,
      /has no test “not.there”/,
    ],
    ['a link to no file', '# Claims\n\nOne [two](none.md). (no test: text)\n', /none.md leads nowhere/],
    ['a link to no heading', '# Claims\n\nOne [two](#none). (no test: text)\n', /#none leads to no heading/],
    ['a section that is gone', '# Other\n\ntext\n', /the section Claims is missing/],
    [
      'a requirement that is met without a test',
      `# Claims\n\n# Standard\n\n- **1.2.3**, met: Plain,\n  on two lines\n- **1.2.4**, met: \`${own}\`\n`,
      /1\.2\.3 is met/,
    ],
  ])('refuses %s', (_, text, problem) => {
    expect(claimProblems(document, text)).toEqual([expect.stringMatching(problem)]);
  });
});
