import { Injectable } from '@nestjs/common';
import type { FamilyRegistration } from '@feria/shared';
import { openQuestions } from '@feria/shared/rules/questions';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { columnsOf, FixedQuery } from '../core/database/fixed-query.js';
import { notFound } from '../core/http/errors.js';
import { shortName } from '../core/text/name-for-strangers.js';
import { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import { NO_ANSWERS, type AnswersOf } from '../catalogue/questions/answers.js';
import { windowFacts } from '../catalogue/courses/course.queries.js';
import { ChildEntity } from '../model/families/child.entity.js';
import { ParentEntity } from '../model/families/parent.entity.js';
import { PAID_BY_PAYMENT } from '../ledger/ledger.js';
import { PAYMENT_COURSE_COLUMNS } from '../ledger/payment.js';
import { bookerSql, payerSql } from '../ledger/balance.js';
import { familyAnswers, readSeenAnswers } from './my-family/family-answers.js';
import { creditOf, termsOf } from './domain/cancellation.js';
import { parentMay } from './domain/parent-rights.js';
import { familyVersion } from './registration-versions.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import {
  presentCancellation,
  presentForParent,
  presentRemovalCredit,
  SHOWN_COLUMNS,
} from './registrations.presenter.js';
import { COURSE_COLUMNS } from './registrations.queries.js';

/** The parent who reads: the user account, which may have booked, and the person, who is a parent of the children. */
export interface FamilyReader {
  userId: number;
  personId: number;
  /** Postcode, which may give priority. */
  plz: string | null;
}

const COLUMNS = {
  registration: columnsOf(RegistrationEntity, [
    ...SHOWN_COLUMNS.registration,
    ...(['child_id', 'booked_by', 'moved_up_at', 'agreed_steps'] as const),
    ...(['agreed_from', 'free_until'] as const),
  ]),
  child: columnsOf(ChildEntity, SHOWN_COLUMNS.child),
  week: columnsOf(CourseWeekEntity, SHOWN_COLUMNS.week),
  course: columnsOf(CourseEntity, [
    ...new Set([...COURSE_COLUMNS, ...PAYMENT_COURSE_COLUMNS]),
    'applied_cancellation' as const,
  ]),
};

/** How many wait before a registration in its week; `null` when it does not wait. */
const WAITING_BEFORE = `CASE WHEN registration.is_waiting = 1 THEN (
  SELECT COUNT(*) FROM \`registration\` other
  WHERE other.course_week_id = registration.course_week_id AND other.is_waiting = 1
    AND other.queue_number < registration.queue_number) END`;

/** What other parents than the reader have paid, in cents: `parent` is the reader. */
const PAID_BY_OTHERS = `(SELECT COALESCE(SUM(share.amount), 0)
  FROM payment_share share JOIN payment ON payment.id = share.payment_id
  WHERE share.registration_id = registration.id AND payment.payer_id <> parent.person_id)`;

const COMPUTED = {
  waiting_before: WAITING_BEFORE,
  payer: payerSql('registration'),
  booker: bookerSql('registration'),
  paid_by_payment: PAID_BY_PAYMENT,
  paid_by_others: PAID_BY_OTHERS,
};

/**
 * Registrations of a person's children. Ownership stands in the query. LEFT, although each has child, week and course: it keeps
 * MariaDB from beginning with all courses when its statistics are older than the season.
 */
const OWN = `FROM \`child_parent\` parent
  JOIN \`registration\` registration ON registration.child_id = parent.child_id
  LEFT JOIN \`child\` child ON child.id = registration.child_id
  LEFT JOIN \`course_week\` week ON week.id = registration.course_week_id
  LEFT JOIN \`course\` course ON course.id = week.course_id
  WHERE parent.person_id = ?`;

/** Without ORDER BY: MariaDB would sort these few rows in a file on the disk, because they have texts in them. */
const ALL = new FixedQuery(COLUMNS, OWN, COMPUTED);
const ONE = new FixedQuery(COLUMNS, `${OWN} AND registration.id = ?`, COMPUTED);

