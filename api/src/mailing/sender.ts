import { isIP } from 'node:net';

/** Name behind the @ of what we make up; an address of numbers has none. */
export function mailDomain(appUrl: string): string {
  const host = new URL(appUrl).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? 'localhost' : host.replace(/^www\./, '');
}

/**
 * Who mails come from: the SMTP user when it is an e-mail address, because most servers let it write for itself only;
 * else `no-reply@` the host of `APP_URL`.
 */
export function senderAddress({ appUrl, smtpUrl }: { appUrl: string; smtpUrl: string | null }): string {
  const user = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : '';
  if (/^[^\s@]+@[^\s@]+$/.test(user)) return user;
  return `no-reply@${mailDomain(appUrl)}`;
}
