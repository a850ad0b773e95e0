import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Municipality } from '@feria/shared';
import { In, DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { Transactions } from '../core/database/transactions.js';
import { Housekeeping } from '../core/housekeeping/housekeeping.js';
import { nextTurn } from '../core/pieces.js';
import { municipalitySql } from '../families/people/municipality.js';
import { payerSql } from '../ledger/balance.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';

/** For how many days it is tried to note where the family of a registration lives; after a start once for all. */
const DAYS = 7;

const DAY_MS = 86_400_000;

/** Registrations that one statement looks at. */
const PIECE = 500;

/** SQL: the municipality of who pays for a row with `child_id` and `booked_by`, today. @param alias of its table */
function municipalityOfPayerSql(alias: string): string {
  return `(SELECT ${municipalitySql('payer')} FROM person payer WHERE payer.id = ${payerSql(alias)})`;
}

/**
 * SQL: the municipality of the family of a registration: as it was noted, else where who pays lives now. Figures, list and export all count by
 * it. @param alias of the table `registration`
 */
export function municipalityOfRegistrationSql(alias: string): string {
  return `COALESCE(${alias}.municipality_id, ${municipalityOfPayerSql(alias)})`;
}

/** The municipalities of the families of registrations, by their ids; nothing of those that are not known. One statement. */
export async function municipalitiesOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Municipality>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.query<(Municipality & { registration: number })[]>(
    `SELECT registration.id AS registration, town.id AS id, town.name AS name, town.name_it AS name_it FROM registration
      JOIN municipality town ON town.id = ${municipalityOfRegistrationSql('registration')}
      WHERE registration.id IN (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  return new Map(
    rows.map(({ registration, id, name, name_it }) => [
      Number(registration),
      { id: Number(id), name, name_it },
    ]),
  );
}

/**
 * Notes with each registration in which municipality its family lives, so that a later move, or an erased family, leaves the figures of the
 * season as they are. Not while it is booked: in the minute of an opening nothing is done that can be done later. Part of the hourly
 * housekeeping.
 */
@Injectable()
export class RegistrationMunicipalities implements OnModuleInit {
  private hasRun = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('municipalities of registrations', () => this.run());
  }

  /** A statement to find each {@link PIECE} of the registrations of the last days, and one for each municipality in it. */
  async run(): Promise<void> {
    const since = new Date(this.hasRun ? this.clock.now().getTime() - DAYS * DAY_MS : 0);
    for (let after = 0; ;) {
      const found = await this.dataSource.manager
        .createQueryBuilder(RegistrationEntity, 'registration')
        .select('registration.id', 'id')
        .addSelect(municipalityOfPayerSql('registration'), 'town')
        .where('registration.municipality_id IS NULL')
        .andWhere('registration.created_at >= :since', { since })
        .andWhere('registration.id > :after', { after })
        .orderBy('registration.id')
        .limit(PIECE)
        .getRawMany<{ id: number | string; town: number | string | null }>();
      const last = found.at(-1);
      if (!last) break;
      await this.note(
        found.flatMap(({ id, town }) => (town === null ? [] : [[Number(town), Number(id)] as const])),
      );
      after = Number(last.id);
      await nextTurn();
    }
    this.hasRun = true;
  }

  private async note(pairs: readonly (readonly [town: number, id: number])[]): Promise<void> {
    for (const municipality_id of new Set(pairs.map(([town]) => town))) {
      const ids = pairs.filter(([town]) => town === municipality_id).map(([, id]) => id);
      await this.transactions.run((manager) =>
        manager.update(RegistrationEntity, { id: In(ids) }, { municipality_id }),
      );
    }
  }
}
