import { Controller, Get, Query, Res, type PipeTransform } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { IsoDate, ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import type { Response } from 'express';
import { RequirePermission } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { nameFile } from '../../core/files/name-file.js';
import { invalidField } from '../../core/http/errors.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';
import { Day, Id } from '../../core/http/params.js';
import { Logger } from '../../core/logger.js';
import { PdfPrinter } from '../../core/pdf/pdf-printer.js';
import { sendWorkbook, XLSX } from '../../core/xlsx/send-workbook.js';
import { daySheet } from './day-sheet.js';
import { EMERGENCY_HEALTH, emergencySheet } from './emergency-sheet.js';
import { MEALS_HEALTH, mealsSheet } from './meals-sheet.js';
import { SheetReader, type SheetFacts } from './sheet-facts.js';
import { SheetPage } from './sheet-page.js';
import { writeSheet } from './sheet-workbook.js';
import type { Sheet } from './sheet.js';
import { WEEK_SHEET_HEALTH, weekSheet } from './week-sheet.js';

const PDF = 'application/pdf';

const FORMATS = ['pdf', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

/** @throws AppError 422 before anything is read, and so noted */
const format: PipeTransform<unknown, Format> = {
  transform(text = 'pdf') {
    const found = FORMATS.find((known) => known === text);
    if (!found) throw invalidField('format', 'validation.choice');
    return found;
  },
};

/** Who asks for a sheet, in which format, and where it goes. */
interface Asked {
  user: CurrentUserData;
  format: Format;
  response: Response;
}

/**
 * Sheets of a week for those who are with the children (product/office.md#sheets), in two languages, each for paper and as a spreadsheet: for the
 * office every week, for leaders the weeks and groups that they lead.
 */
@ApiTags('documents')
@ApiQuery({ name: 'format', required: false, enum: ['pdf', 'xlsx'], description: '`pdf` when left out' })
@Controller('export')
export class SheetsController {
  constructor(
    private readonly reader: SheetReader,
    private readonly page: SheetPage,
    private readonly printer: PdfPrinter,
    private readonly logger: Logger,
  ) {}

  @Get('week-sheet/:weekId')
  @AllowQueryToken()
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @AnswersFile(PDF, XLSX)
  @ApiOperation({ summary: 'Children of a week by group, to be ticked on each day, in German' })
  germanWeek(
    @Id('weekId') weekId: number,
    @CurrentUser() user: CurrentUserData,
    @Query('format', format) wanted: Format,
    @Res() response: Response,
  ): Promise<void> {
    return this.week(weekId, 'de', { user, format: wanted, response });
  }

  @Get('week-sheet/:weekId/it')
  @AllowQueryToken()
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @AnswersFile(PDF, XLSX)
  @ApiOperation({ summary: 'Children of a week by group, to be ticked on each day, in Italian' })
  italianWeek(
    @Id('weekId') weekId: number,
    @CurrentUser() user: CurrentUserData,
    @Query('format', format) wanted: Format,
    @Res() response: Response,
  ): Promise<void> {
    return this.week(weekId, 'it', { user, format: wanted, response });
  }

  @Get('day-sheet/:weekId/:date')
  @AllowQueryToken()
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @AnswersFile(PDF, XLSX)
  @ApiOperation({ summary: 'Who comes and goes on a day of a week, in German' })
  germanDay(
    @Id('weekId') weekId: number,
    @Day('date') date: IsoDate,
    @CurrentUser() user: CurrentUserData,
    @Query('format', format) wanted: Format,
    @Res() response: Response,
  ): Promise<void> {
    return this.day(weekId, date, 'de', { user, format: wanted, response });
  }

  @Get('day-sheet/:weekId/:date/it')
  @AllowQueryToken()
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @AnswersFile(PDF, XLSX)
  @ApiOperation({ summary: 'Who comes and goes on a day of a week, in Italian' })
  italianDay(
    @Id('weekId') weekId: number,
    @Day('date') date: IsoDate,
    @CurrentUser() user: CurrentUserData,
    @Query('format', format) wanted: Format,
    @Res() response: Response,
  ): Promise<void> {
    return this.day(weekId, date, 'it', { user, format: wanted, response });
  }

  @Get('emergency-sheet/:weekId')
  @AllowQueryToken()
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @AnswersFile(PDF, XLSX)
  @ApiOperation({ summary: 'Health and contacts of the children of a week, in German' })
  germanEmergency(
    @Id('weekId') weekId: number,
    @CurrentUser() user: CurrentUserData,
    @Query('format', format) wanted: Format,
    @Res() response: Response,
  ): Promise<void> {
    return this.emergency(weekId, 'de', { user, format: wanted, response });
  }

  @Get('emergency-sheet/:weekId/it')
  @AllowQueryToken()
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @AnswersFile(PDF, XLSX)
  @ApiOperation({ summary: 'Health and contacts of the children of a week, in Italian' })
  italianEmergency(
    @Id('weekId') weekId: number,
    @CurrentUser() user: CurrentUserData,
    @Query('format', format) wanted: Format,
    @Res() response: Response,
  ): Promise<void> {
    return this.emergency(weekId, 'it', { user, format: wanted, response });
  }

  @Get('meals/:weekId')
  @AllowQueryToken()
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @AnswersFile(PDF, XLSX)
  @ApiOperation({ summary: 'Meals of each day of a week, and diets, in German' })
  germanMeals(
    @Id('weekId') weekId: number,
    @CurrentUser() user: CurrentUserData,
    @Query('format', format) wanted: Format,
    @Res() response: Response,
  ): Promise<void> {
    return this.meals(weekId, 'de', { user, format: wanted, response });
  }

  @Get('meals/:weekId/it')
  @AllowQueryToken()
  @RequirePermission('peopleCourseWeekRegistration.index', 'week.assigned')
  @AnswersFile(PDF, XLSX)
  @ApiOperation({ summary: 'Meals of each day of a week, and diets, in Italian' })
  italianMeals(
    @Id('weekId') weekId: number,
    @CurrentUser() user: CurrentUserData,
    @Query('format', format) wanted: Format,
    @Res() response: Response,
  ): Promise<void> {
    return this.meals(weekId, 'it', { user, format: wanted, response });
  }

  private async week(weekId: number, lang: ContentLanguage, asked: Asked): Promise<void> {
    const facts = await this.reader.read(
      { weekId, lang, points: true, health: WEEK_SHEET_HEALTH },
      asked.user,
    );
    await this.send(weekSheet(facts, lang), facts, lang, asked);
  }

  private async day(weekId: number, date: IsoDate, lang: ContentLanguage, asked: Asked): Promise<void> {
    const facts = await this.reader.read(
      { weekId, lang, date, points: true, staying: 'midnight' },
      asked.user,
    );
    await this.send(daySheet(facts, date, lang), facts, lang, asked);
  }

  private async emergency(weekId: number, lang: ContentLanguage, asked: Asked): Promise<void> {
    const facts = await this.reader.read(
      { weekId, lang, staying: 'left', health: EMERGENCY_HEALTH, identity: true },
      asked.user,
    );
    await this.send(emergencySheet(facts, lang), facts, lang, asked);
  }

  private async meals(weekId: number, lang: ContentLanguage, asked: Asked): Promise<void> {
    const facts = await this.reader.read(
      { weekId, lang, points: true, staying: 'left', health: MEALS_HEALTH },
      asked.user,
    );
    await this.send(mealsSheet(facts, lang), facts, lang, asked);
  }

  private async send(sheet: Sheet, { week }: SheetFacts, lang: ContentLanguage, asked: Asked): Promise<void> {
    const name = NAME_COLUMNS[lang];
    const file = [sheet.file, week.course[name], week[name]];
    const { format, response } = asked;
    if (format === 'xlsx') {
      const { no_sheet } = documentMessages[lang].sheets;
      return sendWorkbook(response, file, this.logger, (workbook) => writeSheet(workbook, sheet, no_sheet));
    }
    const pdf = await this.printer.print(await this.page.html(sheet, lang));
    nameFile(response, file, 'pdf');
    response.type(PDF).send(pdf);
  }
}
