import {
  romeDate,
  type AttendanceChild,
  type AttendanceIssue,
  type IsoDate,
  type SeenAttendance,
} from '@feria/shared';
import { randomUuid } from '@feria/shared/browser/random-key';
import { session, userIdOf, watchOtherTabs } from '@feria/shared/browser/session';
import { localStore, readJson, writeJson } from '@feria/shared/browser/storage';
import { emptyVault } from '@feria/shared/browser/vault';
import { ServerClock, type ClockDoubt } from './clock';
import * as counts from './counts';
import { daysThatStay, dayToShow, type HeldDays } from './days';
import { orElse, succeeds } from './device-store';
import { Exchange } from './exchange';
import { inOrder, pauseAfter, seenOf, withMarks, type Mark, type MarkedFields } from './marks';
import { Numbering } from './numbering';
import * as outgoing from './outgoing';
import * as server from './server';
import { watchSight } from './sight';
import { listenToTabs, type News } from './tabs';
import {
  noteKey,
  readNoteKey,
  START,
  waitingMarks,
  withoutMarks,
  type Draft,
  type TodayState,
} from './state';
import { canKeep, keepBeside, keepOnly, keptBeside, keptDays } from './vault';

/** How often the day is read anew while the page is in sight. */
const READ_EVERY_MS = 20_000;
/** Marks that are made faster than the clock counts are not later than this. */
const MOMENT_MS = 1_000;
/** Under which the browser keeps how the last login on it ended: nothing of the account, nor of children. */
const ENDED = 'feria.today.ended';
/** After which pause the login is looked for again. */
const LOGIN_AGAIN_MS = 10_000;

/** How the last login ended. */
interface Ended {
  /** Whether by a logout on this page. */
  isOwn: boolean;
  officePhone: string;
}

/** How often the clock of the device is looked at. */
const CLOCK_EVERY_MS = 1_000;

/**
 * The days of a leader: what the server sent, what was marked on this device since, and how the two get together. Marks are kept on
 * the device before they are shown, sent in order, and forgotten only when the server has them (product/on-site.md#today).
 */
export class TodayStore {
  private state = START;
  private readonly exchange: Exchange;
  private readonly listeners = new Set<() => void>();
  readonly userId: number | null;
  private readonly clock = new ServerClock(localStore, undefined, watchSight());
  /** See `ServerClock.version`. */
  private clockVersion = 0;
  private readonly numbering = new Numbering(localStore);
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  /** Whether everything that the device kept could be read, and is shown. */
  private isKeptShown = false;
  /** Whether somebody wants to send while an attempt is under way, which may be stuck. */
  private isAskedAgain = false;
  /** Whether a logout waits for the server. */
  private isLeaving = false;
  private lastMarkAt = 0;
  /** Children whose mark is being kept: until it is shown, a second tap is a mistake. */
  private readonly keeping = new Set<number>();
  /** Notes of which a mark is being made. */
  private readonly savingNotes = new Set<string>();
  /** Counts that this device could not keep: they live as long as the page. */
  private readonly unkeptCounts = new Set<string>();
  private tellTabs: (news: News) => void = () => undefined;
  /** What is being written beside the days, one after the other. */
  private writing: Promise<unknown> = Promise.resolve();

