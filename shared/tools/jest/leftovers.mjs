/**
 * What a test file leaves behind in its worker: the next file would find it. `native-runner.mjs` looks before and after each.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tempPrefix } from '../scripts/lib/paths.mjs';

/** What ends a moment after it was told to, such as a connection, has this long. */
const PATIENCE = Number(process.env.LEFTOVERS_MS ?? 5_000);
/** What Node counts while it keeps a process alive, and what a test might have started. */
const RESOURCES = {
  Timeout: 'a timer',
  TCPServerWrap: 'a server',
  TCPSocketWrap: 'a connection',
  ProcessWrap: 'a process',
  FSEventWrap: 'a watcher of files',
};

/** What libraries put there when they are loaded, whichever file needs them first, and keep. */
const OF_LIBRARIES = {
  env: ['VIPSHOME'], // sharp
  listeners: ['exit'],
  files: /^swc-node-/, // what swc-node compiled, for a script that a test starts
};

/** The directory for temporary files of this worker alone, so that what is in it is of the file that ran last. */
const temporary = mkdtempSync(tempPrefix('worker'));
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

/** Whose functions a library may replace for the whole process: core-js does, and all that runs afterwards is slower. */
const LANGUAGE = {
  Object,
  Function,
  Array,
  String,
  Number,
  RegExp,
  Date,
  Promise,
  Map,
  Set,
  JSON,
  Math,
  Reflect,
};

/** @typedef {{ env: NodeJS.ProcessEnv, language: Map<string, unknown>, listeners: Record<string, number>, resources: Record<string, number>, directory: string, files: string[] }} State */

/** @returns {State} */
export function stateOfProcess() {
  const names = process.eventNames().map(String);
  return {
    env: { ...process.env },
    language: functionsOfLanguage(),
    listeners: Object.fromEntries(names.map((name) => [name, process.listenerCount(name)])),
    resources: countOf(process.getActiveResourcesInfo()),
    directory: process.cwd(),
    files: readdirSync(temporary),
  };
}

/**
 * What is there now and was not before, in words; nothing when all is as it was.
 * @param {State} before
 * @returns {Promise<string[]>}
 */
export async function leftovers(before) {
  for (let waited = 0; ; waited += 20) {
    const found = difference(before, stateOfProcess());
    if (found.length === 0 || waited >= PATIENCE) return found;
    await sleep(20, undefined, { ref: false });
  }
}

/** @param {State} before @param {State} after */
function difference(before, after) {
  const names = new Set([...Object.keys(before.env), ...Object.keys(after.env)]);
  return [
    ...[...names]
      .filter((name) => before.env[name] !== after.env[name] && !OF_LIBRARIES.env.includes(name))
      .map((name) => `the environment variable ${name}`),
    ...[...before.language]
      .filter(([name, value]) => after.language.get(name) !== value)
      .map(([name]) => `another ${name}`),
    ...grown(before.listeners, after.listeners)
      .filter((name) => !OF_LIBRARIES.listeners.includes(name))
      .map((name) => `a listener of process for "${name}"`),
    ...grown(before.resources, after.resources)
      .filter((name) => name in RESOURCES)
      .map((name) => RESOURCES[/** @type {keyof typeof RESOURCES} */ (name)]),
    ...(before.directory === after.directory ? [] : ['another working directory']),
    ...after.files
      .filter((name) => !before.files.includes(name) && !OF_LIBRARIES.files.test(name))
      .map((name) => `the file ${join('$TMPDIR', name)}`),
  ];
}

/** @returns {Map<string, unknown>} by name, such as `Array.prototype.push` */
function functionsOfLanguage() {
  const owners = Object.entries(LANGUAGE).flatMap(([name, owner]) => [
    [name, owner],
    ...('prototype' in owner ? [[`${name}.prototype`, owner.prototype]] : []),
  ]);
  return new Map(
    owners.flatMap(([name, owner]) =>
      Object.entries(Object.getOwnPropertyDescriptors(owner))
        .filter(([, { value }]) => typeof value === 'function')
        .map(([key, { value }]) => [`${name}.${key}`, value]),
    ),
  );
}

/** @param {Record<string, number>} before @param {Record<string, number>} after */
const grown = (before, after) =>
  Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0));

/** @param {string[]} names @returns {Record<string, number>} */
const countOf = (names) =>
  names.reduce(
    (counts, name) => ({ ...counts, [name]: (counts[name] ?? 0) + 1 }),
    /** @type {Record<string, number>} */ ({}),
  );
