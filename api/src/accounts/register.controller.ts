import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { API } from '@feria/shared';
import { Public } from '../platform/auth/access.js';
import { ClientAddress } from '../platform/auth/client-address.js';
import { RegisterDto } from './accounts.dto.js';
import { RegisterService, type Registered } from './register.service.js';

/** Parents make their own account (spec §5). `/auth/register` is the same call under its other address. */
@ApiTags('account')
@Controller()
export class RegisterController {
  constructor(private readonly registration: RegisterService) {}

  @Post([API.register, 'auth/register'])
  @Public()
  @ApiOperation({ summary: 'Register a parent; gender and birth are derived from the tax code' })
  register(@Body() input: RegisterDto, @ClientAddress() address: string): Promise<Registered> {
    return this.registration.register(input, address);
  }
}
