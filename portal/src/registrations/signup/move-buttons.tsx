import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useT } from '../../i18n';

interface MoveButtonsProps {
  /** The week, and the first name of the child. */
  label: { week: string; name: string };
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Move a line of a list up and down. A button that leads nowhere keeps the focus, so that it stays where it is. */
export function MoveButtons({ label, isFirst, isLast, onMove }: MoveButtonsProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gridAutoFlow: { sm: 'column' } }}>
      <IconButton
        color="primary"
        aria-label={t('signup.order_up', label)}
        // Not `disabled`: the button that was just pressed would lose the keyboard focus.
        aria-disabled={isFirst}
        sx={{ width: 44, height: 44, opacity: isFirst ? 0.35 : 1 }}
        onClick={() => onMove(-1)}
      >
        <ArrowUpward />
      </IconButton>
      <IconButton
        color="primary"
        aria-label={t('signup.order_down', label)}
        aria-disabled={isLast}
        sx={{ width: 44, height: 44, opacity: isLast ? 0.35 : 1 }}
        onClick={() => onMove(1)}
      >
        <ArrowDownward />
      </IconButton>
    </Box>
  );
}
