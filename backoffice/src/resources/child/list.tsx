import type { ListOverrides } from '../../resource-kit/types';
import { ParentsCell } from './ChildParts';
import { HealthIcon } from './HealthIcon';

/** Children with their parents. */
export default {
  columns: { parents: { sortBy: 'parents', render: (record) => <ParentsCell record={record} /> } },
  RowActions: HealthIcon,
} satisfies ListOverrides;
