import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { formatPeriod, type Dashboard, type UngroupedWeek, romeToday } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { option } from '@feria/shared/resources/option/index';
import { LinkBase } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { POINTS_PATH, usePoints } from '../../on-site/points/use-points';
import { groupsPath } from '../../catalogue/course-week/groups-path';
import { NoticesLink } from '../../settings/option/setup/notices-link';
import { useWarningWords } from './warning-words';

/** What cannot wait: marks that do not count, children whom no group has, and notices that the law wants (product/office.md#start-page). */
export default function Warnings({ without_group, without_leader, missing_notices }: Dashboard) {
  const words = useWarningWords();
  const language = useLanguage();
  return (
    <>
      {missing_notices.length > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <AlertTitle component="h2">{words('notices')}</AlertTitle>
          {words('notices_help', {
            missing: missing_notices.map((key) => option.messages[language].fields[key]).join(', '),
          })}{' '}
          <NoticesLink />
        </Alert>
      )}
      <OpenPoints />
      <Weeks what="without_leader" count="unled" weeks={without_leader} />
      <Weeks what="without_group" count="children" weeks={without_group} />
    </>
  );
}

interface WeeksProps {
  what: 'without_group' | 'without_leader';
  /** The word that counts its children. */
  count: 'children' | 'unled';
  weeks: Dashboard['without_group'];
}

/** Weeks whose children need a group, or somebody who leads them. */
function Weeks({ what, count, weeks: { total, rows } }: WeeksProps) {
  const words = useWarningWords();
  if (total === 0) return null;
  const more = total - rows.length;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle component="h2">{words(what)}</AlertTitle>
      {words(`${what}_help`)}
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {rows.map((week) => (
          <li key={week.id}>
            <Week week={week} count={count} />
          </li>
        ))}
      </ul>
      {more > 0 && words('more', { smart_count: more })}
    </Alert>
  );
}

/** How many open points there are, for who may see the list of them. */
function OpenPoints() {
  const words = useWarningWords();
  const can = useCan();
  const { open } = usePoints({ enabled: can('peopleCourseWeekRegistration.index') });
  if (open.length === 0) return null;
  const today = romeToday();
  const ofToday = open.filter(({ date }) => date === today).length;
  const earlier = open.length - ofToday;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle component="h2">{words('points')}</AlertTitle>
      {words('points_help')}{' '}
      <Link component={LinkBase} to={POINTS_PATH}>
        {[
          ...(ofToday > 0 ? [words('points_today', { smart_count: ofToday })] : []),
          ...(earlier > 0 ? [words('points_earlier', { smart_count: earlier })] : []),
        ].join(', ')}
      </Link>
    </Alert>
  );
}

function Week({ week, count }: { week: UngroupedWeek; count: WeeksProps['count'] }) {
  const words = useWarningWords();
  const language = useLanguage();
  const can = useCan();
  const name = `${nameOf(week.course, language)}, ${nameOf(week, language)}`;
  return (
    <>
      {can(resources.course.permissions.view) ? (
        <Link component={LinkBase} to={groupsPath(week.id)}>
          {name}
        </Link>
      ) : (
        name
      )}
      {` (${formatPeriod(week.from, week.to)}): ${words(count, { smart_count: week.children })}`}
    </>
  );
}
