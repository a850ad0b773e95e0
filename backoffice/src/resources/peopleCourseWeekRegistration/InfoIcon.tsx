import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

/** A text behind an icon: on hover, on focus, and on a tablet at a touch. */
export function InfoIcon({
  label,
  color,
  icon,
}: {
  label: string;
  color: 'error' | 'secondary';
  icon: ReactNode;
}) {
  return (
    <Tooltip
      title={<span style={{ whiteSpace: 'pre-line' }}>{label}</span>}
      enterTouchDelay={0}
      leaveTouchDelay={6_000}
    >
      <IconButton size="small" aria-label={label} color={color} onClick={(event) => event.stopPropagation()}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
