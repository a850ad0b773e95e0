import { addDays, romeDate, type IsoDate, type IsoInstant } from '@feria/shared';
import { correctionOf, type ClockStamp, type TimeCorrection } from './clock-gap';
import type { Mark, MarkedFields } from './marks';

/** A time so near to that of its mark was given by the clock; any other was typed. */
const BY_CLOCK_MS = 60_000;
const DAY_MS = 86_400_000;

/** What of a mark says when. */
type TimesOfMark = Pick<Mark, 'id' | 'child_id' | 'date' | 'changed_at' | 'fields' | 'seen'> & {
  clock?: ClockStamp;
  isUnsure?: boolean;
};

/** What of a mark is another afterwards. */
export type CorrectedTimes = Pick<Mark, 'date' | 'changed_at' | 'fields' | 'seen'> & {
  clock: ClockStamp;
  isUnsure: boolean;
  /** Whether a time is another than before. */
  isMoved: boolean;
};

/**
 * The times of marks that are not sent, by what the server has told of its time: what the clock gave is moved, what somebody typed is not.
 * So is what a later mark repeats of it, or had on the screen.
 * @param now the state of the clock, since the server was reached
 * @param before as it was taken to be until then: that of marks that an earlier build of the page left
 * @returns by the ids of marks that were not known to be right
 */
export function correctedTimes(
  marks: readonly TimesOfMark[],
  { now, before }: { now: ClockStamp; before: ClockStamp },
): Map<string, CorrectedTimes> {
  const unknown = marks.filter(({ clock }) => !clock?.isSure);
  const corrections = new Map<string, TimeCorrection>();
  const moved = new Map<string, IsoInstant>();
  for (const mark of unknown) {
    const correction = correctionOf(stampOf(mark.changed_at, mark.clock, before), now);
    corrections.set(mark.id, correction);
    for (const at of timesByClock(mark)) moved.set(keyOf(mark, at), laterBy(correction.by, at));
  }
  return new Map(
    unknown.map((mark) => {
      const { by, isUnsure } = corrections.get(mark.id)!;
      const times = <Times extends MarkedFields>(from: Times): Times => ({
        ...from,
        ...(from.arrived_at && { arrived_at: moved.get(keyOf(mark, from.arrived_at)) ?? from.arrived_at }),
        ...(from.left_at && { left_at: moved.get(keyOf(mark, from.left_at)) ?? from.left_at }),
      });
      const { arrived_at, left_at } = mark.fields;
      const fields = times(mark.fields);
      const corrected: CorrectedTimes = {
        ...movedMoment(mark, by),
        fields,
        seen: mark.seen && { ...mark.seen, ...times(mark.seen) },
        clock: { ...(mark.clock ?? before), isSure: true },
        isUnsure: isUnsure && timesByClock(mark).length > 1,
        isMoved: by !== 0 || fields.arrived_at !== arrived_at || fields.left_at !== left_at,
      };
      return [mark.id, corrected];
    }),
  );
}

/** A moment and its day, later by some milliseconds: of what was of the day of its moment the day follows. */
export function movedMoment(
  { changed_at, date }: { changed_at: IsoInstant; date: IsoDate },
  by: number,
): { changed_at: IsoInstant; date: IsoDate } {
  const next = laterBy(by, changed_at);
  const [day, nextDay] = [changed_at, next].map((at) => romeDate(new Date(at))) as [IsoDate, IsoDate];
  const days = (Date.parse(nextDay) - Date.parse(day)) / DAY_MS;
  return { changed_at: next, date: date === day ? addDays(date, days) : date };
}

/** The state of the clock of a mark. One that an earlier build of the page left has none. */
export function stampOf(at: IsoInstant, stamp: ClockStamp | undefined, before: ClockStamp): ClockStamp {
  return stamp ?? { ...before, shown: Date.parse(at) - before.ahead, span: '', isSure: false, reached: 0 };
}

/** The instants of a mark that the clock gave: its own first. */
function timesByClock({ changed_at, fields }: TimesOfMark): IsoInstant[] {
  const made = Date.parse(changed_at);
  const given = [fields.arrived_at, fields.left_at].filter(
    (at): at is IsoInstant => Boolean(at) && Math.abs(Date.parse(at!) - made) <= BY_CLOCK_MS,
  );
  return [changed_at, ...given];
}

const keyOf = ({ child_id }: Pick<Mark, 'child_id'>, at: IsoInstant): string => `${child_id} ${at}`;

const laterBy = (by: number, at: IsoInstant): IsoInstant => new Date(Date.parse(at) + by).toISOString();
