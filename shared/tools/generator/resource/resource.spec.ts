import { logger, type Tree } from '@nx/devkit';
import { sourceTree, type SourceTree } from '../source-tree.js';
import { resource } from './index.mjs';

/**
 * The specs run on the sources as they are, so that their resources have names which nobody gives a real one: whoever runs the
 * commands of the guide finds them green.
 */
const NAME = 'name:string:required,name_it:string:required';

let source: SourceTree;
let tree: Tree;
let { read, written } = {} as SourceTree;

beforeEach(() => {
  source = sourceTree();
  ({ tree, read, written } = source);
});

/** The formatter comes as an ES module, which Jest cannot load here; the test of the whole looks at the format. */
const generate = (name: string, fields = NAME, options = {}) =>
  resource(tree, { name, fields, skipFormat: true, ...options });

it('writes a resource and registers it', async () => {
  await generate(
    'axolotlGuide',
    `${NAME},kind:enum(inside|outside):required,location_id:reference(location)`,
  );
  const migration = written().find((file) => file.includes('migrations/1')) ?? '';
  expect(written()).toEqual(
    [
      'api/src/entities.ts',
      'api/src/migrations/index.ts',
      migration,
      'api/src/catalogue/resources/resources.module.ts',
      'api/src/model/resources/axolotl-guide.entity.ts',
      'api/test/office/privacy/inventory.ts',
      'api/test/catalogue/resources/axolotl-guide.spec.ts',
      'shared/src/access/permissions.ts',
      'shared/src/resources/index.ts',
      'shared/src/resources/axolotlGuide/index.ts',
    ].sort(),
  );
  const definition = read('shared/src/resources/axolotlGuide/index.ts');
  expect(definition).toContain(
    "...localised('name', text({ required: true })), kind: choice(['inside', 'outside'], { required: true })",
  );
  expect(definition).toContain("location_id: reference('location', 'location')");
  expect(definition).toContain("location_id: 'Ort'"); // the word of the location itself
  expect(read(migration)).toContain(
    "varchar('kind', 60), nullable(int('location_id')), sortKey(runner, 'name'), sortKey(runner, 'name_it'), text('search_text')",
  );
  expect(read(migration)).toContain(
    "fk_axolotl_guide_location: { column: 'location_id', table: 'location' }",
  );
  expect(read('api/test/office/privacy/inventory.ts')).toContain(
    "axolotl_guide: { what: nothing, plain: ['id', 'name', 'name_it', 'kind', 'location_id', 'search_text'] }",
  );
  expect(read('api/src/catalogue/resources/resources.module.ts')).toContain(
    'crudModule(axolotlGuide, AxolotlGuideEntity)',
  );
});

it('declares lines of a certain form, and what a new record has', async () => {
  await generate(
    'axolotl',
    `${NAME},mail:email:required,call:phone,tint:colour,open:boolean:default=on,rooms:integer:required:default=4,size:enum(s|m):default=m`,
  );
  const definition = read('shared/src/resources/axolotl/index.ts');
  for (const declared of [
    "mail: text({ required: true, maxLength: 255, format: 'email' })",
    "call: text({ maxLength: 40, format: 'phone' })",
    "tint: text({ maxLength: 7, format: 'colour' })",
    'open: boolean({ default: true })',
    'rooms: integer({ required: true, default: 4 })',
    "size: choice(['s', 'm'], { default: 'm' })",
  ])
    expect(definition).toContain(declared);
  const migration = read(written().find((file) => file.includes('migrations/1')) ?? '');
  expect(migration).toContain(
    "varchar('mail'), nullable(varchar('call', 40)), nullable(varchar('tint', 7)), bool('open', true), int('rooms', 4), nullable({ ...varchar('size', 60), default: \"'m'\" })",
  );
  expect(migration).toContain("sortKey(runner, 'mail'), sortKey(runner, 'call'), sortKey(runner, 'tint')");
});

