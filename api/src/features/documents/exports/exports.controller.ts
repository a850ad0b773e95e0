import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { LANGUAGE_HEADER, UI_LANGUAGES, type UiLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { Request, Response } from 'express';
import { RequirePermission } from '../../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../../core/auth/current-user.js';
import { AllowQueryToken } from '../../../core/auth/allow-query-token.js';
import { Clock } from '../../../core/clock.js';
import { nameFile } from '../../../core/files/name-file.js';
import { Id } from '../../../core/http/params.js';
import { Logger } from '../../../core/logger.js';
import { CourseExport } from './course-export.js';
import { paymentColumns, PaymentsExport } from './payments-export.js';
import { AnswersFile, FilterParameter } from '../../../core/http/openapi-decorators.js';
import { REGISTRATION_LIST } from '../../registrations/registrations.queries.js';
import { ReaderGone, StreamedWorkbook } from './workbook.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Spreadsheets for the office (product.md#cells-of-a-spreadsheet), sent as they are written. */
@ApiTags('documents')
@ApiQuery({ name: 'lang', required: false, enum: ['de', 'it'], description: "The user's own when left out" })
@Controller()
export class ExportsController {
  constructor(
    private readonly courses: CourseExport,
    private readonly payments: PaymentsExport,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  @Get('excelExport/:id')
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermission('course.view')
  @ApiOperation({ summary: 'Participants and waiting lists of a course, a sheet a week' })
  async course(
    @Id() id: number,
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const course = await this.courses.course(id);
    const lang = exportLanguage(request, user);
    const name = [
      documentMessages[lang].export.participants_file,
      lang === 'it' ? course.name_it : course.name,
      this.clock.today(),
    ];
    await sendWorkbook(response, name, this.logger, (workbook) =>
      this.courses.write(workbook, course, lang, user),
    );
  }

  @Get('export/payments')
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermission('peopleCourseWeekRegistration.update')
  @FilterParameter(REGISTRATION_LIST)
  @ApiQuery({ name: 'search', required: false })
  @ApiOperation({ summary: 'Payments of registrations, and what is to be refunded' })
  async paymentsOfAll(
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const plan = this.payments.plan(query);
    const lang = exportLanguage(request, user);
    const words = documentMessages[lang].export;
    await sendWorkbook(response, [words.payments_file, this.clock.today()], this.logger, async (workbook) => {
      await workbook.sheet(words.payments_sheet, paymentColumns(lang), this.payments.pages(plan, lang));
    });
  }
}

/**
 * Language of an export: `lang` of the address, else the header that our frontends send, else the user's own; whoever
 * opens an address by hand sends no header.
 */
function exportLanguage(request: Request, user: CurrentUserData): UiLanguage {
  return [request.query.lang, request.get(LANGUAGE_HEADER)].find(isLanguage) ?? user.lang;
}

function isLanguage(text: unknown): text is UiLanguage {
  return (UI_LANGUAGES as readonly unknown[]).includes(text);
}

/**
 * Answers with a workbook that `write` fills. Whoever checks permissions has done so before: from here on the answer is
 * under way. When the writing fails the connection is cut, so that nobody takes half a file for a whole one.
 */
async function sendWorkbook(
  response: Response,
  name: readonly string[],
  logger: Logger,
  write: (workbook: StreamedWorkbook) => Promise<void>,
): Promise<void> {
  nameFile(response, name, 'xlsx');
  const workbook = await StreamedWorkbook.to(response);
  try {
    await write(workbook);
    await workbook.finish();
  } catch (error) {
    workbook.abandon();
    if (!(error instanceof ReaderGone)) logger.error('an export broke off', error);
    response.destroy();
  }
}
