import { can, recordLabel, type AuditName, type PermissionHolder, type ContentLanguage } from '@feria/shared';
import { LOGGED_ATTENDANCE, loggedKind, LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { option } from '@feria/shared/resources/option/index';
import { In, type EntityManager, type ObjectLiteral } from 'typeorm';
import { tableOf } from '../../core/crud/resource-entity.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** Numbers of records by their kind. */
export type WantedNames = ReadonlyMap<string, ReadonlySet<number>>;

/** The name of a record; `null` when it is gone, or not for the reader. */
export type NameOf = (kind: string, id: number) => AuditName | null;

type Row = ObjectLiteral & { id: number };

/** Columns that make a name, where a table has them. */
const NAMING = [
  'id',
  'name',
  'name_it',
  'first_name',
  'last_name',
  'from',
  'to',
  'year',
  'register_from',
  'course_id',
  'key',
  'subject',
  'subject_it',
];

const COURSE = { id: true, name: true, name_it: true, year: true, register_from: true };
const WEEK = { id: true, name: true, name_it: true, from: true, to: true, course_id: true, course: COURSE };

/**
 * Reads what records are called today: one statement for each kind, however many there are. Kinds that the reader may not list
 * are not read.
 */
export async function readNames(
  manager: EntityManager,
  wanted: WantedNames,
  reader: PermissionHolder,
): Promise<NameOf> {
  const names = new Map<string, AuditName>();
  for (const [kind, ids] of wanted) {
    const known = loggedKind(kind);
    if (!known || ids.size === 0 || !can(reader, known.permission)) continue;
    for (const row of await rowsOf(manager, kind, [...ids]))
      names.set(`${kind} ${row.id}`, {
        resource: kind,
        id: row.id,
        name: nameIn('de', kind, row),
        name_it: nameIn('it', kind, row),
        course_id: kind === 'courseWeek' ? Number(row.course_id) : null,
      });
  }
  return (kind, id) => names.get(`${kind} ${id}`) ?? null;
}

/** Columns and relations that make the names. */
function rowsOf(manager: EntityManager, kind: string, ids: number[]): Promise<Row[]> {
  const where = { id: In(ids) };
  if (kind === LOGGED_REGISTRATION) {
    return manager.find(RegistrationEntity, {
      select: { id: true, child: { id: true, first_name: true, last_name: true }, courseWeek: WEEK },
      relations: { child: true, courseWeek: { course: true } },
      where,
    });
  }
  if (kind === LOGGED_ATTENDANCE)
    return manager.find(AttendanceIssueEntity, {
      select: { id: true, child: { id: true, first_name: true, last_name: true } },
      relations: { child: true },
      where,
    });
  if (kind === 'courseWeek')
    return manager.find(CourseWeekEntity, { select: WEEK, relations: { course: true }, where });
  const { columns } = manager.dataSource.getMetadata(tableOf(kind));
  const select = columns.map(({ propertyName }) => propertyName).filter((name) => NAMING.includes(name));
  return manager.find(tableOf(kind), {
    select: Object.fromEntries(select.map((name) => [name, true])),
    where,
  }) as Promise<Row[]>;
}

function nameIn(language: ContentLanguage, kind: string, row: ObjectLiteral): string {
  const labels = (...records: unknown[]): string =>
    records
      .map((record) => recordLabel(record, language))
      .filter(Boolean)
      .join(', ');
  if (kind === LOGGED_REGISTRATION) {
    const { child, courseWeek } = row as { child?: object; courseWeek?: { course?: object } };
    return labels(child, courseWeek?.course, courseWeek);
  }
  if (kind === 'courseWeek') return labels(row.course, row);
  if (kind === LOGGED_ATTENDANCE) return labels(row.child);
  if (kind === 'option') {
    const key = String(row.key);
    return option.messages[language].fields[key as keyof typeof option.fields] ?? key;
  }
  if (kind === 'message')
    return recordLabel(
      { id: row.id as number, name: row.subject ?? row.subject_it, name_it: row.subject_it },
      language,
    );
  return labels(row);
}
