import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { ChildView } from './child-view';
import { useWords } from './context';
import type { Undo } from './use-marking';

/** How long a mark can be taken back by one tap. */
const UNDO_MS = 10_000;

/**
 * For the first moment the button takes no tap: the second one of a double tap on what was there before (the dialog that has just
 * been closed) would take back a mark that nobody meant.
 */
const NOT_AT_ONCE = {
  animation: 'feria-not-at-once 700ms step-end',
  '@keyframes feria-not-at-once': { from: { pointerEvents: 'none' }, to: { pointerEvents: 'auto' } },
} as const;

interface Props {
  /** What was marked last. */
  undo: Undo | null;
  /** The child that it is of, as long as it is on the list, or was without a place. */
  view: ChildView | undefined;
  /** Whether a dialog is open: then the bar waits, and its time begins afterwards. */
  isCovered: boolean;
  onTakeBack: (view: ChildView) => void;
  onDismiss: () => void;
}

/** One step back: says whose mark it takes back, for ten seconds in which it is in sight. */
export function UndoBar({ undo, view, isCovered, onTakeBack, onDismiss }: Props) {
  const t = useWords();
  if (!undo || !view) return null;
  return (
    <Snackbar
      key={undo.key}
      open={!isCovered}
      autoHideDuration={UNDO_MS}
      slotProps={{ content: { sx: { flexWrap: 'nowrap' } } }}
      onClose={(_, reason) => reason !== 'clickaway' && onDismiss()}
      message={t('marked', { name: view.name, presence: t(`presence.${undo.presence}`) })}
      action={
        <Button
          color="inherit"
          variant="outlined"
          aria-label={`${t('undo')}: ${view.name}`}
          onClick={() => onTakeBack(view)}
          sx={NOT_AT_ONCE}
        >
          {t('undo')}
        </Button>
      }
      sx={{ position: 'static', transform: 'none' }}
    />
  );
}
