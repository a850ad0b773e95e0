import type { FamilyChild, FamilyRegistration } from '@feria/shared/contracts/family';
import type { FrontendProject, FrontendSpot, Named } from '@feria/shared/contracts/frontend';
import type { PortalLanguage } from '@feria/shared/config';
import { distanceKm } from '@feria/shared/rules/distance';
import type { I18n } from '../../i18n';

/** How far the place of a project is from where a child of the family is in the same calendar week. */
export interface Nearby {
  /** First name of that child; `null` where it is the one for whom the project is. */
  name: string | null;
  /** What it does there. */
  project: Named;
  km: number;
}

/** What a child has in a calendar week. */
interface Where {
  child: Pick<FamilyChild, 'id' | 'first_name'>;
  planned: readonly { registration: FamilyRegistration }[];
  inBasket: readonly { project: FrontendProject }[];
}

/** Nearer than this is the same place: coordinates are good to about so much. */
const SAME_KM = 0.15;

/** Whether a child goes there as far as is known: it has a place, or the offer of one. */
function isHad({ is_waiting, offer_expires_at }: FamilyRegistration): boolean {
  return !is_waiting || Boolean(offer_expires_at);
}

/** Where the projects take place that a child has in a calendar week, booked or in the basket. */
function spotsOf(
  { planned, inBasket }: Where,
  projects: readonly FrontendProject[],
): { project: Named; spot: FrontendSpot }[] {
  const booked = planned
    .filter(({ registration }) => isHad(registration))
    .flatMap(({ registration: { course } }) => projects.find(({ id }) => id === course.id) ?? []);
  return [...booked, ...inBasket.map(({ project }) => project)].flatMap((project) =>
    project.location ? [{ project, spot: project.location }] : [],
  );
}

/**
 * How far a place is from where each child of the family is in a calendar week, the nearest of each child, the child itself first. Nothing
 * where coordinates are not known, or the project is not listed any more.
 * @param childId for whom the project at the place is
 * @param cells all children in that calendar week
 */
export function nearbyOf(
  place: FrontendSpot | null,
  childId: number,
  cells: readonly Where[],
  projects: readonly FrontendProject[],
): Nearby[] {
  if (!place) return [];
  const own = ({ child }: Where): boolean => child.id === childId;
  return [...cells.filter(own), ...cells.filter((cell) => !own(cell))].flatMap((cell) => {
    const found = spotsOf(cell, projects).flatMap(({ project, spot }): Nearby[] => {
      const km = distanceKm(place, spot);
      return km === null ? [] : [{ name: own(cell) ? null : cell.child.first_name, project, km }];
    });
    return found.sort((a, b) => a.km - b.km).slice(0, 1);
  });
}

/** A first name as that of an owner: *Emils*, *Jonas’*, *Emil’s*. */
export function possessive(name: string, language: PortalLanguage): string {
  if (language === 'it') return name;
  if (language === 'en') return `${name}’s`;
  return /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;
}

/** *3 km von Emils Woche*: how far away something is, in words. */
export function nearbyText({ name, project, km }: Nearby, { t, local, language }: I18n): string {
  const what = local(project, 'name');
  if (km < SAME_KM) return t('planner.same_place', { name: name ?? what });
  const distance = km < 1 ? t('planner.km_under') : t('planner.km', { km: Math.round(km) });
  return name === null
    ? t('planner.distance_own', { distance, project: what })
    : t('planner.distance', { distance, whose: possessive(name, language) });
}
