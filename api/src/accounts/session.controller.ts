import { Body, Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type SessionToken, type UserData } from '@feria/shared';
import type { Response } from 'express';
import { LoggedIn, Public } from '../platform/auth/access.js';
import { ClientAddress } from '../platform/auth/client-address.js';
import { CurrentUser, type CurrentUserData } from '../platform/auth/current-user.js';
import { Sessions } from '../platform/auth/sessions.js';
import { Tickets } from '../platform/auth/tickets.js';
import { LoginDto, TicketDto } from './accounts.dto.js';
import { announceToken } from './answers.js';
import { LoginService } from './login.service.js';

/** Login to logout (decisions §3). */
@ApiTags('account')
@Controller()
export class SessionController {
  constructor(
    private readonly loginService: LoginService,
    private readonly sessions: Sessions,
    private readonly tickets: Tickets,
  ) {}

  @Post(API.login)
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Log in; the token also stands in the Authorization header' })
  async login(
    @Body() input: LoginDto,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionToken> {
    return announceToken(response, await this.loginService.login(input, address));
  }

  @Get(API.logout)
  @LoggedIn({ evenIfPasswordChangeRequired: true })
  @ApiBearerAuth()
  @ApiOperation({ summary: 'End the session' })
  async logout(@CurrentUser() user: CurrentUserData): Promise<{ success: true }> {
    await this.sessions.end(user.sessionId);
    return { success: true };
  }

  @Get(API.userdata)
  @LoggedIn({ evenIfPasswordChangeRequired: true })
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Who is logged in, with roles and permissions' })
  userdata(@CurrentUser() user: CurrentUserData): UserData {
    const { id, name, email, lang, roles, permissions, person, passwordChangeRequired } = user;
    return {
      ...{ id, name, email, lang, roles, permissions },
      people: person,
      password_change_required: passwordChangeRequired,
    };
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

  @Post(API.ticket)
  @LoggedIn()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'A token for the address of one document, good for 60 seconds' })
  ticket(@CurrentUser() user: CurrentUserData, @Body() input: TicketDto): SessionToken {
    return this.tickets.issue(user, input.path);
  }
}
