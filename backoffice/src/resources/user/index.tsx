import type { ResourceOverrides } from '../../resource-kit/types';
import { ParentCell, RolesCell } from './cells';
import { RoleFilter, StaffFilter } from './filters';
import { UserCreate } from './UserCreate';
import { UserEdit } from './UserEdit';

export default {
  menu: 2000,
  list: {
    columns: {
      roles: { render: (record) => <RolesCell record={record} /> },
      is_parent: { render: (record) => <ParentCell record={record} />, align: 'center' },
    },
    filters: { is_parent: StaffFilter, roles: RoleFilter },
    // Parents are many and kept elsewhere: the list opens with those who work here.
    filterDefaults: { is_parent: '0' },
  },
  pages: { create: UserCreate, edit: UserEdit },
} satisfies ResourceOverrides;
