/**
 * What a migration has to do so that the tables that are stored become those that the entities declare: each step as a line
 * of source in the words of `api/src/migrations/schema.ts`, with the line that takes it back.
 */

/**
 * @typedef {import('typeorm').Table} Table
 * @typedef {import('typeorm').TableColumn} TableColumn
 * @typedef {import('typeorm').TableForeignKey} TableForeignKey
 * @typedef {{ up: string, down: string, note?: string }} Step
 *   `note`: what a person has to decide, in one sentence
 */

const SORT_KEY = /_sort_key$/;

/**
 * The steps from all stored tables to all declared ones. New tables come first, so that others can refer to them.
 * @param {readonly Table[]} stored
 * @param {readonly Table[]} declared
 * @param {readonly string[]} [dropped] tables to remove; another that no entity declares stays
 * @returns {Step[]}
 */
export function stepsBetween(stored, declared, dropped = []) {
  const before = new Map(stored.map((table) => [table.name, table]));
  const created = declared.filter(({ name }) => !before.has(name));
  const removed = stored.filter(({ name }) => dropped.includes(name));
  return [
    ...byReference(created).map(created_),
    ...declared.flatMap((table) => {
      const own = before.get(table.name);
      return own ? changes(own, table) : [];
    }),
    ...byReference(removed).reverse().map(created_).map(reversed),
  ];
}

/**
 * Columns that are stored and that nobody declares any more, as `table.column`: a migration would delete what they hold. Not those that
 * are to go, nor sort keys, which hold nothing of their own.
 * @param {readonly Table[]} stored
 * @param {readonly Table[]} declared
 * @param {readonly string[]} [dropped] columns that are to go
 */
export function columnsLost(stored, declared, dropped = []) {
  return declared.flatMap(({ name, columns }) => {
    const before = stored.find((table) => table.name === name)?.columns ?? [];
    return missingIn(before, columns)
      .filter((column) => !SORT_KEY.test(column.name))
      .map((column) => `${name}.${column.name}`)
      .filter((column) => !dropped.includes(column));
  });
}

/** Tables that are there without an entity, of TypeORM and of the locks on a cluster. */
const WITHOUT_ENTITY = ['migrations', 'typeorm_metadata', 'migration_lock', 'cluster_lock'];

/**
 * Tables that are stored and that no entity declares any more, as a link table is when its field was removed.
 * @param {readonly Table[]} stored
 * @param {readonly Table[]} declared
 * @param {readonly string[]} [dropped] tables that are to go
 */
export function undeclaredTables(stored, declared, dropped = []) {
  const known = [...declared.map(({ name }) => name), ...WITHOUT_ENTITY, ...dropped];
  return stored.map(({ name }) => name).filter((name) => !known.includes(name));
}

/**
 * The stored tables with other names for some columns and for their sort keys, and the steps that give them these.
 * @param {readonly Table[]} stored
 * @param {readonly { table: string, from: string, to: string }[]} renames those of columns that are not stored do nothing
 * @returns {{ tables: Table[], steps: Step[] }}
 */
export function renamed(stored, renames) {
  const tables = stored.map((table) => table.clone());
  const steps = renames.flatMap(({ table: name, from, to }) =>
    ['', '_sort_key'].flatMap((end) => {
      const column = tables.find((table) => table.name === name)?.findColumnByName(`${from}${end}`);
      if (!column) return [];
      column.name = `${to}${end}`;
      // What stands on the column stands on it under its new name: both engines see to that.
      const keyed = tables.filter((table) => table.name === name).flatMap(keysOf);
      for (const key of keyed)
        key.columnNames = key.columnNames.map((own) => (own === `${from}${end}` ? `${to}${end}` : own));
      const call = (/** @type {string} */ one, /** @type {string} */ other) =>
        `await runner.renameColumn('${name}', '${one}${end}', '${other}${end}');`;
      return [{ up: call(from, to), down: call(to, from) }];
    }),
  );
  return { tables, steps };
}

/** @param {Table} table */
const keysOf = ({ indices, uniques, foreignKeys }) => [...indices, ...uniques, ...foreignKeys];

/** @type {(step: Step) => Step} */
const reversed = ({ up, down }) => ({ up: down, down: up });

/**
 * Tables that others refer to come before those.
 * @param {readonly Table[]} tables
 */
function byReference(tables) {
  /** @type {Table[]} */
  const sorted = [];
  const place = (/** @type {Table} */ table) => {
    if (sorted.includes(table)) return;
    for (const { referencedTableName } of table.foreignKeys) {
      const other = tables.find(({ name }) => name === referencedTableName && name !== table.name);
      if (other && !sorted.includes(other)) place(other);
    }
    sorted.push(table);
  };
  tables.forEach(place);
  return sorted;
}

