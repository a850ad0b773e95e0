import {
  API,
  OPENING_SPREAD_MS,
  PORTAL,
  type FrontendProjectDetail,
  type SignUpLineResult,
  type SignUpResult,
} from '@feria/shared';
import type { Random } from '../../src/seed/demo/random.js';
import type { Week } from './catalogue.js';
import type { CrowdParent } from './families.js';
import { Connection, requestOf, type Asking, type Reply } from './connection.js';
import type { StepTimes } from './step-times.js';

/*
 * What the portal does for one parent in the opening minute, call by call. It follows portal/src: api/query-client.ts (what is
 * repeated), api/back-off.ts (pauses), app/start.ts, catalogue (use-booking.ts, use-preparation.ts, opening.ts), and
 * registrations/signup (use-sending.ts, sending.ts).
 */

/** A timer of a browser fires late by up to this. */
const TIMER_JITTER_MS = 50;
/** Of a hundred parents so many open the portal for the first time: the others have its scripts. */
const NEWCOMERS = 0.2;
/** Tries of a call that reads, after the first. */
const READ_RETRIES = 2;
/** A sign-up is tried so often; the portal goes on. */
const SIGN_UP_TRIES = 20;

/** A sign-up that the server acknowledged: outcome by child and week. */
export type Acknowledged = SignUpLineResult[];

export interface JourneyOptions {
  port: number;
  times: StepTimes;
  /** What browsers load with the page for the first time. */
  scripts: readonly string[];
  /** The week that is booked; a basket has all that a parent books, in different projects. */
  weeks: readonly [Pick<Week, 'id' | 'courseId'>, ...Pick<Week, 'id' | 'courseId'>[]];
}

interface ReadOptions {
  /** Without the login. */
  isOpen?: boolean;
  connection?: Connection;
  /** A question that is asked by POST. */
  body?: object;
}

type Opening = Pick<FrontendProjectDetail, 'opens_at' | 'server_time'>;

/** One parent with a browser. */
export abstract class Journey {
  /** Empty: every week was full. `null`: there is no answer yet. */
  acknowledged: Acknowledged | null = null;
  /** `performance.now()` when the result was on the screen. */
  finishedAt = 0;
  protected readonly connection: Connection;
  /** Browsers open another one for what they ask at the same time. */
  protected readonly second: Connection;
  /** Validators of what the browser may keep. */
  private readonly kept = new Map<string, { etag: string; reply: Reply }>();

  constructor(
    protected readonly parent: CrowdParent,
    protected readonly options: JourneyOptions,
    protected readonly rng: Random,
  ) {
    this.connection = new Connection(options.port);
    this.second = new Connection(options.port);
  }

  /** From opening the page to seeing the result. */
  async run(): Promise<void> {
    try {
      await this.book();
    } finally {
      this.connection.close();
      this.second.close();
    }
  }

  /** What the parent does. Sets {@link acknowledged} and {@link finishedAt}. */
  protected abstract book(): Promise<void>;

  /** Loads the page of the portal, and what each page asks for. */
  protected async openPortal(path: string): Promise<void> {
    const { scripts } = this.options;
    if (scripts.length > 0) {
      await this.read('page', path, { isOpen: true });
      if (this.rng.chance(NEWCOMERS)) {
        for (const script of scripts) await this.read('scripts', script, { isOpen: true });
      }
    }
    await this.read('options', `/${API.options}`);
    await this.read('userdata', `/${API.userdata}`);
    await this.read('list', `/${API.frontend}?itemsPerPage=-1`);
  }

  /** Waits until a project opens, by the clock of the server. @returns whether it had to wait */
  protected async waitUntilOpen({ opens_at, server_time }: Opening, receivedAt: number): Promise<boolean> {
    const left = opens_at ? Date.parse(opens_at) - Date.parse(server_time) : 0;
    if (left <= 0) return false;
    await sleep(Math.max(0, left - (performance.now() - receivedAt)) + TIMER_JITTER_MS * this.rng.next());
    return true;
  }

  /**
   * Sends a booking until there is an answer.
   * @param attempt counts the bookings of a parent: each has a key of its own
   * @returns whether it was refused because something else was shown
   */
  protected async send(step: string, path: string, body: object, attempt = 1): Promise<boolean> {
    const request = requestOf(path, {
      method: 'POST',
      token: this.parent.token,
      headers: { 'Idempotency-Key': `bench ${this.parent.userId} ${attempt}` },
      body,
    });
    for (let lost = 1; lost <= SIGN_UP_TRIES; lost += 1) {
      const reply = await this.try(step, request);
      if (reply?.status === 201) {
        this.acknowledged = reply.data<Pick<SignUpResult, 'registrations'>>().registrations;
        return false;
      }
      if (reply && reply.status < 500) {
        const { code } = JSON.parse(reply.text()) as { code: string };
        if (code === 'basket_changed') return true;
        if (code !== 'week_full') this.options.times.noteError(step, `${reply.status} ${code}`);
        this.acknowledged = [];
        return false;
      }
      await sleep(this.pauseBefore(lost, reply));
      this.options.times.noteRepeat(step);
    }
    return false;
  }

