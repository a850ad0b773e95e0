import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { formatDate, formatInstant } from '../i18n/format';
import { allocationNow } from '@feria/shared/rules/allocation';
import { sureWeeks } from './giving';
import type { Translate } from '../i18n';

/** Of whom and what there is something to say. */
interface Told {
  project: FrontendProjectDetail;
  /** Whether the reader is a parent; `null` while that is not known. */
  isParent: boolean | null;
}

/** What there is to say of how the places of a project are given; nothing where it is first come, first served for all. */
export function placesTexts({ project, isParent }: Told, t: Translate): string[] {
  const { register_to, offer_hours, places_per_child } = project;
  const date = formatDate(register_to);
  const allocation = allocationNow(project);
  return [
    ...priorityTexts({ project, isParent }, t),
    ...(allocation === 'fair_start'
      ? [t('places.fair_start', { smart_count: sureWeeks(project) ?? 1, date }), t('places.fair_start_order')]
      : []),
    ...(allocation === 'draw' ? [t('places.draw', { date })] : []),
    ...(allocation === 'draw' && places_per_child !== null
      ? [t('places.draw_limit', { smart_count: places_per_child })]
      : []),
    ...(project.move_up === 'offer' ? [t('places.offer', { smart_count: offer_hours })] : []),
  ];
}

/** Who may register earlier, and what that means for the reader; nothing once everybody may. */
function priorityTexts({ project, isParent }: Told, t: Translate): string[] {
  const { priority_places, priority_opens_at, regular_opens_at, server_time, has_priority } = project;
  const isOverForAll = regular_opens_at !== null && regular_opens_at <= server_time;
  if (!priority_places.length || !priority_opens_at || !regular_opens_at || isOverForAll) return [];
  const [from, regular] = [formatInstant(priority_opens_at), formatInstant(regular_opens_at)];
  return [
    t('places.priority', { places: priority_places.join(', '), from, regular }),
    ...(has_priority ? [t('places.priority_mine', { from })] : []),
    ...(!has_priority && isParent ? [t('places.priority_not_mine', { from: regular })] : []),
    ...(!has_priority && isParent === false ? [t('places.priority_visitor')] : []),
  ];
}
