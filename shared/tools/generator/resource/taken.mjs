/**
 * What the repository holds already: the names, addresses, tables and permissions that a new resource must keep clear
 * of, read from the sources.
 */
import { visitNotIgnoredFiles } from '@nx/devkit';
import * as ts from 'typescript';
import { definitionFile, REGISTRY } from './places.mjs';
import { constant, parse, propertyOf, textOf, walk } from './syntax.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

/** First parts of addresses that no source names as text, or that decisions.md keeps for what is still to come. */
const PROMISED = ['docs', 'docs-json', 'parent', 'ticket', 'upload'];

/**
 * Name, or first part of an address, with what it belongs to.
 * @param {Tree} tree
 * @returns {Map<string, string>}
 */
export function takenNames(tree) {
  /** @type {Map<string, string>} */
  const taken = new Map(PROMISED.map((name) => [name, `the address /api/${name}`]));
  for (const path of apiPaths(tree)) {
    const [, name] = /^\/?api\/([^/:]+)/.exec(path) ?? [];
    if (name) taken.set(name, `the address /api/${name}`);
  }
  for (const name of permissionPrefixes(tree)) taken.set(name, `the permissions ${name}.*`);
  for (const folder of sectionFolders(tree)) {
    const name = folder.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()); // `audit-log` → `auditLog`
    taken.set(name, `a section of the back office`);
  }
  for (const { name, route } of definitions(tree)) {
    if (route) taken.set(route, `the address of the resource ${name} in the back office`);
    taken.set(name, `the resource ${name}`);
  }
  return taken;
}

/**
 * What the generated files import under its own name.
 * @param {Tree} tree
 * @returns {Set<string>}
 */
export function importedNames(tree) {
  const files = ['shared/src/resources/fields.ts', REGISTRY.definitions];
  const exported = files.flatMap((file) => {
    const statements = parse(tree.read(file, 'utf8') ?? '').statements;
    return statements.flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    });
  });
  return new Set([...exported, 'crudModule', 'crudSuite', 'defineResource', 'resourceEntity', 'sampleOf']);
}

/**
 * The definitions of all resources: what stands as text in them.
 * @param {Tree} tree
 */
export function definitions(tree) {
  return folders(tree, 'shared/src/resources').flatMap((folder) => {
    const declaration = declarationIn(tree, definitionFile(folder));
    const name = declaration && textOf(propertyOf(declaration, 'name'));
    if (!declaration || !name) return [];
    return [
      {
        name,
        folder,
        route: textOf(propertyOf(declaration, 'route')),
        isPerson: propertyOf(declaration, 'isPerson')?.kind === ts.SyntaxKind.TrueKeyword,
        hasView: propertyOf(declaration, 'hasView')?.kind === ts.SyntaxKind.TrueKeyword,
        icon: textOf(propertyOf(declaration, 'icon')),
        fields: fieldNames(declaration),
        refersTo: references(declaration),
      },
    ];
  });
}

/**
 * What a resource calls one of its records, in each language; its name where that cannot be read.
 * @param {Tree} tree
 * @param {string} name
 * @returns {import('./words.mjs').Words}
 */
export function titleOf(tree, name) {
  const declaration = declarationIn(tree, definitionFile(name));
  const separate = tree.read(definitionFile(name).replace('index.ts', 'messages.ts'), 'utf8');
  const exported = separate && parse(separate).statements.find(ts.isExportAssignment)?.expression;
  const messages = exported || (declaration && propertyOf(declaration, 'messages'));
  const title = (/** @type {string} */ language) => {
    const words = messages && propertyOf(messages, language);
    return (
      textOf(words && propertyOf(words, 'name'))
        ?.split('||||')[0]
        ?.trim() ?? name
    );
  };
  return { de: title('de'), it: title('it'), en: title('en') };
}

/**
 * The resources that a definition refers to.
 * @param {ts.Expression} declaration
 */
const references = (declaration) =>
  walk(declaration).flatMap((node) =>
    ts.isCallExpression(node) && /^reference(Many)?$/.test(node.expression.getText())
      ? (textOf(node.arguments[0]) ?? [])
      : [],
  );

/**
 * What `defineResource` is called with.
 * @param {Tree} tree
 * @param {string} file
 */
function declarationIn(tree, file) {
  return declarationOf(tree.read(file, 'utf8') ?? '');
}

/**
 * What `defineResource` is called with.
 * @param {string} source
 * @returns {ts.Expression | undefined}
 */
export function declarationOf(source) {
  for (const node of walk(parse(source))) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineResource') return node.arguments[0];
  }
  return undefined;
}

/**
 * Names of fields; a pair (`...localised('name', …)`) counts as its first half.
 * @param {ts.Expression} declaration
 */
function fieldNames(declaration) {
  const fields = propertyOf(declaration, 'fields');
  if (!fields || !ts.isObjectLiteralExpression(fields)) return [];
  return fields.properties.flatMap((property) => {
    if (!ts.isSpreadAssignment(property)) return [property.name.getText()];
    const call = property.expression;
    return ts.isCallExpression(call) ? [textOf(call.arguments[0]) ?? ''] : [];
  });
}

/** @param {Tree} tree */
function permissionPrefixes(tree) {
  const list = constant(parse(tree.read(REGISTRY.permissions, 'utf8') ?? ''), 'PERMISSIONS');
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.map((element) => (textOf(element) ?? '').split('.')[0] ?? '');
}

/**
 * Addresses as they stand in the list of addresses and in the controllers.
 * @param {Tree} tree
 */
function apiPaths(tree) {
  const addresses = parse(tree.read('shared/src/routes.ts', 'utf8') ?? '');
  const named = walk(addresses).flatMap((node) => textOf(node) ?? []);
  return [...named, ...calls(tree, /^(Controller|Get|Post|Put|Patch|Delete)$/, 0)];
}

/**
 * Names of all tables, of entities and of migrations.
 * @param {Tree} tree
 * @returns {Set<string>}
 */
export function tables(tree) {
  return new Set([...calls(tree, /^Entity$/, 0), ...calls(tree, /^createTable$/, 1)]);
}

/**
 * The texts that functions of the API's sources are called with.
 * @param {Tree} tree
 * @param {RegExp} called name of the function or decorator
 * @param {number} position of the argument
 * @returns {string[]}
 */
function calls(tree, called, position) {
  /** @type {string[]} */
  const found = [];
  visitNotIgnoredFiles(tree, 'api/src', (file) => {
    if (!/\.(controller|entity|module)\.ts$|\/migrations\//.test(file)) return;
    for (const node of walk(parse(tree.read(file, 'utf8') ?? ''))) {
      if (!ts.isCallExpression(node)) continue;
      if (!ts.isIdentifier(node.expression) || !called.test(node.expression.text)) continue;
      const text = textOf(node.arguments[position]);
      if (text) found.push(text);
    }
  });
  return found;
}

/**
 * Folders of the back office with a section that has no definition, or with what a resource does differently.
 * @param {Tree} tree
 */
function sectionFolders(tree) {
  return folders(tree, 'backoffice/src').flatMap((area) =>
    folders(tree, `backoffice/src/${area}`).filter((folder) => {
      const index = tree.read(`backoffice/src/${area}/${folder}/index.tsx`, 'utf8');
      // What adds to a resource of an earlier area is not called like one.
      return index !== null && !/\bresource: '/.test(index);
    }),
  );
}

/** @param {Tree} tree @param {string} directory */
function folders(tree, directory) {
  return tree.children(directory).filter((child) => !tree.isFile(`${directory}/${child}`));
}
