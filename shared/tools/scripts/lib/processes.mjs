/**
 * Child processes, as the scripts need them: run one to its end, or keep some until the script is stopped.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the repository root when absent
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {boolean} [quiet] collect the output instead of passing it through
 * @property {number} [timeout] milliseconds after which the command is stopped
 */

/**
 * Runs a command to its end. Never rejects: a command that cannot be started has code 127, one that was killed 1.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, timeout } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const stream = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
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
  const manifest = createRequire(join(root, 'package.json')).resolve(`${packageName}/package.json`);
  const { bin } = createRequire(manifest)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command ?? packageName]);
}
