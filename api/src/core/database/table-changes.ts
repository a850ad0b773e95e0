import type { DataSource, QueryRunner } from 'typeorm';

/** First words of statements that change no row. `SELECT … FOR UPDATE` is one of them. */
const CHANGES_NOTHING =
  /^\s*(?:SELECT|WITH|EXPLAIN|SHOW|START|BEGIN|SAVEPOINT|RELEASE|SET|PRAGMA|COMMIT|ROLLBACK)\b/i;
const CHANGED_TABLE =
  /^\s*(?:INSERT(?: IGNORE| OR \w+)?\s+INTO|REPLACE\s+INTO|UPDATE(?: IGNORE)?|DELETE\s+FROM)\s+[`"]?(\w+)/i;
/** Not `ROLLBACK TO`, after which the transaction goes on. */
const ENDS_TRANSACTION = /^\s*(?:COMMIT|ROLLBACK)\s*$/i;

/** The table that a statement changes: `null` for none, an empty text when it is not known, as of migrations. */
export function changedTable(sql: string): string | null {
  return CHANGES_NOTHING.test(sql) ? null : (CHANGED_TABLE.exec(sql)?.[1] ?? '');
}

/**
 * Counts the changes of each table that this process makes, so that what was computed from tables knows when it is out of
 * date. A change counts when it is committed, and before whoever committed it goes on. Changes by other processes are not seen.
 */
export class TableChanges {
  private readonly counts = new Map<string, number>();
  /** Statements whose table is not known, such as those of migrations: each of them may have changed every table. */
  private unknown = 0;

  /** A number that grows with each change of one of the tables. */
  versionOf(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.counts.get(table) ?? 0), this.unknown);
  }

  /** Has the runner count what it changes. */
  watch(runner: QueryRunner): void {
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    const changed = new Set<string>();
    const run = async (sql: string, ...rest: unknown[]): Promise<unknown> => {
      const table = changedTable(sql);
      if (table !== null) changed.add(table);
      try {
        return await query(sql, ...rest);
      } finally {
        // Also after a failure: the connection may have broken after the database had committed.
        if (changed.size && (!runner.isTransactionActive || ENDS_TRANSACTION.test(sql))) this.count(changed);
      }
    };
    runner.query = run as QueryRunner['query'];
  }

  private count(changed: Set<string>): void {
    for (const table of changed) {
      if (table === '') this.unknown += 1;
      else this.counts.set(table, (this.counts.get(table) ?? 0) + 1);
    }
    changed.clear();
  }
}

const changesOf = new WeakMap<DataSource, TableChanges>();

/** Counts the changes made through the data source from now on. To be called once, before anybody uses it. */
export function countTableChanges(dataSource: DataSource): void {
  const changes = new TableChanges();
  changesOf.set(dataSource, changes);
  const createRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = createRunner(mode);
    changes.watch(runner);
    return runner;
  };
}

/** The changes of an opened data source. */
export function tableChanges(dataSource: DataSource): TableChanges {
  const changes = changesOf.get(dataSource);
  if (!changes) throw new Error('the changes of this data source are not counted');
  return changes;
}
