import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule, type JwtModuleOptions } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { CONFIG, type Config } from '../config/config.js';
import { BodyGuard } from '../http/body.guard.js';
import { AccessGuard } from './access.guard.js';
import { AccountTurns } from './account-turns.js';
import { ApiKeys } from './api-keys.js';
import { jwtKey } from './jwt-key.js';
import { JwtStrategy } from './jwt.strategy.js';
import { ParentViews } from './parent-views.js';
import { preparePasswords } from './passwords.js';
import { RateLimiter } from './rate-limiter.js';
import { Sessions } from './sessions.js';
import { DownloadTokens } from './download-tokens.js';

/** How tokens are signed. They are checked by {@link JwtStrategy}. */
export function jwtOptions(config: Pick<Config, 'jwtSecret'>): JwtModuleOptions {
  return { secret: jwtKey(config), signOptions: { algorithm: 'HS256' } };
}

/** Sessions, API keys, rate limits, the guard that closes every route and the one that reads the body behind it. */
@Global()
@Module({
  imports: [PassportModule, JwtModule.registerAsync({ inject: [CONFIG], useFactory: jwtOptions })],
  providers: [
    JwtStrategy,
    RateLimiter,
    Sessions,
    ApiKeys,
    ParentViews,
    DownloadTokens,
    { provide: AccountTurns, useFactory: () => new AccountTurns() },
    // In this order: who may not call a route has no body read.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: BodyGuard },
  ],
  exports: [RateLimiter, Sessions, ParentViews, DownloadTokens],
})
export class AuthModule implements OnModuleInit {
  async onModuleInit(): Promise<void> {
    await preparePasswords();
  }
}
