import { formatFiles, logger, visitNotIgnoredFiles } from '@nx/devkit';
import { atTerminal } from '../ask/index.mjs';
import { describeApi, generateMigration, listPersonalData } from '../migration/call.mjs';
import { refuseIfAny } from '../resource/index.mjs';
import { namesOf } from '../resource/names.mjs';
import { entityFile, overridesFolder, testFile } from '../resource/places.mjs';
import { holdsFamilies, isPlain, linksOf, permissionsOf, unregister } from '../resource/register.mjs';
import { definitions } from '../resource/taken.mjs';
import { undoneIfItFails } from '../undo/index.mjs';

/**
 * @typedef {import('@nx/devkit').Tree} Tree
 * @typedef {{ resource: string, drop?: boolean, migration?: boolean, skipFormat?: boolean }} Options
 */

/**
 * `nx g remove RESOURCE`: takes a plain resource out again, with a migration that drops its table and its permissions
 * (shared/docs/add-a-resource.md#remove-a-resource). The records go with the table: unless `drop` says so, it asks at a terminal and
 * refuses elsewhere.
 * @param {Tree} tree
 * @param {Options} options
 * @param {import('../ask/index.mjs').Ask | null} [ask]
 */
export async function remove(
  tree,
  { resource, drop = false, migration = true, skipFormat },
  ask = atTerminal(),
) {
  const known = definitions(tree);
  const found = known.find(({ name }) => name === resource);
  const referring = known.filter(({ name, refersTo }) => name !== resource && refersTo.includes(resource));
  refuseIfAny([
    ...(found ? [] : [`There is no resource "${resource}".`]),
    ...(!found || isPlain(tree, resource)
      ? []
      : [`${resource} is no plain resource: code of its own uses it, so that it has to be removed by hand.`]),
    ...referring.map(({ name }) => `${name} refers to ${resource}: remove that field first.`),
  ]);
  const names = namesOf(resource);
  if (migration && !drop && !isOnlyShown()) refuseIfAny(await keptRecords(names, ask));
  const icon = found?.icon;
  const links = linksOf(tree, names);
  const wasListed = [names.snake, ...links.map(({ table }) => table)].some((table) =>
    holdsFamilies(tree, table),
  );
  const paths = [
    `shared/src/resources/${names.camel}`,
    entityFile(names.kebab),
    overridesFolder(names.camel),
    overridesFolder(names.kebab),
  ];
  for (const file of [...paths, testFile(names.kebab)]) if (tree.exists(file)) tree.delete(file);
  unregister(tree, names, { icon: icon && !isNamed(tree, icon) ? icon : undefined, links });
  if (!skipFormat) await formatFiles(tree);
  return undoneIfItFails(tree, async () => {
    if (migration) {
      const permissions = permissionsOf(names, found?.hasView).join(',');
      await generateMigration(
        `remove-${names.kebab}`,
        '--drop',
        [...links.map(({ table }) => table), names.snake].join(','),
        '--revoke',
        permissions,
      );
    }
    await describeApi();
    if (wasListed) await listPersonalData();
    logger.info(`
Then look for what is left (git grep -i ${names.camel}), and:
  npm run typecheck && npm test -- shared sqlite mysql -- permissions core/database access`);
  });
}

/** Nothing is written with `--dry-run`. */
const isOnlyShown = () => process.env.NX_DRY_RUN === 'true';

/**
 * @param {import('../resource/names.mjs').Names} names
 * @param {import('../ask/index.mjs').Ask | null} ask
 * @returns {Promise<string[]>} why the table is not dropped
 */
async function keptRecords({ camel, snake }, ask) {
  const loses = `its migration deletes the table ${snake} with all records, in every database that it runs on`;
  if (!ask) return [`${camel}: ${loses}. If that is meant: nx g remove ${camel} --drop.`];
  const answer = await ask(`${camel}: ${loses}.\nType ${camel} to go on`);
  return answer === camel ? [] : [`${camel} stays.`];
}

/**
 * Whether a definition or a section of the back office names an icon.
 * @param {Tree} tree
 * @param {string} icon
 */
function isNamed(tree, icon) {
  let named = false;
  for (const directory of ['shared/src/resources', 'backoffice/src'])
    visitNotIgnoredFiles(tree, directory, (file) => {
      if (/\.tsx?$/.test(file) && (tree.read(file, 'utf8') ?? '').includes(`icon: '${icon}'`)) named = true;
    });
  return named;
}
