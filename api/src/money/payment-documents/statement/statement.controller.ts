import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { Response } from 'express';
import { LoggedIn } from '../../../core/auth/access.js';
import { AllowQueryToken } from '../../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../../core/auth/current-user.js';
import { AnswersFile } from '../../../core/http/openapi-decorators.js';
import { Id } from '../../../core/http/params.js';
import { PdfPrinter } from '../../../core/pdf/pdf-printer.js';
import { DocumentPage } from '../page/document-page.js';
import { sendPdf } from '../page/send-pdf.js';
import { Year } from '../../../core/http/year.js';
import { StatementReader } from './statement-facts.js';
import { statementPage } from './statement-page.js';

/**
 * Statements as PDF, one for each parent and year, in two languages (product/office.md#statement). For the parent, and for holders of
 * `payment.index`; for all others there is none.
 */
@ApiTags('documents')
@Controller('export/statement')
export class StatementController {
  constructor(
    private readonly reader: StatementReader,
    private readonly page: DocumentPage,
    private readonly printer: PdfPrinter,
  ) {}

  @Get(':personId/:year')
  @AllowQueryToken()
  @LoggedIn({ inView: true })
  @AnswersFile('application/pdf')
  @ApiOperation({ summary: 'Statement of charges and payments in German' })
  german(
    @Id('personId') personId: number,
    @Year() year: number,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.statement(personId, year, user, 'de', response);
  }

  @Get(':personId/:year/it')
  @AllowQueryToken()
  @LoggedIn({ inView: true })
  @AnswersFile('application/pdf')
  @ApiOperation({ summary: 'Statement of charges and payments in Italian' })
  italian(
    @Id('personId') personId: number,
    @Year() year: number,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.statement(personId, year, user, 'it', response);
  }

  private async statement(
    personId: number,
    year: number,
    user: CurrentUserData,
    lang: ContentLanguage,
    response: Response,
  ): Promise<StreamableFile> {
    const facts = await this.reader.read(personId, year, user);
    const pdf = await this.printer.print(await this.page.html('statement', lang, statementPage(facts, lang)));
    const { first_name, last_name } = facts.person;
    const name = [documentMessages[lang].statement.file, String(year), `${last_name} ${first_name}`];
    return sendPdf(response, name, pdf);
  }
}
