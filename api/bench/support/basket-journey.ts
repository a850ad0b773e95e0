import { API, BASKET_API, OPENING_SPREAD_MS, PORTAL, type FrontendProjectDetail } from '@feria/shared';
import { basketLines } from './basket-lines.js';
import { bookingBody, Journey, sleep } from './journey.js';

/*
 * What the portal does for a parent whose basket waits for the opening of several projects. It follows portal/src:
 * registrations/basket/basket-page.tsx, basket.ts and basket-form.tsx.
 */

/** A parent who sends the basket that was kept for all devices ({@link basketLines}). */
export class BasketJourney extends Journey {
  protected async book(): Promise<void> {
    await this.openPortal(PORTAL.basket);
    const hasWaited = await this.waitForOpening();
    if (hasWaited) {
      await sleep(OPENING_SPREAD_MS * this.rng.next());
      await this.readQuote('quote opens');
    }
    // The tap asks once more, and sends only what was shown.
    await this.readQuote('quote sent');
    await this.send('basket', `/${BASKET_API.send}`, this.basket);
    await this.read('family after', `/${API.myFamily}`);
    await this.read('basket after', `/${BASKET_API.kept}`);
    for (const { courseId } of this.options.weeks) await this.read('project after', projectPath(courseId));
    this.finishedAt = performance.now();
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
    await this.read(step, `/${BASKET_API.send}/quote`, { body: this.basket });
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
