import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type PasskeyToAdd, type SessionToken } from '@feria/shared';
import type { Request, Response } from 'express';
import { Public } from '../../core/auth/access.js';
import { Limited } from '../../core/auth/limited.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { PasskeyLoginDto, StepCodeDto } from '../second-factor/second-factor.dto.js';
import { requireSite } from '../second-factor/site.js';
import { announceToken } from './answers.js';
import { SecondStepService } from './second-step.service.js';

/** The second step of a login, and the login by passkey. */
@ApiTags('account')
@Controller(API.login)
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStepService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('code')
  @Public()
  @Limited({ failures: 'failedLogins' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Finish a login with a code of the authenticator app, or a recovery code' })
  async code(
    @Body() { token, code }: StepCodeDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionToken> {
    return announceToken(response, await this.secondStep.withCode(token, code));
  }

  @Post('passkey/options')
  @Public()
  @Limited({ address: 'passkeyOptions' })
  @MayFail(409)
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Begin a login by passkey: what the browser is to be asked' })
  passkeyOptions(@Req() request: Request): Promise<PasskeyToAdd> {
    return this.secondStep.passkeyOptions(requireSite(this.config, request));
  }

  @Post('passkey')
  @Public()
  @Limited({ failures: 'failedLogins' })
  @MayFail(401, 409)
  @HttpCode(200)
  @ApiOperation({ summary: 'Log in by passkey' })
  async passkey(
    @Body() input: PasskeyLoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionToken> {
    const site = requireSite(this.config, request);
    return announceToken(response, await this.secondStep.withPasskey(input, site));
  }
}
