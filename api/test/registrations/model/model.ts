/**
 * The rules of registration (product.md#registration) once more, as plainly as they can be said: lists in memory, every week looked at after every
 * step. It shares no code with the engine, and what it says the database must say too.
 */

export type DayType = 'full_day' | 'half_day';

/** Days are numbers; day 0 is the first of the test. */
export interface ModelWeek {
  course: number;
  from: number;
  to: number;
  capacity: number;
  queue: number;
}

export interface Entry {
  child: number;
  week: number;
  dayType: DayType;
  waiting: boolean;
  /** Order in the queue, over all weeks. */
  number: number;
  /** Parent who booked, `null` for staff. */
  bookedBy: number | null;
  /** Hour at which it moved up. */
  movedUpAt: number | null;
}

export interface Line {
  child: number;
  week: number;
  dayType: DayType;
}

export type Outcome = 'confirmed' | 'waiting' | 'full';

/** A mail: to which parent, of which kind and course, about how many weeks. */
export type Mail = `${number} ${string} course${number} x${number}`;
/** `child week kind`. */
export type Event = `${number} ${number} ${string}`;

export interface Setting {
  /** Parents of each child. */
  parentsOf: number[][];
  weeks: ModelWeek[];
  /** Last day of registration. */
  registerTo: number;
  /** Hour at which it begins. */
  hour: number;
}

export class Model {
  readonly weeks: ModelWeek[];
  entries: Entry[] = [];
  hour: number;
  mails: Mail[] = [];
  events: Event[] = [];
  /** Weeks that were merged into another. */
  readonly cancelled = new Set<number>();
  private drawn = 0;

  constructor(private readonly setting: Setting) {
    this.weeks = setting.weeks.map((week) => ({ ...week }));
    this.hour = setting.hour;
  }

  get today(): number {
    return Math.floor(this.hour / 24);
  }

  /** @returns outcomes, or `null` when it is refused */
  signUp(lines: Line[], by: number | null): Outcome[] | null {
    const wrong = lines.some(
      (line, index) =>
        (by !== null && !(this.setting.parentsOf[line.child]!.includes(by) && this.isOpen(line.week))) ||
        this.cancelled.has(line.week) ||
        this.find(line.child, line.week) ||
        this.isBusy(line.child, line.week) ||
        lines.slice(0, index).some((other) => other.child === line.child && this.meet(other.week, line.week)),
    );
    if (wrong) return null;
    const queueFirst = new Set(lines.map(({ week }) => week).filter((week) => this.next(week)));
    const before = [...this.entries];
    const outcomes = lines.map((line): Outcome => {
      const waiting = this.seatsLeft(line.week) <= 0 || queueFirst.has(line.week);
      if (waiting && this.queueOf(line.week).length >= this.weeks[line.week]!.queue) return 'full';
      const entry = { ...line, waiting, number: (this.drawn += 1), bookedBy: by, movedUpAt: null };
      this.entries.push(entry);
      return waiting ? 'waiting' : 'confirmed';
    });
    const added = this.entries.filter((entry) => !before.includes(entry));
    if (added.length === 0) return null;
    for (const entry of added) this.tell(entry, entry.waiting ? 'waiting' : 'registered');
    const told = by === null ? added.filter(({ week }) => !this.hasStarted(week)) : added;
    this.write(
      'new',
      told.filter(({ waiting }) => !waiting),
    );
    this.write(
      'waiting',
      told.filter(({ waiting }) => waiting),
    );
    return outcomes;
  }

  /** @returns whether it is gone; `null` when it is not the parent's */
  remove(entry: Entry, by: number | null): boolean | null {
    if (by !== null) {
      if (!this.setting.parentsOf[entry.child]!.includes(by)) return null;
      const started = this.hasStarted(entry.week);
      const fresh = entry.movedUpAt !== null && this.hour - entry.movedUpAt <= 72;
      if (!this.isOpen(entry.week) && !(entry.waiting ? !started : fresh)) return false;
    }
    this.entries = this.entries.filter((other) => other !== entry);
    this.tell(entry, 'removed');
    if (by !== null || !this.hasStarted(entry.week)) this.write('deleted', [entry]);
    this.moveUp();
    return true;
  }

  /** All registrations of a child go; of it nothing is told any more. */
  erase(child: number): void {
    const leaving = this.entries.filter((entry) => entry.child === child);
    this.entries = this.entries.filter((entry) => entry.child !== child);
    for (const entry of leaving) this.tell(entry, 'removed');
    this.moveUp();
  }

  /** @returns whether it was taken; `null` when it is not the parent's */
  change(entry: Entry, dayType: DayType, by: number): boolean | null {
    if (!this.setting.parentsOf[entry.child]!.includes(by)) return null;
    if (!this.isOpen(entry.week)) return false;
    entry.dayType = dayType;
    this.tell(entry, 'changed');
    return true;
  }

  /** By staff. @returns whether it was taken */
  move(entry: Entry, week: number, dayType: DayType, queue: boolean): boolean {
    const busy = this.entries.some(
      (other) =>
        other !== entry && other.child === entry.child && !other.waiting && this.meet(other.week, week),
    );
    if (busy || this.find(entry.child, week) || this.cancelled.has(week)) return false;
    const waiting = this.seatsLeft(week) <= 0 || this.next(week) !== undefined;
    if (waiting && (!queue || this.queueOf(week).length >= this.weeks[week]!.queue)) return false;
    Object.assign(entry, { week, dayType, waiting, number: (this.drawn += 1), movedUpAt: null });
    this.tell(entry, 'moved');
    if (!this.hasStarted(week)) this.write('moved', [entry]);
    this.moveUp();
    return true;
  }

