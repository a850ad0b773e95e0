import { formatFiles, logger, visitNotIgnoredFiles } from '@nx/devkit';
import * as ts from 'typescript';
import { atTerminal } from '../ask/index.mjs';
import { askForLabels } from '../ask/words.mjs';
import { describeApi, generateMigration, listPersonalData } from '../migration/call.mjs';
import { parseField } from '../resource/fields.mjs';
import {
  refuseIfAny,
  referenceProblems,
  warnOfFamilies,
  warnOfWords,
  withPeople,
} from '../resource/index.mjs';
import { namesOf } from '../resource/names.mjs';
import { definitionFile, entityFile, REGISTRY } from '../resource/places.mjs';
import { isPlain, listIn, registerLink, tableOf, withPersonColumn } from '../resource/register.mjs';
import { addEntry, addNamedImports, parse, propertyOf, textOf } from '../resource/syntax.mjs';
import { declarationOf, definitions, titleOf } from '../resource/taken.mjs';
import { linkDeclaration, linkOf } from '../resource/templates/api.mjs';
import { builder, choiceLabels, label, quoted } from '../resource/templates/definition.mjs';
import { undoneIfItFails } from '../undo/index.mjs';

/**
 * @typedef {import('@nx/devkit').Tree} Tree
 * @typedef {import('../resource/fields.mjs').FieldSpec} FieldSpec
 * @typedef {{ resource: string, field: string, de?: string, it?: string, en?: string, tab?: string, list?: boolean, migration?: boolean, skipFormat?: boolean }} Options
 */

/** @type {('de' | 'it' | 'en')[]} */
export const LANGUAGES = ['de', 'it', 'en'];

/**
 * `nx g field RESOURCE NAME:TYPE`: a field of a resource that exists, from its definition to the column
 * (shared/docs/how-to/field.md). Labels that no switch gives are asked for at a terminal.
 * @param {Tree} tree
 * @param {Options} options
 * @param {import('../ask/index.mjs').Ask | null} [ask]
 */
export async function field(tree, options, ask = atTerminal()) {
  const { resource } = options;
  const known = definitions(tree);
  const found = known.find(({ name, folder }) => name === resource || folder === resource);
  const spec = parseField(options.field);
  if (!found || typeof spec === 'string') {
    refuseIfAny([
      ...(found
        ? []
        : [`There is no resource "${resource}". There are ${known.map(({ name }) => name).join(', ')}.`]),
      ...(typeof spec === 'string' ? [`"${options.field}": ${spec}`] : []),
    ]);
    return undefined;
  }
  const { name, folder } = found;
  const file = definitionFile(folder);
  const tabs = tabsIn(tree, file);
  const [typed = spec] = withPeople(tree, [spec]);
  const declared = { ...typed, label: labelsOf(spec, options), tab: options.tab ?? tabs[0] };
  const wordsFile = hasOwnWords(tree, file) ? file : file.replace('index.ts', 'messages.ts');
  refuseIfAny([
    ...(fieldNamesIn(tree, file).includes(spec.name) ? [`${name} has a field ${spec.name} already.`] : []),
    ...referenceProblems(
      tree,
      name,
      [spec],
      found.fields.map((other) => ({ name: other })),
    ),
    ...(spec.type === 'references' && !isPlain(tree, name)
      ? [`${name} is no plain resource: write its link table by hand, as that of the categories of a course.`]
      : []),
    ...(spec.unique && spec.required
      ? [
          `${spec.name}: the records that exist have no value of their own yet, so that it cannot be unique and required at once. Leave "required" out, and add it when all are filled.`,
        ]
      : []),
    ...(declared.tab && !tabs.includes(declared.tab)
      ? [`${name} has no tab "${declared.tab}". There are: ${tabs.join(', ') || 'none'}.`]
      : []),
    ...placeProblems(tree, file, wordsFile),
  ]);

  const titles = spec.resource ? { [spec.resource]: titleOf(tree, spec.resource) } : {};
  const [own = declared] = ask ? await askForLabels(ask, [declared], [declared], titles) : [];
  const words = label(own, [own], titles);
  const { by, call } = builder(own);
  change(tree, file, (source) => {
    const imported = addNamedImports(source, [by], '../fields.js');
    const declared = addTo(
      imported,
      (declaration) => propertyOf(declaration, 'fields'),
      `${own.name}: ${call}`,
    );
    return options.list ? listed(declared, own) : declared;
  });
  for (const language of LANGUAGES) {
    const inLanguage = (/** @type {string} */ source) => {
      const messages = messagesIn(source);
      return messages && propertyOf(messages, language);
    };
    change(tree, wordsFile, (source) => {
      const labels = inLanguage(source);
      const fields = labels && propertyOf(labels, 'fields');
      return fields
        ? addEntry(source, fields, `${own.name}: ${quoted(words[language])}`, { sorted: false })
        : source;
    });
    if (!own.values) continue;
    change(tree, wordsFile, (source) => {
      const labels = inLanguage(source);
      return labels ? addEntry(source, labels, choiceLabels(own, language), { sorted: false }) : source;
    });
  }
  const isLink = own.type === 'references';
  if (isLink) addLink(tree, name, own);
  const todo = isLink ? [] : byHand(tree, name, own.name);
  const isPersonal = !isLink && !classify(tree, name, own);
  if (!options.skipFormat) await formatFiles(tree);

  return undoneIfItFails(tree, async () => {
    warnOfWords([words], [own], wordsFile);
    warnOfFamilies(tree, [own]);
    for (const line of todo) logger.warn(line);
    if (isPersonal)
      logger.warn(
        `Say in ${REGISTRY.inventory} what ${own.name} holds of a family: its test is red until then.`,
      );
    const { kebab } = namesOf(name);
    if (options.migration !== false && todo.length === 0)
      await generateMigration(`${kebab}-${own.name.replace(/_/g, '-')}`);
    else logger.info('Then write the migration: npm run migration:generate -- NAME');
    await describeApi();
    if (own.ofPerson) await listPersonalData();
    logger.info(`
Then:
  npm run typecheck && npm test -- sqlite mysql -- ${kebab} core/database privacy/inventory`);
  });
}

