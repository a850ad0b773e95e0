import { Table, TableIndex, type TableColumnOptions, type TableOptions } from 'typeorm';
import { column, columnsLost, migrationSource, renamed, stepsBetween, undeclaredTables } from './steps.mjs';

const id: TableColumnOptions = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};
const name: TableColumnOptions = { name: 'name', type: 'varchar', length: '255' };
const seats: TableColumnOptions = { name: 'seats', type: 'integer', isNullable: true };

const table = (columns: TableColumnOptions[], more: Partial<TableOptions> = {}, called = 'kite'): Table =>
  new Table({ name: called, columns: [id, ...columns], ...more });

const steps = (before: Table[], after: Table[], dropped: string[] = []): string[][] =>
  stepsBetween(before, after, dropped).map(({ up, down }) => [up, down]);

it('has nothing to do where tables are alike', () => {
  expect(steps([table([name, seats])], [table([seats, name])])).toEqual([]);
});

it.each<[TableColumnOptions, string]>([
  [id, 'id()'],
  [name, "varchar('name')"],
  [{ ...name, length: '40', isNullable: true }, "nullable(varchar('name', 40))"],
  [seats, "nullable(int('seats'))"],
  [{ name: 'seats', type: 'int', default: '4' }, "int('seats', 4)"],
  [{ name: 'on', type: 'boolean', default: '0' }, "bool('on', false)"],
  [{ name: 'on', type: 'boolean', isNullable: true }, "maybeBool('on')"],
  [{ name: 'at', type: 'datetime', precision: 3 }, "instant('at')"],
  [{ name: 'kite_id', type: 'integer', isPrimary: true }, "primary(int('kite_id'))"],
  [{ ...name, name: 'name_sort_key', isNullable: true }, "sortKey(runner, 'name')"],
  [{ ...name, default: "'x'" }, `{ ...varchar('name'), default: "'x'" }`],
  [{ name: 'raw', type: 'blob' }, "{ name: 'raw', type: 'blob' }"],
])('writes %j as %s', (options, source) => {
  const [, written = ''] = table([])
    .columns.concat(new Table({ name: 'x', columns: [options] }).columns)
    .map(column);
  expect(written).toBe(source);
});

it('adds and drops columns', () => {
  const both = [
    "await addColumn(runner, 'kite', nullable(int('seats')));",
    "await runner.dropColumn('kite', 'seats');",
  ];
  expect(steps([table([])], [table([seats])])).toEqual([both]);
  expect(steps([table([seats])], [table([])])).toEqual([both.reverse()]);
});

it('names the columns whose values would be lost, unless they are to go', () => {
  const sortKey = { ...name, name: 'name_sort_key', isNullable: true };
  const before = [table([name, sortKey, seats]), table([seats], {}, 'gone')];
  expect(columnsLost(before, [table([])])).toEqual(['kite.name', 'kite.seats']);
  expect(columnsLost(before, [table([])], ['kite.name', 'kite.seats'])).toEqual([]);
  expect(columnsLost(before, [table([name, seats]), table([name], {}, 'new')])).toEqual([]);
});

it('names the tables that no entity declares any more', () => {
  const before = [table([name]), table([seats], {}, 'kite_tails'), table([], {}, 'migrations')];
  expect(undeclaredTables(before, [table([name])])).toEqual(['kite_tails']);
  expect(undeclaredTables(before, [table([name])], ['kite_tails'])).toEqual([]);
});

it('renames a column with its sort key, and nothing else is to be done then', () => {
  const stored = [table([name, { ...name, name: 'name_sort_key', isNullable: true }])];
  const { tables, steps: first } = renamed(stored, [{ table: 'kite', from: 'name', to: 'title' }]);
  expect(first.map(({ up, down }) => [up, down])).toEqual([
    [
      "await runner.renameColumn('kite', 'name', 'title');",
      "await runner.renameColumn('kite', 'title', 'name');",
    ],
    [
      "await runner.renameColumn('kite', 'name_sort_key', 'title_sort_key');",
      "await runner.renameColumn('kite', 'title_sort_key', 'name_sort_key');",
    ],
  ]);
  const declared = [
    table([
      { ...name, name: 'title' },
      { ...name, name: 'title_sort_key', isNullable: true },
    ]),
  ];
  expect(stepsBetween(tables, declared)).toEqual([]);
  expect(columnsLost(tables, declared)).toEqual([]);
  expect(stored[0]?.columns.map((one) => one.name)).toContain('name');
  expect(renamed(stored, [{ table: 'kite', from: 'seats', to: 'places' }]).steps).toEqual([]);
});