it('makes fields unique and gives columns an index', async () => {
  await generate(
    'axolotl',
    `${NAME},code:string:max=10:required:unique,born:date:index,seen:datetime:index,home_id:reference(location):unique`,
  );
  const definition = read('shared/src/resources/axolotl/index.ts');
  for (const declared of [
    'code: text({ required: true, unique: true, maxLength: 10 })',
    'born: date({ index: true })',
    'seen: dateTime({ index: true })',
    "home_id: reference('location', 'home', { unique: true })",
  ])
    expect(definition).toContain(declared);
  expect(read(written().find((file) => file.includes('migrations/1')) ?? '')).toContain(
    "{ uniqueIndexes: { uq_axolotl_code: ['code'], uq_axolotl_home_id: ['home_id'] }, indexes: { ix_axolotl_born: ['born'], ix_axolotl_seen: ['seen'], ix_axolotl_home: ['home_id'] }, foreignKeys:",
  );
});

it('refers to a child, whom nothing keeps from being erased', async () => {
  jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  await generate('axolotl', `${NAME},child_id:reference(child),guests:references(child)`);
  expect(read('shared/src/resources/axolotl/index.ts')).toContain("child_id: reference('child', 'child')");
  const migration = read(written().find((file) => file.includes('migrations/1')) ?? '');
  expect(migration).toContain(
    "fk_axolotl_child: { column: 'child_id', table: 'child', onDelete: 'SET NULL' }",
  );
  expect(migration).toContain(
    "fk_axolotl_guests_linked: { column: 'child_id', table: 'child', onDelete: 'CASCADE' }",
  );
  const inventory = read('api/test/office/privacy/inventory.ts');
  for (const entry of [
    "axolotl: { what: 'Axolotl, which may name a child', erased: 'stays, without the child', anonymised: 'stays, without the child', kept: 'until the office deletes it', leads: ['child_id'], plain: ['id', 'name', 'name_it', 'search_text'] }",
    "axolotl_guests: { what: 'Axolotl: which children it names', leads: ['child_id'], plain: ['axolotl_id'], erased: gone, anonymised: gone, kept: until }",
  ])
    expect(inventory).toContain(entry);
});

it('requires no child, who may be erased', async () => {
  await expect(generate('axolotl', `${NAME},child_id:reference(child):required`)).rejects.toThrow(
    'child_id: a child may be erased while the axolotl stays, so that it cannot be required.',
  );
  expect(written()).toEqual([]);
});

it('makes a link table for references to several records', async () => {
  await generate('axolotl', `${NAME},spots:references(location),friends:references(axolotl)`);
  expect(read('shared/src/resources/axolotl/index.ts')).toContain(
    "spots: referenceMany('location'), friends: referenceMany('axolotl')",
  );
  expect(read('api/src/model/resources/axolotl.entity.ts')).toContain(
    "export const AxolotlFriendsEntity = linkEntity(axolotl, 'friends');",
  );
  expect(read('api/src/entities.ts')).toContain('AxolotlFriendsEntity, AxolotlSpotsEntity,');
  expect(read('api/test/office/privacy/inventory.ts')).toContain(
    "axolotl_friends: { what: nothing, plain: ['axolotl_id', 'other_axolotl_id'] }",
  );
  const migration = read(written().find((file) => file.includes('migrations/1')) ?? '');
  expect(migration).toContain(
    "createTable(runner, 'axolotl_spots', [primary(int('axolotl_id')), primary(int('location_id'))], { indexes: { ix_axolotl_spots_linked: ['location_id'] }, foreignKeys: { fk_axolotl_spots_owner: { column: 'axolotl_id', table: 'axolotl', onDelete: 'CASCADE' }, fk_axolotl_spots_linked: { column: 'location_id', table: 'location' } } })",
  );
  expect(migration).toMatch(/dropTable\('axolotl_spots'\);.*dropTable\('axolotl'\)/);
});

