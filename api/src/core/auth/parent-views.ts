import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Permission, SessionToken } from '@feria/shared';
import { DataSource, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { insertAuditEntries, recordAudit } from '../audit/audit.js';
import { Clock } from '../clock.js';
import { Transactions } from '../database/transactions.js';
import { AppError } from '../http/errors.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { accountOf, type AccountRow } from './account-row.js';
import type { CurrentUserData } from './current-user.js';
import { ParentViewEntity } from './parent-view.entity.js';

/** How long a view lasts. It cannot be prolonged. */
const VIEW_MS = 30 * 60_000;

/** How the log of changes calls begin and end. */
const BEGIN = 'parent/view';
const END = 'parent/view/end';

/** A parent with an account, who can be looked at. */
export interface ViewedParent {
  personId: number;
  userId: number;
}

/**
 * Views of the portal as a parent (product/accounts.md#view-as-parent): sessions of a kind of their own, of which the access guard knows
 * that they only read.
 */
@Injectable()
export class ParentViews {
  constructor(
    private readonly jwt: JwtService,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('views as a parent', () => this.endExpired());
  }

  /**
   * Opens a view for whoever makes the request, in a transaction, and gives its token. Only after the commit does it hold.
   * @throws AppError 403 `not_for_api_keys`: a view ends with the session of whoever looks
   */
  async open(
    manager: EntityManager,
    viewer: CurrentUserData,
    { personId, userId }: ViewedParent,
  ): Promise<SessionToken> {
    if (viewer.apiKey) throw new AppError('not_for_api_keys');
    const now = this.clock.now();
    const expires = new Date(now.getTime() + VIEW_MS);
    const id = randomBytes(24).toString('base64url');
    await manager.insert(ParentViewEntity, {
      id,
      session_id: viewer.sessionId,
      user_id: viewer.id,
      person_id: personId,
      created_at: now,
      expires_at: expires,
    });
    await recordAudit(manager, { action: 'call', resource: BEGIN, recordId: personId });
    const token = this.jwt.sign({
      sub: String(userId),
      act: { sub: String(viewer.id) },
      jti: id,
      iat: Math.floor(now.getTime() / 1000),
      exp: Math.floor(expires.getTime() / 1000),
    });
    return { token, expires_at: expires.toISOString() };
  }

  /**
   * The parent of a live view as the user of a request, without any role or permission; `null` when the view or the session from
   * which it was opened has ended, or the viewer lacks a permission or a second factor by now. One statement.
   */
  async userOf(viewId: string, userId: number, viewerId: number): Promise<CurrentUserData | null> {
    const now = this.clock.now();
    const rows = await this.dataSource.manager.query<ViewRow[]>(VIEW_OF, [
      viewId,
      userId,
      viewerId,
      now,
      now,
    ]);
    const held = new Set(rows.map(({ viewer_permission }) => viewer_permission));
    const [row] = rows;
    const lacksFactor = rows.some((each) => each.factor_required && !each.viewer_factor);
    if (!row || lacksFactor || !VIEW_PERMISSIONS.every((permission) => held.has(permission))) return null;
    return {
      ...accountOf(row),
      sessionId: viewId,
      roles: [],
      permissions: [],
      passwordChangeRequired: false,
      hasSecondFactor: false,
      secondFactorRequired: false,
      viewer: { id: viewerId, health: held.has('child.health') },
      apiKey: null,
    };
  }

  private endExpired(): Promise<void> {
    return this.transactions.run((manager) =>
      endParentViews(manager, { expires_at: LessThanOrEqual(this.clock.now()) }, this.clock.now()),
    );
  }
}

/** Ends views and notes it in the log of changes, in the transaction of its cause. */
export async function endParentViews(
  manager: EntityManager,
  which: FindOptionsWhere<ParentViewEntity> | FindOptionsWhere<ParentViewEntity>[],
  now: Date,
): Promise<void> {
  for (const { id, user_id, person_id, expires_at } of await manager.findBy(ParentViewEntity, which)) {
    // Of two that end the same view, one notes it.
    const { affected } = await manager.delete(ParentViewEntity, { id });
    if (affected !== 1) continue;
    await insertAuditEntries(manager, [
      {
        userId: user_id,
        action: 'call',
        resource: END,
        recordId: person_id,
        at: expires_at < now ? expires_at : now,
      },
    ]);
  }
}

/** What a viewer must hold, at the beginning and all the time. */
const VIEW_PERMISSIONS: readonly Permission[] = ['person.viewAs', 'person.view'];

/** A row for each permission of each role of the viewer. Written by hand, as that of the sessions. */
const VIEW_OF = `
  SELECT u.id, u.name, u.email, u.lang, u.email_confirm_until, u.mails_held_at,
    p.id AS person_id, p.first_name, p.last_name, p.plz, rp.permission AS viewer_permission,
    r.second_factor AS factor_required, viewer.second_factor_at AS viewer_factor
  FROM \`parent_view\` v
  JOIN \`session\` s ON s.id = v.session_id AND s.user_id = v.user_id
  JOIN \`person\` p ON p.id = v.person_id
  JOIN \`user\` u ON u.id = p.user_id
  JOIN \`user\` viewer ON viewer.id = v.user_id
  JOIN \`user_role\` ur ON ur.user_id = v.user_id
  JOIN \`role\` r ON r.id = ur.role_id
  JOIN \`role_permission\` rp ON rp.role_id = ur.role_id
  WHERE v.id = ? AND u.id = ? AND v.user_id = ? AND v.expires_at > ? AND s.expires_at > ?`;

interface ViewRow extends AccountRow {
  viewer_permission: string;
  /** Whether the role requires a second factor, and since when the viewer has one. */
  factor_required: number;
  viewer_factor: Date | string | null;
}
