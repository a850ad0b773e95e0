import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  API,
  type AppToAdd,
  type MessageResult,
  type PasskeyToAdd,
  type RecoveryCodes,
  type SecondFactorState,
} from '@feria/shared';
import type { Request } from 'express';
import { LoggedIn } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { said } from '../../core/request-context.js';
import { FromCaller, type Caller } from './caller.js';
import { OwnConfirmation } from './own-confirmation.js';
import { NewPasskeyDto, OwnPasswordDto, StepCodeDto } from './second-factor.dto.js';
import { SecondFactors } from './second-factors.service.js';
import { requireSite, siteOf } from './site.js';

/** The second factor of one's own account. Open to whoever must set one up first. */
@ApiTags('account')
@ApiBearerAuth()
@LoggedIn({ evenIfSecondFactorRequired: true })
@Controller(API.secondFactor)
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly confirmation: OwnConfirmation,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  // Also for the form of a password that must be changed, which asks for the factor.
  @Get()
  @LoggedIn({ evenIfPasswordChangeRequired: true, evenIfSecondFactorRequired: true })
  @ApiOperation({ summary: 'What is set up' })
  state(@CurrentUser() user: CurrentUserData, @Req() request: Request): Promise<SecondFactorState> {
    return this.factors.stateOf(user, siteOf(this.config, request));
  }

  @Post('app')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @MayFail(429)
  @ApiOperation({ summary: 'Begin to add an authenticator app; it replaces the present one' })
  beginApp(
    @CurrentUser() user: CurrentUserData,
    @Body() proof: OwnPasswordDto,
    @FromCaller() caller: Caller,
  ): Promise<AppToAdd> {
    return this.factors.beginApp(user, proof, caller);
  }

  @Post('app/confirm')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Add the app with its first code; ends the other sessions' })
  addApp(@CurrentUser() user: CurrentUserData, @Body() { token, code }: StepCodeDto): Promise<RecoveryCodes> {
    return this.factors.addApp(user, token, code);
  }

  @Post('app/remove')
  @HttpCode(200)
  @MayFail(404, 409, 429)
  @ApiOperation({ summary: 'Take the authenticator app away' })
  async removeApp(
    @CurrentUser() user: CurrentUserData,
    @Body() proof: OwnPasswordDto,
    @FromCaller() caller: Caller,
  ): Promise<MessageResult> {
    await this.factors.removeApp(user, proof, caller);
    return said('second_factor.removed');
  }

  @Post('passkey')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @MayFail(409, 429)
  @ApiOperation({ summary: 'Begin to add a passkey: what the browser is to be asked' })
  beginPasskey(
    @CurrentUser() user: CurrentUserData,
    @Body() proof: OwnPasswordDto,
    @FromCaller() caller: Caller,
  ): Promise<PasskeyToAdd> {
    return this.factors.beginPasskey(user, proof, caller);
  }

  @Post('passkey/confirm')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @MayFail(409)
  @ApiOperation({ summary: 'Add the passkey that the browser has made; ends the other sessions' })
  addPasskey(
    @CurrentUser() user: CurrentUserData,
    @Body() input: NewPasskeyDto,
    @Req() request: Request,
  ): Promise<RecoveryCodes> {
    return this.factors.addPasskey(user, input, requireSite(this.config, request));
  }

  @Post('passkey/:id/remove')
  @HttpCode(200)
  @MayFail(404, 409, 429)
  @ApiOperation({ summary: 'Take a passkey away' })
  async removePasskey(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @Body() proof: OwnPasswordDto,
    @FromCaller() caller: Caller,
  ): Promise<MessageResult> {
    await this.factors.removePasskey(user, id, proof, caller);
    return said('second_factor.removed');
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @MayFail(409, 429)
  @ApiOperation({ summary: 'New recovery codes; the old ones end' })
  renewCodes(
    @CurrentUser() user: CurrentUserData,
    @Body() proof: OwnPasswordDto,
    @FromCaller() caller: Caller,
  ): Promise<RecoveryCodes> {
    return this.factors.renewCodes(user, proof, caller);
  }

  @Post('confirmation')
  @LoggedIn({ evenIfPasswordChangeRequired: true, evenIfSecondFactorRequired: true })
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @MayFail(409, 429)
  @ApiOperation({
    summary: 'What the browser is to be asked, so that a passkey confirms a change of the own login',
  })
  askForPasskey(@CurrentUser() user: CurrentUserData, @Req() request: Request): Promise<PasskeyToAdd> {
    return this.confirmation.askForPasskey(user, requireSite(this.config, request));
  }
}
