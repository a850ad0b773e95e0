import type { AnswersOf } from '../../catalogue/questions/answers.js';
import { Injectable } from '@nestjs/common';
import {
  EXPORT_SECTIONS,
  maskedIban,
  toEuros,
  type DrawChild,
  type DrawnPlace,
  type ExportedRegistration,
  type ExportedWeek,
  type ExportSection,
  type FamilyExport,
  type MailKind,
} from '@feria/shared';
import { receiptNumber } from '@feria/shared/rules/receipts';
import { DataSource, In, type EntityManager } from 'typeorm';
import { AbsenceEntity } from '../../model/families/absence.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { exportedDay, exportedPoint, isMarked } from './exported-days.js';
import { CalendarFeedEntity } from '../../model/families/calendar-feed.entity.js';
import { CourseDrawChildEntity } from '../../model/registrations/course-draw.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import {
  CHILD_COLUMNS,
  CHILD_HEALTH_COLUMNS,
  presentChildOfFamily,
  presentHealth,
} from '../../families/people/child.presenter.js';
import { presentParentOfFamily } from '../../families/people/parent.presenter.js';
import { Clock } from '../../core/clock.js';
import { notFound } from '../../core/http/errors.js';
import { inPieces, nextTurn } from '../../core/pieces.js';
import { GuardianInvitationEntity } from '../../model/families/guardian-invitation.entity.js';
import { stateOf } from '../../families/guardians/guardian-rules.js';
import { MessageHistory } from '../messages/message-history.service.js';
import { htmlToText } from '../../mailing/html.js';
import { FamilyCallEntity } from '../../model/office/family-call.entity.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { PickupPersonEntity } from '../../model/families/pickup-person.entity.js';
import { exportedAnswers, firstAnswer } from './exported-answers.js';
import { detailsForParent } from '../../registrations/domain/parent-rights.js';
import { payersOf } from '../../registrations/registration-families.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { ReceiptEntity } from '../../model/ledger/receipt.entity.js';
import { BasketLineEntity } from '../../model/registrations/basket-line.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { PlzChangeEntity } from '../../model/registrations/plz-change.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { RefundAccountEntity } from '../../model/money/refund-account.entity.js';
import { PaymentReminderEntity } from '../../model/money/payment-reminder.entity.js';
import { OpeningReminderEntity } from '../../model/catalogue/opening-reminder.entity.js';

/** Messages whose text is made without a pause. */
const MESSAGES = 50;

/**
 * Everything that is stored of a parent and the children, to take along (GDPR, articles 15 and 20). The office's export is
 * the same file, to be handed to that parent: it holds no more than the parent may see, so nothing of the other parent and
 * nothing that the office wrote for itself; and no more than the member of staff may see, who makes it. A family may have
 * a thousand places and messages: each table is read by itself, once, with a turn for others in between.
 */
