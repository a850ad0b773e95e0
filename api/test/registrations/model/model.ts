/**
 * The rules of registration (product/registrations.md#registration) once more, as plainly as they can be said: lists in memory, every week looked at after every
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

/** How a course gives its places. */
export interface ModelCourse {
  mode: 'first_come' | 'fair_start' | 'draw';
  /** Weeks of a child until registration has closed, or in the draw; `null`: any number. */
  limit: number | null;
  /** Hours for which a free seat is offered; `null`: it is given at once. */
  offer: number | null;
  /** Of its draw, so that a story that failed can be repeated. */
  seed: string;
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
  /** Last day on which a place is given back for nothing because its week was moved; `null` where it was not. */
  freeUntil: number | null;
  /** Waits because the child has its weeks, or for a draw, and not because the week is full. */
  heldBack: boolean;
  /** How dear the wish is to the child, 1 is dearest; `null` where it is none. */
  rank: number | null;
  /** Hour until which a seat is held for it. */
  offerUntil: number | null;
  /** Those with which it waits to get a seat together have the same number; `null` for what waits alone. */
  group: number | null;
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
  courses: ModelCourse[];
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
  /** Courses whose fair start has ended. */
  private readonly given = new Set<number>();
  private drawn = 0;

  constructor(private readonly setting: Setting) {
    this.weeks = setting.weeks.map((week) => ({ ...week }));
    this.hour = setting.hour;
  }

  /** Hour at which registration closes. */
  get closesAt(): number {
    return (this.setting.registerTo + 1) * 24;
  }

  get today(): number {
    return Math.floor(this.hour / 24);
  }

  /** @returns outcomes, or `null` when it is refused */
  signUp(lines: Line[], by: number | null): Outcome[] | null {
    return this.basket([lines], by, '');
  }

  /**
   * Sign-ups for several courses, one after the other, or none of them.
   * @param mail first word of the kinds of mails that tell of it
   * @param together lines that get a seat all, wait all, or are left out all
   * @returns outcomes, or `null` when it is refused
   */
  basket(parts: Line[][], by: number | null, mail = 'basket ', together: Line[] = []): Outcome[] | null {
    const before = [...this.entries];
    const drawn = this.drawn;
    let limit: Outcome | 'held back' = 'confirmed';
    let outcomes: (Outcome[] | null)[];
    for (;;) {
      const most = limit;
      outcomes = parts.map((lines) =>
        this.take(lines, by, (line) => (together.includes(line) ? most : 'confirmed')),
      );
      const got = parts.flatMap((lines, part) =>
        lines.flatMap((line, index) =>
          together.includes(line) ? [outcomes[part]?.[index] ?? ('full' as const)] : [],
        ),
      );
      if (outcomes.includes(null) || new Set(got).size <= 1) break;
      const isHeldBack = this.entries.some(
        (entry) =>
          entry.heldBack &&
          !before.includes(entry) &&
          together.some(({ child, week }) => child === entry.child && week === entry.week),
      );
      limit = got.includes('full') ? 'full' : isHeldBack ? 'held back' : 'waiting';
      this.entries = [...before];
      this.drawn = drawn;
    }
    const added = this.entries.filter((entry) => !before.includes(entry));
    if (outcomes.includes(null) || added.length === 0) {
      this.entries = before;
      return null;
    }
    const group = added.filter(
      (entry) =>
        entry.waiting && together.some(({ child, week }) => child === entry.child && week === entry.week),
    );
    for (const entry of group) entry.group = group[0]!.number;
    for (const entry of added) this.tell(entry, entry.waiting ? 'waiting' : 'registered');
    const told = by === null ? added.filter(({ week }) => !this.hasStarted(week)) : added;
    const write = (kind: string, is: (entry: Entry) => boolean): void =>
      this.write(mail + kind, told.filter(is));
    write('new', ({ waiting }) => !waiting);
    write('waiting', ({ waiting, heldBack }) => waiting && !heldBack);
    write('held-back', ({ heldBack, rank }) => heldBack && rank === null);
    write('wish', ({ rank }) => rank !== null);
    return outcomes.flatMap((some) => some ?? []);
  }

