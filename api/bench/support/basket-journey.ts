import {
  API,
  BASKET_API,
  OPENING_SPREAD_MS,
  PORTAL,
  type BasketQuote,
  type FrontendProjectDetail,
  type QuotedLine,
} from '@feria/shared';
import { basketLines } from './basket-lines.js';
import { bookingBody, Journey, sleep } from './journey.js';

/*
 * What the portal does for a parent whose basket waits for the opening of several projects. It follows portal/src:
 * registrations/basket/basket-page.tsx, basket.ts and basket-form.tsx.
 */

/** A parent who sends the basket that was kept for all devices ({@link basketLines}). */
export class BasketJourney extends Journey {
  private shown: QuotedLine[] = [];

  protected async book(): Promise<void> {
    await this.openPortal(PORTAL.basket);
    const hasWaited = await this.waitForOpening();
    if (hasWaited) {
      await sleep(OPENING_SPREAD_MS * this.rng.next());
      await this.readQuote('quote opens');
    }
    for (let attempt = 1; await this.sendShown(attempt); attempt += 1) await this.readQuote('quote again');
    // The page shows the answer as it comes; what has changed is read beside it.
    this.finishedAt = performance.now();
    await this.read('family after', `/${API.myFamily}`);
    await this.read('basket after', `/${BASKET_API.kept}`);
  }

  /** Loads what the page shows. It waits by the clock of the server: that of the app goes ahead of ours. */
  private async waitForOpening(): Promise<boolean> {
    await this.read('family', `/${API.myFamily}`);
    await this.read('kept basket', `/${BASKET_API.kept}`);
    let opening: Pick<FrontendProjectDetail, 'opens_at' | 'server_time'> | undefined;
    let receivedAt = 0;
    for (const { courseId } of this.options.weeks) {
      const reply = await this.read('project', projectPath(courseId));
      receivedAt = performance.now();
      opening = reply?.data<FrontendProjectDetail>();
    }
    await this.readQuote('quote');
    return opening ? this.waitUntilOpen(opening, receivedAt) : false;
  }

  private async readQuote(step: string): Promise<void> {
    const reply = await this.read(step, `/${BASKET_API.send}/quote`, { body: this.basket });
    if (reply) this.shown = reply.data<BasketQuote>().lines;
  }

  /** Sends what was shown. @returns whether something else would be booked by now: then it is shown, and sent once more */
  private sendShown(attempt: number): Promise<boolean> {
    const shown = this.shown.map(({ child_id, course_week_id, outcome, price = 0, discount = 0 }) => ({
      child_id,
      course_week_id,
      outcome,
      price,
      discount,
    }));
    return this.send('basket', `/${BASKET_API.send}`, { ...this.basket, shown }, attempt);
  }

  private get basket(): object {
    const bookings = basketLines(this.parent, this.options.weeks).map(
      ({ child_id, course_id, course_week_id }) => ({
        course_id,
        ...bookingBody([[child_id, course_week_id]]),
      }),
    );
    return { bookings };
  }
}

function projectPath(courseId: number): string {
  return `/${API.frontend}/${courseId}`;
}