@Injectable()
export class FamilyExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly messages: MessageHistory,
  ) {}

  /**
   * @param sees the parts that the reader may see: all of them for the family itself
   * @param readerId user account of the reader
   * @throws AppError 404
   */
  async of(personId: number, sees: ReadonlySet<ExportSection>, readerId: number): Promise<FamilyExport> {
    const copy = await this.everything(personId, sees, readerId);
    const none = <Row>(section: ExportSection, rows: Row[]): Row[] => (sees.has(section) ? rows : []);
    return {
      ...copy,
      left_out: (Object.keys(EXPORT_SECTIONS) as ExportSection[]).filter((section) => !sees.has(section)),
      childrens: none('children', copy.childrens),
      pickup_persons: none('children', copy.pickup_persons),
      guardians: none('children', copy.guardians),
      guardian_invitations: none('children', copy.guardian_invitations),
      registrations: none('registrations', copy.registrations),
      answers: none('registrations', copy.answers),
      events: none('registrations', copy.events),
      cancellation_fees: none('registrations', copy.cancellation_fees),
      absences: none('registrations', copy.absences),
      attendance: none('registrations', copy.attendance),
      open_points: none('registrations', copy.open_points),
      draws: none('registrations', copy.draws),
      basket: none('registrations', copy.basket),
      payments: none('payments', copy.payments),
      receipts: none('payments', copy.receipts),
      payment_reminders: none('payments', copy.payment_reminders),
      refund_account: sees.has('payments') ? copy.refund_account : null,
      messages: none('messages', copy.messages),
      calls: none('calls', copy.calls),
    };
  }

  private async everything(
    personId: number,
    sees: ReadonlySet<ExportSection>,
    readerId: number,
  ): Promise<Omit<FamilyExport, 'left_out'>> {
    // What is not shown is not decrypted.
    const health = sees.has('health') && sees.has('children');
    const { manager } = this.dataSource;
    const person = await manager.findOne(ParentEntity, {
      where: { id: personId },
      relations: { user: true },
    });
    if (!person) throw notFound();
    const links = await manager.findBy(ChildParentEntity, { person_id: personId });
    const childIds = links.map(({ child_id }) => child_id);
    const now = this.clock.now();
    const columns = health ? [...CHILD_COLUMNS, ...CHILD_HEALTH_COLUMNS] : [...CHILD_COLUMNS];
    const children = await manager.find(ChildEntity, {
      select: Object.fromEntries(columns.map((column) => [column, true])),
      where: { id: In(childIds) },
      order: { id: 'ASC' },
    });
    await nextTurn();
    const ofChildren = { where: { child_id: In(childIds) } };
    const registrations = await manager.find(RegistrationEntity, { ...ofChildren, order: { id: 'ASC' } });
    await nextTurn();
    const events = await manager.find(RegistrationEventEntity, { ...ofChildren, order: { id: 'ASC' } });
    await nextTurn();
    const draws = await manager.find(CourseDrawChildEntity, {
      where: { child_id: In(childIds) },
      relations: { course: true },
      order: { course_id: 'ASC', child_id: 'ASC' },
    });
    await nextTurn();
    const drawn = draws.map(readDraw);
    // Once for each week, not for each place in it.
    const weekById = await weeksNamed(manager, [
      ...registrations.map(({ course_week_id }) => course_week_id),
      ...events.flatMap(({ course_week_id, from_course_week_id }) => [course_week_id, from_course_week_id]),
      ...drawn.flatMap(({ wished, given }) => [...wished, ...given]),
    ]);
    const given = await exportedAnswers(manager, personId, { health });
    await nextTurn();
    const payers = await payersOf(manager, registrations);
    for (const registration of registrations)
      registration.courseWeek = weekById.get(registration.course_week_id);
    await nextTurn();
    const fees = await manager
      .createQueryBuilder(CancellationFeeEntity, 'fee')
      .innerJoinAndSelect('fee.courseWeek', 'week')
      .innerJoin('week.course', 'course')
      .addSelect(['course.id', 'course.name', 'course.name_it'])
      .where({ child_id: In(childIds) })
      .orderBy('fee.id')
      .getMany();
    await nextTurn();
    const payments = await manager.find(PaymentEntity, {
      where: [{ person_id: personId }, { payer_id: personId }],
      relations: { words: true },
      order: { id: 'ASC' },
    });
    const receipts = await manager.find(ReceiptEntity, {
      where: { person_id: personId },
      relations: { lines: true },
      order: { id: 'ASC', lines: { id: 'ASC' } },
    });
    await nextTurn();
    const reminded = await manager.find(PaymentReminderEntity, {
      where: { person_id: personId },
      relations: { registration: { courseWeek: { course: true } }, fee: { courseWeek: { course: true } } },
      order: { id: 'ASC' },
    });
    await nextTurn();
    const account = await manager.findOneBy(RefundAccountEntity, { person_id: personId });
    const plzChanges = await manager.find(PlzChangeEntity, {
      where: { person_id: personId },
      order: { id: 'ASC' },
    });
    const pickups = await manager.find(PickupPersonEntity, { ...ofChildren, order: { id: 'ASC' } });
    const absences = await manager.find(AbsenceEntity, { ...ofChildren, order: { from: 'ASC', id: 'ASC' } });
    await nextTurn();
    const days = await manager.find(AttendanceEntity, { ...ofChildren, order: { date: 'ASC', id: 'ASC' } });
    await nextTurn();
    const points = await manager.find(AttendanceIssueEntity, { ...ofChildren, order: { id: 'ASC' } });
    await nextTurn();
    const calls = sees.has('calls')
      ? await manager.find(FamilyCallEntity, {
          where: { person_id: personId },
          order: { at: 'ASC', id: 'ASC' },
        })
      : [];
    const email = person.user?.email;
    const invitations = await manager.find(GuardianInvitationEntity, {
      where: [{ person_id: personId }, ...(email ? [{ email }] : [])],
      relations: { childLinks: true },
      order: { id: 'ASC' },
    });
    const invited = await manager.findBy(ChildParentEntity, { invited_by: personId });
    const mails = email
      ? await manager.find(OutboxMailEntity, { where: { recipient: email }, order: { id: 'ASC' } })
      : [];
    const calendar = person.user_id
      ? await manager.findOneBy(CalendarFeedEntity, { user_id: person.user_id })
      : null;
    const reminders = person.user_id
      ? await manager.find(OpeningReminderEntity, {
          where: { user_id: person.user_id },
          relations: { course: true },
          order: { id: 'ASC' },
        })
      : [];
    const basket = person.user_id ? await basketOf(manager, person.user_id) : [];
    await nextTurn();
    const messages = person.user_id
      ? await this.messages.of(person.user_id, (section) => sees.has(section))
      : [];
    const texts = await inPieces(
      messages,
      (some) =>
        some.map(({ subject, body, files, state, created_at }) => ({
          subject,
          body: htmlToText(body),
          files: files.map(({ name }) => name),
          state,
          created_at,
        })),
      MESSAGES,
    );
    await nextTurn();
    return {
      exported_at: now.toISOString(),
      parent: presentParentOfFamily(person),
      childrens: children.map((child) => ({
        ...presentChildOfFamily(child, now),
        ...(health
          ? {
              ...presentHealth(child),
              health_consent_at: child.health_consent_at?.toISOString() ?? null,
              health_consent_way: child.health_consent_way,
            }
          : {}),
      })),
      registrations: registrations.map((registration) => ({
        ...registrationOf(registration, person.user_id, given.of),
        // How another parent pays is not this one's to read.
        payed_at: payers.get(registration.id) === personId ? registration.payed_at : null,
      })),
      answers: given.exported,
      pickup_persons: pickups.map(({ child_id, name, phone, relation }) => ({
        child_id,
        name,
        phone,
        relation,
      })),
      absences: absences.map(({ child_id, from, to, reason, created_at }) => ({
        child_id,
        from,
        to,
        ...(health && { reason }),
        created_at: created_at.toISOString(),
      })),
      attendance: days.filter(isMarked).map((day) => exportedDay(day, { person, registrations, health })),
      open_points: points.map((point) => exportedPoint(point, { person, registrations, health })),
      events: events.map(({ child_id, course_week_id, from_course_week_id, kind, amount, at }) => ({
        child_id,
        course_week_id,
        week: namedWeek(weekById, course_week_id),
        from_course_week_id,
        from_week: namedWeek(weekById, from_course_week_id),
        kind,
        amount: amount === null ? null : toEuros(amount),
        at: at.toISOString(),
      })),
      cancellation_fees: fees.map(exportedFee),
      payments: payments.map(({ date, amount, method, words }) => ({
        date,
        amount: toEuros(amount),
        method,
        payer: words?.payer ?? null,
        reference: words?.reference ?? null,
        note: words?.note ?? null,
      })),
      receipts: receipts.map(exportedReceipt),
      payment_reminders: reminded.flatMap(({ registration, fee, step, day }) => {
        const { child_id, courseWeek } = registration ?? fee ?? {};
        const course = courseWeek?.course;
        if (child_id === undefined || !course) return [];
        return [{ child_id, course: { name: course.name, name_it: course.name_it }, step, day }];
      }),
      refund_account: account && {
        iban: person.user_id === readerId ? account.iban : maskedIban(account.iban),
        told_by: account.told_by,
        told_at: account.told_at.toISOString(),
      },
      plz_changes: plzChanges.map(({ plz_before, plz_after, at }) => ({
        before: plz_before,
        after: plz_after,
        at: at.toISOString(),
      })),
      guardians: [
        ...invited.map(({ child_id }) => ({ child_id, relation: 'invited' as const })),
        ...links
          .filter(({ invited_by }) => invited_by !== null)
          .map(({ child_id }) => ({ child_id, relation: 'was_invited' as const })),
      ],
      guardian_invitations: invitations.map((invitation) => exportedInvitation(invitation, personId, now)),
      calendar_since: calendar?.created_at.toISOString() ?? null,
      reminders: reminders.map(({ course, created_at }) => ({
        course: { name: course?.name ?? '', name_it: course?.name_it ?? '' },
        created_at: created_at.toISOString(),
      })),
      basket,
      draws: drawn.map((draw) => exportedDraw(draw, weekById)),
      messages: texts,
      calls: calls.map(({ at, text, todo, todo_on, done_at }) => ({
        at: at.toISOString(),
        text,
        todo,
        todo_on,
        done_at: done_at?.toISOString() ?? null,
      })),
      mails: mails.map(({ kind, recipient, state, created_at }) => ({
        kind: kind as MailKind,
        recipient,
        state,
        created_at: created_at.toISOString(),
      })),
    };
  }
}

