import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  menu: { group: 'families', position: 10 },
  list: () => import('./list'),
  form: () => import('./form'),
} satisfies ResourceOverrides;
