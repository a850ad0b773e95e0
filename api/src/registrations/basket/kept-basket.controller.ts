import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BASKET_API, type KeptBasket } from '@feria/shared';
import { LoggedIn } from '../../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { KeptBasketBody } from './basket.dto.js';
import { KeptBaskets } from './kept-baskets.js';

/** The basket of one's own account (product/registrations.md#kept-basket). */
@ApiTags('my-family')
@ApiBearerAuth()
@Controller(BASKET_API.kept)
@LoggedIn()
export class KeptBasketController {
  constructor(private readonly baskets: KeptBaskets) {}

  @Get()
  @LoggedIn({ inView: true })
  @ApiOperation({ summary: 'What one has put into the basket and not booked' })
  read(@CurrentPerson() person: { id: number }, @CurrentUser() user: CurrentUserData): Promise<KeptBasket> {
    return this.baskets.read({ userId: user.id, personId: person.id });
  }

  @Put()
  @ApiOperation({ summary: 'Replace what is in the basket' })
  save(
    @CurrentPerson() person: { id: number },
    @CurrentUser() user: CurrentUserData,
    @Body() input: KeptBasketBody,
  ): Promise<KeptBasket> {
    return this.baskets.save({ userId: user.id, personId: person.id }, input);
  }
}