it('sees that an index is unique by now, and gives an index the name of its renamed column', () => {
  const index = { name: 'ix_kite_name', columnNames: ['name'] };
  const unique = { name: 'uq_kite_name', columnNames: ['name'], isUnique: true };
  const one = new TableIndex(index);
  const [plain, other] = [table([name]), table([name])];
  plain.indices = [one];
  other.indices = [new TableIndex(unique)];
  expect(steps([plain], [other])).toEqual([
    [
      "await runner.dropIndex('kite', 'ix_kite_name');",
      "await runner.createIndex('kite', index('ix_kite_name', ['name']));",
    ],
    [
      "await addUniqueIndex(runner, 'kite', 'uq_kite_name', ['name']);",
      "await runner.dropIndex('kite', 'uq_kite_name');",
    ],
  ]);
  const { tables } = renamed([plain], [{ table: 'kite', from: 'name', to: 'title' }]);
  expect(tables[0]?.indices[0]?.columnNames).toEqual(['title']);
  expect(steps([], [other])[0]?.[0]).toContain("{ uniqueIndexes: { uq_kite_name: ['name'] } }");
});

it('gives rows a value where a column must be filled, and tells a person', () => {
  const filled = { ...seats, isNullable: false };
  const [step] = stepsBetween([table([])], [table([filled])]);
  expect(step?.up).toBe("await addRequiredColumn(runner, 'kite', int('seats'), 0);");
  expect(step?.note).toMatch(/Rows of kite that have no seats/);
  expect(steps([table([seats])], [table([filled])])).toEqual([
    [
      "await requireColumn(runner, 'kite', int('seats'), 0);",
      "await changeColumn(runner, 'kite', nullable(int('seats')));",
    ],
  ]);
});

it('fills sort keys for the rows that exist', () => {
  const key = { name: 'name_sort_key', type: 'varchar', length: '191', isNullable: true };
  expect(steps([table([name])], [table([name, key])])).toEqual([
    ["await addSortKeys(runner, 'kite', ['name']);", "await runner.dropColumn('kite', 'name_sort_key');"],
  ]);
});

it('drops keys before the columns that they stand on, and makes them after', () => {
  const refers: Partial<TableOptions> = {
    indices: [{ name: 'ix_kite_place', columnNames: ['place_id'] }],
    foreignKeys: [
      {
        name: 'fk_kite_place',
        columnNames: ['place_id'],
        referencedTableName: 'place',
        referencedColumnNames: ['id'],
      },
    ],
  };
  const place = { name: 'place_id', type: 'integer', isNullable: true };
  const added = stepsBetween([table([])], [table([place], refers)]);
  expect(added.map(({ up }) => up)).toEqual([
    "await addColumn(runner, 'kite', nullable(int('place_id')));",
    "await runner.createIndex('kite', index('ix_kite_place', ['place_id']));",
    "await runner.createForeignKey('kite', foreignKey('fk_kite_place', { column: 'place_id', table: 'place' }));",
  ]);
  const removed = stepsBetween([table([place], refers)], [table([])]);
  expect(removed.map(({ up }) => up)).toEqual(added.map(({ down }) => down).reverse());
});

it('creates tables in the order in which they refer to each other, and drops only what it is told', () => {
  const toPlace = table([], {
    foreignKeys: [
      { name: 'fk', columnNames: ['id'], referencedTableName: 'place', referencedColumnNames: ['id'] },
    ],
  });
  const place = table([name], {}, 'place');
  const created = stepsBetween([], [toPlace, place]);
  expect(created.map(({ down }) => down)).toEqual([
    "await runner.dropTable('place');",
    "await runner.dropTable('kite');",
  ]);
  expect(steps([place], [])).toEqual([]);
  expect(steps([place], [], ['place'])).toEqual([
    ["await runner.dropTable('place');", "await createTable(runner, 'place', [id(), varchar('name')]);"],
  ]);
});

it('writes a table in the same words in whatever order the database lists its indexes', () => {
  const [a, b] = ['a', 'b'].map((column) => ({ name: `ix_kite_${column}`, columnNames: [column] }));
  const withIndexes = (indices: TableOptions['indices']) => steps([], [table([seats], { indices })]);
  expect(withIndexes([a!, b!])).toEqual(withIndexes([b!, a!]));
});

it('writes a migration that imports what it calls, and undoes its steps from the last', () => {
  const source = migrationSource({
    className: 'Kites1',
    what: 'Kites.',
    steps: stepsBetween([table([])], [table([seats, name])]),
    revoked: ['kite.index'],
  });
  expect(source).toContain(
    "import { addColumn, addRequiredColumn, int, nullable, varchar } from './schema.js';",
  );
  expect(source).toContain("const revoked = ['kite.index'];");
  const [up = '', down = ''] = source.split('async down');
  expect(up.indexOf('seats')).toBeLessThan(up.indexOf("'name'"));
  expect(up).toContain('await revokeFromAll(runner, revoked);');
  expect(down.indexOf('grantToAdministrator')).toBeLessThan(down.indexOf("'name'"));
  expect(down.indexOf("'name'")).toBeLessThan(down.indexOf("'seats'"));
});
