import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

/** A button of a row. One that leads nowhere keeps the focus, so that it can be pressed again and again. */
export function RowButton(props: {
  /** What it does, for whoever moves the focus to it. */
  part: string;
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const { part, label, isOff = false, onClick, children } = props;
  return (
    <Tooltip title={label}>
      <IconButton
        data-part={part}
        aria-label={label}
        aria-disabled={isOff}
        onClick={() => !isOff && onClick()}
        sx={{ width: 40, height: 44, opacity: isOff ? 0.35 : 1 }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
