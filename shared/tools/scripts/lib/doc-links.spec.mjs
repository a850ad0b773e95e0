import {
  brokenDocuments,
  brokenLinks,
  brokenLinksOfSources,
  longLines,
  missingDocuments,
  missingPaths,
} from './doc-links.mjs';
import { fromRoot } from './paths.mjs';

describe('links from comments to the rules', () => {
  it('are broken when the heading does not exist', () => {
    expect(brokenLinks('/** Moves up (product/registrations.md#move-up), see product.md#errors. */')).toEqual(
      [],
    );
    expect(
      brokenLinks('/** Moves (product/registrations.md#move-down, product/none.md, product.md#none). */'),
    ).toEqual(['product/registrations.md#move-down', 'product/none.md', 'product.md#none']);
  });

  it('all lead to a heading', async () => {
    expect(await brokenLinksOfSources()).toEqual([]);
  });
});

describe('documents', () => {
  const file = fromRoot('shared', 'docs', 'how-to', 'README.md');

  it('name a file that does not exist', () => {
    expect(missingPaths('`api/src/app.ts`, `api/src/nothing.ts` and `shared/docs`')).toEqual([
      'api/src/nothing.ts',
    ]);
  });

  it('link to a document or a heading that does not exist', () => {
    const text =
      '[a](field.md) [b](field.md#add) [c](field.md#nothing) [d](nothing.md) [e](#nothing) [f](https://a.example/x.md)';
    expect(missingDocuments(text, file)).toEqual(['field.md#nothing', 'nothing.md', '#nothing']);
  });

  it('have a line that is too long to read', () => {
    const long = 'x'.repeat(161);
    expect(longLines(`short\n${long}\n\`\`\`\n${long}\n\`\`\`\n`)).toEqual([`too long: ${'x'.repeat(60)}`]);
  });

  it('name and link to nothing but what exists, in lines that can be read', async () => {
    expect(await brokenDocuments()).toEqual([]);
  });
});
