import { HEALTH_FIELDS, romeDate, type AttendanceDay, type IsoDate } from '@feria/shared';
import { randomUuid } from '@feria/shared/browser/random-key';
import { session, userIdOf, watchOtherTabs } from '@feria/shared/browser/session';
import { emptyVault } from '@feria/shared/browser/vault';
import * as device from './device';
import { pauseAfter, withRecords, type Mark, type MarkedFields } from './marks';
import * as server from './server';

/** A mark that the server did not take. */
export interface Refusal {
  id: string;
  childId: number;
  message: string;
}

/** What somebody else marked later than a mark of this device. */
export interface Overruled {
  id: string;
  childId: number;
}

/** What the page shows. */
export interface TodayState {
  /**
   * - `starting`: nothing is known yet
   * - `ready`: there is a day
   * - `empty`: there is none, and no network to get it
   * - `forbidden`: the account may not see any
   * - `signed_out`: nobody is logged in, and there is no network to do so
   */
  phase: 'starting' | 'ready' | 'empty' | 'forbidden' | 'signed_out';
  day: AttendanceDay | null;
  /** Marks that the server has not confirmed, in their order. */
  marks: readonly Mark[];
  /** Whether the last call reached the server; `null` before the first. */
  online: boolean | null;
  /** When the day was last read from the server, in milliseconds; `null` since the page was opened never. */
  readAt: number | null;
  refusals: readonly Refusal[];
  overruled: readonly Overruled[];
}

const START: TodayState = {
  ...{ phase: 'starting', day: null, marks: [], online: null, readAt: null, refusals: [], overruled: [] },
};

/** Marks of one call. */
const BATCH = 100;
/** How often the day is read anew while the page is in sight. */
const READ_EVERY_MS = 20_000;
/** Where the browser has locks, two tabs do not send the same marks at once. The server would take them once all the same. */
const SENDING = 'feria-today-sending';

/**
 * The day of a leader: what the server sent, what was marked on this device since, and how the two get together. Marks are kept on
 * the device before they are shown, sent in order, and forgotten only when the server has answered for each.
 */
export class TodayStore {
  private state = START;
  private readonly listeners = new Set<() => void>();
  private readonly userId: number | null;
  /** How much the clock of the server is ahead of this one, in milliseconds. */
  private offset = 0;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  private lastMarkAt = 0;
  /** Children whose mark is being kept: until it is shown, a second tap is a mistake. */
  private readonly keeping = new Set<number>();

  constructor(private readonly leaveForLogin: () => void) {
    this.userId = userIdOf(session.read()?.token ?? '');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): TodayState => this.state;

  /** Now, by the clock of the server as far as it is known. */
  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  today(): IsoDate {
    return romeDate(this.now());
  }

