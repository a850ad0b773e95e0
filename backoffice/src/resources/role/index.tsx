import type { ResourceOverrides } from '../../resource-kit/types';
import { AssignedUsers } from './AssignedUsers';
import { PermissionsInput } from './PermissionsInput';

export default {
  menu: 2010,
  form: { fields: { permissions: PermissionsInput }, Below: AssignedUsers },
} satisfies ResourceOverrides;
