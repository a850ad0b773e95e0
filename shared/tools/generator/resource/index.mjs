import { formatFiles, logger } from '@nx/devkit';
import { atTerminal } from '../ask/index.mjs';
import { askForLabels, askForNames } from '../ask/words.mjs';
import { describeApi, listPersonalData } from '../migration/call.mjs';
import { parseFields } from './fields.mjs';
import { clashForm, nameProblem, namesOf, plural } from './names.mjs';
import { definitionFile, entityFile, migrationFile, REGISTRY, testFile } from './places.mjs';
import { isAboutFamilies, isPlain, needsIcon, register, registryProblems } from './register.mjs';
import { definitions, importedNames, tables, takenNames, titleOf } from './taken.mjs';
import { entity, linkOf, linksIn, migration, test } from './templates/api.mjs';
import { choiceWords, definition, label } from './templates/definition.mjs';
import { undoneIfItFails } from '../undo/index.mjs';
import { resourceWords, untranslated, wordsProblem } from './words.mjs';

/**
 * @typedef {import('@nx/devkit').Tree} Tree
 * @typedef {import('./fields.mjs').FieldSpec} FieldSpec
 * @typedef {import('./names.mjs').Names} Names
 * @typedef {{ name: string, fields: string, de?: string, it?: string, en?: string, icon?: string, show?: boolean, skipFormat?: boolean, skipOpenapi?: boolean }} Options
 */

/**
 * `nx g resource NAME --fields …`: a plain resource from its definition to its tests (shared/docs/add-a-resource.md).
 * Whatever is wrong is said at once, before a file is written: Nx writes the tree only after this has returned. Words that no switch
 * gives are asked for at a terminal.
 * @param {Tree} tree
 * @param {Options} options
 * @param {import('../ask/index.mjs').Ask | null} [ask]
 */
export async function resource(tree, options, ask = atTerminal()) {
  const { icon = 'Folder' } = options;
  const { fields: declared, problems: fieldProblems } = parseFields(options.fields);
  refuseIfAny([
    ...[
      nameProblem(options.name),
      wordsProblem('de', options.de),
      wordsProblem('it', options.it),
      wordsProblem('en', options.en),
    ].filter(isText),
    ...fieldProblems,
    ...registryProblems(tree),
  ]);
  const names = namesOf(options.name);
  refuseIfAny([
    ...clashes(tree, names),
    ...referenceProblems(tree, names.camel, declared, declared),
    ...iconProblems(tree, icon),
  ]);

  const stamp = nextStamp(tree);
  const className = `${names.pascal}${stamp}`;
  const others = declared.flatMap(({ resource: other }) => other ?? []);
  const words = resourceWords(names.words, ask ? await askForNames(ask, names.words, options) : options);
  const titles = Object.fromEntries(
    others.map((other) => [other, other === names.camel ? words.one : titleOf(tree, other)]),
  );
  const labelled = ask ? await askForLabels(ask, declared, declared, titles) : declared;
  const fields = withPeople(tree, labelled);
  tree.write(
    definitionFile(names.camel),
    definition({ names, fields, words, icon, titles, show: options.show }),
  );
  tree.write(entityFile(names.kebab), entity(names, fields));
  tree.write(migrationFile(stamp, names.kebab), migration(names, fields, className, options.show));
  tree.write(testFile(names.kebab), test(names));
  register(tree, names, {
    migration: { name: className, file: `${stamp}-${names.kebab}` },
    icon,
    columns: fields.filter(({ type }) => type !== 'references'),
    show: options.show,
    links: linksIn(fields).map((field) => linkOf(names, field)),
  });
  if (!options.skipFormat) await formatFiles(tree);
  const labels = fields.map((field) => label(field, fields, titles));
  return undoneIfItFails(tree, async () => {
    if (!options.skipOpenapi) await describeApi();
    if (fields.some(({ ofPerson }) => ofPerson)) await listPersonalData();
    warnOfWords([words.one, words.many, ...labels], fields, definitionFile(names.camel));
    warnOfFamilies(tree, fields);
    logger.info(nextSteps(names));
  });
}

/**
 * Names words that are the same in every language: nobody has translated them.
 * @param {readonly import('./words.mjs').Words[]} words
 * @param {readonly FieldSpec[]} fields whose values, if they have some, are named too
 * @param {string} file where the words stand
 */
export function warnOfWords(words, fields, file) {
  const values = fields.flatMap((field) => field.values?.map((value) => choiceWords(field, value)) ?? []);
  const same = untranslated([...words, ...values]);
  if (same.length > 0)
    logger.warn(`The same in German, Italian and English: ${same.join(', ')}. Translate in ${file}.`);
}

