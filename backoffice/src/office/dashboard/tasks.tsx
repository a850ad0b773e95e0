import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { DASHBOARD_TASKS, type Dashboard, type DashboardTask } from '@feria/shared';
import { LinkBase } from 'react-admin';
import { failedMails } from '../../mailing/failed-mail/section';
import { bankEntries } from '../../money/bank-entry/section';
import { credits } from '../../money/credit/section';
import { paymentReminders } from '../../money/payment-reminder/section';
import { POINTS_PATH } from '../../on-site/points/use-points';
import { registrations } from '../../registrations/registration/section';
import { useFilterList } from '../../resource-kit/list/filtered-list';
import { SETUP } from '../../settings/option/setup/use-setup';
import { TODOS_PATH } from '../calls/todos-path';
import { taskWeeksPath } from './task-weeks-path';
import { useWarningWords } from './warning-words';

/** Where the list stands that a tile counts. */
const LISTS: Record<DashboardTask, { path: string; filter?: Record<string, string> }> = {
  missing_notices: { path: `${SETUP}?step=contact` },
  points: { path: POINTS_PATH },
  without_leader: { path: taskWeeksPath('without_leader') },
  without_group: { path: taskWeeksPath('without_group') },
  todos: { path: TODOS_PATH },
  overdue: { path: `/${paymentReminders.route}`, filter: {} },
  credits: { path: `/${credits.route}`, filter: {} },
  offers: { path: `/${registrations.route}`, filter: { offered: '1' } },
  bank_entries: { path: `/${bankEntries.route}` },
  failed_mails: { path: `/${failedMails.route}`, filter: {} },
  almost_empty: { path: taskWeeksPath('almost_empty') },
};

/** What waits for the office: a tile for each list that has rows; each leads to the list that it counts (product/office.md#start-page). */
export default function Tasks({ tasks }: Pick<Dashboard, 'tasks'>) {
  const words = useWarningWords();
  const filterList = useFilterList();
  const waiting = DASHBOARD_TASKS.flatMap((task) => {
    const count = tasks[task] ?? 0;
    return count > 0 ? [{ task, count }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={words('tasks')}
      sx={{
        display: 'grid',
        gap: 1.5,
        mt: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
      }}
    >
      {waiting.map(({ task, count }) => (
        <Card key={task}>
          <CardActionArea
            component={LinkBase}
            to={LISTS[task].path}
            // Without what the list was filtered by before: it is to show what is counted.
            onClick={() => {
              const { path, filter } = LISTS[task];
              if (filter) filterList(path.slice(1), filter);
            }}
            sx={{ height: '100%' }}
          >
            <CardContent sx={{ py: 1.25, px: 2 }}>
              <Typography sx={{ fontSize: '1.6rem', fontWeight: 800, lineHeight: 1.2 }}>{count}</Typography>
              <Typography variant="body2">{words(`task_${task}`)}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
