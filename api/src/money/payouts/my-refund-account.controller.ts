import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type MyRefundAccount } from '@feria/shared';
import { FromCaller, type Caller } from '../../accounts/second-factor/caller.js';
import { LoggedIn } from '../../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { EnterAccount } from './enter-account.js';
import { RefundAccountBody } from './payouts.dto.js';

/** The account to which a parent wants credit paid out (product/money.md#paying-out-credit). */
@ApiTags('my-family')
@ApiBearerAuth()
@LoggedIn()
@Controller(API.myRefundAccount)
export class MyRefundAccountController {
  constructor(private readonly accounts: EnterAccount) {}

  @Get()
  @ApiOperation({ summary: 'The own account for refunds, as far as one sees it' })
  read(@CurrentPerson() person: { id: number }): Promise<MyRefundAccount> {
    return this.accounts.ofParent(person.id);
  }

  @Put()
  @ApiOperation({ summary: 'Enter the own account for refunds; asks for the password again' })
  enter(
    @CurrentPerson() person: { id: number },
    @Body() { iban, version, current_password, code, passkey }: RefundAccountBody,
    @CurrentUser() user: CurrentUserData,
    @FromCaller() caller: Caller,
  ): Promise<MyRefundAccount> {
    const input = {
      iban: iban ?? null,
      version: version ?? null,
      password: current_password,
      code,
      passkey,
    };
    return this.accounts.byParent(person.id, input, { user, caller });
  }
}
