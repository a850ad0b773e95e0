import { CONTENT_LANGUAGES } from '@feria/shared';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { documentMessages } from '@feria/shared/i18n/documents';
import { nameIn } from '@feria/shared/rules/content';
import type { Request, Response } from 'express';
import { RequirePermission } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { Clock } from '../../core/clock.js';
import { Id } from '../../core/http/params.js';
import { Logger } from '../../core/logger.js';
import { CourseExport } from './course-export.js';
import { isOfAll, PaymentsExport, sumColumns, sumRows, type PaymentRow } from './payments-export.js';
import { AnswersFile, FilterParameter } from '../../core/http/openapi-decorators.js';
import { REGISTRATION_LIST } from '../../registrations/registrations.queries.js';
import { exportLanguage, sendWorkbook, XLSX } from '../../core/xlsx/send-workbook.js';

/** Spreadsheets for the office (product/office.md#cells-of-a-spreadsheet), sent as they are written. */
@ApiTags('documents')
@ApiQuery({
  name: 'lang',
  required: false,
  enum: [...CONTENT_LANGUAGES],
  description: "The user's own when left out",
})
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
    const name = [documentMessages[lang].export.participants_file, nameIn(lang, course), this.clock.today()];
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
    const plan = await this.payments.plan(query, user);
    const lang = exportLanguage(request, user);
    const words = documentMessages[lang].export;
    await sendWorkbook(response, [words.payments_file, this.clock.today()], this.logger, async (workbook) => {
      const columns = await this.payments.columns(lang);
      let paid = 0;
      const summed = async function* (pages: AsyncGenerator<PaymentRow[]>): AsyncGenerator<PaymentRow[]> {
        for await (const rows of pages) {
          for (const row of rows) if (!row.isBeforeLedger) paid += row.paid;
          yield rows;
        }
      };
      await workbook.sheet(words.payments_sheet, columns, summed(this.payments.pages(plan, lang)));
      if (!isOfAll(plan)) return;
      const sums = await this.payments.sums();
      await workbook.sheet(words.sums_sheet, sumColumns(lang), sumRows(paid, sums, lang));
    });
  }
}
