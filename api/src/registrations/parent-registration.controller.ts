import { Body, Controller, Delete, Headers, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { API, type DeleteResult, type FamilyRegistration, type SignUpResult } from '@feria/shared';
import { LoggedIn } from '../platform/auth/access.js';
import { TellsItself } from '../platform/audit/audit.interceptor.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../platform/auth/current-user.js';
import { Id } from '../platform/http/params.js';
import { FamilyRegistrations } from './family-registrations.service.js';
import { SaveRegistrationBody, SignUpBody } from './sign-up.dto.js';
import { ChangeRegistration } from './use-cases/change-registration.js';
import { RemoveRegistration } from './use-cases/remove-registration.js';
import { SignUp } from './use-cases/sign-up.js';

/** What parents do with registrations of their own children (decisions §5). */
@ApiTags('registration')
@ApiBearerAuth()
@Controller()
@LoggedIn()
export class ParentRegistrationController {
  constructor(
    private readonly signUp: SignUp,
    private readonly changeRegistration: ChangeRegistration,
    private readonly removeRegistration: RemoveRegistration,
    private readonly family: FamilyRegistrations,
  ) {}

  @Post(`${API.sendRegistration}/:id`)
  @TellsItself()
  @ApiOperation({ summary: 'Sign children up for weeks of a course' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Makes a repeat return the first answer',
  })
  send(
    @Id() courseId: number,
    @Body() input: SignUpBody,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: CurrentUserData['person'] & object,
    @Headers('idempotency-key') key?: string,
  ): Promise<SignUpResult> {
    const reader = {
      userId: user.id,
      personId: person.id,
      name: `${person.first_name} ${person.last_name}`,
      email: user.email,
      lang: user.lang,
    };
    return this.signUp.run(courseId, input, { userId: user.id, personId: person.id, reader }, key);
  }

  @Put(`${API.saveRegistration}/:id`)
  @ApiOperation({ summary: 'Change day type, contacts or custom field while the week is open' })
  async save(
    @Id() id: number,
    @Body() input: SaveRegistrationBody,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: { id: number },
  ): Promise<FamilyRegistration> {
    await this.changeRegistration.run(id, input, { userId: user.id, personId: person.id });
    return this.family.get(id, person.id);
  }

  @Delete(`${API.registration}/:id`)
  @ApiOperation({ summary: 'Remove a registration or leave a waiting list, by the rules for parents' })
  remove(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: { id: number },
  ): Promise<DeleteResult> {
    return this.removeRegistration.run(id, { userId: user.id, personId: person.id });
  }
}
