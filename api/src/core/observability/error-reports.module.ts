import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { API } from '@feria/shared';
import { errorClass, stackFrames } from '@feria/shared/rules/error-report';
import { Public } from '../auth/access.js';
import { Limited } from '../auth/limited.js';
import { Text } from '../http/validators.js';
import { Logger } from '../logger.js';
import { pagePattern } from './page-pattern.js';

/** What a frontend tells of an error of its own. */
class ClientErrorInput {
  @Text({ required: true, max: 1_000 })
  message: string;

  @Text({ max: 8_000 })
  stack?: string | null;

  @Text({ max: 2_000 })
  url?: string | null;
}

/** Errors of the frontends. Of each the log keeps page, class and places in our scripts: nothing that people typed. */
@ApiTags('client-error')
@Controller()
export class ClientErrorController {
  constructor(private readonly logger: Logger) {}

  @Post(API.clientError)
  @Public()
  @Limited({ address: 'clientError' })
  @HttpCode(204)
  @ApiOperation({ summary: 'Report an error of a frontend' })
  report(@Body() input: ClientErrorInput): void {
    this.logger.warn('client error', {
      page: pagePattern(input.url ?? ''),
      error: errorClass(input.message),
      at: stackFrames(input.stack ?? ''),
    });
  }
}

@Module({ controllers: [ClientErrorController] })
export class ClientErrorModule {}
