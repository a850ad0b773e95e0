import { occupancyOf } from '@feria/shared/rules/registration-window';
import {
  availability,
  byTexts,
  toEuros,
  weekState,
  type CancelledParticipant,
  type PermissionHolder,
  type CourseDetailWeek,
  type OverviewWeek,
  type Participant,
  type Question,
  type WeekFigures,
} from '@feria/shared';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import type { RecordOf } from '@feria/shared/resources/infer';
import { shownQuestions } from '@feria/shared/rules/questions';
import { presentWait, waitingKind } from '@feria/shared/rules/waiting-kind';
import type { EntityManager } from 'typeorm';
import { named, toRecord } from '../../core/crud/columns.js';
import { inPieces, nextTurn } from '../../core/pieces.js';
import { seesContacts, seesTaxCodes } from '../../accounts/access/participants.js';
import { contentLanguage } from '../../core/request-context.js';
import { customFieldValue, NO_ANSWERS, readAnswersOfCourse, type AnswersOf } from '../questions/answers.js';
import { isPaid } from '../../ledger/payment.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import {
  ACTIVE_WEEKS,
  NOBODY,
  registrationsOfCourse,
  sumActiveWeeks,
  sumOfferedAndHeld,
  type OfferedAndHeld,
  windowFacts,
  type Counts,
  type RegistrationOfCourse,
} from './course.queries.js';
import { endedWithWeek } from './ended-with-week.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';

/**
 * The weeks of a course with who takes part and who waits (product/catalogue.md#counts-of-a-week): three statements whatever their
 * number, one more for each further piece of the registrations, one where a week was cancelled, and one where something is asked. Health
 * data is not read, answers about it neither: it belongs to
 * the export.
 * @param reader who asks: tax codes and contacts are not for everybody who sees the project
 */
export async function weeksWithParticipants(
  manager: EntityManager,
  course: CourseEntity,
  now: Date,
  reader: PermissionHolder,
): Promise<CourseDetailWeek[]> {
  const weeks = await manager.find(CourseWeekEntity, {
    where: { course_id: course.id },
    order: { from: 'ASC', id: 'ASC' },
  });
  const rows = await registrationsOfCourse(manager, course.id);
  const byWeek = new Map<number, RegistrationOfCourse[]>(weeks.map(({ id }) => [id, []]));
  for (const row of rows) byWeek.get(row.registration.course_week_id)?.push(row);
  const cancelled = await cancelledParticipants(manager, weeks);
  const answersOf = seesContacts(reader)
    ? await readAnswersOfCourse(manager, course, { health: false })
    : NO_ANSWERS;
  const presenting = { reader, course, questions: shownQuestions(course.questions), answersOf };
  const presented: CourseDetailWeek[] = [];
  for (const week of weeks) {
    const own = byWeek.get(week.id) ?? [];
    // A week may have hundreds of children: others have their turn in between.
    if (own.length > 0) await nextTurn();
    presented.push({
      ...presentWeek(week, own, { now, ...presenting }),
      cancelled_participants: cancelled.get(week.id) ?? [],
    });
  }
  return presented;
}

/** What participants are presented with. */
interface Presenting {
  reader: PermissionHolder;
  course: CourseEntity;
  questions: readonly Question[];
  answersOf: AnswersOf;
}

function presentWeek(
  week: CourseWeekEntity,
  own: readonly RegistrationOfCourse[],
  { now, ...presenting }: { now: Date } & Presenting,
): Omit<CourseDetailWeek, 'cancelled_participants'> {
  const confirmed = own.filter(({ registration }) => !registration.is_waiting);
  const queue = own.filter(({ registration }) => registration.is_waiting);
  const counts = {
    registered: confirmed.length,
    waiting: queue.length,
    offered: queue.filter(({ registration }) => registration.offer_expires_at !== null).length,
    uncounted: queue.filter(({ registration }) => registration.held_back).length,
  };
  const record = toRecord(courseWeek, week) as RecordOf<typeof courseWeek>;
  let last = 0;
  return {
    ...record,
    ...weekFigures(week, presenting.course, counts, now),
    registered_participants: byTexts(
      confirmed.map((row) => present(row, presenting)).sort((a, b) => a.id - b.id),
      ({ last_name, first_name }) => [last_name, first_name],
    ),
    waiting_queue_participants: queue.map((row) => ({
      ...present(row, presenting),
      ...presentWait(row.registration),
      queue_position: waitingKind(row.registration) === 'queue' ? (last += 1) : null,
    })),
  };
}