/** @param {FieldSpec} spec @param {Options} options */
function labelsOf({ label: given }, { de, it, en }) {
  const labels = [de ?? given?.[0], it ?? given?.[1], en ?? given?.[2]];
  return labels.some(Boolean) ? labels : undefined;
}

/** @param {Tree} tree @param {string} file @param {(source: string) => string} work */
function change(tree, file, work) {
  tree.write(file, work(tree.read(file, 'utf8') ?? ''));
}

/** @param {Tree} tree @param {string} file */
export function hasOwnWords(tree, file) {
  const declaration = declarationOf(tree.read(file, 'utf8') ?? '');
  return (
    declaration !== undefined &&
    propertyOf(declaration, 'messages')?.kind === ts.SyntaxKind.ObjectLiteralExpression
  );
}

/**
 * The words of a resource: beside its fields, or in a file of their own.
 * @param {string} source
 */
export function messagesIn(source) {
  const declaration = declarationOf(source);
  const exported = parse(source).statements.find(ts.isExportAssignment)?.expression;
  const own = exported && ts.isSatisfiesExpression(exported) ? exported.expression : exported;
  return declaration ? propertyOf(declaration, 'messages') : own;
}

/** The tabs of the form, when it has some. @param {Tree} tree @param {string} file */
function tabsIn(tree, file) {
  const declaration = declarationOf(tree.read(file, 'utf8') ?? '');
  const tabs = declaration && propertyOf(declaration, 'tabs');
  return tabs && ts.isArrayLiteralExpression(tabs) ? tabs.elements.flatMap((tab) => textOf(tab) ?? []) : [];
}

/** @param {Tree} tree @param {string} file */
export function fieldNamesIn(tree, file) {
  const declaration = declarationOf(tree.read(file, 'utf8') ?? '');
  const fields = declaration && propertyOf(declaration, 'fields');
  if (!fields || !ts.isObjectLiteralExpression(fields)) return [];
  return fields.properties.flatMap((property) => {
    if (!ts.isSpreadAssignment(property)) return [property.name.getText()];
    const call = property.expression;
    const base = ts.isCallExpression(call) ? textOf(call.arguments[0]) : undefined;
    return base ? [base, `${base}_de`, `${base}_it`] : [];
  });
}

