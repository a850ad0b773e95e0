/**
 * Registers a resource in the lists of the project.
 */
import { addEntry, addImport, constant, decorated, imports, parse } from './syntax.mjs';
import { REGISTRY } from './places.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

/** @type {(names: import('./names.mjs').Names) => string[]} */
export const permissionsOf = ({ camel }) =>
  ['create', 'index', 'update'].map((action) => `${camel}.${action}`);

/**
 * @param {Tree} tree
 * @param {import('./names.mjs').Names} names
 * @param {{ migration: { name: string, file: string }, icon: string }} parts
 */
export function register(tree, names, { migration, icon }) {
  const { camel, kebab, pascal } = names;
  const entity = `${pascal}Entity`;

  edit(tree, REGISTRY.definitions, (file) =>
    file.import(`{ ${camel} }`, `./${camel}/index.js`).add('resources', camel),
  );
  edit(tree, REGISTRY.permissions, (file) => {
    for (const permission of permissionsOf(names)) file.add('PERMISSIONS', `'${permission}'`);
  });
  edit(tree, REGISTRY.entities, (file) =>
    file.import(`{ ${entity} }`, `./resources/${kebab}/${kebab}.entity.js`).add('entities', entity),
  );
  edit(tree, REGISTRY.migrations, (file) =>
    file
      .import(`{ ${migration.name} }`, `./${migration.file}.js`)
      .add('migrations', migration.name, { sorted: false }),
  );
  edit(tree, REGISTRY.modules, (file) =>
    file
      .import('{ crudModule }', '../platform/crud/crud.module.js')
      .import(`{ ${camel} }`, `@feria/shared/resources/${camel}/index`)
      .import(`{ ${entity} }`, `./${kebab}/${kebab}.entity.js`)
      .add('@Module.imports', `crudModule(${camel}, ${entity})`),
  );
  if (needsIcon(tree, icon)) {
    edit(tree, REGISTRY.icons, (file) => file.import(icon, `@mui/icons-material/${icon}`).add('icons', icon));
  }
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
function listIn(source, list) {
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

  /** @param {string} list @param {string} entry @param {{ sorted?: boolean }} [options] */
  add(list, entry, options) {
    const found = listIn(this.source, list);
    if (!found) throw new Error(`There is no list ${list}.`);
    this.source = addEntry(this.source, found, entry, options);
    return this;
  }
}