/** Who lost a place with each of the weeks that were cancelled, by name. No statement where none was. */
async function cancelledParticipants(
  manager: EntityManager,
  weeks: readonly CourseWeekEntity[],
): Promise<Map<number, CancelledParticipant[]>> {
  const byWeek = new Map<number, CancelledParticipant[]>();
  const ids = weeks.flatMap(({ id, cancelled_at }) => (cancelled_at ? [id] : []));
  if (ids.length === 0) return byWeek;
  const rows = await endedWithWeek(manager)
    .andWhere('week.id IN (:...ids)', { ids })
    .select('event.course_week_id', 'week_id')
    .addSelect('event.amount', 'amount')
    .addSelect('child.id', 'child_id')
    .addSelect('child.first_name', 'first_name')
    .addSelect('child.last_name', 'last_name')
    .orderBy('event.id')
    .getRawMany<Omit<CancelledParticipant, 'credit'> & { week_id: number; amount: number | null }>();
  for (const { week_id, amount, ...child } of byTexts(rows, ({ last_name, first_name }) => [
    last_name,
    first_name,
  ]))
    byWeek.set(week_id, [...(byWeek.get(week_id) ?? []), { ...child, credit: toEuros(amount ?? 0) }]);
  return byWeek;
}

function present(
  { registration: row, child }: RegistrationOfCourse,
  { reader, questions, answersOf, course }: Presenting,
): Participant {
  const details = seesContacts(reader) ? row : null;
  const answers = details ? answersOf({ child_id: row.child_id, course_id: course.id }) : [];
  return {
    id: row.id,
    child_id: row.child_id,
    first_name: child.first_name,
    last_name: child.last_name,
    tax: seesTaxCodes(reader) ? child.tax : null,
    created_at: row.created_at.toISOString(),
    day_type: row.day_type,
    price: toEuros(row.price),
    discount: toEuros(row.discount),
    payed: isPaid(row),
    payed_amount: toEuros(row.payed_amount),
    answers,
    custom_field: customFieldValue(questions, answers, contentLanguage()),
    emergency_contact1_name: details?.emergency_contact1_name ?? null,
    emergency_contact1_phone: details?.emergency_contact1_phone ?? null,
    emergency_contact2_name: details?.emergency_contact2_name ?? null,
    emergency_contact2_phone: details?.emergency_contact2_phone ?? null,
  };
}

/** What is derived of a week wherever staff get one (product/catalogue.md#counts-of-a-week). */
export function weekFigures(
  week: CourseWeekEntity,
  course: Pick<CourseEntity, 'register_from' | 'register_from_time' | 'register_to'>,
  counts: Counts = NOBODY,
  now: Date,
): WeekFigures {
  return {
    registered: counts.registered,
    waiting: counts.waiting,
    offered: counts.offered,
    uncounted: counts.uncounted,
    state: weekState(windowFacts(week, course), now),
    full: availability({ ...week, ...occupancyOf(counts) }) === 'full',
    cancelled_at: week.cancelled_at?.toISOString() ?? null,
  };
}

/**
 * Every week of every active course by its first day: one statement, and two for the figures.
 * @param figures whether the reader may see them (product/accounts.md#permissions)
 */
export async function presentOverview(
  manager: EntityManager,
  { figures, now }: { figures: boolean; now: Date },
): Promise<OverviewWeek[]> {
  const weeks = await ACTIVE_WEEKS.read(manager, []);
  await nextTurn();
  const sums = new Map((figures ? await sumActiveWeeks(manager) : []).map((sum) => [sum.week, sum]));
  const special = figures ? await sumOfferedAndHeld(manager) : new Map<number, OfferedAndHeld>();
  await nextTurn();
  return inPieces(weeks, (some) =>
    some.map(({ week, course, location, courseType }) => {
      const { registered = 0, waiting = 0 } = sums.get(week.id) ?? {};
      const { offered = 0, uncounted = 0 } = special.get(week.id) ?? {};
      const { max_participants, waiting_list } = week;
      return {
        ...(named(week) as OverviewWeek),
        from: week.from,
        to: week.to,
        state: weekState(windowFacts(week, course), now),
        cancelled_at: week.cancelled_at?.toISOString() ?? null,
        course: { ...(named(course) as OverviewWeek['course']), year: course.year },
        location: named(location) as OverviewWeek['location'],
        courseType: named(courseType) as OverviewWeek['courseType'],
        figures: figures ? { max_participants, waiting_list, registered, waiting, offered, uncounted } : null,
      };
    }),
  );
}
