/** Milliseconds after which a silent mail server counts as down. Together well below the worker's lease. */
const DEFAULTS = {
  pool: 'true',
  maxConnections: '4',
  // A connection that breaks is a failed attempt of the outbox, not a loop inside the pool.
  maxRequeues: '0',
  connectionTimeout: '10000',
  greetingTimeout: '10000',
  socketTimeout: '30000',
};

/**
 * `SMTP_URL` with our settings for nodemailer, which reads them from the query. What the operator wrote there wins, for
 * example `?tls.rejectUnauthorized=false`.
 */
export function smtpAddress(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(DEFAULTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
