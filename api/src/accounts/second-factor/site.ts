import { isIP } from 'node:net';
import type { Request } from 'express';
import type { Config } from '../../core/config/config.js';
import { AppError } from '../../core/http/errors.js';

/** The site for which passkeys are made. */
export interface Site {
  /** As browsers say it, `https://feria.example`. */
  origin: string;
  /** The domain that a passkey belongs to. */
  domain: string;
}

/**
 * The site for which passkeys are good: that of `APP_URL`. Outside production also `localhost`, whatever its port, so that they can
 * be tried.
 * @returns `null` where browsers offer no passkeys: an address of numbers has no domain
 */
export function siteOf({ production, appUrl }: Config, request: Request): Site | null {
  // A browser names no origin with a GET.
  const here = request.get('origin') ?? `${request.protocol}://${request.get('host')}`;
  const named = production ? null : localhost(here);
  const { origin, hostname } = named ?? new URL(appUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { origin, domain: hostname };
}

function localhost(origin: string): URL | null {
  if (!URL.canParse(origin)) return null;
  const url = new URL(origin);
  return url.hostname === 'localhost' ? url : null;
}

/** @throws AppError 409 where there are no passkeys */
export function requireSite(config: Config, request: Request): Site {
  const site = siteOf(config, request);
  if (!site) throw new AppError('conflict', { message: { key: 'second_factor.no_passkeys_here' } });
  return site;
}
