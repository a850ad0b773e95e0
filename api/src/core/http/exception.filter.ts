import { Catch, HttpException, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@feria/shared';
import type { Request, Response } from 'express';
import type { CurrentUserData } from '../auth/current-user.js';
import { isBusy, isForeignKeyViolation, isRepeatable } from '../database/errors.js';
import { Logger } from '../logger.js';
import { patternOf } from '../observability/observe-requests.js';
import { t } from '../request-context.js';
import { AppError } from './errors.js';

/** Seconds after which a caller may come again when the database was too busy. */
const BUSY_RETRY_SECONDS = 2;

/** Refusals of a caller, not of what was typed. A wrong login says so itself. */
const REFUSALS = new Set<ErrorCode>([
  'unauthenticated',
  'forbidden',
  'no_person',
  'read_only_view',
  'not_for_api_keys',
  'password_change_required',
  'second_factor_required',
  'email_not_confirmed',
  'too_many_requests',
]);

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'validation',
  429: 'too_many_requests',
};

/** Turns whatever was thrown into the error body (product.md#errors). Only what nobody foresaw is a 500, and is logged. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const known = this.recognise(error);
    const request = host.switchToHttp().getRequest<Request & { user?: CurrentUserData }>();
    const at = { method: request.method, route: patternOf(request) };
    if (known.code === 'internal') this.logger.error('unforeseen', error, at);
    // A caller comes again, but whoever runs the server must see why: also a full disk speaks like this.
    else if (known !== error && known.code === 'busy')
      this.logger.warn('database busy', { ...at, ...this.logger.describe(error) });
    if (REFUSALS.has(known.code)) this.noteRefusal(known.code, request);
    if (response.headersSent) {
      response.end();
      return;
    }
    const { retryAfterSeconds } = known.options;
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
    response.status(known.status).json(known.body());
  }

  /** Who was kept from what, for whoever looks for attacks: numbers and patterns, nothing that the caller wrote. */
  private noteRefusal(code: ErrorCode, request: Request & { user?: CurrentUserData }): void {
    const { method, user } = request;
    this.logger.warn('refused', {
      code,
      method,
      route: patternOf(request),
      user: user?.viewer?.id ?? user?.id,
    });
  }

  private recognise(error: unknown): AppError {
    if (error instanceof AppError) return error;
    if (isForeignKeyViolation(error)) return new AppError('conflict');
    if (isBusy(error) || isRepeatable(error)) {
      return new AppError('busy', { retryAfterSeconds: BUSY_RETRY_SECONDS });
    }
    const status = statusOf(error);
    const code = status === undefined ? undefined : CODE_OF_STATUS[status];
    if (code) return new AppError(code);
    // Other refusals of the body parser and of Nest are the caller's fault too.
    if (status !== undefined && status >= 400 && status < 500) return new AppError('malformed');
    return new AppError('internal');
  }
}

/** Status that Nest (`HttpException`) or the body parser (`http-errors`) gave. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { status, expose } = (error ?? {}) as { status?: unknown; expose?: unknown };
  return typeof status === 'number' && expose === true ? status : undefined;
}

/** Error body for answers given outside Nest, such as an unknown `/api` address. */
export function errorBody(code: ErrorCode): { status: number; body: ErrorBody } {
  return { status: ERROR_STATUS[code], body: { message: t(`error.${code}`), code } };
}