  /** @param leaveForLogin leaves the page */
  constructor(private readonly leaveForLogin: () => void) {
    this.userId = userIdOf(session.read()?.token ?? '');
    this.exchange = new Exchange({
      userId: this.userId ?? 0,
      clock: this.clock,
      getState: this.getState,
      set: (change) => this.set(change),
      hold: (days) => void this.hold(days),
      forbid: () => this.forbid(),
      isSignedIn: () => this.isSignedIn(),
      keepIssues: (issues) => this.keepIssues(issues),
      askAbout: (marks) => this.askAbout(marks),
      tell: (news) => this.tell(news),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): TodayState => this.state;

  /** Now, by the clock of the server as far as it is known. */
  now(): Date {
    return this.clock.now();
  }

  today(): IsoDate {
    return romeDate(this.now());
  }

  /** The date that the device shows, when it is a wrong one. See `ServerClock.wrongDate` */
  wrongDate(): IsoDate | null {
    return this.clock.wrongDate([...this.state.days.values()].flatMap(({ readAt }) => readAt ?? []));
  }

  /** The time that the device shows, when it is a wrong one. */
  wrongTime(): Date | null {
    return this.clock.wrongTime();
  }

  /** What is not certain of the time. The server knows it as soon as it is reached. */
  clockDoubt(): ClockDoubt | null {
    return this.state.online === false ? this.clock.doubt() : null;
  }

  /** Somebody has looked at another clock. See `ServerClock.settle` */
  settleClock(isOther: boolean): void {
    this.clock.settle(isOther);
    this.watchClock();
  }

  /** Somebody has looked at the times of marks. */
  settleUnsure(): void {
    this.set({ unsure: [] });
    this.keepBeside('unsure', []);
  }

  private askAbout(marks: readonly Mark[]): void {
    if (marks.length === 0) return;
    const asked = marks.map(({ id, child_id, date, fields: { status, arrived_at, left_at } }) => ({
      id,
      child_id,
      date,
      fields: { status, arrived_at, left_at },
    }));
    this.set({ unsure: onceEach([...this.state.unsure, ...asked]) });
    this.keepBeside('unsure', this.state.unsure);
  }

  /** Shows it when the clock was found to be another. */
  private watchClock(): void {
    this.clock.look();
    if (this.clock.version === this.clockVersion) return;
    this.clockVersion = this.clock.version;
    this.endDays();
    this.set({});
    if (this.failures === 0) void this.meet();
  }

  /** Shows what is kept, asks the server, and goes on doing so. */
  async start(): Promise<void> {
    if (this.userId === null) {
      const ended = readJson<Ended>(localStore, ENDED);
      this.set({ officePhone: ended?.officePhone ?? '' });
      this.signOut({ isOwn: ended?.isOwn });
      return;
    }
    localStore.removeItem(ENDED);
    watchOtherTabs(() => this.followSession());
    this.tellTabs = listenToTabs((news) => void this.hear(news));
    session.subscribe(() => this.followSession());
    // Otherwise the browser may delete what is not sent when it needs space.
    if (canKeep) void navigator.storage?.persist?.();
    window.addEventListener('online', () => void this.sendNow());
    // Whatever reached the server: then the pause of the failed attempts is over.
    server.whenReached(() => {
      if (this.failures > 0 && !this.isSending) void this.sendNow();
    });
    window.addEventListener('beforeunload', (event) => {
      if (this.state.unkept.size > 0) event.preventDefault();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return;
      this.watchClock();
      this.endDays();
      // Also where no tab can tell the others.
      void this.readKept();
      void this.sendNow();
    });
    setInterval(() => this.watchClock(), CLOCK_EVERY_MS);
    setInterval(() => {
      this.endDays();
      if (document.visibilityState === 'visible' && this.failures === 0) void this.meet();
    }, READ_EVERY_MS);
    await this.meet();
  }

  /**
   * Shows what is kept, once: a store of the browser that does not answer is asked again at the next meeting. What is on the screen
   * by then is newer.
   */
  private async showKept(userId: number): Promise<void> {
    const [marks, unsent, days, issues, notes, unsure, ...ofOthers] = await Promise.all([
      orElse(null, outgoing.unsentMarks(userId)),
      orElse(null, counts.unsentCounts(userId)),
      orElse(null, keptDays(userId)),
      orElse(null, keptBeside<AttendanceIssue[]>(userId, 'issues')),
      orElse(null, keptBeside<TodayState['notes']>(userId, 'notes')),
      orElse(null, keptBeside<TodayState['unsure']>(userId, 'unsure')),
      orElse(0, outgoing.countOfOthers(userId)),
      orElse(0, counts.countOfOthers(userId)),
    ]);
    if (!this.isSignedIn()) return;
    const { state } = this;
    this.isKeptShown = marks !== null && unsent !== null && days !== null;
    this.set({
      marks: inOrder(onceEach([...(marks ?? []), ...state.marks])),
      counts: onceEach([...(unsent ?? []), ...state.counts]),
      issues: state.issues.length > 0 ? state.issues : (issues ?? []),
      notes: { ...notes, ...state.notes },
      ofOthers: ofOthers.reduce((sum, number) => sum + number, 0),
      unsure: onceEach([...(unsure ?? []), ...state.unsure]),
    });
    this.hold(new Map([...(days ?? []), ...state.days]));
  }

  /** Tells the other tabs that the device keeps something else by now. */
  private tell(news: Partial<News> = {}): void {
    if (this.userId !== null)
      this.tellTabs({ userId: this.userId, records: [], becamePoints: new Map(), ...news });
  }

  /** Another tab has kept or forgotten something. */
  private async hear({ userId, records, becamePoints }: News): Promise<void> {
    if (userId !== this.userId || !this.isSignedIn()) return;
    // First what the server has: what is forgotten must not be missing on the screen meanwhile.
    this.exchange.take(records);
    if (becamePoints.size > 0)
      this.set({ becamePoints: new Map([...this.state.becamePoints, ...becamePoints]) });
    const made = this.state.counts.length;
    await this.readKept();
    // A count that the server has stands in its list.
    if (this.state.counts.length < made) void this.meet();
  }

  /** Shows what the device keeps by now, also of other tabs, besides what it could not keep. */
  private async readKept(): Promise<void> {
    if (this.userId === null || !this.isKeptShown) return;
    await this.writing;
    const { marks, counts: made, issues } = this.state;
    const [kept, unsent, points] = await Promise.all([
      orElse(null, outgoing.unsentMarks(this.userId)),
      orElse(null, counts.unsentCounts(this.userId)),
      orElse(null, keptBeside<AttendanceIssue[]>(this.userId, 'issues')),
    ]);
    if (kept === null || unsent === null || !this.isSignedIn()) return;
    const { state } = this;
    // This tab has changed something meanwhile: what was read may be of before.
    if (state.marks !== marks || state.counts !== made || state.issues !== issues) {
      await this.readKept();
      return;
    }
    const ids = new Set([...kept.map(({ id }) => id), ...state.unkept]);
    this.set({
      marks: inOrder(onceEach([...marks.filter(({ id }) => state.unkept.has(id)), ...kept])),
      rejected: new Map([...state.rejected].filter(([id]) => ids.has(id))),
      counts: onceEach([...made.filter(({ id }) => this.unkeptCounts.has(id)), ...unsent]),
      issues: points ?? issues,
    });
  }

  /** Sends what there is to send and reads the days; after a failure it is tried again by itself. */
  async meet(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.retry);
    try {
      if (canKeep && !this.isKeptShown && this.userId !== null) await this.showKept(this.userId);
      // A store of the browser may fail at any time: then it is tried again as without a network.
      const reached = await this.exchange.run().catch(() => false);
      this.failures = reached ? 0 : this.failures + 1;
      this.set({ online: reached });
      if (!reached) {
        if (this.state.phase === 'starting') this.set({ phase: 'empty' });
        await this.exchange.noteOfflineReads().catch(() => undefined);
      }
    } finally {
      this.isSending = false;
    }
    if (this.isAskedAgain) {
      this.isAskedAgain = false;
      await this.meet();
    } else if (this.failures > 0) this.retry = setTimeout(() => void this.meet(), pauseAfter(this.failures));
    else if (this.hasWork()) void this.meet();
  }

  /** Sends at once, whatever the pause after failed attempts; after one that is under way, when there is any. */
  async sendNow(): Promise<void> {
    this.isAskedAgain = this.isSending;
    await this.meet();
  }

  private hasWork(): boolean {
    if (this.state.phase === 'signed_out' || !this.exchange.maySend) return false;
    return waitingMarks(this.state).length > 0 || this.state.counts.length > 0;
  }

  /** Shows another of the days that the device holds. */
  choose(date: IsoDate): void {
    this.set({ chosen: date === this.today() ? null : date });
    this.hold(this.state.days);
  }

  /**
   * Marks a child: kept on the device, then shown, then sent. Not when another tab has marked it and this one had not heard of it yet: the
   * server takes the last mark of a device, and this one would replace what nobody has seen here. Then that is shown instead.
   * @param seen what the screen showed of the child when the leader decided
   * @param withdraws id of the mark that this one takes back
   * @returns its id, when it is shown; `null` when none was made
   */
  async mark(
    child: AttendanceChild,
    fields: MarkedFields,
    seen: MarkedFields,
    withdraws: string | null = null,
  ): Promise<string | null> {
    const { child_id: childId } = child;
    const { held } = this.state;
    if (!held || this.keeping.has(childId)) return null;
    const told_absent = child.absence !== null;
    let mark: Mark;
    this.keeping.add(childId);
    try {
      if (await this.isMarkedElsewhere(childId, held.day.date)) return null;
      const made = this.newMark(childId, held.day.date, fields, { ...seenOf(seen), told_absent });
      if (!made) return null;
      mark = withdraws === null ? made : { ...made, withdraws };
      await this.keep(mark);
    } finally {
      this.keeping.delete(childId);
    }
    void this.meet();
    return mark.id;
  }

  /** Whether another tab has marked a child and this one had not heard of it. */
  private async isMarkedElsewhere(childId: number, date: IsoDate): Promise<boolean> {
    const shown = new Set(this.state.marks.map(({ id }) => id));
    await this.readKept();
    return this.state.marks.some(
      (mark) =>
        mark.child_id === childId &&
        mark.date === date &&
        !shown.has(mark.id) &&
        Object.keys(mark.fields).some((field) => field !== 'note'),
    );
  }

  private newMark(child_id: number, date: IsoDate, fields: MarkedFields, seen: SeenAttendance): Mark | null {
    if (this.userId === null) return null;
    return {
      id: randomUuid(),
      user_id: this.userId,
      child_id,
      date,
      fields,
      changed_at: this.nextInstant(),
      clock: this.clock.stamp(),
      ...this.numbering.next(),
      seen,
    };
  }

  /** Keeps a mark on the device, then shows it. */
  private async keep(mark: Mark): Promise<void> {
    const isKept = canKeep && (await succeeds(outgoing.keepMark(mark)));
    this.set({
      // It may have been read already.
      marks: inOrder(onceEach([...this.state.marks, mark])),
      unkept: isKept ? this.state.unkept : new Set([...this.state.unkept, mark.id]),
    });
    if (isKept) this.tell();
  }

  /** Throws marks away that the server did not take. */
  async discardMarks(markIds: readonly string[]): Promise<void> {
    const ids = new Set(markIds);
    if (canKeep) await succeeds(outgoing.forgetMarks(ids));
    this.set(withoutMarks(this.state, ids));
    this.tell();
  }

  /** Sends a mark again that the server did not take, or throws it away. */
  async settleRejected(id: string, how: 'send' | 'discard'): Promise<void> {
    if (how === 'discard') await this.discardMarks([id]);
    else {
      this.set({ rejected: new Map([...this.state.rejected].filter(([other]) => other !== id)) });
      await this.meet();
    }
  }

  /** Ends an open point. @param answer see `server.settleIssue` @returns the server's message when it was not done, else `null` */
  async settleIssue(
    point: AttendanceIssue,
    how: 'restore' | 'close',
    answer: { reason: string | null; also: number[] },
  ): Promise<string | null> {
    const outcome = await server.settleIssue(point, how, answer);
    if (outcome.kind === 'refused') {
      // The day may be another one by now: the point is shown with it.
      this.exchange.expectIssues(point.date);
      void this.meet();
      return outcome.message;
    }
    if (outcome.kind !== 'ok') return '';
    const settled = [point.id, ...answer.also];
    this.keepIssues(this.state.issues.filter(({ id }) => !settled.includes(id)));
    await this.meet();
    return null;
  }

  /** Keeps a count, shows it and sends it. @returns the count; `null` when there is no day any more */
  async count(
    count: Pick<counts.UnsentCount, 'course_week_id' | 'week_group_id' | 'number' | 'expected' | 'children'>,
  ): Promise<counts.UnsentCount | null> {
    const { held } = this.state;
    if (this.userId === null || !held) return null;
    const made: counts.UnsentCount = {
      id: randomUuid(),
      user_id: this.userId,
      date: held.day.date,
      ...count,
      counted_at: this.nextInstant(),
      clock: this.clock.stamp(),
    };
    const isKept = canKeep && (await succeeds(counts.keepCount(made)));
    if (!isKept) this.unkeptCounts.add(made.id);
    this.set({ counts: onceEach([...this.state.counts, made]), countRefusal: null, isKept });
    if (isKept) this.tell();
    void this.meet();
    return made;
  }

  /** Takes the message about a count off the screen. */
  dismissCountRefusal(): void {
    this.set({ countRefusal: null });
  }

  /** Keeps what is being typed as a note, encrypted, until it is saved. @param text `null`: there is none */
  draftNote({ child_id }: AttendanceChild, text: string | null, before: string | null): void {
    const { held, notes } = this.state;
    if (!held) return;
    const key = noteKey(held.day.date, child_id);
    this.setDraft(key, text === null ? null : { text, before: notes[key] ? notes[key].before : before });
  }

  private setDraft(key: string, draft: Draft | null): void {
    const { [key]: _, ...others } = this.state.notes;
    this.set({ notes: draft ? { ...others, [key]: draft } : others });
    this.keepBeside('notes', this.state.notes);
  }

  /**
   * Makes a mark of what was typed as a note: kept on the device, then shown, then sent, as every mark.
   * @returns its id; `null` when nothing was typed, or what stood there before
   */
  async saveNote(date: IsoDate, childId: number): Promise<string | null> {
    const key = noteKey(date, childId);
    const draft = this.state.notes[key];
    if (!draft || this.savingNotes.has(key)) return null;
    const note = draft.text.trim() || null;
    const mark =
      note === draft.before
        ? null
        : this.newMark(childId, date, { note }, { ...this.seen(date, childId), note: draft.before });
    this.savingNotes.add(key);
    try {
      if (mark) await this.keep(mark);
    } finally {
      this.savingNotes.delete(key);
    }
    const now = this.state.notes[key];
    // Somebody may have typed on meanwhile.
    if (now) this.setDraft(key, now === draft ? null : { ...now, before: note });
    if (this.isSignedIn()) void this.meet();
    return mark?.id ?? null;
  }

  /** The day of a child as the device shows it. */
  private seen(date: IsoDate, childId: number): SeenAttendance {
    const child = this.state.days
      .get(date)
      ?.day.weeks.flatMap(({ children }) => children)
      .find(({ child_id }) => child_id === childId);
    const marks = waitingMarks(this.state).filter((mark) => mark.child_id === childId && mark.date === date);
    return seenOf(withMarks(child?.attendance ?? null, marks));
  }

  private keepIssues(issues: readonly AttendanceIssue[]): void {
    this.set({ issues });
    this.keepBeside('issues', issues);
    void this.writing.then(() => this.tell());
  }

  /** Now; never twice the same, so that marks of a tap each can be told apart by people too. */
  private nextInstant(): string {
    const now = this.now().getTime();
    // Not after the clock was found to be wrong: then the last one was too late.
    this.lastMarkAt = this.lastMarkAt - now < MOMENT_MS ? Math.max(now, this.lastMarkAt + 1) : now;
    return new Date(this.lastMarkAt).toISOString();
  }

  /** Logs out: what is kept of children goes at once, also without a network. Marks that are not sent stay, sealed. */
  async logOut(): Promise<void> {
    const login = session.read();
    emptyVault();
    this.set(this.signedOut());
    // First here: a network that answers nothing must not keep the login on the device.
    this.isLeaving = true;
    session.write(null);
    if (login) await server.logOut(login);
    this.isLeaving = false;
    this.signOut({ isOwn: true });
  }

  /** Nothing of the children; the office can still be called. */
  private signedOut(): TodayState {
    const officePhone = this.state.held?.day.office_phone ?? this.state.officePhone;
    return { ...START, phase: 'signed_out', officePhone };
  }

  /**
   * Nothing of the children stays, neither on the screen. Then to the login, as soon as it can be opened; where something is not sent and
   * nobody was asked before, only when somebody has read so.
   * @param end whether it was a logout on this page, and notes of which marks are being made
   */
  private signOut({ isOwn = false, notes }: { isOwn?: boolean; notes?: Promise<unknown> } = {}): void {
    emptyVault();
    this.set({ ...this.signedOut(), hasEnded: !isOwn });
    this.keepEnded(isOwn);
    void this.countLeftBehind(notes).then(() => {
      if (!isOwn && this.state.leftBehind > 0 && session.read() === null) return;
      window.addEventListener('online', () => void this.goToLogin());
      void this.keepGoingToLogin();
    });
  }

  /** A device says that it is online before it reaches anything, and says so only once. */
  private async keepGoingToLogin(): Promise<void> {
    if (this.state.phase !== 'signed_out' || (await this.goToLogin())) return;
    window.setTimeout(() => void this.keepGoingToLogin(), LOGIN_AGAIN_MS);
  }

  /** For a reload; of a logout on this page also when other tabs have only followed it. */
  private keepEnded(isOwn: boolean): void {
    const before = readJson<Ended>(localStore, ENDED);
    const { officePhone } = this.state;
    if (session.read() === null && (isOwn || !before))
      writeJson(localStore, ENDED, { isOwn, officePhone } satisfies Ended);
  }

  private async countLeftBehind(notes?: Promise<unknown>): Promise<void> {
    if (!canKeep) return;
    await notes;
    const numbers = await Promise.all([outgoing.countUnsent(), counts.countUnsent()]).catch(() => [0]);
    this.set({ leftBehind: numbers.reduce((sum, number) => sum + number, 0) });
  }

  /** Leaves for the login, if it can be reached. @returns whether it can */
  async goToLogin(): Promise<boolean> {
    const isReachable = await server.isLoginReachable();
    if (isReachable && !this.isSignedIn()) this.leaveForLogin();
    return isReachable;
  }

  private forbid(): void {
    emptyVault();
    this.set({ phase: 'forbidden', days: new Map(), held: null });
  }

  private isSignedIn(): boolean {
    return this.userId !== null && userIdOf(session.read()?.token ?? '') === this.userId;
  }

  /** Whatever ended the login: nothing of the children stays, neither on the screen. */
  private followSession(): void {
    if (this.isLeaving || this.isSignedIn()) return;
    if (this.state.phase === 'signed_out' && session.read() === null) return;
    this.signOut({ notes: this.saveNotes() });
  }

  /**
   * Shows what may stay of some days; the rest goes from the device too. Marks that are not sent stay, and so do notes that nobody
   * has saved: they become marks.
   * @returns whether something went, or a list of today was made of an earlier one
   */
  private hold(days: HeldDays): boolean {
    const staying = this.daysToKeep(days);
    const held = dayToShow(staying, this.state.chosen, this.today());
    const without = this.state.online === false ? 'empty' : 'starting';
    this.set({
      days: staying,
      held,
      phase: held ? 'ready' : this.state.phase === 'ready' ? without : this.state.phase,
    });
    if (isSame(days, staying)) return false;
    void this.saveNotes((date) => !staying.has(date));
    this.set({ notes: notesOf(this.state.notes, staying), issues: held ? this.state.issues : [] });
    if (!held) emptyVault();
    else {
      this.write(() => keepOnly(this.userId!, staying));
      this.keepBeside('notes', this.state.notes);
    }
    return true;
  }

  /** What of some days may stay; of a time that is not certain by both that it may be. */
  private daysToKeep(days: HeldDays): HeldDays {
    const staying = daysThatStay(days, this.now());
    const other = this.clockDoubt()?.other;
    if (!other) return staying;
    const byOther = [...daysThatStay(days, other)].filter(([, { madeOf }]) => madeOf === undefined);
    return new Map([...byOther, ...staying]);
  }

  /** Makes marks of notes that were typed and not saved. */
  private saveNotes(isMeant: (date: IsoDate) => boolean = () => true): Promise<unknown> {
    const typed = Object.keys(this.state.notes).map(readNoteKey);
    return Promise.all(
      typed.filter(({ date }) => isMeant(date)).map(({ date, childId }) => this.saveNote(date, childId)),
    );
  }

  /** At midnight and at noon what may not stay of the children goes. */
  private endDays(): void {
    if (this.hold(this.state.days)) void this.meet();
  }

  private keepBeside(name: 'notes' | 'issues' | 'unsure', value: unknown): void {
    this.write(() => keepBeside(this.userId!, name, value));
  }

  /** Writes to the device, one after the other, so that what came last is what is kept. */
  private write(work: () => Promise<unknown>): void {
    if (!canKeep) return;
    this.writing = this.writing.then(async () => {
      if (this.isSignedIn() && this.state.days.size > 0) this.set({ isKept: await succeeds(work()) });
    });
  }

  private set(change: Partial<TodayState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Whether both hold the same days, whole. */
function isSame(a: HeldDays, b: HeldDays): boolean {
  return a.size === b.size && [...a].every(([date, held]) => b.get(date) === held);
}

function notesOf(notes: TodayState['notes'], days: HeldDays): TodayState['notes'] {
  return Object.fromEntries(Object.entries(notes).filter(([key]) => days.has(readNoteKey(key).date)));
}

/** Each once, by its id; what comes later in the list is taken. */
function onceEach<T extends { id: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((each) => [each.id, each])).values()];
}
