import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ACCOUNT_API, type AccountDeletion, type MessageResult } from '@feria/shared';
import { FromCaller, type Caller } from '../../accounts/second-factor/caller.js';
import { FactorProofDto, TYPED_PASSWORD_MAX } from '../../accounts/second-factor/own-proof.dto.js';
import { LoggedIn } from '../../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Password } from '../../core/http/validators.js';
import { said } from '../../core/request-context.js';
import { OwnDeletion } from './own-deletion.service.js';

/** Body of `POST /api/my-family/deletion`. */
export class OwnDeletionBody extends FactorProofDto {
  @Password({ required: true, max: TYPED_PASSWORD_MAX, description: "The caller's present password" })
  current_password: string;
}

type Person = NonNullable<CurrentUserData['person']>;

/** A parent deletes the own account (product/accounts.md#deleting-ones-account). */
@ApiTags('privacy')
@ApiBearerAuth()
@LoggedIn()
@Controller(ACCOUNT_API.deletion)
export class OwnDeletionController {
  constructor(private readonly deletion: OwnDeletion) {}

  @Get()
  @ApiOperation({ summary: 'What deleting the own account would do, and what is to be settled before' })
  preview(@CurrentPerson() person: Person, @CurrentUser() user: CurrentUserData): Promise<AccountDeletion> {
    return this.deletion.preview({ user, person });
  }

  @Post()
  @HttpCode(200)
  @MayFail(409, 429)
  @ApiOperation({
    summary:
      'Delete the own account with its data; asks for the password again. Refused while something is open',
  })
  async run(
    @CurrentPerson() person: Person,
    @CurrentUser() user: CurrentUserData,
    @Body() { current_password, code, passkey }: OwnDeletionBody,
    @FromCaller() caller: Caller,
  ): Promise<MessageResult> {
    await this.deletion.run({ user, person }, { password: current_password, code, passkey }, caller);
    return said('account_deletion.done');
  }
}
