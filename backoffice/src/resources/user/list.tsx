import type { ListOverrides } from '../../resource-kit/types';
import { ParentCell, RolesCell } from './cells';
import { RoleFilter, StaffFilter } from './filters';

/** Accounts with their roles. */
export default {
  columns: {
    roles: { render: (record) => <RolesCell record={record} /> },
    is_parent: { render: (record) => <ParentCell record={record} />, align: 'center' },
  },
  filters: { is_parent: StaffFilter, roles: RoleFilter },
  // Parents are many and kept elsewhere: the list opens with those who work here.
  filterDefaults: { is_parent: '0' },
} satisfies ListOverrides;
