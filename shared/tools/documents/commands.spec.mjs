import { readFile } from 'node:fs/promises';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { documentedCommands, documentedSteps, stepsIn } from './commands.mjs';
import { NOT_RUN, reasonNotToRun, STORIES, storiesOf } from './plan.mjs';

/** @type {Awaited<ReturnType<typeof documentedCommands>>} */
let found;
beforeAll(async () => {
  found = await documentedCommands();
});

describe('the commands of a document', () => {
  it('are the lines of its shell blocks, without remarks', () => {
    const text =
      'Then:\n\n```sh\nnpm ci && npm start   # builds\n# a remark\nnpm test -- a \\\n  b\n```\n\n1. So:\n\n   ```sh\n   npm run lint\n   ```\n\n```ts\nconst no = 1;\n```\n';
    expect(stepsIn(text).map((step) => step.command)).toEqual([
      'npm ci && npm start',
      'npm test -- a b',
      'npm run lint',
    ]);
  });
});

describe('every command of the documents', () => {
  it('is run by test:docs, or stands there with the reason why not', () => {
    const told = STORIES.flat();
    const forgotten = found.filter((each) => !told.includes(each.document) && reasonNotToRun(each) === null);
    expect(forgotten).toEqual([]);
  });

  it('is there still where one is left out, and so is each document of a story', () => {
    const gone = NOT_RUN.filter(
      ([document, beginning]) =>
        !found.some((each) => each.document === document && each.command.startsWith(beginning)),
    );
    expect(gone).toEqual([]);
    const empty = STORIES.flat().filter((document) => !found.some((each) => each.document === document));
    expect(empty).toEqual([]);
  });
});

describe('the stories that are followed', () => {
  it('are all, or those with a named document, whole', () => {
    expect(storiesOf([])).toEqual(STORIES);
    expect(storiesOf(['development.md', 'how-to/field.md'])).toEqual([
      ['.github/CONTRIBUTING.md', 'shared/docs/development.md'],
      ['shared/docs/how-to/field.md'],
    ]);
    expect(() => storiesOf(['field.md', 'no-such.md'])).toThrow('No commands are followed of no-such.md.');
  });
});

describe('a block that names a file', () => {
  const [added, changed] = stepsIn(
    '1. So:\n\n   ```ts\n   // shared/src/a.ts\n   const one = 1;\n   ```\n\n```diff\nshared/src/b.ts\n  first,\n- old,\n+ new,\n@@\n+last\n end\n```\n',
  ).map((step) => step.edit);

  it('is the file, or more of it', () => {
    expect(added.file).toBe('shared/src/a.ts');
    expect(added.change(null)).toBe('const one = 1;\n');
    expect(added.change('const zero = 0;\n')).toBe('const zero = 0;\n\nconst one = 1;\n');
  });

  it('changes lines that are there once', () => {
    expect(changed.file).toBe('shared/src/b.ts');
    expect(changed.change(' first,\n old,\nend\n')).toBe(' first,\n new,\nlast\nend\n');
    expect(() => changed.change('end\n')).toThrow('shared/src/b.ts does not have these lines any more');
    expect(() => changed.change(' first,\n old,\n first,\n old,\nend\n')).toThrow('more than once');
  });

  it('fits the file as it is, in every document', async () => {
    const files = new Map();
    // What the generator has written before is there in test:docs only, which makes these changes too.
    const generated = new Set();
    for (const { document, command, edit } of await documentedSteps()) {
      if (command?.includes('nx g resource')) generated.add(document);
      if (!edit || generated.has(document)) continue;
      const key = `${document} ${edit.file}`;
      const before = files.get(key) ?? (await readFile(fromRoot(edit.file), 'utf8').catch(() => null));
      files.set(key, edit.change(before));
    }
    expect(files.size).toBeGreaterThan(0);
  });
});
