import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Locator, type Page } from '@playwright/test';

/** Folder for a picture after each step; `npm run measure:journey -- --film FOLDER` sets it. */
export const FILM = process.env.FILM;
/** Milliseconds until a picture is taken: what was pressed has answered, and nothing moves any more. */
const STILL_MS = 700;

/** What a parent has to do. */
export class Effort {
  taps = 0;
  fields = 0;

  /** @param name of the journey, for the files of its pictures */
  constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
    await this.picture();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }

  private async picture(): Promise<void> {
    if (!FILM) return;
    await this.page.waitForTimeout(STILL_MS);
    const { name: screen } = test.info().project;
    const file = `${this.name}-${screen}-${String(this.taps).padStart(2, '0')}.png`;
    await this.page.screenshot({ path: join(FILM, file), animations: 'disabled' });
  }

  /** Writes it down for `npm run measure:journey`, which says where. */
  note(journey: string): void {
    const file = process.env.JOURNEYS;
    const { taps, fields } = this;
    if (file) appendFileSync(file, `${JSON.stringify({ journey, taps, fields })}\n`);
  }
}