  /**
   * @param most what a line gets at most
   * @returns outcomes, or `null` when one of the lines is wrong
   */
  private take(
    lines: Line[],
    by: number | null,
    most: (line: Line) => Outcome | 'held back',
  ): Outcome[] | null {
    const wrong = lines.some(
      (line, index) =>
        (by !== null && !(this.setting.parentsOf[line.child]!.includes(by) && this.isOpen(line.week))) ||
        this.cancelled.has(line.week) ||
        this.find(line.child, line.week) ||
        this.isBusy(line.child, line.week) ||
        lines
          .slice(0, index)
          .some(
            (other) =>
              other.child === line.child &&
              (this.isDrawn(line.week) ? other.week === line.week : this.meet(other.week, line.week)),
          ),
    );
    if (wrong) return null;
    const queueFirst = new Set(lines.map(({ week }) => week).filter((week) => this.next(week)));
    return lines.map((line): Outcome => {
      const isWish = this.isDrawn(line.week);
      if (most(line) === 'full') return 'full';
      const isFree = !isWish && this.seatsLeft(line.week) > 0 && !queueFirst.has(line.week);
      const heldBack =
        isFree &&
        most(line) !== 'waiting' &&
        (most(line) === 'held back' || this.hasItsPlaces(line.child, line.week));
      const waiting = !isFree || heldBack || most(line) === 'waiting';
      const isCounted = waiting && !heldBack && !isWish;
      if (isCounted && this.lengthOf(line.week) >= this.weeks[line.week]!.queue) return 'full';
      const rank = isWish ? this.nextRank(line.child, line.week) : null;
      this.entries.push({
        ...line,
        waiting,
        number: (this.drawn += 1),
        bookedBy: by,
        movedUpAt: null,
        freeUntil: null,
        heldBack: heldBack || isWish,
        rank,
        offerUntil: null,
        group: null,
      });
      return waiting ? 'waiting' : 'confirmed';
    });
  }

  /** @returns whether it is gone; `null` when it is not the parent's */
  remove(entry: Entry, by: number | null): boolean | null {
    if (by !== null) {
      if (!this.setting.parentsOf[entry.child]!.includes(by)) return null;
      const started = this.hasStarted(entry.week);
      const fresh = entry.movedUpAt !== null && this.hour - entry.movedUpAt <= 72;
      const isFree = entry.freeUntil !== null && this.today <= entry.freeUntil && !started;
      if (!this.isOpen(entry.week) && !(entry.waiting ? !started : fresh || isFree)) return false;
    }
    this.entries = this.entries.filter((other) => other !== entry);
    this.endGroup(entry);
    this.tell(entry, 'removed');
    if (by !== null || !this.hasStarted(entry.week)) this.write('deleted', [entry], by);
    this.moveUp();
    return true;
  }

  /** All registrations of a child go; of it nothing is told any more. */
  erase(child: number): void {
    const leaving = this.entries.filter((entry) => entry.child === child);
    this.entries = this.entries.filter((entry) => entry.child !== child);
    for (const entry of leaving) this.endGroup(entry);
    for (const entry of leaving) this.tell(entry, 'removed');
    this.moveUp();
  }

  /** Who waited together with it waits alone from then on. */
  private endGroup({ group }: Entry): void {
    if (group === null) return;
    for (const entry of this.entries) if (entry.group === group) entry.group = null;
  }

  /** By staff. @returns whether there was one */
  apart(entry: Entry): boolean {
    if (entry.group === null) return false;
    this.endGroup(entry);
    this.moveUp();
    return true;
  }

  /** @returns whether it was taken; `null` when it is not the parent's */
  change(entry: Entry, dayType: DayType, by: number): boolean | null {
    if (!this.setting.parentsOf[entry.child]!.includes(by)) return null;
    if (!this.isOpen(entry.week)) return false;
    const isDearer = entry.dayType === 'half_day' && dayType === 'full_day';
    if (isDearer && by !== this.payerOf(entry)) return false;
    entry.dayType = dayType;
    this.tell(entry, 'changed');
    return true;
  }

