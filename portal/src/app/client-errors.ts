import { API } from '@feria/shared/routes';
import { request } from '../api/client';
import { ApiError } from '../api/errors';

const MOST = 5;
const seen = new Set<string>();

/**
 * Tells the server of an error in this page. Nothing personal goes along: failed calls are the server's own to log, and
 * of the address only the path is sent (the query may carry an e-mail address or a token).
 */
export function reportError(error: unknown): void {
  if (error instanceof ApiError || seen.size >= MOST) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  if (seen.has(message)) return;
  seen.add(message);
  const body = {
    message: withoutQueries(message).slice(0, 500),
    stack: withoutQueries(stack ?? '').slice(0, 4000),
    url: window.location.pathname,
  };
  request(API.clientError, { method: 'POST', body }).catch(() => undefined);
}

function withoutQueries(text: string): string {
  return text.replace(/\?[^\s)]*/g, '').replace(/[\w.+-]+@[\w.-]+/g, '…');
}

/** Reports what nobody caught. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
