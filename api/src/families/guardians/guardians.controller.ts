import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  API,
  type DeleteResult,
  type FamilyGuardians,
  type GuardianInvitation,
  type InvitationPreview,
  type MessageResult,
} from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { LoggedIn, Public, RequirePermission } from '../../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Limited } from '../../core/auth/limited.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { t } from '../../core/request-context.js';
import { InvitationBody, InvitationTokenBody } from './guardians.dto.js';
import { Guardians } from './guardians.service.js';
import { Invitations } from './invitations.service.js';

/**
 * Second guardians: invited and ended by a parent, looked at and accepted by whoever has the link, left by whoever was invited
 * (product/families.md#second-guardian).
 */
@ApiTags('guardians')
@Controller()
export class GuardiansController {
  constructor(
    private readonly guardians: Guardians,
    private readonly invitations: Invitations,
    private readonly limiter: RateLimiter,
  ) {}

  @Get(API.myFamilyGuardians)
  @LoggedIn({ inView: true })
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Whom the parent has invited as second guardian of which child' })
  read(@CurrentPerson() person: { id: number }): Promise<FamilyGuardians> {
    return this.guardians.of(person.id);
  }

  @Post(API.myFamilyInvitations)
  @LoggedIn()
  @ApiBearerAuth()
  @MayFail(429)
  @ApiOperation({ summary: 'Invite somebody by e-mail as second guardian of own children' })
  async invite(
    @CurrentPerson() person: { id: number },
    @CurrentUser() user: CurrentUserData,
    @Body() input: InvitationBody,
  ): Promise<GuardianInvitation> {
    await this.limiter.consume('guardianInvitation', String(user.id));
    await this.limiter.consume('invitedAddress', input.email);
    return this.invitations.invite({ ...user, personId: person.id }, input);
  }

  @Delete(`${API.myFamilyInvitations}/:id`)
  @LoggedIn()
  @ApiBearerAuth()
  @HttpCode(200)
  @ApiOperation({ summary: 'Withdraw an invitation that nobody has accepted' })
  withdraw(@CurrentPerson() person: { id: number }, @Id() id: number): Promise<DeleteResult> {
    return this.invitations.withdraw(id, person.id);
  }

  @Delete(`${API.guardianInvitation}/:id`)
  @RequirePermission(child.permissions.update)
  @ApiBearerAuth()
  @HttpCode(200)
  @ApiOperation({ summary: 'Withdraw an invitation of any parent that nobody has accepted' })
  withdrawAsStaff(@Id() id: number): Promise<DeleteResult> {
    return this.invitations.withdraw(id, null);
  }

  @Delete(`${API.myFamilyChildren}/:id/guardians/:personId`)
  @LoggedIn()
  @ApiBearerAuth()
  @HttpCode(200)
  @ApiOperation({ summary: 'End the access of a guardian whom the parent invited' })
  end(
    @CurrentPerson() person: { id: number },
    @Id() id: number,
    @Id('personId') guardianId: number,
  ): Promise<DeleteResult> {
    return this.guardians.end(person.id, id, guardianId);
  }

  @Delete(`${API.myFamilyChildren}/:id/guardianship`)
  @LoggedIn()
  @ApiBearerAuth()
  @HttpCode(200)
  @ApiOperation({ summary: "End one's own access to a child that one was invited for" })
  leave(@CurrentPerson() person: { id: number }, @Id() id: number): Promise<DeleteResult> {
    return this.guardians.leave(person.id, id);
  }

  /** A POST, so that the secret of the link stands in no address; it changes nothing. */
  @Post(`${API.guardianInvitation}/preview`)
  @Public()
  @Limited({ failures: 'failedInvitations' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Who invites to which children, by the link of a mail: first names only' })
  preview(@Body() { token }: InvitationTokenBody): Promise<InvitationPreview> {
    return this.invitations.preview(token);
  }

  @Post(`${API.guardianInvitation}/accept`)
  @LoggedIn()
  @ApiBearerAuth()
  @Limited({ failures: 'failedInvitations' })
  @HttpCode(200)
  @ApiOperation({ summary: 'Become second guardian by the link of a mail' })
  async accept(
    @CurrentPerson() person: { id: number },
    @CurrentUser() user: CurrentUserData,
    @Body() { token }: InvitationTokenBody,
  ): Promise<MessageResult> {
    const children = await this.invitations.accept({ ...user, personId: person.id }, token);
    return { message: t('guardian.accepted', { children: children.join(', ') }) };
  }
}
