import { isLine } from '../fields.mjs';
import { permissionsOf } from '../register.mjs';

/**
 * @typedef {import('../fields.mjs').FieldSpec} FieldSpec
 * @typedef {import('../names.mjs').Names} Names
 */

/** The entity of a resource. @param {Names} names */
export const entity = ({
  camel,
  pascal,
  snake,
}) => `import { ${camel} } from '@feria/shared/resources/${camel}/index';
import { Entity } from 'typeorm';
import { resourceEntity } from '../../core/crud/resource-entity.js';

/** Table of the resource \`${camel}\`; its columns follow from the definition. */
@Entity('${snake}')
export class ${pascal}Entity extends resourceEntity(${camel}) {}
`;

/** The API test of a resource. @param {Names} names */
export const test = ({ camel }) => `import { ${camel} } from '@feria/shared/resources/${camel}/index';
import { crudSuite } from '../../support/crud-suite.js';
import { sampleOf } from '../../support/sample.js';

crudSuite(${camel}, { sample: sampleOf(${camel}) });
`;

/**
 * The migration of a resource. `up` creates the table and gives its permissions to the administrators of an existing database;
 * `down` takes both back.
 * @param {Names} names
 * @param {FieldSpec[]} fields
 * @param {string} className
 * @param {(resource: string) => string} tableOf gives the table of a resource that a reference names
 */
export function migration(names, fields, className, tableOf) {
  const { camel, snake } = names;
  // Lists can be sorted by every text, so each gets a sort key.
  const sortKeys = fields.flatMap(({ name, type }) => (isLine(type) ? [`sortKey(runner, '${name}')`] : []));
  const columns = ['id()', ...fields.map(column), ...sortKeys, "text('search_text')"];
  const references = fields.flatMap(({ name, resource }) => (resource ? [{ name, resource }] : []));
  const suffix = (/** @type {string} */ name) => `${snake}_${name.replace(/_id$/, '')}`;
  const uniques = fields.flatMap(({ name, unique }) => (unique ? [`uq_${snake}_${name}: ['${name}']`] : []));
  const indexes = [
    ...fields.flatMap(({ name, index }) => (index ? [`ix_${snake}_${name}: ['${name}']`] : [])),
    ...references.map(({ name }) => `ix_${suffix(name)}: ['${name}']`),
  ];
  const keys = references.map(
    ({ name, resource }) => `fk_${suffix(name)}: { column: '${name}', table: '${tableOf(resource)}' }`,
  );
  const lists = Object.entries({ uniqueIndexes: uniques, indexes, foreignKeys: keys }).flatMap(
    ([key, entries]) => (entries.length > 0 ? [`${key}: { ${entries.join(', ')} }`] : []),
  );
  const constraints = lists.length > 0 ? `, { ${lists.join(', ')} }` : '';
  const helpers = [
    ...new Set(['createTable', ...columns.flatMap((text) => text.match(/\b\w+(?=\()/g) ?? [])]),
  ].sort();
  const permissions = permissionsOf(names).map((permission) => `'${permission}'`);

  return `import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { ${helpers.join(', ')} } from './schema.js';

const permissions = [${permissions.join(', ')}];

/** Table and permissions of the resource \`${camel}\`. */
export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, '${snake}', [${columns.join(', ')}]${constraints});
    await grantToAdministrator(runner, permissions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, permissions);
    await runner.dropTable('${snake}');
  }
}
`;
}

/**
 * The column of a field, the same as `resourceEntity` gives the entity. The check for drift compares them.
 * @param {FieldSpec} field
 */
function column({ name, type, required, max, byDefault }) {
  if (type === 'boolean') return `bool('${name}', ${byDefault === true})`;
  const line = max === undefined || max === 255 ? `varchar('${name}')` : `varchar('${name}', ${max})`;
  const choice = `varchar('${name}', 60)`;
  const made = {
    string: line,
    email: line,
    phone: line,
    url: line,
    colour: line,
    text: `text('${name}')`,
    richtext: `text('${name}')`,
    integer: byDefault === undefined ? `int('${name}')` : `int('${name}', ${byDefault})`,
    money: `int('${name}')`,
    date: `date('${name}')`,
    time: `varchar('${name}', 5)`,
    datetime: `instant('${name}')`,
    enum: byDefault === undefined ? choice : `{ ...${choice}, default: ${JSON.stringify(`'${byDefault}'`)} }`,
    reference: `int('${name}')`,
    image: `varchar('${name}')`,
    file: `varchar('${name}')`,
  }[type];
  return required ? made : `nullable(${made})`;
}
