import { REASON_MAX } from '@feria/shared';
import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { queryTime } from '../core/http/params.js';
import { WEEK_MESSAGE_MAX } from '../catalogue/courses/course.dto.js';
import { Flag, IdField, Text } from '../core/http/validators.js';

/** Body of `POST /api/courseWeek/{id}/cancel`. */
export class CancelWeekBody {
  @Text({
    max: WEEK_MESSAGE_MAX,
    description: 'What the mail says in German; in both languages without message_it',
  })
  message?: string | null;

  @Text({ max: WEEK_MESSAGE_MAX, description: 'The same in Italian; in both languages without message' })
  message_it?: string | null;
}

/** Body of `POST /api/courseWeek/{id}/merge`. */
export class MergeWeekBody {
  @IdField({ required: true, description: 'The week that takes all registrations in, of any project' })
  into: number;

  @Flag({ description: 'Whether the parents are told. Without it they are' })
  mail?: boolean | null;

  @Text({ max: REASON_MAX, description: 'Why, for the office: stands in the history of each registration' })
  reason?: string | null;
}

const TIMES = ['time_from', 'time_to', 'time_from_half_day', 'time_to_half_day'] as const;

/** Describes the hours in the query of `GET /api/courseWeek/{id}/days-preview`. */
export function WeekTimesQuery(): MethodDecorator {
  return applyDecorators(
    ...TIMES.map((name) =>
      ApiQuery({
        name,
        required: false,
        description: 'Empty for none; without it as it is',
        schema: { type: 'string' },
      }),
    ),
  );
}

/**
 * The hours in a query, as far as they are in it.
 * @throws AppError 422 at the parameter
 */
export function timesIn(
  query: Record<string, unknown>,
): Partial<Record<(typeof TIMES)[number], string | null>> {
  const sent = TIMES.filter((name) => query[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, queryTime(name, query[name])]));
}
