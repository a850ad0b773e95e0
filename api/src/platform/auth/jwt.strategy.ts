import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/config.js';
import type { CurrentUserData } from './current-user.js';
import { Sessions } from './sessions.js';

/** passport-jwt's types know texts only; what it hands on to jsonwebtoken may be a key. */
function secretKey({ jwtSecret }: Config): string {
  return createSecretKey(jwtSecret, 'utf8') as unknown as string;
}

/** Bearer token → the user of its session, if the session is still alive. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // As a key: of a text the library tries first whether it is a public key, which takes longer than all the rest.
      secretOrKey: secretKey(config),
      algorithms: ['HS256'],
      // Checked below, by our clock: the library would ask the system's.
      ignoreExpiration: true,
    });
  }

  /** Called with the payload of a token whose signature holds; `false` is 401. */
  async validate({ sub, jti, exp }: Record<string, unknown>): Promise<CurrentUserData | false> {
    const userId = Number(sub);
    if (typeof jti !== 'string' || typeof exp !== 'number' || !Number.isSafeInteger(userId)) return false;
    if (exp * 1000 <= this.clock.now().getTime()) return false;
    return (await this.sessions.userOf(jti, userId)) ?? false;
  }
}
