import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { Request, Response } from 'express';
import { RequirePermission } from '../../platform/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../platform/auth/current-user.js';
import { Document } from '../../platform/auth/document.js';
import { Clock } from '../../platform/clock.js';
import { Id } from '../../platform/http/params.js';
import { Logger } from '../../platform/logger.js';
import { CourseExport } from './course-export.js';
import { exportLanguage } from './export-language.js';
import { paymentColumns, PaymentsExport } from './payments-export.js';
import { sendWorkbook } from './send-workbook.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Spreadsheets for the office (decisions §6), sent as they are written. */
@ApiTags('documents')
@ApiProduces(XLSX)
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
  @Document()
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
  @Document()
  @RequirePermission('peopleCourseWeekRegistration.update')
  @ApiQuery({ name: 'filters', required: false, isArray: true, description: 'As the list of registrations' })
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
