import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  menu: { group: 'administration', position: 20 },
  list: () => import('./list'),
  form: () => import('./form'),
} satisfies ResourceOverrides;
