import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OFFICE_API, type ArchivedParentDetail, type ArchivedParentRecord } from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import type { ListPage } from '../../core/http/envelope.js';
import { ListParameters } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { contentLanguage } from '../../core/request-context.js';
import { ARCHIVE_LIST, AccountingArchive } from './archive.service.js';

/** The accounting archive (product/money.md#accounting-archive). It is only read: what is in it follows from erasing. */
@ApiTags('accountingArchive')
@ApiBearerAuth()
@Controller(OFFICE_API.accountingArchive)
export class AccountingArchiveController {
  constructor(private readonly archive: AccountingArchive) {}

  @Get()
  @RequirePermission('payment.archive')
  @ApiOperation({ summary: 'Parents whose data are erased and of whom the ledger has payments' })
  @ListParameters(ARCHIVE_LIST)
  list(@Query() query: Record<string, unknown>): Promise<ListPage<ArchivedParentRecord>> {
    return this.archive.list(query);
  }

  @Get(':id')
  @RequirePermission('payment.archive')
  @ApiOperation({ summary: 'One of them, with the shares of the payments' })
  get(@Id() id: number): Promise<ArchivedParentDetail> {
    return this.archive.get(id, contentLanguage());
  }
}
