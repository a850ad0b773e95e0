import { CONTENT_LANGUAGES } from '@feria/shared';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IMPORT_DOCUMENT, type ImportKind } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import { child } from '@feria/shared/resources/child/index';
import { course } from '@feria/shared/resources/course/index';
import { parent } from '@feria/shared/resources/parent/index';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { RequirePermission, RequirePermissions } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Clock } from '../../core/clock.js';
import { invalidField } from '../../core/http/errors.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';
import { Logger } from '../../core/logger.js';
import { exportLanguage, sendWorkbook, XLSX } from '../../core/xlsx/send-workbook.js';
import { sheetsOf } from './domain/sheets.js';
import { ExportRecords } from './export-records.js';
import { readCatalogue } from './read-catalogue.js';
import { noRecords, writeTables, type Pages } from './write-tables.js';

interface Answer {
  user: CurrentUserData;
  request: Request;
  response: Response;
}

/** Templates to fill in, and the records of this installation in the same form (product/catalogue.md#import). */
@ApiTags('import')
@ApiQuery({
  name: 'lang',
  required: false,
  enum: [...CONTENT_LANGUAGES],
  description: "The user's own when left out",
})
@Controller()
export class TablesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: ExportRecords,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  @Get(IMPORT_DOCUMENT.projects.template)
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermission(course.permissions.create)
  @ApiOperation({ summary: 'Template for importing projects with their weeks' })
  projectTemplate(
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.send('projects', 'write', { user, request, response }, noRecords);
  }

  @Get(IMPORT_DOCUMENT.projects.records)
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermission(course.permissions.index)
  @ApiQuery({ name: 'year', required: false, type: Number, description: 'Of the first day; all without it' })
  @ApiOperation({ summary: 'Projects with their weeks, in the form in which they are imported' })
  projectRecords(
    @Query('year') year: unknown,
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const pages = this.records.pages('projects', { year: yearOf(year), reader: user });
    return this.send('projects', 'read', { user, request, response }, pages);
  }

  @Get(IMPORT_DOCUMENT.families.template)
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermissions(parent.permissions.create, child.permissions.create)
  @ApiOperation({ summary: 'Template for importing parents with their children' })
  familyTemplate(
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.send('families', 'write', { user, request, response }, noRecords);
  }

  @Get(IMPORT_DOCUMENT.families.records)
  @AllowQueryToken()
  @AnswersFile(XLSX)
  @RequirePermissions(parent.permissions.index, child.permissions.index)
  @ApiOperation({
    summary: 'Parents with their children, in the form in which they are imported; health with child.health',
  })
  familyRecords(
    @CurrentUser() user: CurrentUserData,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const pages = this.records.pages('families', { year: undefined, reader: user });
    return this.send('families', 'read', { user, request, response }, pages);
  }

  private async send(
    kind: ImportKind,
    use: 'read' | 'write',
    { user, request, response }: Answer,
    pages: Pages,
  ): Promise<void> {
    const language = exportLanguage(request, user);
    const { file, template } = importWords[language];
    const name = [file[kind], use === 'write' ? template : this.clock.today()];
    const sheets = sheetsOf(kind, user, use);
    const names = kind === 'projects' ? await readCatalogue(this.dataSource.manager) : new Map();
    await sendWorkbook(response, name, this.logger, (workbook) =>
      writeTables(workbook, sheets, { language, names, pages }),
    );
  }
}

/** @throws AppError 422 */
function yearOf(year: unknown): number | undefined {
  if (year === undefined || year === '') return undefined;
  if (typeof year !== 'string' || !/^\d{4}$/.test(year)) throw invalidField('year', 'validation.integer');
  return Number(year);
}
