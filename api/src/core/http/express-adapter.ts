import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { envelopeOf } from './envelope.js';
import { PublicAnswer } from './public-cache/public-answer.js';
import { sendJson } from './send-json.js';

/**
 * Express under Nest. Answers are wrapped here, in their envelope: an interceptor for it would double what Nest needs for a
 * short call.
 */
export class FeriaAdapter extends ExpressAdapter {
  /** Sends what a handler returned; files, empty answers and those for everybody as they are. */
  override reply(response: Response, result: unknown, status?: number): unknown {
    if (result instanceof PublicAnswer) return result.send(response);
    if (result === undefined || result instanceof StreamableFile)
      return super.reply(response, result, status);
    if (status !== undefined) response.status(status);
    return sendJson(response, envelopeOf(result));
  }
}
