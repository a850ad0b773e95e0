import { Inject, Injectable } from '@nestjs/common';
import {
  API,
  calendarFeedPath,
  type DeleteResult,
  type FamilyCalendar,
  type ContentLanguage,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { notFound } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { hashOfToken, makeToken } from '../../model/accounts/link-tokens.entity.js';
import { CalendarFeedEntity } from '../../model/families/calendar-feed.entity.js';

/** How the audit log names the calls that change an address. */
const AUDITED = API.myFamilyCalendar.replace(/^api\//, '');

/** Whose calendar it is, and in which language. */
export interface CalendarReader {
  personId: number;
  lang: ContentLanguage;
}

/** The addresses of the parents' calendars (product/office.md#calendar): one for each account that wants one. */
@Injectable()
export class CalendarFeeds {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The address of an account, if it has one. */
  async read(userId: number): Promise<FamilyCalendar> {
    const feed = await this.dataSource.manager.findOneBy(CalendarFeedEntity, { user_id: userId });
    return { address: feed && this.addressOf(feed.secret) };
  }

  /** Makes an address for an account. One that it had opens nothing any more. */
  async renew(userId: number): Promise<FamilyCalendar> {
    const { token, token_hash } = makeToken();
    await this.transactions.run(async (manager) => {
      await lockRows(manager, UserEntity, [userId]);
      await manager.delete(CalendarFeedEntity, { user_id: userId });
      await manager.insert(CalendarFeedEntity, {
        user_id: userId,
        secret_hash: token_hash,
        secret: token,
        created_at: this.clock.now(),
      });
      await recordAudit(manager, { action: 'call', resource: AUDITED });
    });
    return { address: this.addressOf(token) };
  }

  /** Ends the address of an account; does nothing when it has none. */
  async remove(userId: number): Promise<DeleteResult> {
    await this.transactions.run(async (manager) => {
      await manager.delete(CalendarFeedEntity, { user_id: userId });
      await recordAudit(manager, { action: 'delete', resource: AUDITED });
    });
    return { success: true, message: t('calendar.removed') };
  }

  /**
   * Whose calendar a secret opens.
   * @throws AppError 404, the same for one that never was, one that has ended, and one of an account that is no parent's
   */
  async readerOf(secret: string): Promise<CalendarReader> {
    const found = await this.dataSource.manager
      .createQueryBuilder(CalendarFeedEntity, 'feed')
      .innerJoin('feed.user', 'user')
      .innerJoin(ParentEntity, 'person', 'person.user_id = user.id')
      .select('person.id', 'personId')
      .addSelect('user.lang', 'lang')
      .where('feed.secret_hash = :hash', { hash: hashOfToken(secret) })
      .getRawOne<CalendarReader>();
    if (!found) throw notFound();
    return found;
  }

  private addressOf(secret: string): string {
    return this.config.appUrl + calendarFeedPath(secret);
  }
}
