import { formatPeriod, romeDate, type IsoDate } from '@feria/shared';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import { In, type EntityManager } from 'typeorm';
import { contentLanguage, t } from '../../core/request-context.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../model/on-site/week-group.entity.js';

/** How many weeks and groups a sentence names at most. */
const MAX_NAMES = 3;

/**
 * The sentence that asks who leads the children once an account is gone: which weeks and groups it leads that are not over, the next
 * ones first. `null` when it leads none. Two statements, three with groups.
 * @param today in Rome
 */
export async function ledSentence(
  manager: EntityManager,
  userId: number,
  today: IsoDate,
): Promise<string | null> {
  const led = await readLed(manager, userId, today);
  if (led.length === 0) return null;
  const name = NAME_COLUMNS[contentLanguage()];
  const named = led.slice(0, MAX_NAMES).map(({ week, group }) => {
    const title = [week.course?.[name], week[name], group].filter(Boolean).join(' · ');
    return `${title} (${formatPeriod(week.from, week.to)})`;
  });
  const more = led.length - named.length;
  const places = named.join(', ');
  return t('user.leads', {
    places: more > 0 ? t('user.leads_more', { places, smart_count: more }) : places,
  });
}

interface Led {
  week: CourseWeekEntity;
  /** Name of the group; `null` for the whole week, which its groups are part of. */
  group: string | null;
}

async function readLed(manager: EntityManager, userId: number, today: IsoDate): Promise<Led[]> {
  const whole = await manager.find(CourseWeekLeaderEntity, {
    where: { user_id: userId },
    relations: { courseWeek: { course: true } },
  });
  const leading = await manager.findBy(WeekGroupLeaderEntity, { user_id: userId });
  const groups = leading.length
    ? await manager.find(WeekGroupEntity, {
        where: { id: In(leading.map(({ week_group_id }) => week_group_id)) },
        relations: { courseWeek: { course: true } },
      })
    : [];
  const weekIds = new Set(whole.map(({ course_week_id }) => course_week_id));
  const led = [
    ...whole.map(({ courseWeek }) => ({ week: courseWeek!, group: null })),
    ...groups
      .filter(({ course_week_id }) => !weekIds.has(course_week_id))
      .map(({ courseWeek, name }) => ({ week: courseWeek!, group: name })),
  ];
  return led
    .filter(({ week }) => !isOver(week, today))
    .sort((a, b) => a.week.from.localeCompare(b.week.from) || a.week.id - b.week.id);
}

/** Of a week that was cancelled today there may still be children. */
function isOver({ to, cancelled_at }: CourseWeekEntity, today: IsoDate): boolean {
  return to < today || (cancelled_at !== null && romeDate(cancelled_at) < today);
}
