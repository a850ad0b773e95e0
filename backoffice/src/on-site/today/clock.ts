import { romeDate, type IsoDate, type IsoInstant } from '@feria/shared';
import { readJson, writeJson, type KeyValueStore } from '@feria/shared/browser/storage';
import { afterGap, JUMP_MS, type ClockStamp, type Guess } from './clock-gap';

/** What is known of both clocks ({@link Kept}). Not personal, so it outlives a logout. */
const KEY = 'feria.today.clock';
/** How often it is written, without anything that happens. */
const KEEP_EVERY_MS = 10_000;
/** An answer that took longer does not say when the server looked at its clock. */
const MAX_ANSWER_MS = 15_000;

/** Kept on the device, in milliseconds. An earlier build of the page kept `ahead` alone, as a number. */
interface Kept {
  /** How much the clock of the server is ahead of this one. */
  ahead: number;
  /** What this one showed last. */
  shown: number | null;
  /** When the server was reached last, by its clock; 0 for never. */
  reached: number;
}

/** The clocks of a device, in milliseconds: one that shows the time and can be changed, and one that only counts. */
export interface DeviceClocks {
  shown: () => number;
  counted: () => number;
}

const DEVICE: DeviceClocks = { shown: () => Date.now(), counted: () => performance.now() };

/**
 * How much the clock of the server is ahead.
 * @param asked and `answered`: by the clock of this device, in milliseconds. The server looked at its clock somewhere between
 */
export function aheadBy(serverTime: IsoInstant, asked: number, answered: number): number {
  return Math.round(Date.parse(serverTime) - (asked + answered) / 2);
}

/** From which difference on a date is said to be wrong: around midnight two clocks show different dates for a moment. */
const TOLERANCE_MS = 10 * 60_000;

/** A time that is not certain, without a network: what the page takes it to be, and what else it may be. */
export interface ClockDoubt {
  taken: Date;
  /** `null`: nothing else is likely. */
  other: Date | null;
}

/**
 * The clock of the server, as far as it is known. What was learned is kept on the device: a phone that opens without a network
 * would trust its own clock otherwise (product/on-site.md#today). A change of the clock of the device is noticed by one that only counts,
 * as long as the page is open, and afterwards by the time that was shown last.
 */
export class ServerClock {
  private ahead: number;
  private reached: number;
  private last: { shown: number; counted: number };
  private keptAt = 0;
  private guess: Pick<Guess, 'isDoubtful' | 'other'> = { isDoubtful: false, other: null };
  private span = newSpan();
  private changed = 0;
  private isSure = false;
  /** Counts what was found out about the clock: whoever shows a time asks whether it is another. */
  version = 0;

  /** @param isInSight whether the page was in sight all the time since it was asked last */
  constructor(
    private readonly storage: KeyValueStore,
    private readonly device = DEVICE,
    private readonly isInSight = (): boolean => true,
  ) {
    const kept = readKept(storage);
    this.reached = kept.reached;
    this.last = { shown: device.shown(), counted: device.counted() };
    this.ahead = kept.ahead;
    if (kept.shown !== null)
      this.take(afterGap({ ahead: kept.ahead, moved: this.last.shown - kept.shown, atLeast: 0 }));
    this.keep();
  }

  now(): Date {
    this.look();
    return new Date(this.last.shown + this.ahead);
  }

  /** Whether the server was reached since the clock of the device may have been changed. */
  get isCertain(): boolean {
    this.look();
    return this.isSure;
  }

  /**
   * Looks whether the clock of the device was changed. Often, so that it knows when; a change is taken into {@link now} where it is certain.
   */
  look(): void {
    const before = this.last;
    this.last = { shown: this.device.shown(), counted: this.device.counted() };
    const wasInSight = this.isInSight();
    const moved = this.last.shown - before.shown;
    const atLeast = this.last.counted - before.counted;
    const jump = moved - atLeast;
    if (Math.abs(jump) <= JUMP_MS) {
      if (this.last.shown - this.keptAt > KEEP_EVERY_MS) this.keep();
      return;
    }
    this.version += 1;
    if (jump < 0 && wasInSight) {
      // A device in somebody's hand does not sleep: it was changed by exactly this.
      this.ahead -= jump;
      this.changed += jump;
    } else this.cross({ moved, atLeast, wasInSight });
    this.keep();
  }