  /** Shows what is kept, asks the server, and goes on doing so. */
  async start(): Promise<void> {
    if (this.userId === null) {
      emptyVault();
      this.set({ phase: 'signed_out' });
      this.leaveForLogin();
      return;
    }
    watchOtherTabs(() => this.followSession());
    session.subscribe(() => this.followSession());
    if (device.canKeep) {
      // Otherwise the browser may delete what is not sent when it needs space.
      void navigator.storage?.persist?.();
      this.set({ marks: await device.unsentMarks(this.userId) });
      const day = await device.keptDay(this.userId, this.today()).catch(() => null);
      if (day) this.set({ phase: 'ready', day });
    }
    window.addEventListener('online', () => void this.meet());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return;
      this.endYesterday();
      void this.meet();
    });
    setInterval(() => {
      this.endYesterday();
      if (document.visibilityState === 'visible' && this.failures === 0) void this.meet();
    }, READ_EVERY_MS);
    await this.meet();
  }

  /** Sends what there is to send and reads the day; after a failure it is tried again by itself. */
  async meet(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.retry);
    try {
      // A store of the browser may fail at any time: then it is tried again as without a network.
      const reached = await this.sendAndRead().catch(() => false);
      this.failures = reached ? 0 : this.failures + 1;
      this.set({ online: reached });
      if (!reached) await this.noteOfflineReads().catch(() => undefined);
    } finally {
      this.isSending = false;
    }
    if (this.failures > 0) this.retry = setTimeout(() => void this.meet(), pauseAfter(this.failures));
    else if (this.state.marks.length > 0 && this.state.phase !== 'forbidden') void this.meet();
  }

  /**
   * Marks a child: kept on the device, then shown, then sent.
   * @returns when it is shown
   */
  async mark(childId: number, fields: MarkedFields): Promise<void> {
    if (this.userId === null || !this.state.day) return;
    const mark: Mark = {
      ...{ id: randomUuid(), user_id: this.userId, child_id: childId, date: this.state.day.date, fields },
      changed_at: this.nextInstant(),
    };
    if (this.keeping.has(childId)) return;
    this.keeping.add(childId);
    try {
      // On a device that is full a mark lives as long as the page, and is sent all the same.
      if (device.canKeep) await device.keepMark(mark).catch(() => undefined);
      this.set({ marks: [...this.state.marks, mark] });
    } finally {
      this.keeping.delete(childId);
    }
    void this.meet();
  }

  /** Sends a note at once. @returns whether the server has it */
  async note(childId: number, note: string | null): Promise<boolean> {
    if (!this.state.day) return false;
    const outcome = await server.sendNow(
      {
        ...{ id: randomUuid(), child_id: childId, date: this.state.day.date },
        changed_at: this.nextInstant(),
      },
      { note },
    );
    if (outcome.kind !== 'ok' || outcome.data.results[0]?.outcome === 'refused') return false;
    if (this.state.day) this.set({ day: withRecords(this.state.day, outcome.data.attendance) });
    return true;
  }

  /** Now; never twice the same, because of two marks at the same instant nobody could say which was later. */
  private nextInstant(): string {
    this.lastMarkAt = Math.max(this.now().getTime(), this.lastMarkAt + 1);
    return new Date(this.lastMarkAt).toISOString();
  }

  /** Takes a message about a mark off the screen. */
  dismiss(id: string): void {
    const others = <T extends { id: string }>(list: readonly T[]): T[] => list.filter((one) => one.id !== id);
    this.set({ refusals: others(this.state.refusals), overruled: others(this.state.overruled) });
  }

  /** Logs out: what is kept of children goes at once, also without a network. */
  async logOut(): Promise<void> {
    emptyVault();
    this.set({ phase: 'starting', day: null });
    await server.logOut();
    session.write(null);
  }

  /** @returns whether the server was reached */
  private async sendAndRead(): Promise<boolean> {
    return (await this.sendAll()) && (await this.read());
  }

  /** Sends everything, in order. @returns whether the server was reached */
  private async sendAll(): Promise<boolean> {
    const send = async (): Promise<boolean> => {
      if (device.canKeep && !(await this.sendReads())) return false;
      const marks = await this.unsent();
      for (let start = 0; start < marks.length; start += BATCH)
        if (!(await this.sendBatch(marks.slice(start, start + BATCH)))) return false;
      return true;
    };
    return navigator.locks ? navigator.locks.request(SENDING, send) : send();
  }

  /** What is kept, of other tabs too, and what could only be shown; each mark once. */
  private async unsent(): Promise<Mark[]> {
    const kept = device.canKeep ? await device.unsentMarks(this.userId!) : [];
    return [...new Map([...kept, ...this.state.marks].map((mark) => [mark.id, mark])).values()];
  }

  /** A batch that the server does not understand is sent one by one, so that one mark does not hold up the others. */
  private async sendBatch(marks: readonly Mark[]): Promise<boolean> {
    const outcome = await server.sendMarks(marks);
    if (outcome.kind === 'refused' && outcome.status === 403) {
      this.forbid();
      return true;
    }
    if (outcome.kind === 'refused' && marks.length > 1) {
      for (const mark of marks) if (!(await this.sendBatch([mark]))) return false;
      return true;
    }
    if (outcome.kind === 'refused') {
      await this.answered(
        marks,
        marks.map(({ id, child_id }) => ({ id, childId: child_id, message: outcome.message })),
      );
      return true;
    }
    if (outcome.kind !== 'ok') return false;
    const { results, attendance } = outcome.data;
    const childOf = new Map(marks.map(({ id, child_id }) => [id, child_id]));
    const withOutcome = (wanted: string) =>
      results
        .filter((result) => result.outcome === wanted)
        .map(({ id, message }) => ({ id, childId: childOf.get(id) ?? 0, message: message ?? '' }));
    if (this.state.day) this.set({ day: withRecords(this.state.day, attendance) });
    await this.answered(marks, withOutcome('refused'), withOutcome('superseded'));
    return true;
  }

  private async answered(
    marks: readonly Mark[],
    refusals: readonly Refusal[],
    overruled: readonly Overruled[] = [],
  ): Promise<void> {
    const ids = new Set(marks.map(({ id }) => id));
    if (device.canKeep) await device.forgetMarks(ids);
    this.set({
      marks: this.state.marks.filter(({ id }) => !ids.has(id)),
      refusals: [...this.state.refusals, ...refusals],
      overruled: [...this.state.overruled, ...overruled],
    });
  }

  private async sendReads(): Promise<boolean> {
    const reads = await device.unsentReads(this.userId!);
    if (reads.length === 0) return true;
    const { kind } = await server.sendReads(reads);
    if (kind === 'ok' || kind === 'refused') await device.forgetReads(reads);
    return kind === 'ok' || kind === 'refused';
  }

  /** Health data that is in sight without a network is noted, and told the server at the next contact. */
  private async noteOfflineReads(): Promise<void> {
    const { day } = this.state;
    if (!day || !device.canKeep || document.visibilityState !== 'visible') return;
    const shown = day.weeks
      .flatMap(({ children }) => children)
      .filter(({ health }) => health && HEALTH_FIELDS.some((field) => Boolean(health[field])));
    await device.keepReads(
      shown.map(({ child_id }) => ({ user_id: this.userId!, child_id, date: day.date })),
    );
  }

  /** Reads the day of today. @returns whether the server was reached */
  private async read(): Promise<boolean> {
    const outcome = await server.readDay(this.today());
    if (outcome.kind === 'refused') {
      if (outcome.status === 403) this.forbid();
      return true;
    }
    if (outcome.kind !== 'ok') {
      if (this.state.phase === 'starting') this.set({ phase: 'empty' });
      return false;
    }
    const day = outcome.data;
    this.offset = Date.parse(day.server_time) - Date.now();
    if (day.date !== this.today()) return true;
    // The login may have ended while the answer was on its way.
    if (!this.isSignedIn()) return false;
    if (device.canKeep) await device.keepDay(this.userId!, day).catch(() => undefined);
    this.set({ phase: 'ready', day, readAt: Date.now() });
    return true;
  }

  /** At midnight what is kept of the children goes; marks that are not sent stay. */
  private endYesterday(): void {
    if (!this.state.day || this.state.day.date === this.today()) return;
    emptyVault();
    this.set({ phase: 'starting', day: null, overruled: [] });
    void this.meet();
  }

  private forbid(): void {
    emptyVault();
    this.set({ phase: 'forbidden', day: null });
  }

  private isSignedIn(): boolean {
    return userIdOf(session.read()?.token ?? '') === this.userId;
  }

  /** Whatever ended the login: nothing of the children stays, neither on the screen. */
  private followSession(): void {
    if (this.isSignedIn()) return;
    emptyVault();
    this.set({ ...START, phase: 'signed_out' });
    this.leaveForLogin();
  }

  private set(change: Partial<TodayState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
