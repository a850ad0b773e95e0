/**
 * Registers a resource in the lists of the project.
 */
import {
  addEntry,
  addImport,
  addNamedImports,
  constant,
  decorated,
  entriesOf,
  imports,
  parse,
  propertyOf,
  removeEntry,
  removeImport,
} from './syntax.mjs';
import { capital, namesOf } from './names.mjs';
import { entityFile, REGISTRY } from './places.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {{ entity: string, table: string, own: string, other: string, ofPerson?: boolean }} Link a link table and its two columns */

/**
 * @param {import('./names.mjs').Names} names
 * @param {boolean} [show] whether there is a page that only shows a record
 */
export const permissionsOf = ({ camel }, show = false) =>
  ['create', 'index', 'update', ...(show ? ['view'] : [])].map((action) => `${camel}.${action}`);

/**
 * @param {Tree} tree
 * @param {import('./names.mjs').Names} names
 * @param {{ migration: { name: string, file: string }, icon: string, columns: readonly { name: string, ofPerson?: boolean }[], links: Link[], show?: boolean }} parts
 */
export function register(tree, names, { migration, icon, columns: own, links, show }) {
  const { camel, kebab, pascal } = names;
  const entity = `${pascal}Entity`;

  edit(tree, REGISTRY.definitions, (file) =>
    file.import(`{ ${camel} }`, `./${camel}/index.js`).add('resources', camel),
  );
  edit(tree, REGISTRY.permissions, (file) => {
    for (const permission of permissionsOf(names, show)) file.add('PERMISSIONS', `'${permission}'`);
  });
  edit(tree, REGISTRY.entities, (file) =>
    file.import(`{ ${entity} }`, `./model/resources/${kebab}.entity.js`).add('entities', entity),
  );
  for (const link of links) registerLink(tree, names, link);
  edit(tree, REGISTRY.migrations, (file) =>
    file
      .import(`{ ${migration.name} }`, `./${migration.file}.js`)
      .add('migrations', migration.name, { sorted: false }),
  );
  edit(tree, REGISTRY.modules, (file) =>
    file
      .import('{ crudModule }', '../../core/crud/crud.module.js')
      .import(`{ ${camel} }`, `@feria/shared/resources/${camel}/index`)
      .import(`{ ${entity} }`, `../../model/resources/${kebab}.entity.js`)
      .add('@Module.imports', `crudModule(${camel}, ${entity})`),
  );
  // Whoever gives the resource a field about families moves it to the columns that erasing has to reach.
  const plain = ['id', ...own.flatMap(({ name, ofPerson }) => (ofPerson ? [] : name)), 'search_text'];
  const leads = own.flatMap(({ name, ofPerson }) => (ofPerson ? name : []));
  edit(tree, REGISTRY.inventory, (file) =>
    file.add(
      'INVENTORY',
      leads.length > 0
        ? `${names.snake}: { ${leading(names)}, leads: [${quoted(leads)}], plain: [${quoted(plain)}] }`
        : `${names.snake}: { what: nothing, plain: [${quoted(plain)}] }`,
      { sorted: false },
    ),
  );
  if (show)
    edit(tree, REGISTRY.access, (file) =>
      file.add('OTHER_PERMISSIONS', `${camel}: { view: '${camel}.view' }`),
    );
  if (needsIcon(tree, icon)) {
    edit(tree, REGISTRY.icons, (file) => file.import(icon, `@mui/icons-material/${icon}`).add('icons', icon));
  }
}

/**
 * Enters a link table of a resource that is registered.
 * @param {Tree} tree
 * @param {import('./names.mjs').Names} names
 * @param {Link} link
 */
export function registerLink(tree, { kebab, words }, { entity, table, own, other, ofPerson }) {
  const from = `./model/resources/${kebab}.entity.js`;
  edit(tree, REGISTRY.entities, (file) => file.importMore([entity], from).add('entities', entity));
  edit(tree, REGISTRY.inventory, (file) =>
    file.add(
      'INVENTORY',
      ofPerson
        ? `${table}: { what: '${capital(words)}: which children it names', leads: ['${other}'], plain: ['${own}'], erased: gone, anonymised: gone, kept: until }`
        : `${table}: { what: nothing, plain: ['${own}', '${other}'] }`,
      { sorted: false },
    ),
  );
}

