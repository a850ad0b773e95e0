import { ChildEntity } from '../../src/model/families/child.entity.js';
import { columnsOf, FixedQuery, optional } from '../../src/core/database/fixed-query.js';
import { FixedUnion } from '../../src/core/database/fixed-union.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someParent, type Parent } from '../support/builders.js';

let app: TestApp;
let parent: Parent;
beforeAll(async () => {
  app = await createTestApp();
  parent = await someParent(app);
});
afterAll(() => app.close());

const COLUMNS = [
  'id',
  'first_name',
  'birth',
  'swimming_help',
  'last_update',
  'allergies',
  'risk_group',
] as const;

const OF_PARENT = new FixedQuery(
  { child: columnsOf(ChildEntity, [...COLUMNS, 'with_diagnostics']) },
  'FROM `child_parent` parent JOIN `child` child ON child.id = parent.child_id WHERE parent.person_id = ?',
  { number: '1 + 1', nothing: 'NULL' },
);

it('gives the values that TypeORM gives, decrypted and converted, and none but those asked for', async () => {
  const { manager } = app.dataSource;
  const changes = { allergies: 'Nüsse', with_diagnostics: true, swimming_help: true };
  const { id } = await someChild(app, parent, { ...changes, last_update: app.clock.now() });
  const select = { with_diagnostics: true, ...Object.fromEntries(COLUMNS.map((name) => [name, true])) };
  const expected = await manager.findOneOrFail(ChildEntity, { where: { id }, select });
  const rows = await OF_PARENT.read(manager, [parent.personId]);
  expect(rows).toEqual([{ child: { ...expected }, number: 2, nothing: null }]);
  expect(rows[0]?.child).toMatchObject({ ...changes, last_update: expect.any(Date), risk_group: null });
});

it('asks with one text, whatever the parameters', async () => {
  const { manager } = app.dataSource;
  const [one, other] = [
    await app.countStatements(() => OF_PARENT.read(manager, [parent.personId])),
    await app.countStatements(() => OF_PARENT.read(manager, [0])),
  ];
  expect(one).toEqual(other);
});

it('refuses a column that the entity does not have', async () => {
  const wrong = columnsOf<ChildEntity, 'parentLinks'>(ChildEntity, ['parentLinks']);
  const query = new FixedQuery({ child: wrong }, 'FROM `child` child');
  await expect(query.read(app.dataSource.manager, [])).rejects.toThrow('has no column');
});

describe('a table that a LEFT JOIN brings', () => {
  const CHILDREN = new FixedQuery(
    {
      person: columnsOf(ParentEntity, ['id']),
      child: optional(columnsOf(ChildEntity, ['id', 'allergies', 'swimming_help']), 'id'),
    },
    `FROM \`person\` person LEFT JOIN \`child_parent\` link ON link.person_id = person.id
     LEFT JOIN \`child\` child ON child.id = link.child_id WHERE person.id = ?`,
  );

  it('is null where there is no row, whatever else is null in a row', async () => {
    const { manager } = app.dataSource;
    const [alone, other] = [await someParent(app), await someParent(app)];
    const { id } = await someChild(app, other);
    expect(await CHILDREN.read(manager, [alone.personId])).toEqual([
      { person: { id: alone.personId }, child: null },
    ]);
    expect(await CHILDREN.read(manager, [other.personId])).toEqual([
      { person: { id: other.personId }, child: { id, allergies: null, swimming_help: expect.any(Boolean) } },
    ]);
  });
});

describe('a union', () => {
  const FROM = 'FROM `person` person WHERE person.id = ?';
  const PERSONS = new FixedQuery({ person: columnsOf(ParentEntity, ['id', 'plz']) }, FROM);
  const union = new FixedUnion({ children: OF_PARENT, persons: PERSONS });

  it('gives the rows of each part as the part itself does, by one statement', async () => {
    const { manager } = app.dataSource;
    const own = await someParent(app);
    for (const allergies of ['Milch', null]) await someChild(app, own, { allergies });
    const byPart = { children: [own.personId], persons: [own.personId] };
    const expected = {
      children: await OF_PARENT.read(manager, byPart.children),
      persons: await PERSONS.read(manager, byPart.persons),
    };
    expect(await union.read(manager, byPart)).toEqual(expected);
    expect(expected.children).toHaveLength(2);
    expect(await union.read(manager, { ...byPart, children: [0] })).toEqual({ ...expected, children: [] });
    expect(await union.read(manager, { children: [0], persons: [0] })).toEqual(union.none());
    expect(await app.countStatements(() => union.read(manager, byPart))).toHaveLength(1);
  });

  it('refuses parts that have a column in common', async () => {
    const twice = new FixedUnion({ one: PERSONS, other: PERSONS });
    await expect(twice.read(app.dataSource.manager, { one: [1], other: [1] })).rejects.toThrow('in common');
  });
});
