/**
 * In which order the documents are followed, and what of them is not run.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Documents as a new developer reads them. Each begins with the repository as it is; those of one line are one story. */
export const STORIES = [
  ['README.md'],
  ['shared/docs/add-a-resource.md'],
  ['.github/CONTRIBUTING.md', 'shared/docs/development.md'],
  ['shared/docs/how-to/field.md'],
  ['shared/docs/how-to/permission.md'],
  ['shared/docs/how-to/mail.md'],
  ['shared/docs/how-to/text.md'],
  ['shared/docs/how-to/language.md'],
  ['shared/docs/how-to/export-column.md'],
  ['shared/docs/how-to/endpoint.md'],
  ['shared/docs/how-to/scheduled-job.md'],
];

/**
 * @param {string[]} names documents, each by its path or the end of it; none means all
 * @returns {string[][]} stories with one of them. A story is followed as a whole: a document may need what the one before it did
 */
export function storiesOf(names) {
  const isNamed = (/** @type {string} */ document, /** @type {string} */ name) =>
    `/${document}`.endsWith(`/${name}`);
  const unknown = names.filter((name) => !STORIES.flat().some((document) => isNamed(document, name)));
  if (unknown.length > 0)
    throw new Error(
      `No commands are followed of ${unknown.join(', ')}. There are ${STORIES.flat().join(', ')}.`,
    );
  return STORIES.filter(
    (story) => names.length === 0 || story.some((document) => names.some((name) => isNamed(document, name))),
  );
}

/** The application has no Docker where it is tested, and nobody’s server. */
const ON_A_SERVER = 'is for a server with Docker; `docker/` is checked by dockerfile.spec';

/**
 * Commands that are not run by `npm run test:docs`, each with the reason. By its document and its beginning.
 * @type {readonly (readonly [document: string, beginning: string, reason: string])[]}
 */
export const NOT_RUN = [
  ['README.md', 'npm test', 'is what `.ci/run` runs on a clean clone'],
  ['.github/CONTRIBUTING.md', 'npm test', 'is what `.ci/run` runs on a clean clone'],
  ['shared/docs/how-to/permission.md', 'npm test -- e2e', 'is part of the browser suite'],
  ['shared/docs/how-to/text.md', 'npm run e2e', 'is part of the browser suite'],
  ['shared/docs/how-to/export-column.md', 'npm run bench', 'is a measurement'],
  [
    'shared/docs/how-to/api-key.md',
    'FERIA_URL=',
    'names an address and a key of the reader; api-key-client.spec runs the script',
  ],
  ['shared/docs/operations.md', 'NODE_OPTIONS=', 'is a setting, in the file of a service'],
  ['shared/docs/operations.md', 'npm run build && npm run bench', 'is a measurement'],
  ['shared/docs/operations.md', 'node api/dist/backup/cli.js', 'backup.spec runs it on both engines'],
  ['shared/docs/operations.md', 'docker compose', ON_A_SERVER],
  ['shared/docs/operations.md', 'git fetch', ON_A_SERVER],
];

/** @param {{ document: string, command: string }} documented @returns {string | null} why it is not run */
export function reasonNotToRun({ document, command }) {
  const found = NOT_RUN.find(([where, beginning]) => where === document && command.startsWith(beginning));
  return found?.[2] ?? null;
}

/** Commands that serve until they are stopped. */
export const SERVES = /npm (?:start|run dev)$/;

/**
 * What a document asks its reader to do by hand before one of its commands, done with its own code blocks.
 * @type {Record<string, { before: string, work: (copy: string, document: string) => Promise<void> }[]>}
 */
export const BY_HAND = {
  'shared/docs/how-to/permission.md': [
    {
      before: 'npm run migration:generate',
      work: async (copy) => {
        await edit(
          copy,
          'shared/src/access/permissions.ts',
          "  'course.index',\n",
          "  'course.index',\n  'course.print',\n",
        );
        const messages = 'shared/src/resources/role/messages.ts';
        const words = (await readFile(join(copy, messages), 'utf8')).replaceAll(
          /^( {6}course: \{)(?= index)/gm,
          "$1 print: 'Listen drucken',",
        );
        await writeFile(join(copy, messages), words);
      },
    },
  ],
  'shared/docs/how-to/endpoint.md': [
    {
      before: 'npm run openapi',
      work: async (copy, document) => {
        const [contract = '', service = '', controller = ''] = blocks(document, 'ts');
        const folder = 'api/src/catalogue/courses';
        const module = `${folder}/courses.module.ts`;
        await append(copy, 'shared/src/contracts/course.ts', contract);
        await writeFile(join(copy, folder, 'location-weeks.ts'), service);
        await writeFile(join(copy, folder, 'location-weeks.controller.ts'), controller);
        await edit(
          copy,
          module,
          'import { Module }',
          "import { LocationWeeks } from './location-weeks.js';\nimport { LocationWeeksController } from './location-weeks.controller.js';\nimport { Module }",
        );
        await edit(copy, module, 'controllers: [', 'controllers: [LocationWeeksController, ');
        await edit(copy, module, 'providers: [', 'providers: [LocationWeeks, ');
        await edit(
          copy,
          'api/test/accounts/access/table.ts',
          'const BY_HAND: Record<string, Rule> = {',
          "const BY_HAND: Record<string, Rule> = {\n  'GET /api/location/:id/weeks': needs('course.index'),",
        );
        await writeFile(
          join(copy, 'api/test/catalogue/courses/location-weeks.spec.ts'),
          `import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someStaff, someWeek } from '../../support/builders.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('lists the weeks at a location that are not over', async () => {
  const office = await someStaff(app, 'Office');
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  const { body } = await app.as(office).get(\`/api/location/\${course.location_id}/weeks\`).expect(200);
  expect(body.data).toEqual([{ id: week.id, name: week.name, from: week.from, to: week.to }]);
});
`,
        );
      },
    },
  ],
  'shared/docs/how-to/scheduled-job.md': [
    {
      before: 'npm run typecheck',
      work: async (copy, document) => {
        const [job = ''] = blocks(document, 'ts');
        const module = 'api/src/families/people/people.module.ts';
        await writeFile(join(copy, 'api/src/families/people/childless-count.ts'), job);
        await edit(
          copy,
          module,
          'import { Module }',
          "import { ChildlessCount } from './childless-count.js';\nimport { Module }",
        );
        await edit(copy, module, 'providers: [', 'providers: [ChildlessCount, ');
      },
    },
  ],
};

/**
 * Code blocks of a document, without the blanks of the list that they stand in.
 * @param {string} document its text
 * @param {string} language
 */
function blocks(document, language) {
  return [...document.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\``, 'gm'))].map(
    ([, blanks = '', code = '']) => code.replaceAll(new RegExp(`^${blanks}`, 'gm'), ''),
  );
}

/** @param {string} copy @param {string} file @param {string} before @param {string} after */
async function edit(copy, file, before, after) {
  const text = await readFile(join(copy, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no “${before}” any more`);
  await writeFile(
    join(copy, file),
    text.replace(before, () => after),
  );
}

/** @param {string} copy @param {string} file @param {string} more */
async function append(copy, file, more) {
  await writeFile(join(copy, file), `${await readFile(join(copy, file), 'utf8')}\n${more}`);
}
