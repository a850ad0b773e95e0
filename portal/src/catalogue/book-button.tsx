import Button from '@mui/material/Button';
import { isForWishes } from './giving';
import { useT } from '../i18n';
import type { BookingState } from './use-booking';

interface BookButtonProps {
  state: BookingState;
  /** Called when it is likely to be pressed soon. */
  onIntent: () => void;
}

/** Opens the sign-up; not there while the project cannot be booked. */
export function BookButton({ state: { project, booking, canBook, setOpen }, onIntent }: BookButtonProps) {
  const t = useT();
  if (!canBook) return null;
  const label = isForWishes(project)
    ? 'places.book_wishes'
    : booking === 'waiting_list'
      ? 'project.book_waiting'
      : 'project.book';
  return (
    <Button
      variant="contained"
      size="large"
      sx={{ flex: 'none' }}
      onClick={() => setOpen(true)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {t(label)}
    </Button>
  );
}
