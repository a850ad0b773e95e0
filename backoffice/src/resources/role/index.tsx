import type { ResourceOverrides } from '../../resource-kit/types';

export default { menu: 2010, form: () => import('./form') } satisfies ResourceOverrides;
