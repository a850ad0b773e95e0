import { Not, type EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { decrypt, encrypt } from '../../core/database/health-cipher.js';
import {
  AuthenticatorAppEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
} from '../../model/accounts/second-factor.entity.js';

/** The second factor of an account at one time, as JSON keeps it. */
interface Factors {
  /** Since when it has one. */
  at: string | null;
  app: { secret: string; created_at: string; last_step: number } | null;
  passkeys: (Omit<PasskeyEntity, 'id' | 'user_id' | 'user' | 'created_at' | 'last_used_at'> & {
    created_at: string;
    last_used_at: string | null;
  })[];
  codes: { hash: string; used_at: string | null }[];
}

/**
 * The second factor of an account as it is now: secret of the app, public keys, hashes of the recovery codes. Encrypted like health
 * data, since the secret makes codes.
 */
export async function factorsOf(manager: EntityManager, user_id: number): Promise<string> {
  const { second_factor_at } = await manager.findOneByOrFail(UserEntity, { id: user_id });
  const app = await manager.findOneBy(AuthenticatorAppEntity, { user_id });
  const passkeys = await manager.find(PasskeyEntity, { where: { user_id }, order: { id: 'ASC' } });
  const codes = await manager.find(RecoveryCodeEntity, { where: { user_id }, order: { id: 'ASC' } });
  const factors: Factors = {
    at: second_factor_at?.toISOString() ?? null,
    app: app && { secret: app.secret, created_at: app.created_at.toISOString(), last_step: app.last_step },
    passkeys: passkeys.map((passkey) => ({
      name: passkey.name,
      credential_id: passkey.credential_id,
      credential_hash: passkey.credential_hash,
      public_key: passkey.public_key,
      counter: passkey.counter,
      transports: passkey.transports,
      created_at: passkey.created_at.toISOString(),
      last_used_at: passkey.last_used_at?.toISOString() ?? null,
    })),
    codes: codes.map(({ hash, used_at }) => ({ hash, used_at: used_at?.toISOString() ?? null })),
  };
  return encrypt(JSON.stringify(factors));
}

/**
 * Puts the second factor of an account back to what it was. A passkey that another account has by now stays that one's. The caller
 * holds the lock of the account.
 * @param snapshot of {@link factorsOf}
 */
export async function restoreFactors(
  manager: EntityManager,
  user_id: number,
  snapshot: string,
): Promise<void> {
  const { at, app, passkeys, codes } = JSON.parse(decrypt(snapshot)) as Factors;
  await forgetFactors(manager, user_id);
  if (app)
    await manager.insert(AuthenticatorAppEntity, { ...app, user_id, created_at: new Date(app.created_at) });
  let hasFactor = app !== null;
  for (const { created_at, last_used_at, ...passkey } of passkeys) {
    const { credential_hash } = passkey;
    if (await manager.existsBy(PasskeyEntity, { credential_hash, user_id: Not(user_id) })) continue;
    hasFactor = true;
    await manager.insert(PasskeyEntity, {
      ...passkey,
      user_id,
      created_at: new Date(created_at),
      last_used_at: last_used_at === null ? null : new Date(last_used_at),
    });
  }
  // Without a factor nothing would be asked for that anybody has.
  if (at === null || !hasFactor) return;
  if (codes.length)
    await manager.insert(
      RecoveryCodeEntity,
      codes.map(({ hash, used_at }) => ({
        user_id,
        hash,
        used_at: used_at === null ? null : new Date(used_at),
      })),
    );
  await manager.update(UserEntity, { id: user_id }, { second_factor_at: new Date(at) });
}

/** Takes every factor and recovery code from an account. */
export async function forgetFactors(manager: EntityManager, user_id: number): Promise<void> {
  await manager.delete(AuthenticatorAppEntity, { user_id });
  await manager.delete(PasskeyEntity, { user_id });
  await manager.delete(RecoveryCodeEntity, { user_id });
  await manager.update(UserEntity, { id: user_id }, { second_factor_at: null });
}
