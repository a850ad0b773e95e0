import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../account/use-user';
import { bookingOf, type Booking } from './states';
import { useServerClock } from './use-server-clock';

/** Address parameter of the open sign-up: Back closes it, a reload and a login come back to it. */
const BOOK = 'book';

/** Whether a project can be booked now, and which dialog is open. */
export interface BookingState {
  booking: Booking;
  canBook: boolean;
  /** Milliseconds until registration opens; 0 when that is not ahead. */
  left: number;
  dialog: 'visitor' | 'sign-up' | null;
  setOpen: (open: boolean) => void;
}

/** Follows the server's clock from the answer that arrived at `receivedAt`, and the address. */
export function useBooking(
  project: FrontendProjectDetail,
  receivedAt: number,
  reload: () => unknown,
): BookingState {
  const { isSignedIn } = useUser();
  const [search, setSearch] = useSearchParams();
  const now = useServerClock(project.server_time, receivedAt, project.opens_at);
  const booking = bookingOf(project, now);
  const canBook = booking === 'open' || booking === 'queue';
  const isOpen = search.get(BOOK) !== null;
  // A login that ends while the dialog is open is renewed inside it; what was typed stays.
  const [hasStarted, setHasStarted] = useState(false);
  if (isOpen && isSignedIn && !hasStarted && canBook) setHasStarted(true);
  if (!isOpen && hasStarted) setHasStarted(false);

  useReloadAtOpening(booking, reload);
  const forVisitor = isOpen && canBook && !isSignedIn;
  return {
    booking,
    canBook,
    left: project.opens_at ? Math.max(0, Date.parse(project.opens_at) - now) : 0,
    dialog: isOpen && hasStarted ? 'sign-up' : forVisitor ? 'visitor' : null,
    setOpen: (open) => setSearch(open ? { [BOOK]: '1' } : {}, { replace: !open, preventScrollReset: true }),
  };
}

/** Asks for the weeks again when the clock says open: a moment later for some, so that not everybody asks at once. */
function useReloadAtOpening(booking: Booking, reload: () => unknown): void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (booking !== 'opening') return;
    const wait = asked === 0 ? Math.random() * 600 : Math.min(1500 * asked, 10_000);
    const timer = setTimeout(() => {
      setAsked((count) => count + 1);
      reload();
    }, wait);
    return () => clearTimeout(timer);
  }, [booking, asked, reload]);
}
