import type { SessionToken } from '@feria/shared';
import type { Response } from 'express';

/** Puts the token into the `Authorization` header too (product/accounts.md#sessions). */
export function announceToken<T extends SessionToken>(response: Response, session: T): T {
  response.setHeader('Authorization', `Bearer ${session.token}`);
  return session;
}
