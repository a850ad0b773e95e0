import { Injectable } from '@nestjs/common';
import { type ImportReport, type ContentLanguage } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { recheckForeignKeys } from '../../core/crud/dependents.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField } from '../../core/http/errors.js';
import { contentLanguage, t } from '../../core/request-context.js';
import { Refusal } from '../../core/workers/refusal.js';
import type { Asked, ImportFile, Importer } from './importer.js';
import { readSheet } from './domain/read-sheet.js';
import { Report } from './domain/report.js';
import { sheetsOf } from './domain/sheets.js';
import { IMPORT_TURN, ImportTurnEntity } from '../../model/office/import-turn.entity.js';
import { markXlsx } from './mark-xlsx.js';
import { readXlsx, type RawSheet } from './read-xlsx.js';

/** Largest file. */
const MAX_MEGABYTES = 10;

/** How far an import is, in rows: each is read and then stored. */
export type Told = (progress: { done: number; total: number }) => void;

/** Runs imports, whatever they are of (product/catalogue.md#import). */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Reads the sheets of a file.
   * @throws AppError 413 above 10 MB; 422 at `file` when it is no workbook that can be read
   */
  async open(bytes: Buffer): Promise<RawSheet[]> {
    if (bytes.length > MAX_MEGABYTES * 1024 * 1024) throw tooLarge();
    return readXlsx(bytes).catch(refusedAtFile);
  }

  /** What {@link run} would do. Locks and writes nothing. */
  async check(importer: Importer, raw: readonly RawSheet[], asked: Asked): Promise<ImportReport> {
    const { manager } = this.dataSource;
    const file = await this.read(importer, raw, asked);
    await importer.plan(manager, file, asked.user);
    const report = file.report.result(false);
    await importer.noteShown?.(report, asked.user);
    return report;
  }

  /**
   * The file once more with its wrong cells marked, a note at each. Stores nothing, and keeps neither of the two.
   * @param bytes what `raw` was read from
   */
  async mark(
    importer: Importer,
    { bytes, raw }: { bytes: Buffer; raw: readonly RawSheet[] },
    asked: Asked,
  ): Promise<Buffer> {
    const file = await this.read(importer, raw, asked);
    await importer.plan(this.dataSource.manager, file, asked.user);
    return markXlsx(bytes, file.report.marks).catch(refusedAtFile);
  }

  /**
   * Stores all new rows of a file, or nothing when there is a problem. What is there already is left as it is, so a repeat stores nothing
   * twice. One import at a time: the next one sees what this one has stored.
   */
  async run(
    importer: Importer,
    raw: readonly RawSheet[],
    { told, ...asked }: Asked & { told: Told },
  ): Promise<ImportReport> {
    const { user } = asked;
    await this.ensureTurn();
    const attempt = async (): Promise<ImportReport> => {
      const file = await this.read(importer, raw, asked);
      return this.transactions.run((manager) =>
        this.store(manager, importer, { file: copyOf(file), user, told }),
      );
    };
    return recheckForeignKeys(attempt)
      .catch((error: unknown) => {
        // Somebody took a tax code or an address since we looked; a second look finds it.
        if (isDuplicateKey(error)) return attempt();
        throw error;
      })
      .catch(async (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        const {
          sheets: [{ sheet }],
          report,
        } = await this.read(importer, raw, asked);
        report.add({ sheet, title: null, row: 1, at: null, column: null }, { key: 'import.taken' });
        return report.result(false);
      });
  }

  private async read(
    importer: Importer,
    raw: readonly RawSheet[],
    { user, consent }: Asked,
  ): Promise<ImportFile> {
    const sheets = sheetsOf(importer.kind, user, 'write');
    const report = new Report(sheets, reportLanguage(), ({ key, params }) => t(key, params));
    const names = await importer.names(this.dataSource.manager);
    const [first, second] = sheets;
    return {
      sheets: [
        await readSheet(raw, first, { names, report }),
        await readSheet(raw, second, { names, report }),
      ],
      report,
      names,
      consent,
    };
  }

  private async store(
    manager: EntityManager,
    importer: Importer,
    { file, user, told }: { file: ImportFile; user: CurrentUserData; told: Told },
  ): Promise<ImportReport> {
    const rows = file.sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
    const progress = { done: rows, total: 2 * rows };
    told(progress);
    await lockRows(manager, ImportTurnEntity, [IMPORT_TURN]);
    const store = await importer.plan(manager, file, user);
    const isRight = !file.report.hasProblems;
    if (isRight) await store((more) => told({ ...progress, done: (progress.done += more) }));
    // What is there with other values a check says, which notes what it shows.
    return { ...file.report.result(isRight), changes: [] };
  }

  /** In a transaction of its own: the row must be there before anybody locks it. Any number of processes may make it. */
  private async ensureTurn(): Promise<void> {
    const turn = { id: IMPORT_TURN };
    if (await this.dataSource.manager.existsBy(ImportTurnEntity, turn)) return;
    await this.transactions.run((manager) =>
      manager.createQueryBuilder().insert().into(ImportTurnEntity).values(turn).orIgnore().execute(),
    );
  }
}

function copyOf({ sheets: [first, second], report: found, ...file }: ImportFile): ImportFile {
  const report = found.copy();
  return { ...file, sheets: [first.copy(report), second.copy(report)], report };
}

function refusedAtFile(error: unknown): never {
  throw error instanceof Refusal ? invalidField('file', error.key, error.params) : error;
}

function tooLarge(): AppError {
  const message = { key: 'upload.file_bytes', params: { max: MAX_MEGABYTES } } as const;
  return new AppError('too_large', { message, fields: { file: [message] } });
}

/** Titles and heads are those of a template, which there is in German and Italian. */
function reportLanguage(): ContentLanguage {
  return contentLanguage();
}
