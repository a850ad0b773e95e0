import MedicalInformation from '@mui/icons-material/MedicalInformation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  formatInstant,
  presenceOf,
  type AttendanceChild,
  type AttendanceWeek,
  type Presence,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { PhoneLink } from '../../resource-kit/phone-link';
import { dayTypeLabel } from '../../catalogue/course/day-type-label';
import { hasHealth } from '../today/child-view';
import { useDayWords } from './day-words';

const COLOUR: Record<Presence, string> = {
  expected: 'text.secondary',
  present: 'success.main',
  left: 'text.primary',
  absent: 'error.main',
  excused: 'text.primary',
};

/** Where a child is on the day of the list. */
export const presenceOn = (child: Pick<AttendanceChild, 'attendance' | 'absence'>): Presence =>
  presenceOf(child, child.attendance ?? {});

/**
 * A child on the page of a day: where it is, its group, what one must know, and its family with telephones.
 * @param props.isComing the day has not come: nothing is marked, and nobody is expected yet
 */
export function DayChildLine(props: { child: AttendanceChild; week: AttendanceWeek; isComing: boolean }) {
  const { child, week, isComing } = props;
  const language = useLanguage();
  const text = useText();
  const words = useDayWords();
  const { course, groups } = week;
  const group = groups.find(({ id }) => id === child.group_id);
  const presence = presenceOn(child);
  const facts = [
    ...(child.age === null ? [] : [text('day.age', { smart_count: child.age })]),
    ...(child.day_type === null
      ? []
      : [dayTypeLabel(course.custom_labels ? course : null, child.day_type, language)]),
    ...(groups.length === 0 ? [] : [group ? words('group', { name: group.name }) : words('no_group')]),
    ...(child.leave_alone ? [text('day.leave_alone')] : []),
    ...(child.swimming_help ? [text('day.swimming_help')] : []),
    ...(child.health === null ? [text('day.health_hidden')] : []),
  ];
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 0.25, breakInside: 'avoid', overflowWrap: 'anywhere' }}
    >
      {child.last_name} {child.first_name}{' '}
      {hasHealth(child) && (
        <Box
          component="span"
          sx={{ color: 'error.main', whiteSpace: 'nowrap', fontWeight: 700, fontSize: '0.8em' }}
        >
          <MedicalInformation sx={{ fontSize: '1.2em', verticalAlign: 'text-bottom' }} /> {text('day.health')}
        </Box>
      )}{' '}
      {child.place_ended && (
        <Box component="span" sx={{ color: 'error.main', fontWeight: 700, fontSize: '0.9em' }}>
          {words('place_ended')}
        </Box>
      )}{' '}
      {child.has_open_point && (
        <Link
          component={LinkBase}
          to={`/${resources.course.route}/day/points`}
          sx={{ color: 'error.main', fontWeight: 700, fontSize: '0.9em' }}
        >
          {words('open_point')}
        </Link>
      )}{' '}
      {!(isComing && presence === 'expected') && (
        <Box component="span" sx={{ color: COLOUR[presence], fontWeight: 700, fontSize: '0.9em' }}>
          {stateText(words, child, presence)}
        </Box>
      )}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875em' }}>
        {facts.join(' · ')}
      </Box>
      <Parents parents={child.parents} />
    </Box>
  );
}

/** The parents, each with a link to the page of the family and a number to call. Not on paper, which says so. */
function Parents({ parents }: Pick<AttendanceChild, 'parents'>) {
  const words = useDayWords();
  const createPath = useCreatePath();
  const can = useCan();
  if (parents.length === 0) return null;
  const { route, permissions } = resources.parent;
  return (
    <Box data-print="no" sx={{ fontSize: '0.875em' }}>
      {words('family')}{' '}
      {parents.map(({ id, name, phone }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          {can(permissions.view) ? (
            <Link component={LinkBase} to={createPath({ resource: route, type: 'show', id })}>
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          {phone && <PhoneLink phone={phone} />}
        </span>
      ))}
    </Box>
  );
}

/** `da seit 08:12`, `gegangen um 16:02 mit Oma Rosa`, `entschuldigt, abgemeldet`. */
export function stateText(
  words: ReturnType<typeof useDayWords>,
  { attendance, absence }: Pick<AttendanceChild, 'attendance' | 'absence'>,
  presence: Presence,
): string {
  const timeOf = (instant: string): string => formatInstant(instant).slice(-5);
  if (presence === 'present') {
    const { arrived_at } = attendance ?? {};
    const since = arrived_at ? words('since', { time: timeOf(arrived_at) }) : words('presence.present');
    return absence ? `${since}, ${words('told_present')}` : since;
  }
  if (presence === 'left' && attendance?.left_at) {
    const time = timeOf(attendance.left_at);
    const isAlone = attendance.left_with === 'alone';
    const name = attendance.left_with_name;
    const taken = name ? words('left_with', { time, name }) : words('left_at', { time });
    const left = isAlone ? words('left_alone', { time }) : taken;
    if (attendance.may_pick_up !== false) return left;
    return `${left} (${words(isAlone ? 'may_not_leave_alone' : 'may_not_pick_up')})`;
  }
  const told = absence && (absence.reason ? words('told_reason', { reason: absence.reason }) : words('told'));
  return [words(`presence.${presence}`), told].filter(Boolean).join(', ');
}
