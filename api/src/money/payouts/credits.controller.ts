import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  OFFICE_API,
  type CreditRecord,
  type CreditSummary,
  type PayoutResult,
  type RefundAccount,
  type SepaFileRecord,
} from '@feria/shared';
import type { Response } from 'express';
import { RequirePermission } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { nameFile } from '../../core/files/name-file.js';
import type { ListPage } from '../../core/http/envelope.js';
import { AnswersFile, ListParameters, MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { CREDIT_LIST, CreditList } from './credit-list.js';
import { EnterAccount } from './enter-account.js';
import { ExecutedBody, IbanBody, SepaFileBody } from './payouts.dto.js';
import { SEPA_FILE_LIST, SepaFiles } from './sepa-files.js';

/** Credit of families, and how it is paid out (product/money.md#paying-out-credit). */
@ApiTags('credit')
@ApiBearerAuth()
@Controller()
export class CreditsController {
  constructor(
    private readonly credits: CreditList,
    private readonly files: SepaFiles,
    private readonly accounts: EnterAccount,
  ) {}

  @Get(OFFICE_API.credit)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'Parents with credit, the largest first' })
  @ListParameters(CREDIT_LIST)
  list(@Query() query: Record<string, unknown>): Promise<ListPage<CreditRecord>> {
    return this.credits.list(query);
  }

  @Get(OFFICE_API.creditSummary)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'The sum of all credit, and the accounts from which it can be paid out' })
  summary(): Promise<CreditSummary> {
    return this.credits.summary();
  }

  @Get(OFFICE_API.sepaFile)
  @RequirePermission('payment.index')
  @ApiOperation({ summary: 'Files of transfers that pay out credit, newest first' })
  @ListParameters(SEPA_FILE_LIST, { search: false })
  listFiles(@Query() query: Record<string, unknown>): Promise<ListPage<SepaFileRecord>> {
    return this.files.list(query);
  }

  @Post(OFFICE_API.sepaFile)
  @RequirePermission('payment.update')
  @ApiOperation({
    summary: 'Make a file that pays out all the credit of parents; it is set aside from then on',
  })
  create(@Body() body: SepaFileBody, @CurrentUser() user: CurrentUserData): Promise<SepaFileRecord> {
    return this.files.create(body, user.id);
  }

  @Get(`${OFFICE_API.sepaFile}/:id`)
  @RequirePermission('payment.update')
  @AnswersFile('application/xml')
  @MayFail(422)
  @ApiOperation({ summary: 'The file for the bank (ISO 20022 pain.001), with what it has not paid yet' })
  async download(@Id() id: number, @Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    return sendXml(response, await this.files.xml(id));
  }

  @Get('export/sepa-file/:id')
  @AllowQueryToken()
  @RequirePermission('payment.update')
  @AnswersFile('application/xml')
  @MayFail(422)
  @ApiTags('documents')
  @ApiOperation({ summary: 'The same file, for a browser that opens it by its address' })
  async document(@Id() id: number, @Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    return sendXml(response, await this.files.xml(id));
  }

  @Delete(`${OFFICE_API.sepaFile}/:id`)
  @RequirePermission('payment.update')
  @MayFail(422)
  @ApiOperation({ summary: 'Withdraw a file: what the bank has not paid is credit as before' })
  withdraw(@Id() id: number, @CurrentUser() user: CurrentUserData): Promise<SepaFileRecord> {
    return this.files.withdraw(id, user.id);
  }

  @Post(`${OFFICE_API.sepaFile}/:id/executed`)
  @HttpCode(200)
  @RequirePermission('payment.update')
  @ApiOperation({
    summary: 'Book that the bank has paid the whole file, where no statement names its transfers',
  })
  executed(
    @Id() id: number,
    @Body() { date }: ExecutedBody,
    @CurrentUser() user: CurrentUserData,
  ): Promise<PayoutResult> {
    return this.files.executed(id, date, user.id);
  }

  @Put(`${OFFICE_API.refundAccount}/:id`)
  @RequirePermission('payment.update')
  @ApiOperation({ summary: 'Enter the account to which the credit of a parent is paid out' })
  enterIban(@Id() id: number, @Body() { iban }: IbanBody): Promise<{ account: RefundAccount | null }> {
    return this.accounts.byOffice(id, iban ?? null);
  }
}

function sendXml(response: Response, { name, xml }: { name: string; xml: string }): StreamableFile {
  nameFile(response, [name], 'xml');
  return new StreamableFile(Buffer.from(xml), { type: 'application/xml' });
}