/**
 * Whether fields and words are where this generator can write them.
 * @param {Tree} tree
 * @param {string} file
 * @param {string} wordsFile
 */
function placeProblems(tree, file, wordsFile) {
  const declaration = declarationOf(tree.read(file, 'utf8') ?? '');
  const fields = declaration && propertyOf(declaration, 'fields');
  const messages = messagesIn(tree.read(wordsFile, 'utf8') ?? '');
  const hasWords = LANGUAGES.every((language) => {
    const words = messages && propertyOf(messages, language);
    const labels = words && propertyOf(words, 'fields');
    return labels?.kind === ts.SyntaxKind.ObjectLiteralExpression;
  });
  return [
    ...(fields?.kind === ts.SyntaxKind.ObjectLiteralExpression
      ? []
      : [`${file} has no list "fields" that a field could be added to.`]),
    ...(hasWords ? [] : [`${wordsFile} has no labels "fields" in each language.`]),
  ];
}

/**
 * @param {string} source
 * @param {(declaration: ts.Expression) => ts.Expression | undefined} list
 * @param {string} entry
 */
function addTo(source, list, entry) {
  const declaration = declarationOf(source);
  const found = declaration && list(declaration);
  return found ? addEntry(source, found, entry, { sorted: false }) : source;
}

/** @param {string} source @param {FieldSpec} field */
function listed(source, { name, type }) {
  const inList = (/** @type {string} */ key) => (/** @type {ts.Expression} */ declaration) => {
    const list = propertyOf(declaration, 'list');
    return list && propertyOf(list, key);
  };
  const shown = addTo(source, inList('columns'), `'${name}'`);
  if (!['boolean', 'enum', 'reference'].includes(type)) return shown;
  const declaration = declarationOf(shown);
  if (declaration && inList('filters')(declaration)) return addTo(shown, inList('filters'), `'${name}'`);
  return addTo(shown, (own) => propertyOf(own, 'list'), `filters: ['${name}']`);
}

/**
 * Enters the column among those that hold nothing of a family, or that lead to one. In a table about families a person has to say what it
 * holds.
 * @param {Tree} tree
 * @param {string} name
 * @param {FieldSpec} field
 * @returns {boolean} whether it could be entered
 */
function classify(tree, name, { name: column, ofPerson }) {
  const source = tree.read(REGISTRY.inventory, 'utf8') ?? '';
  if (ofPerson && isPlain(tree, name)) {
    const changed = withPersonColumn(source, namesOf(name), column);
    if (changed !== null) tree.write(REGISTRY.inventory, changed);
    return changed !== null;
  }
  const all = listIn(source, 'INVENTORY');
  const entry = all && propertyOf(all, tableOf(name));
  const plain = entry && propertyOf(entry, 'plain');
  // That a plain resource may name a child says nothing of its other columns.
  if (!plain || propertyOf(entry, 'personal') || (propertyOf(entry, 'leads') && !isPlain(tree, name)))
    return false;
  tree.write(REGISTRY.inventory, addEntry(source, plain, `'${column}'`, { sorted: false }));
  return true;
}

/**
 * What has to be written by hand: the column of an entity that does not follow from its definition.
 * @param {Tree} tree
 * @param {string} name
 * @param {string} column
 */
function byHand(tree, name, column) {
  const table = tableOf(name);
  /** @type {string[]} */
  const todo = [];
  visitNotIgnoredFiles(tree, 'api/src', (file) => {
    const source = file.endsWith('.entity.ts') ? (tree.read(file, 'utf8') ?? '') : '';
    if (!source.includes(`@Entity('${table}')`)) return;
    if (!/\b\w*[rR]esourceEntity\(/.test(source))
      todo.push(`Add the column ${column} to ${file}: it does not follow from the definition.`);
  });
  return todo;
}

/**
 * Declares the link table of a field, and enters it in the lists.
 * @param {Tree} tree
 * @param {string} name
 * @param {FieldSpec} own
 */
function addLink(tree, name, own) {
  const names = namesOf(name);
  change(tree, entityFile(names.kebab), (source) => {
    const imported = addNamedImports(source, ['linkEntity'], '../../core/crud/link-entity.js');
    return `${imported.trimEnd()}\n\n${linkDeclaration(names, own)}`;
  });
  registerLink(tree, names, linkOf(names, own));
}
