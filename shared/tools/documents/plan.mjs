/**
 * In which order the documents are followed, and what of them is not run.
 */
/** Documents as a new developer reads them. Each begins with the repository as it is; those of one line are one story. */
export const STORIES = [
  ['README.md'],
  ['shared/docs/add-a-resource.md'],
  ['.github/CONTRIBUTING.md', 'shared/docs/development.md'],
  ['shared/docs/how-to/field.md'],
  ['shared/docs/how-to/permission.md'],
  ['shared/docs/how-to/screen.md'],
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
/** Its words are written by a person; the steps before are taken by new-language.spec, in a copy. */
const TRANSLATED = 'needs a language that somebody has translated; new-language.spec takes the steps before';

/**
 * Commands that are not run by `npm run test:docs`, each with the reason. By its document and its beginning.
 * @type {readonly (readonly [document: string, beginning: string, reason: string])[]}
 */
export const NOT_RUN = [
  ['README.md', 'npm test', 'is what `.ci/run` runs on a clean clone'],
  ['.github/CONTRIBUTING.md', 'npm test', 'is what `.ci/run` runs on a clean clone'],
  ['shared/docs/how-to/permission.md', 'npm test -- e2e', 'is part of the browser suite'],
  ['shared/docs/how-to/language.md', 'npm test', TRANSLATED],
  ['shared/docs/how-to/language.md', 'npm run build', TRANSLATED],
  ['shared/docs/how-to/language.md', 'npx playwright', TRANSLATED],
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
