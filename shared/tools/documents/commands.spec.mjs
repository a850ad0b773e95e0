import { commandsIn, documentedCommands } from './commands.mjs';
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
    expect(commandsIn(text)).toEqual(['npm ci && npm start', 'npm test -- a b', 'npm run lint']);
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
