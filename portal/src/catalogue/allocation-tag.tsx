import { allocationNow } from '@feria/shared/rules/allocation';
import type { Giving } from './giving';
import { Tag } from '../components/tag';
import { useT } from '../i18n';

/** Names the way in which a project gives its places, unless it is first come, first served. */
export function AllocationTag({ project }: { project: Giving }) {
  const t = useT();
  const allocation = allocationNow(project);
  if (allocation === 'first_come') return null;
  return <Tag tone="info">{t(`places.label.${allocation}`)}</Tag>;
}