  /** Who booked; what staff booked is for the parent who is longest on record. A full day costs more than half a day. */
  private payerOf({ child, bookedBy }: Entry): number {
    const parents = this.setting.parentsOf[child]!;
    return bookedBy !== null && parents.includes(bookedBy) ? bookedBy : Math.min(...parents);
  }

  /** By staff. @returns whether it was taken */
  move(entry: Entry, week: number, dayType: DayType, queue: boolean): boolean {
    const busy = this.entries.some(
      (other) =>
        other !== entry && other.child === entry.child && !other.waiting && this.meet(other.week, week),
    );
    if (busy || this.find(entry.child, week) || this.cancelled.has(week)) return false;
    const isWish = this.isDrawn(week);
    const isFree = !isWish && this.seatsLeft(week) > 0 && this.next(week) === undefined;
    const heldBack = isFree && this.hasItsPlaces(entry.child, week, entry);
    // Who has a seat keeps one, unless the office gives a reason, which is not tried here.
    if ((heldBack || isWish) && !entry.waiting) return false;
    const waiting = !isFree || heldBack;
    if (waiting && !heldBack && !isWish && this.lengthOf(week) >= this.weeks[week]!.queue) return false;
    if (waiting && !queue) return false;
    this.endGroup(entry);
    Object.assign(entry, { week, dayType, waiting, number: (this.drawn += 1), movedUpAt: null, group: null });
    entry.freeUntil = null;
    Object.assign(entry, {
      heldBack: heldBack || isWish,
      rank: isWish ? (entry.rank ?? 1) : null,
      offerUntil: null,
    });
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
    const isElsewhere = this.weeks[from]!.course !== this.weeks[into]!.course;
    for (const entry of coming) this.endGroup(entry);
    for (const entry of coming) {
      Object.assign(entry, { week: into, number: (this.drawn += 1), offerUntil: null });
      const isWish = entry.waiting && this.isDrawn(into);
      if (isElsewhere) Object.assign(entry, { heldBack: isWish, rank: isWish ? 1 : null });
    }
    const [events, mails] = [this.events.length, this.mails.length];
    for (const entry of coming) this.tell(entry, 'moved');
    this.moveUp(coming);
    const counted = coming.some(
      ({ waiting, heldBack, offerUntil }) => waiting && !heldBack && offerUntil === null,
    );
    if (counted && this.lengthOf(into) > this.weeks[into]!.queue) {
      this.entries = before;
      this.events.length = events;
      this.mails.length = mails;
      return false;
    }
    this.write('moved', coming);
    this.cancelled.add(from);
    return true;
  }

  /** By a parent. @returns whether it was taken; `null` when it is not the parent's */
  answer(entry: Entry, by: number, accepts: boolean): boolean | null {
    if (!this.setting.parentsOf[entry.child]!.includes(by)) return null;
    if (entry.offerUntil === null || entry.offerUntil <= this.hour) return false;
    if (accepts) {
      if (this.isBusy(entry.child, entry.week)) return false;
      this.seat(entry);
      this.write('new', [entry]);
      return true;
    }
    this.entries = this.entries.filter((other) => other !== entry);
    this.tell(entry, 'declined');
    this.tell(entry, 'removed');
    this.write('deleted', [entry]);
    this.moveUp();
    return true;
  }

  /** By staff, with a reason. @returns whether it was taken */
  give(entry: Entry): boolean {
    if (!entry.waiting) return false;
    if (entry.offerUntil === null && this.seatsLeft(entry.week) <= 0) return false;
    if (this.isBusy(entry.child, entry.week)) return false;
    this.seat(entry);
    if (!this.hasStarted(entry.week)) this.write('new-waiting', [entry]);
    return true;
  }

