import { Body, Controller, Get, HttpCode, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type BankBooking,
  type BankCsvMappingDetail,
  type BankEntryRecord,
  type BankImport,
  type BankPreview,
  type BankRunBooking,
  type BankRunRecord,
  type BankSummary,
  type BankUndo,
  OFFICE_API,
} from '@feria/shared';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Received, receiveUpload, type ReceivedFile } from '../../core/files/receive-upload.js';
import type { ListPage } from '../../core/http/envelope.js';
import { ListParameters, MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { BANK_ENTRY_LIST, BankEntries } from './bank-entries.js';
import { BANK_RUN_LIST, BankRuns } from './bank-runs.js';
import {
  BookBankEntriesBody,
  BookCertainBody,
  BookPreviewedBody,
  CsvMappingBody,
  csvMappingOf,
  PreviewBankEntriesBody,
  UndoBankEntryBody,
} from './bank-statements.dto.js';
import { BookEntries } from './book-entries.js';
import { ImportStatement } from './import-statement.js';
import { PreviewBooking } from './preview-booking.js';
import { UndoEntries } from './undo-entries.js';

const file = { type: 'string', format: 'binary' };

/** Bank statements and what is booked from them (product/money.md#bank-statements). */
@ApiTags('bank')
@ApiBearerAuth()
@Controller()
export class BankStatementsController {
  constructor(
    private readonly imports: ImportStatement,
    private readonly entries: BankEntries,
    private readonly booking: BookEntries,
    private readonly previews: PreviewBooking,
    private readonly undoing: UndoEntries,
    private readonly runs: BankRuns,
  ) {}

  @Post(OFFICE_API.bankStatement)
  @RequirePermission('payment.update')
  @UseInterceptors(receiveUpload([{ type: 'file' }]))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { file } } })
  @ApiOperation({ summary: 'Import camt.053 (XML or ZIP) or a table; whole or not at all' })
  import(@Received() { bytes }: ReceivedFile, @CurrentUser() user: CurrentUserData): Promise<BankImport> {
    return this.imports.run(bytes, user.id);
  }

  @Get(OFFICE_API.bankCsvMapping)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'How tables of the bank are read; null until that is set' })
  getMapping(): Promise<BankCsvMappingDetail | null> {
    return this.imports.mapping();
  }

  @Put(OFFICE_API.bankCsvMapping)
  @RequirePermission('payment.update')
  @MayFail(409)
  @ApiOperation({ summary: 'Set which column of the bank’s tables is what' })
  setMapping(@Body() body: CsvMappingBody): Promise<BankCsvMappingDetail> {
    return this.imports.setMapping(csvMappingOf(body), body.version);
  }

  @Get(OFFICE_API.bankEntry)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'Entries of bank statements, open ones with what they pay by now' })
  @ListParameters(BANK_ENTRY_LIST)
  list(@Query() query: Record<string, unknown>): Promise<ListPage<BankEntryRecord>> {
    return this.entries.list(query);
  }

  @Get(OFFICE_API.bankEntrySummary)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'How many entries search and filters find, and their sums, by group' })
  @ListParameters(BANK_ENTRY_LIST)
  summary(@Query() query: Record<string, unknown>): Promise<BankSummary> {
    return this.entries.summary(query);
  }

  @Get(OFFICE_API.bankRun)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'What was booked together, newest first' })
  @ListParameters(BANK_RUN_LIST, { search: false })
  listRuns(@Query() query: Record<string, unknown>): Promise<ListPage<BankRunRecord>> {
    return this.runs.list(query);
  }

  @Post(OFFICE_API.bankEntryPreview)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @ApiOperation({ summary: 'What booking entries as they are suggested would do; changes nothing' })
  preview(@Body() body: PreviewBankEntriesBody): Promise<BankPreview> {
    return this.previews.of(body);
  }

  @Post(OFFICE_API.bankEntryBookPreviewed)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @ApiOperation({
    summary: 'Book entries as the preview showed them; what has changed is left out and named',
  })
  bookPreviewed(
    @Body() { entries, mail }: BookPreviewedBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<BankRunBooking> {
    return this.booking.bookPreviewed(entries, { userId: user.id, mail });
  }

  @Post(OFFICE_API.bankEntryBook)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @MayFail(409)
  @ApiOperation({ summary: 'Book entries, all or none, each as one payment' })
  book(
    @Body() { entries, mail }: BookBankEntriesBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<BankBooking> {
    return this.booking.book(entries, { userId: user.id, mail });
  }

  @Post(OFFICE_API.bankEntryBookCertain)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @ApiOperation({ summary: 'Book every entry that is certain' })
  bookCertain(@Body() { mail }: BookCertainBody, @CurrentUser() user: CurrentUserData): Promise<BankBooking> {
    return this.booking.bookCertain({ userId: user.id, mail });
  }

  @Post(`${OFFICE_API.bankEntry}/:id/ignore`)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @MayFail(409)
  @ApiOperation({ summary: 'Leave an entry out' })
  async ignore(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<{ id: number }> {
    await this.booking.ignore(id, user.id);
    return { id };
  }

  @Post(`${OFFICE_API.bankEntry}/:id/undo`)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @MayFail(409)
  @ApiOperation({ summary: 'Take the payment of an entry back, and open the entry again' })
  undo(
    @Id() id: number,
    @Body() body: UndoBankEntryBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<BankUndo> {
    return this.undoing.entry(id, body, user.id);
  }

  @Post(`${OFFICE_API.bankRun}/:id/undo`)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @ApiOperation({ summary: 'The same for all that was booked together; what cannot be undone is named' })
  undoRun(
    @Id() id: number,
    @Body() body: UndoBankEntryBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<BankUndo> {
    return this.undoing.run(id, body, user.id);
  }

  @Post(`${OFFICE_API.bankEntry}/:id/reopen`)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @MayFail(409)
  @ApiOperation({ summary: 'Open an entry again that was left out, or whose payment was taken back' })
  async reopen(@Id() id: number): Promise<{ id: number }> {
    await this.booking.reopen(id);
    return { id };
  }
}
