import {
  addDays,
  HEALTH_FIELDS,
  romeDate,
  type AttendanceIssue,
  type AttendanceRecord,
  type IsoDate,
} from '@feria/shared';
import type { ServerClock } from './clock';
import { forgetCounts } from './counts';
import { daysToRead, type HeldDays } from './days';
import { deliver } from './deliver';
import { orElse, succeeds } from './device-store';
import { inOrder, shiftedBy, withRecords } from './marks';
import { forgetMarks, forgetReads, keepReads, shiftMarks, unsentMarks, unsentReads } from './outgoing';
import * as server from './server';
import { withoutMarks, type TodayState } from './state';
import { canKeep, keepDay } from './vault';

/** How old the list of tomorrow may become while there is a network. */
const TOMORROW_EVERY_MS = 10 * 60_000;
/** Where the browser has locks, two tabs do not send the same marks at once. The server would take them once all the same. */
const SENDING = 'feria-today-sending';

/** What sending and reading need of the page. */
interface Page {
  userId: number;
  clock: ServerClock;
  getState: () => TodayState;
  set: (change: Partial<TodayState>) => void;
  /** Shows what may stay of some days. */
  hold: (days: HeldDays) => void;
  forbid: () => void;
  isSignedIn: () => boolean;
  keepIssues: (issues: readonly AttendanceIssue[]) => void;
}

/** Sends what the server does not have yet, then reads the days and their open points. */
export class Exchange {
  /** Days whose open points are read although no list says that there are any. */
  private readonly issueDates = new Set<IsoDate>();
  private isFirst = true;
  /** Whether the account may mark at all, as far as the server told. Marks stay on the device until it may. */
  maySend = true;

  constructor(private readonly page: Page) {}

  /** @returns whether the server was reached */
  async run(): Promise<boolean> {
    if (!(await this.sendAll())) return false;
    return (await this.readDays()) && (await this.readIssues());
  }

  /** Puts newer records of the server into the days. */
  private take(records: readonly AttendanceRecord[]): void {
    if (records.length === 0) return;
    const days = [...this.page.getState().days].map(
      ([date, held]) => [date, { ...held, day: withRecords(held.day, records) }] as const,
    );
    this.page.hold(new Map(days));
  }

  /** The points of this day may be others by now: they are read at the next meeting. */
  expectIssues(date: IsoDate): void {
    this.issueDates.add(date);
  }

  /** Health data that is in sight without a network is noted, and told the server at the next contact. */
  async noteOfflineReads(): Promise<void> {
    const { held } = this.page.getState();
    if (!held || !canKeep || document.visibilityState !== 'visible') return;
    const shown = held.day.weeks
      .flatMap(({ children }) => children)
      .filter(({ health }) => health && HEALTH_FIELDS.some((field) => Boolean(health[field])));
    await keepReads(
      shown.map(({ child_id }) => ({ user_id: this.page.userId, child_id, date: held.day.date })),
    );
  }

  /** Sends everything, in order. @returns whether the server was reached */
  private async sendAll(): Promise<boolean> {
    const send = async (): Promise<boolean> =>
      (await this.sendReads()) && (await this.sendMarks()) && (await this.sendCounts());
    return navigator.locks ? navigator.locks.request(SENDING, send) : send();
  }

  private async sendMarks(): Promise<boolean> {
    const { getState, set, userId } = this.page;
    // What is kept, of other tabs too, and what could only be shown; each mark once.
    const kept = canKeep ? await orElse([], unsentMarks(userId)) : [];
    const known = new Map([...kept, ...getState().marks].map((mark) => [mark.id, mark]));
    const marks = inOrder([...known.values()].filter(({ id }) => !getState().rejected.has(id)));
    const end = await deliver(marks, async ({ taken, rejected, records, issues }) => {
      // A mark that cannot be forgotten is sent again, and the server takes each once.
      if (canKeep) await succeeds(forgetMarks(taken));
      for (const { id, date } of marks) if (issues.has(id)) this.expectIssues(date);
      this.take(records);
      set({
        ...withoutMarks(getState(), taken),
        becamePoints: new Map([...getState().becamePoints, ...issues]),
      });
      if (rejected.size > 0) {
        // Also a mark of another tab.
        const own = new Set(getState().marks.map(({ id }) => id));
        const others = marks.filter(({ id }) => rejected.has(id) && !own.has(id));
        set({
          marks: inOrder([...getState().marks, ...others]),
          rejected: new Map([...getState().rejected, ...rejected]),
        });
      }
    });
    this.maySend = end !== 'forbidden';
    return end !== 'unreachable';
  }

