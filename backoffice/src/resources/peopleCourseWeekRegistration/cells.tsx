import HourglassTop from '@mui/icons-material/HourglassTop';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Link from '@mui/material/Link';
import { formatPeriod, type RegistrationRecord } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { InfoIcon } from './InfoIcon';
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
  if (!can(permissions.view)) return name;
  return (
    <Link component={LinkBase} to={createPath({ resource: route, type: 'show', id: course.id })}>
      {name}
    </Link>
  );
}

/** The week and its dates; behind an icon the answer to the project's own question, unless `plain`. */
export function WeekCell({ registration, plain = false }: CellProps & { plain?: boolean }) {
  const language = useLanguage();
  const { course, courseWeek, custom_field } = registration;
  return (
    <>
      {nameOf(courseWeek, language)}
      {!plain && course.custom_field && custom_field && (
        <InfoIcon
          label={`${course[`custom_field_${language}`] ?? ''}: ${custom_field}`}
          color="secondary"
          icon={<InfoOutlined fontSize="inherit" />}
        />
      )}
      <br />
      <small>{formatPeriod(courseWeek.from, courseWeek.to)}</small>
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

/** Consent to photos: yes, no, or a dash where nobody asked (spec §2.3). */
export function PhotoPrivacyCell({ registration: { photo_privacy } }: CellProps) {
  const translate = useTranslate();
  return photo_privacy === null ? '–' : translate(`ra.boolean.${photo_privacy}`);
}
