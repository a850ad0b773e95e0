import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { API } from '@feria/shared';
import { Public } from '../platform/auth/access.js';
import { ClientAddress } from '../platform/auth/client-address.js';
import { RateLimiter } from '../platform/auth/rate-limiter.js';
import { Text } from '../platform/http/validators.js';
import { Logger } from '../platform/logger.js';

/** What a frontend tells of an error of its own. */
class ClientErrorInput {
  @Text({ required: true, max: 1_000 })
  message: string;

  @Text({ max: 8_000 })
  stack?: string | null;

  @Text({ max: 2_000 })
  url?: string | null;
}

/** Errors of the frontends, logged without personal data (decisions §9): no query of the address, no quoted values. */
@ApiTags('client-error')
@Controller()
export class ClientErrorController {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly logger: Logger,
  ) {}

  @Post(API.clientError)
  @Public()
  @HttpCode(204)
  @ApiOperation({ summary: 'Report an error of a frontend' })
  async report(@Body() input: ClientErrorInput, @ClientAddress() address: string): Promise<void> {
    await this.limiter.hit('clientError', address);
    this.logger.warn('client error', {
      page: withoutPersonalParts(input.url ?? ''),
      error: withoutValues(input.message),
      at: withoutValues(input.stack ?? ''),
    });
  }
}

/** Path of an address; its query and numbers can tell of a person. */
export function withoutPersonalParts(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return path.replace(/\d+/g, 'N').slice(0, 200);
}

/** An error text without quoted values, addresses of mail and numbers. */
export function withoutValues(text: string): string {
  return text
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replace(/\S+@\S+\.\S+/g, '…')
    .replace(/\?[^\s)]*/g, '')
    .slice(0, 2_000);
}

@Module({ controllers: [ClientErrorController] })
export class ClientErrorModule {}