  private async sendCounts(): Promise<boolean> {
    const { counts } = this.page.getState();
    if (counts.length === 0) return true;
    const outcome = await server.sendCounts(counts);
    if (outcome.kind !== 'ok' && outcome.kind !== 'refused') return false;
    const ids = counts.map(({ id }) => id);
    const refused =
      outcome.kind === 'ok'
        ? outcome.data.results.find((one) => one.outcome === 'refused')
        : { id: counts.at(-1)!.id, message: outcome.message };
    const count = counts.find(({ id }) => id === refused?.id);
    if (canKeep) await succeeds(forgetCounts(ids));
    this.page.set({
      counts: this.page.getState().counts.filter(({ id }) => !ids.includes(id)),
      ...(refused && count && { countRefusal: { ...count, message: refused.message ?? '' } }),
    });
    return true;
  }

  private async sendReads(): Promise<boolean> {
    const reads = canKeep ? await orElse([], unsentReads(this.page.userId)) : [];
    if (reads.length === 0) return true;
    const { kind } = await server.sendReads(reads);
    if (kind !== 'ok' && kind !== 'refused') return false;
    await succeeds(forgetReads(reads));
    return true;
  }

  /** Reads today, in the evening tomorrow too. @returns whether the server was reached */
  private async readDays(): Promise<boolean> {
    const read = new Set<IsoDate>();
    // Each answer corrects the clock, and so perhaps what today is.
    for (let date = this.nextToRead(read); date; date = this.nextToRead(read)) {
      read.add(date);
      if (!(await this.readDay(date))) return false;
      if (this.page.getState().phase === 'forbidden') return true;
    }
    return true;
  }

  private nextToRead(read: ReadonlySet<IsoDate>): IsoDate | undefined {
    const now = this.page.clock.now();
    return daysToRead(now).find((date) => {
      if (read.has(date)) return false;
      const readAt = this.page.getState().days.get(date)?.readAt ?? 0;
      return date === romeDate(now) || now.getTime() - readAt > TOMORROW_EVERY_MS;
    });
  }

  private async readDay(date: IsoDate): Promise<boolean> {
    const { page } = this;
    const asked = Date.now();
    const outcome = await server.readDay(date);
    if (outcome.kind === 'refused') {
      if (outcome.status === 403) page.forbid();
      return true;
    }
    if (outcome.kind !== 'ok') return false;
    const day = outcome.data;
    await this.correctDates(page.clock.learn(day.server_time, asked, Date.now()));
    if (!daysToRead(page.clock.now()).includes(day.date)) return true;
    // The login may have ended while the answer was on its way.
    if (!page.isSignedIn()) return false;
    const held = { day, readAt: page.clock.now().getTime() };
    if (canKeep) page.set({ isKept: await succeeds(keepDay(page.userId, held)) });
    page.hold(new Map([...page.getState().days, [day.date, held]]));
    return true;
  }

  /**
   * Marks of a day to come were made while the date of the device was ahead: nobody can mark such a day. They are of the day that it was
   * then, and are sent with that.
   * @param by how much the clock was corrected
   */
  private async correctDates(by: number): Promise<void> {
    const { clock, getState, set } = this.page;
    const today = romeDate(clock.now());
    const { marks, rejected } = getState();
    const wrong = marks.filter((mark) => mark.date > today && shiftedBy(by, mark).date <= today);
    if (wrong.length === 0) return;
    const ids = new Set(wrong.map(({ id }) => id));
    if (canKeep) await succeeds(shiftMarks(ids, by));
    set({
      marks: getState().marks.map((mark) => (ids.has(mark.id) ? shiftedBy(by, mark) : mark)),
      rejected: new Map([...rejected].filter(([id]) => !ids.has(id))),
    });
  }

  /** Reads the open points of the days that have any, or had. @returns whether the server was reached */
  private async readIssues(): Promise<boolean> {
    const { page } = this;
    const today = romeDate(page.clock.now());
    const { days, issues } = page.getState();
    for (const { date } of issues) this.issueDates.add(date);
    if ((days.get(today)?.day.issues ?? 0) > 0) this.issueDates.add(today);
    // What became of marks that were sent before the page was opened.
    if (this.isFirst) this.issueDates.add(addDays(today, -1));
    if (this.issueDates.size === 0) return true;
    const found: AttendanceIssue[] = [];
    for (const date of this.issueDates) {
      const outcome = await server.readIssues(date);
      if (outcome.kind === 'ok') found.push(...outcome.data.filter(({ state }) => state === 'open'));
      else if (outcome.kind !== 'refused') return false;
    }
    this.isFirst = false;
    this.issueDates.clear();
    if (page.isSignedIn()) page.keepIssues(found);
    return true;
  }
}
