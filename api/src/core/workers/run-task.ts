import { extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { Refusal } from './refusal.js';

/**
 * The default export of a file `*.task.ts`. It runs in a thread of its own, so it may neither keep anything nor use what the app
 * has open. What it takes and gives is copied from thread to thread.
 * @param give hands over a part of what comes out; a piece takes the thread that answers people a few milliseconds at most
 * @throws Refusal for input that it does not take
 */
export type Task<Input, Piece, Result> = (
  input: Input,
  give: (piece: Piece) => Promise<void>,
) => Promise<Result>;

/** What a task may cost. */
export interface TaskLimits {
  /** Heap of the thread, in MB. */
  megabytes: number;
  milliseconds: number;
}

/** A task that was ended for what it cost, or by a mistake of ours. */
export class TaskEnded extends Error {
  constructor(
    readonly reason: 'memory' | 'time' | 'error',
    cause?: unknown,
  ) {
    super(`a task was ended: ${reason}`, { cause });
    this.name = 'TaskEnded';
  }
}

const ENTRY = fileURLToPath(new URL('entry.mjs', import.meta.url));
/**
 * Heap (MB) for objects that live a moment only; it comes on top of the limit. Small on purpose: above the limit V8 allows 16 MB more until
 * the thread has ended, and ends the whole process when one collection moves more than that.
 */
const YOUNG_MEGABYTES = 4;

type Answer<Piece, Result> =
  | { piece: Piece }
  | { result: Result }
  | { refusal: { key: ServerMessageKey; params: Record<string, string | number> } };

/** The address of `NAME.task.ts` beside a module, or of what it was compiled to. */
export function taskBeside(module: string, name: string): URL {
  return new URL(`${name}.task${extname(new URL(module).pathname)}`, module);
}

/**
 * Runs a task in a thread of its own, which ends with it. That thread sees no environment variable, so a file that takes it over finds
 * no secret there.
 * @param take gets the pieces in their order, each in a turn of its own
 * @throws Refusal of the task; TaskEnded; what `take` throws
 */
export async function runTask<Input, Piece, Result>(
  task: URL,
  input: Input,
  { limits, take = () => undefined }: { limits: TaskLimits; take?: (piece: Piece) => void },
): Promise<Result> {
  const worker = new Worker(ENTRY, {
    workerData: { task: task.href, input },
    env: {},
    resourceLimits: {
      maxOldGenerationSizeMb: limits.megabytes,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(new TaskEnded('time')), limits.milliseconds);
      worker.on('error', (error: NodeJS.ErrnoException) =>
        reject(new TaskEnded(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'error', error)),
      );
      worker.on('exit', () => reject(new TaskEnded('error')));
      worker.on('message', (answer: Answer<Piece, Result>) => {
        if ('result' in answer) resolve(answer.result);
        else if ('refusal' in answer) reject(new Refusal(answer.refusal.key, answer.refusal.params));
        else taken(worker, () => take(answer.piece)).catch(reject);
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Takes a piece, lets others have their turn, and asks for the next one. */
async function taken(worker: Worker, take: () => void): Promise<void> {
  take();
  await nextTurn();
  worker.postMessage('next');
}
