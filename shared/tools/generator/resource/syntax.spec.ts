import { addEntry, addImport, constant, decorated, imports, parse, removeImport } from './syntax.mjs';

const add = (source: string, entry: string, options?: { sorted?: boolean }): string => {
  const list = constant(parse(source), 'list');
  if (!list) throw new Error('no list');
  return addEntry(source, list, entry, options).replace(/\s+/g, ' ').trim();
};

describe('an import', () => {
  it.each([
    ["import a from 'a';\nimport b from 'b';\n\n/** x */\n", "import a from 'a';\n\n/** x */\n"],
    ["import b from 'b';\nimport c from 'c';\n", "import c from 'c';\n"],
  ])('goes with its line and no more: %j', (source, result) => {
    expect(removeImport(source, 'b')).toBe(result);
  });
});

describe('an entry', () => {
  it.each([
    ['const list = [];', 'const list = [b, ];'],
    ['const list = [a, c];', 'const list = [a, b, c];'],
    ['const list = [a];', 'const list = [a, b];'],
    ['const list = [\n  a,\n];', 'const list = [ a, b, ];'],
    ['const list = [c] as const;', 'const list = [b, c] as const;'],
    ['const list = { a, c } satisfies X;', 'const list = { a, b, c } satisfies X;'],
    ['const list: X = {\n  a,\n} as const satisfies Y;', 'const list: X = { a, b, } as const satisfies Y;'],
    [
      "const other = ['list'];\nexport const list = [a];",
      "const other = ['list']; export const list = [a, b];",
    ],
  ])('goes into %j', (source, result) => {
    expect(add(source, 'b')).toBe(result);
  });

  it('leaves comments with what they are about', () => {
    expect(add('const list = [\n  a, // first\n  // third\n  c,\n];', 'b')).toBe(
      'const list = [ a, // first b, // third c, ];',
    );
    expect(add('const list = [\n  a, // last\n];', 'b')).toBe('const list = [ a, // last b, ];');
  });

  it('comes last where time is the order', () => {
    expect(add('const list = [z,];', 'b', { sorted: false })).toBe('const list = [z,b, ];');
  });

  it('finds no list in a comment or a string', () => {
    expect(constant(parse("// const list = [];\nconst text = 'const list = []';"), 'list')).toBeUndefined();
  });
});

it('finds what a decorator is given', () => {
  const file = parse('@Other({ imports: [a] })\n@Module({ providers: [], imports: [b] })\nclass X {}');
  expect(decorated(file, 'Module', 'imports')?.getText()).toBe('[b]');
  expect(decorated(file, 'Module', 'exports')).toBeUndefined();
});

describe('an import', () => {
  const source =
    "import { z } from '@a/z';\nimport { a } from './a.js';\nimport { c } from './c.js';\n\nconst x = 1;\n";

  it('stands sorted among its kind', () => {
    expect(addImport(source, '{ b }', './b.js')).toBe(
      source.replace('import { c }', "import { b } from './b.js';\nimport { c }"),
    );
    expect(addImport(source, '{ d }', './d.js')).toBe(
      source.replace("'./c.js';", "'./c.js';\nimport { d } from './d.js';"),
    );
    expect(addImport(source, 'B', '@b/b')).toBe(source.replace("'@a/z';", "'@a/z';\nimport B from '@b/b';"));
  });

  it('is made once', () => {
    expect(addImport(source, '{ a }', './a.js')).toBe(source);
    expect([imports(source, './a.js'), imports(source, './b.js')]).toEqual([true, false]);
  });

  it('comes first where there is none', () => {
    expect(addImport('const x = 1;\n', '{ a }', './a.js')).toBe(
      "import { a } from './a.js';\nconst x = 1;\n",
    );
    expect(addImport("import { z } from 'z';\n", '{ a }', './a.js')).toBe(
      "import { z } from 'z';\nimport { a } from './a.js';\n",
    );
  });
});
