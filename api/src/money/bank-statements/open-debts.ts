import type { BankShare, IsoDate, Named } from '@feria/shared';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { FEE_OPEN, IS_FEE_OPEN, IS_OPEN, OPEN } from '../../ledger/balance.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { payersFirst } from '../../registrations/registration-families.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { FormerGuardianEntity } from '../../model/families/former-guardian.entity.js';
import type { FormerParent, OpenDebt } from './domain/debts.js';
import { compactAccount } from './domain/statement.js';
import { laterTurn } from '../../core/pieces.js';

/** Registrations whose families one statement reads, before others have their turn. */
const ROWS = 500;

/** Open registrations that one statement reads. */
const PIECE = 1_000;

/** What is open of a registration, or of the fee of one that was given back, with what the office sees of it. */
export type DebtRow = OpenDebt &
  Pick<BankShare, 'people'> & {
    course: Named;
    /** Beneficiary of the account. */
    bankName: string | null;
    /** Who pays. */
    payer: { id: number; first_name: string; last_name: string };
    courseWeek: Named & { from: IsoDate; to: IsoDate };
    /** Id of the fee, where it is one of a place that was given back. */
    feeId: number | null;
  };

interface RawDebt {
  id: number;
  open: number;
  booked_by: number | null;
  child_id: number;
  first_name: string;
  last_name: string;
  course_id: number;
  iban: string | null;
  bank_name: string | null;
  name: string;
  name_it: string;
  week_id: number;
  week: string;
  week_it: string;
  week_from: IsoDate;
  week_to: IsoDate;
  due_on: IsoDate | null;
  fee_id: number | null;
}

/**
 * What families owe now: for registrations, and for places that were given back. Children without parents have nobody who pays.
 * @param ofParents only what is open for the children of these persons, whoever pays for them
 */
export async function readOpenDebts(
  manager: EntityManager,
  { ofParents }: { ofParents?: readonly number[] } = {},
): Promise<DebtRow[]> {
  const debts = new Map<number, DebtRow>();
  for await (const some of openDebts(manager, ofParents))
    for (const debt of some) {
      // Where a place was given back in between, the fee is what is owed.
      debts.delete(debt.registrationId);
      debts.set(debt.registrationId, debt);
    }
  return [...debts.values()];
}

/**
 * The same in pieces, between which others have their turn: an organiser may have tens of thousands that are open. Fees come last, so a
 * place that is given back in between is found; of two debts of one registration the later one counts.
 */
export async function* openDebts(
  manager: EntityManager,
  ofParents?: readonly number[],
): AsyncGenerator<DebtRow[]> {
  for (let last = 0, rows: RawDebt[]; ; last = rows.at(-1)?.id ?? last) {
    rows = await readRegistrations(manager, last, ofParents);
    yield* withParents(manager, rows);
    if (rows.length < PIECE) break;
  }
  yield* withParents(manager, await readFees(manager, ofParents));
}

async function* withParents(manager: EntityManager, rows: readonly RawDebt[]): AsyncGenerator<DebtRow[]> {
  for (let start = 0; start < rows.length; start += ROWS) {
    const some = rows.slice(start, start + ROWS);
    const childIds = some.map(({ child_id }) => child_id);
    const parentsOf = await payersFirst(manager, childIds);
    const formerOf = await readFormerParents(manager, childIds);
    yield some.flatMap((row) => debtOf(row, parentsOf(row), formerOf.get(row.child_id) ?? []));
    await laterTurn();
  }
}

