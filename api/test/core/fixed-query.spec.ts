import { ChildEntity } from '../../src/features/people/child.entity.js';
import { columnsOf, FixedQuery } from '../../src/core/database/fixed-query.js';
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
