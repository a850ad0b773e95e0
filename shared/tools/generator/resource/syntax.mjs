/**
 * Edits of TypeScript sources by their syntax tree: each finds a node and puts a little text beside it, so that
 * everything else of the file stays as somebody wrote it. Formatting comes afterwards, from oxfmt.
 */
import * as ts from 'typescript';

/** @type {Map<string, ts.SourceFile>} every source that was read: the same files are looked through several times */
const parsed = new Map();

/** @param {string} source */
export function parse(source) {
  const file = parsed.get(source) ?? ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  parsed.set(source, file);
  return file;
}

/** @type {WeakMap<ts.Node, readonly ts.Node[]>} every node that was walked: files are looked through for several things */
const walked = new WeakMap();

/**
 * Every node below one, itself included and first.
 * @param {ts.Node} node
 * @returns {readonly ts.Node[]}
 */
export function walk(node) {
  const known = walked.get(node);
  if (known) return known;
  /** @type {ts.Node[]} */
  const nodes = [];
  const visit = (/** @type {ts.Node} */ one) => {
    nodes.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  walked.set(node, nodes);
  return nodes;
}

/**
 * The value of a constant: `export const NAME = [ … ] as const` gives the array.
 * @param {ts.SourceFile} file
 * @param {string} name
 * @returns {ts.Expression | undefined}
 */
export function constant(file, name) {
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    const found = statement.declarationList.declarations.find(({ name: own }) => own.getText() === name);
    if (found?.initializer) return bare(found.initializer);
  }
  return undefined;
}

/**
 * Without `as const` and `satisfies T`.
 * @param {ts.Expression} expression
 * @returns {ts.Expression}
 */
function bare(expression) {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression;
}

/**
 * A property of what a decorator is given: `imports` of `@Module({ imports: [ … ] })`.
 * @param {ts.SourceFile} file
 * @param {string} decorator
 * @param {string} property
 * @returns {ts.Expression | undefined}
 */
export function decorated(file, decorator, property) {
  for (const node of walk(file)) {
    if (!ts.isDecorator(node) || !ts.isCallExpression(node.expression)) continue;
    const [given] = node.expression.arguments;
    if (node.expression.expression.getText() !== decorator || !given) continue;
    return propertyOf(given, property);
  }
  return undefined;
}

/**
 * @param {ts.Expression} object
 * @param {string} name
 * @returns {ts.Expression | undefined}
 */
export function propertyOf(object, name) {
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? bare(found.initializer) : undefined;
}

/**
 * The text of a string literal.
 * @param {ts.Node | undefined} node
 */
export const textOf = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/**
 * Adds to an array or object: before the first entry that sorts after it, else at the end.
 * @param {string} source
 * @param {ts.Expression} list of the parsed source
 * @param {string} entry
 * @param {{ sorted?: boolean }} [options]
 */
export function addEntry(source, list, entry, { sorted = true } = {}) {
  const entries = entriesOf(list);
  const next = sorted ? entries.find((existing) => existing.getText() > entry) : undefined;
  if (next) return insert(source, startWithComments(source, next), `${entry},\n`);
  const last = entries.at(-1);
  // Before the bracket, and not behind the last entry, whose comment may stand on its line.
  if (!last || entries.hasTrailingComma) return insert(source, list.getEnd() - 1, `${entry},\n`);
  return insert(source, last.getEnd(), `,\n${entry}`);
}

/**
 * Takes an entry out of an array or object, with its comma and the comments above it.
 * @param {string} source
 * @param {ts.Expression} list of the parsed source
 * @param {(entry: string) => boolean} isMeant asked about the text of each entry
 */
export function removeEntry(source, list, isMeant) {
  const entries = entriesOf(list);
  const entry = entries.find((existing) => isMeant(existing.getText()));
  if (!entry) return source;
  const next = entries[entries.indexOf(entry) + 1];
  const end = next
    ? startWithComments(source, next)
    : (/^\s*,?/.exec(source.slice(entry.getEnd()))?.[0].length ?? 0);
  return source.slice(0, startWithComments(source, entry)) + source.slice(next ? end : entry.getEnd() + end);
}

/**
 * @param {ts.Expression | undefined} list
 * @returns {ts.NodeArray<ts.Node>}
 */
export function entriesOf(list) {
  if (!list) throw new Error('There is no such list.');
  if (ts.isArrayLiteralExpression(list)) return list.elements;
  if (ts.isObjectLiteralExpression(list)) return list.properties;
  throw new Error(`This is no list: ${list.getText().slice(0, 60)}`);
}

/**
 * Adds an import among those of its kind, packages or files, sorted by where they come from.
 * @param {string} source
 * @param {string} what `{ VehicleEntity }`, or `Icon` for a default
 * @param {string} from
 */
export function addImport(source, what, from) {
  if (imports(source, from)) return source;
  const all = importsOf(source);
  const line = `import ${what} from '${from}';\n`;
  const kind = all.filter((other) => other.from.startsWith('.') === from.startsWith('.'));
  const next = kind.find((other) => other.from > from);
  if (next) return insert(source, next.node.getStart(), line);
  const after = kind.at(-1) ?? (from.startsWith('.') ? all.at(-1) : undefined);
  if (after) return insert(source, after.node.getEnd(), `\n${line.trimEnd()}`);
  return insert(source, all[0]?.node.getStart() ?? 0, line);
}

/**
 * Adds names to an import that is there: `import { integer, text } from '../fields.js'`.
 * @param {string} source
 * @param {readonly string[]} names
 * @param {string} from
 */
export function addNamedImports(source, names, from) {
  const bindings = importsOf(source).find((other) => other.from === from)?.node.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return addImport(source, `{ ${names.join(', ')} }`, from);
  const there = bindings.elements.map((element) => element.getText());
  const all = [...new Set([...there, ...names])].sort();
  return `${source.slice(0, bindings.getStart())}{ ${all.join(', ')} }${source.slice(bindings.getEnd())}`;
}

/**
 * Takes an import out with its line; an empty line below it stays.
 * @param {string} source
 * @param {string} from
 */
export function removeImport(source, from) {
  const found = importsOf(source).find((other) => other.from === from);
  return found
    ? source.slice(0, found.node.getStart()) + source.slice(found.node.getEnd()).replace(/^[ \t]*\r?\n/, '')
    : source;
}

/**
 * Whether a file imports from there.
 * @param {string} source
 * @param {string} from
 */
export const imports = (source, from) => importsOf(source).some((other) => other.from === from);

/** @param {string} source */
const importsOf = (source) =>
  parse(source)
    .statements.filter(ts.isImportDeclaration)
    .map((node) => ({ node, from: textOf(node.moduleSpecifier) ?? '' }));

/**
 * Where a node begins for a reader: comments above it are its own.
 * @param {string} source
 * @param {ts.Node} node
 */
function startWithComments(source, node) {
  const [first] = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  return first?.pos ?? node.getStart();
}

/**
 * @param {string} source
 * @param {number} position
 * @param {string} text
 */
const insert = (source, position, text) => source.slice(0, position) + text + source.slice(position);
