import { LANGUAGE_HEADER, type ContentLanguage } from '@feria/shared';
import { isContentLanguage } from '@feria/shared/rules/content';
import type { Request, Response } from 'express';
import type { CurrentUserData } from '../auth/current-user.js';
import { nameFile } from '../files/name-file.js';
import type { Logger } from '../logger.js';
import { ReaderGone, StreamedWorkbook } from './workbook.js';

/** Media type of a workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Language of an export: `lang` of the address, else the header that our frontends send, else the user's own; whoever
 * opens an address by hand sends no header.
 */
export function exportLanguage(request: Request, user: CurrentUserData): ContentLanguage {
  return [request.query.lang, request.get(LANGUAGE_HEADER)].find(isContentLanguage) ?? user.lang;
}

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
