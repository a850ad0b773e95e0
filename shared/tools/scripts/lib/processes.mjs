/**
 * Child processes, as the scripts need them: run one to its end, or keep some until the script is stopped.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the repository root when absent
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {boolean} [quiet] collect the output instead of passing it through
 * @property {boolean} [interactive] the command may read what is typed
 * @property {number} [timeout] milliseconds after which the command is stopped
 */

/**
 * Runs a command to its end. Never rejects: a command that cannot be started has code 127, one that was killed 1.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  command,
  args,
  { cwd = root, env = {}, quiet = false, interactive = false, timeout } = {},
) {
  return new Promise((resolve) => {
    let output = '';
    const stream = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [interactive ? 'inherit' : 'ignore', stream, stream],
      timeout,
    });
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const forward = () => child.kill('SIGTERM'); // Ctrl-C reaches a child by itself, `kill` does not
    process.once('SIGTERM', forward);
    const end = (/** @type {{ code: number, output: string }} */ result) => {
      process.off('SIGTERM', forward);
      resolve(result);
    };
    child.once('error', (error) => end({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code) => end({ code: code ?? 1, output }));
  });
}

/**
 * Runs a Node script to its end, see {@link run}.
 * @param {string[]} args the script and its arguments
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * The script behind a command of an installed package. Called directly, it is spared the `.bin` wrapper, which is
 * another process between us and the one that a signal should reach (and another file on Windows).
 * @param {string} packageName
 * @param {string} [command] needed when the package brings several
 */
export function binOf(packageName, command) {
  const { resolve } = createRequire(join(root, 'package.json'));
  // Looked for by hand: a package may keep its manifest out of its `exports`.
  const manifest = (resolve.paths(packageName) ?? [])
    .map((folder) => join(folder, packageName, 'package.json'))
    .find((file) => existsSync(file));
  if (!manifest) throw new Error(`The package ${packageName} is not installed. Run: npm ci`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command ?? packageName]);
}