/** Who was a parent of children, by the ids of these; also who is one again. One statement. */
async function readFormerParents(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<Map<number, FormerParent[]>> {
  const rows = await manager
    .createQueryBuilder(FormerGuardianEntity, 'former')
    .innerJoin('former.person', 'person')
    .select('former.child_id', 'child_id')
    .addSelect('person.id', 'id')
    .addSelect('person.first_name', 'first_name')
    .addSelect('person.last_name', 'last_name')
    .where('former.child_id IN (:...ids)', { ids: [...new Set(childIds)] })
    .orderBy('person.id', 'ASC')
    .getRawMany<{ child_id: number; id: number; first_name: string; last_name: string }>();
  const formerOf = new Map<number, FormerParent[]>();
  for (const { child_id, id, first_name, last_name } of rows)
    formerOf.set(child_id, [...(formerOf.get(child_id) ?? []), { id, name: `${first_name} ${last_name}` }]);
  return formerOf;
}

/** @param last id after which they are read */
function readRegistrations(
  manager: EntityManager,
  last: number,
  ofParents?: readonly number[],
): Promise<RawDebt[]> {
  return withFamily(manager.createQueryBuilder(RegistrationEntity, 'registration'), ofParents)
    .addSelect('registration.id', 'id')
    .addSelect(OPEN, 'open')
    .addSelect('NULL', 'fee_id')
    .andWhere('registration.id > :last', { last })
    .andWhere(IS_OPEN)
    .orderBy('registration.id', 'ASC')
    .limit(PIECE)
    .getRawMany<RawDebt>();
}

function readFees(manager: EntityManager, ofParents?: readonly number[]): Promise<RawDebt[]> {
  return withFamily(manager.createQueryBuilder(CancellationFeeEntity, 'fee'), ofParents)
    .addSelect('fee.id', 'fee_id')
    .addSelect('fee.registration_id', 'id')
    .addSelect(FEE_OPEN, 'open')
    .andWhere(IS_FEE_OPEN)
    .orderBy('fee.registration_id', 'ASC')
    .getRawMany<RawDebt>();
}

/** Adds child, week and course to a query of what is owed, and lets it read the children of some parents alone. */
function withFamily<Entity extends RegistrationEntity | CancellationFeeEntity>(
  query: SelectQueryBuilder<Entity>,
  ofParents?: readonly number[],
): SelectQueryBuilder<Entity> {
  const { alias } = query;
  if (ofParents !== undefined) {
    const own = 'SELECT own.child_id FROM child_parent own WHERE own.person_id IN (:...ofParents)';
    query.andWhere(`${alias}.child_id IN (${own})`, { ofParents });
  }
  return query
    .innerJoin(`${alias}.child`, 'child')
    .innerJoin(`${alias}.courseWeek`, 'week')
    .innerJoin('week.course', 'course')
    .select(`${alias}.booked_by`, 'booked_by')
    .addSelect('child.id', 'child_id')
    .addSelect('child.first_name', 'first_name')
    .addSelect('child.last_name', 'last_name')
    .addSelect('course.id', 'course_id')
    .addSelect('course.applied_bank_iban', 'iban')
    .addSelect('course.applied_bank_name', 'bank_name')
    .addSelect('course.name', 'name')
    .addSelect('course.name_it', 'name_it')
    .addSelect('week.id', 'week_id')
    .addSelect('week.name', 'week')
    .addSelect('week.name_it', 'week_it')
    .addSelect('week.from', 'week_from')
    .addSelect('week.to', 'week_to')
    .addSelect(`${alias}.due_on`, 'due_on');
}

/**
 * @param parents who pays first
 * @param former who was a parent of the child; may be one again
 */
function debtOf(
  row: RawDebt,
  parents: readonly { id: number; first_name: string; last_name: string }[],
  former: readonly FormerParent[],
): DebtRow[] {
  const [payer] = parents;
  if (!payer) return [];
  const formerParents = former.filter(({ id }) => parents.every((parent) => parent.id !== id));
  const { id, open, child_id, first_name, last_name, course_id, name, name_it } = row;
  return [
    {
      registrationId: id,
      personId: payer.id,
      courseId: course_id,
      account: compactAccount(row.iban ?? ''),
      bankName: row.bank_name,
      open: Number(open),
      childName: `${first_name} ${last_name}`,
      parentIds: parents.map((parent) => parent.id),
      payerNames: parents.map((parent) => `${parent.first_name} ${parent.last_name}`),
      people: { id: child_id, first_name, last_name },
      course: { id: course_id, name, name_it },
      courseWeek: {
        id: row.week_id,
        name: row.week,
        name_it: row.week_it,
        from: row.week_from,
        to: row.week_to,
      },
      feeId: row.fee_id,
      payer,
      dueOn: row.due_on,
      ...(formerParents.length > 0 ? { formerParents } : {}),
    },
  ];
}
