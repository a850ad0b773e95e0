import { Injectable, type LoggerService } from '@nestjs/common';
import { errorDetails } from './error-details.js';
import { currentRequestId } from './request-context.js';

type Level = 'error' | 'warn' | 'info';

/**
 * One line of JSON for each event, on standard output (errors on standard error). Callers pass nothing personal: no
 * bodies, no query strings, no names, no e-mail addresses; the values of failed statements are left out here.
 */
@Injectable()
export class Logger implements LoggerService {
  /** Set by tests that provoke errors on purpose. */
  static silent = false;
  /** Whether values of failed statements are left out. Switched off outside production, where all data is made up. */
  static redacts = true;

  /** Nest tells every route it maps through this; nobody reads that. */
  log(): void {}

  info(message: string, details?: Record<string, unknown>): void {
    this.write('info', message, details);
  }

  warn(message: string, details?: Record<string, unknown>): void {
    this.write('warn', message, details);
  }

  /** @param details what else there is to say, such as the route */
  error(message: string, cause?: unknown, details?: Record<string, unknown>): void {
    // Nest calls this with a text in the place of the details.
    const more = typeof details === 'object' ? details : {};
    this.write('error', message, { ...more, ...(cause === undefined ? {} : this.describe(cause)) });
  }

  /** What may be logged of an error. */
  describe(cause: unknown): Record<string, unknown> {
    return errorDetails(cause, { redact: Logger.redacts });
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
