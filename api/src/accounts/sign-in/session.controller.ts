import { Body, Controller, Get, Header, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, can, type LoginAnswer, type SessionToken, type UserData } from '@feria/shared';
import type { Response } from 'express';
import { LoggedIn, Public } from '../../core/auth/access.js';
import { ClientAddress } from '../../core/auth/client-address.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Limited } from '../../core/auth/limited.js';
import { Sessions } from '../../core/auth/sessions.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { DownloadTokens } from '../../core/auth/download-tokens.js';
import { LoginDto, DownloadTokenDto } from './accounts.dto.js';
import { announceToken } from './answers.js';
import { LoginService } from './login.service.js';

/** Login to logout. */
@ApiTags('account')
@Controller()
export class SessionController {
  constructor(
    private readonly loginService: LoginService,
    private readonly sessions: Sessions,
    private readonly downloadTokens: DownloadTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post(API.login)
  @Public()
  @Limited({ account: 'login', failures: 'failedLogins' })
  @MayFail(401)
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Log in, or learn that a second factor is asked for; the token also stands in the Authorization header',
  })
  async login(
    @Body() input: LoginDto,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginAnswer> {
    const answer = await this.loginService.login(input, address);
    return 'second_step' in answer ? answer : announceToken(response, answer);
  }

  @Get(API.logout)
  @LoggedIn({ evenIfPasswordChangeRequired: true, evenIfSecondFactorRequired: true, inView: true })
  @ApiBearerAuth()
  @ApiOperation({ summary: 'End the session, or the view as a parent' })
  async logout(@CurrentUser() user: CurrentUserData): Promise<{ success: true }> {
    await this.sessions.end(user.sessionId);
    return { success: true };
  }

  @Get(API.userdata)
  @LoggedIn({ evenIfPasswordChangeRequired: true, evenIfSecondFactorRequired: true, inView: true })
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Who is logged in, with roles and permissions' })
  userdata(@CurrentUser() user: CurrentUserData): UserData {
    const { id, name, email, lang, roles, permissions, person, passwordChangeRequired, emailConfirmUntil } =
      user;
    return {
      id,
      name,
      email,
      lang,
      roles,
      permissions,
      view: user.viewer && { health: user.viewer.health },
      people: person && { id: person.id, first_name: person.first_name, last_name: person.last_name },
      password_change_required: passwordChangeRequired,
      second_factor: this.secondFactorOf(user),
      email_confirmed: emailConfirmUntil === null,
      email_confirm_until: emailConfirmUntil?.toISOString() ?? null,
      mails_held: user.mailsHeld,
    };
  }

  private secondFactorOf(user: CurrentUserData): UserData['second_factor'] {
    if (user.hasSecondFactor) return 'set';
    if (user.secondFactorRequired) return 'required';
    return this.config.production && can(user, 'child.health') ? 'advised' : 'none';
  }

  @Get(API.refresh)
  @LoggedIn()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'A fresh token for the same session; the old one lives to its end' })
  async refresh(
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionToken> {
    return announceToken(response, await this.sessions.refresh(user.sessionId, user.id));
  }

  @Post(API.downloadToken)
  @LoggedIn({ inView: true })
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'A token for the address of one document, good for 60 seconds' })
  downloadToken(@CurrentUser() user: CurrentUserData, @Body() input: DownloadTokenDto): SessionToken {
    return this.downloadTokens.issue(user, input.path);
  }
}
