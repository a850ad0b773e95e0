import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { Response } from 'express';
import { LoggedIn } from '../../../core/auth/access.js';
import { AllowQueryToken } from '../../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../../core/auth/current-user.js';
import { AnswersFile } from '../../../core/http/openapi-decorators.js';
import { Id, queryId } from '../../../core/http/params.js';
import { PdfPrinter } from '../../../core/pdf/pdf-printer.js';
import { DocumentPage } from '../page/document-page.js';
import { sendPdf } from '../page/send-pdf.js';
import { Year } from '../../../core/http/year.js';
import { TaxReader } from './tax-facts.js';
import { taxPage } from './tax-page.js';

const PAYER = {
  name: 'person_id',
  required: false,
  description: 'The parent who paid. For the office; when left out, who paid most',
};

/**
 * Confirmations for the tax return as PDF, one for each child, year and parent who paid, in two languages
 * (product/office.md#confirmation-for-the-tax-return). For the parent, and for holders of `payment.index`; for all others there is none.
 */
@ApiTags('documents')
@Controller('export/tax-confirmation')
export class TaxConfirmationController {
  constructor(
    private readonly reader: TaxReader,
    private readonly page: DocumentPage,
    private readonly printer: PdfPrinter,
  ) {}

  @Get(':childId/:year')
  @AllowQueryToken()
  @LoggedIn({ inView: true })
  @AnswersFile('application/pdf')
  @ApiQuery(PAYER)
  @ApiOperation({ summary: 'Confirmation for the tax return in German' })
  german(
    @Id('childId') childId: number,
    @Year() year: number,
    @Query('person_id') personId: unknown,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.confirmation({ childId, year, personId }, user, 'de', response);
  }

  @Get(':childId/:year/it')
  @AllowQueryToken()
  @LoggedIn({ inView: true })
  @AnswersFile('application/pdf')
  @ApiQuery(PAYER)
  @ApiOperation({ summary: 'Confirmation for the tax return in Italian' })
  italian(
    @Id('childId') childId: number,
    @Year() year: number,
    @Query('person_id') personId: unknown,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.confirmation({ childId, year, personId }, user, 'it', response);
  }

  private async confirmation(
    wanted: { childId: number; year: number; personId: unknown },
    user: CurrentUserData,
    lang: ContentLanguage,
    response: Response,
  ): Promise<StreamableFile> {
    const { childId, year, personId } = wanted;
    const payer = personId === undefined ? null : queryId('person_id', personId);
    const facts = await this.reader.read(childId, year, user, payer);
    const pdf = await this.printer.print(await this.page.html('tax', lang, taxPage(facts, lang)));
    const { first_name, last_name } = facts.child;
    const name = [documentMessages[lang].tax.file, String(year), `${last_name} ${first_name}`];
    return sendPdf(response, name, pdf);
  }
}
