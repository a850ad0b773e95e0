import { romeInstant, weekState, type WindowFacts } from '@feria/shared';

/** A place one moved up to can be given back for so long (decisions §5). */
export const GIVE_BACK_MS = 72 * 3_600_000;

/** What a parent may do with a registration of an own child. */
export interface ParentRights {
  /** Change day type, contacts and custom field: while the week is open. */
  editable: boolean;
  /** Remove it, payments aside. */
  deletable: boolean;
}

/**
 * While the week is open a parent may change and remove. Besides, a waiting list can be left until the week starts, and
 * a place one moved up to can be given back within 72 hours, even when the week starts meanwhile (decisions §5).
 */
export function parentMay(
  registration: { is_waiting: boolean; moved_up_at: Date | null },
  window: WindowFacts & { week_from: string },
  now: Date,
): ParentRights {
  const open = weekState(window, now) === 'open';
  const movedUp = registration.moved_up_at;
  const extra = registration.is_waiting
    ? now < romeInstant(window.week_from)
    : movedUp !== null && now.getTime() - movedUp.getTime() <= GIVE_BACK_MS;
  return { editable: open, deletable: open || extra };
}
