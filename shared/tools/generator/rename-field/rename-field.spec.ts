import type { Tree } from '@nx/devkit';
import { field } from '../field/index.mjs';
import { resource } from '../resource/index.mjs';
import { sourceTree, type SourceTree } from '../source-tree.js';
import { renameField } from './index.mjs';

/** A name that nobody gives a real resource: the specs run on the sources as they are. */
const RESOURCE = 'axolotl';

let source: SourceTree;
let tree: Tree;
beforeEach(async () => {
  source = sourceTree();
  tree = source.tree;
  await resource(tree, {
    name: RESOURCE,
    fields:
      'name:string:required,name_it:string:required,kind:enum(big|small),wheels:integer:max=20,home_id:reference(location)',
    skipFormat: true,
  });
  source.startAgain();
});

const rename = (
  from: string,
  to: string,
  options: Partial<Parameters<typeof renameField>[1]> = {},
  of = RESOURCE,
) => renameField(tree, { resource: of, from, to, skipFormat: true, ...options });
const definition = (): string => source.read(`shared/src/resources/${RESOURCE}/index.ts`);

it('renames declaration, labels and the class of the column, and keeps what they say', async () => {
  await rename('wheels', 'wheel_count');
  expect(source.written()).toEqual([
    'api/test/office/privacy/inventory.ts',
    `shared/src/resources/${RESOURCE}/index.ts`,
  ]);
  expect(definition()).toContain('wheel_count: integer({ max: 20 })');
  expect(definition().match(/wheel_count: 'Wheels'/g)).toHaveLength(3);
  expect(definition()).not.toMatch(/\bwheels\b/);
  expect(source.read('api/test/office/privacy/inventory.ts')).toMatch(/axolotl: {[^}]*'wheel_count'/);
});

it('renames it in the list too, and the labels of its values', async () => {
  await rename('kind', 'size');
  expect(definition()).toMatch(/columns: \['name', 'name_it', 'size'/);
  expect(definition()).toContain("filters: ['size'");
  expect(definition().match(/size: { big: 'Big', small: 'Small' }/g)).toHaveLength(3);
  expect(definition()).not.toMatch(/\bkind\b/);
});

it('gives it the labels that were given', async () => {
  await rename('wheels', 'wheel_count', { de: 'Anzahl Räder', en: 'Number of wheels' });
  for (const label of ["'Anzahl Räder'", "'Wheels'", "'Number of wheels'"])
    expect(definition()).toContain(`wheel_count: ${label}`);
});

it('finds the words where the resource keeps them', async () => {
  await field(tree, { resource: 'course', field: 'axolotls:integer', skipFormat: true });
  await rename('axolotls', 'newts', {}, 'course');
  expect(source.read('shared/src/resources/course/index.ts')).toContain('newts: integer(');
  expect(source.read('shared/src/resources/course/messages.ts').match(/newts: 'Axolotls'/g)).toHaveLength(3);
});

it.each([
  ['a resource that is not there', 'wheels', 'wheel_count', 'newt', 'There is no resource "newt"'],
  ['a field that is not there', 'tyres', 'wheel_count', RESOURCE, 'has no field "tyres"'],
  ['a name that is taken', 'wheels', 'kind', RESOURCE, 'has a field kind already'],
  ['a name that is none', 'wheels', 'Wheel count', RESOURCE, '"Wheel count"'],
  ['a reference', 'home_id', 'house_id', RESOURCE, 'refers to another resource'],
  ['one of several columns of a declaration', 'name_it', 'name_fr', RESOURCE, 'rename that by hand'],
])('refuses %s, and writes nothing', async (_, from, to, of, why) => {
  await expect(rename(from, to, {}, of)).rejects.toThrow(why);
  expect(source.written()).toEqual([]);
});
