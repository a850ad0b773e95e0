import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BASKET_API, type BasketQuote, type BasketResult } from '@feria/shared';
import { LoggedIn } from '../../core/auth/access.js';
import { CurrentPerson, CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { IdempotencyKey } from '../../core/idempotency/idempotency-key.js';
import { parentBooker } from '../booking-batch/booking.js';
import { SignUp } from '../use-cases/sign-up.js';
import { BasketBody } from './basket.dto.js';
import { QuoteBasket } from './quote-basket.js';

/** Parents book weeks of several projects at once (product/registrations.md#basket). */
@ApiTags('registration')
@ApiBearerAuth()
@Controller(BASKET_API.send)
@LoggedIn()
export class BasketController {
  constructor(
    private readonly signUp: SignUp,
    private readonly quoteBasket: QuoteBasket,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Sign children up for weeks of several courses: all, or nothing' })
  send(
    @Body() input: BasketBody,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: CurrentUserData['person'] & object,
    @IdempotencyKey() key?: string,
  ): Promise<BasketResult> {
    return this.signUp.runBasket(input, parentBooker(user, person), key);
  }

  @Post('quote')
  @HttpCode(200)
  @ApiOperation({ summary: 'What each line of a basket would get now, and what it costs; books nothing' })
  quote(
    @Body() input: BasketBody,
    @CurrentUser() user: CurrentUserData,
    @CurrentPerson() person: CurrentUserData['person'] & object,
  ): Promise<BasketQuote> {
    return this.quoteBasket.run(input, parentBooker(user, person));
  }
}
