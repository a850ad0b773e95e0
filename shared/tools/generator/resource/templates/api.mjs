import { isLine } from '../fields.mjs';
import { capital } from '../names.mjs';
import { permissionsOf, tableOf } from '../register.mjs';

/**
 * @typedef {import('../fields.mjs').FieldSpec} FieldSpec
 * @typedef {import('../names.mjs').Names} Names
 */

/** The entity of a resource, and the link tables of its fields. @param {Names} names @param {readonly FieldSpec[]} fields */
export const entity = (names, fields) => {
  const { camel, pascal, snake } = names;
  const links = linksIn(fields).map((field) => linkDeclaration(names, field));
  return `import { ${camel} } from '@feria/shared/resources/${camel}/index';
import { Entity } from 'typeorm';
${links.length > 0 ? "import { linkEntity } from '../../core/crud/link-entity.js';\n" : ''}import { resourceEntity } from '../../core/crud/resource-entity.js';

/** Table of the resource \`${camel}\`; its columns follow from the definition. */
@Entity('${snake}')
export class ${pascal}Entity extends resourceEntity(${camel}) {}
${links.map((link) => `\n${link}`).join('')}`;
};

/** Fields with a link table. @param {readonly FieldSpec[]} fields */
export const linksIn = (fields) => fields.filter(({ type }) => type === 'references');

/** The entity of a link table. @param {Names} names @param {FieldSpec} field */
const linkName = ({ pascal }, { name }) => `${pascal}${name.split('_').map(capital).join('')}Entity`;

/** @param {Names} names @param {FieldSpec} field */
export const linkDeclaration = (names, field) =>
  `/** Link table of \`${field.name}\`. */
export const ${linkName(names, field)} = linkEntity(${names.camel}, '${field.name}');
`;

/**
 * The link table of a field, as `linkEntity` makes it: its name, and its columns for this record and for the other.
 * @param {Names} names
 * @param {FieldSpec} field
 */
function linkTable({ snake }, { name, resource = '' }) {
  const other = tableOf(resource);
  return {
    table: `${snake}_${name}`,
    own: `${snake}_id`,
    other: `${other === snake ? 'other_' : ''}${other}_id`,
  };
}

/**
 * What the lists of the project are told of a link table.
 * @param {Names} names
 * @param {FieldSpec} field
 * @returns {import('../register.mjs').Link}
 */
export const linkOf = (names, field) => ({
  ...linkTable(names, field),
  entity: linkName(names, field),
  ofPerson: field.ofPerson,
});

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
 * @param {boolean} [show] whether there is a page that only shows a record
 */
export function migration(names, fields, className, show) {
  const { camel, snake } = names;
  // Lists can be sorted by every text, so each gets a sort key.
  const sortKeys = fields.flatMap(({ name, type }) => (isLine(type) ? [`sortKey(runner, '${name}')`] : []));
  const columns = ['id()', ...fields.flatMap(column), ...sortKeys, "text('search_text')"];
  const references = fields.flatMap(({ name, type, resource, ofPerson }) =>
    resource && type === 'reference' ? [{ name, resource, ofPerson }] : [],
  );
  const suffix = (/** @type {string} */ name) => `${snake}_${name.replace(/_id$/, '')}`;
  const uniques = fields.flatMap(({ name, unique }) => (unique ? [`uq_${snake}_${name}: ['${name}']`] : []));
  const indexes = [
    ...fields.flatMap(({ name, index }) => (index ? [`ix_${snake}_${name}: ['${name}']`] : [])),
    ...references.map(({ name }) => `ix_${suffix(name)}: ['${name}']`),
  ];
  const keys = references.map(
    ({ name, resource, ofPerson }) =>
      `fk_${suffix(name)}: { column: '${name}', table: '${tableOf(resource)}'${ofPerson ? ", onDelete: 'SET NULL'" : ''} }`,
  );
  const lists = Object.entries({ uniqueIndexes: uniques, indexes, foreignKeys: keys }).flatMap(
    ([key, entries]) => (entries.length > 0 ? [`${key}: { ${entries.join(', ')} }`] : []),
  );
  const constraints = lists.length > 0 ? `, { ${lists.join(', ')} }` : '';
  const links = linksIn(fields).map((field) => {
    const { table, own, other } = linkTable(names, field);
    const owner = `fk_${table}_owner: { column: '${own}', table: '${snake}', onDelete: 'CASCADE' }`;
    const linked = `fk_${table}_linked: { column: '${other}', table: '${tableOf(field.resource ?? '')}'${field.ofPerson ? ", onDelete: 'CASCADE'" : ''} }`;
    const create = `await createTable(runner, '${table}', [primary(int('${own}')), primary(int('${other}'))], { indexes: { ix_${table}_linked: ['${other}'] }, foreignKeys: { ${owner}, ${linked} } });`;
    return { create, drop: `await runner.dropTable('${table}');` };
  });
  const called = [...columns, ...links.map(({ create }) => create.replace('createTable(', ''))];
  const helpers = [
    ...new Set(['createTable', ...called.flatMap((text) => text.match(/\b\w+(?=\()/g) ?? [])]),
  ].sort();
  const permissions = permissionsOf(names, show).map((permission) => `'${permission}'`);

  return `import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { ${helpers.join(', ')} } from './schema.js';

const permissions = [${permissions.join(', ')}];

/** Table and permissions of the resource \`${camel}\`. */
export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, '${snake}', [${columns.join(', ')}]${constraints});
    ${links.map(({ create }) => create).join('\n    ')}
    await grantToAdministrator(runner, permissions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, permissions);
    ${links.map(({ drop }) => drop).join('\n    ')}
    await runner.dropTable('${snake}');
  }
}
`;
}

/**
 * The column of a field, the same as `resourceEntity` gives the entity. The check for drift compares them.
 * @param {FieldSpec} field
 * @returns {string | []} nothing of a field with a link table
 */
function column({ name, type, required, max, byDefault }) {
  if (type === 'references') return [];
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
