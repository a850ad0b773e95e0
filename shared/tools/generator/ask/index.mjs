/**
 * Questions to the person at the terminal. Whatever is asked has a switch too: a script, a pipe and CI are asked nothing.
 */
import { createInterface } from 'node:readline/promises';

/**
 * @typedef {(question: string, proposal?: string) => Promise<string>} Ask
 *   what was typed, without blanks around it; the proposal, or nothing, where only Enter was pressed
 * @typedef {{ isTTY?: boolean }} Terminal
 */

/**
 * Whether somebody is there to answer: input and output are a terminal, it is not CI, and `--no-interactive` was not given.
 * @param {{ stdin: Terminal, stdout: Terminal, env: NodeJS.ProcessEnv }} [process_]
 */
export const canAsk = ({ stdin, stdout, env } = process) =>
  stdin.isTTY === true &&
  stdout.isTTY === true &&
  ['', 'false', undefined].includes(env.CI) &&
  // Nx says so to everything that it starts.
  env.NX_INTERACTIVE !== 'false';

/**
 * How to ask; `null` where nobody answers.
 * @returns {Ask | null}
 */
export const atTerminal = () => (canAsk() ? askOnce : null);

/** @type {Ask} */
async function askOnce(question, proposal) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // Ctrl-C and Ctrl-D close it, and the question would never be answered.
    const ended = new Promise((_, reject) =>
      terminal.once('close', () => reject(new Error('Nothing was written: the question has no answer.'))),
    );
    const shown = proposal === undefined ? `${question}: ` : `${question} [${proposal}]: `;
    const answer = await Promise.race([terminal.question(shown), ended]);
    return String(answer).trim() || (proposal ?? '');
  } finally {
    terminal.removeAllListeners('close').close();
  }
}
