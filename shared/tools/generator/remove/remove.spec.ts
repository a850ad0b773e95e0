import type { Ask } from '../ask/index.mjs';
import { resource } from '../resource/index.mjs';
import { sourceTree, type SourceTree } from '../source-tree.js';
import { remove } from './index.mjs';

const NAME = 'name:string:required,name_it:string:required';

it('takes everything out again that the generator wrote, but the migration', async () => {
  const source = sourceTree();
  // Formatted afterwards: blanks, and the comma behind the last of several lines.
  const text = (file: string): string =>
    source
      .read(file)
      .replace(/\s/g, '')
      .replace(/,(?=[\])}])/g, '');
  const before = new Map(source.files.map((file) => [file, text(file)]));
  await resource(source.tree, {
    name: 'axolotl',
    fields: `${NAME},spots:references(location)`,
    icon: 'AxolotlSharp',
    show: true,
    skipFormat: true,
  });
  await remove(source.tree, { resource: 'axolotl', drop: true, skipFormat: true });
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
  await remove(source.tree, { resource: 'axolotl', drop: true, skipFormat: true });
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

describe('the records of what is removed', () => {
  let source: SourceTree;
  beforeEach(async () => {
    source = sourceTree();
    await resource(source.tree, { name: 'axolotl', fields: NAME, skipFormat: true });
    source.startAgain();
  });
  const removeIt = (options: object, ask: Ask | null) =>
    remove(source.tree, { resource: 'axolotl', skipFormat: true, ...options }, ask);

  it('stay where nobody can be asked, and the switch is named', async () => {
    await expect(removeIt({}, null)).rejects.toThrow(
      /deletes the table axolotl with all records.*nx g remove axolotl --drop/,
    );
    expect(source.written()).toEqual([]);
  });

  it('stay unless the answer is the name', async () => {
    await expect(removeIt({}, () => Promise.resolve('yes'))).rejects.toThrow('axolotl stays.');
    expect(source.written()).toEqual([]);
    await removeIt({}, () => Promise.resolve('axolotl'));
    expect(source.read('shared/src/resources/index.ts')).not.toContain('axolotl');
  });

  it('are not asked about where no migration is written', async () => {
    await removeIt({ migration: false }, null);
    expect(source.read('shared/src/resources/index.ts')).not.toContain('axolotl');
  });
});
