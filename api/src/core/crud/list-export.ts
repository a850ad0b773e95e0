import { Controller, Get, Inject, Query, Req, Res, type Type } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  CONTENT_LANGUAGES,
  MAX_EXPORT_ROWS,
  type ContentLanguage,
  type Permission,
  type PermissionHolder,
  type ResourceDefinition,
} from '@feria/shared';
import { listMessages } from '@feria/shared/i18n/lists';
import type { Request, Response } from 'express';
import { RequirePermission } from '../auth/access.js';
import { AllowQueryToken } from '../auth/allow-query-token.js';
import { CurrentUser, type CurrentUserData } from '../auth/current-user.js';
import { Clock } from '../clock.js';
import type { ListPage } from '../http/envelope.js';
import { invalidField } from '../http/errors.js';
import { listRulesOf, ROW_LIMIT, textsOf, type ListRules } from '../http/list-query.js';
import { AnswersFile, ListExportParameters } from '../http/openapi-decorators.js';
import { Logger } from '../logger.js';
import { exportLanguage, sendWorkbook, XLSX } from '../xlsx/send-workbook.js';
import { sheetNames } from '../xlsx/sheet-names.js';
import { onePage, type SheetColumn } from '../xlsx/workbook.js';
import {
  columnNames,
  columnsOfList,
  writtenColumns,
  type ListColumns,
  type WrittenColumn,
} from './list-columns.js';

type Values = Record<string, unknown>;

/** What answers a list call. */
interface Listed {
  list(query: Values, reader: CurrentUserData): Promise<ListPage<object>>;
}

/** What an export needs to know of a list. */
export interface ExportedList<Source> {
  /** Name of the list in the API. */
  name: string;
  /** What it is called, `Ort |||| Orte`. */
  titles: Record<ContentLanguage, string>;
  permission: Permission;
  /** Reads the rows as the screen gets them: so the export has what the list has, and nothing of what it has not. */
  source: Type<Source> | string;
  read: (source: Source, query: Values, reader: CurrentUserData) => Promise<ListPage<object>>;
  /** For the document of the API: what can be sorted and filtered. */
  rules: ListRules;
  /** Names of all columns, whoever reads. */
  names: readonly string[];
  columns: (lang: ContentLanguage, reader: PermissionHolder) => ListColumns<never>;
  /** Columns that are asked for by name and depend on what is stored. */
  more?: (
    source: Source,
    query: Values,
    lang: ContentLanguage,
    reader: PermissionHolder,
  ) => Promise<Record<string, SheetColumn<never>>>;
}

/**
 * The route that exports a list as it is shown, `/export/list/<name>` (product/office.md#export-of-a-list): the rows that its search and
 * filters find, in its order, with the chosen columns. Rights are those of the list. The rows are read before the answer begins.
 */
export function listExportController<Source>(list: ExportedList<Source>): Type {
  @ApiTags('documents')
  @ApiQuery({
    name: 'lang',
    required: false,
    enum: [...CONTENT_LANGUAGES],
    description: "The user's own when left out",
  })
  @Controller('export/list')
  class ListExportController {
    constructor(
      @Inject(list.source) private readonly source: Source,
      private readonly clock: Clock,
      private readonly logger: Logger,
    ) {}

    @Get(list.name)
    @AllowQueryToken()
    @AnswersFile(XLSX)
    @RequirePermission(list.permission)
    @ListExportParameters(list.rules, list.names)
    @ApiOperation({ summary: 'The list as it is shown, as a spreadsheet' })
    async export(
      @Query() query: Values,
      @CurrentUser() user: CurrentUserData,
      @Req() request: Request,
      @Res() response: Response,
    ): Promise<void> {
      const lang = exportLanguage(request, user);
      const known = list.columns(lang, user);
      const more = await list.more?.(this.source, query, lang, user);
      const columns = chosenColumns(query, { ...known, columns: { ...known.columns, ...more } });
      const all = { ...query, itemsPerPage: '-1', [ROW_LIMIT]: MAX_EXPORT_ROWS };
      const { data } = await list.read(this.source, all, user);
      const title = list.titles[lang].split('||||').at(-1)?.trim() ?? list.name;
      const [sheet = list.name] = sheetNames([title], () => list.name);
      await sendWorkbook(response, [title, this.clock.today()], this.logger, (workbook) =>
        workbook.sheet(sheet, columns, onePage(data as never[])),
      );
    }
  }
  Object.defineProperty(ListExportController, 'name', { value: `${list.name}ExportController` });
  return ListExportController;
}

/**
 * The export of a resource's list.
 * @param how how the list differs from what its definition says
 */
export function resourceExportController<Source extends Listed>(
  definition: ResourceDefinition,
  source: Type<Source> | string,
  how: Partial<Pick<ExportedList<Source>, 'read' | 'rules' | 'columns'>> = {},
): Type {
  const { name, messages, permissions } = definition;
  return listExportController<Source>({
    name,
    titles: { de: messages.de.name, it: messages.it.name },
    permission: permissions.index,
    source,
    names: columnNames(definition),
    rules: listRulesOf(definition, 'record'),
    read: (from, query, reader) => from.list(query, reader),
    columns: (lang, reader) => columnsOfList(definition, lang, reader),
    ...how,
  });
}

/**
 * The export of a list that no definition declares.
 * @param words of the list in `listMessages`
 */
export function writtenExportController<Source, Row extends object>(
  name: string,
  words: keyof (typeof listMessages)['de'],
  columns: Readonly<Record<string, WrittenColumn<Row>>>,
  list: Pick<ExportedList<Source>, 'permission' | 'source' | 'read' | 'rules'>,
): Type {
  return listExportController<Source>({
    ...list,
    name,
    titles: { de: listMessages.de[words].name, it: listMessages.it[words].name },
    names: Object.keys(columns),
    columns: writtenColumns(columns, {
      de: listMessages.de[words].columns,
      it: listMessages.it[words].columns,
    }),
  });
}

/** @throws AppError 422 at `columns` for one that the list does not have, or that the reader does not see */
function chosenColumns(query: Values, { columns, shown }: ListColumns<never>): SheetColumn<never>[] {
  const chosen = textsOf(query, 'columns');
  return (chosen.length > 0 ? chosen : shown).map((name) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) throw invalidField('columns', 'validation.column', { field: name });
    return column;
  });
}
