import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OFFICE_API, type CancellationFeeRecord } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import type { ListPage } from '../../core/http/envelope.js';
import { ListParameters } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { t } from '../../core/request-context.js';
import { WaiveFee } from '../../registrations/use-cases/waive-fee.js';
import { FEE_LIST, FeeList } from './fee-list.js';
import { WaiverBody } from './payment-ledger.dto.js';

/** Fees of places that were given back (product/registrations.md#cancellation). */
@ApiTags('payment')
@ApiBearerAuth()
@Controller(OFFICE_API.cancellationFee)
export class CancellationFeesController {
  constructor(
    private readonly fees: FeeList,
    private readonly waiveFee: WaiveFee,
  ) {}

  @Get()
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'Fees of places that were given back, the newest first' })
  @ListParameters(FEE_LIST)
  list(
    @Query() query: Record<string, unknown>,
    @CurrentUser() reader: CurrentUserData,
  ): Promise<ListPage<CancellationFeeRecord>> {
    return this.fees.list(query, reader);
  }

  @Post(':id/waive')
  @HttpCode(200)
  @RequirePermission('payment.update')
  @ApiOperation({
    summary: 'Waive the fee of a place that was given back; what was paid of it becomes credit',
  })
  async waive(
    @Id() id: number,
    @Body() { reason }: WaiverBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<{ message: string }> {
    await this.waiveFee.run(id, reason, user.id);
    return { message: t('payment.fee_waived') };
  }
}
