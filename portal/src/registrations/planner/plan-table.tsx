import type { IsoDate } from '@feria/shared/rules/dates';
import Box from '@mui/material/Box';
import { useT } from '../../i18n';
import { ForAllButton } from './for-all-button';
import { isOpen, type Cell, type PlanWeek } from './plan';
import { calendarWeekText, PlanCell } from './plan-cell';

/** Props of the table and of the list. */
export interface PlanProps {
  weeks: PlanWeek[];
  onOpen: (cell: Cell, monday: IsoDate) => void;
}

/** Looks of a calendar week for which nothing is planned; the text in it says so too. */
export const OPEN = { bgcolor: '#fff3dc' } as const;

/** The plan as a table: a row for each calendar week, a column for each child. */
export function PlanTable({ weeks, onOpen }: PlanProps) {
  const t = useT();
  const childrens = weeks[0]?.cells.map(({ child }) => child) ?? [];
  return (
    <Box
      role="region"
      aria-label={t('planner.title')}
      // More children than the screen is wide are reached by the keyboard too.
      tabIndex={0}
      sx={{ overflowX: 'auto', borderRadius: 5, bgcolor: 'background.paper' }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          tableLayout: 'fixed',
          minWidth: 180 + childrens.length * 200,
          '& th, & td': { p: 1.75, textAlign: 'left', verticalAlign: 'top' },
          '& thead th': { bgcolor: 'primary.wash' },
          '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ width: 180 }}>
              {t('finder.week')}
            </Box>
            {childrens.map((child) => (
              <th key={child.id} scope="col">
                {child.first_name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, cells }) => (
            <tr key={monday}>
              <th scope="row">
                {calendarWeekText(monday)}
                <ForAllButton cells={cells} />
              </th>
              {cells.map((cell) => (
                <Box component="td" key={cell.child.id} sx={isOpen(cell) ? OPEN : {}}>
                  <PlanCell cell={cell} monday={monday} named={2} onOpen={onOpen} />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
