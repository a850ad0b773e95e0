import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { SessionToken } from '@feria/shared';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import { insertRows } from '../database/insert-rows.js';
import { padded, Together } from '../database/together.js';
import { Transactions } from '../database/transactions.js';
import { AppError } from '../http/errors.js';
import { ACCOUNT_COLUMNS, ACCOUNT_JOINS, currentUserOf, type PermissionRow } from './account-row.js';
import type { CurrentUserData } from './current-user.js';
import { endParentViews } from './parent-views.js';
import { LoginStepEntity } from './login-step.entity.js';
import { SessionEntity } from './session.entity.js';

const HOUR = 3_600_000;
/** How long a session lasts: 2 hours, or 30 days when the login asks to be remembered (product/accounts.md#sessions). */
const SESSION_MS = { short: 2 * HOUR, remember: 30 * 24 * HOUR } as const;
/** How long after its login a session ends, however often it was refreshed. */
const LONGEST_MS = { short: 24 * HOUR, remember: 90 * 24 * HOUR } as const;

/** Sessions are rows; a JWT only names one. Ending a row ends it at once, for every process. */
@Injectable()
export class Sessions {
  /** Requests that arrive in the same moment ask together. */
  private readonly users = new Together((asked: readonly SessionOfUser[]) => this.usersOf(asked));

  constructor(
    private readonly jwt: JwtService,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session, in the transaction of its cause, and gives its token. Only after the commit does the token hold.
   */
  async open(manager: EntityManager, userId: number, remember: boolean): Promise<SessionToken> {
    const now = this.clock.now();
    const expires = endOf(now, remember);
    const id = randomBytes(24).toString('base64url');
    await insertRows(manager, SessionEntity, [
      { id, user_id: userId, remember, created_at: now, expires_at: expires },
    ]);
    return this.sign(id, userId, expires);
  }

  /**
   * A fresh token for the present session, which then lasts as long as its kind does, up to {@link LONGEST_MS}; the old
   * token lives to its own end (product/accounts.md#sessions). Both name one row, so that a logout ends them together.
   */
  async refresh(sessionId: string, userId: number): Promise<SessionToken> {
    const expires = await this.transactions.run(async (manager) => {
      const session = await manager.findOneBy(SessionEntity, { id: sessionId, user_id: userId });
      if (!session) throw new AppError('unauthenticated');
      const until = earlier(
        endOf(this.clock.now(), session.remember),
        new Date(session.created_at.getTime() + LONGEST_MS[session.remember ? 'remember' : 'short']),
      );
      await manager.update(SessionEntity, { id: sessionId }, { expires_at: until });
      return until;
    });
    return this.sign(sessionId, userId, expires);
  }

  /** Whether the login of a session asked to be remembered. */
  async isRemembered(manager: EntityManager, sessionId: string): Promise<boolean> {
    return (await manager.findOneBy(SessionEntity, { id: sessionId }))?.remember ?? false;
  }

  /** Ends one session with the views as a parent that were opened from it, or one such view. */
  async end(sessionId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await endParentViews(manager, [{ id: sessionId }, { session_id: sessionId }], this.clock.now());
      await manager.delete(SessionEntity, { id: sessionId });
    });
  }

  /** Ends the other sessions of a user, in the transaction of its cause (second factor added). */
  async endOthers(manager: EntityManager, { id, sessionId }: CurrentUserData): Promise<void> {
    await endParentViews(manager, { user_id: id, session_id: Not(sessionId) }, this.clock.now());
    await manager.delete(SessionEntity, { user_id: id, id: Not(sessionId) });
  }

  /** Ends every session of a user and every login that was begun, in the transaction of its cause (password changed, user deleted). */
  async endAll(manager: EntityManager, userId: number): Promise<void> {
    await endParentViews(manager, { user_id: userId }, this.clock.now());
    await manager.delete(SessionEntity, { user_id: userId });
    // A login that has shown the old password is not finished with it.
    await manager.delete(LoginStepEntity, { user_id: userId });
  }

  private sign(sessionId: string, userId: number, expires: Date): SessionToken {
    const token = this.jwt.sign({
      sub: String(userId),
      jti: sessionId,
      iat: Math.floor(this.clock.now().getTime() / 1000),
      exp: Math.floor(expires.getTime() / 1000),
    });
    return { token, expires_at: expires.toISOString() };
  }

  /**
   * The user of a live session with roles, permissions and person, or `null`. One statement, written by hand: every
   * request asks it, and built and hydrated as entities it cost several times as much. Nothing is kept: a session that has ended
   * when the request comes is refused.
   */
  userOf(sessionId: string, userId: number): Promise<CurrentUserData | null> {
    return this.users.ask({ sessionId, userId });
  }

  private async usersOf(asked: readonly SessionOfUser[]): Promise<(CurrentUserData | null)[]> {
    const ids = padded([...new Set(asked.map(({ sessionId }) => sessionId))] as [string, ...string[]]);
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.dataSource.manager.query<SessionRow[]>(
      `${USERS_OF} WHERE s.id IN (${marks}) AND s.expires_at > ?`,
      [...ids, this.clock.now()],
    );
    return asked.map(({ sessionId, userId }) =>
      present(
        sessionId,
        rows.filter((row) => row.session_id === sessionId && row.id === userId),
      ),
    );
  }
}

/** What a token names. */
interface SessionOfUser {
  sessionId: string;
  userId: number;
}

/** A row for each permission of each role; one at least for each session. */
const USERS_OF = `
  SELECT s.id AS session_id, ${ACCOUNT_COLUMNS}, rp.permission
  FROM \`session\` s
  JOIN \`user\` u ON u.id = s.user_id
  ${ACCOUNT_JOINS}`;

interface SessionRow extends PermissionRow {
  session_id: string;
}

function endOf(from: Date, remember: boolean): Date {
  return new Date(from.getTime() + (remember ? SESSION_MS.remember : SESSION_MS.short));
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function present(sessionId: string, rows: readonly SessionRow[]): CurrentUserData | null {
  const [account] = rows;
  return account ? { ...currentUserOf(rows, account), sessionId } : null;
}
