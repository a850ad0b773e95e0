import { Body, Controller, Delete, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  API,
  type DeleteResult,
  type FamilyRegistration,
  type RegistrationRemoval,
  type SignUpResult,
} from '@feria/shared';
import { LoggedIn } from '../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../core/auth/current-user.js';
import { Id, queryEuros } from '../core/http/params.js';
import { IdempotencyKey } from '../core/idempotency/idempotency-key.js';
import { parentBooker } from './booking-batch/booking.js';
import { FamilyRegistrations } from './family-registrations.service.js';
import { SaveRegistrationBody, SignUpBody } from './registrations.dto.js';
import { AnswerOffer } from './use-cases/answer-offer.js';
import { ChangeRegistration } from './use-cases/change-registration.js';
import { RemoveRegistration } from './use-cases/remove-registration.js';
import { SignUp } from './use-cases/sign-up.js';
import { WhoDidIt } from './who-did-it.js';

/** What parents do with registrations of their own children (product/registrations.md#what-a-parent-may-change). */
@ApiTags('registration')
@ApiBearerAuth()
@Controller()
@LoggedIn()
export class ParentRegistrationController {
  constructor(
    private readonly signUp: SignUp,
    private readonly changeRegistration: ChangeRegistration,
    private readonly removeRegistration: RemoveRegistration,
    private readonly answerOffer: AnswerOffer,
    private readonly family: FamilyRegistrations,
    private readonly who: WhoDidIt,
  ) {}

  @Post(`${API.sendRegistration}/:id`)
  @ApiOperation({ summary: 'Sign children up for weeks of a course' })
  send(
    @Id() courseId: number,
    @Body() input: SignUpBody,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: CurrentUserData['person'] & object,
    @IdempotencyKey() key?: string,
  ): Promise<SignUpResult> {
    return this.signUp.run(courseId, input, parentBooker(user, person), key);
  }

  @Put(`${API.saveRegistration}/:id`)
  @ApiOperation({
    summary: 'Change the day type, and contacts or custom field of an own booking, while the week is open',
  })
  async save(
    @Id() id: number,
    @Body() input: SaveRegistrationBody,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: CurrentUserData['person'] & object,
  ): Promise<FamilyRegistration> {
    const parent = { userId: user.id, personId: person.id, plz: person.plz };
    await this.who.orTell(id, parent, () => this.changeRegistration.run(id, input, parent));
    return this.family.get(id, parent);
  }

  @Post(`${API.registration}/:id/accept-offer`)
  @HttpCode(200)
  @ApiOperation({ summary: 'Accept the offer of a seat' })
  async acceptOffer(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: CurrentUserData['person'] & object,
  ): Promise<FamilyRegistration> {
    const parent = { userId: user.id, personId: person.id, plz: person.plz };
    await this.who.orTell(id, parent, () => this.answerOffer.accept(id, parent));
    return this.family.get(id, parent);
  }

  @Post(`${API.registration}/:id/decline-offer`)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Decline the offer of a seat, and leave the waiting list; the next child is asked',
  })
  declineOffer(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: CurrentUserData['person'] & object,
  ): Promise<DeleteResult> {
    const parent = { userId: user.id, personId: person.id, plz: person.plz };
    return this.who.orTell(id, parent, () => this.answerOffer.decline(id, parent));
  }

  @Delete(`${API.registration}/:id`)
  @ApiOperation({ summary: 'Remove a registration or leave a waiting list, by the rules for parents' })
  @ApiQuery({
    name: 'fee',
    required: false,
    type: Number,
    description:
      'The fee in euros that was shown, where giving the place back costs something. With another one, or none, it is refused.',
  })
  remove(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: CurrentUserData['person'] & object,
    @Query('fee') fee?: unknown,
  ): Promise<RegistrationRemoval> {
    const parent = { userId: user.id, personId: person.id, plz: person.plz };
    const remover = { ...parent, fee: queryEuros('fee', fee) };
    return this.who.orTell(id, parent, () => this.removeRegistration.run(id, remover));
  }
}
