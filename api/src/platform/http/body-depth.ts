import type { NextFunction, Request, Response } from 'express';
import { AppError } from './errors.js';

/** Deepest nesting of a body; ours have four levels. */
const MAX_DEPTH = 20;

/**
 * Express middleware: 400 for bodies that are nested deeper than any of ours. What walks a body later does so by
 * recursion, and a few thousand brackets would exhaust its stack.
 */
export function refuseDeepBodies(request: Request, response: Response, next: NextFunction): void {
  let level: unknown[] = [request.body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) {
      const error = new AppError('malformed');
      response.status(error.status).json(error.body());
      return;
    }
    level = level.flatMap((value) =>
      value !== null && typeof value === 'object' ? Object.values(value) : [],
    );
  }
  next();
}
