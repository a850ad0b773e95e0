import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.js';
import { TableChanges } from '../../database/table-changes.js';
import { digestOf, PublicAnswer, PublicText } from './public-answer.js';

/** Bounds of what is kept. Searches and filters make any number of addresses; the one asked for longest ago goes first. */
const MAX_ANSWERS = 200;
const MAX_BYTES = 16 * 1024 * 1024;
/** How old the time in an answer may be, ms. Each new time costs writing and compressing the answer once. */
const MAX_TIME_AGE = 100;

/** What is asked for. */
export interface Asked {
  /** What decides the answer: the address with its query. */
  key: string;
  /** Pattern of the route, for the metrics. */
  route: string;
  /** Names of the tables that it is computed from. */
  tables: readonly string[];
  /** The field of `data` that says the time of the server, if there is one. */
  timeField?: string;
  /** Whether an answer is another one for some who are logged in. */
  isPerReader?: (data: unknown) => boolean;
}

/** An answer as it is wrapped: a record or a list. */
export interface Envelope {
  data: unknown;
}

/** What is kept: a wrapped answer, or a text as it is sent. */
export type Kept = Envelope | PublicText;

/** When a computation began: at which version of its tables, in which second of the clock. */
interface Beginning {
  version: number;
  second: number;
}

interface Computed extends Beginning {
  asked: Asked;
  answer: PublicAnswer;
  /** Writes the answer again with another time; `null` where there is none in it. */
  withTime: ((now: number) => PublicAnswer) | null;
  /** The time that was written, ms. */
  time: number;
}

/**
 * Keeps answers that are the same for everybody (product.md#answers-for-everybody). One is computed again when this process
 * has changed a table that it comes from, and in each new second of the clock: another process may have changed something,
 * and registration opens at a full second. Who asks while it is being computed waits for the same computation. Failures are not kept.
 */
@Injectable()
export class PublicCache {
  /** The one asked for longest ago is first. */
  private readonly computed = new Map<string, Computed>();
  private readonly running = new Map<string, Beginning & { result: Promise<Computed> }>();
  private bytes = 0;

  constructor(
    private readonly clock: Clock,
    private readonly changes: TableChanges,
  ) {}

  /** How many answers are kept. */
  get size(): number {
    return this.computed.size;
  }

  /** The answer to this address and the pattern of its route, if one is kept that still holds. */
  kept(key: string): { answer: PublicAnswer; route: string } | null {
    const computed = this.computed.get(key);
    if (!computed || !isSame(computed, this.beginning(computed.asked))) return null;
    return { answer: this.current(computed), route: computed.asked.route };
  }

  /** Whether this address has an answer for everybody, which may be out of date. */
  knows(key: string): boolean {
    return this.computed.has(key);
  }

  /**
   * The answer to what is asked, kept or computed.
   * @param compute makes the answer; must not look at who asks
   * @throws what the computation throws, to everybody who waits for it
   */
  async answer(asked: Asked, compute: () => Promise<Kept>): Promise<PublicAnswer> {
    return this.kept(asked.key)?.answer ?? this.current(await this.compute(asked, compute));
  }

  private beginning({ tables }: Asked): Beginning {
    return { version: this.changes.versionOf(tables), second: secondOf(this.now()) };
  }

  /** Keeps it as the one asked for last, with the present time. */
  private current(computed: Computed): PublicAnswer {
    const now = this.now();
    if (computed.withTime && Math.abs(now - computed.time) >= MAX_TIME_AGE) {
      computed.answer = computed.withTime(now);
      computed.time = now;
    }
    this.keep(computed);
    return computed.answer;
  }

  private compute(asked: Asked, compute: () => Promise<Kept>): Promise<Computed> {
    const { key } = asked;
    const beginning = this.beginning(asked);
    const running = this.running.get(key);
    // One that began before the last change may have read what was there before.
    if (isSame(running, beginning)) return running.result;
    const result = compute().then((body) => ({ ...beginning, asked, ...this.write(body, asked) }));
    const entry = { ...beginning, result };
    this.running.set(key, entry);
    const end = (): void => {
      if (this.running.get(key) === entry) this.running.delete(key);
    };
    result.then(end, end);
    return result;
  }

  private write(
    body: Kept,
    { timeField, isPerReader }: Asked,
  ): Pick<Computed, 'answer' | 'withTime' | 'time'> {
    const time = this.now();
    if (body instanceof PublicText) return { time, withTime: null, answer: PublicAnswer.of(body) };
    const perReader = isPerReader?.(body.data) ?? false;
    if (!timeField) {
      const text = JSON.stringify(body);
      return { time, withTime: null, answer: new PublicAnswer(text, digestOf(text), perReader) };
    }
    const timeless = digestOf(JSON.stringify(bodyAt(body, timeField, null)));
    // The second is part of the ETag: whoever is told that nothing has changed keeps the time that they have.
    const withTime = (now: number): PublicAnswer =>
      new PublicAnswer(
        JSON.stringify(bodyAt(body, timeField, new Date(now).toISOString())),
        `${timeless}-${secondOf(now)}`,
        perReader,
      );
    return { time, withTime, answer: withTime(time) };
  }

  private keep(computed: Computed): void {
    const { key } = computed.asked;
    this.bytes -= this.computed.get(key)?.answer.size ?? 0;
    this.computed.delete(key);
    this.computed.set(key, computed);
    this.bytes += computed.answer.size;
    for (const [oldest, { answer }] of this.computed) {
      if (this.computed.size <= MAX_ANSWERS && this.bytes <= MAX_BYTES) break;
      this.computed.delete(oldest);
      this.bytes -= answer.size;
    }
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

function secondOf(milliseconds: number): number {
  return Math.floor(milliseconds / 1_000);
}

function isSame<B extends Beginning>(known: B | undefined, { version, second }: Beginning): known is B {
  return known?.version === version && known.second === second;
}

function bodyAt(body: Envelope, timeField: string, time: string | null): Envelope {
  return { ...body, data: { ...(body.data as object), [timeField]: time } };
}