it('gives a page that only shows a record a permission of its own', async () => {
  await generate('axolotl', NAME, { show: true });
  expect(read('shared/src/resources/axolotl/index.ts')).toContain("name: 'axolotl', hasView: true,");
  expect(read('shared/src/access/permissions.ts')).toContain("'axolotl.update', 'axolotl.view',");
  expect(read('api/test/accounts/access/table.ts')).toContain("axolotl: { view: 'axolotl.view' },");
  expect(read(written().find((file) => file.includes('migrations/1')) ?? '')).toContain(
    "const permissions = ['axolotl.create', 'axolotl.index', 'axolotl.update', 'axolotl.view'];",
  );
});

it('asks for the words that it would warn of, and writes the answers', async () => {
  const answers = ['Lurch', 'Lurche', 'Anfibio', 'Anfibi', 'Teich', 'Stagno', 'Klein', 'Piccolo'];
  await resource(
    tree,
    { name: 'axolotl', fields: `${NAME},pond:string,size:enum(small)`, skipFormat: true },
    (_, proposal = '') => Promise.resolve(answers.shift() ?? proposal),
  );
  const definition = read('shared/src/resources/axolotl/index.ts');
  for (const written of [
    "name: 'Lurch |||| Lurche'",
    "name: 'Anfibio |||| Anfibi'",
    "pond: 'Teich'",
    "pond: 'Stagno'",
    "pond: 'Pond'",
    "size: { small: 'Small' }",
  ])
    expect(definition).toContain(written);
});

it('names references that may lead to a family, and no others', async () => {
  const warned = jest.spyOn(logger, 'warn').mockImplementation();
  jest.spyOn(logger, 'info').mockImplementation();
  const finish = await resource(tree, {
    name: 'axolotl',
    fields: `${NAME},user_id:reference(user),location_id:reference(location),fans:references(user)`,
    skipFormat: true,
    skipOpenapi: true,
  });
  await finish();
  const named = warned.mock.calls.map(
    ([text]) => /^(\w+): a user may be of a family/.exec(String(text))?.[1],
  );
  expect(named.filter(Boolean)).toEqual(['user_id', 'fans']);
  jest.restoreAllMocks();
});

it('needs few lines besides definition, entity and migration', async () => {
  const lines = (file: string): number => (tree.read(file, 'utf8') ?? '').split('\n').length;
  const sizes = new Map(source.files.map((file) => [file, lines(file)]));
  await generate('axolotl', NAME, { icon: 'AxolotlSharp' });
  const besides = written().filter(
    (file) => !/axolotl\/index\.ts$|axolotl\.entity\.ts$|\d-axolotl\.ts$/.test(file),
  );
  const added = besides.reduce((sum, file) => sum + lines(file) - (sizes.get(file) ?? 0), 0);
  expect(besides).toHaveLength(8);
  expect(added).toBeLessThan(40);
});

it('keeps the lists in their order', async () => {
  await generate('aardvark');
  await generate('zyzzyva');
  await generate('courseAxolotl');
  const permissions = [...read('shared/src/access/permissions.ts').matchAll(/'(\w+\.\w+)'/g)].map(
    ([, name]) => name,
  );
  const listed = permissions.slice(0, permissions.lastIndexOf('zyzzyva.update') + 1);
  expect(listed).toEqual([...listed].sort());
  expect(listed).toEqual(
    expect.arrayContaining(['aardvark.index', 'courseAxolotl.create', 'zyzzyva.update']),
  );
  const registry =
    /resources = \{ (.*?),? \}/.exec(read('shared/src/resources/index.ts'))?.[1]?.split(', ') ?? [];
  expect(registry).toEqual([...registry].sort());
  expect(registry).toEqual(expect.arrayContaining(['aardvark', 'course', 'courseAxolotl', 'zyzzyva']));
  const entities = read('api/src/entities.ts');
  expect(entities.indexOf('AardvarkEntity, ')).toBeLessThan(entities.indexOf('ChildDayEntity, '));
  const migrations = [...read('api/src/migrations/index.ts').matchAll(/, (\w+?)(\d{13})(?=,)/g)];
  expect(migrations.slice(-3).map(([, name]) => name)).toEqual(['Aardvark', 'Zyzzyva', 'CourseAxolotl']);
  const stamps = migrations.map(([, , stamp]) => Number(stamp));
  expect(stamps).toEqual([...new Set(stamps)].sort());
});

