import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { OFFICE_API, type ReceiptRecord, type ReceiptSummary } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import type { ListPage } from '../../core/http/envelope.js';
import { FilterParameter, ListParameters, MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { MakeReceipts } from './make-receipts.js';
import { RECEIPT_LIST, ReceiptList } from './receipt-list.js';
import { CancelReceiptBody, ReceiptsBody } from './receipts.dto.js';

/** Receipts for payments (product/money.md#receipts). */
@ApiTags('receipt')
@ApiBearerAuth()
@Controller()
export class ReceiptsController {
  constructor(
    private readonly receipts: ReceiptList,
    private readonly maker: MakeReceipts,
  ) {}

  @Get(OFFICE_API.receipt)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'Receipts, newest first; search finds numbers and names' })
  @ListParameters(RECEIPT_LIST)
  list(@Query() query: Record<string, unknown>): Promise<ListPage<ReceiptRecord>> {
    return this.receipts.list(query);
  }

  @Get(OFFICE_API.receiptSummary)
  @RequirePermission('payment.index')
  @FilterParameter(RECEIPT_LIST)
  @ApiQuery({ name: 'search', required: false })
  @MayFail(422)
  @ApiOperation({ summary: 'The sums of the receipts that search and filters find' })
  summary(@Query() query: Record<string, unknown>): Promise<ReceiptSummary> {
    return this.receipts.summary(query);
  }

  @Post(OFFICE_API.receipt)
  @RequirePermission('payment.update')
  @MayFail(409)
  @ApiOperation({ summary: 'Make a receipt for each of these payments, all or none' })
  async make(@Body() body: ReceiptsBody, @CurrentUser() user: CurrentUserData): Promise<ReceiptRecord[]> {
    const { payment_ids, lang = null } = body;
    return this.receipts.byIds(await this.maker.make(payment_ids, lang, user.id));
  }

  @Post(`${OFFICE_API.receipt}/:id/cancel`)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @MayFail(409)
  @ApiOperation({ summary: 'Cancel a receipt; its number stays' })
  async cancel(
    @Id() id: number,
    @Body() { reason }: CancelReceiptBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<ReceiptRecord> {
    await this.maker.cancel(id, reason, user.id);
    const [receipt] = await this.receipts.byIds([id]);
    return receipt as ReceiptRecord;
  }
}
