import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { Response } from 'express';
import { RequirePermission } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';
import { sendPdf } from '../../money/payment-documents/page/send-pdf.js';
import { Year } from '../../core/http/year.js';
import { ProgrammeDocument } from './programme-document.js';

/** The printed programme of a year (product/catalogue.md#printed-programme). */
@ApiTags('documents')
@Controller()
export class ProgrammeController {
  constructor(private readonly document: ProgrammeDocument) {}

  @Get('export/programme/:year')
  @AllowQueryToken()
  @RequirePermission('course.index')
  @AnswersFile('application/pdf')
  @ApiOperation({ summary: 'All active projects of a year in two languages, to be printed' })
  async read(
    @Year() year: number,
    @CurrentUser() user: CurrentUserData,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const pdf = await this.document.print(year);
    return sendPdf(response, [documentMessages[user.lang].programme.file, String(year)], pdf);
  }
}
