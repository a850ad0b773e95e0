import type { ResourceOverrides } from '../../resource-kit/types';

export default { form: () => import('./form') } satisfies ResourceOverrides;
