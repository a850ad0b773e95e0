import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  API,
  type FamilyChild,
  type FamilyEnded,
  type FamilyParent,
  type MyFamily,
  type PhoneTakeover,
  type WishOrder,
  type WithPhoneUses,
} from '@feria/shared';
import { LoggedIn } from '../../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { FamilyChildren } from './family-children.service.js';
import { ChildCreateBody, ChildUpdateBody, ParentUpdateBody } from './family.dto.js';
import { FamilyEndedRegistrations } from './family-ended.service.js';
import { FamilyService } from './family.service.js';
import { PhoneTakeoverBody, WishOrderBody } from '../registrations.dto.js';
import type { PhoneOwner } from '../../families/people/phone-lookup.js';
import { OrderWishes } from '../use-cases/order-wishes.js';
import { TakeOverPhone } from '../use-cases/take-over-phone.js';

type Person = CurrentUserData['person'] & object;

/** A parent sees and writes the contacts of own bookings, and the own children. */
function ownerOf(person: { id: number }, user: { id: number }): PhoneOwner {
  return { personId: person.id, bookedBy: user.id, children: true, registrations: true };
}

/** A parent's own page. Accounts without a person get 403 `no_person`. */
@ApiTags('my-family')
@ApiBearerAuth()
@Controller()
@LoggedIn()
export class FamilyController {
  constructor(
    private readonly family: FamilyService,
    private readonly children: FamilyChildren,
    private readonly phones: TakeOverPhone,
    private readonly wishes: OrderWishes,
    private readonly endedOnes: FamilyEndedRegistrations,
  ) {}

  @Get(API.myFamily)
  @LoggedIn({ inView: true })
  @ApiOperation({ summary: 'Parent, children, registrations, waiting list, confirmations' })
  read(@CurrentPerson() person: Person, @CurrentUser() user: CurrentUserData): Promise<MyFamily> {
    const shownTo = user.viewer ?? { id: user.id, health: true };
    return this.family.read({ userId: user.id, personId: person.id, plz: person.plz }, shownTo);
  }

  @Get(API.myFamilyEnded)
  @LoggedIn({ inView: true })
  @ApiOperation({ summary: 'Registrations that ended, and offers that were declined: who did it and when' })
  ended(@CurrentPerson() person: Person, @CurrentUser() user: CurrentUserData): Promise<FamilyEnded[]> {
    return this.endedOnes.read({ userId: user.id, personId: person.id });
  }

  @Put(API.myFamilyParent)
  @ApiOperation({ summary: "Change one's own data" })
  updateParent(
    @CurrentPerson() person: { id: number },
    @CurrentUser() user: CurrentUserData,
    @Body() input: ParentUpdateBody,
  ): Promise<FamilyParent & WithPhoneUses> {
    return this.family.updateParent(ownerOf(person, user), input);
  }

  @Post(API.myFamilyPhone)
  @HttpCode(200)
  @ApiOperation({ summary: "Write one's new number where the former one stands" })
  takeOverPhone(
    @CurrentPerson() person: { id: number },
    @CurrentUser() user: CurrentUserData,
    @Body() body: PhoneTakeoverBody,
  ): Promise<PhoneTakeover> {
    return this.phones.run(ownerOf(person, user), body, user.id);
  }

  @Post(API.myFamilyChildren)
  @MayFail(429)
  @ApiOperation({ summary: 'Add a child' })
  addChild(
    @CurrentPerson() person: Person,
    @CurrentUser() user: CurrentUserData,
    @Body() input: ChildCreateBody,
  ): Promise<FamilyChild> {
    return this.children.create({ userId: user.id, personId: person.id, plz: person.plz }, input);
  }

  @Put(`${API.myFamilyChildren}/:id`)
  @ApiOperation({ summary: 'Change or confirm the data of a child' })
  updateChild(
    @CurrentPerson() person: Person,
    @CurrentUser() user: CurrentUserData,
    @Id() id: number,
    @Body() input: ChildUpdateBody,
  ): Promise<FamilyChild> {
    return this.children.update({ userId: user.id, personId: person.id, plz: person.plz }, id, input);
  }

  @Put(`${API.myFamilyChildren}/:id/wishes`)
  @ApiOperation({
    summary: 'Put the wishes of a child for a draw into another order, until registration ends',
  })
  orderWishes(
    @CurrentPerson() person: Person,
    @CurrentUser() user: CurrentUserData,
    @Id() id: number,
    @Body() input: WishOrderBody,
  ): Promise<WishOrder> {
    return this.wishes.run(id, input, { userId: user.id, personId: person.id, plz: person.plz });
  }
}