  /** A gap in which the device may have slept: from here on a span of its own. */
  private cross({
    moved,
    atLeast,
    wasInSight,
  }: {
    moved: number;
    atLeast: number;
    wasInSight: boolean;
  }): void {
    const { ahead } = this;
    this.span = newSpan();
    this.changed = 0;
    this.isSure = false;
    this.take(afterGap({ ahead, moved, atLeast }));
    // It does not sleep in somebody's hand, but it does when a lid is closed.
    if (wasInSight && this.ahead === ahead && !this.guess.isDoubtful)
      this.guess = { isDoubtful: true, other: ahead - (moved - atLeast) };
  }

  private take({ ahead, isDoubtful, other }: Guess): void {
    this.ahead = ahead;
    this.guess = { isDoubtful, other };
  }

  /**
   * Learns from an answer. See {@link aheadBy}
   * @returns whether the answer says the time: not one that took too long
   */
  learn(serverTime: IsoInstant, asked: number, answered: number): boolean {
    if (answered < asked || answered - asked > MAX_ANSWER_MS) return false;
    this.look();
    this.ahead = aheadBy(serverTime, asked, answered);
    this.reached = Date.parse(serverTime);
    this.isSure = true;
    this.guess = { isDoubtful: false, other: null };
    this.keep();
    return true;
  }

  /** What is not certain of the time; `null` when nothing is known to be wrong. */
  doubt(): ClockDoubt | null {
    const taken = this.now();
    const { isDoubtful, other } = this.guess;
    return isDoubtful ? { taken, other: other === null ? null : new Date(this.last.shown + other) } : null;
  }

  /** Somebody has looked at another clock. @param isOther whether it shows the other time of {@link doubt} */
  settle(isOther: boolean): void {
    // What was marked before by the same setting of the device is corrected when the server was reached, see `correctionOf`.
    if (isOther && this.guess.other !== null) this.ahead = this.guess.other;
    this.version += 1;
    this.guess = { isDoubtful: false, other: null };
    this.keep();
  }

  /** The state of the clock, to be kept with a mark. */
  stamp(): ClockStamp {
    this.look();
    this.keep();
    const { ahead, changed, span, isSure, reached } = this;
    return { shown: this.last.shown, ahead, changed, span, isSure, reached };
  }

  /** The time that the device shows, when it is far from that of the server; else `null`. */
  wrongTime(): Date | null {
    const now = this.now();
    return Math.abs(this.ahead) > TOLERANCE_MS ? new Date(now.getTime() - this.ahead) : null;
  }

  /**
   * The date that the device shows, when it is a wrong one; else `null`. Without a network one that is behind is known by the lists.
   * @param readAt when lists were read, by the clock of the server, in milliseconds
   */
  wrongDate(readAt: readonly number[]): IsoDate | null {
    const now = this.now();
    const shown = romeDate(new Date(now.getTime() - this.ahead));
    const isOff = romeDate(now) !== shown && Math.abs(this.ahead) > TOLERANCE_MS;
    const isBehind = readAt.some(
      (at) => at - now.getTime() > TOLERANCE_MS && romeDate(new Date(at)) > romeDate(now),
    );
    return isOff || isBehind ? shown : null;
  }

  private keep(): void {
    this.keptAt = this.last.shown;
    const kept: Kept = { ahead: this.ahead, shown: this.last.shown, reached: this.reached };
    writeJson(this.storage, KEY, kept);
  }
}

/** Tells spans of one device apart; nothing secret. */
const newSpan = (): string => Math.random().toString(36).slice(2);

function readKept(storage: KeyValueStore): Kept {
  const kept = readJson<unknown>(storage, KEY);
  const { ahead, shown, reached } = (
    typeof kept === 'number' ? { ahead: kept } : (kept ?? {})
  ) as Partial<Kept>;
  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
  return {
    ahead: isNumber(ahead) ? ahead : 0,
    shown: isNumber(shown) ? shown : null,
    reached: isNumber(reached) ? reached : 0,
  };
}
