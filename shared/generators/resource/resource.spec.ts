import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { resource } from './index.mjs';

/** What the generator reads, as it stands in the repository. */
const files = [
  ...['shared/src/resources', 'api/src', 'backoffice/src/resources'].flatMap((directory) =>
    readdirSync(fromRoot(directory), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(directory, file)),
  ),
  'shared/src/access/permissions.ts',
  'shared/src/routes.ts',
  'backoffice/src/resource-kit/icons.ts',
].map((file) => [file, readFileSync(fromRoot(file), 'utf8')] as const);

const NAME = 'name:string:required,name_it:string:required';

let tree: Tree;
let before: Set<string>;

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  for (const [file, content] of files) tree.write(file, content);
  tree.write('node_modules/@mui/icons-material/TramSharp.js', '');
  before = new Set(tree.listChanges().map(({ path, content }) => `${path}\n${String(content)}`));
});

/** Prettier comes as an ES module, which Jest cannot load here; the test of the whole looks at the format. */
const generate = (name: string, fields = NAME, options = {}) =>
  resource(tree, { name, fields, skipFormat: true, ...options });

const written = (): string[] =>
  tree
    .listChanges()
    .filter(({ path, content }) => !before.has(`${path}\n${String(content)}`))
    .map(({ path }) => path)
    .sort();

const read = (file: string): string => (tree.read(file, 'utf8') ?? '').replace(/\s+/g, ' ');

it('writes a resource and registers it', async () => {
  await generate('tourGuide', `${NAME},kind:enum(inside|outside):required,location_id:reference(location)`);
  const migration = written().find((file) => file.includes('migrations/1')) ?? '';
  expect(written()).toEqual(
    [
      'api/src/entities.ts',
      'api/src/migrations/index.ts',
      migration,
      'api/src/resources/resources.module.ts',
      'api/src/resources/tour-guide/tour-guide.entity.ts',
      'api/test/resources/tour-guide.spec.ts',
      'shared/src/access/permissions.ts',
      'shared/src/resources/index.ts',
      'shared/src/resources/tourGuide/index.ts',
    ].sort(),
  );
  const definition = read('shared/src/resources/tourGuide/index.ts');
  expect(definition).toContain(
    "...localised('name', text({ required: true })), kind: choice(['inside', 'outside'], { required: true })",
  );
  expect(definition).toContain("location_id: reference('location', 'location')");
  expect(definition).toContain("location_id: 'Ort'"); // the word of the location itself
  expect(read(migration)).toContain("varchar('kind', 60), nullable(int('location_id')), text('search_text')");
  expect(read(migration)).toContain("fk_tour_guide_location: { column: 'location_id', table: 'location' }");
  expect(read('api/src/resources/resources.module.ts')).toContain('crudModule(tourGuide, TourGuideEntity)');
});

it('needs few lines besides definition, entity and migration', async () => {
  const lines = (file: string): number => (tree.read(file, 'utf8') ?? '').split('\n').length;
  const sizes = new Map(files.map(([file, content]) => [file, content.split('\n').length]));
  await generate('vehicle', NAME, { icon: 'TramSharp' });
  const besides = written().filter(
    (file) => !/vehicle\/(index|vehicle\.entity)\.ts$|\d-vehicle\.ts$/.test(file),
  );
  const added = besides.reduce((sum, file) => sum + lines(file) - (sizes.get(file) ?? 0), 0);
  expect(besides).toHaveLength(7);
  expect(added).toBeLessThan(40);
});

it('keeps the lists in their order', async () => {
  await generate('avatar');
  await generate('zebra');
  await generate('courseRoom');
  const permissions = [...read('shared/src/access/permissions.ts').matchAll(/'(\w+\.\w+)'/g)].map(
    ([, name]) => name,
  );
  const listed = permissions.slice(0, permissions.lastIndexOf('zebra.update') + 1);
  expect(listed).toEqual([...listed].sort());
  expect(listed).toEqual(expect.arrayContaining(['avatar.index', 'courseRoom.create', 'zebra.update']));
  expect(read('shared/src/resources/index.ts')).toMatch(
    /avatar, child, course, courseCategory, courseRoom, courseType,.* zebra, }/,
  );
  const entities = read('api/src/entities.ts');
  expect(entities.indexOf('AvatarEntity, ')).toBeLessThan(entities.indexOf('ChildDayEntity, '));
  const migrations = [...read('api/src/migrations/index.ts').matchAll(/, (\w+?)(\d{13})(?=,)/g)];
  expect(migrations.slice(-3).map(([, name]) => name)).toEqual(['Avatar', 'Zebra', 'CourseRoom']);
  const stamps = migrations.map(([, , stamp]) => Number(stamp));
  expect(stamps).toEqual([...new Set(stamps)].sort());
});

it('declares pairs only of fields that are alike', async () => {
  await generate('sign', 'name:string:required,name_it:string,label_de:string,label_it:string');
  expect(read('shared/src/resources/sign/index.ts')).toContain(
    "fields: { name: text({ required: true }), name_it: text(), ...bilingual('label', text()), }",
  );
});

it('registers an icon that is not known yet', async () => {
  await generate('tram', NAME, { icon: 'TramSharp' });
  expect(read('backoffice/src/resource-kit/icons.ts')).toContain(
    "import TramSharp from '@mui/icons-material/TramSharp';",
  );
  expect(read('backoffice/src/resource-kit/icons.ts')).toMatch(/Settings, TramSharp, VerifiedUser,/);
  expect(read('shared/src/resources/tram/index.ts')).toContain("icon: 'TramSharp'");
});

it('refuses to run twice', async () => {
  await generate('vehicle');
  before = new Set(tree.listChanges().map(({ path, content }) => `${path}\n${String(content)}`));
  await expect(generate('vehicle')).rejects.toThrow(/"vehicle" is taken: there is the resource vehicle/);
  await expect(generate('vehicles')).rejects.toThrow(/too close to the resource vehicle/);
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
  ['vehicle', 'seats:integer', {}, /at least one string/],
  ['vehicle', `${NAME},a_id:reference(nothing)`, {}, /no resource "nothing"\. There are .*location/],
  ['vehicle', `${NAME},top_id:reference(vehicle):required`, {}, /cannot be required/],
  ['vehicle', NAME, { icon: 'NoSuchIcon' }, /no icon "NoSuchIcon"/],
  ['vehicle', NAME, { icon: '../x' }, /is no icon/],
  ['vehicle', NAME, { de: 'Fahrzeug' }, /--de "One\|Many"/],
])('refuses %s with %s %j', async (name, fields, options, message) => {
  await expect(generate(name, fields, options)).rejects.toThrow(message);
  expect(written()).toEqual([]);
});

it('refuses when a list is not where it was', async () => {
  tree.write('api/src/entities.ts', 'export const everything = [];');
  before = new Set(tree.listChanges().map(({ path, content }) => `${path}\n${String(content)}`));
  await expect(generate('vehicle')).rejects.toThrow(/api\/src\/entities\.ts has no list entities/);
  expect(written()).toEqual([]);
});
