import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, DataSource } from 'typeorm';
import { Clock } from '../core/clock.js';
import { Transactions } from '../core/database/transactions.js';
import { Housekeeping } from '../core/housekeeping/housekeeping.js';
import { nextTurn } from '../core/pieces.js';
import { payerSql } from '../ledger/balance.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';

/** For how many days it is tried to note where the family of a registration lives; after a start once for all. */
const DAYS = 7;

const DAY_MS = 86_400_000;

/** Registrations that one statement looks at. */
const PIECE = 500;

/**
 * SQL: the municipality of a `person` (product/office.md#municipalities): that of the postcode, where it has one; the one that was chosen, where
 * the postcode has several and it is one of these; else NULL.
 */
function municipalitySql(person: string): string {
  return `(SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own.id) ELSE MAX(CASE WHEN own.id = ${person}.municipality_id THEN own.id END) END
    FROM municipality own WHERE own.plz = TRIM(${person}.plz))`;
}

/** SQL: the municipality of who pays for a row with `child_id` and `booked_by`, today. @param alias of its table */
export function municipalityOfPayerSql(alias: string): string {
  return `(SELECT ${municipalitySql('payer')} FROM person payer WHERE payer.id = ${payerSql(alias)})`;
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
