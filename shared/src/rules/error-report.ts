/**
 * What may be said of an error in a page: its class, and the places in our scripts. Messages, function names and
 * addresses are left out, because they can repeat what somebody typed. Every function cuts its input before it looks
 * for anything, and takes linear time.
 */

const MAX_STACK = 8_000;
const MAX_LINE = 500;
const MAX_FRAMES = 20;

const CLASS = /^(?:Uncaught )?([A-Z][A-Za-z]{0,40})(?::|$)/;
const FRAME = /^([\w.-]{1,80}\.(?:m?js|tsx?)):(\d{1,7})(?::(\d{1,7}))?\)?$/;

/** The class of an error, from its name, its message or the first line of its stack; `other` when that says none. */
export function errorClass(text: string): string {
  const name = CLASS.exec(text.slice(0, 120))?.[1] ?? '';
  return name.endsWith('Error') || name === 'DOMException' ? name : 'other';
}

/** The frames of a stack as `file:line:column`, the innermost first, at most 20. Lines that name no script are dropped. */
export function stackFrames(stack: string): string[] {
  const frames: string[] = [];
  for (const line of stack.slice(0, MAX_STACK).split('\n')) {
    if (line.length > MAX_LINE) continue;
    const [, file, row, column] = FRAME.exec(line.trim().slice(line.trim().lastIndexOf('/') + 1)) ?? [];
    if (file && row) frames.push(column ? `${file}:${row}:${column}` : `${file}:${row}`);
    if (frames.length === MAX_FRAMES) break;
  }
  return frames;
}

/** What a frontend reports of whatever was thrown. */
export function errorReport(error: unknown): { message: string; stack: string } {
  const { name, stack } =
    error instanceof Error ? error : { name: typeof error === 'string' ? error : '', stack: '' };
  return { message: errorClass(name), stack: stackFrames(stack ?? '').join('\n') };
}
