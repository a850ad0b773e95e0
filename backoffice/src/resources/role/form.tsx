import type { FormOverrides } from '../../resource-kit/types';
import { AssignedUsers } from './AssignedUsers';
import { PermissionsInput } from './PermissionsInput';

/** Permissions are chosen in groups; under the form stand the users who hold the role. */
export default { fields: { permissions: PermissionsInput }, Below: AssignedUsers } satisfies FormOverrides;