  /** Reads, and repeats what fails with 5xx or without an answer. @returns `null` when that did not help */
  protected async read(
    step: string,
    path: string,
    { isOpen = false, connection = this.connection, body }: ReadOptions = {},
  ): Promise<Reply | null> {
    const before = this.kept.get(path);
    const conditions: Asking['headers'] = before ? { 'If-None-Match': before.etag } : {};
    const token = isOpen ? undefined : this.parent.token;
    const request = requestOf(path, { method: body ? 'POST' : 'GET', token, headers: conditions, body });
    for (let count = 0; ; count += 1) {
      const reply = await this.try(step, request, connection);
      if (reply?.status === 304 && before) return before.reply;
      if (reply && reply.status < 500) {
        if (reply.status !== 200) this.options.times.noteError(step, String(reply.status));
        this.keep(path, reply);
        return reply;
      }
      if (count >= READ_RETRIES) {
        this.options.times.noteError(step, 'given up');
        return null;
      }
      await sleep(this.pauseBefore(count + 1, reply));
      this.options.times.noteRepeat(step);
    }
  }

  /** Milliseconds; as `pauseBefore` of the portal. */
  private pauseBefore(lost: number, reply: Reply | null): number {
    const pause = Math.min(1_000 * 2 ** (lost - 1), 60_000);
    const random = this.rng.next();
    return Math.max((pause * (1 + random)) / 2, secondsOf(reply) * 1_000 * (1 + random / 10));
  }

  /** A browser asks again with the validator of what it may keep. */
  private keep(path: string, reply: Reply): void {
    const etag = reply.header('etag');
    if (etag && !reply.header('cache-control')?.includes('no-store')) this.kept.set(path, { etag, reply });
  }

  private async try(step: string, request: Buffer, connection = this.connection): Promise<Reply | null> {
    const { times } = this.options;
    const started = performance.now();
    try {
      const reply = await connection.ask(request);
      times.note(step, started, reply.status);
      if (reply.status >= 500 && reply.status !== 503) times.noteError(step, String(reply.status));
      return reply;
    } catch (error) {
      times.note(step, started, 0);
      times.noteError(step, (error as Error).message);
      return null;
    }
  }
}

/** A parent who books a week by the page of its project. */
export class SignUpJourney extends Journey {
  protected async book(): Promise<void> {
    const [{ courseId }] = this.options.weeks;
    await this.openPortal(PORTAL.project(courseId));
    const weeks = this.loadWeeksAgain(await this.waitForOpening());
    await this.signUp();
    await this.read('project after', this.projectPath);
    await this.read('family after', `/${API.myFamily}`);
    this.finishedAt = performance.now();
    await weeks;
  }

  private get projectPath(): string {
    return `/${API.frontend}/${this.options.weeks[0].courseId}`;
  }

  /** Loads the project, and what the sign-up needs, as the page does when it is drawn. Then the page waits for the opening. */
  private async waitForOpening(): Promise<boolean> {
    const reply = await this.read('project', this.projectPath);
    const receivedAt = performance.now();
    const project = reply?.data<FrontendProjectDetail>();
    await this.read('family', `/${API.myFamily}`);
    return project ? this.waitUntilOpen(project, receivedAt) : false;
  }

  /** The page of a parent who waited loads the weeks again, while the parent signs up. */
  private async loadWeeksAgain(hasWaited: boolean): Promise<void> {
    if (!hasWaited) return;
    await sleep(OPENING_SPREAD_MS * this.rng.next());
    await this.read('project opens', this.projectPath, { connection: this.second });
  }

  private async signUp(): Promise<void> {
    const { childIds } = this.parent;
    const [{ id, courseId }] = this.options.weeks;
    const children =
      childIds.length > 1 && this.rng.chance(0.3) ? childIds.slice(0, 2) : childIds.slice(0, 1);
    await this.send(
      'sign-up',
      `/${API.sendRegistration}/${courseId}`,
      bookingBody(children.map((child) => [child, id])),
    );
  }
}

/** The form of a project, filled in. @param lines child and week of each */
export function bookingBody(lines: readonly (readonly [childId: number, weekId: number])[]): object {
  return {
    bookedChildren: lines.map(([id, weekId]) => ({ id, courseWeeks: [{ id: weekId, dayType: 'full_day' }] })),
    emergency_contact1_phone: '+39 333 1111111',
    emergency_contact2_phone: '+39 333 2222222',
    comment: 'Wird von der Oma abgeholt.',
    privacy: true,
    photo_privacy: true,
  };
}

/** What a 503 wants, in seconds. */
function secondsOf(reply: Reply | null): number {
  return Number.parseInt(reply?.header('retry-after') ?? '', 10) || 0;
}

/** Resolves after so many milliseconds. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}
