import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API } from '@feria/shared';
import { Public } from '../../core/auth/access.js';
import { ClientAddress } from '../../core/auth/client-address.js';
import { Limited } from '../../core/auth/limited.js';
import { Checking, type CheckedBody } from '../../core/http/validation.pipe.js';
import { RegisterDto } from './accounts.dto.js';
import { RegisterService, type Registered } from './register.service.js';

/** Parents make their own account. `/auth/register` is the same call under its other address. */
@ApiTags('account')
@Controller()
export class RegisterController {
  constructor(private readonly registration: RegisterService) {}

  @Post([API.register, 'auth/register'])
  @Public()
  @Limited({ account: 'register', failures: 'failedRegistrations' })
  @ApiOperation({ summary: 'Register a parent; gender and birth are derived from the tax code' })
  @ApiBody({ type: RegisterDto })
  register(
    @Body(new Checking(RegisterDto)) body: CheckedBody<RegisterDto>,
    @ClientAddress() address: string,
  ): Promise<Registered> {
    return this.registration.register(body, address);
  }
}
