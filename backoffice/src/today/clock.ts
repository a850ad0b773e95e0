import { romeDate, type IsoDate, type IsoInstant } from '@feria/shared';
import { readJson, writeJson, type KeyValueStore } from '@feria/shared/browser/storage';

/** How much the clock of the server is ahead of this one, in milliseconds. Not personal, so it outlives a logout. */
const KEY = 'feria.today.clock';

/**
 * How much the clock of the server is ahead.
 * @param asked and `answered`: by the clock of this device, in milliseconds. The server looked at its clock somewhere between
 */
export function aheadBy(serverTime: IsoInstant, asked: number, answered: number): number {
  return Math.round(Date.parse(serverTime) - (asked + answered) / 2);
}

/** From which difference on a date is said to be wrong: around midnight two clocks show different dates for a moment. */
const TOLERANCE_MS = 10 * 60_000;

/**
 * The clock of the server, as far as it is known. What was learned is kept on the device: a phone that opens without a network
 * would trust its own clock otherwise (product/on-site.md#today).
 */
export class ServerClock {
  private ahead: number;

  constructor(private readonly storage: KeyValueStore) {
    const kept = readJson<unknown>(storage, KEY);
    this.ahead = typeof kept === 'number' && Number.isFinite(kept) ? kept : 0;
  }

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /**
   * Learns from an answer. See {@link aheadBy}
   * @returns by how much {@link now} is later than it was, in milliseconds
   */
  learn(serverTime: IsoInstant, asked: number, answered: number): number {
    const before = this.ahead;
    this.ahead = aheadBy(serverTime, asked, answered);
    writeJson(this.storage, KEY, this.ahead);
    return this.ahead - before;
  }

  /**
   * The date that the device shows, when it is a wrong one; else `null`. Without a network one that is behind is known by the lists.
   * @param readAt when lists were read, by the clock of the server, in milliseconds
   */
  wrongDate(readAt: readonly number[]): IsoDate | null {
    const shown = romeDate(new Date(Date.now()));
    const now = this.now().getTime();
    const isOff = romeDate(this.now()) !== shown && Math.abs(this.ahead) > TOLERANCE_MS;
    const isBehind = readAt.some(
      (at) => at - now > TOLERANCE_MS && romeDate(new Date(at)) > romeDate(this.now()),
    );
    return isOff || isBehind ? shown : null;
  }
}
