import type { IsoInstant } from '@feria/shared';
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

/**
 * The clock of the server, as far as it is known. What was learned is kept on the device: a phone that opens without a network
 * would trust its own clock otherwise (product.md#today).
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

  /** Learns from an answer. See {@link aheadBy} */
  learn(serverTime: IsoInstant, asked: number, answered: number): void {
    this.ahead = aheadBy(serverTime, asked, answered);
    writeJson(this.storage, KEY, this.ahead);
  }
}
