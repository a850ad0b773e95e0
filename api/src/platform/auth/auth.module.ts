import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { JwtStrategy } from './jwt.strategy.js';
import { preparePasswords } from './passwords.js';
import { RateLimiter } from './rate-limiter.js';
import { Sessions } from './sessions.js';
import { Tickets } from './tickets.js';

/** Sessions, rate limits and the guard that closes every route. */
@Global()
@Module({
  imports: [PassportModule],
  providers: [JwtStrategy, RateLimiter, Sessions, Tickets, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [RateLimiter, Sessions, Tickets],
})
export class AuthModule implements OnModuleInit {
  async onModuleInit(): Promise<void> {
    await preparePasswords();
  }
}
