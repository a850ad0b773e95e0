import { Injectable } from '@nestjs/common';
import { toEuros, type WeekCancellation, type WeekCancelPreview, type WeekCancelResult } from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { DataSource, In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound } from '../../core/http/errors.js';
import { nextTurn } from '../../core/pieces.js';
import { t } from '../../core/request-context.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { displacedChildren, weeksInPlaceOf } from '../alternatives.queries.js';
import { alternativesFor } from '../domain/alternatives.js';
import { countFamilies } from '../domain/families.js';
import type { Move } from '../domain/seats.js';
import { lockPayers } from '../../ledger/settle.js';
import { bumpVersions, lockAffectedWeeks, registrationsOf, weekAndQueuesOf } from '../locking.js';
import { inWords, presentSentence, seesRegistrations } from '../present-today.js';
import { loadForMail, recipientsOf, withPayers, type MailedRegistration } from '../registration-mails.js';
import { Balances } from '../balances.js';
import { removeRegistrations } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { WaitingList } from '../waiting-list/waiting-list.js';
import { WeekMails, type OfficeMessage, type TellsOf } from '../week-mails.js';

/** The registrations that end, and who is told of them. */
interface Ending {
  registrations: RegistrationEntity[];
  mailed: MailedRegistration[];
  parents: TellsOf[];
}

/**
 * Cancels a week (product/catalogue.md#cancelling-a-week): its registrations end, what was paid is to be refunded, each parent gets one
 * mail, and children who waited elsewhere for these days move up there. The week stays and cannot be booked any more.
 */
@Injectable()
export class CancelWeek {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly mails: WeekMails,
    private readonly balances: Balances,
  ) {}

  /** @throws AppError 404; 422 when the week is cancelled already or over */
  run(id: number, message: OfficeMessage, userId: number): Promise<WeekCancelResult> {
    return this.transactions.run((manager) => this.cancel(manager, id, message, userId));
  }

  /**
   * What {@link run} would do. Locks and writes nothing.
   * @throws AppError 404
   */
  async preview(id: number): Promise<WeekCancelPreview> {
    const { manager } = this.dataSource;
    const { week, course } = await findWeek(manager, id);
    const ending = await this.ending(manager, id);
    const others = await manager.findBy(CourseWeekEntity, {
      id: In((await weekAndQueuesOf(manager, id)).filter((other) => other !== id)),
    });
    const moves = await this.waitingList.plan(manager, others, ending.registrations);
    const offers = await weeksInPlaceOf(manager, week, course, this.clock.now());
    const children = await displacedChildren(manager, childIds(ending), ending.registrations);
    const refusal = this.refusal(week);
    return {
      ...(await this.figures(manager, ending, moves)),
      refusal: refusal && t(refusal),
      present_today: await presentSentence(
        manager,
        ending.registrations.filter(({ is_waiting }) => !is_waiting),
        this.clock.today(),
      ),
      alternatives: alternativesFor(children, offers).map(({ week: offer, children: suited }) => ({
        id: offer.id,
        name: offer.name,
        name_it: offer.name_it,
        from: offer.from,
        to: offer.to,
        course: { id: offer.course.id, name: offer.course.name, name_it: offer.course.name_it },
        free: offer.free,
        children: suited.length,
      })),
    };
  }

  private async cancel(
    manager: EntityManager,
    id: number,
    message: OfficeMessage,
    userId: number,
  ): Promise<WeekCancelResult> {
    const locked = await lockAffectedWeeks(
      manager,
      (reader) => weekAndQueuesOf(reader, id),
      async () => lockPayers(manager, await registrationsOf(manager, { course_week_id: id })),
    );
    const { week, course } = await findWeek(manager, id);
    const refusal = this.refusal(week);
    if (refusal) throw new AppError('validation', { message: { key: refusal } });
    const now = this.clock.now();
    const ending = await this.ending(manager, id);
    const credited = await removeRegistrations(
      manager,
      ending.registrations.map((registration) => ({ registration, refund: registration.payed_amount })),
      userId,
      now,
    );
    await manager.update(CourseWeekEntity, { id }, { cancelled_at: now });
    await bumpVersions(manager, [id]);
    const others = locked.filter((other) => other.id !== id);
    const moves = others.length ? await this.waitingList.fill(manager, others, userId) : [];
    await this.balances.settle(manager, { personIds: credited }, { userId });
    // Read after the queues have moved: a seat that somebody has just taken is not offered.
    const offers = await weeksInPlaceOf(manager, week, course, now);
    const children = await displacedChildren(manager, childIds(ending));
    await this.mails.cancelled(manager, { week, course, message, offers, children }, ending.parents);
    await recordAudit(manager, { action: 'call', resource: 'courseWeek/cancel', recordId: id });
    const figures = await this.figures(manager, ending, moves);
    return {
      ...figures,
      cancelled_at: now.toISOString(),
      message: t('week.cancelled', { smart_count: figures.mails }),
    };
  }

  /** Why the week cannot be cancelled; `null` when it can. A week that runs can: what is left of it does not take place. */
  private refusal(week: CourseWeekEntity): ServerMessageKey | null {
    if (week.cancelled_at) return 'week.already_cancelled';
    return week.to < this.clock.today() ? 'week.ended' : null;
  }

  private async ending(manager: EntityManager, weekId: number): Promise<Ending> {
    const registrations = await manager.find(RegistrationEntity, {
      where: { course_week_id: weekId },
      order: { id: 'ASC' },
    });
    await nextTurn();
    const loaded = await loadForMail(
      manager,
      registrations.map(({ id }) => id),
    );
    const mailed = await withPayers(manager, loaded);
    await nextTurn();
    return { registrations, mailed, parents: await recipientsOf(manager, mailed) };
  }

  private async figures(
    manager: EntityManager,
    { registrations, mailed, parents }: Ending,
    moves: readonly Move[],
  ): Promise<WeekCancellation> {
    await nextTurn();
    const told = new Set(parents.flatMap(({ own }) => own.map(({ registration }) => registration.id)));
    const waiting = registrations.filter(({ is_waiting }) => is_waiting).length;
    const children = registrations.map(({ child_id }) => child_id);
    const links = children.length ? await manager.findBy(ChildParentEntity, { child_id: In(children) }) : [];
    return {
      confirmed: registrations.length - waiting,
      waiting,
      families: countFamilies(children, links),
      refund: seesRegistrations()
        ? toEuros(registrations.reduce((sum, { payed_amount }) => sum + payed_amount, 0))
        : null,
      mails: parents.length,
      unreachable: inWords(
        mailed.filter(({ id }) => !told.has(id)).map(({ child }) => `${child.first_name} ${child.last_name}`),
      ),
      moved_up: moves.length,
    };
  }
}

async function findWeek(
  manager: EntityManager,
  id: number,
): Promise<{ week: CourseWeekEntity; course: CourseEntity }> {
  const week = await manager.findOneBy(CourseWeekEntity, { id });
  if (!week) throw notFound();
  return { week, course: await manager.findOneByOrFail(CourseEntity, { id: week.course_id }) };
}

function childIds({ registrations }: Ending): number[] {
  return registrations.map(({ child_id }) => child_id);
}
