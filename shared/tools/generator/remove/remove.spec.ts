import { resource } from '../resource/index.mjs';
import { sourceTree } from '../source-tree.js';
import { remove } from './index.mjs';

const NAME = 'name:string:required,name_it:string:required';

it('takes everything out again that the generator wrote, but the migration', async () => {
  const source = sourceTree();
  const text = (file: string): string => source.read(file).replace(/\s/g, ''); // formatted afterwards
  const before = new Map(source.files.map((file) => [file, text(file)]));
  await resource(source.tree, {
    name: 'axolotl',
    fields: `${NAME},spots:references(location)`,
    icon: 'AxolotlSharp',
    show: true,
    skipFormat: true,
  });
  await remove(source.tree, { resource: 'axolotl', skipFormat: true });
  const different = source.files.filter((file) => text(file) !== before.get(file));
  expect(different).toEqual(['api/src/migrations/index.ts']);
  const left = source.tree
    .listChanges()
    .map(({ path }) => path)
    .filter((path) => /axolotl/i.test(path) && !/node_modules/.test(path));
  expect(left).toEqual([expect.stringMatching(/^api\/src\/migrations\/\d+-axolotl\.ts$/)]);
});

it('keeps an icon that something else names', async () => {
  const source = sourceTree();
  await resource(source.tree, { name: 'axolotl', fields: NAME, icon: 'AxolotlSharp', skipFormat: true });
  await resource(source.tree, { name: 'wombat', fields: NAME, icon: 'AxolotlSharp', skipFormat: true });
  await remove(source.tree, { resource: 'axolotl', skipFormat: true });
  expect(source.read('backoffice/src/resource-kit/icons.ts')).toContain('AxolotlSharp');
  expect(source.read('shared/src/resources/index.ts')).toMatch(/\bwombat\b/);
  expect(source.read('shared/src/resources/index.ts')).not.toContain('axolotl');
});

it.each([
  ['nothing', /no resource "nothing"/],
  ['course', /no plain resource/],
  ['axolotl', /wombat refers to axolotl/],
])('refuses %s', async (name, message) => {
  const source = sourceTree();
  await resource(source.tree, { name: 'axolotl', fields: NAME, skipFormat: true });
  const fields = `${NAME},axolotl_id:reference(axolotl)`;
  await resource(source.tree, { name: 'wombat', fields, skipFormat: true });
  source.startAgain();
  await expect(remove(source.tree, { resource: name, skipFormat: true })).rejects.toThrow(message);
  expect(source.written()).toEqual([]);
});