  /** By staff: all or none. @returns whether it was taken */
  merge(from: number, into: number): boolean {
    const isOver = (week: number): boolean => this.cancelled.has(week) || this.weeks[week]!.to < this.today;
    if (from === into || isOver(from) || isOver(into)) return false;
    const before = this.entries.map((entry) => ({ ...entry }));
    const [confirmed, queue] = [this.confirmedIn(from), this.queueOf(from)];
    const coming = [...confirmed, ...queue];
    if (coming.some(({ child }) => this.find(child, into))) return false;
    const isBusy = ({ child }: Entry): boolean =>
      this.entries.some(
        (other) =>
          other.child === child && other.week !== from && !other.waiting && this.meet(other.week, into),
      );
    if (confirmed.some(isBusy)) return false;
    if (confirmed.length > 0 && (confirmed.length > this.seatsLeft(into) || this.next(into))) return false;
    for (const entry of coming) Object.assign(entry, { week: into, number: (this.drawn += 1) });
    const [events, mails] = [this.events.length, this.mails.length];
    for (const entry of coming) this.tell(entry, 'moved');
    this.moveUp(coming);
    if (queue.some(({ waiting }) => waiting) && this.queueOf(into).length > this.weeks[into]!.queue) {
      this.entries = before;
      this.events.length = events;
      this.mails.length = mails;
      return false;
    }
    this.write('moved', coming);
    this.cancelled.add(from);
    return true;
  }

  resize(week: number, capacity: number, queue: number): void {
    Object.assign(this.weeks[week]!, { capacity, queue });
    this.moveUp();
  }

  /** @returns whether it was taken */
  shift(week: number, from: number, to: number): boolean {
    const before = { ...this.weeks[week]! };
    Object.assign(this.weeks[week]!, { from, to });
    const clash = this.confirmedIn(week).some(({ child }) => this.isBusy(child, week));
    if (clash) Object.assign(this.weeks[week]!, before);
    else this.moveUp();
    return !clash;
  }

  find(child: number, week: number): Entry | undefined {
    return this.entries.find((entry) => entry.child === child && entry.week === week);
  }

  queueOf(week: number): Entry[] {
    return this.entries
      .filter((entry) => entry.week === week && entry.waiting)
      .sort((one, other) => one.number - other.number);
  }

  /** Parents who get the mails of an entry: who booked, or all when staff did. */
  private recipientsOf({ child, bookedBy }: Entry): number[] {
    return bookedBy === null ? this.setting.parentsOf[child]! : [bookedBy];
  }

  private confirmedIn(week: number): Entry[] {
    return this.entries.filter((entry) => entry.week === week && !entry.waiting);
  }

  private seatsLeft(week: number): number {
    return this.weeks[week]!.capacity - this.confirmedIn(week).length;
  }

  private isOpen(week: number): boolean {
    return this.today <= this.setting.registerTo && this.today < this.weeks[week]!.from;
  }

  /** What staff do to a week that has started mails nobody, unless they ask for it. */
  private hasStarted(week: number): boolean {
    return this.weeks[week]!.from <= this.today;
  }

  private meet(one: number, other: number): boolean {
    const [a, b] = [this.weeks[one]!, this.weeks[other]!];
    return a.from <= b.to && b.from <= a.to;
  }

  /** Whether the child waits in another week on the days of this one. */
  waitsBeside(child: number, week: number): boolean {
    return this.entries.some(
      (entry) => entry.child === child && entry.week !== week && entry.waiting && this.meet(entry.week, week),
    );
  }

  /** Whether the child has another programme on the days of the week. */
  isBusy(child: number, week: number): boolean {
    return this.entries.some(
      (entry) =>
        entry.child === child && entry.week !== week && !entry.waiting && this.meet(entry.week, week),
    );
  }

  /** First of the queue who could take a seat; once the week has started, nobody can. */
  private next(week: number): Entry | undefined {
    if (this.hasStarted(week)) return undefined;
    return this.queueOf(week).find(({ child }) => !this.isBusy(child, week));
  }

  /** @param told of which another mail tells */
  private moveUp(told: readonly Entry[] = []): void {
    const moved: Entry[] = [];
    for (const id of this.weeks.keys()) {
      while (this.seatsLeft(id) > 0) {
        const entry = this.next(id);
        if (!entry) break;
        Object.assign(entry, { waiting: false, movedUpAt: this.hour });
        this.tell(entry, 'moved_up');
        moved.push(entry);
      }
    }
    this.write(
      'new-waiting',
      moved.filter((entry) => !told.includes(entry)),
    );
  }

  private tell({ child, week }: Entry, kind: string): void {
    this.events.push(`${child} ${week} ${kind}`);
  }

  /** One mail for each recipient and course. */
  private write(kind: string, entries: Entry[]): void {
    const counts = new Map<`${number} ${string} course${number}`, number>();
    for (const entry of entries) {
      for (const parent of this.recipientsOf(entry)) {
        const key = `${parent} ${kind} course${this.weeks[entry.week]!.course}` as const;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    for (const [key, count] of counts) this.mails.push(`${key} x${count}`);
  }
}
