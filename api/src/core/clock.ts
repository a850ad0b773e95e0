import { Injectable } from '@nestjs/common';
import { romeDate, type IsoDate } from '@feria/shared';

/** The server's clock. Injected, so that a test can stand at the opening minute. */
@Injectable()
export class Clock {
  /** The present instant. */
  now(): Date {
    return new Date();
  }

  /** Today's date in Rome. */
  today(): IsoDate {
    return romeDate(this.now());
  }
}
