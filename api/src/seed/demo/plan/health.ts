import type { HealthField, ContentLanguage } from '@feria/shared';
import { REMARKS } from '../data.js';
import type { Random } from '../random.js';
import type { ChildRow } from './rows.js';

/** Children with something in the health fields, of a hundred. */
const WITH_HEALTH = 17;

/** The health fields of a child; mostly empty. */
export function healthOf(lang: ContentLanguage, rng: Random): Pick<ChildRow, HealthField> {
  const some = rng.int(1, 100) <= WITH_HEALTH;
  const maybe = (share: number, texts: Record<ContentLanguage, readonly string[]>): string | null =>
    some && rng.chance(share) ? rng.pick(texts[lang]) : null;
  const health = {
    with_diagnostics: some && rng.chance(0.15),
    medicaments: maybe(0.25, REMARKS.medicaments),
    incompatibilities: maybe(0.3, REMARKS.incompatibilities),
    allergies: maybe(0.55, REMARKS.allergies),
    risk_group: maybe(0.12, REMARKS.riskGroups),
  };
  if (some && !Object.values(health).some(Boolean)) health.allergies = rng.pick(REMARKS.allergies[lang]);
  return health;
}
