import { run } from '../../scripts/lib/processes.mjs';

/**
 * Has `npm run migration:generate` write a migration. It is a process of its own because it loads the sources of the API. It may ask.
 * @param {string[]} args name and options
 */
export async function generateMigration(...args) {
  const command = ['run', '--silent', 'migration:generate', '--', ...args];
  const { code } = await run('npm', command, { interactive: true });
  if (code !== 0) throw new Error('The migration could not be written.');
}

/** Has `npm run openapi` write the types by which the frontends call the API: a resource is part of its document. */
export async function describeApi() {
  const { code } = await run('npm', ['run', '--silent', 'openapi']);
  if (code !== 0) throw new Error('The API could not be described (npm run openapi).');
}

/** Has the list of the privacy guide written again, which names every table that leads to a family. */
export async function listPersonalData() {
  const { code } = await run('npm', ['run', '--silent', 'privacy:list']);
  if (code !== 0)
    throw new Error('The list of the privacy guide could not be written (npm run privacy:list).');
}
