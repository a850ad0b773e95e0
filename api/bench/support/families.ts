import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { SCHOOLS, type ContentLanguage } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { SessionEntity } from '../../src/core/auth/session.entity.js';
import { UserEntity } from '../../src/core/auth/user.entity.js';
import { ChildEntity, ChildParentEntity } from '../../src/model/families/child.entity.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { NAMES, PLACES } from '../../src/seed/demo/data.js';
import { healthOf } from '../../src/seed/demo/plan/health.js';
import type { Random } from '../../src/seed/demo/random.js';
import { insertAll } from './rows.js';

/** A logged-in parent. */
export interface CrowdParent {
  userId: number;
  personId: number;
  /** One to three, the eldest first. */
  childIds: [number, ...number[]];
  email: string;
  token: string;
}

export interface FamilyOptions {
  parents: number;
  jwtSecret: string;
  passwordHash: string | null;
}

/** A tenth of the parents have three children, half of them two. */
const CHILDREN = [1, 1, 1, 1, 2, 2, 2, 2, 2, 3];
/** How long a login of the crowd lasts: the app's clock may stand at the opening of tomorrow. */
const SESSION_MS = 3 * 86_400_000;

/** Stores so many logged-in parents, with children, health texts and telephones as families have them. */
export async function storeFamilies(
  manager: EntityManager,
  options: FamilyOptions,
  rng: Random,
): Promise<CrowdParent[]> {
  const now = new Date();
  const expires = new Date(now.getTime() + SESSION_MS);
  const families = Array.from({ length: options.parents }, (_, index) => familyOf(index + 1, rng));
  let childId = 0;
  const crowd = families.map(({ user, children }): CrowdParent => {
    const session = randomBytes(24).toString('base64url');
    const payload = { sub: String(user.id), exp: Math.floor(expires.getTime() / 1000) };
    const token = jwt.sign(payload, options.jwtSecret, { algorithm: 'HS256', jwtid: session });
    const childIds = children.map(() => (childId += 1)) as CrowdParent['childIds'];
    return { userId: user.id, personId: user.id, childIds, email: user.email, token };
  });
  const byFamily = <Row>(row: (parent: CrowdParent, family: Family) => Row): Row[] =>
    crowd.map((parent, index) => row(parent, families[index] as Family));
  await insertAll(
    manager,
    UserEntity,
    byFamily((_, { user }) => ({ ...user, password_hash: options.passwordHash, created_at: now })),
  );
  await insertAll(
    manager,
    ParentEntity,
    byFamily((_, { person }) => person),
  );
  const children = byFamily(({ childIds }, family) =>
    family.children.map((child, place) => ({ ...child, id: childIds[place] as number, last_update: now })),
  ).flat();
  await insertAll(
    manager,
    ChildEntity,
    children.map((child) => ({ ...child, tax: taxOf('C', child.id) })),
  );
  const links = byFamily(({ childIds, personId }) =>
    childIds.map((child_id) => ({ child_id, person_id: personId })),
  );
  await insertAll(manager, ChildParentEntity, links.flat());
  await insertAll(
    manager,
    SessionEntity,
    crowd.map(({ userId, token }) => ({
      id: (jwt.decode(token) as { jti: string }).jti,
      user_id: userId,
      remember: false,
      created_at: now,
      expires_at: expires,
    })),
  );
  return crowd;
}

type Family = ReturnType<typeof familyOf>;

function familyOf(id: number, rng: Random) {
  const lang: ContentLanguage = rng.chance(0.7) ? 'de' : 'it';
  const names = NAMES[lang];
  const last_name = rng.pick(names.last);
  const first_name = rng.pick(names.women);
  const town = rng.pick(PLACES.towns);
  const phone = `+39 333 ${1_000_000 + id}`;
  const children = Array.from({ length: rng.pick(CHILDREN) }, (_, place) => {
    const gender: 'f' | 'm' = rng.chance(0.5) ? 'f' : 'm';
    const health = healthOf(lang, rng);
    return {
      first_name: rng.pick(gender === 'f' ? names.girls : names.boys),
      last_name,
      gender,
      lang,
      phone,
      ...health,
      birth: `${new Date().getFullYear() - 11 + 2 * place}-0${rng.int(1, 9)}-1${rng.int(0, 9)}`,
      school: SCHOOLS[7 - place] ?? 'other',
      whatsapp_infos: rng.chance(0.6),
      leave_alone: false,
      swimming_help: false,
      health_consent_at: Object.values(health).some(Boolean) ? new Date() : null,
    };
  });
  return {
    user: {
      id,
      name: `${first_name} ${last_name}`,
      email: `parent${id}@feria.example`,
      lang,
      password_change_required: false,
    },
    person: {
      id,
      user_id: id,
      first_name,
      last_name,
      tax: taxOf('P', id),
      gender: 'f' as const,
      phone,
      birth: '1985-05-05',
      address: rng.pick(PLACES.streets)[lang],
      plz: town.plz,
      place: town[lang],
    },
    children,
  };
}

/** As long as a real one, and different for each. */
function taxOf(letter: string, id: number): string {
  return `${letter}${String(id).padStart(15, '0')}`;
}
