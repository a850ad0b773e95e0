import { DOCUMENT, MAX_EXPORT_ROWS } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { parent } from '@feria/shared/resources/parent/index';
import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { openDocument } from '../../money/documents/support/paid.js';
import { readXlsx } from '../../money/documents/support/xlsx.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someParent, someStaff, type Staff } from '../../support/builders.js';

const CHILDREN = 20_000;
const PARENTS = 10_000;
const CHUNK = 500;

describe(`lists of ${CHILDREN} children and ${PARENTS} parents`, () => {
  let app: TestApp;
  let office: Staff;

  beforeAll(async () => {
    app = await createTestApp();
    // Without health: who was shown some is written down, in statements of its own.
    office = await someStaff(app, ['child.index', 'person.index', 'payment.index']);
    const parent = await someParent(app);
    await someChild(app, parent, { allergies: 'Nüsse' });
    await fill(app, parent.personId);
  });
  afterAll(() => app.close());

  const list = (address: string, query: object) =>
    app.countStatements(() => app.as(office).get(address).query(query).expect(200));

  it.each([
    [child, { filters: 'school|gs_3', page: 2 }],
    [parent, { filters: ['id|150', 'id|151'] }],
  ])(
    'answer any sort, filter, search and page of $name with the same number of statements',
    async (definition, filter) => {
      const address = `/api/${definition.name}`;
      const { columns, sort = [] } = definition.list;
      const usual = (await list(address, { page: 2 })).length;
      expect(usual).toBeLessThanOrEqual(definition === parent ? 7 : 5);
      const queries: object[] = [
        ...[...columns, ...sort].map((sortBy) => ({ sortBy, page: 3 })),
        filter,
        { search: 'kind7 nachname' },
        { itemsPerPage: 500, page: 4, sortBy: ['last_name', 'first_name', 'tax'] },
        { page: 190 },
      ];
      for (const query of queries)
        expect([query, (await list(address, query)).length]).toEqual([query, usual]);
    },
  );

  it('refuse to be sent as a whole', async () => {
    const answer = await app.as(office).get('/api/child').query({ itemsPerPage: -1 });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['itemsPerPage']]);
  });

  it('are exported with more rows than a screen takes, up to a limit', async () => {
    const whole = await openDocument(app, office, DOCUMENT.listExport('parent'), { columns: 'last_name' });
    const [sheet] = readXlsx(whole.body as Buffer);
    expect(sheet?.rows.length).toBe(PARENTS + 1);
    expect(CHILDREN + 1).toBeGreaterThan(MAX_EXPORT_ROWS);
    const refused = await openDocument(app, office, DOCUMENT.listExport('child'));
    expect([refused.status, Object.keys((refused.body as { errors: object }).errors)]).toEqual([
      422,
      ['itemsPerPage'],
    ]);
  });
});

/** Copies of one parent's family, in rows that differ where they must. */
async function fill({ dataSource: { manager } }: TestApp, personId: number): Promise<void> {
  const { id: _person, ...parent } = await manager.findOneByOrFail(ParentEntity, { id: personId });
  const [one] = await manager.find(ChildEntity);
  const { id: _child, ...kid } = one as ChildEntity;
  const without = { medicaments: null, incompatibilities: null, allergies: null, risk_group: null };
  const code = (number: number): string => `X${String(number).padStart(15, '0')}`;
  const chunks = (count: number) => Array.from({ length: count / CHUNK }, (_, index) => index * CHUNK);
  const numbers = (start: number) => Array.from({ length: CHUNK }, (_, index) => start + index + 2);
  for (const start of chunks(PARENTS)) {
    const rows = numbers(start).map((number) => ({
      ...parent,
      id: number + 100,
      user_id: null,
      tax: code(number),
      last_name: `Nachname${number % 977}`,
      last_name_sort_key: `nachname${number % 977}`,
      search_text: `kind${number % 977} nachname ${code(number).toLowerCase()}`,
    }));
    await manager.createQueryBuilder().insert().into(ParentEntity).values(rows).updateEntity(false).execute();
  }
  for (const start of chunks(CHILDREN)) {
    const rows = numbers(start).map((number) => ({
      ...kid,
      ...without,
      id: number + 100,
      tax: code(number),
      last_name: `Nachname${number % 991}`,
      with_diagnostics: false,
      last_name_sort_key: `nachname${number % 991}`,
      search_text: `kind${number % 991} nachname ${code(number).toLowerCase()}`,
    }));
    await manager.createQueryBuilder().insert().into(ChildEntity).values(rows).updateEntity(false).execute();
    await manager.insert(
      ChildParentEntity,
      numbers(start).map((number) => ({ child_id: number + 100, person_id: 102 + (number % PARENTS) })),
    );
  }
}
