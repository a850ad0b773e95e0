import { AppError } from '../http/errors.js';
import { Limiter } from '../limiter.js';
import { Refusal } from './refusal.js';
import { runTask, TaskEnded, type TaskLimits } from './run-task.js';

/** Heap (MB) that reading a file may take: the largest ones that are right take 60. */
const MEGABYTES = 96;
/** How long reading a file may take: the largest ones take some seconds. */
const MILLISECONDS = 20_000;
/** Files that are read at a time, in this process, whatever they are: what reading takes is taken once. */
const reading = new Limiter({ atOnce: 1, waiting: 8, refusal: () => new AppError('busy') });

/**
 * Has a task read a file that somebody sent, in a thread of its own (ADR 33).
 * @param tooCostly message where it takes more memory or time than it may
 * @param limits others than usual; waiting for other files does not count
 * @throws Refusal; AppError 503 when too many files are waiting
 */
export async function readUpload<Input, Piece, Result>(
  task: URL,
  input: Input,
  {
    take,
    tooCostly,
    limits,
  }: { take: (piece: Piece) => void; tooCostly: () => Refusal; limits?: Partial<TaskLimits> },
): Promise<Result> {
  const all = { megabytes: MEGABYTES, milliseconds: MILLISECONDS, ...limits };
  try {
    return await reading.run(() => runTask<Input, Piece, Result>(task, input, { limits: all, take }));
  } catch (error) {
    throw error instanceof TaskEnded && error.reason !== 'error' ? tooCostly() : error;
  }
}
