/**
 * A command in a terminal of its own, as a person has it: questions are answered when they appear.
 */
import { spawn } from 'node:child_process';
import { run } from '../../scripts/lib/processes.mjs';

/** Whether `script` of util-linux is here, which gives a command a terminal. That of macOS takes other arguments. */
export const hasTerminal = async () =>
  process.platform === 'linux' && (await run('script', ['--version'], { quiet: true })).code === 0;

/**
 * @param {string[]} command without blanks in its parts
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, timeout: number, answers: [question: string, answer: string][] }} options
 * @returns {Promise<{ code: number, output: string, unanswered: string[] }>} `unanswered`: questions that did not come
 */
export function runInTerminal(command, { cwd, env, timeout, answers }) {
  const waiting = [...answers];
  let output = '';
  let seen = 0;
  return new Promise((resolve) => {
    const child = spawn('script', ['--quiet', '--return', '--command', command.join(' '), '/dev/null'], {
      cwd,
      // Not as in CI, where nobody is asked.
      env: { ...process.env, ...env, CI: '' },
      timeout,
    });
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      const [question, answer] = waiting[0] ?? [];
      const at = question === undefined ? -1 : output.indexOf(question, seen);
      if (at === -1) return;
      seen = at + 1;
      waiting.shift();
      child.stdin.write(`${answer}\r`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => resolve({ code: 127, output: error.message, unanswered: [] }));
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output, unanswered: waiting.map(([question]) => question) }),
    );
  });
}
