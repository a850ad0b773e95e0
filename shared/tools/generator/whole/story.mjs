/**
 * The story of three resources that refer to what is there and to each other, in a circle: made, changed as developers change them,
 * and taken away again from the last to the first. Nobody calls real ones so.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../scripts/lib/processes.mjs';
import { hasTerminal, runInTerminal } from './terminal.mjs';

/** @typedef {import('./run.mjs').Step} Step */
/** @typedef {import('./run.mjs').Commands} Commands */

const NAME = 'name:string:required,name_it:string:required';
const RESOURCES = {
  wallaby: `${NAME},course_id:reference(course):required,keeper_id:reference(user):label=Betreuung|Custode|Keeper,fans:references(user):label=Fans|Fan,child_id:reference(child),guests:references(child):label=Gäste|Ospiti|Guests`,
  bandicoot: `${NAME},wallaby_id:reference(wallaby):required,second_course_id:reference(course),friends:references(wallaby):label=Freunde|Amici`,
  numbat: `${NAME},bandicoot_id:reference(bandicoot),wallabies:references(wallaby),courses:references(course),size:enum(small|large):required`,
};

/**
 * They are made, and everything is done with them that the guide has a command or a way for.
 * @param {Commands} commands
 * @returns {Step[]}
 */
export const made = ({ copy, options, generate, refuses }) => [
  [
    'no child is required: it may be erased, and the record stays',
    refuses(
      ['resource', 'numbat', '--fields', `${NAME},child_id:reference(child):required`],
      /child_id: a child may be erased while the numbat stays, so that it cannot be required/,
    ),
  ],
  ...Object.entries(RESOURCES).map(
    ([name, fields]) =>
      /** @type {Step} */ ([
        `nx g resource ${name}, which refers to others`,
        () => generate('resource', name, '--fields', fields, '--skipOpenapi'),
      ]),
  ),
  [
    'nx g field closes the circle: the first refers to the last',
    () => generate('field', 'wallaby', 'numbat_id:reference(numbat)', '--list'),
  ],
  [
    'nx g field refers to a child',
    async () =>
      (await generate('field', 'bandicoot', 'visitor_id:reference(child)', '--list')) ??
      (await generate('field', 'bandicoot', 'visitors:references(child)')),
  ],
  [
    'nx g field asks for labels in a terminal, and has a proposal for Enter',
    () => askedForLabels(copy, options),
  ],
  [
    'nx g rename-field',
    () => generate('rename-field', 'wallaby', 'burrows', 'burrow_count', '--it', 'Numero di tane'),
  ],
  [
    'nx g remove refuses what another refers to',
    refuses(['remove', 'numbat', '--drop'], /wallaby refers to numbat: remove that field first/),
  ],
  ['a field goes as the guide says', () => withoutField(copy, options, 'wallaby', 'numbat_id')],
  [
    'nx g remove refuses to delete records unasked, and names the switch',
    refuses(['remove', 'numbat'], /deletes the table numbat with all records.*nx g remove numbat --drop/),
  ],
  ['nx g remove takes the last away', () => generate('remove', 'numbat', '--drop')],
];

/** The others go, the last first. @param {Commands} commands @returns {Step[]} */
export const gone = ({ generate }) =>
  ['bandicoot', 'wallaby'].map((name) => [`nx g remove ${name}`, () => generate('remove', name, '--drop')]);

/**
 * @param {string} copy
 * @param {Commands['options']} options
 */
async function askedForLabels(copy, options) {
  const command = ['npx', 'nx', 'g', 'field', 'wallaby', 'burrows:integer:max=20', '--list'];
  if (!(await hasTerminal())) {
    console.log('- no terminal: there is no `script` of util-linux here, so the labels are given');
    const { code, output } = await run('npx', [...command.slice(1), '--de', 'Baue'], options);
    return code === 0 ? undefined : output;
  }
  const { code, output, unanswered } = await runInTerminal(command, {
    ...options,
    answers: [
      ['Field burrows in German [Burrows]: ', 'Baue'],
      ['Field burrows in Italian [Burrows]: ', ''],
    ],
  });
  if (code !== 0 || unanswered.length > 0) return `Not asked: ${unanswered.join()}\n${output}`;
  const definition = await readFile(join(copy, 'shared/src/resources/wallaby/index.ts'), 'utf8');
  const labels = [...definition.matchAll(/burrows: '(\w+)'/g)].map(([, label]) => label);
  return labels.join() === 'Baue,Burrows,Burrows' ? undefined : definition;
}

/**
 * Takes a field out as `how-to/field.md` says: its lines of the definition and of the inventory, a migration that may delete it, and
 * the description of the API.
 * @param {string} copy
 * @param {Commands['options']} options
 * @param {string} resource whose table has the same name
 * @param {string} field
 * @returns {Promise<string | undefined>} what was wrong
 */
export async function withoutField(copy, options, resource, field) {
  for (const file of [`shared/src/resources/${resource}/index.ts`, 'api/test/office/privacy/inventory.ts']) {
    const source = await readFile(join(copy, file), 'utf8');
    const changed = source
      .replace(new RegExp(`^ *${field}: .*\\n`, 'gm'), '')
      .replace(new RegExp(`, '${field}'|'${field}', |^ *'${field}',\\n`, 'gm'), '');
    if (changed === source) return `${file} does not name the field.`;
    await writeFile(join(copy, file), changed);
    await run('npx', ['oxfmt', file], options);
  }
  const npm = (/** @type {string[]} */ ...args) => run('npm', ['run', ...args], options);
  const migrate = ['migration:generate', '--', `${resource}-without-${field.replaceAll('_', '-')}`];
  const column = `${resource}.${field}`;
  const refused = await npm(...migrate);
  if (refused.code === 0 || !refused.output.includes(`--drop ${column}`))
    return `The column would be deleted unasked.\n${refused.output}`;
  const { code, output } = await npm(...migrate, '--drop', column);
  if (code !== 0) return output;
  const described = await npm('openapi');
  return described.code === 0 ? undefined : described.output;
}
