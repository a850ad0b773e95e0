import { createHmac, randomInt } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { CONFIG, type Config } from '../core/config/config.js';
import { Transactions } from '../core/database/transactions.js';
import { Housekeeping } from '../core/housekeeping/housekeeping.js';
import { DeclinedPlaceEntity } from '../model/registrations/declined-place.entity.js';

/** Tokens are of 31 bits: two of a thousand children have the same one in one season of four thousand, and then count once. */
const LARGEST_TOKEN = 0x7f_ff_ff_ff;

/** What was asked for in vain. */
export interface DeclinedLine {
  childId: number;
  weekId: number;
  /** The season of its project; `null` for none. */
  year: number | null;
}

/**
 * Notes which demand a week could not take, once for each child and week and without a name, for the figures of the season
 * (product/office.md#declined).
 */
@Injectable()
export class DeclinedPlaces implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('tokens of declined places', () => this.forget());
  }

  /** At most one statement, whatever the number of lines. In the transaction that holds the locks of their weeks. */
  async note(manager: EntityManager, lines: readonly DeclinedLine[]): Promise<void> {
    if (lines.length === 0) return;
    const rows = lines.map((line) => ({ course_week_id: line.weekId, token: this.tokenOf(line) }));
    await manager
      .createQueryBuilder()
      .insert()
      .into(DeclinedPlaceEntity)
      .values(rows)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** Who knew the key and the number of a child could calculate its token: once a season is over, tokens become random numbers. */
  async forget(): Promise<void> {
    const today = this.clock.today();
    const over = await this.dataSource.manager.query<{ year: number | null; token: number }[]>(
      `SELECT DISTINCT course.year AS year, declined.token AS token FROM declined_place declined
        JOIN course_week week ON week.id = declined.course_week_id
        JOIN course course ON course.id = week.course_id
        WHERE declined.token >= 0 AND NOT EXISTS (
          SELECT 1 FROM course other JOIN course_week later ON later.course_id = other.id
            WHERE COALESCE(other.year, 0) = COALESCE(course.year, 0) AND later.\`to\` >= ?)`,
      [today],
    );
    for (const { year, token } of over)
      await this.transactions.run((manager) =>
        manager.query(
          `UPDATE declined_place SET token = ? WHERE token = ? AND course_week_id IN (
            SELECT week.id FROM course_week week JOIN course course ON course.id = week.course_id
              WHERE COALESCE(course.year, 0) = ?)`,
          [-randomInt(1, LARGEST_TOKEN), token, year ?? 0],
        ),
      );
  }

  private tokenOf({ childId, year }: DeclinedLine): number {
    const hash = createHmac('sha256', this.config.healthKey).update(`declined ${year ?? ''} ${childId}`);
    return hash.digest().readUInt32BE() & LARGEST_TOKEN;
  }
}
