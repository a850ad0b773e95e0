import { addDays, romeDate, type AttendanceIssue, type AttendanceRecord, type IsoDate } from '@feria/shared';
import { hasHealth } from './child-view';
import type { ServerClock } from './clock';
import { correctionOf, type ClockStamp } from './clock-gap';
import { correctedTimes, movedMoment, stampOf } from './corrected-times';
import { forgetCounts, type UnsentCount } from './counts';
import { daysToRead, type HeldDays } from './days';
import { deliver } from './deliver';
import { orElse, succeeds } from './device-store';
import { inOrder, withRecords, type Mark } from './marks';
import { forgetMarks, forgetReads, keepReads, keepTimes, unsentMarks, unsentReads } from './outgoing';
import * as server from './server';
import { withoutMarks, type TodayState } from './state';
import type { News } from './tabs';
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
  /** Asks somebody to look at the times of marks that the server has now. */
  askAbout: (marks: readonly Mark[]) => void;
  /** Tells other tabs that the device keeps something else by now. */
  tell: (news?: Partial<News>) => void;
}

/** Sends what the server does not have yet, then reads the days and their open points. */
export class Exchange {
  /** Days whose open points are read although no list says that there are any. */
  private readonly issueDates = new Set<IsoDate>();
  private isFirst = true;
  /** Points that marks have just become, and that were not read yet. */
  private readonly toFind = new Set<number>();
  /** What the clock was taken to be before the server was reached last. */
  private clockBefore: ClockStamp | null = null;
  /** Whether the account may mark at all, as far as the server told. Marks stay on the device until it may. */
  maySend = true;

  constructor(private readonly page: Page) {}

  /** @returns whether the server was reached */
  async run(): Promise<boolean> {
    if (!(await this.sendAll())) return false;
    return (await this.readDays()) && (await this.readIssues());
  }

  /** Puts newer records of the server into the days. */
  take(records: readonly AttendanceRecord[]): void {
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
    const shown = held.day.weeks.flatMap(({ children }) => children).filter(hasHealth);
    await keepReads(
      shown.map(({ child_id }) => ({ user_id: this.page.userId, child_id, date: held.day.date })),
    );
  }

  /**
   * Asks the server for its time, before something is sent that was made by a clock of which nobody knows if it is right: it is corrected on
   * this device only. @returns whether the time is known, or the account may not ask
   */
  private async learnTime(): Promise<boolean> {
    const { clock } = this.page;
    // A second time when the answer took too long to tell it.
    for (let attempt = 0; attempt < 2 && !clock.isCertain; attempt += 1) {
      const end = await this.readDay(romeDate(clock.now()));
      if (end !== 'read') return end === 'refused';
    }
    return clock.isCertain;
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
    const isKnown = [...known.values()].every(({ clock }) => clock?.isSure);
    if (!isKnown && !(await this.learnTime())) return false;
    const corrected = await this.correctTimes([...known.values()]);
    const marks = inOrder(corrected.filter(({ id }) => !getState().rejected.has(id)));
    const end = await deliver(marks, async ({ taken, rejected, records, issues }) => {
      // A mark that cannot be forgotten is sent again, and the server takes each once.
      if (canKeep) await succeeds(forgetMarks(taken));
      for (const { id, date } of marks) if (issues.has(id)) this.expectIssues(date);
      for (const id of issues.values()) this.toFind.add(id);
      this.take(records);
      this.page.askAbout(marks.filter(({ id, isUnsure }) => isUnsure && taken.has(id)));
      set({
        ...withoutMarks(getState(), taken),
        becamePoints: new Map([...getState().becamePoints, ...issues]),
      });
      this.page.tell({ records, becamePoints: issues });
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
    const made = this.page.getState().counts;
    if (made.length === 0) return true;
    if (!made.every(({ clock }) => clock?.isSure) && !(await this.learnTime())) return false;
    const counts = this.page.getState().counts.map((count) => this.correctCount(count));
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
    this.page.tell();
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
      if ((await this.readDay(date)) === 'unreachable') return false;
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

  private async readDay(date: IsoDate): Promise<'read' | 'refused' | 'unreachable'> {
    const { page } = this;
    const asked = Date.now();
    const outcome = await server.readDay(date);
    if (outcome.kind === 'refused') {
      if (outcome.status === 403) page.forbid();
      return 'refused';
    }
    if (outcome.kind !== 'ok') return 'unreachable';
    const day = outcome.data;
    const before = page.clock.stamp();
    page.clock.learn(day.server_time, asked, Date.now());
    if (!before.isSure) this.clockBefore = before;
    if (!daysToRead(page.clock.now()).includes(day.date)) return 'read';
    // The login may have ended while the answer was on its way.
    if (!page.isSignedIn()) return 'unreachable';
    const held = { day, readAt: page.clock.now().getTime() };
    if (canKeep) page.set({ isKept: await succeeds(keepDay(page.userId, held)) });
    page.hold(new Map([...page.getState().days, [day.date, held]]));
    return 'read';
  }

  /**
   * Marks with the times at which they were made, now that the server has told its time; as they are where it has not. One that the
   * server refused with a wrong time is sent again.
   */
  private async correctTimes(marks: readonly Mark[]): Promise<readonly Mark[]> {
    const { clock, getState, set } = this.page;
    if (!clock.isCertain) return marks;
    const times = correctedTimes(marks, { now: clock.stamp(), before: this.clockBefore ?? clock.stamp() });
    if (times.size === 0) return marks;
    if (canKeep) await succeeds(keepTimes(times));
    this.page.tell();
    const corrected = (mark: Mark): Mark => {
      const next = times.get(mark.id);
      if (!next) return mark;
      const { isMoved: _, ...changed } = next;
      return { ...mark, ...changed };
    };
    set({
      marks: getState().marks.map(corrected),
      rejected: new Map([...getState().rejected].filter(([id]) => !times.get(id)?.isMoved)),
    });
    return marks.map(corrected);
  }

  private correctCount(count: UnsentCount): UnsentCount {
    const { clock } = this.page;
    if (count.clock?.isSure || !clock.isCertain) return count;
    const now = clock.stamp();
    const { by } = correctionOf(stampOf(count.counted_at, count.clock, this.clockBefore ?? now), now);
    const { changed_at, date } = movedMoment({ changed_at: count.counted_at, date: count.date }, by);
    return { ...count, counted_at: changed_at, date };
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
      if (outcome.kind === 'ok') {
        found.push(...outcome.data.filter(({ state }) => state === 'open'));
        for (const { id } of outcome.data) this.toFind.delete(id);
      } else if (outcome.kind !== 'refused') return false;
    }
    this.isFirst = false;
    this.issueDates.clear();
    if (this.toFind.size > 0)
      page.set({ hiddenPoints: new Set([...page.getState().hiddenPoints, ...this.toFind]) });
    this.toFind.clear();
    if (page.isSignedIn()) page.keepIssues(found);
    return true;
  }
}