/** @param {Table} table @returns {Step} */
function created_(table) {
  const constraints = [
    ['uniques', table.uniques.map(({ name, columnNames }) => `${name}: ${list(columnNames)}`)],
    [
      'uniqueIndexes',
      table.indices.filter(isUnique).map(({ name, columnNames }) => `${name}: ${list(columnNames)}`),
    ],
    [
      'indexes',
      table.indices
        .filter((own) => !isUnique(own))
        .map(({ name, columnNames }) => `${name}: ${list(columnNames)}`),
    ],
    ['foreignKeys', table.foreignKeys.map((key) => `${key.name}: ${reference(key)}`)],
  ].flatMap(([key, entries]) =>
    // By name: SQLite lists them in another order when they were made anew.
    entries?.length ? `${key}: { ${[.../** @type {string[]} */ (entries)].sort().join(', ')} }` : [],
  );
  const columns = table.columns.map(column).join(', ');
  const more = constraints.length > 0 ? `, { ${constraints.join(', ')} }` : '';
  return {
    up: `await createTable(runner, '${table.name}', [${columns}]${more});`,
    down: `await runner.dropTable('${table.name}');`,
  };
}

/**
 * @param {Table} stored
 * @param {Table} declared
 * @returns {Step[]}
 */
function changes(stored, declared) {
  const table = `'${declared.name}'`;
  const gone = missingIn(stored.columns, declared.columns);
  const come = missingIn(declared.columns, stored.columns);
  const indexes = [stored, declared].map(({ indices }) => indices.map(indexSource));
  const uniques = [stored, declared].map(({ uniques: own }) => own.map(uniqueSource));
  const keys = [stored, declared].map(({ foreignKeys }) => foreignKeys.map(keySource));
  return [
    ...added(table, 'ForeignKey', keys[1], keys[0]).map(reversed),
    ...added(table, 'Index', indexes[1], indexes[0]).map(reversed),
    ...added(table, 'UniqueConstraint', uniques[1], uniques[0]).map(reversed),
    ...columnsAdded(table, gone).map(reversed),
    ...columnsAdded(table, come),
    ...columnsChanged(table, stored.columns, declared.columns),
    ...added(table, 'UniqueConstraint', uniques[0], uniques[1]),
    ...added(table, 'Index', indexes[0], indexes[1]),
    ...added(table, 'ForeignKey', keys[0], keys[1]),
  ];
}

/** @type {(some: readonly TableColumn[], others: readonly TableColumn[]) => TableColumn[]} */
const missingIn = (some, others) => some.filter(({ name }) => !others.some((other) => other.name === name));

/**
 * @param {string} table
 * @param {readonly TableColumn[]} columns
 * @returns {Step[]}
 */
function columnsAdded(table, columns) {
  const sortKeys = columns.filter(({ name }) => SORT_KEY.test(name)).map(({ name }) => name);
  const others = columns.filter(({ name }) => !SORT_KEY.test(name));
  const dropped = (/** @type {string[]} */ names) =>
    names.length === 1
      ? `await runner.dropColumn(${table}, '${names[0]}');`
      : `await runner.dropColumns(${table}, ${list(names)});`;
  return [
    ...others.map((own) => {
      const down = dropped([own.name]);
      if (own.isNullable || own.default !== undefined)
        return { up: `await addColumn(runner, ${table}, ${column(own)});`, down };
      const up = `await addRequiredColumn(runner, ${table}, ${column(own)}, ${emptyValue(own)});`;
      return { up, down, note: noteOn(table, own) };
    }),
    ...(sortKeys.length > 0
      ? [
          {
            up: `await addSortKeys(runner, ${table}, ${list(sortKeys.map((name) => name.replace(SORT_KEY, '')))});`,
            down: dropped(sortKeys),
          },
        ]
      : []),
  ];
}

/**
 * @param {string} table
 * @param {readonly TableColumn[]} stored
 * @param {readonly TableColumn[]} declared
 * @returns {Step[]}
 */
function columnsChanged(table, stored, declared) {
  return declared.flatMap((own) => {
    const before = stored.find(({ name }) => name === own.name);
    if (!before || column(before) === column(own)) return [];
    const change = (/** @type {TableColumn} */ from, /** @type {TableColumn} */ to) =>
      from.isNullable && !to.isNullable
        ? `await requireColumn(runner, ${table}, ${column(to)}, ${emptyValue(to)});`
        : `await changeColumn(runner, ${table}, ${column(to)});`;
    const note = before.isNullable && !own.isNullable ? noteOn(table, own) : undefined;
    return [{ up: change(before, own), down: change(own, before), note }];
  });
}

/** @param {string} table @param {TableColumn} column */
const noteOn = (table, { name }) =>
  `Rows of ${table.replaceAll("'", '')} that have no ${name} get a value: write in the migration which one is right for them.`;

/**
 * @param {string} table
 * @param {string} kind what is created, as the query runner calls it
 * @param {string[] | undefined} before
 * @param {string[] | undefined} after
 * @returns {Step[]}
 */
function added(table, kind, before = [], after = []) {
  return after
    .filter((source) => !before.includes(source))
    .map((source) => ({
      up: source.startsWith('uniqueIndex(')
        ? source.replace('uniqueIndex(', `await addUniqueIndex(runner, ${table}, `) + ';'
        : `await runner.create${kind}(${table}, ${source});`,
      down: `await runner.drop${kind}(${table}, ${/'[^']*'/.exec(source)?.[0]});`,
    }));
}

