import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Scene } from './scene';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** What to do next. */
  action?: ReactNode;
  /** Heading level of the title in the page. */
  level?: 'h2' | 'h3' | 'p';
}

/** Shown instead of an empty list: why it is empty, and what to do next. */
export function EmptyState({ title, text, action, level = 'h3' }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        p: { xs: 3, sm: 4 },
        textAlign: 'center',
        border: '2px dashed',
        borderColor: 'divider',
        borderRadius: 5,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ width: 168, borderRadius: 4, overflow: 'hidden', mb: 1, lineHeight: 0 }}>
        <Scene seed={2} />
      </Box>
      <Typography variant="h3" component={level}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 460 }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
