import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  menu: 30,
  list: () => import('./list'),
  form: () => import('./form'),
} satisfies ResourceOverrides;
