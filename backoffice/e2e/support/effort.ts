import { expect, test, type Locator } from '@playwright/test';

/** Type of the annotation by which a test tells `npm run measure:office` what a task took. */
const EFFORT = 'effort';

/**
 * Counts what a member of the office does for a task: clicks and keys are taps, a text that is typed or pasted and a value that is
 * chosen is a field, and a field that searches a list counts as a search as well.
 */
export class Effort {
  taps = 0;
  fields = 0;
  searches = 0;
  readonly #start = Date.now();

  /** Taps and fields together. */
  get actions(): number {
    return this.taps + this.fields;
  }

  /**
   * Notes a task that is done, with the seconds since this counter was made: the time of the machine, not of a person.
   * @param goal as the table of `npm run measure:office` shows it
   */
  done(task: string, goal: string): void {
    const { taps, fields, searches } = this;
    const seconds = (Date.now() - this.#start) / 1000;
    test.info().annotations.push({
      type: EFFORT,
      description: JSON.stringify({ task, goal, taps, fields, searches, seconds }),
    });
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async check(target: Locator): Promise<void> {
    this.taps += 1;
    await target.check();
  }

  async press(target: Locator, key: string): Promise<void> {
    this.taps += 1;
    await target.press(key);
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }

  /** Types into the search box of a list and waits for what it finds. */
  async search(target: Locator, text: string): Promise<void> {
    this.searches += 1;
    this.fields += 1;
    const answer = target
      .page()
      .waitForResponse((response) => new URL(response.url()).searchParams.get('search') === text);
    await target.fill(text);
    expect((await answer).status()).toBe(200);
  }
}
