import { formatFiles, logger } from '@nx/devkit';
import * as ts from 'typescript';
import { fieldNamesIn, hasOwnWords, LANGUAGES, messagesIn } from '../field/index.mjs';
import { describeApi, generateMigration, listPersonalData } from '../migration/call.mjs';
import { parseField } from '../resource/fields.mjs';
import { refuseIfAny } from '../resource/index.mjs';
import { namesOf } from '../resource/names.mjs';
import { definitionFile, REGISTRY } from '../resource/places.mjs';
import { isAboutFamilies, listIn, tableOf } from '../resource/register.mjs';
import { parse, propertyOf, textOf, walk } from '../resource/syntax.mjs';
import { declarationOf, definitions } from '../resource/taken.mjs';
import { quoted } from '../resource/templates/definition.mjs';
import { undoneIfItFails } from '../undo/index.mjs';

/**
 * @typedef {import('@nx/devkit').Tree} Tree
 * @typedef {{ resource: string, from: string, to: string, de?: string, it?: string, en?: string, migration?: boolean, skipFormat?: boolean }} Options
 * @typedef {{ node: ts.Node, text: string }} Edit what a node becomes
 */

/**
 * `nx g rename-field RESOURCE FROM TO`: another name for a field, with what its column holds (shared/docs/how-to/field.md).
 * @param {Tree} tree
 * @param {Options} options
 */
export async function renameField(tree, options) {
  const { resource, from, to } = options;
  const known = definitions(tree);
  const found = known.find(({ name, folder }) => name === resource || folder === resource);
  refuseIfAny(
    found
      ? []
      : [`There is no resource "${resource}". There are ${known.map(({ name }) => name).join(', ')}.`],
  );
  const { name, folder } = /** @type {NonNullable<typeof found>} */ (found);
  const file = definitionFile(folder);
  const wordsFile = hasOwnWords(tree, file) ? file : file.replace('index.ts', 'messages.ts');
  refuseIfAny(problems(tree, file, { name, from, to }));

  edit(tree, file, (source) => inDefinition(source, from, to));
  edit(tree, wordsFile, (source) => inWords(source, options));
  edit(tree, REGISTRY.inventory, (source) => inInventory(source, { name, from, to }));
  if (!options.skipFormat) await formatFiles(tree);

  return undoneIfItFails(tree, async () => {
    const { kebab } = namesOf(name);
    if (options.migration !== false) {
      const words = `${kebab}-${to.replace(/_/g, '-')}`;
      await generateMigration(words, '--rename', `${tableOf(name)}.${from}=${to}`);
    } else
      logger.info('Then write the migration: npm run migration:generate -- NAME --rename TABLE.COLUMN=NEW');
    await describeApi();
    if (isAboutFamilies(tree, name)) await listPersonalData();
    logger.info(`
Then, as code of your own may still use ${from}:
  npm run typecheck && npm test -- sqlite mysql -- ${kebab} core/database privacy/inventory`);
  });
}

/**
 * @param {Tree} tree
 * @param {string} file
 * @param {{ name: string, from: string, to: string }} wanted
 * @returns {string[]} why it cannot be done
 */
function problems(tree, file, { name, from, to }) {
  const declaration = declarationOf(tree.read(file, 'utf8') ?? '');
  const fields = declaration && propertyOf(declaration, 'fields');
  const own = fields && propertyOf(fields, from);
  const names = fieldNamesIn(tree, file);
  const spec = parseField(`${to}:string`);
  const call = own && ts.isCallExpression(own) ? own.expression.getText() : '';
  if (!names.includes(from)) return [`${name} has no field "${from}". There are ${names.join(', ')}.`];
  return [
    ...(typeof spec === 'string' ? [`"${to}": ${spec}`] : []),
    ...(names.includes(to) ? [`${name} has a field ${to} already.`] : []),
    ...(own ? [] : [`${from} is one of several columns of one declaration in ${file}: rename that by hand.`]),
    ...(/^reference(Many)?$/.test(call)
      ? [`${from} refers to another resource, whose name its own follows: rename it by hand.`]
      : []),
    ...(/stored: false/.test(own?.getText() ?? '')
      ? [`${from} has no column of its own: rename it by hand.`]
      : []),
  ];
}

/** @param {string} source @param {string} from @param {string} to @returns {Edit[]} */
function inDefinition(source, from, to) {
  const declaration = declarationOf(source);
  if (!declaration) return [];
  return [
    ...keysIn(propertyOf(declaration, 'fields'), from, to),
    ...['list', 'logged'].flatMap((part) => textsIn(propertyOf(declaration, part), from, to)),
  ];
}

/** @param {string} source @param {Options} options @returns {Edit[]} */
function inWords(source, options) {
  const messages = messagesIn(source);
  return LANGUAGES.flatMap((language) => {
    const words = messages && propertyOf(messages, language);
    const labels = words && propertyOf(words, 'fields');
    const label = labels && propertyOf(labels, options.from);
    const given = options[language];
    return [
      ...keysIn(labels, options.from, options.to),
      // The labels of the values of a choice stand beside those of the fields.
      ...keysIn(words, options.from, options.to),
      ...(label && given ? [{ node: label, text: quoted(given) }] : []),
    ];
  });
}

/** @param {string} source @param {{ name: string, from: string, to: string }} wanted @returns {Edit[]} */
function inInventory(source, { name, from, to }) {
  const all = listIn(source, 'INVENTORY');
  return textsIn(all && propertyOf(all, tableOf(name)), from, to);
}

/** The property of that name. @param {ts.Expression | undefined} object @param {string} from @param {string} to @returns {Edit[]} */
function keysIn(object, from, to) {
  if (!object || !ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap(({ name }) =>
    name?.getText() === from ? [{ node: name, text: to }] : [],
  );
}

/** Every text of that name in lists and values. @param {ts.Node | undefined} node @param {string} from @param {string} to @returns {Edit[]} */
function textsIn(node, from, to) {
  if (!node) return [];
  return walk(node).flatMap((each) => (textOf(each) === from ? [{ node: each, text: quoted(to) }] : []));
}

/** @param {Tree} tree @param {string} file @param {(source: string) => Edit[]} edits of the parsed source */
function edit(tree, file, edits) {
  const source = tree.read(file, 'utf8') ?? '';
  parse(source);
  const lastFirst = edits(source).sort((one, other) => other.node.getStart() - one.node.getStart());
  const changed = lastFirst.reduce(
    (text, { node, text: next }) => text.slice(0, node.getStart()) + next + text.slice(node.getEnd()),
    source,
  );
  tree.write(file, changed);
}
