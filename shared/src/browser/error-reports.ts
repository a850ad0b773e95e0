import { errorReport } from '../rules/error-report.js';

/** Reports of one page at most: a loop must not become a flood. */
const MAX_REPORTS = 5;

/** Body of `POST /api/client-error`. */
export interface PageErrorReport {
  message: string;
  stack: string;
  /** Path of the page, without what stands behind `?`. */
  url: string;
}

/**
 * Gives a function that tells the server of an error in this page: its class, the places in our scripts, and the path of
 * the page. The same error is told once.
 * @param send posts a report; when that fails nobody is told
 * @param isFailedCall whether an error is a failed call: those are the server's own to log
 */
export function createErrorReporter(
  send: (report: PageErrorReport) => Promise<unknown>,
  isFailedCall: (error: unknown) => boolean,
): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const key = error instanceof Error ? error.message : String(error);
    if (isFailedCall(error) || reported.size >= MAX_REPORTS || reported.has(key)) return;
    reported.add(key);
    send({ ...errorReport(error), url: window.location.pathname }).catch(() => undefined);
  };
}

/** Reports what nobody caught. */
export function reportUncaughtErrors(report: (error: unknown) => void): void {
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}
