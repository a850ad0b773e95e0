import Libsql from 'libsql';
import { QueryFailedError, type DataSource } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { QueryResult } from 'typeorm/query-runner/QueryResult.js';
import { Limiter, type Release } from '../limiter.js';
import { BusyError } from './errors.js';

/** Callers that may wait for the one writer before the API answers 503. */
const WRITE_QUEUE_LIMIT = 5_000;

type Connection = InstanceType<typeof Libsql>;
type Driver = ConstructorParameters<typeof BetterSqlite3QueryRunner>[0];

/** `driver` of TypeORM's `better-sqlite3` type: libsql has the same API and comes prebuilt through npm. */
export const libsql: unknown = Libsql;

/**
 * Settings of the one connection that writes. `synchronous = FULL`: an acknowledged commit survives a power cut.
 * `secure_delete`: what is deleted is overwritten with zeros, so that the file does not keep erased names in free pages.
 */
export function prepareWriter(connection: Connection): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('secure_delete = ON');
}

/**
 * TypeORM gives every caller of an SQLite data source one shared query runner, so that concurrent transactions become
 * savepoints of a stranger's. This replaces it: one write connection behind a first-come-first-served mutex, for
 * transactions and single writes alike, and one read-only connection for reads outside transactions, which see the last
 * committed state (WAL). To be called once, after `initialize`.
 */
export function separateReadsFromWrites(dataSource: DataSource): void {
  const driver = dataSource.driver as Driver;
  const writer = driver.databaseConnection as Connection;
  const reader = new Libsql(driver.database as string);
  // libsql ignores its `readonly` option.
  reader.pragma('query_only = ON');
  reader.pragma('busy_timeout = 5000');
  const connections: Connections = {
    writer: new PreparedConnection(writer),
    reader: new PreparedConnection(reader),
    mutex: new Limiter({ atOnce: 1, waiting: WRITE_QUEUE_LIMIT, refusal: () => new BusyError() }),
  };
  driver.createQueryRunner = () => new SqliteQueryRunner(driver, connections);
  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    reader.close();
    // Whoever copies the file of a stopped app has all of it.
    writer.pragma('wal_checkpoint(TRUNCATE)');
    await disconnect();
  };
}

interface Connections {
  writer: PreparedConnection;
  reader: PreparedConnection;
  mutex: Limiter;
}

type Statement = Libsql.Statement<unknown[]>;

/** A connection with its prepared statements; the oldest is dropped first. */
class PreparedConnection {
  private readonly statements = new Map<string, Statement>();

  constructor(readonly connection: Connection) {}

  prepare(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.connection.prepare<unknown[]>(sql);
      this.statements.set(sql, statement);
      const oldest = this.statements.keys().next();
      if (this.statements.size > 200 && !oldest.done) this.statements.delete(oldest.value);
    }
    return statement;
  }

  /** Schema changes make prepared statements stale. */
  forget(): void {
    this.statements.clear();
  }
}

/** First words of statements that only read. A write that begins so (`WITH … DELETE`) is refused by the reader itself. */
const READS = new Set(['SELECT', 'WITH', 'EXPLAIN']);
/** First words of statements after which prepared ones may be stale. */
const SCHEMA_CHANGES = new Set(['CREATE', 'ALTER', 'DROP', 'PRAGMA']);

function firstWord(sql: string): string {
  return (sql.trimStart().split(/\W/, 1)[0] ?? '').toUpperCase();
}

class SqliteQueryRunner extends BetterSqlite3QueryRunner {
  private releaseWriter: Release | null = null;

  constructor(
    driver: Driver,
    private readonly connections: Connections,
  ) {
    super(driver);
  }

  override async query(sql: string, parameters: unknown[] = [], structured = false): Promise<never> {
    const bound = parameters.map(bind);
    if (this.releaseWriter) return this.runOn(this.connections.writer, sql, bound, structured);
    if (READS.has(firstWord(sql))) return this.runOn(this.connections.reader, sql, bound, structured);
    const release = await this.connections.mutex.acquire();
    try {
      return await this.runOn(this.connections.writer, sql, bound, structured);
    } finally {
      release();
    }
  }

  override async startTransaction(isolationLevel?: IsolationLevel): Promise<void> {
    if (this.transactionDepth > 0) return super.startTransaction(isolationLevel);
    this.releaseWriter = await this.connections.mutex.acquire();
    try {
      await super.startTransaction(isolationLevel);
    } catch (error) {
      this.giveBack();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (this.transactionDepth === 0) this.giveBack();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (this.transactionDepth === 0) this.giveBack();
    }
  }

  override async release(): Promise<void> {
    if (this.releaseWriter) await this.rollbackTransaction();
    await super.release();
  }

  private giveBack(): void {
    this.releaseWriter?.();
    this.releaseWriter = null;
  }

  private async runOn(
    on: PreparedConnection,
    sql: string,
    bound: unknown[],
    structured: boolean,
  ): Promise<never> {
    const { logger } = this.dataSource;
    // A plain BEGIN takes the write lock at the first write and can fail there; IMMEDIATE takes it now.
    const text = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
    logger.logQuery(text, bound, this);
    try {
      if (SCHEMA_CHANGES.has(firstWord(text))) {
        this.connections.writer.forget();
        this.connections.reader.forget();
      }
      const result = execute(on.prepare(text), bound);
      return (structured ? result : result.raw) as never;
    } catch (error) {
      logger.logQueryError(error as Error, text, bound, this);
      throw new QueryFailedError(text, bound, error as Error);
    }
  }
}

function execute(statement: Statement, bound: unknown[]): QueryResult {
  // As one list, never spread: libsql takes a lone `null` or buffer for an object of named parameters.
  const result = new QueryResult();
  if (statement.reader) {
    result.records = statement.all(bound);
    result.raw = result.records;
  } else {
    const { changes, lastInsertRowid } = statement.run(bound);
    result.affected = changes;
    result.raw = lastInsertRowid;
  }
  return result;
}

/**
 * The one place where parameters reach libsql: a boolean or a Date handed to it aborts the whole process, past any
 * `catch`, so nothing but what it can bind gets through.
 */
function bind(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`a value of type ${typeof value} cannot be bound to an SQLite statement`);
}
