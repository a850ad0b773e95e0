import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { nameFile } from '../../../core/files/name-file.js';

/** A PDF as the answer, under a name whose parts are joined by `_`. */
export function sendPdf(response: Response, name: readonly string[], pdf: Buffer): StreamableFile {
  nameFile(response, name, 'pdf');
  return new StreamableFile(pdf, { type: 'application/pdf', length: pdf.byteLength });
}