/** Lines of weeks that are gone have nothing to say; they go with the next housekeeping. */
async function basketOf(manager: EntityManager, userId: number): Promise<FamilyExport['basket']> {
  const lines = await manager.find(BasketLineEntity, { where: { user_id: userId }, order: { id: 'ASC' } });
  const weeks = await manager.find(CourseWeekEntity, {
    where: { id: In([...new Set(lines.map(({ course_week_id }) => course_week_id))]) },
    relations: { course: true },
  });
  const weekById = new Map(weeks.map((week) => [week.id, week]));
  return lines.flatMap(({ child_id, course_week_id, day_type }) => {
    const courseWeek = weekById.get(course_week_id);
    return courseWeek ? [{ child_id, ...weekOf({ courseWeek }), day_type }] : [];
  });
}

/** The weeks with the names of their courses; those that were deleted are not in it. */
async function weeksNamed(
  manager: EntityManager,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, CourseWeekEntity>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const weeks = await manager
    .createQueryBuilder(CourseWeekEntity, 'week')
    .innerJoin('week.course', 'course')
    .addSelect(['course.id', 'course.name', 'course.name_it', 'course.questions'])
    .where({ id: In(known) })
    .getMany();
  return new Map(weeks.map((week) => [week.id, week]));
}

function namedWeek(weeks: ReadonlyMap<number, CourseWeekEntity>, id: number | null): ExportedWeek | null {
  const courseWeek = id === null ? undefined : weeks.get(id);
  return courseWeek ? weekOf({ courseWeek }) : null;
}

