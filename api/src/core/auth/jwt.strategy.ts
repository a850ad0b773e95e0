import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/config.js';
import type { CurrentUserData } from './current-user.js';
import { allowsQueryToken } from './allow-query-token.js';
import { ParentViews } from './parent-views.js';
import { jwtKey } from './jwt-key.js';
import { Sessions } from './sessions.js';
import { opensDocument } from './download-tokens.js';

const fromHeader = ExtractJwt.fromAuthHeaderAsBearerToken();
const fromQuery = ExtractJwt.fromUrlQueryParameter('token');

/** The address of a document may carry the token (product/accounts.md#download-tokens); no other address may. */
function tokenOf(request: Request): string | null {
  return fromHeader(request) ?? (allowsQueryToken(request) ? fromQuery(request) : null);
}

/** Token, of a login, of a view as a parent or for a download → the user of its session or view, if that is still alive. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sessions: Sessions,
    private readonly views: ParentViews,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: tokenOf,
      passReqToCallback: true,
      secretOrKey: jwtKey(config),
      algorithms: ['HS256'],
      // Checked below, by our clock: the library would ask the system's.
      ignoreExpiration: true,
    });
  }

  /** Called with the payload of a token whose signature holds; `false` is 401. */
  async validate(request: Request, payload: Record<string, unknown>): Promise<CurrentUserData | false> {
    const { sub, act, jti, exp, aud } = payload;
    // Logins name no audience. What does is no login, and opens the one document it was made for.
    if (aud !== undefined && !(allowsQueryToken(request) && opensDocument(payload, request))) return false;
    const userId = Number(sub);
    if (typeof jti !== 'string' || typeof exp !== 'number' || !Number.isSafeInteger(userId)) return false;
    if (exp * 1000 <= this.clock.now().getTime()) return false;
    if (act === undefined) return (await this.sessions.userOf(jti, userId)) ?? false;
    return (await this.views.userOf(jti, userId, Number((act as { sub: unknown }).sub))) ?? false;
  }
}
