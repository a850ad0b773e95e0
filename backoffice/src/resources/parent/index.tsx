import type { ResourceOverrides } from '../../resource-kit/types';

export default { menu: 40 } satisfies ResourceOverrides;
