import { Controller, Get, Module, Param, Query, Req, Res, type PipeTransform } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  CONTENT_LANGUAGES,
  FIGURE_TABLES,
  OFFICE_API,
  type FigureTable,
  type FigureTableName,
} from '@feria/shared';
import { figureMessages } from '@feria/shared/i18n/figures';
import type { Request, Response } from 'express';
import { RequirePermission } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { invalidField, notFound } from '../../core/http/errors.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';
import { Logger } from '../../core/logger.js';
import { exportLanguage, sendWorkbook, XLSX } from '../../core/xlsx/send-workbook.js';
import { Year } from '../../core/http/year.js';
import { writeFigures } from './figures-workbook.js';
import { FiguresService } from './figures.service.js';

/** A table that there is not is 404. */
const knownTable: PipeTransform<string, FigureTableName> = {
  transform(text) {
    const table = FIGURE_TABLES.find((name) => name === text);
    if (!table) throw notFound();
    return table;
  },
};

const COMPARE = { name: 'compare', required: false, type: Number, description: 'Year of a season beside it' };

/** Figures of a season (product/office.md#figures). */
@ApiTags('figures')
@ApiBearerAuth()
@Controller()
class FiguresController {
  constructor(
    private readonly figures: FiguresService,
    private readonly logger: Logger,
  ) {}

  @Get(`${OFFICE_API.figures}/:table`)
  @RequirePermission('figures.view')
  @ApiParam({ name: 'table', enum: FIGURE_TABLES })
  @ApiQuery({ name: 'year', required: false, type: Number, description: 'The newest season when left out' })
  @ApiQuery(COMPARE)
  @ApiOperation({ summary: 'A season counted by project, week, age and so on, beside another' })
  async table(
    @Param('table', knownTable) table: FigureTableName,
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
  ): Promise<FigureTable> {
    const season = { year: yearIn(query, 'year'), compare: yearIn(query, 'compare') };
    return this.figures.table(table, season, user);
  }

  @Get('export/figures/:year')
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermission('figures.view')
  @ApiQuery(COMPARE)
  @ApiQuery({
    name: 'lang',
    required: false,
    enum: [...CONTENT_LANGUAGES],
    description: "The user's own when left out",
  })
  @ApiOperation({ summary: 'All tables of a season, a sheet each' })
  async workbook(
    @Year() year: number,
    @Query() query: Record<string, unknown>,
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const lang = exportLanguage(request, user);
    const season = { year, compare: yearIn(query, 'compare') };
    const tables = await this.figures.tables(season, user);
    const name = [figureMessages[lang].file, String(year)];
    await sendWorkbook(response, name, this.logger, (workbook) => writeFigures(workbook, tables, lang));
  }
}

/** @throws AppError 422 */
function yearIn(query: Record<string, unknown>, name: 'year' | 'compare'): number | null {
  const text = query[name];
  if (text === undefined || text === '') return null;
  if (typeof text !== 'string' || !/^20\d\d$/.test(text)) throw invalidField(name, 'validation.integer');
  return Number(text);
}

@Module({ controllers: [FiguresController], providers: [FiguresService] })
export class FiguresModule {}
