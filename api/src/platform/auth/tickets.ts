import { Inject, Injectable } from '@nestjs/common';
import { documentPath, type SessionToken } from '@feria/shared';
import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { invalidField } from '../http/errors.js';
import type { CurrentUserData } from './current-user.js';

/** How long a ticket opens its document (decisions §3). */
export const TICKET_SECONDS = 60;

const AUDIENCE = 'ticket';

/**
 * Tickets: what stands in the address of a document instead of the login. A signed token and no row, so that any process
 * of several can read it without asking; it names a session, which is looked up as for every request, so that a logout
 * ends the tickets with it.
 */
@Injectable()
export class Tickets {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * A ticket for the document at this address. Whether the document exists and the user may see it is found out when it
   * is opened.
   * @throws AppError 422 at `path` when there are no documents of that kind
   */
  issue(user: CurrentUserData, address: string): SessionToken {
    const path = documentPath(address);
    if (path === null) throw invalidField('path', 'validation.document_path');
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const exp = now + TICKET_SECONDS;
    const token = jwt.sign(
      { sub: String(user.id), jti: user.sessionId, iat: now, exp, aud: AUDIENCE, path },
      this.config.jwtSecret,
      { algorithm: 'HS256' },
    );
    return { token, expires_at: new Date(exp * 1000).toISOString() };
  }
}

/** Whether the payload is of a ticket for the path of the request. */
export function ticketOpens(payload: Record<string, unknown>, request: Request): boolean {
  return (
    payload.aud === AUDIENCE &&
    typeof payload.path === 'string' &&
    payload.path === documentPath(request.baseUrl + request.path)
  );
}
