import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import type { DayType } from '@feria/shared/rules/day-type';
import type { IsoInstant } from '@feria/shared/rules/dates';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUser } from '../accounts/account';
import { dropAnswers, hasAnswer } from './answered';
import { useSession } from '../api/session';
import { useUnanswered } from './unanswered';
import type { SentSignUp } from './unanswered';
import { ApiError } from '../api/errors';
import { bookingOf, hasOpenedSince, opened, type Booking } from './week-states';
import { reloadDelay } from './opening';

/** Address parameter of the open sign-up: Back closes it, a reload and a login come back to it. */
const BOOK = 'book';

/** Loads the project again. Never throws. */
type Reload = () => Promise<{ error: unknown }>;

/** Whether a project can be booked now, and which dialog is open. */
export interface BookingState {
  /** The project as it is by the clock: its weeks are open from the opening on, before they are loaded again. */
  project: FrontendProjectDetail;
  booking: Booking;
  canBook: boolean;
  /** Milliseconds until registration opens; 0 when that is not ahead. */
  left: number;
  dialog: 'visitor' | 'sign-up' | null;
  /** A sign-up of this account for this project was sent, and its answer is not known. */
  unanswered: SentSignUp | null;
  /** @param wanted a week that is chosen for every child that takes part */
  setOpen: (open: boolean, wanted?: { week: number; day: DayType }) => void;
}

/** Follows the server's clock from the answer that arrived at `receivedAt`, and the address. */
export function useBooking(loaded: FrontendProjectDetail, receivedAt: number, reload: Reload): BookingState {
  const { isSignedIn } = useUser();
  const unanswered = useUnanswered(loaded.id);
  const token = useSession()?.token ?? '';
  const { key: visit } = useLocation();
  const [search, setSearch] = useSearchParams();
  const now = useServerClock(loaded.server_time, receivedAt, loaded.opens_at);
  const hasOpened = hasOpenedSince(loaded, now);
  const project = useMemo(() => (hasOpened ? opened(loaded) : loaded), [loaded, hasOpened]);
  const booking = bookingOf(project, now);
  const canBook = booking === 'open' || booking === 'waiting_list';
  const isOpen = search.get(BOOK) !== null;
  // A login that ends while the dialog is open is renewed inside it; what was typed stays.
  const [hasStarted, setHasStarted] = useState(false);
  // Also for a sign-up that may have taken the last seat: its answer is still to come.
  // And for a result that was shown before a reload.
  if (isOpen && isSignedIn && !hasStarted && (canBook || unanswered || hasAnswer(token, loaded.id, visit))) {
    setHasStarted(true);
  }
  if (!isOpen && hasStarted) setHasStarted(false);

  useReloadAfterOpening(hasOpened, reload);
  const forVisitor = isOpen && canBook && !isSignedIn;
  return {
    project,
    booking,
    canBook,
    left: project.opens_at ? Math.max(0, Date.parse(project.opens_at) - now) : 0,
    dialog: isOpen && hasStarted ? 'sign-up' : forVisitor ? 'visitor' : null,
    unanswered,
    setOpen: (open, wanted) => {
      // Whoever closes the result, or opens the form, is done with the last answer.
      dropAnswers(loaded.id);
      const address = { [BOOK]: '1', ...(wanted && { week: String(wanted.week), day: wanted.day }) };
      setSearch(open ? address : {}, { replace: !open, preventScrollReset: true });
    },
  };
}

/**
 * Loads the weeks that were loaded before the opening: once, after a random delay, and again with growing pauses until the
 * answer is from after the opening. Nobody has to wait for it, the Book button is there already.
 */
function useReloadAfterOpening(hasOpened: boolean, reload: Reload): void {
  const [{ tries, retryAfter }, setLast] = useState<{ tries: number; retryAfter: number | null }>(FIRST);
  if (!hasOpened && tries > 0) setLast(FIRST);
  useEffect(() => {
    if (!hasOpened) return;
    let isOver = false;
    const load = async (): Promise<void> => {
      const { error } = await reload();
      const wait = error instanceof ApiError ? error.retryAfter : null;
      if (!isOver) setLast({ tries: tries + 1, retryAfter: wait });
    };
    const timer = setTimeout(() => void load(), reloadDelay(tries, retryAfter, Math.random()));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [hasOpened, tries, retryAfter, reload]);
}

const FIRST = { tries: 0, retryAfter: null };

const DAY_MS = 86_400_000;

/**
 * The server's clock, ticking every second while `until` is ahead: `serverTime` was sent in the answer that arrived at
 * `receivedAt` by our own clock, which may be wrong.
 */
function useServerClock(serverTime: IsoInstant, receivedAt: number, until: IsoInstant | null): number {
  const offset = Date.parse(serverTime) - receivedAt;
  const [now, setNow] = useState(() => Date.now());
  const left = until ? Date.parse(until) - (now + offset) : 0;
  useEffect(() => {
    // A long way off, a minute is soon enough; timers beyond 24 days would overflow.
    if (left <= 0) return;
    const timer = setTimeout(
      () => setNow(Date.now()),
      // By the clock as it is now: on a busy phone the last tick may be long ago.
      left > DAY_MS ? 30_000 : 1_000 - ((Date.now() + offset) % 1_000),
    );
    return () => clearTimeout(timer);
  }, [now, offset, left]);
  return Math.max(now, receivedAt) + offset;
}
