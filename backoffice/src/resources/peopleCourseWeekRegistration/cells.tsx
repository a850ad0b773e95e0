import HourglassTop from '@mui/icons-material/HourglassTop';
import Link from '@mui/material/Link';
import { formatPeriod, type RegistrationRecord } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { dayTypeLabel } from './dayTypeLabel';

interface CellProps {
  registration: RegistrationRecord;
}

/** The course, with a link for those who may open it. */
export function CourseCell({ registration: { course } }: CellProps) {
  const createPath = useCreatePath();
  const language = useLanguage();
  const can = useCan();
  const { route, permissions } = resources.course;
  const name = nameOf(course, language);
  if (!can(permissions.update)) return name;
  return (
    <Link component={LinkBase} to={createPath({ resource: route, type: 'edit', id: course.id })}>
      {name}
    </Link>
  );
}

/** The week and its dates. */
export function WeekCell({ registration: { courseWeek } }: CellProps) {
  const language = useLanguage();
  return (
    <>
      {nameOf(courseWeek, language)}
      <br />
      <small style={{ whiteSpace: 'nowrap' }}>{formatPeriod(courseWeek.from, courseWeek.to)}</small>
    </>
  );
}

/** Full or half day, in the course's own words when it has some. */
export function DayTypeCell({ registration: { course, day_type } }: CellProps) {
  const language = useLanguage();
  return dayTypeLabel(course, day_type, language);
}

/** A mark for those who wait. */
export function WaitingCell({ registration }: CellProps) {
  const text = useText();
  return registration.is_waiting ? (
    <HourglassTop fontSize="small" color="primary" titleAccess={text('registrations.waiting')} />
  ) : null;
}
