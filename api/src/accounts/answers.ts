import type { SessionToken } from '@feria/shared';
import type { Response } from 'express';

/** Puts the token into the `Authorization` header too (decisions §3) and keeps the answer out of every cache. */
export function announceToken<T extends SessionToken>(response: Response, session: T): T {
  response.setHeader('Authorization', `Bearer ${session.token}`);
  response.setHeader('Cache-Control', 'no-store');
  return session;
}
