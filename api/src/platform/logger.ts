import { Injectable, type LoggerService } from '@nestjs/common';
import { currentRequestId } from './request-context.js';

type Level = 'error' | 'warn' | 'info';

/**
 * One line of JSON for each event, on standard output (errors on standard error). Callers pass nothing personal: no
 * bodies, no query strings, no names, no e-mail addresses; parameters of failed statements are left out here.
 */
@Injectable()
export class Logger implements LoggerService {
  /** Set by tests that provoke errors on purpose. */
  static silent = false;

  /** Nest tells every route it maps through this; nobody reads that. */
  log(): void {}

  info(message: string, details?: Record<string, unknown>): void {
    this.write('info', message, details);
  }

  warn(message: string, details?: Record<string, unknown>): void {
    this.write('warn', message, details);
  }

  error(message: string, cause?: unknown): void {
    this.write('error', message, cause === undefined ? undefined : describe(cause));
  }

  fatal(message: string, cause?: unknown): void {
    this.error(message, cause);
  }

  private write(level: Level, message: string, details: Record<string, unknown> = {}): void {
    if (Logger.silent) return;
    const line = JSON.stringify({
      time: new Date().toISOString(),
      level,
      request: currentRequestId(),
      message,
      ...details,
    });
    if (level === 'error') console.error(line);
    else console.log(line);
  }
}

function describe(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return { cause: typeof cause === 'string' ? cause : 'unknown' };
  const {
    query,
    sqlMessage,
    driverError = cause as { code?: string; errno?: number },
  } = cause as { query?: string; sqlMessage?: string; driverError?: { code?: string; errno?: number } };
  // A driver repeats the offending values in its message ("Duplicate entry 'a@b.it'"): the statement and the code say
  // enough.
  if (query ?? sqlMessage)
    return {
      error: cause.name,
      code: driverError?.code ?? driverError?.errno,
      statement: query?.slice(0, 500),
    };
  return { error: cause.name, cause: cause.message, stack: cause.stack };
}
