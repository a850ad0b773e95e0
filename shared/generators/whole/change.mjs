/**
 * A field comes and goes, as shared/docs/add-a-resource.md says: the definition, and a migration.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FIELD = 'wheels: integer({ max: 20 })';
const LABEL = "wheels: 'Wheels'";
const ADD = "await runner.addColumn('vehicle', new TableColumn(nullable(int('wheels'))));";
const DROP = "await runner.dropColumn('vehicle', 'wheels');";

/** @param {string} copy */
export async function addWheels(copy) {
  await edit(definitionIn(copy), (source) =>
    source
      .replace(' seats: integer(),', ` seats: integer(),\n    ${FIELD},`)
      .replace(/ seats: '[^']*',/g, (label) => `${label} ${LABEL},`),
  );
  await addMigration(copy, 'Wheels', { up: ADD, down: DROP });
}

/** @param {string} copy */
export async function removeWheels(copy) {
  await edit(definitionIn(copy), (source) =>
    source.replace(`\n    ${FIELD},`, '').replaceAll(` ${LABEL},`, ''),
  );
  await addMigration(copy, 'NoWheels', { up: DROP, down: ADD });
}

/** @param {string} copy */
const definitionIn = (copy) => join(copy, 'shared/src/resources/vehicle/index.ts');

/**
 * @param {string} copy
 * @param {string} name
 * @param {{ up: string, down: string }} steps
 */
async function addMigration(copy, name, { up, down }) {
  const directory = join(copy, 'api/src/migrations');
  const stamps = (await readdir(directory)).map((file) => Number.parseInt(file, 10)).filter(Number.isFinite);
  const stamp = Math.max(...stamps) + 1;
  const className = `${name}${stamp}`;
  await writeFile(
    join(directory, `${stamp}-${name}.ts`),
    `import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { int, nullable } from './schema.js';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    ${up}
  }

  async down(runner: QueryRunner): Promise<void> {
    ${down}
  }
}
`,
  );
  await edit(join(directory, 'index.ts'), (source) =>
    source
      .replace('];', `  ${className},\n];`)
      .replace(/^/, `import { ${className} } from './${stamp}-${name}.js';\n`),
  );
}

/**
 * @param {string} file
 * @param {(source: string) => string} change
 */
async function edit(file, change) {
  const source = await readFile(file, 'utf8');
  const changed = change(source);
  if (changed === source) throw new Error(`${file} is not what this test knows.`);
  await writeFile(file, changed);
}
