import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CARD } from '../../components/section';

interface TaskCardProps {
  title: string;
  text: string;
  /** Words on the button that does it. */
  action: string;
  /** The same, then what it is of, for screen readers; left out where the button says it. */
  actionOf?: string;
  onAction: () => void;
  /** Where the button unfolds something: whether it is shown, and its id. */
  unfolds?: { isShown: boolean; id: string };
  /** What it unfolds. */
  children?: ReactNode;
}

/** Something to do, with one button that does it. */
export function TaskCard({ title, text, action, actionOf, onAction, unfolds, children }: TaskCardProps) {
  return (
    <Box component="li" sx={CARD}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle1" component="h3">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        </Box>
        <Button
          variant="contained"
          aria-label={actionOf}
          {...(unfolds && { 'aria-expanded': unfolds.isShown, 'aria-controls': unfolds.id })}
          onClick={onAction}
        >
          {action}
        </Button>
      </Box>
      {children}
    </Box>
  );
}
