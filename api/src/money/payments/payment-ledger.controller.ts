import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type CreditResult, type PaymentDetail, type PaymentRecord, OFFICE_API } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import type { ListPage } from '../../core/http/envelope.js';
import { ListParameters, MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { IdempotencyKey } from '../../core/idempotency/idempotency-key.js';
import { CreditBody, PayerBody, PaymentBody, ReversalBody } from './payment-ledger.dto.js';
import { PaymentLedger } from './payment-ledger.js';
import { PAYMENT_LIST, PaymentList } from './payment-list.js';

/** The ledger of payments (product/money.md#the-ledger). */
@ApiTags('payment')
@ApiBearerAuth()
@Controller(OFFICE_API.payment)
export class PaymentLedgerController {
  constructor(
    private readonly payments: PaymentList,
    private readonly ledger: PaymentLedger,
  ) {}

  @Get()
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'Payments and refunds, newest first' })
  @ListParameters(PAYMENT_LIST)
  list(
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
  ): Promise<ListPage<PaymentRecord>> {
    return this.payments.list(query, user);
  }

  @Get(':id')
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'A payment with its shares' })
  get(@Id() id: number): Promise<PaymentDetail> {
    return this.payments.get(id);
  }

  @Post()
  @RequirePermission('payment.update')
  @ApiOperation({ summary: 'Book a payment or a refund' })
  async create(
    @Body() body: PaymentBody,
    @CurrentUser() user: CurrentUserData,
    @IdempotencyKey() key?: string,
  ): Promise<PaymentDetail> {
    return this.payments.get(await this.ledger.create(body, user.id, key));
  }

  @Post('credit')
  @HttpCode(200)
  @RequirePermission('payment.update')
  @ApiOperation({ summary: 'Use the credit of a parent for registrations' })
  useCredit(
    @Body() body: CreditBody,
    @CurrentUser() user: CurrentUserData,
    @IdempotencyKey() key?: string,
  ): Promise<CreditResult> {
    return this.ledger.useCredit(body, user.id, key);
  }

  @Post(':id/reverse')
  @HttpCode(200)
  @RequirePermission('payment.update')
  @ApiOperation({ summary: 'Take a payment back, by another one' })
  async reverse(
    @Id() id: number,
    @Body() body: ReversalBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<PaymentDetail> {
    return this.payments.get(await this.ledger.reverse(id, body, user.id));
  }

  @Put(':id/payer')
  @RequirePermission('payment.update')
  @MayFail(409)
  @ApiOperation({ summary: 'Say who paid; refused while the payment has a valid receipt' })
  async setPayer(@Id() id: number, @Body() body: PayerBody): Promise<PaymentDetail> {
    await this.ledger.setPayer(id, body);
    return this.payments.get(id);
  }
}