/** What the guide says of a table with a reference to a child. @param {Pick<import('./names.mjs').Names, 'words'>} names */
const leading = ({ words }) =>
  `what: '${capital(words)}, which may name a child', erased: 'stays, without the child', anonymised: 'stays, without the child', kept: 'until the office deletes it'`;

/**
 * Enters a column that refers to a child, in a table that held nothing of a family before or names children already.
 * @param {string} source of the inventory
 * @param {import('./names.mjs').Names} names
 * @param {string} column
 * @returns {string | null} `null` when a person has to say what the table holds
 */
export function withPersonColumn(source, names, column) {
  const entry = (/** @type {string} */ text) => {
    const all = listIn(text, 'INVENTORY');
    return all && propertyOf(all, names.snake);
  };
  const own = entry(source);
  const leads = own && propertyOf(own, 'leads');
  if (leads) return addEntry(source, leads, `'${column}'`, { sorted: false });
  const what = own && propertyOf(own, 'what');
  if (!own || !what || propertyOf(own, 'personal')) return null;
  const [from, to] = [what.parent.getStart(), what.parent.getEnd()];
  return `${source.slice(0, from)}${leading(names)}, leads: ['${column}']${source.slice(to)}`;
}

/** @param {readonly string[]} names */
const quoted = (names) => names.map((name) => `'${name}'`).join(', ');

/** The table of a resource (api/src/core/crud/resource-entity.ts). @param {string} name */
export const tableOf = (name) => (name === 'parent' ? 'person' : namesOf(name).snake);

/**
 * The link tables that the entity of a resource declares, by entity, table and field.
 * @param {Tree} tree
 * @param {import('./names.mjs').Names} names
 */
export function linksOf(tree, { camel, kebab, snake }) {
  const source = tree.read(entityFile(kebab), 'utf8') ?? '';
  const declared = new RegExp(`(\\w+) = linkEntity\\(${camel}, '(\\w+)'\\)`, 'g');
  return [...source.matchAll(declared)].map(([, entity = '', field = '']) => ({
    entity,
    table: `${snake}_${field}`,
  }));
}

/**
 * Takes a plain resource out of the lists again. Its permissions go with it; an icon goes when nothing else names it.
 * @param {Tree} tree
 * @param {import('./names.mjs').Names} names
 * @param {{ icon?: string, links: { entity: string, table: string }[] }} parts `icon`: one that nothing else names
 */
export function unregister(tree, names, { icon, links }) {
  const { camel, kebab, pascal, snake } = names;
  const entity = `${pascal}Entity`;
  const own = permissionsOf(names, true).map((permission) => `'${permission}'`);
  edit(tree, REGISTRY.definitions, (file) =>
    file.remove('resources', (entry) => entry === camel).removeImport(`./${camel}/index.js`),
  );
  edit(tree, REGISTRY.permissions, (file) => {
    for (const permission of own) file.remove('PERMISSIONS', (entry) => entry === permission);
  });
  for (const { entity: link, table } of links) {
    edit(tree, REGISTRY.entities, (file) => file.remove('entities', (entry) => entry === link));
    edit(tree, REGISTRY.inventory, (file) =>
      file.remove('INVENTORY', (entry) => new RegExp(`^'?${table}'?\\s*:`).test(entry)),
    );
  }
  edit(tree, REGISTRY.entities, (file) =>
    file.remove('entities', (entry) => entry === entity).removeImport(`./model/resources/${kebab}.entity.js`),
  );
  edit(tree, REGISTRY.modules, (file) => {
    file
      .remove('@Module.imports', (entry) => isModuleOf(entry, camel))
      .removeImport(`@feria/shared/resources/${camel}/index`)
      .removeImport(`../../model/resources/${kebab}.entity.js`);
    if (!/\bcrudModule\(/.test(file.source)) file.removeImport('../../core/crud/crud.module.js');
    // The formatter keeps an object on several lines once it was: on one, it decides anew.
    file.source = file.source.replace(
      /@Module\(\{\s*imports: \[([^\]]*)\],?\s*\}\)/,
      '@Module({ imports: [$1] })',
    );
  });
  edit(tree, REGISTRY.inventory, (file) =>
    file.remove('INVENTORY', (entry) => new RegExp(`^'?${snake}'?\\s*:`).test(entry)),
  );
  edit(tree, REGISTRY.access, (file) =>
    file.remove('OTHER_PERMISSIONS', (entry) => new RegExp(`^${camel}\\s*:`).test(entry)),
  );
  if (icon)
    edit(tree, REGISTRY.icons, (file) =>
      file.remove('icons', (entry) => entry === icon).removeImport(`@mui/icons-material/${icon}`),
    );
}