/** A registration of a family with its child, week and course, as it was read. */
export type FamilyRegistrationRow = Awaited<ReturnType<typeof ALL.read>>[number] & {
  /** Short name of the parent who owes it; absent where that is the reader, or nobody. */
  payer_name?: string;
  /** That of the parent who booked it; absent where that is the reader, or the office. */
  booker_name?: string;
};

/** The registrations of a family, as one of its parents sees them. */
@Injectable()
export class FamilyRegistrations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** All of the person's children, newest week first; one statement, and another where another parent owes some. */
  async all({ personId }: FamilyReader): Promise<FamilyRegistrationRow[]> {
    const { manager } = this.dataSource;
    const rows = await withPayers(manager, await ALL.read(manager, [personId]), personId);
    return rows.sort(
      (a, b) => b.week.from.localeCompare(a.week.from) || a.registration.id - b.registration.id,
    );
  }

  /** @throws AppError 404 not there, or another family's */
  async get(id: number, reader: FamilyReader): Promise<FamilyRegistration> {
    const { manager } = this.dataSource;
    const rows = await withPayers(manager, await ONE.read(manager, [reader.personId, id]), reader.personId);
    const [presented] = this.present(rows, reader, await answersForParent(manager, rows, reader.personId));
    if (!presented) throw notFound();
    return presented;
  }

  /** As the reader sees them. @param answersOf what the reader may see of answers */
  present(
    rows: readonly FamilyRegistrationRow[],
    { userId, personId, plz }: FamilyReader,
    answersOf: AnswersOf = NO_ANSWERS,
  ): FamilyRegistration[] {
    const now = this.clock.now();
    return rows.map((row) => {
      const { registration, child, week, course, waiting_before, payer, paid_by_payment } = row;
      const standing = { pays: payer === personId };
      const { cancellation, ...rights } = parentMay(
        { ...registration, paid_by_payment: Number(paid_by_payment) },
        windowFacts(week, course, plz),
        termsOf(registration, course.applied_cancellation, week.from),
        now,
        standing,
      );
      const reader = { ...standing, paidByOthers: Number(row.paid_by_others) };
      const credit = rights.deletable && !cancellation ? creditOf(null, registration) : 0;
      const answers = answersOf({ child_id: registration.child_id, course_id: course.id });
      const loaded = { ...registration, child, courseWeek: { ...week, course } };
      const record = {
        ...presentForParent(loaded, answers, { userId, plz, now, ...standing }),
        ...rights,
        cancellation: cancellation && presentCancellation(cancellation, reader),
        ...(credit > 0 && { removal_credit: presentRemovalCredit(credit, reader) }),
        version: familyVersion(registration, { course, answers }, userId),
        ...(row.payer_name && { payer: row.payer_name }),
        ...(row.booker_name && { booker: row.booker_name }),
      };
      return waiting_before === null ? record : { ...record, queue_position: waiting_before + 1 };
    });
  }
}

/** The answers that the parent sees of one registration; no statement where its project asks nothing. */
async function answersForParent(
  manager: EntityManager,
  [row]: readonly FamilyRegistrationRow[],
  personId: number,
): Promise<AnswersOf> {
  if (!row || openQuestions(row.course.questions).length === 0) return NO_ANSWERS;
  return familyAnswers(await readSeenAnswers(manager, personId, { health: true }), [row.course], {
    health: true,
  }).of;
}

/** Names who owes or booked what the reader does not; no statement where the reader does all: who books owes. */
async function withPayers(
  manager: EntityManager,
  rows: FamilyRegistrationRow[],
  personId: number,
): Promise<FamilyRegistrationRow[]> {
  const others = new Set(
    rows.flatMap(({ payer, booker }) => [payer, booker].filter((id) => id !== null && id !== personId)),
  );
  if (others.size === 0) return rows;
  const parents = await manager.find(ParentEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: In([...others]) },
  });
  const names = new Map(
    parents.map(({ id, first_name, last_name }) => [id, shortName(`${first_name} ${last_name}`)]),
  );
  return rows.map((row) => {
    const payer_name = names.get(row.payer ?? 0);
    const booker_name = names.get(row.booker ?? 0);
    return { ...row, ...(payer_name && { payer_name }), ...(booker_name && { booker_name }) };
  });
}
