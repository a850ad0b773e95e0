import { romeInstant, type IsoDate, type IsoInstant, type IsoTime } from '@feria/shared';

/** A time of day in Rome, `08:12`. */
export function timeOf(instant: IsoInstant | number | Date): IsoTime {
  return new Intl.DateTimeFormat('de', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
  }).format(new Date(instant));
}

/** `Di., 24. November`, in the reader's language. */
export function dayName(date: IsoDate, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** `24.11., 08:12`: a moment that need not be today. */
export function momentOf(instant: IsoInstant | number): string {
  const date = new Intl.DateTimeFormat('de', {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'Europe/Rome',
  }).format(new Date(instant));
  return `${date}, ${timeOf(instant)}`;
}

/** What is wrong with times that somebody enters. */
export type TimeProblem = 'order' | 'future';

/** Times of a child as they stand in the fields of a form: `HH:MM`, empty for none. */
export interface TypedTimes {
  arrived: string;
  left: string;
}

/** What is wrong with typed times of a day; `null` for nothing. @param now by the clock of the server */
export function problemOfTimes({ arrived, left }: TypedTimes, date: IsoDate, now: Date): TimeProblem | null {
  if (arrived && left && left < arrived) return 'order';
  const latest = [arrived, left].filter(Boolean).map((time) => romeInstant(date, time).getTime());
  return latest.some((at) => at > now.getTime()) ? 'future' : null;
}

/** The instant that a typed time means; what was there stays when the time is the same, so that its seconds do. */
export function instantOf(typed: string, date: IsoDate, before: IsoInstant | null): IsoInstant | null {
  if (!typed) return null;
  if (before && timeOf(before) === typed) return before;
  return romeInstant(date, typed).toISOString();
}
