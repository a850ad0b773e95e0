import type { ResourceOverrides } from '../../resource-kit/types';

export default {
  menu: { group: 'administration', position: 20 },
  form: () => import('./form'),
} satisfies ResourceOverrides;