  /** What is due by the clock. */
  tick(): void {
    for (const [id, { mode }] of this.setting.courses.entries()) {
      if (mode !== 'fair_start' || this.given.has(id) || this.today <= this.setting.registerTo) continue;
      this.given.add(id);
      const held = this.entries.filter(({ week, heldBack }) => heldBack && this.weeks[week]!.course === id);
      for (const entry of held) entry.heldBack = false;
      const moved = this.moveUp('all', true);
      this.write('places-given', [...new Set([...held, ...moved])]);
    }
    for (const week of this.weeks.keys()) {
      const expired = this.queueOf(week).filter(
        ({ offerUntil }) => offerUntil !== null && offerUntil <= this.hour,
      );
      for (const entry of expired) {
        Object.assign(entry, { number: (this.drawn += 1), offerUntil: null });
        this.tell(entry, 'expired');
      }
      if (expired.length === 0) continue;
      this.moveUp();
      this.write(
        'offer-expired',
        expired.filter(({ waiting, offerUntil }) => waiting && offerUntil === null),
      );
    }
  }

  /**
   * By staff: the draw of a course, for children who draw alone.
   * @param order the children as the seed puts them
   * @returns whether it was taken
   */
  draw(course: number, order: () => number[]): boolean {
    const { mode, limit } = this.setting.courses[course]!;
    if (mode !== 'draw' || this.given.has(course) || this.today <= this.setting.registerTo) return false;
    const wishes = this.entries.filter(
      ({ week, rank }) => rank !== null && this.weeks[week]!.course === course,
    );
    const drawn = wishes.filter(({ week }) => !this.hasStarted(week));
    if (drawn.length === 0) return false;
    const turns = order();
    this.given.add(course);
    const isPossible = ({ child, week }: Entry): boolean =>
      this.seatsLeft(week) > 0 &&
      !this.isBusy(child, week) &&
      !this.isOfferedBeside(child, week) &&
      (limit === null || this.placesIn(course, child) < limit);
    for (let round = 0, gave = true; gave; round += 1) {
      gave = false;
      for (const child of round % 2 ? [...turns].reverse() : turns) {
        const own = drawn.filter((entry) => entry.child === child && entry.waiting);
        const dearest = own.sort((a, b) => a.rank! - b.rank! || a.number - b.number).find(isPossible);
        if (!dearest) continue;
        this.seat(dearest);
        gave = true;
      }
    }
    const left = drawn.filter(({ waiting }) => waiting);
    for (const child of turns) {
      for (const entry of left.filter((one) => one.child === child)) entry.number = this.drawn += 1;
    }
    for (const entry of wishes) Object.assign(entry, { heldBack: false, rank: null });
    this.moveUp('all', true);
    this.write('places-given', wishes);
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
    else {
      if (from !== before.from || to !== before.to) this.tellMoved(week);
      this.moveUp();
    }
    return !clash;
  }

  /** All are told unless it is over, and can give their places back for 14 days, but not when it has begun. */
  private tellMoved(week: number): void {
    const { from, to } = this.weeks[week]!;
    const concerned = this.entries.filter((entry) => entry.week === week);
    for (const entry of concerned) entry.freeUntil = from <= this.today ? null : this.today + 14;
    if (to >= this.today) this.write('week-moved', concerned);
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
    const offered = this.queueOf(week).filter(({ offerUntil }) => offerUntil !== null);
    return this.weeks[week]!.capacity - this.confirmedIn(week).length - offered.length;
  }

  /** How many of the queue count against its length. */
  private lengthOf(week: number): number {
    return this.queueOf(week).filter(({ heldBack, offerUntil }) => !heldBack && offerUntil === null).length;
  }

  /** Whether a fair start gives the child no more weeks of the course for now. */
  private hasItsPlaces(child: number, week: number, but?: Entry): boolean {
    const { course } = this.weeks[week]!;
    const { mode, limit } = this.setting.courses[course]!;
    if (mode !== 'fair_start' || limit === null || this.given.has(course)) return false;
    return this.placesIn(course, child, but) >= limit;
  }

  /** How many weeks of a course the child has, confirmed or offered. */
  private placesIn(course: number, child: number, but?: Entry): number {
    return this.entries.filter(
      (entry) =>
        entry !== but &&
        entry.child === child &&
        this.weeks[entry.week]!.course === course &&
        (!entry.waiting || entry.offerUntil !== null),
    ).length;
  }

  /** Whether lines for the week are only wishes. */
  isDrawn(week: number): boolean {
    const { course } = this.weeks[week]!;
    return this.setting.courses[course]!.mode === 'draw' && !this.given.has(course);
  }

