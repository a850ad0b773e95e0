import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isPermission, type SessionToken } from '@feria/shared';
import jwt from 'jsonwebtoken';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { PersonEntity } from '../../people/person.entity.js';
import { UserEntity } from '../../users/user.entity.js';
import { Clock } from '../clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { Transactions } from '../database/transactions.js';
import { AppError } from '../http/errors.js';
import type { CurrentUserData } from './current-user.js';
import { SessionEntity } from './session.entity.js';

const HOUR = 3_600_000;
/** How long a session lasts: 2 hours, or 30 days when the login asks to be remembered (decisions §3). */
export const SESSION_MS = { short: 2 * HOUR, remember: 30 * 24 * HOUR } as const;

/** Sessions are rows; a JWT only names one. Ending a row ends it at once, for every process. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
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
    await manager.insert(SessionEntity, {
      id,
      user_id: userId,
      remember,
      created_at: now,
      expires_at: expires,
    });
    return this.sign(id, userId, expires);
  }

  /**
   * A fresh token for the present session, which then lasts as long as its kind does; the old token lives to its own end
   * (decisions §3). Both name one row, so that a logout ends them together.
   */
  async refresh(sessionId: string, userId: number): Promise<SessionToken> {
    const expires = await this.transactions.run(async (manager) => {
      const session = await manager.findOneBy(SessionEntity, { id: sessionId, user_id: userId });
      if (!session) throw new AppError('unauthenticated');
      const until = endOf(this.clock.now(), session.remember);
      await manager.update(SessionEntity, { id: sessionId }, { expires_at: until });
      return until;
    });
    return this.sign(sessionId, userId, expires);
  }

  /** Whether the login of a session asked to be remembered. */
  async isRemembered(manager: EntityManager, sessionId: string): Promise<boolean> {
    return (await manager.findOneBy(SessionEntity, { id: sessionId }))?.remember ?? false;
  }

  /** Ends one session. */
  async end(sessionId: string): Promise<void> {
    await this.transactions.run((manager) => manager.delete(SessionEntity, { id: sessionId }));
  }

  /** Ends every session of a user, in the transaction of its cause (password changed, user deleted). */
  async endAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(SessionEntity, { user_id: userId });
  }

  private sign(sessionId: string, userId: number, expires: Date): SessionToken {
    const token = jwt.sign(
      {
        sub: String(userId),
        jti: sessionId,
        iat: Math.floor(this.clock.now().getTime() / 1000),
        exp: Math.floor(expires.getTime() / 1000),
      },
      this.config.jwtSecret,
      { algorithm: 'HS256' },
    );
    return { token, expires_at: expires.toISOString() };
  }

  /** The user of a live session with roles, permissions and person, or `null`: two statements, whatever the user has. */
  async userOf(sessionId: string, userId: number): Promise<CurrentUserData | null> {
    // `find`, not `findOne`: with joins to many, the latter asks for the ids first, in a statement of its own.
    const [session] = await this.dataSource.manager.find(SessionEntity, {
      where: { id: sessionId, user_id: userId, expires_at: MoreThan(this.clock.now()) },
      relations: { user: { roleLinks: { role: { permissions: true } } } },
      relationLoadStrategy: 'join',
    });
    if (!session?.user) return null;
    const person = await this.dataSource.manager.findOne(PersonEntity, {
      select: { id: true, first_name: true, last_name: true },
      where: { user_id: userId },
    });
    return present(session.id, session.user, person);
  }
}

function endOf(from: Date, remember: boolean): Date {
  return new Date(from.getTime() + (remember ? SESSION_MS.remember : SESSION_MS.short));
}

function present(sessionId: string, user: UserEntity, person: PersonEntity | null): CurrentUserData {
  const roles = (user.roleLinks ?? []).flatMap(({ role }) => (role ? [role] : []));
  const permissions = roles.flatMap((role) => (role.permissions ?? []).map(({ permission }) => permission));
  return {
    id: user.id,
    sessionId,
    name: user.name,
    email: user.email,
    lang: user.lang,
    roles: roles.map(({ name }) => name),
    permissions: [...new Set(permissions)].filter(isPermission).sort(),
    passwordChangeRequired: user.password_change_required,
    person: person && { id: person.id, first_name: person.first_name, last_name: person.last_name },
  };
}