it('declares pairs only of fields that are alike', async () => {
  await generate('axolotlSign', 'name:string:required,name_it:string,label_de:string,label_it:string');
  expect(read('shared/src/resources/axolotlSign/index.ts')).toContain(
    "fields: { name: text({ required: true }), name_it: text(), ...bilingual('label', text()), }",
  );
});

it('registers an icon that is not known yet', async () => {
  await generate('axolotlTram', NAME, { icon: 'AxolotlSharp' });
  expect(read('backoffice/src/resource-kit/icons.ts')).toContain(
    "import AxolotlSharp from '@mui/icons-material/AxolotlSharp';",
  );
  const icons =
    /icons\b[^=]*= \{ (.*?),? \}/.exec(read('backoffice/src/resource-kit/icons.ts'))?.[1]?.split(', ') ?? [];
  expect(icons).toContain('AxolotlSharp');
  expect(icons).toEqual([...icons].sort());
  expect(read('shared/src/resources/axolotlTram/index.ts')).toContain("icon: 'AxolotlSharp'");
});

it('refuses to run twice', async () => {
  await generate('axolotl');
  source.startAgain();
  await expect(generate('axolotl')).rejects.toThrow(/"axolotl" is taken: there is the resource axolotl/);
  await expect(generate('axolotls')).rejects.toThrow(/too close to the resource axolotl/);
  expect(written()).toEqual([]);
});

it.each([
  ['Vehicle', NAME, {}, /no name for a resource/],
  ['class', NAME, {}, /JavaScript/],
  ['location', NAME, {}, /the resource location/],
  ['locations', NAME, {}, /the address of the resource location in the back office/],
  ['person', NAME, {}, /the address of the resource parent in the back office/],
  ['option', NAME, {}, /there is the resource option/],
  ['login', NAME, {}, /the address \/api\/login/],
  ['myFamily', NAME, {}, /too close to the address \/api\/my-family/],
  ['tickets', NAME, {}, /too close to the address \/api\/ticket/],
  ['session', NAME, {}, /a table session/],
  ['peopleCourseWeekRegistrations', NAME, {}, /too long/],
  ['image', NAME, {}, /a function that definitions use/],
  ['all-resources', NAME, {}, /a function that definitions use/],
  ['define', NAME, {}, /shared\/src\/resources\/define\.ts exists/],
  ['axolotl', 'seats:integer', {}, /at least one string/],
  ['axolotl', `${NAME},a_id:reference(nothing)`, {}, /no resource "nothing"\. There are .*location/],
  ['axolotl', `${NAME},top_id:reference(axolotl):required`, {}, /cannot be required/],
  ['axolotl', NAME, { icon: 'NoSuchIcon' }, /no icon "NoSuchIcon"/],
  ['axolotl', NAME, { icon: '../x' }, /is no icon/],
  ['axolotl', NAME, { de: 'Fahrzeug' }, /--de "One\|Many"/],
])('refuses %s with %s %j', async (name, fields, options, message) => {
  await expect(generate(name, fields, options)).rejects.toThrow(message);
  expect(written()).toEqual([]);
});

it('refuses when a list is not where it was', async () => {
  tree.write('api/src/entities.ts', 'export const everything = [];');
  source.startAgain();
  await expect(generate('axolotl')).rejects.toThrow(/api\/src\/entities\.ts has no list entities/);
  expect(written()).toEqual([]);
});