/** @param {string} entry of the module of plain resources @param {string} camel */
const isModuleOf = (entry, camel) => new RegExp(`^crudModule\\(\\s*${camel}\\b`).test(entry);

/**
 * Whether a resource is one that the generator made: registered with the plain ones.
 * @param {Tree} tree
 * @param {string} camel
 */
export function isPlain(tree, camel) {
  const list = listIn(tree.read(REGISTRY.modules, 'utf8') ?? '', '@Module.imports');
  return entriesOf(list).some((entry) => isModuleOf(entry.getText(), camel));
}

/**
 * Whether the table of a resource holds something of families, so that a reference to it may lead to one.
 * @param {Tree} tree
 * @param {string} camel
 */
export function isAboutFamilies(tree, camel) {
  return holdsFamilies(tree, tableOf(camel));
}

/** Whether a table stands in the list of the privacy guide. @param {Tree} tree @param {string} table */
export function holdsFamilies(tree, table) {
  const all = listIn(tree.read(REGISTRY.inventory, 'utf8') ?? '', 'INVENTORY');
  const entry = all && propertyOf(all, table);
  return entry !== undefined && ['personal', 'leads'].some((key) => propertyOf(entry, key) !== undefined);
}

/**
 * Whether an icon is not known to the back office yet.
 * @param {Tree} tree
 * @param {string} icon
 */
export function needsIcon(tree, icon) {
  return !imports(tree.read(REGISTRY.icons, 'utf8') ?? '', `@mui/icons-material/${icon}`);
}

/**
 * What is missing for a resource to be registered.
 * @param {Tree} tree
 * @returns {string[]}
 */
export function registryProblems(tree) {
  /** @type {[keyof typeof REGISTRY, string][]} */
  const lists = [
    ['definitions', 'resources'],
    ['permissions', 'PERMISSIONS'],
    ['entities', 'entities'],
    ['migrations', 'migrations'],
    ['modules', '@Module.imports'],
    ['icons', 'icons'],
    ['access', 'OTHER_PERMISSIONS'],
    ['inventory', 'INVENTORY'],
  ];
  return lists.flatMap(([key, list]) => {
    const source = tree.read(REGISTRY[key], 'utf8');
    if (source !== null && listIn(source, list)) return [];
    return `${REGISTRY[key]} has no list ${list}. A resource is registered there: has it been moved?`;
  });
}

/**
 * @param {string} source
 * @param {string} list name of a constant, or `@Decorator.property`
 */
export function listIn(source, list) {
  const [, decorator, property] = /^@(\w+)\.(\w+)$/.exec(list) ?? [];
  const file = parse(source);
  return decorator && property ? decorated(file, decorator, property) : constant(file, list);
}

/**
 * @param {Tree} tree
 * @param {string} path
 * @param {(file: Edit) => unknown} change
 */
function edit(tree, path, change) {
  const file = new Edit(tree.read(path, 'utf8') ?? '');
  change(file);
  tree.write(path, file.source);
}

/** Changes to one file, one after the other: each reads the result of the last. */
class Edit {
  /** @param {string} source */
  constructor(source) {
    this.source = source;
  }

  /** @param {string} what @param {string} from */
  import(what, from) {
    this.source = addImport(this.source, what, from);
    return this;
  }

  /** @param {string[]} names @param {string} from */
  importMore(names, from) {
    this.source = addNamedImports(this.source, names, from);
    return this;
  }

  /** @param {string} list @param {string} entry @param {{ sorted?: boolean }} [options] */
  add(list, entry, options) {
    const found = listIn(this.source, list);
    if (!found) throw new Error(`There is no list ${list}.`);
    this.source = addEntry(this.source, found, entry, options);
    return this;
  }

  /** @param {string} list @param {(entry: string) => boolean} isMeant */
  remove(list, isMeant) {
    const found = listIn(this.source, list);
    if (found) this.source = removeEntry(this.source, found, isMeant);
    return this;
  }

  /** @param {string} from */
  removeImport(from) {
    this.source = removeImport(this.source, from);
    return this;
  }
}
