import { toEuros, type BankShare, type IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { compactAccount } from './domain/statement.js';

/** What the office sees of what a share is for, by the id of the registration. */
export type SharesShown = ReadonlyMap<number, Shown>;

type Shown = Pick<BankShare, 'people' | 'course' | 'week' | 'is_fee' | 'account'>;

interface Raw {
  id: number;
  child_id: number;
  first_name: string;
  last_name: string;
  course_id: number;
  name: string;
  name_it: string;
  week_id: number;
  week_name: string;
  week_name_it: string;
  year: number | null;
  iban: string | null;
  from: IsoDate;
  to: IsoDate;
}

/** Ids of one statement: engines limit the number of parameters. */
const IDS = 5_000;

/** Reads child, project and week of registrations, and of fees of places that were given back. Two statements for some thousand. */
export async function readSharesShown(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<SharesShown> {
  const shown = new Map<number, Shown>();
  const ids = [...new Set(registrationIds)];
  for (let at = 0; at < ids.length; at += IDS) {
    const some = ids.slice(at, at + IDS);
    for (const [entity, id] of [
      [RegistrationEntity, 'owed.id'],
      [CancellationFeeEntity, 'owed.registration_id'],
    ] as const) {
      const rows = await manager
        .createQueryBuilder<RegistrationEntity | CancellationFeeEntity>(entity, 'owed')
        .innerJoin('owed.child', 'child')
        .innerJoin('owed.courseWeek', 'week')
        .innerJoin('week.course', 'course')
        .select(id, 'id')
        .addSelect('child.id', 'child_id')
        .addSelect('child.first_name', 'first_name')
        .addSelect('child.last_name', 'last_name')
        .addSelect('course.id', 'course_id')
        .addSelect('course.name', 'name')
        .addSelect('course.name_it', 'name_it')
        .addSelect('week.id', 'week_id')
        .addSelect('week.name', 'week_name')
        .addSelect('week.name_it', 'week_name_it')
        .addSelect('course.year', 'year')
        .addSelect('course.applied_bank_iban', 'iban')
        .addSelect('week.from', 'from')
        .addSelect('week.to', 'to')
        .where(`${id} IN (:...some)`, { some })
        .getRawMany<Raw>();
      for (const row of rows)
        shown.set(row.id, {
          is_fee: entity === CancellationFeeEntity,
          people: { id: row.child_id, first_name: row.first_name, last_name: row.last_name },
          course: { id: row.course_id, name: row.name, name_it: row.name_it, year: row.year },
          week: {
            id: row.week_id,
            name: row.week_name,
            name_it: row.week_name_it,
            from: row.from,
            to: row.to,
          },
          account: row.iban && compactAccount(row.iban),
        });
    }
  }
  return shown;
}

/** Shares as the office sees them; what was removed in between is left out. @param shares amounts in cents */
export function presentShares(
  shares: readonly { registrationId: number; amount: number }[],
  shown: SharesShown,
): BankShare[] {
  return shares.flatMap(({ registrationId, amount }) => {
    const one = shown.get(registrationId);
    return one ? [{ registration_id: registrationId, amount: toEuros(amount), ...one }] : [];
  });
}
