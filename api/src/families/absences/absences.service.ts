import { Injectable } from '@nestjs/common';
import { formatDate, formatPeriod, lastAbsenceDay, type DeleteResult, type ToldAbsence } from '@feria/shared';
import { IsNull, LessThanOrEqual, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { invalidField, notFound, ValidationErrors } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { readAccountLimit } from '../../settings/options/account-limits.js';
import { officeParams } from '../../settings/options/office-contact.js';
import { noteToldAbsence } from '../../presence/told-absent.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import { lockChild } from '../people/lock-child.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { AbsenceEntity } from '../../model/families/absence.entity.js';
import type { AbsenceBody } from './absences.dto.js';
import { presentAbsence } from './read-absences.js';

/** Who tells an absence, or takes one back. */
interface Teller {
  /** The parent; `null` for the office. */
  personId: number | null;
  /** Name of the call in the log of changes, where neither days nor reasons are kept. */
  call: 'my-family/absence' | 'child/absence';
}

/** Days on which children do not come (product/on-site.md#absences). */
@Injectable()
export class Absences {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 404 not there or another family's child; 422 at `from` or `to` */
  tell(childId: number, body: AbsenceBody, { personId, call }: Teller): Promise<ToldAbsence> {
    return this.transactions.run(async (manager) => {
      // Locked, so that the same days are not told twice at once.
      const child = await lockChild(manager, childId, personId);
      await this.check(manager, child, body);
      if (personId !== null) await this.refuseTooMany(manager, child);
      const now = this.clock.now();
      const absence = await manager.save(
        manager.create(AbsenceEntity, {
          child_id: childId,
          from: body.from,
          to: body.to,
          reason: body.reason ?? null,
          created_at: now,
        }),
      );
      const is_present = await noteToldAbsence(manager, absence, now);
      await recordAudit(manager, {
        action: 'create',
        resource: call,
        recordId: childId,
        fields: ['absence'],
      });
      return { ...presentAbsence(absence), is_present };
    });
  }

  /**
   * Takes back an absence whose last day is not over.
   * @throws AppError 404 not there, over, or of another family's child
   */
  async takeBack(id: number, { personId, call }: Teller): Promise<DeleteResult> {
    await this.transactions.run(async (manager) => {
      const absence = await manager.findOneBy(AbsenceEntity, {
        id,
        to: MoreThanOrEqual(this.clock.today()),
        ...(personId !== null && { child: { parentLinks: { person_id: personId } } }),
      });
      if (!absence) throw notFound();
      await manager.delete(AbsenceEntity, { id });
      await recordAudit(manager, {
        action: 'delete',
        resource: call,
        recordId: absence.child_id,
        fields: ['absence'],
      });
    });
    return { success: true, message: t('absence.taken_back') };
  }

  /** @throws AppError 422 when the parents of the child have told of as many as they may */
  private async refuseTooMany(manager: EntityManager, { id, first_name: child }: ChildEntity): Promise<void> {
    const max = await readAccountLimit(manager, 'limit_absences');
    const told = await manager.countBy(AbsenceEntity, {
      child_id: id,
      to: MoreThanOrEqual(this.clock.today()),
    });
    if (told < max) return;
    const office = await officeParams(manager);
    throw invalidField('from', 'absence.too_many', (language) => ({ ...office(language), max, child }));
  }

  /** @throws AppError 422 */
  private async check(
    manager: EntityManager,
    { id: child_id, first_name: child }: ChildEntity,
    { from, to }: AbsenceBody,
  ): Promise<void> {
    const problems = new ValidationErrors();
    const today = this.clock.today();
    const last = lastAbsenceDay(today);
    if (from < today) problems.add('from', 'absence.past');
    if (to < from) problems.add('to', 'validation.not_before');
    else if (to > last) problems.add('to', 'absence.too_far', { date: formatDate(last) });
    problems.throwIfAny();
    const during = { from: LessThanOrEqual(to), to: MoreThanOrEqual(from) };
    const isExpected = await manager.existsBy(RegistrationEntity, {
      child_id,
      is_waiting: false,
      courseWeek: { ...during, cancelled_at: IsNull() },
    });
    if (!isExpected) problems.add('from', 'absence.no_week', { child });
    const told = await manager.findOne(AbsenceEntity, {
      where: { child_id, ...during },
      order: { from: 'ASC' },
    });
    if (told) problems.add('from', 'absence.overlaps', { child, period: formatPeriod(told.from, told.to) });
    problems.throwIfAny();
  }
}
