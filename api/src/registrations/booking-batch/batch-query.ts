import type { IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { columnsOf, FixedQuery, optional } from '../../core/database/fixed-query.js';
import { FixedUnion } from '../../core/database/fixed-union.js';
import { padded } from '../../core/database/together.js';
import { countQuery, countsOf } from '../../catalogue/courses/course.queries.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { ChildDayEntity } from '../../model/registrations/child-day.entity.js';
import { AnswerEntity } from '../../model/registrations/answer.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { IdempotencyKeyEntity } from '../../core/idempotency/idempotency-key.entity.js';
import type { IdempotentRequest } from '../../core/idempotency/idempotency-keys.js';

/** What a batch asks for. */
interface Asked {
  requests: readonly IdempotentRequest[];
  childIds: readonly number[];
  weekIds: readonly number[];
  today: IsoDate;
}

/** How many values each list of the statement has. */
interface Sizes {
  answers: number;
  children: number;
  weeks: number;
}

const queries = new Map<string, ReturnType<typeof batchQuery>>();

/**
 * What decides the bookings of a batch and does not depend on their courses: answers that were given before, options, children with
 * what they have, and how many are in the weeks. One statement, under the locks of the weeks.
 */
export async function readBatch(manager: EntityManager, { requests, childIds, weekIds, today }: Asked) {
  const users = listOf(
    requests.map(({ userId }) => userId),
    NO_ID,
  );
  const hashes = listOf(
    requests.map(({ keyHash }) => keyHash),
    NO_HASH,
  );
  const children = listOf(childIds, NO_ID);
  const weeks = listOf(weekIds, NO_ID);
  const sizes = {
    answers: Math.max(users.length, hashes.length),
    children: children.length,
    weeks: weeks.length,
  };
  const key = Object.values(sizes).join();
  const query = queries.get(key) ?? batchQuery(sizes);
  queries.set(key, query);
  const rows = await query.read(manager, {
    answers: [...cycled(users, sizes.answers), ...cycled(hashes, sizes.answers)],
    settings: [],
    children,
    registered: [today, ...children],
    given: children,
    counts: weeks,
  });
  return {
    answers: rows.answers.map(({ answer }) => answer),
    options: new Map(rows.settings.map(({ setting }) => [setting.key, setting.value])),
    children: rows.children,
    registered: rows.registered,
    given: rows.given.map(({ given }) => given),
    counts: countsOf(weekIds, rows.counts),
  };
}

/** `children` has a row for each parent of a child, `registered` one for each day of a registration, one at least of both. */
export type BatchRows = Awaited<ReturnType<typeof readBatch>>;

function batchQuery({ answers, children, weeks }: Sizes) {
  return new FixedUnion({
    answers: new FixedQuery(
      {
        answer: columnsOf(IdempotencyKeyEntity, [
          'user_id',
          'key_hash',
          'body_hash',
          'response',
          'created_at',
        ]),
      },
      `FROM \`idempotency_key\` answer WHERE answer.user_id IN (${marks(answers)}) AND answer.key_hash IN (${marks(answers)})`,
    ),
    settings: new FixedQuery(
      { setting: columnsOf(OptionEntity, ['key', 'value']) },
      "FROM `option` setting WHERE setting.key IN ('app_privacy', 'limit_waiting')",
    ),
    // Parents and days in parts of their own: a row for each of both would be many times as many.
    children: new FixedQuery(
      {
        child: columnsOf(ChildEntity, [
          'id',
          'first_name',
          'last_name',
          'birth',
          'school',
          'health_consent_at',
        ]),
      },
      `FROM \`child\` child LEFT JOIN \`child_parent\` parent ON parent.child_id = child.id
        WHERE child.id IN (${marks(children)})`,
      { parent_id: 'parent.person_id' },
    ),
    registered: new FixedQuery(
      {
        registered: columnsOf(RegistrationEntity, ['child_id', 'course_week_id']),
        day: optional(columnsOf(ChildDayEntity, ['date']), 'date'),
      },
      `FROM \`registration\` registered JOIN \`course_week\` week ON week.id = registered.course_week_id
        LEFT JOIN \`child_day\` day ON day.registration_id = registered.id
        WHERE registered.child_id IN (${marks(children)})`,
      { waits: 'CASE WHEN registered.is_waiting = 1 AND week.`to` >= ? THEN 1 ELSE 0 END' },
    ),
    given: new FixedQuery(
      {
        given: columnsOf(AnswerEntity, ['child_id', 'course_id', 'question_id', 'value', 'health']),
      },
      `FROM \`answer\` given WHERE given.child_id IN (${marks(children)})`,
    ),
    counts: countQuery(weeks),
  });
}

/** What no row has: nothing is found where nothing is asked for. */
const NO_ID = 0;
const NO_HASH = '';

function listOf<Value>(values: readonly Value[], none: Value): Value[] {
  const [first = none, ...others] = new Set(values);
  return padded([first, ...others]);
}

/** So many values, from the first again after the last. */
function cycled<Value>(values: readonly Value[], size: number): Value[] {
  return Array.from({ length: size }, (_, at) => values[at % values.length] as Value);
}

function marks(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}
