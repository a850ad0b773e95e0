import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type MessageResult } from '@feria/shared';
import { LoggedIn, Public } from '../../core/auth/access.js';
import { ClientAddress } from '../../core/auth/client-address.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Limited } from '../../core/auth/limited.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { said } from '../../core/request-context.js';
import { EmailConfirmations } from '../users/email-confirmations.js';
import { ConfirmEmailDto } from './accounts.dto.js';

/** Confirmation of e-mail addresses. */
@ApiTags('account')
@Controller()
export class EmailController {
  constructor(
    private readonly confirmations: EmailConfirmations,
    private readonly limiter: RateLimiter,
  ) {}

  /** A POST, because programs that look into mails follow links and would confirm what nobody has read. */
  @Post(API.emailConfirm)
  @Public()
  @Limited({ failures: 'failedConfirmations' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm an e-mail address by the link of a mail' })
  async confirm(@Body() { token }: ConfirmEmailDto): Promise<MessageResult> {
    const result = await this.confirmations.confirm(token);
    return said(result === 'done' ? 'email_confirmation.done' : 'email_confirmation.already');
  }

  @Post(API.emailConfirmation)
  @LoggedIn()
  @HttpCode(200)
  @ApiBearerAuth()
  @MayFail(429)
  @ApiOperation({ summary: 'Send the mail once more with which one confirms the own e-mail address' })
  async resend(
    @CurrentUser() user: CurrentUserData,
    @ClientAddress() address: string,
  ): Promise<MessageResult> {
    await this.limiter.consume('emailConfirmation', String(user.id), address);
    const result = await this.confirmations.resend(user.id);
    return said(result === 'done' ? 'email_confirmation.sent' : 'email_confirmation.already');
  }
}
