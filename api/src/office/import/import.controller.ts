import { applyDecorators, Controller, HttpCode, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CONSENT_QUERY, CONSENT_WAYS, IMPORT_CALL, type ImportLine, type ImportReport } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import { child } from '@feria/shared/resources/child/index';
import { course } from '@feria/shared/resources/course/index';
import { parent } from '@feria/shared/resources/parent/index';
import type { Response } from 'express';
import { RequirePermission, RequirePermissions } from '../../core/auth/access.js';
import { CurrentUser, type CurrentUserData } from '../../core/auth/current-user.js';
import { Received, receiveUpload, type ReceivedFile } from '../../core/files/receive-upload.js';
import { nameFile } from '../../core/files/name-file.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';
import { refuseApiKey } from '../../core/auth/api-keys.js';
import { Clock } from '../../core/clock.js';
import { contentLanguage } from '../../core/request-context.js';
import { XLSX } from '../../core/xlsx/send-workbook.js';
import type { Asked, Importer } from './importer.js';
import { readConsent } from './domain/read-consent.js';
import { ImportFamilies } from './import-families.js';
import { ImportProjects } from './import-projects.js';
import { ImportRunner } from './import-runner.js';

/** Media type of an answer of lines, each of them JSON. */
const LINES = 'application/x-ndjson';

const UPLOAD = { schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } };

/** A workbook as the body. */
const TakesFile = (): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    UseInterceptors(receiveUpload([{ type: 'file' }])),
    ApiConsumes('multipart/form-data'),
    ApiBody(UPLOAD),
  );

/** How the parents consented to the health data of the file. */
const AsksConsent = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({ name: CONSENT_QUERY.way, required: false, enum: CONSENT_WAYS }),
    ApiQuery({ name: CONSENT_QUERY.date, required: false, schema: { type: 'string', format: 'date' } }),
  );

/** Imports from XLSX: a check, and the import itself, which looks at the file in the same way (product/catalogue.md#import). */
@ApiTags('import')
@ApiBearerAuth()
@Controller()
export class ImportController {
  constructor(
    private readonly runner: ImportRunner,
    private readonly projects: ImportProjects,
    private readonly families: ImportFamilies,
    private readonly clock: Clock,
  ) {}

  @Post(IMPORT_CALL.projects.check)
  @RequirePermission(course.permissions.create)
  @TakesFile()
  @ApiOperation({ summary: 'What importing projects with their weeks would do; stores nothing' })
  async checkProjects(
    @Received() { bytes }: ReceivedFile,
    @CurrentUser() user: CurrentUserData,
  ): Promise<ImportReport> {
    return this.runner.check(this.projects, await this.runner.open(bytes), { user, consent: null });
  }

  @Post(IMPORT_CALL.projects.marked)
  @RequirePermission(course.permissions.create)
  @TakesFile()
  @AnswersFile(XLSX)
  @ApiOperation({ summary: 'The file of projects once more, its wrong cells marked; stores nothing' })
  markProjects(
    @Received() file: ReceivedFile,
    @CurrentUser() user: CurrentUserData,
    @Res() response: Response,
  ): Promise<void> {
    return this.mark(this.projects, file, { user, consent: null, response });
  }

  @Post(IMPORT_CALL.projects.run)
  @RequirePermission(course.permissions.create)
  @TakesFile()
  @AnswersFile(LINES)
  @ApiOperation({
    summary: 'Import projects with their weeks, all or none; answers how far it is, a line each',
  })
  importProjects(
    @Received() file: ReceivedFile,
    @CurrentUser() user: CurrentUserData,
    @Res() response: Response,
  ): Promise<void> {
    return this.run(this.projects, file, { user, consent: null, response });
  }

  @Post(IMPORT_CALL.families.check)
  @AsksConsent()
  @RequirePermissions(parent.permissions.create, child.permissions.create)
  @TakesFile()
  @ApiOperation({ summary: 'What importing parents with their children would do; stores nothing' })
  async checkFamilies(
    @Received() { bytes }: ReceivedFile,
    @CurrentUser() user: CurrentUserData,
    @Query() query: Record<string, unknown>,
  ): Promise<ImportReport> {
    const consent = readConsent(query, this.clock.today());
    return this.runner.check(this.families, await this.runner.open(bytes), { user, consent });
  }

  @Post(IMPORT_CALL.families.marked)
  @AsksConsent()
  @RequirePermissions(parent.permissions.create, child.permissions.create)
  @TakesFile()
  @AnswersFile(XLSX)
  @ApiOperation({ summary: 'The file of families once more, its wrong cells marked; stores nothing' })
  markFamilies(
    @Received() file: ReceivedFile,
    @CurrentUser() user: CurrentUserData,
    @Query() query: Record<string, unknown>,
    @Res() response: Response,
  ): Promise<void> {
    const consent = readConsent(query, this.clock.today());
    return this.mark(this.families, file, { user, consent, response });
  }

  @Post(IMPORT_CALL.families.run)
  @AsksConsent()
  @RequirePermissions(parent.permissions.create, child.permissions.create)
  @TakesFile()
  @AnswersFile(LINES)
  @ApiOperation({
    summary: 'Import parents with their children, all or none; answers how far it is, a line each',
  })
  importFamilies(
    @Received() file: ReceivedFile,
    @CurrentUser() user: CurrentUserData,
    @Query() query: Record<string, unknown>,
    @Res() response: Response,
  ): Promise<void> {
    // Said at once: an answer that has begun can only end.
    refuseApiKey();
    const consent = readConsent(query, this.clock.today());
    return this.run(this.families, file, { user, consent, response });
  }

  private async mark(
    importer: Importer,
    { bytes }: ReceivedFile,
    { response, ...asked }: Asked & { response: Response },
  ): Promise<void> {
    const raw = await this.runner.open(bytes);
    const marked = await this.runner.mark(importer, { bytes, raw }, asked);
    nameFile(response, [importWords[contentLanguage()].marked], 'xlsx');
    response.setHeader('Content-Type', XLSX);
    response.setHeader('Cache-Control', 'no-store');
    response.end(marked);
  }

  /** A reader who goes away ends nothing: the import goes on, and a check of the same file says what became of it. */
  private async run(
    importer: Importer,
    { bytes }: ReceivedFile,
    { response, ...asked }: Asked & { response: Response },
  ): Promise<void> {
    const file = await this.runner.open(bytes);
    response.setHeader('Content-Type', LINES);
    // A proxy must not keep the lines back until there are more.
    response.setHeader('X-Accel-Buffering', 'no');
    const write = (line: ImportLine): void => void response.write(`${JSON.stringify(line)}\n`);
    const report = await this.runner.run(importer, file, { ...asked, told: write });
    write({ data: report });
    response.end();
  }
}
