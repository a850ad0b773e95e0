import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NOT_BY_KEY } from '@feria/shared';
import type { Request } from 'express';
import { DataSource, IsNull, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import { Transactions } from '../database/transactions.js';
import { AppError } from '../http/errors.js';
import { requestContext } from '../request-context.js';
import { sha256 } from '../text/sha256.js';
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  currentUserOf,
  instantOf,
  type PermissionRow,
} from './account-row.js';
import { ApiKeyEntity } from './api-key.entity.js';
import type { CurrentUserData } from './current-user.js';

/** How each key begins: whoever finds one knows what it is, and so do programs that search for secrets. */
const PREFIX = 'feria_';
/** The time of the last use is written at most so often (milliseconds), not with each call. */
const USE_NOTED_MS = 60_000;
const HINT_LENGTH = 4;

/** A key that nobody has seen yet. */
export interface NewApiKey {
  /** To be shown once. */
  key: string;
  tokenHash: string;
  hint: string;
}

/** Makes the secret of a key: 256 random bits. */
export function newApiKey(): NewApiKey {
  const key = PREFIX + randomBytes(32).toString('base64url');
  return { key, tokenHash: sha256(key), hint: key.slice(-HINT_LENGTH) };
}

/** The API key that a request brings in place of a login; `null` when it brings none. Only the header is read: addresses are logged. */
export function apiKeyOf({ headers }: Pick<Request, 'headers'>): string | null {
  const [scheme, token] = (headers.authorization ?? '').split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' && token?.startsWith(PREFIX) ? token : null;
}

/**
 * Refuses a program what makes or changes the login of a person, or to where its money goes: that would outlive the key. To be called where
 * such things are written.
 * @throws AppError 403 `not_for_api_keys`
 */
export function refuseApiKey(): void {
  if (requestContext()?.actor?.apiKey) throw new AppError('not_for_api_keys');
}

/** Ends the keys of an account, in the transaction of its cause: somebody else may have made them. */
export async function endApiKeys(manager: EntityManager, userId: number): Promise<void> {
  await manager.delete(ApiKeyEntity, { user_id: userId });
}

/** API key → the account in whose name it acts, with the permissions that key and account both have (product/accounts.md#api-keys). */
@Injectable()
export class ApiKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The user of a key that has not ended, or `null`. One statement, and one more when its last use was a minute ago. */
  async userOf(key: string): Promise<CurrentUserData | null> {
    const now = this.clock.now();
    const rows = await this.dataSource.manager.query<KeyRow[]>(USER_OF_KEY, [sha256(key), now]);
    const [row] = rows;
    if (!row) return null;
    await this.noteUse(row, now);
    const user = currentUserOf(rows, row);
    // The children of a parent are no business of a program that works for the office.
    return {
      ...user,
      sessionId: '',
      roles: [row.key_role],
      permissions: user.permissions.filter((permission) => !NOT_BY_KEY.includes(permission)),
      secondFactorRequired: user.secondFactorRequired || Boolean(row.key_role_factor),
      person: null,
      apiKey: { id: row.key_id, name: row.key_name },
    };
  }

  private async noteUse({ key_id, last_used_at }: KeyRow, now: Date): Promise<void> {
    const before = new Date(now.getTime() - USE_NOTED_MS);
    const last = instantOf(last_used_at);
    if (last && last >= before) return;
    await this.transactions.run((manager) =>
      manager.update(
        ApiKeyEntity,
        [
          { id: key_id, last_used_at: IsNull() },
          { id: key_id, last_used_at: LessThan(before) },
        ],
        { last_used_at: now },
      ),
    );
  }
}

interface KeyRow extends PermissionRow {
  key_id: number;
  key_name: string;
  key_role: string;
  /** Whether the key's role requires a second factor: then its maker must have one. */
  key_role_factor: number;
  last_used_at: Date | string | null;
}

/** A row for each permission of each role of the account; the permission is `null` where the key's role lacks it. */
const USER_OF_KEY = `
  SELECT k.id AS key_id, k.name AS key_name, k.last_used_at, kr.name AS key_role, kr.second_factor AS key_role_factor,
    ${ACCOUNT_COLUMNS}, kp.permission
  FROM \`api_key\` k
  JOIN \`role\` kr ON kr.id = k.role_id
  JOIN \`user\` u ON u.id = k.user_id
  ${ACCOUNT_JOINS}
  LEFT JOIN \`role_permission\` kp ON kp.role_id = k.role_id AND kp.permission = rp.permission
  WHERE k.token_hash = ? AND k.expires_at > ?`;
