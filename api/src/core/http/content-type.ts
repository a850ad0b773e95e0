import type { NextFunction, Request, Response } from 'express';
import { AppError } from './errors.js';

/**
 * Middleware that answers 415 to a body that is neither JSON nor an upload (product.md#errors). Without it, the body parser
 * would ignore such a body, and the call would run as if it had none.
 */
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
