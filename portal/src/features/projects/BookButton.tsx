import Button from '@mui/material/Button';
import { useT } from '../../i18n';
import { prepareSignUp } from './lazy-dialogs';
import type { BookingState } from './use-booking';

/** Opens the sign-up; not there while the project cannot be booked. */
export function BookButton({ state: { booking, canBook, setOpen } }: { state: BookingState }) {
  const t = useT();
  if (!canBook && booking !== 'opening') return null;
  const text =
    booking === 'opening' ? 'project.opening' : booking === 'queue' ? 'project.book_waiting' : 'project.book';
  return (
    <Button
      variant="contained"
      size="large"
      disabled={!canBook}
      onClick={() => setOpen(true)}
      onPointerEnter={prepareSignUp}
      onFocus={prepareSignUp}
    >
      {t(text)}
    </Button>
  );
}
