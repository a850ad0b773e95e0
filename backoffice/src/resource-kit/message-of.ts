/** What to tell of a failed call: its messages at fields when it has any, each once, else its own message. */
export function messageOf(error: unknown, translate: (key: string, options: object) => string): string {
  const errors = (error as { body?: { errors?: Record<string, string> } | null }).body?.errors;
  const message = error instanceof Error ? error.message : 'ra.notification.http_error';
  return [...new Set(Object.values(errors ?? { _: translate(message, { _: message }) }))].join('\n');
}
