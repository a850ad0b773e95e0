import { Injectable } from '@nestjs/common';
import { can } from '@feria/shared';
import { DataSource } from 'typeorm';
import type { CurrentUserData } from '../../../core/auth/current-user.js';
import { notFound } from '../../../core/http/errors.js';
import { ChildEntity, ChildParentEntity } from '../../../model/families/child.entity.js';
import { FormerGuardianEntity } from '../../../model/families/former-guardian.entity.js';
import { ParentEntity } from '../../../model/families/parent.entity.js';
import { readNamesChild } from '../../payers/children-of.js';
import { groupBy, paidLines, sumOf, type PaidShare } from '../paid/paid-lines.js';
import { readPaidShares, readPaidWeeks, type PaidWeek } from '../paid/paid-shares.queries.js';

/** What a confirmation for the tax return tells of. */
export interface TaxFacts {
  year: number;
  payer: Pick<ParentEntity, 'first_name' | 'last_name' | 'tax'>;
  child: Pick<ChildEntity, 'first_name' | 'last_name' | 'tax'>;
  /** For weeks, by date of payment; cents. They add up to more than 0. */
  lines: TaxLine[];
  /** For places that were given back: no care was paid with them, so they count for nothing. */
  fees: TaxLine[];
}

/** What remains paid of a payment, with what it was for. */
export type TaxLine = PaidShare & { week: PaidWeek };

/** Reads what a parent paid for a child in a calendar year, for those who may see it (product/office.md#confirmation-for-the-tax-return). */
@Injectable()
export class TaxReader {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param personId the parent who paid. When left out it is the reader who paid, else, for the office, who paid most. Parents see
   *   only what they paid themselves.
   * @throws AppError 404 when nothing was paid, or the child or the payments are another family's
   */
  async read(
    childId: number,
    year: number,
    user: CurrentUserData,
    personId: number | null,
  ): Promise<TaxFacts> {
    const { manager } = this.dataSource;
    if (!can(user, 'payment.index')) await this.requireParent(childId, user);
    const weeks = await readPaidWeeks(manager, [childId]);
    const byId = new Map(weeks.map((week) => [week.registration_id, week]));
    const isFee = ({ registration_id }: PaidShare): boolean => byId.get(registration_id)?.is_fee === true;
    const namesChild = await readNamesChild(manager, [childId]);
    // Of a payer to whom the child is not named nobody has it in a confirmation; refunds count all the same.
    const shares = (await readPaidShares(manager, [...byId.keys()])).map((share) =>
      namesChild(share, childId, share.came_on) ? share : { ...share, payer_id: null },
    );
    const paid = paidByPayer(
      shares.filter((share) => !isFee(share)),
      year,
    );
    const fees = paidByPayer(shares.filter(isFee), year);
    const payerId = choosePayer(paid, user, personId);
    const lines = paid.get(payerId);
    const child = await manager.findOneBy(ChildEntity, { id: childId });
    const payer = await manager.findOneBy(ParentEntity, { id: payerId });
    if (!lines || !child || !payer) throw notFound();
    const withWeek = (line: PaidShare): TaxLine => ({
      ...line,
      week: byId.get(line.registration_id) as PaidWeek,
    });
    return {
      year,
      payer,
      child,
      lines: lines.map(withWeek),
      fees: (fees.get(payerId) ?? []).map(withWeek),
    };
  }

  /** Also who was a parent of the child until a day: what they paid until then stays theirs (product/money.md#who-paid). */
  private async requireParent(childId: number, user: CurrentUserData): Promise<void> {
    const { manager } = this.dataSource;
    const link = { child_id: childId, person_id: user.person?.id ?? 0 };
    const isParent =
      (await manager.existsBy(ChildParentEntity, link)) ||
      (await manager.existsBy(FormerGuardianEntity, link));
    if (!isParent) throw notFound();
  }
}

/**
 * What parents paid in a calendar year, by the id of who paid; who paid nothing, or got back as much, is not in it. What somebody paid who is no
 * parent on record is nobody's.
 * @param shares of registrations of one child
 */
export function paidByPayer(shares: readonly PaidShare[], year: number): Map<number, PaidShare[]> {
  const ofYear = shares.filter(({ date }) => date.startsWith(`${year}-`));
  // First the refunds, whomever they went to: what was given back is paid by nobody.
  const byPayer = [...groupBy(paidLines(ofYear), ({ payer_id }) => payer_id)].flatMap(([payerId, lines]) =>
    payerId === null ? [] : [[payerId, lines] as const],
  );
  return new Map(byPayer.filter(([, lines]) => sumOf(lines) > 0));
}

/** @returns the id of a person; 0, nobody's, where there is none for the reader */
function choosePayer(
  paid: ReadonlyMap<number, readonly PaidShare[]>,
  user: CurrentUserData,
  wanted: number | null,
): number {
  const own = user.person?.id ?? 0;
  if (!can(user, 'payment.index')) return wanted === null || wanted === own ? own : 0;
  return wanted ?? (paid.has(own) ? own : mostPaidBy(paid));
}

function mostPaidBy(paid: ReadonlyMap<number, readonly PaidShare[]>): number {
  const [most] = [...paid].sort(([a, linesA], [b, linesB]) => sumOf(linesB) - sumOf(linesA) || a - b);
  return most?.[0] ?? 0;
}