  private nextRank(child: number, week: number): number {
    const { course } = this.weeks[week]!;
    const ranks = this.entries
      .filter((entry) => entry.child === child && this.weeks[entry.week]!.course === course)
      .map(({ rank }) => rank ?? 0);
    return Math.max(0, ...ranks) + 1;
  }

  private seat(entry: Entry): void {
    this.endGroup(entry);
    Object.assign(entry, { waiting: false, movedUpAt: this.hour });
    Object.assign(entry, { heldBack: false, rank: null, offerUntil: null });
    this.tell(entry, 'moved_up');
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

  /** Whether the child is offered another programme on the days of the week. */
  private isOfferedBeside(child: number, week: number): boolean {
    return this.entries.some(
      (entry) =>
        entry.child === child &&
        entry.week !== week &&
        entry.offerUntil !== null &&
        this.meet(entry.week, week),
    );
  }

  /** First of the queue who could take a seat; once the week has started, nobody can. */
  private next(week: number): Entry | undefined {
    if (this.hasStarted(week) || this.isDrawn(week)) return undefined;
    return this.queueOf(week).find((entry) =>
      entry.group === null ? this.couldTake(entry) : this.groupCould(entry, week),
    );
  }

  private couldTake({ child, week, offerUntil }: Entry): boolean {
    return (
      offerUntil === null &&
      !this.hasStarted(week) &&
      !this.isDrawn(week) &&
      !this.isBusy(child, week) &&
      !this.isOfferedBeside(child, week) &&
      !this.hasItsPlaces(child, week)
    );
  }

  private groupOf({ group }: Entry): Entry[] {
    return this.entries.filter((entry) => entry.group === group);
  }

  /** Whether all of a group could take a seat: as if each got its own after the one before. */
  private groupCould(first: Entry, week: number): boolean {
    const group = this.groupOf(first);
    const before = group.map((entry) => ({ ...entry }));
    const fits = group.every((entry) => {
      const ahead = this.queueOf(entry.week).filter(
        (other) => other.number < entry.number && other.group === null && this.couldTake(other),
      );
      const could =
        this.couldTake(entry) && this.seatsLeft(entry.week) > (entry.week === week ? 0 : ahead.length);
      entry.waiting = false;
      return could;
    });
    for (const [index, entry] of group.entries()) Object.assign(entry, before[index]);
    return fits;
  }

  /**
   * @param told of which another mail tells
   * @param atOnce whether nobody is asked
   * @returns who got a seat
   */
  private moveUp(told: readonly Entry[] | 'all' = [], atOnce = false): Entry[] {
    const moved: Entry[] = [];
    const offered: Entry[] = [];
    for (const id of this.weeks.keys()) {
      while (this.seatsLeft(id) > 0) {
        const next = this.next(id);
        if (!next) break;
        const group = next.group === null ? [next] : this.groupOf(next);
        this.endGroup(next);
        for (const entry of group) {
          const { course, from } = this.weeks[entry.week]!;
          const { offer } = this.setting.courses[course]!;
          if (offer === null || atOnce) {
            this.seat(entry);
            moved.push(entry);
          } else {
            entry.offerUntil = Math.min(this.hour + offer, from * 24);
            this.tell(entry, 'offered');
            offered.push(entry);
          }
        }
      }
    }
    this.write('offer', offered);
    if (told !== 'all') {
      this.write(
        'new-waiting',
        moved.filter((entry) => !told.includes(entry)),
      );
    }
    return moved;
  }

  private tell({ child, week }: Entry, kind: string): void {
    this.events.push(`${child} ${week} ${kind}`);
  }

  /** One mail for each recipient and course. */
  /** @param also a parent who is told too: who cancelled */
  private write(kind: string, entries: Entry[], also: number | null = null): void {
    const counts = new Map<`${number} ${string} course${number}`, number>();
    for (const entry of entries) {
      const recipients = new Set([...this.recipientsOf(entry), ...(also === null ? [] : [also])]);
      for (const parent of recipients) {
        const key = `${parent} ${kind} course${this.weeks[entry.week]!.course}` as const;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    for (const [key, count] of counts) this.mails.push(`${key} x${count}`);
  }
}