/**
 * Names references that may lead to a family: whether they do, a person has to say. Of those to a person it is known,
 * and a plain record stays when a person whom it names is erased.
 * @param {Tree} tree
 * @param {readonly FieldSpec[]} fields
 */
export function warnOfFamilies(tree, fields) {
  for (const { name, resource: other, ofPerson } of fields)
    if (ofPerson)
      logger.warn(
        `${name}: when a ${other} is erased, the record stays without it. Texts of the record stay as they are: keep in them nothing about a ${other}.`,
      );
    else if (other && isAboutFamilies(tree, other) && !isPlain(tree, other))
      logger.warn(
        `${name}: a ${other} may be of a family. Say in ${REGISTRY.inventory} whether the column leads to one. No family is erased while a record refers to it.`,
      );
}

/**
 * The fields, each with whether it refers to people of a family.
 * @param {Tree} tree
 * @param {readonly FieldSpec[]} fields
 * @returns {FieldSpec[]}
 */
export function withPeople(tree, fields) {
  const people = definitions(tree).flatMap(({ name, isPerson }) => (isPerson ? name : []));
  return fields.map((field) =>
    field.resource && people.includes(field.resource) ? { ...field, ofPerson: true } : field,
  );
}

/** @type {(text: string | null) => text is string} */
const isText = (text) => text !== null;

/** @param {string[]} problems */
export function refuseIfAny(problems) {
  if (problems.length > 0)
    throw new Error(`Nothing was written.\n${problems.map((text) => `- ${text}`).join('\n')}`);
}

/**
 * What the repository holds already under the new names.
 * @param {Tree} tree
 * @param {Names} names
 */
function clashes(tree, { camel, kebab, snake, words }) {
  const problems = [];
  for (const [name, owner] of takenNames(tree)) {
    if (name === camel) problems.push(`"${camel}" is taken: there is ${owner}.`);
    else if (clashForm(name) === clashForm(camel)) {
      problems.push(`"${camel}" and its plural "${plural(words)}" are too close to ${owner}.`);
    }
  }
  if (importedNames(tree).has(camel))
    problems.push(`"${camel}" is the name of a function that definitions use.`);
  if (tables(tree).has(snake)) problems.push(`There is a table ${snake} already.`);
  const files = [
    `shared/src/resources/${camel}.ts`,
    definitionFile(camel),
    entityFile(kebab),
    testFile(kebab),
  ];
  return [...problems, ...files.filter((file) => tree.exists(file)).map((file) => `${file} exists already.`)];
}

/**
 * What is wrong with references of a resource.
 * @param {Tree} tree
 * @param {string} camel name of the resource
 * @param {FieldSpec[]} fields
 * @param {readonly { name: string }[]} all fields of the resource, with those that it has already
 */
export function referenceProblems(tree, camel, fields, all) {
  const known = definitions(tree);
  const { snake } = namesOf(camel);
  return fields.flatMap(({ name, type, resource: other, required }) => {
    if (!other) return [];
    if (other === camel) {
      if (required) return `${name}: the first ${camel} could not refer to another: it cannot be required.`;
      return all.some((field) => field.name === 'name') ? [] : `${name}: ${camel} has no field "name".`;
    }
    const found = known.find((definition) => definition.name === other);
    if (!found)
      return `${name}: there is no resource "${other}". There are ${known.map((definition) => definition.name).join(', ')}.`;
    if (found.isPerson && required)
      return `${name}: a ${other} may be erased while the ${camel} stays, so that it cannot be required.`;
    // Lists sort a reference by the name that is read in it.
    if (!found.isPerson && !found.fields.includes('name'))
      return `${name}: ${other} has no field "name" to be listed by.`;
    return `fk_${snake}_${name}${type === 'references' ? '_linked' : ''}`.length > 64
      ? `${name} is too long for the name of a foreign key.`
      : [];
  });
}

/** @param {Tree} tree @param {string} icon */
function iconProblems(tree, icon) {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(icon)) return [`--icon "${icon}" is no icon: write it like DirectionsCar.`];
  if (!needsIcon(tree, icon)) return [];
  const places = ['node_modules', 'backoffice/node_modules'];
  const found = places.some((place) => tree.exists(`${place}/@mui/icons-material/${icon}.js`));
  return found ? [] : [`@mui/icons-material has no icon "${icon}".`];
}

/**
 * One more than the last migration.
 * @param {Tree} tree
 */
function nextStamp(tree) {
  const stamps = tree.children('api/src/migrations').map((file) => Number(/^(\d+)-/.exec(file)?.[1] ?? 0));
  return Math.max(...stamps) + 1;
}

/** @param {Names} names */
const nextSteps = ({ camel, kebab }) => `
Check the words in ${definitionFile(camel)}, then:
  npm run typecheck && npm test -- sqlite mysql -- resources/${kebab}
  npm start        and /be/${camel} in the browser`;
