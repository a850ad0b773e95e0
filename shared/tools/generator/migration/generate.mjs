/**
 * `npm run migration:generate -- NAME [--rename TABLE.COLUMN=NEW,…] [--drop TABLE|TABLE.COLUMN,…] [--grant PERMISSION,…]
 * [--revoke PERMISSION,…]`: writes the migration that makes the tables what the entities declare, enters it in the list of migrations,
 * and runs it there and back on an empty SQLite database. It does not delete a column that no option names, as perhaps it has only
 * another name: it asks at a terminal, and refuses elsewhere. Exit code 1 when it cannot be written or does not do what it should.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Table, TableForeignKey } from 'typeorm';
import { forgetAppVariables } from '../../scripts/lib/app-env.mjs';
import { fromRoot, tempPrefix } from '../../scripts/lib/paths.mjs';
import { binOf, runNode } from '../../scripts/lib/processes.mjs';
import { atTerminal } from '../ask/index.mjs';
import { REGISTRY } from '../resource/places.mjs';
import { addEntry, addImport, constant, parse } from '../resource/syntax.mjs';
import { whatBecomesOf } from './lost.mjs';
import { columnsLost, migrationSource, renamed, stepsBetween, undeclaredTables } from './steps.mjs';

/**
 * @typedef {import('typeorm').DataSource} DataSource
 * @typedef {import('typeorm').MigrationInterface} MigrationInterface
 * @typedef {{ openDatabase: (config: { databaseUrl: string | null, dataDir: string }) => Promise<DataSource> }} Open
 * @typedef {{ migrate: (dataSource: DataSource) => Promise<unknown> }} Database
 * @typedef {{ findDrift: (dataSource: DataSource) => Promise<string[]> }} Drift
 */

/** Sources of the API, by a path that the compiler does not follow: they have a configuration of their own. */
const api = (/** @type {string} */ file) => import(pathToFileURL(fromRoot('api/src', file)).href);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rename: { type: 'string' },
    drop: { type: 'string' },
    grant: { type: 'string' },
    revoke: { type: 'string' },
  },
});
const [rename = [], drop = [], grant = [], revoke = []] = [
  values.rename,
  values.drop,
  values.grant,
  values.revoke,
].map((names) => names?.split(',').filter(Boolean) ?? []);
const renames = rename.map((text) => {
  const [, table = '', from = '', to = ''] = /^(\w+)\.(\w+)=(\w+)$/.exec(text) ?? [];
  return { table, from, to };
});
const [name = ''] = positionals;

forgetAppVariables();
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('usage: npm run migration:generate -- NAME, in small letters and dashes: vehicle-wheels');
  process.exitCode = 1;
} else await generate();

async function generate() {
  const { openDatabase } = /** @type {Open} */ (await api('open-database.ts'));
  const { migrate } = /** @type {Database} */ (await api('core/database/data-source.ts'));
  const { findDrift } = /** @type {Drift} */ (await api('core/database/drift.ts'));
  const directory = await mkdtemp(tempPrefix('migration'));
  const dataSource = await openDatabase({ databaseUrl: null, dataDir: directory });
  try {
    await migrate(dataSource);
    const difference = async () => {
      const { tables, steps: first } = renamed(await storedTables(dataSource), renames);
      return [...first, ...stepsBetween(tables, declaredTables(dataSource), drop)];
    };
    const stored = await storedTables(dataSource);
    const wouldLose = () => columnsLost(renamed(stored, renames).tables, declaredTables(dataSource), drop);
    const decided = await whatBecomesOf(wouldLose(), atTerminal());
    renames.push(...decided.renames);
    drop.push(...decided.drop);
    const lost = wouldLose();
    if (lost.length > 0) {
      console.error(refusal(lost));
      process.exitCode = 1;
      return;
    }
    for (const table of undeclaredTables(stored, declaredTables(dataSource), drop))
      console.log(
        `No entity declares the table ${table}: it stays. If it is to be deleted, add --drop ${table}.`,
      );
    const steps = await difference();
    if (steps.length === 0 && !grant?.length && !revoke?.length) {
      console.log('Entities and migrations agree: there is nothing to write.');
      return;
    }
    const { file, className } = await write(steps);
    const runner = dataSource.createQueryRunner();
    const loaded = /** @type {Record<string, new () => MigrationInterface>} */ (
      await api(`migrations/${file}`)
    );
    const migration = new /** @type {new () => MigrationInterface} */ (loaded[className])();
    await migration.up(runner);
    const left = [...(await findDrift(dataSource)), ...(await difference()).map(({ up }) => up)];
    await migration.down(runner);
    const back = await difference();
    await runner.release();
    // In whatever order: that of tables with references depends on which of them are there.
    const inOrder = (/** @type {readonly object[]} */ some) =>
      some.map((step) => JSON.stringify(step)).sort();
    const isBack = inOrder(back).join() === inOrder(steps).join();
    console.log(`Written: api/src/migrations/${file}, entered in ${REGISTRY.migrations}.`);
    for (const { note } of steps) if (note) console.log(`- ${note}`);
    for (const line of left) console.error(`After it there is still a difference: ${line}`);
    if (!isBack) console.error('Its "down" does not lead back to where it began.');
    if (left.length > 0 || !isBack) process.exitCode = 1;
    else
      console.log(
        'It runs there and back on SQLite. On both engines: npm test -- sqlite mysql -- core/database',
      );
  } finally {
    await dataSource.destroy();
    await rm(directory, { recursive: true, force: true });
  }
}

/** @param {string[]} lost */
function refusal(lost) {
  const command = `npm run migration:generate -- ${name}`;
  return `Nothing was written: it would delete what ${lost.join(' and ')} holds.
- It has another name now: ${command} --rename ${lost.map((column) => `${column}=NEW_NAME`).join()}
- It is to be deleted: ${command} --drop ${lost.join()}`;
}

/** @param {import('./steps.mjs').Step[]} steps */
async function write(steps) {
  const stamps = (await readdir(fromRoot('api/src/migrations'))).map(
    (file) => Number.parseInt(file, 10) || 0,
  );
  const stamp = Math.max(...stamps) + 1;
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const className = `${words.join('')}${stamp}`;
  const what = `${words[0]} ${words.slice(1).join(' ').toLowerCase()}`.trim();
  const file = `${stamp}-${name}.ts`;
  await save(
    `api/src/migrations/${file}`,
    migrationSource({ className, what: `${what}.`, steps, granted: grant, revoked: revoke }),
  );
  const index = await readFile(fromRoot(REGISTRY.migrations), 'utf8');
  const imported = addImport(index, `{ ${className} }`, `./${file.replace('.ts', '.js')}`);
  const list = constant(parse(imported), 'migrations');
  if (!list) throw new Error(`${REGISTRY.migrations} has no list migrations.`);
  await save(REGISTRY.migrations, addEntry(imported, list, className, { sorted: false }));
  return { file, className };
}

/** @param {string} path @param {string} source */
async function save(path, source) {
  await writeFile(fromRoot(path), source);
  await runNode([binOf('oxfmt'), path]);
}

/** @param {DataSource} dataSource */
async function storedTables(dataSource) {
  const runner = dataSource.createQueryRunner();
  try {
    return await runner.getTables();
  } finally {
    await runner.release();
  }
}

/** @param {DataSource} dataSource */
function declaredTables({ entityMetadatas, driver }) {
  return entityMetadatas.map((metadata) => {
    const table = Table.create(metadata, driver);
    table.foreignKeys = metadata.foreignKeys.map((key) => TableForeignKey.create(key, driver));
    return table;
  });
}
