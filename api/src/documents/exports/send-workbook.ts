import type { Response } from 'express';
import type { Logger } from '../../platform/logger.js';
import { nameFile } from '../send-file.js';
import { ReaderGone, StreamedWorkbook } from './workbook.js';

/**
 * Answers with a workbook that `write` fills. Whoever checks permissions has done so before: from here on the answer is
 * under way. When the writing fails the connection is cut, so that nobody takes half a file for a whole one.
 */
export async function sendWorkbook(
  response: Response,
  name: readonly string[],
  logger: Logger,
  write: (workbook: StreamedWorkbook) => Promise<void>,
): Promise<void> {
  nameFile(response, name, 'xlsx');
  const workbook = await StreamedWorkbook.to(response);
  try {
    await write(workbook);
    await workbook.finish();
  } catch (error) {
    workbook.abandon();
    if (!(error instanceof ReaderGone)) logger.error('an export broke off', error);
    response.destroy();
  }
}
