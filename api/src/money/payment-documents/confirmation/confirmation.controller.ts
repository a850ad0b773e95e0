import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { nameIn } from '@feria/shared/rules/content';
import type { Response } from 'express';
import { LoggedIn } from '../../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../../core/auth/current-user.js';
import { AllowQueryToken } from '../../../core/auth/allow-query-token.js';
import { PdfPrinter } from '../../../core/pdf/pdf-printer.js';
import { Id } from '../../../core/http/params.js';
import { ConfirmationReader } from './confirmation-facts.js';
import { DocumentPage } from '../page/document-page.js';
import { sendPdf } from '../page/send-pdf.js';
import { confirmationPage } from './confirmation-page.js';
import { AnswersFile } from '../../../core/http/openapi-decorators.js';

/**
 * Confirmations of payment as PDF, one for each child and course, in two languages (product/office.md#confirmation-of-payment). For the parents of
 * the child, and for holders of `payment.index`; for all others there is none.
 */
@ApiTags('documents')
@Controller('confirmation')
export class ConfirmationController {
  constructor(
    private readonly reader: ConfirmationReader,
    private readonly page: DocumentPage,
    private readonly printer: PdfPrinter,
  ) {}

  @Get(':courseId/:peopleId')
  @AllowQueryToken()
  @LoggedIn({ inView: true })
  @AnswersFile('application/pdf')
  @ApiOperation({ summary: 'Confirmation of payment in German' })
  german(
    @Id('courseId') courseId: number,
    @Id('peopleId') childId: number,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.confirmation(courseId, childId, user, 'de', response);
  }

  @Get(':courseId/:peopleId/it')
  @AllowQueryToken()
  @LoggedIn({ inView: true })
  @AnswersFile('application/pdf')
  @ApiOperation({ summary: 'Confirmation of payment in Italian' })
  italian(
    @Id('courseId') courseId: number,
    @Id('peopleId') childId: number,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.confirmation(courseId, childId, user, 'it', response);
  }

  private async confirmation(
    courseId: number,
    childId: number,
    user: CurrentUserData,
    lang: ContentLanguage,
    response: Response,
  ): Promise<StreamableFile> {
    const facts = await this.reader.read(courseId, childId, user);
    const pdf = await this.printer.print(
      await this.page.html('confirmation', lang, confirmationPage(facts, lang)),
    );
    const { child, course } = facts;
    return sendPdf(
      response,
      [
        documentMessages[lang].confirmation.file,
        nameIn(lang, course),
        `${child.last_name} ${child.first_name}`,
      ],
      pdf,
    );
  }
}
