import { randomUuid } from '@feria/shared/browser/random-key';
import type { KeyValueStore } from '@feria/shared/browser/storage';

const KEY = 'feria.today.device';

/** Which mark of which device this is: of two marks of a device the one with the greater number was made later. */
export interface MarkNumber {
  /** UUID of this browser; it says nothing about who uses it. */
  device: string;
  sequence: number;
}

/**
 * Gives each mark of this browser a number that counts up, also over a reload and in several tabs, so that the order of marks does
 * not depend on a clock (product/on-site.md#attendance). Where the last number cannot be kept, the browser goes on under another name: no
 * number is ever given twice under one name.
 */
export class Numbering {
  /** In use while nothing can be kept. */
  private unkept: MarkNumber | null = null;

  constructor(
    private readonly storage: KeyValueStore,
    private readonly newDevice = randomUuid,
  ) {}

  next(): MarkNumber {
    if (this.unkept) {
      this.unkept = after(this.unkept);
      return this.unkept;
    }
    const next = after(this.read() ?? { device: this.newDevice(), sequence: 0 });
    if (this.keep(next)) return next;
    this.unkept = { ...next, device: this.newDevice() };
    return this.unkept;
  }

  private read(): MarkNumber | null {
    try {
      const kept = JSON.parse(this.storage.getItem(KEY) ?? 'null') as Partial<MarkNumber> | null;
      return kept && typeof kept.device === 'string' && Number.isInteger(kept.sequence)
        ? { device: kept.device, sequence: kept.sequence! }
        : null;
    } catch {
      return null;
    }
  }

  private keep(number: MarkNumber): boolean {
    try {
      this.storage.setItem(KEY, JSON.stringify(number));
      return true;
    } catch {
      return false;
    }
  }
}

function after(last: MarkNumber): MarkNumber {
  return { ...last, sequence: last.sequence + 1 };
}
