import { toEuros, type CourseDetailWeek, type Participant } from '@feria/shared';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import type { RecordOf } from '@feria/shared/resources/infer';
import type { EntityManager } from 'typeorm';
import { toRecord } from '../../platform/crud/columns.js';
import { isPaid } from '../../registrations/present-registration.js';
import { RegistrationEntity } from '../../registrations/registration.entity.js';
import type { ChildEntity } from '../../people/child.entity.js';
import { CourseWeekEntity } from '../course-week/course-week.entity.js';
import { weekFigures } from '../course-week/occupancy.js';
import type { CourseEntity } from './course.entity.js';

type Row = RegistrationEntity & { child: ChildEntity };

const byName = new Intl.Collator('de');

/**
 * The weeks of a course with who takes part and who waits (spec §2.3, decisions §4), in two statements whatever their
 * number. Health data is not read: it belongs to the export.
 */
export async function weeksWithParticipants(
  manager: EntityManager,
  course: CourseEntity,
  now: Date,
): Promise<CourseDetailWeek[]> {
  const weeks = await manager.find(CourseWeekEntity, {
    where: { course_id: course.id },
    order: { from: 'ASC', id: 'ASC' },
  });
  const rows = (await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .innerJoin('registration.child', 'child')
    .addSelect(['child.id', 'child.first_name', 'child.last_name', 'child.tax'])
    .where('week.course_id = :id', { id: course.id })
    .orderBy('registration.queue_number', 'ASC')
    .addOrderBy('registration.id', 'ASC')
    .getMany()) as Row[];
  return weeks.map((week) => {
    const own = rows.filter(({ course_week_id }) => course_week_id === week.id);
    const confirmed = own.filter(({ is_waiting }) => !is_waiting);
    const queue = own.filter(({ is_waiting }) => is_waiting);
    const counts = { registered: confirmed.length, waiting: queue.length };
    const record = toRecord(courseWeek, week) as RecordOf<typeof courseWeek>;
    return {
      ...record,
      ...weekFigures(week, course, counts, now),
      registered_participants: confirmed
        .map(present)
        .sort(
          (a, b) =>
            byName.compare(a.last_name, b.last_name) ||
            byName.compare(a.first_name, b.first_name) ||
            a.id - b.id,
        ),
      waiting_queue_participants: queue.map((row, index) => ({ ...present(row), queue_position: index + 1 })),
    };
  });
}

function present(row: Row): Participant {
  return {
    id: row.id,
    child_id: row.child_id,
    first_name: row.child.first_name,
    last_name: row.child.last_name,
    tax: row.child.tax,
    created_at: row.created_at.toISOString(),
    day_type: row.day_type,
    price: toEuros(row.price),
    payed: isPaid(row),
    payed_amount: toEuros(row.payed_amount),
    custom_field: row.custom_field,
    emergency_contact1_phone: row.emergency_contact1_phone,
    emergency_contact2_phone: row.emergency_contact2_phone,
  };
}