/** @param {import('typeorm').TableIndex} index */
const isUnique = ({ isUnique: own }) => own === true;

/** @param {import('typeorm').TableIndex} own */
const indexSource = (own) =>
  `${isUnique(own) ? 'uniqueIndex' : 'index'}('${own.name}', ${list(own.columnNames)})`;
/** @param {import('typeorm').TableUnique} unique */
const uniqueSource = ({ name, columnNames }) => `unique('${name}', ${list(columnNames)})`;
/** @param {TableForeignKey} key */
const keySource = (key) => `foreignKey('${key.name}', ${reference(key)})`;

/** @param {TableForeignKey} key */
function reference({ columnNames, referencedTableName, onDelete }) {
  const more = onDelete && onDelete !== 'NO ACTION' ? `, onDelete: '${onDelete}'` : '';
  return `{ column: '${columnNames[0]}', table: '${referencedTableName}'${more} }`;
}

/** @param {readonly string[]} names */
const list = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

/**
 * A column as the functions of `schema.ts` write it. Two columns are the same when this is.
 * @param {TableColumn} column
 * @returns {string}
 */
export function column({ name, type, length, default: byDefault, isNullable, isPrimary, isGenerated }) {
  if (isPrimary && isGenerated && name === 'id') return 'id()';
  if (SORT_KEY.test(name)) return `sortKey(runner, '${name.replace(SORT_KEY, '')}')`;
  const value = byDefault === undefined || byDefault === null ? undefined : String(byDefault);
  const isSwitch = type === 'boolean';
  if (isSwitch && value === undefined && isNullable) return `maybeBool('${name}')`;
  const simple = {
    varchar: length && length !== '255' ? `varchar('${name}', ${length})` : `varchar('${name}')`,
    text: `text('${name}')`,
    int: `int('${name}'${value === undefined ? '' : `, ${value}`})`,
    integer: `int('${name}'${value === undefined ? '' : `, ${value}`})`,
    boolean: `bool('${name}', ${/1|true/.test(value ?? '')})`,
    date: `date('${name}')`,
    datetime: `instant('${name}')`,
    double: `double('${name}')`,
  }[type];
  const known = simple ?? `{ name: '${name}', type: '${type}' }`;
  const takesDefault = isSwitch || type === 'int' || type === 'integer';
  const whole =
    value === undefined || takesDefault ? known : `{ ...${known}, default: ${JSON.stringify(value)} }`;
  const filled = isPrimary ? `primary(${whole})` : whole;
  return isNullable ? `nullable(${filled})` : filled;
}

/** What rows get that exist before a column must be filled. @param {TableColumn} column */
function emptyValue({ type }) {
  if (type === 'date') return "'2000-01-01'";
  if (type === 'datetime') return "'2000-01-01 00:00:00.000'";
  return /int|bool/.test(type) ? '0' : "''";
}

const HELPERS =
  /\b(addColumn|addRequiredColumn|addSortKeys|addUniqueIndex|bool|changeColumn|createTable|date|double|foreignKey|id|index|instant|int|maybeBool|nullable|primary|requireColumn|sortKey|text|unique|varchar)\(/g;

/**
 * The source of a migration.
 * @param {{ className: string, what: string, steps: readonly Step[], granted?: readonly string[], revoked?: readonly string[] }} parts
 *   `granted`, `revoked`: permissions that the administrators of a database get, and that no role keeps
 */
export function migrationSource({ className, what, steps, granted = [], revoked = [] }) {
  const grants = /** @type {const} */ ([
    ['granted', granted],
    ['revoked', revoked],
  ]).filter(([, permissions]) => permissions.length > 0);
  const grant = (/** @type {string} */ list) => `await grantToAdministrator(runner, ${list});`;
  const revoke = (/** @type {string} */ list) => `await revokeFromAll(runner, ${list});`;
  const rights = grants.map(([name]) =>
    name === 'granted' ? { up: grant(name), down: revoke(name) } : { up: revoke(name), down: grant(name) },
  );
  const all = [...steps, ...rights];
  const up = all.map((step) => step.up);
  const down = all.map((step) => step.down).reverse();
  const called = [...up, ...down].flatMap((line) =>
    [...line.replace(/runner\.\w+\(/g, '').matchAll(HELPERS)].map(([, name]) => name ?? ''),
  );
  const helpers = [...new Set(called)].sort();
  const imports = [
    "import type { MigrationInterface, QueryRunner } from 'typeorm';",
    ...(grants.length > 0 ? ["import { grantToAdministrator, revokeFromAll } from './permissions.js';"] : []),
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from './schema.js';`] : []),
  ];
  const lists = grants.map(([name, permissions]) => `const ${name} = ${list(permissions)};`);
  return `${imports.join('\n')}

${lists.map((line) => `${line}\n`).join('')}
/** ${what} */
export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
    ${up.join('\n    ')}
  }

  async down(runner: QueryRunner): Promise<void> {
    ${down.join('\n    ')}
  }
}
`;
}
