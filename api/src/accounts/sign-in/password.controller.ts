import { Body, Controller, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type ChangedPassword, type MessageResult } from '@feria/shared';
import type { Response } from 'express';
import { LoggedIn, Public } from '../../core/auth/access.js';
import { ClientAddress } from '../../core/auth/client-address.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Limited } from '../../core/auth/limited.js';
import { said, t } from '../../core/request-context.js';
import { FromCaller, type Caller } from '../second-factor/caller.js';
import { ChangePasswordDto, ForgotDto, ResetDto, ResetLinkDto } from './accounts.dto.js';
import { announceToken } from './answers.js';
import { PasswordService } from './password.service.js';

/** Forgotten and changed passwords. */
@ApiTags('account')
@Controller()
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @Post(API.passwordForgot)
  @Public()
  @Limited({ account: 'forgot', address: 'forgotFromAddress' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a link to reset the password' })
  async forgot(@Body() input: ForgotDto): Promise<MessageResult> {
    await this.passwords.forgot(input.email);
    return said('password.link_sent');
  }

  @Post(API.passwordReset)
  @Public()
  @Limited({ account: 'reset', failures: 'failedResets' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a password by the link of a mail' })
  async reset(@Body() input: ResetDto, @ClientAddress() address: string): Promise<MessageResult> {
    await this.passwords.reset(input, address);
    return said('password.changed');
  }

  /** So that nobody thinks of a password for a link that is over. */
  @Post(API.passwordResetCheck)
  @Public()
  @Limited({ failures: 'failedResets' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Whether the link of a mail still sets a password; uses nothing up' })
  async check(@Body() link: ResetLinkDto): Promise<{ success: true }> {
    await this.passwords.requireValidLink(link);
    return { success: true };
  }

  @Put(API.password)
  @LoggedIn({ evenIfPasswordChangeRequired: true, evenIfSecondFactorRequired: true })
  @ApiBearerAuth()
  @MayFail(429)
  @ApiOperation({ summary: "Change one's own password; ends all sessions and answers with a new one" })
  async change(
    @CurrentUser() user: CurrentUserData,
    @Body() input: ChangePasswordDto,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChangedPassword> {
    const session = announceToken(response, await this.passwords.change(user, input, caller));
    return { message: t('password.changed'), ...session };
  }
}
