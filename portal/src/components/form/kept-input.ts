import { session, userIdOf } from '@feria/shared/browser/session';
import { readJson, sessionStore, writeJson } from '@feria/shared/browser/storage';
import { dropKeptInput, KEPT_INPUT_KEY as KEY } from './kept-input-key';

/** What was typed into a form and is not saved: by field, only what differs from the record. */
export type KeptValues = Record<string, unknown>;

interface KeptForm {
  /** Who typed it; `null` for a visitor. */
  userId: number | null;
  /** Which form, and for which record. */
  form: string;
  /** The last change, milliseconds since 1970. */
  at: number;
  values: KeptValues;
}

/*
 * In `sessionStorage`, so for this tab only. It may hold telephone numbers and health data, so it ends early: when it is
 * saved or cancelled, at a logout in any tab, when somebody else logs in, and after `KEPT_MS`.
 */

/** How long input is kept after its last change: longer than a session lasts, for whoever has to log in again. */
export const KEPT_MS = 4 * 60 * 60_000;

function currentUser(): number | null {
  return userIdOf(session.read()?.token ?? '');
}

function read(now: number): KeptForm[] {
  const stored = readJson<KeptForm[]>(sessionStore, KEY);
  const user = currentUser();
  return (Array.isArray(stored) ? stored : []).filter(
    ({ at, userId }) =>
      at > session.lastSignOut() &&
      now - at < KEPT_MS &&
      (user === null || userId === null || userId === user),
  );
}

function write(forms: readonly KeptForm[]): void {
  if (forms.length) writeJson(sessionStore, KEY, forms);
  else dropKeptInput();
}

/** The kept input of one form, for whoever is logged in now; the login may end while it is typed. */
export function keptInputOf(form: string) {
  watchKeptInput();
  const userId = currentUser();
  const isThis = (kept: KeptForm): boolean => kept.form === form && kept.userId === userId;
  const others = (now: number): KeptForm[] => read(now).filter((kept) => !isThis(kept));
  return {
    /** What was typed, or `null`. */
    read: (now: number): KeptValues | null => read(now).find(isThis)?.values ?? null,
    /** Keeps what was typed; nothing, when there is no difference. */
    keep: (values: KeptValues, now: number): void =>
      write([...others(now), ...(Object.keys(values).length ? [{ userId, form, at: now, values }] : [])]),
    drop: (now: number): void => write(others(now)),
  };
}

const LOOK_EVERY_MS = 60_000;
let isWatching = false;

/** Removes what may not be kept any longer, from now on as soon as that is so. */
export function watchKeptInput(): void {
  if (isWatching) return;
  isWatching = true;
  const look = (): void => {
    if (sessionStore.getItem(KEY) !== null) write(read(Date.now()));
  };
  look();
  session.subscribe(look);
  setInterval(look, LOOK_EVERY_MS);
}
