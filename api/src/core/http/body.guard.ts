import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ErrorCode } from '@feria/shared';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { ACCESS, type Access } from '../auth/access.js';
import { AppError } from './errors.js';
import { exceededBound, type JsonBounds } from './json-bounds.js';

/**
 * Largest JSON bodies. Anybody may send the ones of public calls, which are short forms. The others hold at most the
 * texts of a course, 5,000 ids, or a sign-up of 20 children for 60 weeks. Uploads have limits of their own.
 */
const PUBLIC = { bytes: 16 * 1024, depth: 20, keys: 100, values: 200 };
const LOGGED_IN = { bytes: 1024 * 1024, depth: 20, keys: 5_000, values: 10_000 };

/**
 * Reads the body, after the guard of access: who may not call a route has no body parsed. Size, nesting and number of
 * values are bounded before anything is built of it, because all that happens later takes time for each of them.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  private readonly readPublic = jsonReader(PUBLIC);
  private readonly readLoggedIn = jsonReader(LOGGED_IN);

  constructor(private readonly reflector: Reflector) {}

  /** @throws AppError 400 for what is no JSON or nested too deep, 413 for what is too large or holds too many values */
  async canActivate(context: ExecutionContext): Promise<true> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const read = access?.kind === 'public' ? this.readPublic : this.readLoggedIn;
    const http = context.switchToHttp();
    await read(http.getRequest<Request>(), http.getResponse<Response>());
    return true;
  }
}

/** Carries a refusal through the parser, which gives every error that it passes on a status of its own. */
class Refused extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

const CODES = { depth: 'malformed', keys: 'too_many_values', values: 'too_many_values' } as const;

function jsonReader({ bytes, ...bounds }: JsonBounds & { bytes: number }) {
  const parse: RequestHandler = express.json({
    limit: bytes,
    // Nobody sends compressed bodies, and the bounds are of what arrives.
    inflate: false,
    verify: (_request, _response, body, encoding) => {
      // The bounds are found in UTF-8; in UTF-16 the bytes of one character can look like several others.
      if (encoding !== 'utf-8') throw new Refused('unsupported_type');
      const bound = exceededBound(body, bounds);
      if (bound) throw new Refused(CODES[bound]);
    },
  });
  return (request: Request, response: Response): Promise<void> =>
    new Promise((resolve, reject) => {
      parse(request, response, (error?: unknown) => {
        if (!error) resolve();
        else reject(error instanceof Refused ? new AppError(error.code) : (error as Error));
      });
    });
}
