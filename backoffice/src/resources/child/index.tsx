import type { ResourceOverrides } from '../../resource-kit/types';

export default { menu: 30 } satisfies ResourceOverrides;
