import { appendFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';

/** What a parent has to do. */
export class Effort {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }

  /** Writes it down for `npm run measure:journey`, which says where. */
  note(journey: string): void {
    const file = process.env.JOURNEYS;
    const { taps, fields } = this;
    if (file) appendFileSync(file, `${JSON.stringify({ journey, taps, fields })}\n`);
  }
}
