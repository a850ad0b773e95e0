import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CONTENT_LANGUAGES } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { MAX_RECEIPTS, receiptNumber } from '@feria/shared/rules/receipts';
import type { Request, Response } from 'express';
import { LoggedIn, RequirePermission } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { fileName, nameFile } from '../../core/files/name-file.js';
import { zipped, type ZippedFile } from '../../core/files/zip.js';
import { AppError, notFound } from '../../core/http/errors.js';
import { AnswersFile, FilterParameter, MayFail } from '../../core/http/openapi-decorators.js';
import { Id } from '../../core/http/params.js';
import { Logger } from '../../core/logger.js';
import { PdfPrinter } from '../../core/pdf/pdf-printer.js';
import { exportLanguage, sendWorkbook, XLSX } from '../../core/xlsx/send-workbook.js';
import { DocumentPage } from '../payment-documents/page/document-page.js';
import { sendPdf } from '../payment-documents/page/send-pdf.js';
import { RECEIPT_LIST, ReceiptList, type WholeReceipt } from './receipt-list.js';
import { receiptsPage } from './receipt-page.js';
import { receiptColumns, withSums } from './receipts-sheet.js';

/** Receipts of one statement. */
const PAGE = 500;

const LANGUAGE = {
  name: 'lang',
  required: false,
  enum: [...CONTENT_LANGUAGES],
  description: "Of the file's name and columns; the user's own when left out. A receipt has its own language",
};

/**
 * Receipts as PDF, each in the language in which it was made (product/money.md#receipts). One for the parent who paid; all for holders of
 * `payment.index`.
 */
@ApiTags('documents')
@Controller('export')
export class ReceiptDocumentsController {
  constructor(
    private readonly receipts: ReceiptList,
    private readonly page: DocumentPage,
    private readonly printer: PdfPrinter,
    private readonly logger: Logger,
  ) {}

  @Get('receipt/:id')
  @AllowQueryToken()
  @LoggedIn({ inView: true })
  @AnswersFile('application/pdf')
  @ApiOperation({ summary: 'A receipt' })
  async one(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const receipt = await this.receipts.one(id, user);
    const { file } = documentMessages[receipt.lang].receipt;
    return sendPdf(response, [file, dashed(receipt)], await this.print([receipt]));
  }

  @Get('receipts')
  @AllowQueryToken()
  @AnswersFile('application/pdf')
  @RequirePermission('payment.index')
  @FilterParameter(RECEIPT_LIST)
  @ApiQuery({ name: 'search', required: false })
  @ApiQuery(LANGUAGE)
  @MayFail(404, 422)
  @ApiOperation({ summary: 'The receipts that search and filters find, as one PDF' })
  async several(
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const ids = await this.receipts.idsOf(query);
    if (ids.length === 0) throw notFound();
    if (ids.length > MAX_RECEIPTS)
      throw new AppError('validation', {
        message: { key: 'receipt.too_many', params: { max: MAX_RECEIPTS } },
      });
    const receipts = await this.receipts.whole(ids, user);
    const { files } = documentMessages[exportLanguage(request, user)].receipt;
    return sendPdf(response, [files, ...span(receipts)], await this.print(receipts));
  }

  @Get('receipts/zip')
  @AllowQueryToken()
  @AnswersFile('application/zip')
  @RequirePermission('payment.index')
  @FilterParameter(RECEIPT_LIST)
  @ApiQuery({ name: 'search', required: false })
  @ApiQuery(LANGUAGE)
  @MayFail(404, 422)
  @ApiOperation({
    summary: 'The receipts that search and filters find, as a ZIP file of PDFs with up to 100 each',
  })
  async zip(
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const ids = await this.receipts.idsOf(query);
    if (ids.length === 0) throw notFound();
    const { files } = documentMessages[exportLanguage(request, user)].receipt;
    const ends = [ids[0] as number, ids.at(-1) as number];
    nameFile(response, [files, ...span(await this.receipts.whole(ends, user))], 'zip');
    response.type('application/zip');
    try {
      await pipeline(Readable.from(zipped(this.pdfs(ids, files, user))), response);
    } catch (error) {
      // Cut, so that nobody takes half a file for a whole one.
      if (!response.destroyed) this.logger.error('an export broke off', error);
      response.destroy();
    }
  }

  @Get('receipts/xlsx')
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermission('payment.index')
  @FilterParameter(RECEIPT_LIST)
  @ApiQuery({ name: 'search', required: false })
  @ApiQuery(LANGUAGE)
  @MayFail(422)
  @ApiOperation({ summary: 'The receipts that search and filters find, with their sums' })
  async sheet(
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const ids = await this.receipts.idsOf(query);
    const lang = exportLanguage(request, user);
    const { files } = documentMessages[lang].receipt;
    const ends = await this.receipts.whole(
      ids.length > 0 ? [ids[0] as number, ids.at(-1) as number] : [],
      user,
    );
    await sendWorkbook(response, [files, ...span(ends)], this.logger, async (workbook) => {
      const { pages, total } = withSums(this.pages(ids, user), lang);
      await workbook.sheet(files, receiptColumns(lang), pages, total);
    });
  }

  private async *pages(
    ids: readonly number[],
    user: CurrentUserData,
    size = PAGE,
  ): AsyncGenerator<WholeReceipt[]> {
    for (let start = 0; start < ids.length; start += size)
      yield this.receipts.whole(ids.slice(start, start + size), user);
  }

  private async *pdfs(
    ids: readonly number[],
    files: string,
    user: CurrentUserData,
  ): AsyncGenerator<ZippedFile> {
    for await (const receipts of this.pages(ids, user, MAX_RECEIPTS))
      yield { name: fileName([files, ...span(receipts)], 'pdf'), bytes: await this.print(receipts) };
  }

  private async print(receipts: readonly WholeReceipt[]): Promise<Buffer> {
    const lang = receipts[0]?.lang ?? 'de';
    return this.printer.print(await this.page.html('receipts', lang, receiptsPage(receipts)));
  }
}

/** The number as a file name can have it. */
function dashed(receipt: WholeReceipt): string {
  return receiptNumber(receipt).replace('/', '-');
}

/** The first and the last number. */
function span(receipts: readonly WholeReceipt[]): string[] {
  const [first, last] = [receipts[0], receipts.at(-1)];
  return first && last ? [...new Set([dashed(first), dashed(last)])] : [];
}
