import { can, CONTENT_LANGUAGES } from '@feria/shared';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { isIsoDate } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { Request, Response } from 'express';
import { RequirePermission } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';
import { Logger } from '../../core/logger.js';
import { exportLanguage, sendWorkbook, XLSX } from '../../core/xlsx/send-workbook.js';
import { journalColumns, JournalExport, withTotal, type JournalPeriod } from './journal-export.js';

/** The journal of payments as a spreadsheet (product/office.md#journal-of-payments), sent as it is written. */
@ApiTags('documents')
@Controller()
export class JournalController {
  constructor(
    private readonly journal: JournalExport,
    private readonly logger: Logger,
  ) {}

  @Get('export/journal')
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermission('payment.index')
  @ApiQuery({ name: 'from', description: 'First day, `YYYY-MM-DD`' })
  @ApiQuery({ name: 'to', description: 'Last day, `YYYY-MM-DD`' })
  @ApiQuery({
    name: 'lang',
    required: false,
    enum: [...CONTENT_LANGUAGES],
    description: "The user's own when left out",
  })
  @ApiOperation({ summary: 'Journal of payments, a row for each share of a payment' })
  async read(
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const period = readPeriod(query);
    const lang = exportLanguage(request, user);
    const words = documentMessages[lang].journal;
    await sendWorkbook(response, [words.file, period.from, period.to], this.logger, async (workbook) => {
      const { pages, total } = withTotal(
        this.journal.pages(period, lang, { archive: can(user, 'payment.archive') }),
        lang,
      );
      await workbook.sheet(words.sheet, journalColumns(lang), pages, total);
    });
  }
}

/** @throws AppError 422 at a date that is missing or none, and at `to` when it lies before `from` */
function readPeriod({ from, to }: Record<string, unknown>): JournalPeriod {
  const problems = new ValidationErrors();
  const start = readDate('from', from, problems);
  const end = readDate('to', to, problems);
  if (start && end && end < start) problems.add('to', 'validation.not_before');
  problems.throwIfAny();
  return { from: start, to: end };
}

function readDate(name: string, value: unknown, problems: ValidationErrors): string {
  if (typeof value === 'string' && isIsoDate(value)) return value;
  problems.add(name, value === undefined || value === '' ? 'validation.required' : 'validation.date');
  return '';
}