/** A draw of a child, with the numbers of its weeks. The groups and days of the draw stay out: siblings may be another parent's. */
function readDraw({ child_id, course, position, ...stored }: CourseDrawChildEntity) {
  const { wishes } = JSON.parse(stored.wished) as Pick<DrawChild, 'wishes'>;
  const given = JSON.parse(stored.given) as Pick<DrawnPlace, 'week'>[];
  return { child_id, course, position, wished: wishes, given: given.map(({ week }) => week) };
}

function exportedDraw(
  { child_id, course, position, wished, given }: ReturnType<typeof readDraw>,
  weeks: ReadonlyMap<number, CourseWeekEntity>,
): FamilyExport['draws'][number] {
  const named = (ids: readonly number[]): ExportedWeek[] => ids.flatMap((id) => namedWeek(weeks, id) ?? []);
  return {
    child_id,
    position,
    course: { name: course?.name ?? '', name_it: course?.name_it ?? '' },
    wished,
    wished_weeks: named(wished),
    given,
    given_weeks: named(given),
  };
}

/** One to the parent's address says neither who sent it nor for which children: nobody has accepted it yet. */
function exportedInvitation(
  invitation: GuardianInvitationEntity,
  personId: number,
  now: Date,
): FamilyExport['guardian_invitations'][number] {
  const isSent = invitation.person_id === personId;
  return {
    direction: isSent ? 'sent' : 'received',
    email: invitation.email,
    child_ids: isSent ? (invitation.childLinks ?? []).map(({ child_id }) => child_id) : [],
    state: stateOf(invitation, now),
    created_at: invitation.created_at.toISOString(),
    expires_at: invitation.expires_at.toISOString(),
  };
}

function exportedFee(fee: CancellationFeeEntity): FamilyExport['cancellation_fees'][number] {
  const { child_id, amount, payed_amount, due_on, created_at } = fee;
  return {
    child_id,
    ...weekOf(fee),
    amount: toEuros(amount),
    payed_amount: toEuros(payed_amount),
    due_on,
    created_at: created_at.toISOString(),
  };
}

/** The names of a week and its course. */
function weekOf({ courseWeek }: Pick<RegistrationEntity, 'courseWeek'>) {
  return {
    course: { name: courseWeek?.course?.name ?? '', name_it: courseWeek?.course?.name_it ?? '' },
    courseWeek: {
      name: courseWeek?.name ?? '',
      name_it: courseWeek?.name_it ?? '',
      from: courseWeek?.from ?? '',
      to: courseWeek?.to ?? '',
    },
  };
}

function registrationOf(
  registration: RegistrationEntity,
  userId: number | null,
  answersOf: AnswersOf,
): Omit<ExportedRegistration, 'payed_at'> {
  const { price, discount, payed_amount, privacy_consent_at, created_at } = registration;
  const { child_id, day_type, is_waiting, priority, photo_privacy } = registration;
  return {
    child_id,
    ...weekOf(registration),
    day_type,
    is_waiting,
    priority,
    price: toEuros(price),
    discount: toEuros(discount),
    payed_amount: toEuros(payed_amount),
    due_on: registration.due_on,
    ...detailsForParent(registration, userId),
    custom_field: firstAnswer(registration, answersOf),
    photo_privacy,
    // The postcode of another parent is not this one's to read.
    plz: registration.booked_by === userId ? registration.plz : null,
    privacy_consent_at: privacy_consent_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

function exportedReceipt(receipt: ReceiptEntity): FamilyExport['receipts'][number] {
  const { date, amount, method, paid_on, payer, payer_tax, payer_address, lines = [] } = receipt;
  return {
    number: receiptNumber(receipt),
    date,
    amount: toEuros(amount),
    method,
    paid_on,
    payer,
    payer_tax,
    payer_address,
    lines: lines.map(({ child, course, week, amount: part }) => ({
      child,
      course,
      week,
      amount: toEuros(part),
    })),
    cancelled_at: receipt.cancelled_at?.toISOString() ?? null,
    cancel_reason: receipt.cancel_reason,
  };
}
