import { CONTENT_LANGUAGES } from '@feria/shared';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { can } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { RequirePermission } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';
import { Logger } from '../../core/logger.js';
import { exportLanguage, sendWorkbook, XLSX } from '../../core/xlsx/send-workbook.js';
import { Year } from '../../core/http/year.js';
import { readFundingRates } from './funding-rates.js';
import { FundingReader } from './funding-season.js';
import { writeFunding } from './funding-workbook.js';

/** What a public body asks of a season, and an estimate of what it pays (product/office.md#funding-report). */
@ApiTags('documents')
@Controller()
export class FundingController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: FundingReader,
    private readonly logger: Logger,
  ) {}

  @Get('export/funding/:year')
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermission('payment.index')
  @ApiQuery({
    name: 'lang',
    required: false,
    enum: [...CONTENT_LANGUAGES],
    description: "The user's own when left out",
  })
  @ApiOperation({ summary: 'Children, days, meals and fees of a year by project, week and group' })
  async read(
    @Year() year: number,
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const lang = exportLanguage(request, user);
    const season = await this.reader.read(year, user);
    const rates = await readFundingRates(this.dataSource.manager);
    const name = [documentMessages[lang].funding.file, String(year)];
    await sendWorkbook(response, name, this.logger, (workbook) =>
      writeFunding(workbook, season, rates, { lang, health: can(user, 'child.health') }),
    );
  }
}
