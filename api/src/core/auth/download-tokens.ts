import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { documentPath, type SessionToken } from '@feria/shared';
import type { Request } from 'express';
import { Clock } from '../clock.js';
import { invalidField } from '../http/errors.js';
import type { CurrentUserData } from './current-user.js';

/** How long a download token opens its document (product/accounts.md#download-tokens). */
const DOWNLOAD_TOKEN_SECONDS = 60;

/** Audience (`aud`) of these tokens, as it is sent; a login token has none. */
const AUDIENCE = 'ticket';

/**
 * Download tokens: they stand in the address of a document instead of the login. They are signed and not stored, so that every
 * process can check them. Each names a session or a view as a parent, which is looked up as for every request: its end ends
 * them too.
 */
@Injectable()
export class DownloadTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  /**
   * A token for the document at this address. Whether the document exists and the user may see it is found out when it
   * is opened.
   * @throws AppError 422 at `path` when there are no documents of that kind
   */
  issue(user: CurrentUserData, address: string): SessionToken {
    const path = documentPath(address);
    if (path === null) throw invalidField('path', 'validation.document_path');
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const exp = now + DOWNLOAD_TOKEN_SECONDS;
    const token = this.jwt.sign({
      sub: String(user.id),
      ...(user.viewer && { act: { sub: String(user.viewer.id) } }),
      jti: user.sessionId,
      iat: now,
      exp,
      aud: AUDIENCE,
      path,
    });
    return { token, expires_at: new Date(exp * 1000).toISOString() };
  }
}

/** Whether the payload is of a download token for the path of the request. */
export function opensDocument(payload: Record<string, unknown>, request: Request): boolean {
  return (
    payload.aud === AUDIENCE &&
    typeof payload.path === 'string' &&
    payload.path === documentPath(request.baseUrl + request.path)
  );
}
