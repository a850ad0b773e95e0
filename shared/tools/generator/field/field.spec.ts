import type { Tree } from '@nx/devkit';
import { sourceTree, type SourceTree } from '../source-tree.js';
import { resource } from '../resource/index.mjs';
import { field } from './index.mjs';

/** Names that nobody gives a real resource or field: the specs run on the sources as they are. */
const RESOURCE = 'axolotl';

let source: SourceTree;
let tree: Tree;
beforeEach(async () => {
  source = sourceTree();
  tree = source.tree;
  await resource(tree, {
    name: RESOURCE,
    fields: 'name:string:required,name_it:string:required,kind:enum(big|small)',
    skipFormat: true,
  });
  source.startAgain();
});

const add = (spec: string, options: Partial<Parameters<typeof field>[1]> = {}, to = RESOURCE) =>
  field(tree, { resource: to, field: spec, skipFormat: true, ...options });

const definition = (): string => source.read(`shared/src/resources/${RESOURCE}/index.ts`);

it('writes the declaration, the labels and the class of the column', async () => {
  await add('wheels:integer:max=20', { de: 'Räder', it: 'Ruote' });
  expect(source.written()).toEqual([
    'api/test/office/privacy/inventory.ts',
    `shared/src/resources/${RESOURCE}/index.ts`,
  ]);
  expect(definition()).toContain("import { choice, integer, localised, text } from '../fields.js'");
  expect(definition()).toContain('wheels: integer({ max: 20 })');
  for (const label of ["'Räder'", "'Ruote'", "'Wheels'"]) expect(definition()).toContain(`wheels: ${label}`);
  expect(definition()).toContain("columns: ['name', 'name_it', 'kind'],");
  expect(source.read('api/test/office/privacy/inventory.ts')).toMatch(
    /axolotl: { what: nothing, plain: \[[^\]]*'wheels',? ?\]/,
  );
});

it('enters a reference to a child as one that leads to a family, and a field beside it as any other', async () => {
  await add('child_id:reference(child)');
  await add('wheels:integer');
  await add('visitor_id:reference(child)');
  const inventory = source.read('api/test/office/privacy/inventory.ts');
  expect(inventory).toMatch(
    /axolotl: { what: 'Axolotl, which may name a child', .*leads: \['child_id', ?'visitor_id'\], plain: \[[^\]]*'wheels',? ?\]/,
  );
  await expect(add('guide_id:reference(child):required')).rejects.toThrow(
    'guide_id: a child may be erased while the axolotl stays',
  );
});

it('shows it in the list when asked to, and filters by what has few values', async () => {
  await add('wheels:integer', { list: true });
  await add('home_id:reference(location)', { list: true });
  expect(definition()).toMatch(/columns: \['name', 'name_it', 'kind', ?'wheels', ?'home_id'\]/);
  expect(definition()).toMatch(/filters: \['kind', ?'home_id'\]/);
});

it('takes labels in the field itself, and labels the values of a choice', async () => {
  await add('colour:enum(light_red|blue):label=Farbe|Colore|Paint');
  for (const label of ['Farbe', 'Colore', 'Paint']) expect(definition()).toContain(`colour: '${label}'`);
  expect(definition().match(/colour: { light_red: 'Light red', blue: 'Blue' }/g)).toHaveLength(3);
});

it('asks for labels that no switch gives', async () => {
  const asked: string[] = [];
  const answers = ['Räder'];
  const ask = (question: string, proposal = '') => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? proposal);
  };
  const options = { resource: RESOURCE, field: 'wheels:integer', it: 'Ruote', skipFormat: true };
  await field(tree, options, ask);
  expect(asked).toEqual(['Field wheels in German']);
  for (const label of ['Räder', 'Ruote', 'Wheels']) expect(definition()).toContain(`wheels: '${label}'`);
});

it('puts the words where the resource keeps them, and the field on a tab', async () => {
  await add('axolotls:integer', { de: 'Axolotls', tab: 'advanced' }, 'course');
  expect(source.read('shared/src/resources/course/index.ts')).toContain(
    "axolotls: integer({ tab: 'advanced' })",
  );
  expect(source.read('shared/src/resources/course/messages.ts').match(/axolotls: 'Axolotls'/g)).toHaveLength(
    3,
  );
});

it('makes the link table of references to several records', async () => {
  await add('spots:references(location)', { list: true });
  expect(source.written()).toContain('api/src/model/resources/axolotl.entity.ts');
  expect(definition()).toContain("spots: referenceMany('location')");
  expect(source.read('api/src/entities.ts')).toContain('{ AxolotlEntity, AxolotlSpotsEntity }');
  expect(source.read('api/test/office/privacy/inventory.ts')).toContain('axolotl_spots: { what: nothing,');
  await expect(add('spots:references(location)', {}, 'course')).rejects.toThrow(/no plain resource/);
});

it('leaves to a person what a column of a family holds', async () => {
  await add('axolotls:integer', {}, 'parent');
  expect(source.written()).not.toContain('api/test/office/privacy/inventory.ts');
});

it.each([
  ['wheels:integer', {}, 'nothing', /no resource "nothing"\. There are .*location/],
  ['wheels:number', {}, RESOURCE, /no type "number"/],
  ['kind:integer', {}, RESOURCE, /has a field kind already/],
  ['name_it:integer', {}, RESOURCE, /has a field name_it already/],
  ['top_id:reference(nothing)', {}, RESOURCE, /no resource "nothing"/],
  ['top_id:reference(axolotl):required', {}, RESOURCE, /cannot be required/],
  ['plate:string:unique:required', {}, RESOURCE, /cannot be unique and required at once/],
  ['wheels:integer', { tab: 'none' }, RESOURCE, /no tab "none"/],
])('refuses %s %j for %s', async (spec, options, to, message) => {
  await expect(add(spec, options, to)).rejects.toThrow(message);
  expect(source.written()).toEqual([]);
});
