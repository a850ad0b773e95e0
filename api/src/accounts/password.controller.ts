import { Body, Controller, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type ChangedPassword, type MessageResult } from '@feria/shared';
import type { Response } from 'express';
import { LoggedIn, Public } from '../platform/auth/access.js';
import { ClientAddress } from '../platform/auth/client-address.js';
import { CurrentUser, type CurrentUserData } from '../platform/auth/current-user.js';
import { say } from '../platform/request-context.js';
import { ChangePasswordDto, ForgotDto, ResetDto } from './accounts.dto.js';
import { announceToken } from './answers.js';
import { PasswordService } from './password.service.js';

/** Forgotten and changed passwords (decisions §3, messages of spec §8). */
@ApiTags('account')
@Controller()
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @Post(API.passwordForgot)
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a link to reset the password' })
  async forgot(@Body() input: ForgotDto, @ClientAddress() address: string): Promise<MessageResult> {
    await this.passwords.forgot(input.email, address);
    return { message: say('password.link_sent') };
  }

  @Post(API.passwordReset)
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a password by the link of a mail' })
  async reset(@Body() input: ResetDto, @ClientAddress() address: string): Promise<MessageResult> {
    await this.passwords.reset(input, address);
    return { message: say('password.changed') };
  }

  @Put(API.password)
  @LoggedIn({ evenIfPasswordChangeRequired: true })
  @ApiBearerAuth()
  @ApiOperation({ summary: "Change one's own password; ends all sessions and answers with a new one" })
  async change(
    @CurrentUser() user: CurrentUserData,
    @Body() input: ChangePasswordDto,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChangedPassword> {
    const session = announceToken(response, await this.passwords.change(user, input, address));
    return { message: say('password.changed'), ...session };
  }
}
