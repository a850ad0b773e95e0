import type { NextFunction, Request, Response } from 'express';
import { AppError } from './errors.js';

/** A body that is neither JSON nor an upload is 415 (decisions §2): the parser would silently skip it. */
export function refuseOtherContent(request: Request, response: Response, next: NextFunction): void {
  const length = request.get('content-length');
  const hasBody = request.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
  if (!hasBody || request.is('application/json') || request.is('multipart/form-data')) {
    next();
    return;
  }
  const error = new AppError('unsupported_type');
  response.status(error.status).json(error.body());
}
