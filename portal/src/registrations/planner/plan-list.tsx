import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Avatar } from '../../components/avatar';
import { calendarWeekText, PlanCell } from './plan-cell';
import { ForAllButton } from './for-all-button';
import { isOpen } from './plan';
import { OPEN, type PlanProps } from './plan-table';

/** The plan as a list by week, for narrow screens. */
export function PlanList({ weeks, onOpen }: PlanProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {weeks.map(({ monday, cells }) => (
        <div key={monday}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {calendarWeekText(monday)}
          </Typography>
          <Box sx={{ mt: -1, mb: 1, ml: 1 }}>
            <ForAllButton cells={cells} />
          </Box>
          <Box
            component="ul"
            sx={{
              p: 0,
              m: 0,
              listStyle: 'none',
              borderRadius: 5,
              overflow: 'hidden',
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: 'divider',
            }}
          >
            {cells.map((cell) => (
              <Box
                component="li"
                key={cell.child.id}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'auto minmax(0, 1fr)',
                  columnGap: 1.5,
                  p: 1.5,
                  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
                  ...(isOpen(cell) && OPEN),
                }}
              >
                <Avatar name={cell.child.first_name} seed={cell.child.id} />
                <div>
                  <Box sx={{ fontWeight: 800, mb: 0.5 }}>{cell.child.first_name}</Box>
                  <PlanCell cell={cell} monday={monday} named={1} onOpen={onOpen} />
                </div>
              </Box>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
