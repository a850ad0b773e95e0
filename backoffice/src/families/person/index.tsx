import type { ResourceOverrides } from '../../resource-kit/types';

/** Parents (product/families.md#persons-and-children). */
export default {
  resource: 'parent',
  menu: { group: 'families', position: 20 },
  list: () => import('./list'),
  form: () => import('./form'),
} satisfies ResourceOverrides;
