/** Attempts after which a mail has failed: about a day. */
export const MAX_ATTEMPTS = 12;
const MINUTE = 60_000;
const LONGEST = 4 * 60 * MINUTE;

/** How long to wait after the given number of attempts: half a minute, doubled each time, four hours at most. */
export function retryDelay(attempts: number): number {
  return Math.min((MINUTE / 2) * 2 ** Math.max(0, attempts - 1), LONGEST);
}

/** Whether the server refused recipient or content for good (5xx); trying again would only annoy it. */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}

/** What is kept of an error, for the office. */
export function describeFailure(error: unknown): string {
  const { code, response, message } = (error ?? {}) as Record<string, unknown>;
  return [code, response ?? message]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .slice(0, 255);
}

/** What may be logged of an error: a server's words can name the recipient, its codes cannot. */
export function failureCodes(error: unknown): { code?: string; response?: number } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : undefined,
    response: typeof responseCode === 'number' ? responseCode : undefined,
  };
}
