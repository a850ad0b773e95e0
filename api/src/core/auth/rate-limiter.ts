import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { isDuplicateKey } from '../database/errors.js';
import { Transactions } from '../database/transactions.js';
import { AppError } from '../http/errors.js';
import { sha256 } from '../text/sha256.js';
import { RateLimitEntity } from './rate-limit.entity.js';

/** At most `hits` calls within `minutes`, which begin with the first call. */
interface Limit {
  hits: number;
  minutes: number;
}

/**
 * Every limit (product/accounts.md#rate-limits). Limits of an account count account and IP address together, so that nobody can lock
 * the owner out from another place. Limits of an IP address are generous, because a whole school or office may share one.
 */
const LIMITS = {
  /** Logins to one account. A login that succeeds clears the count. */
  login: { hits: 10, minutes: 15 },
  /** Failed logins from one IP address, to any account. */
  failedLogins: { hits: 100, minutes: 15 },
  /** Codes and recovery codes of one account, at logins and before changes, wherever they come from: who tries them knows the password. */
  secondFactor: { hits: 10, minutes: 15 },
  /** Passwords that are asked for again before somebody changes the own login. One that is right clears the count. */
  confirmPassword: { hits: 10, minutes: 15 },
  /** Logins by passkey that are begun from one IP address, and confirmations by passkey of one account. */
  passkeyOptions: { hits: 100, minutes: 15 },
  /** Registrations with one e-mail address. */
  register: { hits: 10, minutes: 60 },
  /** Accounts made from one IP address, whether or not that succeeds; the options say how many (`limit_registrations`). */
  registrations: { hits: 30, minutes: 60 },
  /** Tax codes of somebody else that one parent typed for a child; the options say how many (`limit_tax_codes`). */
  takenTaxCodes: { hits: 20, minutes: 60 },
  /** Refused registrations from one IP address. Limited because a refusal shows whether a tax code or e-mail address is known. */
  failedRegistrations: { hits: 20, minutes: 15 },
  /** Requests for a mail with a link to reset the password, for one account. */
  forgot: { hits: 10, minutes: 60 },
  /** Requests for such a mail from one IP address, for any account. */
  forgotFromAddress: { hits: 30, minutes: 15 },
  /** Attempts to set a password by the link of a mail, for one account. */
  reset: { hits: 10, minutes: 60 },
  /** Refused attempts to do so from one IP address. */
  failedResets: { hits: 100, minutes: 15 },
  /** Requests of one account for another mail to confirm its e-mail address. */
  emailConfirmation: { hits: 10, minutes: 60 },
  /** Refused confirmations of an e-mail address, from one IP address. */
  failedConfirmations: { hits: 100, minutes: 15 },
  /** Refused attempts to undo a change of a login, from one IP address. */
  failedUndos: { hits: 100, minutes: 15 },
  /** Passwords that are tried to undo changes of one account, wherever they come from: who tries them has a link of its mails. */
  undoPassword: { hits: 10, minutes: 15 },
  /** Invitations of one account. One that was withdrawn counts too: otherwise it could be sent again and again to anybody. */
  guardianInvitation: { hits: 10, minutes: 60 },
  /** Invitations to one e-mail address, from whatever account: its owner has asked for none of them. */
  invitedAddress: { hits: 3, minutes: 24 * 60 },
  /** Refused looks at an invitation and refused acceptances, from one IP address. */
  failedInvitations: { hits: 100, minutes: 15 },
  /** Unknown addresses of calendars, from one IP address; generous, for one server may ask for the calendars of many families. */
  failedCalendars: { hits: 300, minutes: 15 },
  /** Searches of one account in the back office: one a second, for as long as somebody works with it. */
  search: { hits: 900, minutes: 15 },
  /** Messages that one account sends to itself, to try them. */
  messageTest: { hits: 60, minutes: 60 },
  /** Uploads of one account. */
  upload: { hits: 300, minutes: 60 },
  /** Error reports of the frontends, from one IP address. */
  clientError: { hits: 20, minutes: 15 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts calls in the database, so that limits hold across all processes of the app. A bucket is one counter: of one limit
 * and one identity (account, IP address, or both).
 */
@Injectable()
export class RateLimiter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a call.
   * @param identity account, IP address, or both: calls with the same values share a bucket
   * @throws AppError 429 with `Retry-After` when the bucket is over its limit with this call.
   */
  consume(kind: LimitName, ...identity: string[]): Promise<void> {
    return this.consumeOf(kind, LIMITS[kind].hits, ...identity);
  }

  /**
   * Counts a call whose limit the organiser sets.
   * @param hits calls within the time of the limit
   * @throws AppError 429 as {@link consume}
   */
  async consumeOf(kind: LimitName, hits: number, ...identity: string[]): Promise<void> {
    if (!this.config.rateLimit) return;
    const limit = { ...LIMITS[kind], hits };
    const bucket = bucketOf(kind, identity);
    const now = this.clock.now();
    const row = await this.count(bucket, now, limit.minutes).catch((error: unknown) => {
      // Two first calls at the same time: the other one inserted the row, so a second try finds it.
      if (isDuplicateKey(error)) return this.count(bucket, now, limit.minutes);
      throw error;
    });
    if (row.hits > limit.hits) throw tooMany(row, now);
  }

  /**
   * Refuses a call whose bucket has reached its limit. It counts nothing.
   * @param identity as for {@link consume}
   * @throws AppError 429 with `Retry-After` when the bucket has reached its limit.
   */
  requireBelowLimit(kind: LimitName, ...identity: string[]): Promise<void> {
    return this.requireBelow(kind, LIMITS[kind].hits, ...identity);
  }

  /**
   * As {@link requireBelowLimit}, for a limit that the organiser sets.
   * @throws AppError 429
   */
  async requireBelow(kind: LimitName, hits: number, ...identity: string[]): Promise<void> {
    if (!this.config.rateLimit) return;
    const now = this.clock.now();
    const row = await this.dataSource.manager.findOneBy(RateLimitEntity, {
      bucket: bucketOf(kind, identity),
    });
    if (row && row.resets_at > now && row.hits >= hits) throw tooMany(row, now);
  }

  /** Sets a bucket back to 0, because the caller has proved who they are. */
  async clear(kind: LimitName, ...identity: string[]): Promise<void> {
    if (!this.config.rateLimit) return;
    const bucket = bucketOf(kind, identity);
    // Not deleted: calls that are being counted at this moment would then all try to insert the row again.
    const ended = { hits: 0, resets_at: this.clock.now() };
    await this.transactions.run((manager) => manager.update(RateLimitEntity, { bucket }, ended));
  }

  /** Adds a call to the bucket, or begins a new period when there is none or the last one is over. */
  private count(bucket: string, now: Date, minutes: number): Promise<RateLimitEntity> {
    return this.transactions.run(async (manager) => {
      const updated = await manager.increment(RateLimitEntity, { bucket }, 'hits', 1);
      const present = updated.affected ? await manager.findOneByOrFail(RateLimitEntity, { bucket }) : null;
      if (present && present.resets_at > now) return present;
      const newPeriod = { bucket, hits: 1, resets_at: new Date(now.getTime() + minutes * 60_000) };
      if (present) await manager.update(RateLimitEntity, { bucket }, newPeriod);
      else await manager.insert(RateLimitEntity, newPeriod);
      return newPeriod;
    });
  }
}

function tooMany({ resets_at }: RateLimitEntity, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000));
  return new AppError('too_many_requests', {
    retryAfterSeconds: seconds,
    message: { key: 'error.too_many_requests', params: { minutes: Math.ceil(seconds / 60) } },
  });
}

/** Key of the bucket; a hash, so that the table holds neither e-mail nor IP addresses in clear. */
function bucketOf(kind: string, identity: string[]): string {
  return sha256(JSON.stringify([kind, ...identity]));
}
