import { Injectable } from '@nestjs/common';
import { can } from '@feria/shared';
import { DataSource, In } from 'typeorm';
import { CourseWeekEntity } from '../../../model/catalogue/course-week.entity.js';
import { type ChildEntity, ChildParentEntity } from '../../../model/families/child.entity.js';
import type { CurrentUserData } from '../../../core/auth/current-user.js';
import { notFound } from '../../../core/http/errors.js';
import { PaymentEntity } from '../../../model/ledger/payment.entity.js';
import { readPayers } from '../../payers/payer-of.js';
import { paidLines, type PaidShare } from '../paid/paid-lines.js';
import { readPaidShares } from '../paid/paid-shares.queries.js';
import { isPaid } from '../../../ledger/payment.js';
import type { LoadedRegistration } from '../../../registrations/registrations.presenter.js';
import { COURSE_COLUMNS } from '../../../registrations/registrations.queries.js';
import { RegistrationEntity } from '../../../model/registrations/registration.entity.js';

interface Named {
  first_name: string;
  last_name: string;
  tax: string;
}

/** What a confirmation tells of. */
export interface ConfirmationFacts {
  child: Named & Pick<ChildEntity, 'gender'>;
  /** Who is addressed: the parent who asks; all of the child's parents when the office does. */
  parents: Named[];
  course: LoadedRegistration['courseWeek']['course'];
  /** Weeks on which something is paid, or that cost nothing, first week first. */
  registrations: LoadedRegistration[];
  /** What is paid on them, by day. They add up to what is paid on the registrations. */
  payments: PaidLine[];
}

/** What remains paid of a payment on a registration. Cents. */
export interface PaidLine {
  registration: LoadedRegistration;
  amount: number;
  /** `null` for what others paid for others: a parent does not see when and how. */
  paid: Pick<PaidShare, 'date' | 'method'> | null;
  /** Who paid; `null` for who is not named to the reader. */
  payer: string | null;
  /** Another than the parent who asks has paid it: nothing of it is theirs for the tax return. */
  isOfOther: boolean;
}

/** Reads what a confirmation is made of, for those who may see it (product/office.md#confirmation-of-payment). */
@Injectable()
export class ConfirmationReader {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param childId the `peopleId` of the address
   * @throws AppError 404 when nothing of it is paid in full, or the child is another family's
   */
  async read(courseId: number, childId: number, user: CurrentUserData): Promise<ConfirmationFacts> {
    const registrations = await this.registrations(courseId, childId, user);
    const [first] = registrations;
    // A payment on one week alone, not yet in full, is no confirmation; beside a paid week it is listed.
    if (!first || !registrations.some(isPaid)) throw notFound();
    const shown = registrations.filter((row) => row.payed_amount > 0 || isPaid(row));
    return {
      child: first.child,
      parents: await this.parents(childId, user),
      course: first.courseWeek.course,
      registrations: shown,
      payments: await this.payments(shown, user),
    };
  }

  /** What is paid on registrations: of the reader's own all, of what is another's account and payer only how much. */
  private async payments(
    registrations: readonly LoadedRegistration[],
    user: CurrentUserData,
  ): Promise<PaidLine[]> {
    const { manager } = this.dataSource;
    const byId = new Map(registrations.map((registration) => [registration.id, registration]));
    const lines = paidLines(await readPaidShares(manager, [...byId.keys()]));
    const payments = await manager.find(PaymentEntity, {
      where: { id: In([...new Set(lines.map(({ payment_id }) => payment_id))]) },
      relations: { words: true },
    });
    const payers = await readPayers(manager, payments);
    const own = user.person?.id ?? 0;
    const isOffice = can(user, 'payment.index');
    return lines.map((line): PaidLine => {
      const { registration_id, amount, date, method, payer_id, person_id } = line;
      const isSeen = isOffice || payer_id === own || person_id === own;
      return {
        registration: byId.get(registration_id) as LoadedRegistration,
        amount,
        paid: isSeen ? { date, method } : null,
        payer: isOffice || payer_id === own ? (payers.get(line.payment_id)?.name ?? null) : null,
        isOfOther: !isOffice && payer_id !== own,
      };
    });
  }

  private async registrations(
    courseId: number,
    childId: number,
    user: CurrentUserData,
  ): Promise<LoadedRegistration[]> {
    const query = this.dataSource.manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoin('registration.child', 'child')
      .addSelect(['id', 'first_name', 'last_name', 'tax', 'gender'].map((column) => `child.${column}`))
      .innerJoinAndSelect('registration.courseWeek', 'courseWeek')
      .innerJoin('courseWeek.course', 'course')
      .addSelect(COURSE_COLUMNS.map((column) => `course.${column}`))
      .where('registration.child_id = :childId', { childId })
      // Not by a condition on the joined week: the databases would start from all registrations of the course.
      .andWhere((outer) => {
        const weeks = outer.subQuery().select('week.id').from(CourseWeekEntity, 'week');
        return `registration.course_week_id IN ${weeks.where('week.course_id = :courseId').getQuery()}`;
      })
      .setParameters({ courseId })
      .andWhere('registration.is_waiting = :waiting', { waiting: false })
      .orderBy('courseWeek.from', 'ASC')
      .addOrderBy('registration.id', 'ASC');
    if (!can(user, 'payment.index')) {
      query.innerJoin(
        ChildParentEntity,
        'own',
        'own.child_id = registration.child_id AND own.person_id = :personId',
        { personId: user.person?.id ?? 0 },
      );
    }
    return (await query.getMany()) as LoadedRegistration[];
  }

  private async parents(childId: number, user: CurrentUserData): Promise<Named[]> {
    const links = await this.dataSource.manager.find(ChildParentEntity, {
      where: { child_id: childId },
      relations: { person: true },
      order: { person_id: 'ASC' },
    });
    const own = links.filter(({ person_id }) => person_id === user.person?.id);
    return (own.length ? own : links).flatMap(({ person }) => (person ? [person] : []));
  }
}
